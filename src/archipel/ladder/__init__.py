"""How strong each level of bots is, measured: ladders of games and modes, kept with the game."""

from archipel.ladder.kept import RUNGS, is_main, ladder, ladders, main_modes, publish, wanted_games
from archipel.ladder.picture import draw
from archipel.ladder.values import ANCHOR, BotLadder, LadderBot, LadderPair

__all__ = [
    "ANCHOR",
    "RUNGS",
    "BotLadder",
    "LadderBot",
    "LadderPair",
    "draw",
    "is_main",
    "ladder",
    "ladders",
    "main_modes",
    "publish",
    "wanted_games",
]
