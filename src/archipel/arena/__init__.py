"""Bots against bots: matches on all cores or on a cluster, told in figures or kept in a file."""

from archipel.arena.errors import BrokenGames, CannotPlay
from archipel.arena.figures import Figures, figures
from archipel.arena.games_file import Ending, Header, Plan, PlayedGame
from archipel.arena.match import Match, Played, Recorded, play, play_recorded
from archipel.arena.reader import Position, positions, read_games, read_header
from archipel.arena.selfplay import SelfPlay
from archipel.arena.tournament import in_order, plan, run
from archipel.arena.workers import cores, workers
from archipel.ladder import BotLadder, ladder

__all__ = [
    "BotLadder",
    "BrokenGames",
    "CannotPlay",
    "Ending",
    "Figures",
    "Header",
    "Match",
    "Plan",
    "Played",
    "PlayedGame",
    "Position",
    "Recorded",
    "SelfPlay",
    "cores",
    "figures",
    "in_order",
    "ladder",
    "plan",
    "play",
    "play_recorded",
    "positions",
    "read_games",
    "read_header",
    "run",
    "workers",
]
