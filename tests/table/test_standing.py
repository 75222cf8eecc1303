"""Standing answers: the table gives them after one delay, whatever is in a hand, and tells nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from archipel.core.catalog import games
from archipel.server.base.bot_pool import BotProcess
from archipel.server.replay.replay import Replay
from archipel.server.store.sqlite.tables import SqliteTables
from archipel.server.web.services import Services
from archipel.table import standing
from archipel.table.answer_timer import AGAIN, DELAY
from archipel.table.clocks import ANSWER, CALLED, DAY
from archipel.table.consequences import marked
from archipel.table.dispatch import answer
from archipel.table.history import History
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from archipel.table.rows import Clock, Entry
from archipel.table.store import StoreFailed
from archipel.table.table import Table
from archipel.table.wire.messages import Marks
from tests.server.people import Sheet, guests, play
from tests.table.fake_time import DatedSheet, FakeTime
from tests.table.harbour import GAME, Harbour

SEATS = [SeatWish("me"), SeatWish("friend"), SeatWish("friend")]


@pytest.fixture(autouse=True)
def harbour() -> Iterator[None]:
    games()[GAME.id] = GAME
    yield
    del games()[GAME.id]


@pytest.fixture
async def time(services: Services) -> FakeTime:
    return FakeTime(services)


async def opened(
    services: Services, people: list[str], bells: int = 0, clock: Clock | None = None, bots: int = 0
) -> Table:
    seats = [*SEATS[: 3 - bots], *[SeatWish("bot", "easy")] * bots]
    wish = TableWish("harbour", "open", seats, {"bells": bells}, clock=clock or Clock())
    table = await services.lobby.table(await services.lobby.create(wish, people[0]))
    for person in people[1:3]:
        await table.join(person)
    return table


def history(table: Table) -> History:
    assert table.match.history is not None
    return table.match.history


async def test_a_kind_never_wanted_is_declined_after_the_delay(services: Services, time: FakeTime) -> None:
    table = await opened(services, await guests(services, 3), bells=2)
    await play(table, (0, "take 1"))
    await table.stand(1, "never", "noon")
    await time.passes(0)
    assert history(table).to_act() == (0, 1, 2), "not before the delay has passed"
    assert table.match.needed() == (0, 2), "nobody is called to it"
    await time.passes(DELAY)
    assert history(table).to_act() == (0, 2)
    await play(table, (0, "pass"), (2, "pass"), (1, "take 1"))
    await time.passes(DELAY)
    assert history(table).to_act() == (0, 1, 2), "another kind is asked"
    await play(table, (0, "pass"), (1, "ring"), (2, "pass"), (0, "pass"), (1, "pass"), (2, "pass"), (2, "take 1"))
    await time.passes(DELAY)
    assert history(table).to_act() == (0, 2)
    await table.stand(1, "ask", "noon")
    await play(table, (0, "pass"), (2, "pass"), (0, "take 1"), (0, "pass"), (2, "pass"), (1, "pass"), (1, "take 1"))
    await time.passes(DELAY)
    assert history(table).to_act() == (0, 1, 2)


async def test_not_before_my_turn_declines_everything_until_then(services: Services, time: FakeTime) -> None:
    table = await opened(services, await guests(services, 3), bells=4)
    await play(table, (0, "take 1"))
    await table.stand(2, "turn", "")
    await time.passes(DELAY)
    await play(table, (0, "pass"), (1, "pass"), (1, "take 1"))
    await time.passes(DELAY)
    assert history(table).to_act() == (0, 1)
    await play(table, (0, "pass"), (1, "pass"), (2, "take 1"))
    await time.passes(DELAY)
    assert history(table).to_act() == (0, 1, 2)


async def test_all_at_once_at_the_delay_and_no_sooner(services: Services, time: FakeTime) -> None:
    """A whole game takes one delay an invitation, and no line of it comes at another time."""
    table = await opened(services, await guests(services, 3))
    begun = time.at
    await play(table, (0, "take 1"))
    for seat in range(3):
        await table.stand(seat, "never", "noon")
    await time.passes(DELAY - 0.01)
    assert history(table).to_act() == (0, 1, 2)
    await time.passes(0.01)
    await play(table, (1, "take 1"))
    for seat in range(3):
        await table.stand(seat, "never", "dawn")
    for seat in (2, 0, 1, 2):
        await time.passes(DELAY)
        await play(table, (seat, "take 1"))
    assert table.match.over()
    assert {round((line.at - begun) / DELAY, 3) for line in history(table).lines} == {0, 1, 2, 3, 4, 5}


async def test_answers_are_given_after_a_restart_with_nobody_there(services: Services, time: FakeTime) -> None:
    table = await opened(services, await guests(services, 3))
    await play(table, (0, "take 1"))
    for seat in range(3):
        await table.stand(seat, "never", "noon")
    await services.lobby.settle()
    services.lobby.tables.clear()
    again = await services.lobby.table(table.id)
    assert history(again).standing == history(table).standing
    assert not again.idle(), "it is not forgotten meanwhile"
    await time.passes(DELAY)
    assert history(again).to_act() == (1,)
    assert again.idle()


async def test_an_answer_waits_for_the_invitation_that_is_open_then(services: Services, time: FakeTime) -> None:
    table = await opened(services, await guests(services, 3))
    await play(table, (0, "take 1"))
    await table.stand(1, "never", "noon")
    await time.passes(DELAY / 2)
    await table.undo(0, history(table).plies[0])
    await play(table, (0, "take 2"))
    await time.passes(DELAY / 2)
    assert history(table).to_act() == (0, 1, 2)
    await time.passes(DELAY / 2)
    assert history(table).to_act() == (0, 2)


async def test_what_says_nothing_new_is_refused_and_no_log_grows_for_ever(
    services: Services, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(services, await guests(services, 3))
    await play(table, (0, "take 1"))
    for told in [("never", "dawn"), ("never", ""), ("turn", "noon"), ("ask", "tea")]:
        with pytest.raises(Refusal, match="server-no-invitation"):
            await table.stand(0, *told)  # type: ignore[arg-type]
    await table.stand(0, "never", "noon")
    for told in [("never", "noon"), ("ask", "")]:
        with pytest.raises(Refusal, match="server-standing-same"):
            await table.stand(0, *told)  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="server-watching"):
        await table.stand(None, "turn", "")
    await time.passes(DELAY)
    await play(table, (1, "pass"), (2, "pass"))
    with pytest.raises(Refusal, match="server-standing-same"):
        await table.stand(1, "turn", "")
    monkeypatch.setattr(standing, "MOST", 3)
    await table.stand(0, "ask", "noon")
    await table.stand(0, "turn", "")
    with pytest.raises(Refusal, match="server-standing-spent"):
        await table.stand(0, "ask", "")
    await table.stand(1, "never", "noon")


async def test_a_bot_in_the_seat_answers_itself_and_the_person_is_answered_for_again(
    services: Services, time: FakeTime
) -> None:
    people = await guests(services, 3)
    table = await opened(services, people, bells=7)
    await play(table, (0, "take 1"))
    await table.stand(1, "never", "noon")
    await table.stand(1, "turn", "")
    await table.leave(people[1])
    await time.passes(DELAY)
    assert history(table).to_act() == (0, 1, 2)
    with pytest.raises(Refusal, match="server-stood-in"):
        await table.stand(1, "ask", "noon")
    await table.retake(people[1])
    assert history(table).standing[1].turn is False
    await time.passes(DELAY)
    assert history(table).to_act() == (0, 2)


async def test_only_ones_own_page_shows_it(services: Services, time: FakeTime) -> None:
    people = await guests(services, 4)
    table = await opened(services, people, bells=2)
    pages = [Sheet(person) for person in people]
    for page in pages:
        table.attach(page)
    await play(table, (0, "take 1"))
    for page in pages:
        page.forget()
    await answer('{"do": "stand", "answer": "never", "kind": "noon"}', pages[1], table)
    assert pages[1].last["standing"] == {"never": ["noon"]}
    ply = pages[1].last["ply"]
    await time.passes(DELAY)
    assert (pages[1].last["ply"], pages[1].last["waiting"]) == (ply + 1, True)
    assert [page.bytes for page in (pages[0], pages[2], pages[3])] == [[], [], []]
    again = Sheet(people[0])
    table.attach(again)
    assert [seat.get("acting") for seat in again.last["seats"]] == [True, True, True]
    assert "standing" not in again.last


async def test_of_the_seats_of_ones_own_device_one_sees_the_truth(services: Services, time: FakeTime) -> None:
    people = await guests(services, 2)
    seats = [SeatWish("me"), SeatWish("guest", name="Noé"), SeatWish("friend")]
    table = await services.lobby.table(await services.lobby.create(TableWish("harbour", "open", seats), people[0]))
    await table.join(people[1])
    await play(table, (0, "take 1"), (1, "pass"))
    told = []
    for person in people:
        page = Sheet(person)
        table.attach(page)
        told.append([seat.get("acting", False) for seat in page.last["seats"]])
    assert told == [[True, False, True], [True, True, True]]


async def test_what_the_table_answered_was_not_done_by_the_person(services: Services, time: FakeTime) -> None:
    table = await opened(services, await guests(services, 3))
    await play(table, (0, "take 1"), (0, "pass"), (1, "pass"), (2, "pass"), (1, "take 1"))
    await table.stand(1, "never", "dawn")
    await time.passes(DELAY)
    await play(table, (0, "pass"), (2, "pass"), (2, "take 1"))
    assert Replay(history(table)).since(1).ply == 4


async def test_what_was_not_kept_is_answered_after_a_while(
    services: Services, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 3)
    table = await opened(services, people)
    await play(table, (0, "take 1"))
    await table.stand(1, "never", "noon")

    async def fails(*_: object, **__: object) -> None:
        raise StoreFailed("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(SqliteTables, "append", fails)
        await time.passes(DELAY * 3)
    assert history(table).to_act() == (0, 1, 2)
    await time.passes(AGAIN)
    assert history(table).to_act() == (0, 2)


@pytest.mark.parametrize("clock", [Clock(), Clock("live", 600, 10), Clock("days", 3 * DAY)])
@pytest.mark.parametrize(
    "hidden",
    [
        [],
        [("stand", 1, "never noon"), ("stand", 2, "turn")],
        [("act", 1, "pass"), ("act", 2, "pass")],
        [("act", 1, "pass"), ("undo", 1, ""), ("act", 1, "pass")],
        [("act", 1, "ring")],
    ],
)
async def test_nobody_else_can_tell_who_has_answered(
    tmp_path: Path, clock: Clock, hidden: list[tuple[str, int, str]]
) -> None:
    """Seat 0, which has acted, and a spectator are sent and shown the same, whatever the others hold and do."""
    assert await overheard(tmp_path / "one", clock, 0, []) == await overheard(tmp_path / "other", clock, 2, hidden)


async def overheard(folder: Path, clock: Clock, bells: int, hidden: list[tuple[str, int, str]]) -> list[object]:
    services = Services(folder, folder)
    time = FakeTime(services)
    people = await guests(services, 4)
    table = await opened(services, people, clock=clock)
    state = history(table).state
    assert isinstance(state, Harbour)
    state.bells = [bool(bells >> seat & 1) for seat in range(3)]
    pages = [DatedSheet(people[at], time) for at in (0, 3)]
    for page in pages:
        table.attach(page)
    await play(table, (0, "take 1"))
    for what, seat, words in hidden:
        if what == "stand":
            kind = words.partition(" ")[2]
            await table.stand(seat, "never" if kind else "turn", kind)
        elif what == "undo":
            await table.undo(seat, history(table).plies[seat])
        else:
            await play(table, (seat, words))
        await time.passes(1)
    await time.passes(10 - len(hidden))
    for page in pages:
        table.attach(DatedSheet(page.person, time))
        await answer('{"do": "sync"}', page, table)
        await answer('{"do": "marks", "ply": 1, "ways": [["pass"], ["ring"]]}', page, table)
    await services.close()
    secret = [table.id.encode(), *(b'"%s"' % name.encode() for name in table.match.seating.names())]
    told = [(at, message) for page in pages for at, message in page.dated]
    for word in secret:
        told = [(at, message.replace(word, b"")) for at, message in told]
    return [told, [line.at for line in history(table).lines][:1]]


async def test_a_mark_does_not_tell_whether_one_is_the_last(services: Services, time: FakeTime) -> None:
    table = await opened(services, await guests(services, 3), bells=1)
    await play(table, (0, "take 1"))
    asked = [marked(history(table), 0, Marks(1, [["pass"], ["ring"]]))]
    await play(table, (1, "pass"), (2, "pass"))
    asked.append(marked(history(table), 0, Marks(1, [["pass"], ["ring"]])))
    assert asked[0] == asked[1]
    assert (asked[0].asked, asked[0].final, asked[0].ends) == (["pass", "ring"], ["ring"], [])


async def test_an_invitation_costs_no_time_and_who_says_nothing_has_declined(
    services: Services, time: FakeTime
) -> None:
    people = await guests(services, 3)
    table = await opened(services, people, clock=Clock("live", 100, 10))
    table.attach(Sheet(people[2]))
    await time.passes(5)
    await play(table, (0, "take 1"))
    ticking = table.match.ticking
    assert (ticking.running, ticking.left_at(time.at + 20)) == ((), [105.0, 100.0, 100.0])
    await play(table, (0, "pass"))
    assert table.match.ticking.left_at(time.at) == [105.0, 100.0, 100.0]
    await time.passes(ANSWER - 1)
    await services.deadlines.look()
    assert history(table).to_act() == (1, 2)
    await time.passes(1)
    await services.deadlines.look()
    assert (history(table).to_act(), history(table).stand_ins) == ((1,), set())
    assert table.match.ticking.running == (1,)
    await time.passes(100)
    await services.deadlines.look()
    assert history(table).stand_ins == {1}


async def test_somebody_away_is_called_for_whether_or_not_they_have_answered(
    services: Services, time: FakeTime
) -> None:
    people = await guests(services, 3)
    table = await opened(services, people)
    table.attach(Sheet(people[0]))
    await play(table, (0, "take 1"), (1, "pass"))
    for seat in (1, 2):
        await table.call(people[0], seat)
    await time.passes(CALLED)
    await services.deadlines.look()
    assert history(table).stand_ins == {1, 2}


@pytest.mark.parametrize("bells", [0, 4, 6])
async def test_bots_answer_at_the_delay(
    services: Services, time: FakeTime, monkeypatch: pytest.MonkeyPatch, bells: int
) -> None:
    """However many of them think, they answer together; those that have no choice do not think."""
    thought: list[int] = []

    async def think(_: BotProcess, work: object, job: object) -> str:
        thought.append(job.seat)  # type: ignore[attr-defined]
        return "pass"

    monkeypatch.setattr(BotProcess, "ask", think)
    table = await opened(services, await guests(services, 1), bells, bots=2)
    services.bot_turns.start()
    begun = time.at
    await play(table, (0, "take 1"), (0, "pass"))
    await time.passes(DELAY - 0.01)
    assert history(table).to_act() == (1, 2)
    await time.passes(0.01)
    assert [line.at - begun for line in history(table).lines[2:4]] == pytest.approx([DELAY, DELAY], abs=0.002)
    assert thought[: bells.bit_count()] == [seat for seat in (1, 2) if bells >> seat & 1]


async def test_a_bot_that_thinks_longer_answers_at_a_multiple_of_the_delay(
    services: Services, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(_: BotProcess, work: object, job: object) -> str | None:
        await time.sleep(DELAY * 1.3)
        return None

    monkeypatch.setattr(BotProcess, "ask", think)
    table = await opened(services, await guests(services, 1), 6, bots=2)
    services.bot_turns.start()
    begun = time.at
    await play(table, (0, "take 1"), (0, "pass"))
    await time.passes(DELAY * 3)
    assert [line.entry for line in history(table).lines[2:4]] == [Entry("act", 1, "pass"), Entry("act", 2, "pass")]
    assert [line.at - begun for line in history(table).lines[2:4]] == pytest.approx([DELAY * 3] * 2, abs=0.002)
