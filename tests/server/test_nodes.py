"""Several servers over one PostgreSQL: any of them serves any table, and none is missed when it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import psycopg
import pytest

from archipel.server.nodes import node as node_module
from archipel.server.store.postgres.appends import Line
from archipel.server.store.postgres.database import LIVES, ConnectionLost
from archipel.server.store.postgres.news import News, read_news
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from archipel.table.rows import Clock
from archipel.table.table import Table
from tests.server.people import Sheet, guests, play, seated
from tests.server.several_servers import PATIENCE, House, lines, until
from tests.server.test_postgres import shut
from tests.table.new_rules import NewRules

CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'archipel %'"""


async def test_two_people_at_one_table_on_two_servers(house: House) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    here = await seated(one, [ann, ben], "short")
    there = await other.lobby.table(here.id)
    pages = Sheet(ann), Sheet(ben)
    here.attach(pages[0])
    there.attach(pages[1])
    await play(here, (0, "pick 1"))
    await until(lambda: len(lines(there)) == 1)
    await play(there, (1, "pick 2"))
    await until(lambda: len(lines(here)) == 2)
    assert lines(here) == lines(there) == [("act", 0, "pick 1"), ("act", 1, "pick 2")]
    assert [page.kinds.count("frame") for page in pages] == [2, 2]


async def test_a_spectator_elsewhere_sees_every_move_and_a_table_unwatched_is_read_on_when_asked_for(
    house: House,
) -> None:
    one, other, third = await house(), await house(), await house()
    here = await seated(one, await guests(one, 2), "short")
    watched, unwatched = await other.lobby.table(here.id), await third.lobby.table(here.id)
    watched.attach(page := Sheet(""))
    page.forget()
    picks = [(0, "pick 1"), (1, "pick 2"), (0, "confirm"), (1, "confirm")]
    await play(here, *picks)
    await until(lambda: "frame" in page.kinds)
    await until(lambda: unwatched.behind)
    assert lines(unwatched) == []
    assert lines(await third.lobby.table(here.id)) == [("act", *pick) for pick in picks]


async def test_of_two_who_act_at_once_one_is_first_and_the_other_may_still_do_what_is_legal(house: House) -> None:
    """Both choose in secret: neither stands in the other's way."""
    one, other = await house(), await house()
    here = await seated(one, await guests(one, 2), "short")
    there = await other.lobby.table(here.id)
    await asyncio.gather(here.act(0, 0, "pick 1"), there.act(1, 0, "pick 2"))
    await here.catch_up()
    await there.catch_up()
    assert lines(here) == lines(there)
    assert sorted(lines(here)) == [("act", 0, "pick 1"), ("act", 1, "pick 2")]


async def test_the_same_move_twice_at_two_servers_is_played_once(house: House) -> None:
    one, other = await house(), await house()
    here = await seated(one, await guests(one, 2), "short")
    there = await other.lobby.table(here.id)
    told = await asyncio.gather(here.act(0, 0, "pick 1"), there.act(0, 0, "pick 1"), return_exceptions=True)
    assert sorted(str(answer) for answer in told) == ["None", "server-stale"]
    await here.catch_up()
    assert lines(here) == [("act", 0, "pick 1")]


async def test_a_lost_notification_is_caught_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_module.Node, "hear", lambda *_: None)
    one, other = await house(), await house()
    here = await seated(one, await guests(one, 2), "short")
    there = await other.lobby.table(here.id)
    there.attach(Sheet(""))
    await play(here, (0, "pick 1"))
    await until(lambda: lines(there))
    assert lines(there) == lines(here)


async def test_who_is_here_is_known_everywhere_and_forgotten_when_a_server_dies(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    here = await seated(one, [ann, ben], "short")
    there = await other.lobby.table(here.id)
    here.attach(Sheet(ann))
    there.attach(page := Sheet(ben))

    def seen(table: Table) -> list[bool]:
        return [seat.here for seat in table.broadcast.status()]

    await until(lambda: seen(here) == seen(there) == [True, True])
    here.detach(here.broadcast.audience.outlets[0])
    await until(lambda: seen(there) == [False, True])
    here.attach(Sheet(ann))
    await until(lambda: seen(there) == [True, True])
    for task in one.shared.node.tasks:  # type: ignore[union-attr]
        task.cancel()  # it gives no sign of life any more
    await until(lambda: seen(there) == [False, True])
    assert page.told[-1]["is"] == "presence"
    await one.shared.node.open()  # type: ignore[union-attr]


async def test_a_server_without_bots_leaves_them_to_another(house: House) -> None:
    one, other = await house(bots_here=False), await house()
    (ann,) = await guests(one, 1)
    here = await seated(one, [ann], "short", bots=1)
    here.attach(Sheet(ann))
    await until(lambda: any(seat == 1 for _, seat, _ in lines(here)))
    assert other.shared is not None


async def test_what_a_server_that_dies_was_thinking_about_is_taken_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await house(bots_here=False), await house(bots_here=False)
    (ann,) = await guests(one, 1)
    here = await seated(one, [ann], "short", bots=1)
    here.attach(Sheet(ann))
    await until(lambda: not one.shared.turns.queue.wishes)  # type: ignore[union-attr]
    assert one.shared is not None
    assert other.shared is not None
    taken = await other.shared.turns.take()
    assert taken.id == here.id
    assert await one.shared.turns.queue.work.take("think") is None
    await other.close()
    job = await one.shared.turns.queue.work.take("think")
    assert job is not None
    assert job.name == here.id


async def test_a_deadline_is_seen_to_by_one(house: House) -> None:
    one, other = await house(), await house()
    wish = TableWish("numbers", "short", [SeatWish("me"), SeatWish("friend")], clock=Clock("live", 60, 0))
    ann, ben = await guests(one, 2)
    id = await one.lobby.create(wish, ann)
    here = await one.lobby.table(id)
    here.attach(Sheet(ann))
    await here.join(ben)
    assert [*await one.house.neighbours.take([f"clock {id}"], 60)] == [f"clock {id}"]
    assert [*await other.house.neighbours.take([f"clock {id}"], 60)] == []
    await one.close()
    assert [*await other.house.neighbours.take([f"clock {id}"], 60)] == [f"clock {id}"]


async def test_an_alert_is_sent_once_whoever_saw_the_move(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, str]] = []
    one, other = await house(), await house()
    for services in (one, other):

        async def note(person: str, game: str, table: str, what: str) -> None:
            told.append((person, what))

        monkeypatch.setattr(services.alerts, "_alert", note)
    ann, ben = await guests(one, 2)
    here = await seated(one, [ann, ben])
    there = await other.lobby.table(here.id)
    there.attach(Sheet(""))
    turns = sorted([(ann, "turn"), (ben, "turn")])
    await until(lambda: sorted(told) == turns)
    told.clear()
    await play(here, (0, "pick 1"), (1, "pick 2"), (0, "confirm"), (1, "confirm"), (0, "lay 0"))
    await until(lambda: len(lines(there)) == 5)
    await until(lambda: len(told) >= 2)
    with psycopg.connect(address, autocommit=True) as db:
        async with asyncio.timeout(PATIENCE):
            while db.execute("SELECT 1 FROM work WHERE kind = 'alert' AND NOT done").fetchone():
                await asyncio.sleep(0.05)
    assert sorted(told) == turns


async def test_a_database_that_goes_away_is_told_of_and_come_back_to(house: House, address: str) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    here = await seated(one, [ann, ben], "short")
    there = await other.lobby.table(here.id)
    here.attach(mine := Sheet(ann))
    there.attach(page := Sheet(ben))
    shut(address)
    await until(lambda: all(sheet.told[-1].get("why", {}).get("key") == "server-store-away" for sheet in (mine, page)))
    with pytest.raises(Refusal, match="server-not-kept"):
        await play(here, (0, "pick 1"))
    shut(address, away=False)

    async def kept() -> bool:
        try:
            await play(here, (0, "pick 1"))
        except Refusal:
            return False
        return True

    async with asyncio.timeout(PATIENCE):
        while not await kept():
            await asyncio.sleep(0.05)
    await until(lambda: len(lines(there)) == 1)


async def test_connections_that_are_cut_are_noticed_by_nobody(house: House, address: str) -> None:
    one, other = await house(), await house()
    here = await seated(one, await guests(one, 2), "open")
    there = await other.lobby.table(here.id)
    there.attach(Sheet(""))
    while len(lines(here)) < 6:
        with psycopg.connect(address, autocommit=True) as db:
            db.execute(CUT)
        seat = here.match.acting()[0]
        await play(here, (seat, str(here.match.begun().state.legal_actions(seat)[0])))
    await until(lambda: len(lines(there)) == 6)
    assert lines(there) == lines(here)


async def test_a_line_that_was_written_before_its_connection_was_lost_is_ours(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await house()
    here = await seated(one, await guests(one, 2), "short")
    appends = one.store.tables.appends  # type: ignore[attr-defined]
    write = appends._write_all
    lost: list[set[str]] = []

    async def lose_the_first(lines: Sequence[Line]) -> set[str]:
        kept: set[str] = await write(lines)
        if not lost:
            lost.append(kept)
            raise ConnectionLost("gone")
        return kept

    monkeypatch.setattr(appends, "_write_all", lose_the_first)
    await play(here, (0, "pick 1"))
    assert lost == [{here.id}]
    assert [entry.action for entry in await one.store.tables.log(here.id)] == ["pick 1"]


async def test_a_table_of_newer_rules_is_left_to_who_knows_them(house: House, address: str, rules: NewRules) -> None:
    one = await house()
    here = await seated(one, await guests(one, 2), "short")
    here.attach(page := Sheet(here.match.seating.person(0)))
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("UPDATE tables SET rules = rules + 1, changes = changes + 1 WHERE id = %s", [here.id])
    await until(lambda: page.let)
    assert page.last["why"]["key"] == "server-newer-rules"
    with pytest.raises(Refusal, match="server-newer-rules"):
        await one.lobby.table(here.id)


def test_what_is_told_is_read_back() -> None:
    said = "abc def:12 ghi jkl? @person !think -"
    assert read_news(said) == News("abc", {"def": 12}, ["ghi"], ["jkl"], ["person"], ["think"], left=True)


def test_a_house_is_missed_sooner_than_anybody_would_notice() -> None:
    assert LIVES > 2 * node_module.BEAT
