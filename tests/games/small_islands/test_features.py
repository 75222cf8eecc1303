"""A view as planes of bytes, and actions as choices, reckoned by hand."""

from __future__ import annotations

import pytest

from archipel.core.features import WAIT
from archipel.games.small_islands.features import FEATURES
from archipel.games.small_islands.features.choices import CARDS, TILES
from archipel.games.small_islands.features.planes import EXPEDITIONS, STAGES
from archipel.games.small_islands.values import Joker, Moor, Place
from archipel.kit.spelling import Decision
from archipel.kit.testing.numbers import Told, named

from .position import BAY, SMALL, Table, exploring, facing_alexis, jokering, rewarding, taken

TILE, TURN, ORDER, ISLAND, NORTH = range(5)
LAND = range(NORTH, NORTH + 8)
LOTUS, FRUIT, LEAF, TEMPLES, PORTS, SPOTS, ICON_0, ICON_1, ICON_2, ICON_3 = range(12, 22)
BOAT, HOUSE_0, HOUSE_1 = range(3)
"""The planes of the board, and those of what is somebody's."""
WEST, EAST, SOUTH = 222, 223, 243
"""The cells 2 0, 3 0 and 2 1."""


def told(table: Table, seat: int | None = 0) -> Told:
    return Told(FEATURES, table.view(seat))


def islet() -> Table:
    """An island of two tiles with a house of seat 1, and the boat of seat 0 beside it."""
    return exploring("L02@2,0r3 L03@3,0r1", hands=["L40 L41", "L50 L51"], houses=[(2, 0, 1)], boats=[(2, 1, 0)])


def test_the_numbers_of_the_shelf() -> None:
    assert FEATURES.size == 14618
    assert len(FEATURES.choices) == len(set(FEATURES.choices)) == 2455
    assert FEATURES.choices[WAIT] == "wait"
    assert SMALL.features is FEATURES


def test_tiles_where_they_lie() -> None:
    row = told(islet(), 1)
    assert row.where("board", TILE) == {WEST: 2, EAST: 3, SOUTH: 65}
    assert row.where("board", TURN) == {WEST: 3, EAST: 1}
    assert row.where("board", ORDER) == {WEST: 1, EAST: 2, SOUTH: 3}
    assert row.where("board", ISLAND) == {WEST: 1, EAST: 1}
    assert {way: row.where("board", way) for way in LAND if any(row.part("board", way))} == {
        NORTH + 2: {WEST: 1},
        NORTH + 6: {EAST: 1},
    }


def test_icons_houses_and_boats() -> None:
    mine, theirs = told(islet(), 1), told(islet(), 0)
    assert [mine.where("board", icon) for icon in range(LOTUS, ICON_0)] == [
        {}, {WEST: 1}, {EAST: 1}, {}, {WEST: 1, EAST: 1}, {WEST: 1, EAST: 1},
    ]  # fmt: skip
    assert mine.where("board", ICON_0) == {WEST: 2, EAST: 3}
    assert mine.where("board", ICON_1) == {WEST: 6, EAST: 6}
    assert mine.where("board", ICON_2) == {WEST: 5, EAST: 5}
    assert mine.where("board", ICON_3) == {}
    assert mine.where("owned", HOUSE_0) == {}
    assert mine.where("owned", HOUSE_1) == {WEST: 1}
    assert theirs.where("owned", HOUSE_1) == {WEST: 2}
    assert mine.where("owned", BOAT) == {SOUTH: 3}
    assert theirs.where("owned", BOAT) == {SOUTH: 2}


def test_islands_by_number() -> None:
    island = [2, 0, 1, 1, 0, 2, 2, 1, 1]
    assert told(islet(), 1).part("islands", 0) == [*island, 0, 0, 0, 0, 1, 0, 0, 0]
    assert told(islet(), 0).part("islands", 0) == [*island, 0, 1, 0, 0, 0, 1, 0, 0]
    assert not any(told(islet()).part("islands", 1))


def test_players_one_s_own_first() -> None:
    row = told(islet(), 1)
    assert row.all("table") == [0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0]
    assert row.part("mats", 0)[:11] == [1, 0, 0, 4, 3, 1, 0, 2, 0, 0, 0]
    assert row.part("mats", 1)[:11] == [1, 0, 2, 4, 4, 0, 0, 2, 2, 13, 12]
    assert row.part("mats", 1)[11:] == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    assert [TILES[tile] for tile in row.where("hand")] == ["L50", "L51"]
    assert [TILES[next(iter(row.where("row", slot)))] for slot in range(3)] == ["L01", "L02", "L03"]
    assert [CARDS[card] for card in row.where("cards", 1)] == ["O02"]
    assert row.all("numbers")[:6] == [0, 1, 0, 6, 12, 3 - 1]


def test_what_is_asked() -> None:
    row = told(taken("L02@2,0r3 L03@3,0r1", hands=["L40 L41"]))
    assert row.where("stage") == {STAGES.index("place"): 1}
    assert row.all("numbers")[0] == 1
    assert row.where("row", 0) == {}


def test_houses_and_what_they_won() -> None:
    page = "L40@0,0r0 L13@-1,0r3 L14@1,0r1 L01@0,1r2"
    table = rewarding(page, now=["O01"])
    sites = told(table).where("sites")
    x, y, spot = (int(word) for word in table.legal("house")[0].split())
    assert sites == {(y + 10) * 21 + x + 10: 1 + spot}
    assert [CARDS[card] for card in told(table, 1).where("objective", 1)] == ["O01"]
    table.does(f"house {x} {y} {spot}")
    row = told(table, 1)
    assert row.part("won", 0) == [1, x + 11, y + 11, spot, 1, 5, 0]
    assert row.where("sites") == {}


def test_alexis() -> None:
    table = facing_alexis(BAY, "E05", (1, 1), row=["L40", "L01", "L55"]).run()
    row = told(table)
    assert row.all("alexis")[:6] == [1, 1, 20, 1, 8, 2]
    assert [EXPEDITIONS[card] for card in row.where("his_cards", 2)] == ["E05"]
    assert row.all("his_way") == [1, 0, 0, 0, 2, 1, 4, 3, 1, 2, 12, 12, 10, 12]
    assert row.part("mats", 1)[:6] == [1, 0, 20, 8, 0, 0]


@pytest.mark.parametrize(
    ("words", "choices"),
    [
        ("place L07 3 -4 1", ["place L07", "at 3 -4 turned 1"]),
        ("place S4b -10 10 3", ["place S4b", "at -10 10 turned 3"]),
        ("choose O01 GN6", ["choose O01", "next GN6"]),
        ("choose GR3 R12", ["choose GR3", "next R12"]),
        ("take 3", ["take 3"]),
        ("land grey", ["land grey"]),
        ("moor 10 -10", ["moor", "at 10 -10"]),
        ("putaway L56", ["putaway L56"]),
        ("joker J4 leaf 0 10 3", ["joker J4 leaf", "at 0 10", "icon 3"]),
        ("joker J1 port -3 2 0", ["joker J1 port", "at -3 2", "icon 0"]),
        ("done", ["done"]),
        ("house 2 0 1", ["house", "at 2 0", "icon 1"]),
        ("search -10 -10 2", ["search", "at -10 -10", "icon 2"]),
        ("keep 8", ["keep 8"]),
        ("orient 3", ["orient 3"]),
    ],
)
def test_choices_of_an_action(words: str, choices: list[str]) -> None:
    action = SMALL.actions.parse(words)
    spelled = FEATURES.spell(action)
    assert named(FEATURES, spelled) == choices
    assert all(choice < FEATURES.openers for choice in spelled[:-1])
    assert FEATURES.read(spelled) == action


def test_every_pose_of_the_largest_table_is_another_choice() -> None:
    poses = {FEATURES.spell(Place("L01", x, y, t)) for x in range(-10, 11) for y in range(-10, 11) for t in range(4)}
    assert len(poses) == 21 * 21 * 4
    assert len({FEATURES.spell(Moor(x, y)) for x in range(-10, 11) for y in range(-10, 11)}) == 21 * 21


def test_a_joker_in_three_choices() -> None:
    """Two tiles with one resource and room for a port each: what is asked comes after what is said."""
    table = jokering("L02@2,0r3 L03@3,0r1")
    decision = Decision(table.state.legal_actions(0), FEATURES.spell)
    said = named(FEATURES, tuple(decision.open()))
    assert said == [
        "done", "joker J1 lotus", "joker J1 port", "joker J2 port", "joker J2 fruit", "joker J3 leaf", "joker J3 port",
        "joker J4 lotus", "joker J4 leaf", "joker J4 port", "joker J4 fruit",
    ]  # fmt: skip
    assert decision.choose(FEATURES.choices.index("joker J4 leaf")) == Joker("J4", "leaf", 2, 0, 0)


@pytest.mark.parametrize(("reason", "place"), [("boats", 0), ("reserve", 1), ("stuck", 2), ("missing", 3)])
def test_the_end(reason: str, place: int) -> None:
    table = exploring("L02@2,0r3 L03@3,0r1", boats=[(2, 1, 1)])
    table.state.steps = []
    table.state.reason = f"reason-{reason}"
    table.state.mats[1].tokens = [3, 8, 8]
    row = told(table)
    assert row.all("end")[:8] == [0, 1, 0, 0, *[int(place == other) for other in range(4)]]
    assert row.part("mats", 1)[19:25] == [1, 0, 0, 0, 0, 2]
    assert row.part("mats", 1)[2] == 2 + 19
