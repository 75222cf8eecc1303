"""Players of Small Islands: each level plays each mode, knows no more than its seat, and the strong one is strong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.honesty import assert_honest

from archipel.bots import bot
from archipel.core.game import Outlook
from archipel.core.rng import Quick
from archipel.core.values import Outcome
from archipel.games.small_islands.bots.player import Islander
from archipel.games.small_islands.judge import judge
from archipel.games.small_islands.scoring import total
from archipel.games.small_islands.state import SmallState

from .position import SMALL, dealt

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("normal", 2, {}),
    ("normal", 3, {"payment": "each"}),
    ("advanced", 3, {}),
    ("solo", 1, {"level": 2}),
    ("solo_advanced", 1, {"level": 5}),
]
LEVELS = ("normal", "easy", "easy", "easy")


def opened(mode: str, seats: int, seed: int, **changes: Any) -> SmallState:
    return dealt(seats, seed, mode=mode, **changes).state


def played(state: SmallState, *levels: str, plies: int = 2000) -> Outcome | None:
    """A game between bots, each told what its seat may know, or so much of it; `apply` refuses what is not legal."""
    bots = [bot(SMALL, level) for level in levels]
    rngs = [Quick(seat) for seat in range(state.seats)]
    for _ in range(plies):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        state.apply(seat, bots[seat].choose(Outlook(SMALL, state, seat), rngs[seat]))
    return state.outcome()


@pytest.mark.once
@pytest.mark.parametrize(("mode", "seats", "changes"), TABLES)
def test_every_mode_is_played_to_its_end(mode: str, seats: int, changes: dict[str, Any]) -> None:
    assert played(opened(mode, seats, 5, **changes), *LEVELS[:seats]) is not None


@pytest.mark.parametrize(("mode", "seats"), [("normal", 2), ("advanced", 2), ("solo", 1)])
def test_a_bot_knows_no_more_than_its_seat(mode: str, seats: int) -> None:
    """Rules 2 and 4: objectives of others and what lies face down count for nothing in its choice."""
    state = opened(mode, seats, 21)
    rng = Quick(3)
    for ply in range(24):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        action = bot(SMALL, "normal").choose(Outlook(SMALL, state, seat), Quick(ply))
        twin = state.determinize(seat, rng.fork())
        assert bot(SMALL, "normal").choose(Outlook(SMALL, twin, seat), Quick(ply)) == action
        state.apply(seat, action)


@pytest.mark.once
@pytest.mark.parametrize(("mode", "seats", "plies"), [("normal", 2, 50), ("advanced", 3, 60), ("solo", 1, 40)])
def test_play_outs_know_no_more_than_the_seat(mode: str, seats: int, plies: int) -> None:
    """Rules 2 and 4: what is tried out is tried on twins of what the seat knows; asked again it says the same."""
    state = opened(mode, seats, 22)
    played(state, *["easy"] * seats, plies=plies)
    assert_honest(SMALL, state, "strong", 4)


def test_thinking_and_judging_change_nothing() -> None:
    state = opened("normal", 2, 9)
    played(state, "easy", "easy", plies=30)
    before = state.digest()
    Islander(trials=2).choose(Outlook(SMALL, state, state.to_act()[0]), Quick(1))
    judge(state, 0)
    assert state.digest() == before


def test_the_judge_knows_who_has_won() -> None:
    state = opened("normal", 2, 8)
    outcome = played(state, "easy", "easy")
    assert outcome is not None
    winner = outcome.winners[0]
    assert judge(state, winner) > judge(state, 1 - winner)


@pytest.mark.once
def test_strong_beats_greedy() -> None:
    """One deal, with seats swapped."""
    lead = 0
    for strong in range(2):
        state = opened("normal", 2, 900)
        played(state, *["strong" if seat == strong else "greedy" for seat in range(2)])
        lead += total(state, strong) - total(state, 1 - strong)
    assert lead > 0


@pytest.mark.once
def test_strong_beats_alexis() -> None:
    """Most games of the third level are won."""
    won = 0
    for seed in range(40, 43):
        state = opened("solo", 1, seed, level=3)
        played(state, "strong")
        won += total(state, 0) > total(state, 1)
    assert won > 1
