"""The steps of a game, named as the rulebook names them."""
