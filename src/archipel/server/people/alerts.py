"""Whose turn it has become: told to the address that an absent person has named for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

import msgspec

from archipel.core.values import Seat
from archipel.server.base.limits import Buckets
from archipel.server.people.profiles import Profiles
from archipel.server.people.webhook import Undelivered, WebhookAddress, post, public_address, read_hook
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.rows import Profile
from archipel.table.table import Table
from archipel.words import words

TIMES = 3
WAIT = 3.0
MOST = 200
KEPT = 20_000
SENDERS = 4

Send = Callable[[str, WebhookAddress, bytes], Awaitable[int]]
Find = Callable[[str], Awaitable[str]]

logger = logging.getLogger("archipel.alerts")


class Outbox(Protocol):
    """What is to be sent, of all servers together: any of them puts it there, one takes it."""

    def put(self, name: str, line: int) -> None: ...

    async def take(self) -> tuple[str, int]: ...

    def end(self, job: tuple[str, int]) -> None: ...


class Alerts:
    """Looks at a table whenever something happened there. Sending never keeps anybody waiting, and is given up after a
    few times. `send` and `find` reach the web. Without an `outbox` what is to be sent goes with this server."""

    def __init__(
        self,
        profiles: Profiles,
        send: Send = post,
        find: Find = public_address,
        wait: float = WAIT,
        outbox: Outbox | None = None,
    ) -> None:
        self.outbox = outbox
        self.profiles = profiles
        self.send = send
        self.find = find
        self.wait = wait
        self.waited: dict[str, tuple[Seat, ...]] = {}
        self.rate = Buckets(burst=12, rate=1 / 60)
        self.tasks: set[asyncio.Task[Any]] = set()

    def look(self, table: Table) -> None:
        """Tell who is absent and has come to be waited for since the last look."""
        if table.match.history is None:
            self._remember(table.id, ())
        elif table.match.over():
            if self.waited.pop(table.id, None) is not None:
                self._tell(table, range(len(table.match.seating)), "over")
        else:
            now = table.match.needed()
            before = self.waited.get(table.id, now)
            self._remember(table.id, now)
            self._tell(table, [seat for seat in now if seat not in before], "turn")

    def note(self, table: Table) -> None:
        """Something happened there in another house, which tells of it."""
        if table.match.over():
            self.waited.pop(table.id, None)
        elif table.match.history is not None:
            self._remember(table.id, table.match.needed())

    def start(self) -> None:
        """Send what any server has put into the outbox."""
        if self.outbox is not None:
            for _ in range(SENDERS):
                self._start(self._empty(self.outbox))

    async def _empty(self, outbox: Outbox) -> None:
        while True:
            job = await outbox.take()
            table, seat, what = job[0].split(" ")
            try:
                row = await self.profiles.store.tables.find(table)
                if row is not None and row.sitters[int(seat)].person:
                    await self._alert(row.sitters[int(seat)].person, row.game, table, what)
            except Exception as error:
                logger.error("an alert could not be sent: %s", blame(error))
            outbox.end(job)

    def _remember(self, table: str, waited: tuple[Seat, ...]) -> None:
        self.waited.pop(table, None)
        self.waited[table] = waited
        while len(self.waited) > KEPT:
            del self.waited[next(iter(self.waited))]

    def _tell(self, table: Table, seats: Iterable[Seat], what: str) -> None:
        here = table.broadcast.audience.seats()
        for seat in seats:
            person = table.match.seating.person(seat)
            if person and seat not in here and self.outbox is not None and table.match.history is not None:
                self.outbox.put(f"{table.id} {seat} {what}", len(table.match.history.lines))
            elif person and seat not in here and len(self.tasks) < MOST:
                self._start(self._alert(person, table.match.game.id, table.id, what))

    async def _alert(self, person: str, game: str, table: str, what: str) -> None:
        profile = await self.profiles.find(person)
        if profile is None or not profile.hook or not self.rate.take(person):
            return
        name = words(profile.lang, game).key("name")
        _, _, home = profile.hook.partition(" ")
        said = words(profile.lang).key(f"alert-{what}", game=name, address=f"{home}/table/{table}")
        try:
            await self._deliver(profile, said)
        except (Undelivered, Refusal) as error:
            logger.info("an alert was not delivered: %s", error)

    async def test(self, profile: Profile) -> None:
        """Send a word at once; Refusal where it does not arrive."""
        if not profile.hook:
            raise refuse("server-bad-hook")
        if not self.rate.take(profile.id):
            raise refuse("server-too-fast", status=429)
        try:
            await self._deliver(profile, words(profile.lang).key("alert-test", name=profile.name), times=1)
        except Undelivered:
            raise refuse("server-hook-failed", status=502) from None

    async def _deliver(self, profile: Profile, said: str, times: int = TIMES) -> None:
        """Discord's form, which others take too; nobody is mentioned by it."""
        place = read_hook(profile.hook.partition(" ")[0])
        body = msgspec.json.encode({"content": said, "text": said, "allowed_mentions": {"parse": []}})
        why = ""
        for time in range(times):
            if time:
                await asyncio.sleep(self.wait * 4 ** (time - 1))
            try:
                status = await self.send(await self.find(place.host), place, body)
            except Undelivered as error:
                why = str(error)
                continue
            if status < 300:
                return
            why = f"answered {status}"
            if status < 500 and status != 429:
                break
        raise Undelivered(why)

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """What is not yet delivered is let go."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
