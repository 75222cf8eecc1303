"""Recorded games: every way to end and every difficulty, and what was recorded obeys the figures of the rules."""

from __future__ import annotations

from functools import cache

import pytest
from tests.records.make import kept_of, retold

from archipel.core.values import Event
from archipel.games.isle_of_cats.events import Filled, Fished, Forgot, Gave, Lost, Placed
from archipel.games.isle_of_cats.state import CatsState

from .position import GAME

KEPT = kept_of("isle_of_cats")


@cache
def told(name: str) -> tuple[CatsState, list[Event]]:
    return retold(KEPT[name], CatsState)


def test_every_way_to_end_is_recorded() -> None:
    """Rules 13.5, 15.10 and 16.6."""
    ends = {(kept.mode, kept.outcome.reason) for kept in KEPT.values()}
    assert ends == {
        ("fleet", "most-points"),
        ("fleet", "most-fish"),
        ("fleet", "shared"),
        ("solo", "won-sister"),
        ("solo", "lost-sister"),
        ("family", "most-points"),
        ("family", "filled-rooms"),
        ("family", "shared"),
    }


def test_every_difficulty_is_recorded() -> None:
    """Rule 15.1."""
    levels = {kept.record.options["difficulty"] for kept in KEPT.values() if kept.mode == "solo"}
    assert levels == {"easy", "medium", "hard", "very_hard", "expert"}


@pytest.mark.parametrize("name", list(KEPT))
def test_days_and_points_add_up(name: str) -> None:
    """Rules 4.1, 4.2, 4.3, 13.4 and 15.2: five days, the cats of each, the parts of each score."""
    kept = KEPT[name]
    state, events = told(name)
    filled = [event for event in events if isinstance(event, Filled)]
    each = {1: 4, 2: 4, 3: 6, 4: 8}[kept.record.seats]
    assert {(len(one.left), len(one.right)) for one in filled} == {(each, each)}
    fish = [event for event in events if isinstance(event, Fished)]
    assert len(fish) == (0 if kept.mode == "family" else 4 if kept.mode == "solo" else 5)
    placed = [event for event in events if isinstance(event, Placed)]
    assert len(placed) >= sum(len(crew.tiles) for crew in state.crews)
    for score in kept.outcome.scores:
        assert score.total == sum(part.points for part in score.parts if part.key != "sister")
    if state.sister is not None:
        assert sorted(state.sister.colours) == [0, 1, 2, 3, 4]


def test_what_the_game_is_about_happens() -> None:
    """Rule 1.1: everything, but what is seldom worth it: things given up, and a tile that fits nowhere."""
    happened = {type(event) for name in KEPT for event in told(name)[1]}
    assert set(GAME.events.kinds.values()) - happened <= {Forgot, Gave, Lost}
