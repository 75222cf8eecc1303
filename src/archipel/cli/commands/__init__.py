"""What each command does: a file for every command of `archipel`."""
