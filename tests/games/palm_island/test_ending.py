"""Tables with more to put off than law 1 meets end too: by whoever looks for where the game has been, or stalls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from archipel.core.state import State
from archipel.core.values import Action, Seat
from archipel.games.palm_island.state import PalmState
from archipel.games.palm_island.values import Agree, Discard, Pass

from .position import PALM, Table, position

Move = tuple[Seat, Action]
Policy = Callable[[State, Sequence[Move], set[str]], Move]

ENDS = ["discard", "agree", "buy", "pass"]
RICH = ["T2 13A 4D* 5D* 1B* 7D*", "T2 14A 6D* 2B* 8D* 12D*"]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("solo", 1, {"difficulty": "easy", "trophies": [str(number) for number in range(1, 10)], "villagers": True}),
    *[("cooperative", seats, {"ability": "shared_stores", "ability_use": "unlimited"}) for seats in (2, 6)],
    ("cooperative", 2, {"ability": "barter_circle", "ability_use": "unlimited"}),
    ("cooperative", 3, {"ability": "mason_crew", "disaster": "volcano"}),
    ("casual", 3, {"villagers": True, "casual_claim": "paid"}),
    ("speed", 6, {"villagers": True, "speed_market": "top"}),
]


def moves(state: State) -> list[Move]:
    """Whoever may act, guests too."""
    return [(seat, action) for seat in state.may_act() for action in state.legal_actions(seat)]


def returning(state: State, found: Sequence[Move], seen: set[str]) -> Move:
    """A move to a state that was there before; else one that neither gives up nor goes on."""
    for seat, action in found:
        twin = state.clone()
        twin.advance(seat, action)
        if twin.digest() in seen:
            return seat, action
    idle = [move for move in found if not isinstance(move[1], Pass | Agree | Discard)]
    return (idle or found)[-1]


def stalling(state: State, found: Sequence[Move], seen: set[str]) -> Move:
    """Whatever puts the end of a meeting off: all but one pass, all but one agree, then it is undone."""
    waits = ["pass", "agree"] if len(state.to_act()) > 1 else []
    kinds = [*waits, "pledge", "withdraw", "aim", "ability", "rest", "feast", "play", "start", *ENDS]
    return min(found, key=lambda move: kinds.index(str(move[1]).partition(" ")[0]))


def played_out(state: State, policy: Policy) -> int:
    """How many actions it took; no state comes twice."""
    seen = {state.digest()}
    count = 0
    while found := moves(state):
        seat, action = policy(state, found, seen)
        state.apply(seat, action)
        count += 1
        digest = state.digest()
        assert digest not in seen, f"{action} of seat {seat} leads back"
        assert count <= PALM.bound
        seen.add(digest)
    assert state.outcome() is not None
    return count


@pytest.mark.parametrize("policy", [returning, stalling], ids=lambda policy: policy.__name__)
@pytest.mark.parametrize(("mode", "seats", "changes"), TABLES, ids=lambda value: str(value))
def test_a_game_ends(mode: str, seats: int, changes: dict[str, Any], policy: Policy) -> None:
    """Rule 7.3: eight rounds, whatever is chosen."""
    played_out(PALM.new(PALM.choose_options(PALM.mode(mode), changes), seats, 3), policy)


@pytest.mark.parametrize("policy", [returning, stalling], ids=lambda policy: policy.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_most_restless_meeting_ends(seats: int, policy: Policy) -> None:
    """Rules 8.2 to 8.4: everybody has much to offer, nobody wants to be done."""
    table = meeting(seats)
    state = table.state
    assert isinstance(state, PalmState)
    seen: set[str] = set()
    count = 0
    while state.round() == 2 and state.steps and table.view().pending.stage == "meet":
        seat, action = policy(state, moves(state), seen)
        state.apply(seat, action)
        count += 1
        assert state.digest() not in seen
        seen.add(state.digest())
    assert 8 * count + 8 * 16 * seats <= PALM.bound


def meeting(seats: int) -> Table:
    decks = [RICH[seat % 2] for seat in range(seats)]
    return position(*decks, mode="cooperative", ability="mason_crew", disaster="cyclone")
