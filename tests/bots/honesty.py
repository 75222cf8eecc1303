"""A bot knows no more than its seat: where all that is hidden lies otherwise, it does the same."""

from __future__ import annotations

from archipel.bots import bot
from archipel.core.game import Game, Outlook
from archipel.core.rng import Quick
from archipel.core.state import State


def assert_honest(game: Game, state: State, level: str, plies: int) -> None:
    """Every choice is made a second time, on a twin of what the seat knows."""
    rng = Quick(3)
    for ply in range(plies):
        seat = state.to_act()[0]
        action = bot(game, level).choose(Outlook(game, state, seat), Quick(ply))
        twin = state.determinize(seat, rng.fork())
        assert bot(game, level).choose(Outlook(game, twin, seat), Quick(ply)) == action
        state.apply(seat, action)
