"""The eight fixture boats: what each is, and what every lesson, family card and card of the sister gives on it."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.games.isle_of_cats.boat import BOARD, ROOMS
from archipel.games.isle_of_cats.content.table import FAMILY_POINTS
from archipel.games.isle_of_cats.lessons import TABLE, Standing, standing, worth
from archipel.games.isle_of_cats.piles import size
from archipel.games.isle_of_cats.scoring import base, public_worth, standings
from archipel.games.isle_of_cats.survey import surveyed
from archipel.games.isle_of_cats.values import COLOURS

from .position import FIXTURES, finished, fixture

each_boat = pytest.mark.parametrize("name", list(FIXTURES))
ORGANISED = 216


def expected(name: str) -> dict[str, Any]:
    found: dict[str, Any] = FIXTURES[name]["expected"]
    return found


def seen(name: str, rival: int = 0) -> Standing:
    return standing(fixture(name), FIXTURES[name]["first"], rival)


@each_boat
def test_a_boat_is_looked_over(name: str) -> None:
    """Rules 2.1 to 2.8, 13.1, 13.2 and 13.3; scenarios A05 and D15, the summary of section D."""
    survey, told = surveyed(fixture(name)), expected(name)
    assert survey.families == told["families"]
    assert survey.all_cats() == told["cats"]
    assert dict(zip(COLOURS, survey.cats, strict=True)) == told["by_color"]
    assert {hue: survey.at_edge(n) for n, hue in enumerate(COLOURS)} == told["edge_by_color"]
    assert sum(survey.at_edge(hue) for hue in range(5)) == told["edge_cats"]
    assert sum(survey.lonely(hue) for hue in range(5)) == told["lonely"]
    assert survey.rats == told["visible_rats"]
    assert {ROOMS[room] for room in survey.filled} == set(told["filled_rooms"])
    assert size(survey.covered) == told["covered_cells"]
    assert (survey.common, survey.rare, survey.oshax) == (told["common"], told["rare"], told["oshax"])
    assert survey.open_maps() == told["uncovered_maps"]
    table = finished(fixture(name), fixture("F6"))
    rats, rooms, families, rare, public = base(table.state, standings(table.state)[0])
    basic = told["basic"]
    assert (rats, rooms, families, rare) == (basic["rats"], basic["rooms"], basic["families"], basic["rare"])
    assert rats + rooms + families + rare == basic["total"]
    assert public == 0


@each_boat
def test_every_lesson_and_card_on_it(name: str) -> None:
    """Rules 14.1 to 14.5, 15.11, 15.12 and 16.7; section D, rulings 21 to 28 and 38 to 40."""
    at = seen(name)
    for card, points in expected(name)["lessons"].items():
        if not card.isdigit():
            continue
        if isinstance(points, dict):
            assert {hue: worth(int(card), at, n) for n, hue in enumerate(COLOURS)} == points, card
        else:
            assert worth(int(card), at, -1) == points, card


@each_boat
def test_the_cards_that_depend_on_the_table(name: str) -> None:
    """Rules 14.2, 14.7 and 17.2; rulings 28 and 29, scenarios A07 and A17: alone, the scope of 148, Organised."""
    told = expected(name)["lessons"]
    assert worth(121, seen(name, rival=-1), -1) == told["121_solo"]
    assert worth(ORGANISED, seen(name), -1) == told["organised"]
    table = finished(fixture(name), fixture("F6"), prospector_scope="common")
    assert public_worth(table.state, standings(table.state)[0], 148, -1) == told["148_common_only"]


def test_every_card_that_scores_was_tried() -> None:
    """Rules 14.2 to 14.5, 15.11, 15.12 and 16.7: 38 lessons, 18 family cards, 18 of the sister's and 204."""
    told = {int(card) for card in expected("F1")["lessons"] if card.isdigit()}
    assert told == {*range(113, 151), *range(151, 169), *range(197, 216)} - {204}
    assert {card for card in TABLE if card < ORGANISED} == told | {204}


@each_boat
def test_the_tiles_lie_legally(name: str) -> None:
    """Rules 8.1, 8.2 and 8.3: each tile of a fixture, in its order, could be placed."""
    covered = 0
    for tile in fixture(name).tiles:
        assert tile.mask & ~BOARD == 0
        assert tile.mask & covered == 0
        assert not covered or tile.halo & covered
        covered |= tile.mask


def test_the_family_table() -> None:
    """Rule 13.2, scenario A20."""
    assert FAMILY_POINTS[1:11] == [0, 0, 8, 11, 15, 20, 25, 30, 35, 40]


@pytest.mark.parametrize(
    ("card", "points"),
    [
        (217, {"F1": 0, "F3": 8}),
        (218, {"F1": 0, "F3": 11}),
        (219, {"F1": 0, "F3": 10}),
        (220, {"F1": 9, "F2": 0, "F3": 9, "F8": 0}),
        (221, {"F1": 0, "F3": 8, "F8": 8}),
        (222, {"F1": 6, "F2": 0, "F3": 14, "F8": 8}),
        (223, {"F1": 15, "F2": 9, "F3": 12, "F6": 0}),
    ],
)
def test_module_d(card: int, points: dict[str, int]) -> None:
    """Rule 14.7, on the figures of the fixtures: filled rooms, families, open maps."""
    assert {name: worth(card, seen(name), -1) for name in points} == points
