"""Games as OpenSpiel knows them: `pyspiel.load_game("archipel_hashi_side_a_turns(players=2)")` after this import."""

from archipel.envs.openspiel.bot import HouseBot
from archipel.envs.openspiel.games import SpielGame, names, register_all
from archipel.envs.openspiel.states import SpielState

register_all()

__all__ = ["HouseBot", "SpielGame", "SpielState", "names"]
