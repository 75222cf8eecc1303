"""Recorded games: every way to end is there, and what was recorded obeys the figures of the rules."""

from __future__ import annotations

from functools import cache

import pytest
from tests.records.make import kept_of, retold

from archipel.core.values import Event
from archipel.games.islet.content.parts import EGGS
from archipel.games.islet.events import Gained, Guaranteed, Laid, Placed
from archipel.games.islet.state import IsletState

KEPT = kept_of("islet")
KINDS = ("Advanced", "Discarded", "Emptied", "Fulfilled", "GaveUp", "Guaranteed", "Laid", "Removed", "Revealed")


@cache
def told(name: str) -> tuple[IsletState, list[Event]]:
    return retold(KEPT[name], IsletState)


@pytest.mark.parametrize("name", list(KEPT))
def test_eggs_and_cards_add_up(name: str) -> None:
    """Rules 5.3, 7.2 to 7.5 and 9.5: a tile yields a card, an egg costs three nests or what makes them."""
    kept = KEPT[name]
    state, events = told(name)
    eggs = kept.record.options["eggs"] or EGGS[kept.record.seats]
    yields = sum(len(event.cards) + len(event.missed) for event in events if isinstance(event, Gained))
    assert len([event for event in events if isinstance(event, Placed)]) == yields
    assert all(len(event.pay) >= 3 for event in events if isinstance(event, Laid))
    for seat, bird in enumerate(state.birds):
        levels = [event.level for event in events if isinstance(event, Laid) and event.seat == seat]
        gained = [event for event in events if isinstance(event, Guaranteed) and event.seat == seat]
        assert sorted(levels) == sorted(bird.levels)
        assert len(gained) == min(len(levels), eggs // 2)
        if kept.mode == "rivals":
            assert kept.outcome.scores[seat].total == len(levels)


def test_every_way_to_end_is_recorded() -> None:
    """Rules 9.1, 9.2, 9.4 and 10.9."""
    reasons = {kept.outcome.reason for kept in KEPT.values()}
    assert reasons == {"reason-egg", "reason-tile", "reason-stall", "reason-saved", "reason-lost"}


@pytest.mark.parametrize("reason", ["reason-egg", "reason-tile"])
def test_a_game_was_decided_by_levels(reason: str) -> None:
    """Rule 9.5."""
    found = []
    for kept in KEPT.values():
        totals = [score.total for score in kept.outcome.scores]
        if kept.outcome.reason == reason and totals.count(max(totals)) > len(kept.outcome.winners):
            found.append(kept)
    assert found


@pytest.mark.parametrize("kind", KINDS)
def test_what_the_game_is_about_happens(kind: str) -> None:
    assert any(type(event).__name__ == kind for name in KEPT for event in told(name)[1])
