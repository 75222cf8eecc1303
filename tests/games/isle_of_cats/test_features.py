"""A view as planes of bytes, and actions as choices, reckoned by hand."""

from __future__ import annotations

import pytest

from archipel.core.features import WAIT
from archipel.games.isle_of_cats.features import FEATURES
from archipel.games.isle_of_cats.features.planes import HER_CARDS, HERS, LESSONS, PHASES, STAGES, TAUGHT
from archipel.games.isle_of_cats.steps.days import RESCUE
from archipel.games.isle_of_cats.steps.rescue import RescueTurn
from archipel.games.isle_of_cats.values import Keep, Place, Rescue
from archipel.kit.testing.numbers import Told, named

from .position import GAME, GREEN, Table, crew, finished, position

BLUE, GREENS, RED, PURPLE, ORANGE, COMMON, RARE, ORDER, RATS, MAPS = range(10)
"""The planes of a boat."""


def told(table: Table, seat: int | None = 0) -> Told:
    return Told(FEATURES, table.view(seat))


def at_sea() -> Table:
    """Seat 1 at its rescue turn: a green cat and a treasure on the boat of seat 0, an Oshax on its own."""
    me = crew("boat_green", ["red oshax_1 at 8,4 9,4 7,5 8,5 6,6 7,6"], hand=[7, 8, 70], laid=[43], fish=7, used=2)
    other = crew("boat_blue", [GREEN, "common_1 at 12,0", "rare_O at 7,1 8,1 7,2 8,2"], lessons=[113, 114], fish=300)
    return position(RESCUE, other, me, left="green W5, red S4", right="blue T5", order=[1, 0], step=RescueTurn(1, 0))


def test_the_numbers_of_the_shelf() -> None:
    assert FEATURES.size == 9880
    assert len(FEATURES.choices) == len(set(FEATURES.choices)) == 2294
    assert FEATURES.choices[WAIT] == "wait"
    assert GAME.features is FEATURES


def test_whose_turn_it_is_and_what_is_asked() -> None:
    mine, theirs = told(at_sea(), 1), told(at_sea(), 0)
    assert mine.all("table") == [0, 1, 0, 0, 0, 1, 0, 0]
    assert mine.where("stage") == {STAGES.index("rescue"): 1}
    assert theirs.where("stage") == {STAGES.index("wait"): 1}
    assert mine.where("phase") == {PHASES.index("rescue"): 1}
    assert mine.all("turn") == [1, 0, 0, 0]
    assert theirs.all("turn") == [0, 1, 0, 0]
    assert mine.all("order") == [1, 2, 0, 0, 0]
    assert mine.all("day") == [1]


def test_boats_one_s_own_first() -> None:
    row = told(at_sea(), 1)
    assert row.where("boats", 0, RED) == dict.fromkeys([96, 97, 117, 118, 138, 139], 2)
    assert row.where("boats", 0, ORDER) == dict.fromkeys([96, 97, 117, 118, 138, 139], 1)
    assert row.where("boats", 1, GREENS) == dict.fromkeys([7, 8, 9, 10, 11], 1)
    assert row.where("boats", 1, COMMON) == {12: 1}
    assert row.where("boats", 1, RARE) == dict.fromkeys([29, 30, 51, 52], 1)
    places = dict.fromkeys([7, 8, 9, 10, 11], 1) | {12: 2} | dict.fromkeys([29, 30, 51, 52], 3)
    assert row.where("boats", 1, ORDER) == places
    assert row.where("boats", 1, MAPS) == {36: 1, 67: 3, 163: 4, 129: 5}
    rats = row.where("boats", 1, RATS)
    assert len(rats) == 17
    assert 11 not in rats
    assert 12 not in rats
    assert not any(row.part("boats", 2) + row.part("boats", 3))


def test_seats_and_their_points() -> None:
    row = told(at_sea(), 1)
    assert row.part("seats", 0)[:12] == [1, 7, 1, 2, 3, 0, 0, 1, 0, 0, 0, 19]
    assert row.part("seats", 1)[:12] == [1, 255, 1, 0, 0, 2, 0, 0, 0, 0, 0, 17]
    assert row.part("seats", 1)[12:21] == [1, 0, 0, 0, 1, 0, 0, 0, 0]
    assert row.part("seats", 0)[28:33] == [0, 0, 1, 0, 0]
    assert row.part("seats", 0)[45:51] == [0, 0, 0, 0, 1, 0]
    assert row.part("parts", 0) == [-19, -35, 0, 0, 0]
    assert row.part("parts", 1) == [-17, -35, 0, 3, 0]
    assert row.part("parts", 2) == [0] * 5
    assert row.all("score") == [-54]


def test_cards_and_fields() -> None:
    row = told(at_sea(), 1)
    assert {FEATURES.choices[1 + kind]: count for kind, count in row.where("cards", 0).items()} == {
        "keep boots": 2,
        "keep anywhere": 1,
    }
    assert row.where("left", 1) == {1: 1}
    assert row.where("left", 2) == {14: 2}
    assert row.where("right", 0) == {0: 1}
    assert row.all("oshax") == [1, 2, 3, 4, 5, 6, 0, 0]


def test_the_tile_in_hand() -> None:
    table = at_sea().does("rescue 18 permanent", seat=1)
    row = told(table, 0)
    assert row.all("held")[:4] == [1, 0, 0, 0]
    assert row.where("held") == {0: 1, 4 + 1: 1, 4 + 34 + 1: 1}
    assert row.all("held_at") == [19, 1 + 36]


def test_lessons_are_shown_at_the_end() -> None:
    over = finished(crew(lessons=[126, 113]), crew(lessons=[119]), public=[(144, "red")])
    row = told(over, 1)
    assert [LESSONS[place] for place in row.where("shown", 0)] == [119]
    assert [LESSONS[place] for place in row.where("shown", 1)] == [113, 126]
    assert [LESSONS[place] for place in row.where("lessons", 0)] == [119]
    assert row.part("public", TAUGHT.index(144)) == [1, 0, 0, 1, 0, 0, 0, 1, 0, 0]


def test_the_sister() -> None:
    table = position(RESCUE, crew(fish=0, ready=0), mode="solo", left="red S4", settle=False)
    sister = table.state.sister
    assert sister is not None
    sister.today = [180, 175]
    sister.colours = [3, 0]
    row = told(table)
    assert row.where("sister_cards") == {HER_CARDS.index(180): 1, HER_CARDS.index(175): 2}
    assert row.part("sister_colours", 0) == [2, 0, 0, 1, 0]
    assert [HERS[place] for place in row.where("sister_lessons", 0)] == sister.lessons
    assert row.all("order") == [1, 0, 0, 0, 2]


@pytest.mark.parametrize(
    ("words", "choices"),
    [
        ("keep boots,boots", ["keep boots", "keep boots", "enough"]),
        ("keep oshax,draw2,lesson_113", ["keep oshax", "keep draw2", "keep lesson_113", "enough"]),
        ("keep family_151,family_168", ["keep family_151", "keep family_168", "enough"]),
        ("rescue 0 permanent", ["rescue 0", "with permanent"]),
        ("rescue 84 broken+broken_3", ["rescue 84", "with broken+broken_3"]),
        ("rescue 84 free", ["rescue 84", "with free"]),
        ("place 197 7", ["place 197 7"]),
        ("enough", ["enough"]),
        ("play draw2 ", ["play draw2"]),
        ("play basket_to_fish used", ["play basket_to_fish used"]),
        ("find treasure_small small common_2", ["find treasure_small small common_2"]),
        ("adopt 117 orange", ["adopt 117 orange"]),
        ("forget 221", ["forget 221"]),
        ("give 141", ["give 141"]),
        ("treasure rare_I", ["treasure rare_I"]),
        ("buy lesson_223", ["buy lesson_223"]),
        ("return boots", ["return boots"]),
    ],
)
def test_choices_of_an_action(words: str, choices: list[str]) -> None:
    action = GAME.actions.parse(words)
    spelled = FEATURES.spell(action)
    assert named(FEATURES, spelled) == choices
    assert all(choice < FEATURES.openers for choice in spelled[:-1])
    assert FEATURES.read(spelled) == action


def test_every_place_and_basket_is_another_choice() -> None:
    places = {FEATURES.spell(Place(cell, turn)) for cell in range(198) for turn in range(8)}
    assert len(places) == 1584
    assert FEATURES.spell(Rescue(3, "free"))[0] == FEATURES.spell(Rescue(3, "permanent"))[0]
    assert FEATURES.spell(Keep(("boots", "oshax"))) != FEATURES.spell(Keep(("oshax", "boots")))
