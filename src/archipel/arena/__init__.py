"""Bots against bots: matches on all cores, told in figures."""

from archipel.arena.figures import Figures, figures
from archipel.arena.match import Match, Played, play
from archipel.arena.tournament import cores, plan, run

__all__ = ["Figures", "Match", "Played", "cores", "figures", "plan", "play", "run"]
