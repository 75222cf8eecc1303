"""The family game."""

from __future__ import annotations

import pytest

from archipel.games.isle_of_cats.content.tiles import COMMONS
from archipel.games.isle_of_cats.events import Fled, Passed
from archipel.games.isle_of_cats.lessons import standing, worth
from archipel.games.isle_of_cats.piles import numbers_of, size
from archipel.games.isle_of_cats.steps.days import NIGHT, RESCUE

from .position import MAP_CAT, Table, cat, crew, finished, fixture, laid, new, parts, position, rare


def family(*, seats: int = 2, left: str = "green I5, red S4", right: str = "blue S4") -> Table:
    crews = [crew(fish=0, ready=0) for _ in range(seats)]
    return position(RESCUE, *crews, mode="family", left=left, right=right, settle=False)


def test_setup() -> None:
    """Rules 16.1 and 16.2: no fish, baskets or Oshax; three cards, of which two are kept in secret."""
    table = new("family", 3)
    for seat in table.state.order:
        table.does(table.legal(seat=seat)[0], seat=seat)
    assert table.state.to_act() == (0, 1, 2)
    assert [size(c.offer) for c in table.state.crews] == [3, 3, 3]
    assert (table.state.oshax, table.state.stock) == ([], [8, 8, 8, 8])
    offered = numbers_of(table.crew(1).offer)
    assert all(151 <= card <= 168 for card in offered)
    assert len(table.legal(seat=1)) == 3
    assert table.refusal(f"keep family_{offered[0]}", seat=1) == "refused-keep 16.2"
    table.does(f"keep family_{offered[0]},family_{offered[2]}", seat=1)
    for seat in (0, 2):
        table.does(table.legal(seat=seat)[0], seat=seat)
    assert numbers_of(table.crew(1).lessons) == [offered[0], offered[2]]
    assert [lesson.card for lesson in table.view(1).lessons] == [offered[0], offered[2]]
    assert table.view(0).crews[1].lessons == 2
    assert [(c.fish, c.ready, c.hand) for c in table.state.crews] == [(0, 0, 0)] * 3
    assert (len(table.state.left), len(table.state.right)) == (6, 6)


def test_a_turn() -> None:
    """Rules 16.3 and 16.4, scenario M02."""
    table = family()
    table.state.rare = rare("T")
    table.run()
    assert table.legal() == [f"rescue {cat(which)} free" for which in ("green I5", "red S4", "blue S4")] + ["pass"]
    assert table.refusal(f"rescue {cat('green I5')} permanent") == "refused-free 16.3"
    table.rescues("green I5", MAP_CAT, "free")
    assert table.legal() == [
        *[f"treasure {shape}" for shape in COMMONS],
        "treasure rare_T",
        "skip",
    ]
    table.does("treasure rare_T").put("8,1 9,1 10,1 9,2")
    assert table.view().rare == ()
    assert table.crew().tiles[1].number == rare("T")[0]
    assert table.state.to_act() == (1,)


def test_only_the_family_game_gives_rare_treasures_for_maps() -> None:
    """Rules 8.5 and 16.4."""
    table = position(RESCUE, crew(), crew(), left="green I5, red S4", settle=False)
    table.state.rare = rare("T")
    table.run().rescues("green I5", MAP_CAT)
    assert "treasure rare_T" not in table.legal()
    assert table.refusal("treasure rare_T") == "refused-common-only 8.5"


def test_the_day_ends() -> None:
    """Rules 16.3 and 16.5, ruling 42: all have passed, or the fields are empty; a pass is final."""
    table = family().run()
    table.does("pass")
    table.rescues("green I5", MAP_CAT, "free", seat=1).does("skip", seat=1)
    assert table.state.to_act() == (1,)
    table.does("pass", seat=1)
    assert table.told(Fled) == [Fled(2)]
    assert table.told(Passed) == [Passed(0), Passed(1)]
    assert table.state.day == 2
    empty = family(left="green I5", right="").run().rescues("green I5", MAP_CAT, "free").does("skip")
    assert (empty.state.day, empty.told(Fled)) == (2, [Fled(0)])


def test_the_first_goes_last() -> None:
    """Rule 16.5, scenario M03."""
    table = position(NIGHT, *[crew(fish=0, ready=0) for _ in range(3)], mode="family", order=[0, 1, 2])
    assert table.state.order == [1, 2, 0]
    later = position(NIGHT, *[crew(fish=0, ready=0) for _ in range(3)], mode="family", order=[1, 2, 0], day=2)
    assert later.state.order == [2, 0, 1]


def test_scoring() -> None:
    """Rule 16.6, scenario M04: rare treasures give nothing themselves."""
    tiles = ["rare_O at 8,1 9,1 8,2 9,2", "rare_I at 8,3 9,3 10,3 11,3", *[f"common_1 at {x},4" for x in (8, 9, 10)]]
    table = finished(crew(tiles=tiles, lessons=[164, 154], fish=0), crew(fish=0), mode="family")
    assert parts(table) == {"rats": -18, "rooms": -35, "families": 0, "private": 10}


@pytest.mark.parametrize(("name", "card", "points"), [("F3", 155, 10), ("F1", 155, 0), ("F8", 157, 10)])
def test_cards(name: str, card: int, points: int) -> None:
    """Rule 16.7, scenarios M05 and M06."""
    assert worth(card, standing(fixture(name), False, 0), -1) == points


def test_twenty_is_exact() -> None:
    """Rule 16.7, scenario M06: 19 or 21 cats give nothing."""
    boat = fixture("F8")
    boat.remove(0)
    assert worth(157, standing(boat, False, 0), -1) == 0
    more = fixture("F8")
    more.add(laid("green cat_S4 at 19,1 20,1 20,0 21,0"))
    assert worth(157, standing(more, False, 0), -1) == 0


def test_filled_rooms_break_a_tie() -> None:
    """Rule 16.6, scenario M07: then the victory is shared. F4 and a boat with as many points."""
    table = finished(crew(fish=9), crew(fish=0), mode="family")
    assert (table.outcome().winners, table.outcome().reason) == ((0, 1), "shared")
    bow = ["rare_T at 20,3 20,4 20,5 21,4"]
    other = ["common_1 at 7,0"]
    one, two = crew(tiles=bow, lessons=[]), crew(tiles=other, lessons=[164])
    level = finished(one, two, mode="family").outcome()
    assert [score.total for score in level.scores] == [-49, -52]
    three = crew(tiles=[*other, "common_2 at 8,0 9,0", "common_1 at 11,0"], lessons=[164])
    level = finished(one, three, mode="family").outcome()
    assert [score.total for score in level.scores] == [-49, -47]
    rat = crew(tiles=["common_2 at 8,0 9,0", "common_1 at 11,0"], lessons=[164])
    level = finished(one, rat, mode="family").outcome()
    assert [score.total for score in level.scores] == [-49, -49]
    assert (level.winners, level.reason) == ((0,), "filled-rooms")
