"""Other libraries as cases of the bench, a module each, named as one installs it."""
