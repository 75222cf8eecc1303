"""Recorded games: every way to end is there, and what was recorded obeys the figures of the rules."""

from __future__ import annotations

from functools import cache

import pytest
from tests.records.make import kept_of, retold

from archipel.core.values import Event
from archipel.games.palm_island.state import PalmState
from archipel.games.palm_island.values import Acted, Averted, Bought, Claimed, Discarded, Feasted, Lost, Unlocked

KEPT = kept_of("palm_island")


@cache
def told(name: str) -> tuple[PalmState, list[Event]]:
    return retold(KEPT[name], PalmState)


@pytest.mark.parametrize("name", list(KEPT))
def test_passes_and_points_add_up(name: str) -> None:
    """Rules 7.2 and 12.1: every card before the tracker passes once a round; the parts make the total."""
    kept = KEPT[name]
    state, events = told(name)
    passes = [event for event in events if isinstance(event, (Acted, Discarded, Lost, Feasted))]
    feasts = [event for event in events if isinstance(event, Feasted)]
    if not kept.record.options["villagers"]:
        cards = 16 + len(kept.record.options["trophies"])
        assert len(passes) + len(feasts) == 8 * cards * kept.record.seats
    for seat, score in enumerate(kept.outcome.scores):
        assert sum(part.points for part in score.parts) == score.total == state.hands[seat].score()


def test_every_way_to_end_is_recorded() -> None:
    """Rules 8.7 and 12.3."""
    reasons = {kept.outcome.reason for kept in KEPT.values()}
    assert reasons == {"reason-rounds", "reason-averted", "reason-disaster"}
    for mode in ("casual", "speed"):
        winners = {len(kept.outcome.winners) for kept in KEPT.values() if kept.mode == mode}
        assert winners == {1, 2}


@pytest.mark.parametrize("kind", [Averted, Bought, Claimed, Feasted, Unlocked], ids=lambda kind: kind.__name__)
def test_what_each_mode_is_about_happens(kind: type[Event]) -> None:
    assert any(isinstance(event, kind) for name in KEPT for event in told(name)[1])
