"""Placing tiles and the treasure of a map."""

from __future__ import annotations

from archipel.games.isle_of_cats.boat import BOARD, EDGE, bit_of, near, placements
from archipel.games.isle_of_cats.content.tiles import HOUSE_SHAPES, POSES, SHAPE_OF, SHAPES
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.events import Declined, Mapped, Placed
from archipel.games.isle_of_cats.piles import size
from archipel.games.isle_of_cats.steps.days import RESCUE
from archipel.games.isle_of_cats.survey import surveyed
from archipel.games.isle_of_cats.values import Place

from .position import GREEN, MAP_CAT, Table, cat, crew, fixture, placement, position

ROOMS = """
       MMMM....
    MMMMMMM.....C
 PPP............CCC
PPPP.AAAAAA.....CCCCp
PPPP.AAAAAA.....CCCCpp
PPPP.AAAAAA.....CCCCp
 PPP............CCC
    mmmmmmm.....C
       mmmm....
"""


def with_green(*others: str, left: str = "red S4, red I5", **changes: object) -> Table:
    """After scenario A14: one green cat on the green map, two ready baskets."""
    return position(RESCUE, crew(tiles=[GREEN, *others], ready=2, **changes), crew(), left=left)  # type: ignore[arg-type]


def on_the_map(which: str = "green I5") -> Table:
    return position(RESCUE, crew(), crew(), left=f"{which}, red S4").does(f"rescue {cat(which)} permanent").put(MAP_CAT)


def held(table: Table, which: str) -> Table:
    return table.does(f"rescue {cat(which)} permanent")


def test_the_boat() -> None:
    """Rules 2.1, 2.2 and 2.3: 142 cells, 44 at the edge, the rooms as drawn above."""
    drawn = {(x, y) for y, row in enumerate(ROOMS.strip("\n").split("\n")) for x, mark in enumerate(row) if mark != " "}
    assert size(BOARD) == len(drawn) == 142
    assert all(BOARD & bit_of(x, y) for x, y in drawn)
    edge = {(x, y) for x, y in drawn if not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} <= drawn}
    assert size(EDGE) == len(edge) == 44
    assert all(EDGE & bit_of(x, y) for x, y in edge)
    survey = surveyed(fixture("F3"))
    letters = [sum(row.count(mark) for row in ROOMS.split("\n")) for mark in "PMAm.Cp"]
    assert letters == [18, 11, 18, 11, 60, 20, 4]
    assert len(survey.filled) == 7


def test_touching_by_a_corner_is_not_touching() -> None:
    """Rules 2.4 and 8.3, scenario B01."""
    table = held(with_green(), "red S4")
    assert table.refusal(table.spot("12,1 13,1 13,2 14,2")) == "refused-touches-nothing 8.3"
    assert table.refusal(table.spot("11,1 12,1 12,2 13,2")) == ""


def test_overlap_and_outline() -> None:
    """Rules 8.1 and 8.2, scenario B02."""
    table = held(with_green(), "red S4")
    assert table.refusal(table.spot("11,0 12,0 12,1 13,1")) == "refused-overlap 8.2"
    empty = held(position(RESCUE, crew(), crew(), left="red I5"), "red I5")
    assert empty.refusal(empty.spot("4,0 4,1 4,2 4,3 4,4")) == "refused-outside 8.1"
    assert empty.refusal(empty.spot("4,1 4,2 4,3 4,4 4,5")) == ""
    for cell, turn in ((-1, 0), (198, 0), (0, 8), (0, -1), (0, 2)):
        assert empty.refusal(Place(cell, turn)) == "refused-pose 8.1"


def test_a_cat_on_its_map_earns_a_treasure() -> None:
    """Rule 8.5, scenario A14."""
    table = on_the_map()
    assert table.told(Mapped) == [Mapped(0, "green")]
    assert table.legal() == [*[f"treasure common_{shape}" for shape in ("1", "2", "L3", "I3")], "skip"]


def test_another_colour_earns_nothing() -> None:
    """Rule 8.5, scenario A14."""
    table = on_the_map("orange I5")
    assert table.told(Mapped) == []
    assert table.stage() == "rescue"


def test_the_treasure_must_touch_too() -> None:
    """Rules 8.3 and 8.5, scenario B03."""
    table = on_the_map().does("treasure common_1")
    assert table.refusal(table.spot("13,0")) == "refused-touches-nothing 8.3"
    assert table.put("12,0").view().crews[0].rats == 17
    declined = on_the_map().does("skip")
    assert declined.view().crews[0].rats == 18
    assert declined.told(Declined) == [Declined(0)]


def test_a_treasure_leaves_the_stock() -> None:
    """Rules 3.1 and 8.5."""
    table = on_the_map().does("treasure common_2").put("12,0 13,0")
    assert table.state.stock == [5, 4, 5, 5]
    assert table.told(Placed)[-1] == Placed(0, "common", "common_2", "", 12, 0)


def test_no_treasure_is_left() -> None:
    """Rules 3.1 and 8.5, scenario B04."""
    table = position(RESCUE, crew(), crew(), left="green I5, red S4")
    table.state.stock = [0, 0, 0, 0]
    table.rescues("green I5", MAP_CAT)
    assert table.told(Mapped)
    assert table.told(Declined) == []
    assert table.stage() == "rescue"
    gone = position(RESCUE, crew(), crew(), left="green I5, red S4")
    gone.state.stock = [0, 5, 5, 5]
    gone.rescues("green I5", MAP_CAT)
    assert gone.refusal("treasure common_1") == "refused-treasure-gone 3.1"
    assert gone.refusal("treasure rare_T") == "refused-treasure-gone 3.1"
    assert gone.refusal("treasure cat_I5") == "refused-no-such-treasure 2.7"


def test_a_treasure_earns_no_map() -> None:
    """Rule 8.5, scenario B06."""
    table = on_the_map().does("treasure common_1").put("12,0")
    assert table.stage() == "rescue"
    open_map = crew(tiles=["red cat_I5 at 8,0 9,0 10,0 11,0 12,0", "common_1 at 7,0"])
    assert not open_map.earns_map(open_map.tiles[1])
    assert surveyed(open_map).open_maps() == 4


def test_nothing_fits() -> None:
    """Rule 7.7, scenario B07, ruling 34: on F1 only three common treasures still fit."""
    boat = fixture("F1", hand=[1])
    fitting = [shape for shape in SHAPES[:HOUSE_SHAPES] if placements(SHAPE_OF[shape], boat.covered, False)]
    assert fitting == ["common_1", "common_2", "common_L3"]


def test_a_full_boat() -> None:
    """Rule 7.7, scenario B08."""
    assert all(not placements(number, fixture("F3").covered, False) for number in range(len(SHAPES)))


def test_an_empty_boat_again() -> None:
    """Rule 8.3, scenario B25, ruling 10: two treasures were all there was, and Treasure Trade took them."""
    boat = crew(tiles=["common_1 at 7,0", "common_1 at 8,0"], hand=[88])
    table = position(RESCUE, boat, crew(), left="red I5").does("play basket_for_treasures ", "give 1", "give 0")
    assert table.crew().covered == 0
    assert table.rescues("red I5", "4,1 4,2 4,3 4,4 4,5").crew().covered


def test_a_map_earned_again() -> None:
    """Rule 8.6, scenario C17, ruling 11."""
    boat = crew(
        tiles=["red cat_I5 at 8,0 9,0 10,0 11,0 12,0", "common_1 at 7,0", "common_1 at 13,0"], hand=[88], ready=1
    )
    table = position(RESCUE, boat, crew(), left="green L5").does("play basket_for_treasures ", "give 2", "give 1")
    assert table.rescues("green L5", "7,0 7,1 7,2 7,3 8,3").told(Mapped) == [Mapped(0, "green")]
    assert table.stage() == "bonus"


def test_nothing_comes_between() -> None:
    """Rule 8.7, scenario C23: no card is offered while a tile is in hand or a treasure is due, to nobody."""
    me, other = crew(hand=[78, 96]), crew(hand=[78])
    table = position(RESCUE, me, other, left="green I5, red S4")
    assert table.legal("play")
    assert table.legal("play", seat=1)
    held(table, "green I5")
    assert not table.legal("play")
    assert not table.legal(seat=1)
    assert table.refusal("play fish_lessons ") == "refused-unfinished 8.7"
    assert table.refusal("pass") == "refused-unfinished 8.7"
    assert table.refusal("play fish_lessons ", seat=1).startswith("refused-waiting")
    table.put(MAP_CAT)
    assert not table.legal("play")
    assert not table.legal(seat=1)
    assert table.refusal("play fish_lessons ") == "refused-unfinished 8.7"
    table.does("skip")
    assert table.legal("play")
    assert table.legal("play", seat=1)


def test_walls_rats_and_maps_may_be_covered() -> None:
    """Rule 8.4: the widest decision, every pose, on an empty boat."""
    cells = size(BOARD)
    assert len(placements(SHAPE_OF["common_1"], 0, False)) == cells
    totals = {"cat": 0, "common": 0, "rare": 0, "oshax": 0}
    for shape in SHAPES[:HOUSE_SHAPES]:
        if shape not in ("oshax_7", "oshax_8"):
            totals[shape.partition("_")[0]] += len(placements(SHAPE_OF[shape], 0, False))
    assert totals == {"cat": 8691, "common": 1080, "rare": 1962, "oshax": 3368}


def slow_placements(shape: str, boat: Crew, anywhere: bool) -> set[tuple[int, int]]:
    """Every pose at every cell, looked at one cell at a time."""
    found = set()
    free = [(x, y) for y in range(9) for x in range(22) if BOARD & ~boat.covered & bit_of(x, y)]
    for turn, cells in POSES[SHAPE_OF[shape]]:
        for left in range(-1, 22):
            for top in range(-1, 9):
                spots = [(left + x, top + y) for x, y in cells]
                if not all(spot in free for spot in spots):
                    continue
                mask = sum(bit_of(x, y) for x, y in spots)
                if anywhere or not boat.covered or near(mask) & boat.covered:
                    found.add((spots[0][1] * 22 + spots[0][0], turn))
    return found


def test_all_placements_at_once_are_those_found_one_by_one() -> None:
    """Rules 8.1 to 8.3, cell by cell, on boats from empty to full."""
    for name in ("F2", "F4", "F5", "F6", "F7", "F1"):
        boat = fixture(name)
        for shape in ("cat_S4", "cat_F6", "common_L3", "rare_O", "oshax_4"):
            for anywhere in (False, True):
                quick = placements(SHAPE_OF[shape], boat.covered, anywhere)
                assert {(place.cell, place.turn) for place in quick} == slow_placements(shape, boat, anywhere)
                assert len(quick) == len(set(quick))


def test_a_placement_is_named_by_its_first_cell() -> None:
    """Rule 8.1: the first cell covered, read row by row, and the pose."""
    assert placement("cat_S4", "12,1 13,1 13,2 14,2").cell == 22 + 12
    assert placement("cat_S4", "13,1 14,1 12,2 13,2").cell == 22 + 13
