"""Analyses of several people at once."""

from __future__ import annotations

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.test_analyses import PLIES, Lookers, told
from tests.server.test_replay_calls import GAME, SHORT

Client = TestClient[Litestar]


@pytest.fixture
def party(client: Client) -> Lookers:
    party = Lookers(client)
    party.play(*GAME)
    return party


def test_a_first_look_waits_for_no_more_than_one_ply_of_deep_ones(party: Lookers) -> None:
    games = [party.bring(SHORT, who) for who in range(3)]
    for who, party.replay in enumerate(games[:2]):
        party.begin(who)
        party.until(PLIES, "done")
    party.analyst.left, before = 0, len(party.analyst.asked)
    for who, party.replay in enumerate(games[:2]):
        party.begin(who, "deep")
    party.replay = games[2]
    assert told(party.begin(2)) == ("running", "quick", 0, 0)
    party.analyst.left = PLIES + 1
    party.until(PLIES, "done")
    depths = [job.depth for job in party.analyst.asked[before:]]
    assert depths[: depths.index("quick")] in ([], ["deep"]), "one ply was under way"
    assert depths[depths.index("quick") :][:PLIES] == ["quick"] * PLIES
    party.analyst.left = 99
    for party.replay in games[:2]:
        party.until(PLIES, "done")
    assert len(party.analyst.plies("deep")) == 2 * PLIES


def test_a_first_look_that_ends_early_lets_deep_ones_go_on(party: Lookers) -> None:
    party.begin(0)
    party.until(PLIES, "done")
    ours, theirs = party.replay, party.bring(SHORT, 1)
    party.analyst.left = 1
    party.begin(0, "deep")
    party.until(1)
    party.replay = theirs
    party.begin(1)
    assert party.stop(1)["state"] in ("none", "stopped")
    party.analyst.left = 99
    party.replay = ours
    party.until(PLIES, "done")
