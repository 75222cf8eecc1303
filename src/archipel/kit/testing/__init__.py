"""Parts of a game's tests: a table to try positions on, chance that does as it is told, rules that are all cited."""
