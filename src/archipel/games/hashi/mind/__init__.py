"""How bots think about a board: chances learned from play, every entry of a turn, a plan."""
