"""Pages that leave and come back in the midst of play hold the scene as it is drawn; `dev.py prove` runs ten thousand
reconnects."""

from __future__ import annotations

import os

import pytest

from archipel.core.catalog import game
from archipel.core.rng import Quick
from archipel.server.web.services import Services
from tests.table.fake_time import FakeTime
from tests.table.reconnects import A_TABLE, THINGS, gather

GAMES = ["hashi", "isle_of_cats", "islet", "palm_island", "small_islands"]
RECONNECTS = (10_000 if "ARCHIPEL_PROVE" in os.environ else 300) // len(GAMES)


@pytest.mark.prove
@pytest.mark.parametrize("id", GAMES)
async def test_whoever_comes_back_holds_the_scene_as_it_is_drawn(services: Services, id: str) -> None:
    time, rng, reconnects = FakeTime(services), Quick(17), 0
    while reconnects < RECONNECTS:
        company = await gather(services, time, game(id), rng)
        for _ in range(A_TABLE):
            await company.happens(rng.choose(THINGS))
        company.check_anew()
        reconnects += company.reconnects
