"""Analyses over HTTP: how they are begun, followed, stopped and kept, and who may have them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.analysis import ply_job
from archipel.core.record import Record
from archipel.server.base.settings import DEFAULTS
from archipel.server.replay import analyses as analysing
from archipel.server.web.app import make_app
from archipel.table.wire.frames import wire_scene
from tests.server.postgres import new_database
from tests.server.test_replay_calls import GAME, ROUND, SHORT, Party, why
from tests.server.toy_analyst import ToyAnalyst
from tests.table.new_rules import NewRules

Client = TestClient[Litestar]
Opened = Callable[[], Client]

PLIES = len(GAME) + 1


class Lookers(Party):
    """The party, and an analyst of ours."""

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.analyst = analyst_of(client)
        self.replay = self.table

    def begin(self, who: int = 0, depth: str = "quick") -> Any:
        return self.ask(who, "POST", f"/api/replays/{self.replay}/analysis", json={"depth": depth}).json()

    def state(self, who: int = 0) -> Any:
        return self.look_at(who).json()

    def look_at(self, who: int) -> Any:
        return self.ask(who, "GET", f"/api/replays/{self.replay}/analysis")

    def stop(self, who: int = 0) -> Any:
        return self.ask(who, "DELETE", f"/api/replays/{self.replay}/analysis").json()

    def until(self, done: int, state: str = "running") -> Any:
        """How it stands once so many plies are done."""
        for _ in range(2_000):
            seen = self.state()
            if (seen["state"], seen["done"]) == (state, done):
                return seen
            time.sleep(0.002)
        raise AssertionError(f"still {seen['state']}, {seen['done']} of {seen['total']}")

    def bring(self, record: Record, who: int = 0) -> str:
        return str(self.ask(who, "POST", "/api/replays", content=record.to_json()).json()["replay"])


def analyst_of(client: Client) -> ToyAnalyst:
    analyst = ToyAnalyst()
    client.app.state.services.analyses.thinker = analyst
    return analyst


@pytest.fixture
def party(client: Client) -> Lookers:
    party = Lookers(client)
    party.play(*GAME)
    return party


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opened]:
    """A server over one store, as often as one likes; one at a time."""
    address = new_database() if request.param == "postgres" else ""
    clients: list[Client] = []

    def open_next() -> Client:
        close()
        settings = msgspec.structs.replace(DEFAULTS, database=address)
        clients.append(TestClient(make_app(tmp_path / "data", pages=tmp_path, settings=settings)))
        return clients[-1].__enter__()

    def close() -> None:
        while clients:
            clients.pop().__exit__(None, None, None)

    yield open_next
    close()


def told(state: Any) -> tuple[str, str, int, int]:
    assert state["total"] == PLIES
    return state["state"], state["depth"], state["done"], state["refined"]


def test_the_way_of_an_analysis(party: Lookers) -> None:
    assert told(party.state(2)) == ("none", "", 0, 0)
    assert party.state()["analysis"] is None
    party.analyst.left = 3
    assert told(party.begin()) == ("running", "quick", 0, 0)
    assert party.until(3)["analysis"] is None
    party.analyst.left = 99
    first = party.until(PLIES, "done")
    assert told(first) == ("done", "quick", PLIES, 0)
    assert (first["analysis"]["depth"], len(first["analysis"]["moments"])) == ("quick", PLIES)
    assert [one["ply"] for one in first["analysis"]["decisions"]] == [0, 2]
    assert told(party.begin()) == ("done", "quick", PLIES, 0), "there is nothing more to do"
    party.analyst.left = 2
    party.begin(depth="deep")
    mixed = party.until(2)
    assert told(mixed) == ("running", "deep", 2, 2)
    assert mixed["analysis"]["depth"] == "quick"
    assert [one["values"][0]["value"] for one in mixed["analysis"]["moments"]][:4] == [5001, 5002, 5002, 5003]
    party.analyst.left = 99
    assert party.until(PLIES, "done")["analysis"]["depth"] == "deep"
    assert told(party.state(2)) == ("done", "deep", PLIES, PLIES), "whoever may see the game may see it"
    assert party.analyst.plies("quick") == party.analyst.plies("deep") == [*range(PLIES)]


def test_a_deep_look_begins_with_the_first_one(party: Lookers) -> None:
    party.begin(depth="deep")
    assert told(party.until(PLIES, "done")) == ("done", "deep", PLIES, PLIES)
    assert [job.depth for job in party.analyst.asked] == ["quick"] * PLIES + ["deep"] * PLIES


def test_what_was_stopped_goes_on_where_it_was(party: Lookers) -> None:
    party.begin()
    party.until(PLIES, "done")
    party.analyst.left = 3
    party.begin(depth="deep")
    party.until(3)
    stopped = party.stop()
    assert told(stopped) == told(party.state()) == ("stopped", "deep", 3, 3)
    assert stopped["analysis"] is not None, "the first look stays, and what is refined of it"
    party.analyst.left = 99
    assert party.begin(depth="deep")["state"] == "running"
    party.until(PLIES, "done")
    assert party.analyst.plies("deep") == [*range(PLIES)], "nothing twice"


def test_whoever_stops_it_stops_it_for_nobody_else(party: Lookers) -> None:
    party.analyst.left = 2
    party.begin(0)
    party.begin(1)
    assert party.stop(2)["state"] == "running", "they do not wait for it"
    assert party.stop(0)["state"] == "running"
    party.until(2)
    assert told(party.stop(1)) == ("stopped", "quick", 2, 0)
    assert party.state()["analysis"] is None


def test_games_wait_for_each_other_and_everybody_has_one(party: Lookers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "WAITING", 2)
    ours, theirs, third = party.replay, party.bring(SHORT, 1), party.bring(SHORT, 2)
    party.analyst.left = 2
    party.begin(0)
    party.until(2)
    party.replay = theirs
    assert told(party.begin(1)) == ("running", "quick", 0, 0), "it waits"
    party.replay = third
    assert why(party.ask(2, "POST", f"/api/replays/{third}/analysis", json={})) == (429, "server-analysis-busy")
    assert party.begin(0)["state"] == "running", "the earlier is given up, and leaves its place"
    party.replay = ours
    assert told(party.state()) == ("stopped", "quick", 2, 0)
    party.analyst.left = 99
    for party.replay in (theirs, third):
        assert told(party.until(PLIES, "done")) == ("done", "quick", PLIES, 0)


def test_a_ply_that_fails_stops_it_until_somebody_asks_again(party: Lookers) -> None:
    party.analyst.fails = True
    party.begin()
    assert told(party.until(0, "none")) == ("none", "", 0, 0)
    party.analyst.fails = False
    party.begin()
    party.until(PLIES, "done")


def test_only_what_is_whole_is_kept_and_it_is_there_after_a_restart(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Lookers(opened())
    party.play(*GAME)
    party.analyst.left = 3
    party.begin()
    party.until(3)
    party.stop()
    again(party, opened)
    assert told(party.state()) == ("none", "", 0, 0)
    party.begin()
    party.until(PLIES, "done")
    party.analyst.left = 3
    party.begin(depth="deep")
    party.until(3)
    again(party, opened)
    assert told(party.state()) == ("done", "quick", PLIES, 0), "the deep pass was lost, the first look was not"
    party.begin(depth="deep")
    whole = party.until(PLIES, "done")
    again(party, opened)
    assert party.state() == whole
    assert not party.analyst.asked
    monkeypatch.setattr(ply_job, "ESTIMATOR", ply_job.ESTIMATOR + 1)
    again(party, opened)
    assert told(party.state()) == ("none", "", 0, 0), "it is judged otherwise now"
    party.begin()
    party.until(PLIES, "done")
    again(party, opened)
    assert told(party.state()) == ("done", "quick", PLIES, 0)


def again(party: Lookers, opened: Opened) -> None:
    party.client = opened()
    party.analyst = analyst_of(party.client)


def test_an_analysis_goes_with_the_record(party: Lookers) -> None:
    party.replay = party.bring(SHORT)
    party.begin()
    party.until(PLIES, "done")
    party.ask(0, "DELETE", "/api/me", json={"sure": "yes"})
    services = party.client.app.state.services
    assert party.client.blocking_portal.call(services.store.analyses.find, party.replay) is None


def doors(party: Lookers, who: int) -> list[tuple[int, str]]:
    """What is said at every door of an analysis."""
    base = f"/api/replays/{party.replay}"
    asked = [
        ("GET", "/analysis", None),
        ("POST", "/analysis", {"depth": "quick"}),
        ("DELETE", "/analysis", None),
        ("GET", "/analysis/picture.svg", None),
        ("GET", "/decisions/0", None),
        ("POST", "/tries", {"act": 0, "action": "pick 2"}),
    ]
    return [why(party.ask(who, method, base + path, json=body)) for method, path, body in asked]


def test_a_game_that_is_not_over_tells_nobody_anything(client: Client) -> None:
    party = Lookers(client)
    party.play(*ROUND)
    for who in range(3):
        assert doors(party, who) == [(403, "server-analysis-later")] * 6
        assert party.look(who).json().get("acts") is None
    assert not party.analyst.asked


def test_the_deal_of_a_day_is_not_analysed_before_its_day_is_over(client: Client) -> None:
    party = Lookers(client)
    table = client.blocking_portal.call(client.app.state.services.lobby.table, party.table)
    table.match.row = msgspec.structs.replace(table.match.row, sealed_until=1 << 40)
    party.play(*GAME)
    assert table.match.over()
    for who in (0, 1):
        assert doors(party, who) == [(403, "server-analysis-later")] * 6
    assert doors(party, 2) == [(403, "server-sealed")] * 6
    table.match.row = msgspec.structs.replace(table.match.row, sealed_until=1)
    party.begin()
    party.until(PLIES, "done")


async def _leave_and_stop(services: Any, id: str) -> None:
    """One goes and a bot plays for them, comes back, and both agree to stop."""
    table = await services.lobby.table(id)
    one, other = [sitter.person for sitter in table.match.seating.sitters]
    await table.leave(one)
    for seat, action in ROUND[2:]:
        await table.act(seat, table.match.history.plies[seat], action)
    await table.retake(one)
    for person in (one, other):
        await table.stop(person, agree=True)


def test_a_game_in_which_a_bot_stood_in_and_that_was_stopped_goes_as_far_as_it_was_played(client: Client) -> None:
    party = Lookers(client)
    party.play(*ROUND[:2])
    client.blocking_portal.call(_leave_and_stop, client.app.state.services, party.table)
    party.begin()
    acts = len(client.blocking_portal.call(client.app.state.services.lobby.table, party.table).match.record().actions)
    assert acts >= len(ROUND)
    found = party.until(acts + 1, "done")["analysis"]
    assert (found["finished"], len(found["moments"])) == (False, acts + 1)
    assert why(party.look(0, "/analysis/picture.svg")) == (409, "server-analysis-unfinished")
    assert sorted({one["seat"] for one in found["decisions"]}) == [0, 1], "of whoever played for a seat"


def test_other_rules_are_not_analysed(tmp_path: Path, rules: NewRules) -> None:
    with TestClient(make_app(tmp_path, pages=tmp_path)) as client:
        party = Lookers(client)
        party.play((0, "pick 3"), (0, "confirm"), (1, "pick 2"), (1, "confirm"), (0, "lay 1"), (1, "lay 0"))
        party.begin()
        party.until(PLIES, "done")
        ours, brought = party.table, party.bring(SHORT)
    rules.no_three()
    with TestClient(make_app(tmp_path, pages=tmp_path)) as client:
        party.client = client
        party.analyst = analyst_of(client)
        for party.replay in (ours, brought):
            assert doors(party, 0) == [(409, "server-analysis-rules")] * 6


def test_nothing_is_said_of_a_few_moves(party: Lookers) -> None:
    party.replay = party.bring(Record("numbers", 1, {"rounds": 1}, 2, "00" * 16, GAME[:3]))
    assert why(party.look_at(0)) == (409, "server-analysis-short")
    party.replay = party.bring(Record("numbers", 1, {"rounds": 1}, 2, "00" * 16, GAME[:4]))
    party.begin()
    assert not party.until(5, "done")["analysis"]["finished"]


def test_every_stop_says_which_action_it_is_after(party: Lookers) -> None:
    assert party.look(0, seat="watch").json()["acts"] == [0, 2, 4, 5, 6]
    assert party.look(0, seat="0").json()["acts"] == [0, 1, 2, 4, 5, 6]


def test_a_decision_is_shown_as_its_seat_saw_it(party: Lookers) -> None:
    party.look(2)
    replay = party.client.app.state.services.replays.kept[party.table]
    for act, (seat, _) in enumerate(GAME):
        frame = party.look(2, f"/decisions/{act}").json()
        assert (frame["seat"], frame["picture"]["ply"]) == (seat, act)
        state = replay.states.state(act)
        scene = wire_scene(replay.game.scene(state.view(seat), state.legal_actions(seat)))
        assert frame["picture"]["scene"] == msgspec.json.decode(msgspec.json.encode(scene))
        assert scene.groups or scene.cells, "with what could be done"
    assert replay.states.state(2).picks == [1, -1]
    seen = party.look(2, "/decisions/2").json()["picture"]["scene"]
    blind = replay.game.scene(replay.states.state(0).view(1), replay.states.state(0).legal_actions(1))
    assert [piece["id"] for piece in seen["pieces"]] == [piece.id for piece in blind.pieces], "not the other's choice"
    for act in (6, -1, 1 << 70):
        assert why(party.look(0, f"/decisions/{act}")) == (422, "server-analysis-try")


def tried(party: Lookers, act: int, action: str) -> Any:
    return party.ask(0, "POST", f"/api/replays/{party.replay}/tries", json={"act": act, "action": action})


def test_another_choice_is_weighed(party: Lookers) -> None:
    party.begin()
    party.until(PLIES, "done")
    done = len(party.analyst.asked)
    found = tried(party, 0, "pick 1").json()
    assert (found["value"], found["played"], found["best"], found["good"]) == (4300, 4300, 5000, False)
    assert [line["key"] for line in found["why"]] == ["hint-gain"]
    best = tried(party, 0, "pick 3").json()
    assert (best["value"], best["good"], best["why"]) == (5000, True, [])
    assert len(party.analyst.asked) == done, "these were weighed"
    assert tried(party, 0, "pick 2").json() == tried(party, 0, "pick 2").json()
    good, bad = tried(party, 0, "pick 2").json(), tried(party, 0, "pick 0").json()
    assert (good["value"], good["margin"], good["good"]) == (4990, 20, True)
    assert (bad["value"], bad["good"], [line["key"] for line in bad["why"]]) == (4100, False, ["hint-gain"])
    assert len(party.analyst.asked) == done + 2, "each once"


def test_a_choice_may_be_tried_before_anybody_has_looked(party: Lookers) -> None:
    assert tried(party, 2, "pick 3").json()["good"]
    assert party.analyst.plies("quick") == [2]


@pytest.mark.parametrize(
    ("act", "action"),
    [(6, "lay 0"), (-1, "lay 0"), (0, "dragon"), (0, ""), (0, "lay 0"), (0, "pick 9"), (1, "confirm"), (1 << 40, "x")],
)
def test_what_could_not_be_chosen_is_refused(party: Lookers, act: int, action: str) -> None:
    party.begin()
    party.until(PLIES, "done")
    assert why(tried(party, act, action)) == (422, "server-analysis-try")


def test_what_is_not_asked_as_it_should_be_is_refused(party: Lookers) -> None:
    for path, body in (("analysis", {"depth": "abyss"}), ("tries", {"act": "one", "action": "lay 0"}), ("tries", [])):
        answer = party.ask(0, "POST", f"/api/replays/{party.replay}/{path}", json=body)
        assert why(answer) == (400, "server-malformed")
    party.client.cookies.clear()
    assert why(party.client.post(f"/api/replays/{party.replay}/analysis", json={})) == (401, "server-no-guest")


def test_a_choice_that_cannot_be_weighed_in_time(party: Lookers, monkeypatch: pytest.MonkeyPatch) -> None:
    party.begin()
    party.until(PLIES, "done")
    party.analyst.fails = True
    assert why(tried(party, 0, "pick 2")) == (503, "server-analysis-failed")
    party.analyst.fails = False
    assert tried(party, 0, "pick 2").json()["good"]
