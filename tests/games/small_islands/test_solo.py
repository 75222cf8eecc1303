"""Alone against Alexis: A16 to A18, F01 to F11."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.games.small_islands.events import (
    AlexisFailed,
    AlexisHoused,
    AlexisMoored,
    AlexisPlaced,
    NoLanding,
    Sought,
)
from archipel.games.small_islands.geometry import cell_of
from archipel.games.small_islands.scoring import ranking, total
from archipel.games.small_islands.steps.rewards import REWARDS
from archipel.games.small_islands.steps.settling import SETTLING, alexis_rewards

from .position import BAY, CLOSED, HOUSE, Table, alexis_of, dealt, exploring, facing_alexis, harbour, started, told


def turn(tile: str, card: str = "E05", **position: Any) -> Table:
    """A turn of Alexis in the bay: this tile in slot 2, your last tile at 1, 1."""
    return facing_alexis(BAY, card, (1, 1), row=["L40", tile, "L55"], **position)


def test_a16_alexis_explores() -> None:
    """A16, rulings 32, 33 and 35, rules 13.2, 13.3, 13.5, 13.6 and 13.13."""
    table = turn("L01").run()
    assert table.view().pending.stage == "orient"
    assert table.legal() == ["orient 0", "orient 1"]
    assert [(event.direction, event.found) for event in table.told(Sought)] == [("N", False), ("W", True)]
    expedition = table.view().expedition
    assert expedition is not None
    assert (expedition.origin, expedition.found, expedition.way) == ((1, 1), (-1, 1), 1)
    assert table.refused("orient 2") == "13.5"
    assert table.refused("take 1") == "6.2"
    table.does("orient 0")
    laid = table.told(AlexisPlaced)[0]
    assert (laid.tile, laid.x, laid.y, laid.turn) == ("L01", -1, 1, 0)
    assert (table.state.navigation, table.state.turn) == (5, 0)
    assert table.state.row[1] >= 0


def test_f01_he_never_enlarges_his_island() -> None:
    """F01, ruling 34, rule 13.4."""
    table = turn("L18", houses=[(-1, 0, 1)]).run()
    laid = table.told(AlexisPlaced)[0]
    assert (laid.x, laid.y, laid.turn) == (1, 2, 0)
    assert table.view().pending.stage == "turn"


def test_f02_without_the_house() -> None:
    """F02, rules 13.3 and 13.4: it joins two islands."""
    table = turn("L18").run()
    laid = table.told(AlexisPlaced)[0]
    assert (laid.x, laid.y, laid.turn, laid.joined) == (1, 0, 1, 2)


def test_f03_an_impossible_tile() -> None:
    """F03, ruling 36, rules 13.6 and 13.13."""
    table = turn("L49").run()
    assert [event.points for event in table.told(AlexisFailed)] == [1]
    assert table.view().mats[1].pp == 1
    assert (table.view().out, table.state.navigation) == (("L49",), 5)
    assert table.state.row[1] >= 0
    assert alexis_of(table).anchor == cell_of(1, 1)


def test_f04_a_landing_card_while_the_navigation_pile_lasts() -> None:
    """F04, rule 13.7."""
    table = facing_alexis(BAY, "E11", (1, 1), row=["L40", "L10", "L55"], navigation=2).run()
    assert [event.why for event in table.told(NoLanding)] == ["navigation"]
    assert next(event.direction for event in table.told(Sought)) == "E"
    assert "L10" not in table.view().row


def test_he_lands_a_grey_boat() -> None:
    """Ruling 40, rules 8.3 and 13.7: east of your tile all is sea."""
    table = facing_alexis("S1a@0,0r0 L55@1,0r0", "E11", (1, 0), navigation=0, reserve=20).run()
    assert [(event.x, event.y, event.turned) for event in table.told(AlexisMoored)] == [(2, 0, False)]
    assert (table.view().greys, table.view().mats[0].boat) == (2, "offer")
    assert table.state.first == 0
    assert table.state.round == 2


def test_f06_your_boat_is_the_last() -> None:
    """F06, rulings 39, 40 and 42, rules 13.7 and 13.10."""
    boats = [(-1, 0, -1), (-2, 0, -1), (-3, 0, -1)]
    table = facing_alexis("S1a@0,0r0 L55@1,0r0", "E11", (1, 0), navigation=0, boats=boats).run()
    assert table.told(AlexisMoored)[0].turned
    assert table.outcome().reason == "reason-boats"
    view = table.view()
    assert (view.mats[0].boat, view.mats[0].ports, view.mats[1].ports) == ("turned", 0, 2)


def test_no_boat_fits_so_he_explores() -> None:
    """Rule 13.7: action B of the same card."""
    table = facing_alexis(f"{CLOSED} L01@0,2r0", "E13", (0, 2), row=["L02", "L03", "L05"], navigation=0)
    for x in range(-10, 11):
        for y in range(-10, 11):
            if (x, y) not in ((0, 3), (0, 2)) and cell_of(x, y) in table.state.board.frontier:
                table.state.board.frontier.remove(cell_of(x, y))
    table.run()
    assert [event.why for event in table.told(NoLanding)] == ["cells"]
    assert [(event.x, event.y) for event in table.told(AlexisPlaced)] == [(0, 3)]


def test_f07_a_missing_tile() -> None:
    """F07, ruling 37, rule 13.8."""
    table = facing_alexis(BAY, "E03", (1, 1), row=["L40", "L01", ""], navigation=0, reserve=0, now=["O10"]).run()
    while table.state.to_act():
        table.does(table.legal()[-1])
    assert table.outcome().reason == "reason-missing"


ISLES = "L10@0,0r0 L01@0,1r2 L28@3,0r0 L29@4,0r1 L30@4,1r2 L31@3,1r3 L04@-3,0r0 L05@-3,1r2 L19@-6,0r0 L02@-6,1r2"
"""3 lotus and a spot; the closed four; a lotus, two fruits, a leaf, two spots; a lotus, two fruits, a spot."""


def rewarded(card: str, left: int = 8, tiles: str = ISLES, **position: Any) -> Table:
    """His rewards begin with this card; so many houses are `left` to him."""
    table = facing_alexis(tiles, card, (0, 0), **position)
    table.state.mats[1].at_hand, table.state.mats[1].reserve = left, 0
    table.state.scoring, table.state.left = True, 1
    table.state.steps[-1] = REWARDS
    table.events += table.state.heard(alexis_rewards, table.state)
    return table


def housed(table: Table) -> list[tuple[int, int]]:
    """Where he puts his houses without being asked."""
    table.events += table.state.heard(SETTLING.run, table.state)
    return [(event.x, event.y) for event in table.told(AlexisHoused)]


FIVE = (
    "L16@0,0r0 L07@0,1r2 L08@0,-1r0 L07@4,0r0 L10@4,1r2 L28@8,0r0 L31@-7,0r0 L33@-6,0r1 L29@-6,1r2 L30@-7,1r3 "
    "L28@0,5r0 L28@1,5r1"
)
"""X, Y, Z, W and V of A18."""


def test_a18_his_mission_is_compulsory() -> None:
    """A18, ruling 38, rule 13.9: at least two lotus; two tiles, a spot, none of his."""
    table = rewarded("E11", 7, FIVE, houses=[(-7, 0, 1)])
    board = table.state.board
    islands = [told(board, x, y) for x, y in ((0, 0), (4, 0), (8, 0), (-7, 0), (0, 5))]
    assert [(island["tiles"], island["lotus"], island["spots"]) for island in islands] == [
        (3, 2, 1), (2, 3, 0), (1, 2, 1), (4, 2, 4), (2, 4, 2),
    ]  # fmt: skip
    assert housed(table) == [(0, 0), (0, 5)]


def test_all_his_islands_get_a_house() -> None:
    """A18, ruling 20, rule 13.9."""
    table = rewarded("E11")
    assert sorted(housed(table)) == [(0, 1), (3, 0)]
    assert table.state.mats[1].placed() == 2


def test_f08_more_islands_than_houses() -> None:
    """F08, rule 13.9: two houses, three islands with a lotus and a fruit; you choose."""
    table = rewarded("E04", 2)
    assert (table.view().pending.stage, table.state.to_act(), len(table.legal())) == ("settle", (0,), 3)
    assert table.refused("house 0 1 1") == "9.2"
    assert table.refused("done") == "6.1"
    table.does(table.legal()[2])
    assert len(table.legal()) == 2
    table.does(table.legal()[0])
    assert (table.state.mats[1].at_hand, table.state.mats[1].placed()) == (0, 8)
    assert [len(tile.houses) for tile in table.view().tiles if tile.houses] == [1, 1]


def test_f09_who_begins() -> None:
    """F09, rules 9.9, 13.1 and 13.3: he looks from your boat."""
    table = exploring("S1a@0,0r0 S4a@1,0r0", seats=1, mode="solo", navigation=0, reserve=20)
    assert table.state.first == 0
    table.does("land own", "moor -1 0")
    while table.view().pending.stage in ("houses", "settle", "search", "keep"):
        table.does(table.legal()[-1])
    assert (table.state.round, table.state.first) == (2, 1)
    assert alexis_of(table).anchor == cell_of(-1, 0)
    table.does(table.legal()[0])
    expedition = table.view().expedition
    assert expedition is not None
    assert expedition.origin == (-1, 0)


@pytest.mark.parametrize("level", range(1, 7))
def test_levels(level: int) -> None:
    """Ruling 31, rules 13.1 and 13.12."""
    explore, land, base, each = [
        (8, 2, 20, 1), (8, 2, 25, 1), (7, 3, 30, 1), (7, 3, 35, 1), (6, 4, 40, 1), (5, 5, 40, 2),
    ][level - 1]  # fmt: skip
    table = dealt(1, level=level)
    view = table.view()
    assert view.alexis is not None
    assert (view.alexis.explore, view.alexis.land, view.alexis.base, view.alexis.each) == (explore, land, base, each)
    assert (view.alexis.level, view.alexis.pile, view.greys) == (level, explore + land, 3)
    assert (view.mats[1].colour, view.mats[1].at_hand, view.mats[1].jokers, view.mats[1].hand) == ("purple", 8, (), 0)
    deck = alexis_of(table).deck
    kinds = [HOUSE.expeditions[card].land for card in range(15) if deck >> card & 1]
    assert (kinds.count(False), kinds.count(True)) == (explore, land)


def test_a17_his_score() -> None:
    """A17, ruling 39, rule 13.10: 40 + 5 houses + 1 on the way + 3 + 2 + 1 ports."""
    table = exploring("S1a@0,0r0", seats=1, mode="solo", level=5)
    state = table.state
    state.mats[1].at_hand, state.mats[1].gains[0] = 3, 1
    for x, ports in ((-8, 3), (-4, 2), (4, 1)):
        state.grey_cells.append(harbour(state, x + 1, 5, ports))
    assert total(state, 1) == 52


def test_f10_a_tie_goes_by_houses() -> None:
    """F10, ruling 41, rules 11.4 and 13.14."""
    table = exploring("S1a@0,0r0", seats=1, mode="solo", level=5)
    state = table.state
    state.mats[1].at_hand, state.mats[1].gains[0] = 3, 7
    state.mats[0].at_hand, state.mats[0].reserve, state.mats[0].gains[0], state.mats[0].tokens = 1, 0, 47, [5]
    assert (total(state, 0), total(state, 1)) == (52, 52)
    assert ranking(state)[0] == 0


def test_f11_the_expedition_pile() -> None:
    """F11, rules 13.2 and 13.9: the tenth card is his mission, then all ten are one pile."""
    table = rewarded("E11")
    alexis = alexis_of(table)
    assert alexis.pile == alexis.deck
    assert alexis.away == 0
    empty = facing_alexis(BAY, "E05", (1, 1), row=["L40", "L01", "L55"])
    other = alexis_of(empty)
    other.away |= other.pile
    other.pile = 0
    before = other.away
    empty.run()
    assert other.pile | 1 << other.card == before
    assert other.away == 1 << other.card


def test_the_advanced_game_alone() -> None:
    """Rule 13.11."""
    table = started(dealt(1, mode="solo_advanced"))
    assert [card.id[0] for card in table.view().cards] == ["M", "M", "M", "R", "R", "R"]
    assert table.view().alexis is not None
