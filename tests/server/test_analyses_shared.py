"""Analyses of several people at once, of somebody who leaves for good, and of games in which a bot stood in."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.table.rows import Entry
from tests.server.test_analyses import PLIES, Lookers, told
from tests.server.test_replay_calls import GAME, ROUND, SHORT, why

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


def erased(party: Lookers, who: int) -> None:
    assert party.ask(who, "DELETE", "/api/me", json={"sure": "yes"}).status_code == 200


def test_what_somebody_brought_along_is_told_to_nobody_once_they_are_gone(party: Lookers) -> None:
    party.replay = party.bring(SHORT, 1)
    party.begin(1)
    party.until(PLIES, "done")
    path = f"/api/replays/{party.replay}"
    assert [party.ask(2, "GET", path + rest).status_code for rest in ("", "/analysis", "/record")] == [200] * 3
    erased(party, 1)
    for rest in ("", "/1", "/analysis", "/record", "/decisions/0"):
        assert why(party.ask(2, "GET", path + rest)) == (404, "server-replay-none"), rest
    services = party.client.app.state.services
    assert party.replay not in services.replays.kept | services.analyses.games


def test_what_is_analysed_for_somebody_who_goes_is_stopped(party: Lookers) -> None:
    party.replay = party.bring(SHORT, 1)
    party.analyst.left = 2
    party.begin(1)
    party.until(2)
    erased(party, 1)
    analyses = party.client.app.state.services.analyses
    assert (analyses.tasks, party.replay in analyses.games) == ({}, False)
    party.replay = party.table
    party.analyst.left = 99
    party.begin(0)
    party.until(PLIES, "done")


def test_what_is_erased_while_its_analysis_is_about_to_begin_is_not_begun(
    party: Lookers, monkeypatch: pytest.MonkeyPatch
) -> None:
    party.replay = party.bring(SHORT, 1)
    analyses: Any = party.client.app.state.services.analyses

    async def gone(person: str, id: str) -> None:
        analyses.forget(id)

    monkeypatch.setattr(analyses, "_leave_others", gone)
    path = f"/api/replays/{party.replay}/analysis"
    assert why(party.ask(2, "POST", path, json={"depth": "quick"})) == (404, "server-replay-none")
    assert (analyses.tasks, party.replay in analyses.games) == ({}, False)


def test_what_another_server_has_erased_is_not_told_here(party: Lookers) -> None:
    party.replay = party.bring(SHORT, 1)
    party.analyst.left = 2
    party.begin(2)
    party.until(2)
    services: Any = party.client.app.state.services
    erase = services.store.profiles.erase
    party.client.blocking_portal.call(erase, services.profiles.who(party.cookies[1]), "gone-x")
    for rest in ("/record", "/analysis"):
        assert why(party.ask(2, "GET", f"/api/replays/{party.replay}{rest}")) == (404, "server-replay-none")
    assert (services.analyses.tasks, party.replay in services.analyses.games) == ({}, False)


def test_a_page_is_told_which_actions_a_bot_chose_for_somebody(client: Client) -> None:
    party = Lookers(client)
    party.play(*ROUND)
    history = client.blocking_portal.call(client.app.state.services.lobby.table, party.table).match.history
    stood = [Entry("standin", 0, "left"), Entry("act", 0, "lay 1"), Entry("return", 0)]
    client.blocking_portal.call(history.read, stood)
    assert "stood_in" not in party.look(0).json(), "it is not over"
    party.play((1, "lay 0"))
    assert party.look(2).json()["stood_in"] == [len(ROUND)]
