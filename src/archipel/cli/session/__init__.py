"""A person at the keyboard: a game, a lesson or a replay, line by line."""
