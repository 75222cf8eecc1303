"""Records for the tests of analysis: bots that play and slip, whole games or their beginnings."""

from __future__ import annotations

from archipel.analysis.budgets import Budget
from archipel.bots import bot
from archipel.bots.mixed import Mixed
from archipel.core.game import Game, Mode, Outlook
from archipel.core.record import Record
from archipel.core.rng import Quick

TINY = Budget(
    candidates=3,
    ranked=6,
    bots=("quick",),
    asked=1,
    sifted=2,
    compared=3,
    looked=2,
    which=0,
    doubted=0.2,
    enough=0.01,
)


def played(game: Game, mode: Mode, seats: int, *, plies: int = 10_000, seed: int = 3, level: str = "quick") -> Record:
    """A game, or its beginning, in which everybody slips in a fifth of all decisions."""
    options = game.choose_options(mode)
    record = Record.begin(game, options, seats, seed)
    state = game.new(options, seats, record.seed)
    rng, player = Quick(seed), Mixed(bot(game, level), 20)
    for _ in range(plies):
        if state.outcome() is not None:
            break
        seat = state.to_act()[0]
        action = player.choose(Outlook(game, state, seat), rng)
        state.apply(seat, action)
        record.add(seat, action)
    return record
