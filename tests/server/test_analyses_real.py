"""Analyses of the beginning of a real game: in a process of its own, by servers that share a database, in a page."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archipel.analysis import analyse
from archipel.analysis.course import course_of
from archipel.core.record import Record
from archipel.server.base.bot_pool import LEAST, BotProcess
from archipel.server.replay.access import ReplayAccess
from archipel.server.replay.replay import Replay
from archipel.server.replay.try_job import TryJob, weigh_try
from archipel.server.web.services import Services
from tests.records.make import FOLDER, read
from tests.server.people import guests
from tests.server.several_servers import House, until
from tests.server.test_replay_calls import SHORT
from tests.server.toy_analyst import LOTS, ToyAnalyst
from tests.worker.page import Browser, opened

BEGUN = 5
"""Actions of the game."""


@pytest.fixture(scope="module")
def record() -> Record:
    whole = read(FOLDER / "hashi" / "side_a-2.json").record
    return msgspec.structs.replace(whole, actions=whole.actions[:BEGUN])


async def brought(services: Services, record: Record) -> tuple[ReplayAccess, str]:
    (person,) = await guests(services, 1)
    return await services.replays.room(await services.replays.bring(record.to_json(), person), person), person


async def test_it_is_found_by_a_process_that_stands_back(services: Services, record: Record) -> None:
    assert analyst_of(services).niceness == LEAST
    analyst_of(services).niceness = 1
    room, person = await brought(services, record)
    await services.analyses.begin(room, person, "quick")
    await asyncio.gather(*services.analyses.tasks.values())
    state = await services.analyses.state(room)
    assert (state.state, state.done, state.analysis) == ("done", BEGUN + 1, analyse(record))
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, process_of(services)) == min(own + 1, LEAST)
    assert state.analysis is not None
    decision = state.analysis.decisions[0]
    known = (decision.played.action, decision.best.action)
    assert isinstance(room.replay, Replay)
    seat, before = room.replay.before(decision.ply)
    other = next(str(action) for action in before.legal_actions(seat) if str(action) not in known)
    tried = await services.tries.weigh(room, decision.ply, other)
    assert (tried.best, tried.played) == (decision.best.value, decision.played.value)
    assert tried.margin > 0


async def test_a_server_that_closes_leaves_no_process_behind(tmp_path: Path, record: Record) -> None:
    services = Services(tmp_path, tmp_path)
    analyst_of(services).niceness = 0
    room, person = await brought(services, record)
    await services.analyses.begin(room, person, "deep")
    await until(lambda: services.analyses.games[room.id].found["quick"])
    process = process_of(services)
    await services.close()
    assert not services.analyses.tasks
    await until(lambda: not _lives(process))


def analyst_of(services: Services) -> BotProcess:
    """With the least priority it would have what others leave, and on a busy machine that may be nothing."""
    thinker = services.analyses.thinker
    assert isinstance(thinker, BotProcess)
    return thinker


def process_of(services: Services) -> int:
    pool = analyst_of(services).pool
    assert pool is not None
    (process,) = pool._processes
    return process


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_what_was_played_costs_what_it_cost_when_it_is_tried(record: Record) -> None:
    since = course_of(record).since
    mistakes = [one for one in analyse(record).decisions if one.cost]
    assert mistakes
    for one in mistakes:
        job = TryJob(msgspec.json.encode(record), one.ply, since[one.ply], "quick", one.played.action, one.best.action)
        found = weigh_try(job)
        assert (found.cost, found.cost_margin, found.margin) == (one.cost, one.margin, one.played.margin)
        assert not one.mistake or found.why == one.why


async def test_what_another_server_has_found_is_found_there(house: House) -> None:
    first, second = await house(), await house()
    analyst = first.analyses.thinker = ToyAnalyst()
    second.analyses.thinker = ToyAnalyst(left=0)
    here, person = await brought(first, SHORT)
    there = await second.replays.room(here.id, person)
    assert (await second.analyses.state(there)).state == "none"
    await first.analyses.begin(here, person, "deep")
    await until(lambda: not first.analyses.tasks)
    assert len(analyst.asked) == 14
    assert await second.analyses.state(there) == await first.analyses.state(here)


async def test_a_first_look_does_not_take_the_place_of_a_deep_one(house: House) -> None:
    """One server has it waiting while the other looks deep."""
    first, second = await house(), await house()
    first.analyses.thinker, late = ToyAnalyst(), ToyAnalyst(left=0)
    second.analyses.thinker = late
    here, person = await brought(first, SHORT)
    there = await second.replays.room(here.id, person)
    await second.analyses.begin(there, person, "quick")
    await first.analyses.begin(here, person, "deep")
    await until(lambda: not first.analyses.tasks)
    late.left = LOTS
    await until(lambda: not second.analyses.tasks)
    kept = await first.store.analyses.find(here.id)
    assert kept is not None
    assert kept.depth == "deep"
    assert await second.analyses.state(there) == await first.analyses.state(here)


async def test_whoever_begins_it_while_it_is_being_stopped_has_it(services: Services) -> None:
    analyst = services.analyses.thinker = ToyAnalyst(left=2)
    room, person = await brought(services, SHORT)
    await services.analyses.begin(room, person, "quick")
    await until(lambda: len(services.analyses.games[room.id].found["quick"]) == 2)
    _, begun = await asyncio.gather(
        services.analyses.end(room, person), services.analyses.begin(room, "somebody else", "quick")
    )
    assert begun.state == "running"
    analyst.left = LOTS
    await until(lambda: not services.analyses.tasks)
    assert (await services.analyses.state(room)).state == "done"
    assert analyst.plies("quick") == [*range(len(SHORT.actions) + 1)], "nothing twice"


async def test_in_a_page_it_goes_on_where_the_page_was_closed(record: Record) -> None:
    kept: dict[str, str] = {}
    async with opened(Browser(kept)) as page:
        await page.ask("GET", "/api/me")
        replay = (await page.ask("POST", "/api/replays", msgspec.to_builtins(record)))[1]["replay"]
        path = f"/api/replays/{replay}/analysis"
        assert (await page.ask("POST", path, {"depth": "quick"}))[1]["state"] == "running"
        state = await ended(page, path)
        assert msgspec.convert(state["analysis"], type(analyse(record))) == analyse(record)
        decision = state["analysis"]["decisions"][0]
        tried = {"act": decision["ply"], "action": decision["weighed"][-1]["action"]}
        assert (await page.ask("POST", f"/api/replays/{replay}/tries", tried))[0] == 200
    async with opened(Browser(kept)) as page:
        page.browser.thinks = False
        assert (await page.ask("GET", path))[1] == state


async def ended(page: Any, path: str) -> Any:
    async with asyncio.timeout(60):
        while (state := (await page.ask("GET", path))[1])["state"] == "running":
            await asyncio.sleep(0.01)
    return state
