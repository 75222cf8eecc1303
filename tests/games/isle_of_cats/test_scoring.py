"""The end: who wins, by what, and lessons that look at more than one boat."""

from __future__ import annotations

import pytest

from archipel.games.isle_of_cats.lessons import standing, worth
from archipel.games.isle_of_cats.scoring import public_worth, standings

from .position import Table, crew, finished, fixture, laid, parts

SARA = [135, 131, 216]
LEAF = "common_1 at 4,1"


def worths(table: Table, card: int) -> list[int]:
    return [worth(card, at, -1) for at in standings(table.state)]


def test_saras_59_points() -> None:
    """Rules 13.1 to 13.4, scenario A06."""
    table = finished(fixture("F1", lessons=SARA), fixture("F6"), public=[(148, "")])
    assert parts(table) == {"rats": -2, "rooms": -20, "families": 47, "rare": 3, "private": 13, "public": 18}
    assert table.outcome().scores[0].total == 59
    assert [worth(card, standings(table.state)[0], -1) for card in SARA] == [6, 0, 7]


def test_saras_57_points() -> None:
    """Rule 17.2, scenario A07, ruling 28."""
    table = finished(fixture("F1", lessons=SARA), fixture("F6"), public=[(148, "")], prospector_scope="common")
    assert parts(table)["public"] == 16
    assert table.outcome().scores[0].total == 57


@pytest.mark.parametrize(
    ("name", "card", "hue", "points"),
    [
        ("F3", 142, -1, 4),
        ("F1", 144, 4, 3),
        ("F1", 145, 4, 3),
        ("F7", 144, 1, 1),
        ("F6", 144, 1, 0),
        ("F5", 147, -1, 5),
    ],
)
def test_lessons_are_halved_alone(name: str, card: int, hue: int, points: int) -> None:
    """Rule 15.4, scenarios A08 and E23, ruling 37: 7 gives 4, 6 gives 3, 5 gives 3, 1 gives 1, 0 gives 0."""
    table = finished(fixture(name), mode="solo")
    assert public_worth(table.state, standings(table.state)[0], card, hue) == points


def test_a_public_lesson_alone() -> None:
    """Rule 15.4, scenario E23: with three lessons 6, halved."""
    table = finished(crew(lessons=[113, 114, 115]), mode="solo", public=[(147, "")])
    assert parts(table)["public"] == 3


@pytest.mark.parametrize(
    ("one", "other", "winners", "reason"),
    [
        (("F1", 3), ("F2", 9), (0,), "most-points"),
        (("F6", 3), ("F6", 1), (0,), "most-fish"),
        (("F6", 1), ("F6", 3), (1,), "most-fish"),
        (("F6", 3), ("F6", 3), (0, 1), "shared"),
    ],
)
def test_ties(one: tuple[str, int], other: tuple[str, int], winners: tuple[int, ...], reason: str) -> None:
    """Rule 13.5, scenario A18."""
    outcome = finished(fixture(one[0], fish=one[1]), fixture(other[0], fish=other[1])).outcome()
    assert (outcome.winners, outcome.reason) == (winners, reason)


def test_three_may_share() -> None:
    """Rule 13.5, ruling 47."""
    assert finished(fixture("F6"), fixture("F6"), fixture("F6"), fixture("F7")).outcome().winners == (3,)
    assert finished(fixture("F6"), fixture("F6"), fixture("F6")).outcome().winners == (0, 1, 2)


@pytest.mark.parametrize(
    ("one", "other", "points"), [("F1", "F2", [10, 0]), ("F1", "F3", [10, 10]), ("F6", "F7", [0, 0])]
)
def test_the_largest_family(one: str, other: str, points: list[int]) -> None:
    """Rules 14.2 and 16.7, scenario D01, ruling 22."""
    assert worths(finished(fixture(one), fixture(other)), 121) == points
    assert worths(finished(fixture(one), fixture(other)), 165) == points


def test_fifteen_is_exact() -> None:
    """Rule 14.2, scenario D02: an Oshax counts."""
    boat = fixture("F5")
    assert worth(114, standing(boat, False, 0), -1) == 10
    boat.add(laid("red cat_S4 at 15,5 16,5 14,6 15,6"))
    assert worth(114, standing(boat, False, 0), -1) == 0


def test_five_orange_and_an_oshax() -> None:
    """Rules 2.6 and 14.3, scenario D03."""
    boat = crew(
        tiles=[
            "orange cat_I5 at 0,4 1,4 2,4 3,4 4,4",
            "orange cat_T5 at 5,3 5,4 5,5 6,4 7,4",
            "orange cat_X5 at 9,3 8,4 9,4 10,4 9,5",
            "orange cat_V5 at 11,4 12,4 13,4 13,5 13,6",
            "orange oshax_1 at 16,3 17,3 15,4 16,4 14,5 15,5",
        ]
    )
    assert worth(131, standing(boat, False, 0), -1) == 9
    boat.add(laid("orange cat_S4 at 12,0 13,0 11,1 12,1"))
    assert worth(131, standing(boat, False, 0), -1) == 0


def test_a_bedroom_spoiled() -> None:
    """Rule 14.4, scenario D05."""
    for tiles, points in (([], 18), ([LEAF], 0), (["green cat_I5 at 7,0 8,0 9,0 10,0 11,0"], 0)):
        assert worth(137, standing(crew(tiles=tiles), False, 0), -1) == points
    assert parts(finished(crew(lessons=[137]), crew()))["rooms"] == -35


def test_half_the_cats_at_the_edge() -> None:
    """Rule 14.4, scenario D06."""
    one = crew(tiles=["green cat_I5 at 7,0 8,0 9,0 10,0 11,0"])
    assert worth(135, standing(one, False, 0), -1) == 0
    one.add(laid("red cat_S4 at 12,0 13,0 11,1 12,1"))
    assert worth(135, standing(one, False, 0), -1) == 1
    assert worth(135, standing(fixture("F1"), False, 0), -1) == 6


def test_six_lessons() -> None:
    """Rules 14.1, 14.2 and 14.3, scenario D07, ruling 24."""
    at = standing(crew(lessons=[126, 133, 113, 114, 115, 116], hand=[117, 118]), False, 0)
    assert (worth(126, at, -1), worth(133, at, -1)) == (6, 7)


def test_first_in_the_order() -> None:
    """Rule 14.2, scenario D08, ruling 26."""
    assert worths(finished(crew(), crew(), order=[1, 0]), 119) == [0, 7]
    assert worths(finished(crew(), mode="solo", order=[1, 0]), 119) == [0]
    assert worths(finished(crew(), mode="solo", order=[0, 1]), 119) == [7]


@pytest.mark.parametrize(("ready", "used", "points"), [(3, 0, 7), (0, 3, 7), (1, 2, 7), (2, 0, 0), (3, 1, 0)])
def test_three_baskets_ready_or_used(ready: int, used: int, points: int) -> None:
    """Rule 14.2, ruling 25, scenario C08."""
    assert worths(finished(crew(ready=ready, used=used), crew()), 118) == [points, 0]


def test_large_families() -> None:
    """Rule 14.4, scenario D10."""
    assert worths(finished(fixture("F8"), fixture("F3")), 138) == [4, 8]


def test_a_treasure_scores_once() -> None:
    """Rule 14.5, scenario D11."""
    boat = crew(
        tiles=[
            "green cat_I5 at 7,0 8,0 9,0 10,0 11,0",
            "common_I3 at 8,1 9,1 10,1",
            "green cat_L5 at 8,2 9,2 10,2 11,2 11,1",
        ]
    )
    assert worth(149, standing(boat, False, 0), 1) == 1
    assert worth(149, standing(boat, False, 0), 0) == 0


def test_a_map_free_again_counts_again() -> None:
    """Rules 8.6 and 14.5, scenarios B06 and D12."""
    boat = crew(tiles=["common_1 at 7,0"])
    assert worth(150, standing(boat, False, 0), -1) == 20
    assert worth(212, standing(boat, False, 0), -1) == 4
    boat.remove(0)
    assert worth(150, standing(boat, False, 0), -1) == 25


def test_rats_score_beside_their_penalty() -> None:
    """Rules 13.1 and 14.1, scenario D13."""
    table = finished(fixture("F4", lessons=[125]), fixture("F6"))
    assert (parts(table)["rats"], parts(table)["private"]) == (-5, 10)
    assert parts(finished(fixture("F4", lessons=[125, 132]), fixture("F6")))["private"] == 20


def test_lessons_in_hand_score_nothing() -> None:
    """Rule 12.3."""
    table = finished(fixture("F3", hand=[124, 144], lessons=[]), fixture("F6"))
    assert (parts(table)["private"], parts(table)["public"]) == (0, 0)


def test_the_parts_are_told_in_the_rulebooks_order() -> None:
    """Rule 13.4, ruling 46."""
    assert list(parts(finished(crew(), crew()))) == ["rats", "rooms", "families", "rare", "private", "public"]
