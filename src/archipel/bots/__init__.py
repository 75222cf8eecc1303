"""Players for any game: each is given an outlook and chooses one of its legal actions."""

from archipel.bots.job import BotJob, choose
from archipel.bots.levels import LEVELS, UnknownBot, bot, names

__all__ = ["LEVELS", "BotJob", "UnknownBot", "bot", "choose", "names"]
