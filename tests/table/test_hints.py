"""Hints: for whom they are, what they are made of, and that they know no more than their asker."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archipel.analysis import Advice, advise, counsel
from archipel.bots import BotJob
from archipel.core.catalog import game, games
from archipel.core.game import Outlook
from archipel.core.record import start
from archipel.core.rng import Quick
from archipel.core.text import text
from archipel.server.base.bot_pool import BotProcess
from archipel.server.content.lessons import tutorial
from archipel.server.web.services import Services
from archipel.table.bots.hints import Hints
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.match import Match
from archipel.table.refusal import Refusal
from archipel.table.rows import TableRow
from archipel.table.table import Table
from archipel.words import LANGUAGES, words
from tests.records.make import read
from tests.server.people import guests, play, seated
from tests.server.toy import GAME as TOY

RECORDS = Path(__file__).parents[1] / "records"
GAMES = [id for id in games() if id != TOY.id and tutorial(id)]
PLACES = (1, 5, 8)


class Page:
    """A page that keeps what it is told."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.told: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))

    def let_go(self) -> None:
        pass


def outlooks(id: str) -> list[tuple[Outlook, Outlook]]:
    """A few decisions of a recorded game, each with its twin: all that the seat cannot know dealt anew. Where there is
    nothing to choose, the next decision."""
    kept = read(sorted((RECORDS / id).glob("*-2.json"))[0])
    found, state = start(kept.record)
    stops = [len(kept.record.actions) * part // 10 for part in PLACES]
    pairs = []
    for ply, (seat, line) in enumerate(kept.record.actions):
        if stops and ply >= stops[0] and len(state.legal_actions(seat)) > 1:
            del stops[0]
            twin = state.determinize(seat, Quick(77))
            assert twin.digest() != state.digest(), "nothing is hidden here"
            pairs.append((Outlook(found, state.clone(), seat), Outlook(found, twin, seat)))
        state.apply(seat, found.actions.parse(line))
    return pairs


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_knows_what_its_asker_knows(id: str) -> None:
    pairs = outlooks(id)
    mode = next(mode for mode in game(id).modes if 2 in mode.seats)
    assert len(pairs) == len(PLACES)
    for one, other in pairs:
        assert len(one.legal) > 1
        assert (one.view, one.legal) == (other.view, other.legal)
        for seed in range(3):
            assert one.sample(Quick(seed)).digest() == other.sample(Quick(seed)).digest()
        advice = advise(one, "strong", Quick(5), mode=mode, ply=9)
        assert advice == advise(other, "strong", Quick(5), mode=mode, ply=9)
        assert advice.action in [str(action) for action in one.legal]
        for lang in LANGUAGES:
            assert all(words(lang, id).say(why) for why in advice.why)
        assert advice.why


async def here(work: Callable[[BotJob], Advice], job: BotJob) -> Advice:
    """The toy is in no other process's catalog: its strong player is this one."""
    assert (work, job.seat, job.level) == (counsel, 0, "strong")
    return Advice("pick 1", (text("hint-no-points"),))


async def asked(services: Services, table: Table, page: Page, seat: int | None = 0) -> None:
    assert table.match.history is not None
    services.hints.ask(table, seat, table.match.history.plies[seat], page)
    await asyncio.gather(*services.hints.asked.values())


async def test_whoever_is_to_act_gets_a_hint_and_nobody_else(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 2)
    table = await seated(services, people)
    page = Page(people[0])
    monkeypatch.setattr(services.hints.thinker, "ask", here)
    await asked(services, table, page)
    [hint] = page.told
    assert (hint["is"], hint["ply"], hint["action"]) == ("hint", 0, "pick 1")
    assert hint["why"] == [{"key": "hint-no-points"}]
    assert table.match.history is not None
    before = table.match.history.state.digest()
    for seat, key in ((None, "server-watching"), (0, "server-hint-later")):
        if seat == 0:
            await play(table, (0, "pick 1"), (0, "confirm"))
            before = table.match.history.state.digest()
        with pytest.raises(Refusal) as refused:
            services.hints.ask(table, seat, table.match.history.plies[seat], page)
        assert refused.value.why.key == key
    assert table.match.history.state.digest() == before


async def test_a_hint_is_not_told_behind_a_curtain(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked has handed the device over."""
    (ann,) = await guests(services, 1)
    seats = [SeatWish("me"), SeatWish("guest", name="Bea")]
    table = await services.lobby.table(await services.lobby.create(TableWish(TOY.id, "open", seats), ann))
    page = Page(ann)
    monkeypatch.setattr(services.hints.thinker, "ask", here)
    for lifted, action in ((None, ""), (1, ""), (0, "pick 1")):
        if lifted is not None:
            table.broadcast.audience.lifted[page] = lifted
        await asked(services, table, page)
        [hint] = page.told
        assert hint["action"] == action
        page.told.clear()


async def test_no_hints_where_the_table_wants_none(services: Services) -> None:
    people = await guests(services, 1)
    toy = game(TOY.id)
    shown = await seated(services, people, "short", bots=1)
    for id, change in (("none", {"hints": False}), ("day", {"day": "2026-01-01"}), ("sealed", {"sealed_until": 9})):
        row = msgspec.structs.replace(shown.match.row, id=id, **change)
        match = Match(row, toy, shown.match.seating, time.time)
        match.history = shown.match.history
        table = Table(match, shown.house, lambda _: None)
        assert not TableRow.advises(row)
        with pytest.raises(Refusal) as refused:
            services.hints.ask(table, 0, 0, Page(people[0]))
        assert refused.value.why.key == "server-no-hints"


async def test_a_stale_page_and_an_impatient_one_are_refused(services: Services) -> None:
    people = await guests(services, 1)
    table = await seated(services, people, "short", bots=1)
    page = Page(people[0])
    with pytest.raises(Refusal) as stale:
        services.hints.ask(table, 0, 9, page)
    assert stale.value.stale
    services.hints.ask(table, 0, 0, page)
    with pytest.raises(Refusal) as again:
        services.hints.ask(table, 0, 0, page)
    assert again.value.why.key == "server-too-fast"


async def test_a_hint_that_does_not_come_says_so(services: Services) -> None:
    people = await guests(services, 1)
    table = await seated(services, people, "short", bots=1)
    services.hints = Hints(BotProcess(0.0), lambda _: True, 60.0)
    page = Page(people[0])
    await asked(services, table, page)
    assert [tell["why"]["key"] for tell in page.told] == ["server-hint-failed"]


class Slow:
    """A strong player whose thoughts come when the test lets them."""

    def __init__(self) -> None:
        self.jobs: asyncio.Queue[asyncio.Future[Advice]] = asyncio.Queue()

    async def ask(self, work: Callable[[Any], Any], job: object) -> Any:
        thought: asyncio.Future[Advice] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait(thought)
        return await thought

    def stop(self) -> None: ...


async def test_asked_again_after_a_move_the_new_answer_comes(services: Services) -> None:
    """The thought about the board before the move is still under way."""
    people = await guests(services, 2)
    table = await seated(services, people)
    page, slow = Page(people[0]), Slow()
    services.hints = Hints(slow, lambda _: True, 60.0)
    services.hints.ask(table, 0, 0, page)
    first = await slow.jobs.get()
    await play(table, (0, "pick 1"))
    assert table.match.history is not None
    ply = table.match.history.plies[0]
    services.hints.ask(table, 0, ply, page)
    first.set_result(Advice("pick 1", ()))
    (await slow.jobs.get()).set_result(Advice("confirm", ()))
    await asyncio.gather(*services.hints.asked.values())
    assert [(told["is"], told["ply"], told["action"]) for told in page.told] == [("hint", ply, "confirm")]
    assert (services.hints.asked, services.hints.questions) == ({}, {})


async def test_advice_that_no_longer_stands_is_thought_over(services: Services) -> None:
    people = await guests(services, 2)
    table = await seated(services, people)
    page, slow = Page(people[0]), Slow()
    services.hints = Hints(slow, lambda _: True, 60.0)
    services.hints.ask(table, 0, 0, page)
    (await slow.jobs.get()).set_result(Advice("confirm", ()))
    (await slow.jobs.get()).set_result(Advice("pick 1", ()))
    await asyncio.gather(*services.hints.asked.values())
    assert [told["action"] for told in page.told] == ["pick 1"]


async def test_whoever_waits_too_long_is_told(services: Services) -> None:
    """Also while somebody else's question is thought about."""
    people = await guests(services, 2)
    table = await seated(services, people)
    services.hints = Hints(Slow(), lambda _: True, 0.0)
    page = Page(people[0])
    async with services.hints.turn:
        await asked(services, table, page)
    assert [told["why"]["key"] for told in page.told] == ["server-hint-failed"]


async def test_too_many_askers_are_told(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await guests(services, 2)
    table = await seated(services, people)
    monkeypatch.setattr("archipel.table.bots.hints.WAITING", 0)
    with pytest.raises(Refusal) as refused:
        services.hints.ask(table, 0, 0, Page(people[0]))
    assert refused.value.why.key == "server-hint-busy"
