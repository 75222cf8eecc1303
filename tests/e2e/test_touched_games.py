"""Games against a bot by touches alone, on a phone held upright and on its side: whole ones by `dev.py prove`."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import ViewportSize

from archipel.core.catalog import games
from tests.e2e.company import open_at
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.serving import Serving

WHOLE = "ARCHIPEL_PROVE" in os.environ
PLIES = 1_000_000 if WHOLE else 6
UPRIGHT: ViewportSize = {"width": 360, "height": 740}
ASIDE: ViewportSize = {"width": 740, "height": 360}


@pytest.mark.prove
@pytest.mark.parametrize("size", [UPRIGHT, ASIDE], ids=["upright", "aside"])
@pytest.mark.parametrize("game", sorted(games()))
def test_a_game_by_touches(arrive: Arrive, serving: Serving, game: str, size: ViewportSize) -> None:
    person = arrive(phone=True)
    person.page.set_viewport_size(size)
    mode = next(mode.id for mode in games()[game].modes if 2 in mode.seats)
    open_at(
        person, {"game": game, "mode": mode, "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "options": {}}
    )
    person.await_choice()
    guide = Guide(serving, person, "greedy", tap=True)
    while not person.over() and person.last_frame()["ply"] < PLIES:
        person.await_choice()
        if not person.over():
            guide.turn()
    assert person.over() or not WHOLE
    assert person.troubles == []
