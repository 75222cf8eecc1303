"""The flow of turns and the end: E02 to E15."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.games.small_islands.events import Drew, Dropped, Refilled, Stuck
from archipel.games.small_islands.geometry import cell_of
from archipel.games.small_islands.scoring import merit, ranking, tie
from archipel.games.small_islands.steps.joker import end_turn
from archipel.games.small_islands.steps.moor import MOORS

from .position import CLOSED, Table, exploring, harbour, taken

SHORE = "S1a@0,0r0 S4a@1,0r0"


def explore(table: Table, slot: int = 1) -> Table:
    """A turn: take, lay somewhere, no joker."""
    table.does(f"take {slot}")
    table.does(table.legal()[0])
    return table.does("done")


def test_e02_the_earliest_landing() -> None:
    """E02, rules 6.1, 6.4 and 8.1: six turns of exploring come first."""
    table = exploring(SHORE)
    for turn in range(6):
        assert table.refused("land own") == "8.1", turn
        explore(table, turn % 3 + 1)
    assert table.state.navigation == 0
    assert "land own" in table.legal()


def test_a_turn_is_take_then_lay() -> None:
    """Rules 6.1 and 6.2: the hand ends at two tiles."""
    table = exploring(SHORE, hands=["L04 L05"])
    assert table.legal() == ["take 1", "take 2", "take 3"]
    assert table.refused("place L04 0 1 2") == "6.2"
    table.does("take 2")
    assert (table.view().hand, table.view().row) == (("L04", "L05", "L02"), ("L01", "", "L03"))
    assert table.refused("take 1") == "6.2"
    assert table.refused("land own") == "6.1"
    assert table.refused("place L01 0 1 2") == "6.2"
    table.does("place L05 0 1 2")
    assert table.view().hand == ("L04", "L02")


def test_e03_refill_order() -> None:
    """E03, ruling 11, rule 6.4."""
    table = exploring(SHORE, navigation=1, reserve=12)
    explore(table, 2)
    assert (table.state.navigation, table.state.reserve) == (0, 12)
    explore(table, 3)
    assert (table.state.navigation, table.state.reserve) == (0, 11)
    assert [event.slot for event in table.told(Refilled)] == [2, 3]
    assert all(tile >= 0 for tile in table.state.row)


def test_e04_no_pile_left() -> None:
    """E04, ruling 11, rules 6.5 and 6.8: slots keep their numbers."""
    table = exploring(SHORE, navigation=0, reserve=0, row=["L01", "L02", ""])
    assert table.refused("take 3") == "6.4"
    assert table.refused("take 4") == "4.3"
    explore(table)
    assert table.view().row == ("", "L02", "")


def test_e05_an_empty_row_and_a_boat() -> None:
    """E05, ruling 12, rules 6.5 and 11.2: landing is all that is left."""
    table = exploring(SHORE, navigation=0, reserve=0, row=["", "", ""])
    assert table.legal() == ["land own", "land grey"]


def test_e06_end_trigger_two() -> None:
    """E06, rulings 12 and 28, rules 6.5 and 11.2: the last rewards begin with this player."""
    bare: dict[str, Any] = {"navigation": 0, "reserve": 0, "row": ["", "", ""]}
    table = exploring(f"{CLOSED} boat@3,0", seats=4, now=["O10"] * 4, boats=[(2, 0, 1)], **bare)
    table.state.turn = 1
    table.run()
    assert [event.seat for event in table.told(Stuck)] == [1]
    assert table.state.to_act() == (1,)
    table.does("done", "done", "done", "done")
    assert table.outcome().reason == "reason-stuck"
    assert [score.parts[-1].points for score in table.outcome().scores] == [0, 0, 0, 0]


def test_e09_end_trigger_three() -> None:
    """E09, rule 11.1: the rewards of the fourth boat, then the end."""
    table = exploring(SHORE, navigation=0, boats=[(-1, 0, 0), (-2, 0, 1), (-3, 0, -1)])
    table.does("land grey", table_moor(table))
    assert table.outcome().reason == "reason-boats"


def table_moor(table: Table) -> str:
    return str(MOORS[table.state.board.moorings()[0]])


def test_e10_the_own_boat_gone() -> None:
    """E10, ruling 14, rules 6.1 and 8.2."""
    four = exploring(SHORE, seats=4, navigation=0, boats=[(-1, 0, 0)])
    assert four.legal() == ["take 1", "take 2", "take 3"]
    assert (four.refused("land own"), four.refused("land grey")) == ("8.2", "8.2")
    three = exploring(SHORE, seats=3, navigation=0, boats=[(-1, 0, 0)])
    assert three.legal() == ["take 1", "take 2", "take 3", "land grey"]


def test_e11_who_begins_the_next_round() -> None:
    """E11, rules 8.3 and 9.9: the third lands, the fourth begins."""
    table = exploring(SHORE, seats=4, navigation=0, reserve=20)
    table.state.turn = 2
    table.does("land own", table_moor(table))
    assert (table.state.round, table.state.first, table.view().pending.stage) == (2, 3, "choose")
    for _ in range(4):
        table.does(table.legal()[0])
    assert table.state.to_act() == (3,)


def test_cards_set_aside_are_not_shuffled_in() -> None:
    """Ruling 10, rules 5.4 and 9.9."""
    table = exploring(SHORE, navigation=0, reserve=20, later=["O11", "O12"])
    table.does("land own", table_moor(table))
    assert [next(card.id for card in table.view(seat).cards) for seat in (0, 1)] == ["O11", "O12"]
    assert table.view().deck == (6,)


def test_e14_none_of_three_fits() -> None:
    """E14, ruling 13, rules 6.6, 6.7 and 6.9."""
    table = taken(CLOSED, hands=["L53 L54"], row=["L52", "L02", ""], navigation=0, reserve=1, pool="L01")
    assert table.view().pending.stage == "blocked"
    assert table.refused("place L52 2 0 0") == "6.6"
    assert table.refused("putaway L01") == "6.6"
    table.does("putaway L52")
    assert (table.view().out, table.view().hand) == (("L52",), ("L53", "L54", "L01"))
    assert [event.tile for event in table.told(Dropped)] == ["L52"]
    assert table.told(Drew)[0].seen_by(1) == Drew(0, "")
    assert table.view(1).mats[0].known == ()
    assert table.view().pending.stage == "place"
    assert len(table.legal()) == 24


def test_e14_from_the_navigation_pile_then_from_the_row() -> None:
    """E14, ruling 13, rule 6.6: the reserve first; a slot taken from is not filled."""
    first = taken(CLOSED, hands=["L53 L54"], row=["L52", "", ""], navigation=2, reserve=1, pool="L01 L02 L03")
    first.does("putaway L52")
    assert (first.state.reserve, first.state.navigation) == (0, 2)
    second = taken(CLOSED, hands=["L53 L54"], row=["L52", "", ""], navigation=2, reserve=0, pool="L01 L02")
    second.does("putaway L53")
    assert (second.state.reserve, second.state.navigation) == (0, 1)
    third = taken(CLOSED, hands=["L53 L54"], row=["L52", "", "L01"], navigation=0, reserve=0)
    third.does("putaway L53")
    assert (third.view().pending.stage, third.legal()) == ("draw", ["take 3"])
    assert (third.refused("take 1"), third.refused("take 9")) == ("6.4", "4.3")
    third.does("take 3")
    assert third.view(1).mats[0].known == ("L01",)
    third.does(third.legal()[0], "done")
    assert third.view().row == ("", "", "")


def test_nothing_left_to_draw() -> None:
    """Ruling 13, rules 6.9 and 11.2: no tile is put away; land, or the last rewards."""
    table = taken(CLOSED, hands=["L53 L54"], row=["L52", "", ""], navigation=0, reserve=0)
    assert (table.view().pending.stage, table.legal()) == ("turn", ["land own", "land grey"])
    assert table.view().out == ()
    last: dict[str, Any] = {"row": ["L52", "", ""], "navigation": 0, "reserve": 0}
    stuck = exploring(CLOSED, seats=4, hands=["L53 L54"], boats=[(2, 0, 0)], **last).does("take 1")
    assert [event.seat for event in stuck.told(Stuck)] == [0]


def test_what_all_saw_taken() -> None:
    """Ruling 45, rule 6.7."""
    table = exploring(SHORE, hands=["L04 L05"]).does("take 2")
    assert table.view(1).mats[0].known == ("L02",)
    assert table.view(1).hand != table.view(0).hand
    table.does("place L02 0 1 2")
    assert table.view(1).mats[0].known == ()


def test_without_tokens_the_turn_ends_by_itself() -> None:
    """Rule 6.3."""
    table = exploring(SHORE)
    table.state.mats[0].jokers = 0
    table.does("take 1")
    table.does(table.legal()[0])
    assert table.state.turn == 1


@pytest.mark.parametrize(
    ("houses", "ports", "last", "best", "why"),
    [
        ((7, 6), (0, 0), (1, 2), 0, "tie-houses"),
        ((7, 7), (6, 8), (2, 1), 1, "tie-ports"),
        ((7, 7), (6, 6), (1, 2), 1, "tie-last"),
        ((7, 7, 7), (6, 6, 0), (4, 3, 5), 0, "tie-last"),
    ],
)
def test_e15_ties(houses: tuple[int, ...], ports: tuple[int, ...], last: tuple[int, ...], best: int, why: str) -> None:
    """E15, ruling 30, rule 11.4: only those level are compared; the third of the last case is behind."""
    table = exploring(SHORE, seats=len(houses))
    state = table.state
    for seat, mat in enumerate(state.mats):
        mat.at_hand, mat.reserve = 0, 8 - houses[seat]
        mat.last = last[seat]
        mat.boat = harbour(state, 3 * seat - 5, 5, ports[seat])
        mat.gains[0] = (40 if seat < 2 else 20) - ports[seat]
    assert [merit(state, seat)[0] for seat in (0, 1)] == [40, 40]
    assert ranking(state)[0] == best
    assert tie(state) == why


def test_the_score_sheet() -> None:
    """Rule 11.3: rewards by round, tokens, boat."""
    boats = [(1, 1, 0), (2, 0, 1), (-1, 0, -1), (-2, 0, -1)]
    table = exploring("S1a@0,0r0 L55@1,0r0", navigation=0, reserve=0, row=["", "", ""], boats=boats)
    state = table.state
    state.mats[0].gains[0] = 9
    state.mats[0].tokens = [5, 8]
    table.run()
    score = table.outcome().scores[0]
    assert {part.key: part.points for part in score.parts} == {"round-1": 9, "discovery": 13, "boat": 2}
    assert score.total == 24
    assert table.outcome().winners == (0,)
    assert table.view(1).mats[0].values == (5, 8)


def test_a_port_serves_every_boat_of_a_colour_whoever_laid_it() -> None:
    """Rule 11.3: a port token beside two boats counts for both; a grey boat and one that has not landed pay nobody."""
    boats = [(-1, 0, 0), (-1, 1, 1), (2, 0, -1)]
    table = exploring("S1a@0,0r0 L55@1,0r0", seats=3, navigation=0, reserve=0, row=["", "", ""], boats=boats)
    table.state.board.add_port(table.state.board.at[cell_of(0, 0)], 0)
    table.run()
    parts = [{part.key: part.points for part in score.parts}.get("boat", 0) for score in table.outcome().scores]
    assert parts == [1, 1, 0]


def test_end_of_a_turn_without_a_slot() -> None:
    """Rule 6.4: a slot is filled once."""
    table = exploring(SHORE)
    end_turn(table.state)
    assert (table.state.navigation, table.state.turn) == (6, 1)
