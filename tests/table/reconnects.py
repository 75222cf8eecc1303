"""A table in memory whose pages come and go, in the midst of play: what each of them holds is compared with the scene
drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from archipel.core.game import Game, Mode
from archipel.core.parts import forget_kept
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Seat
from archipel.server.web.services import Services
from archipel.table.clocks import COUNTDOWN
from archipel.table.dispatch import answer
from archipel.table.history import History
from archipel.table.log_line import Viewer
from archipel.table.rows import Entry, Sitter, TableRow
from archipel.table.table import Table
from archipel.table.wire.frames import ToldLog, picture, scene_for
from archipel.table.wire.held_scene import digest_of
from archipel.table.wire.messages import Picture
from archipel.table.wire.scene_changes import Shown
from archipel.table.wire.scene_messages import WirePart, WireScene
from tests.frames import Behind, Holder, read
from tests.server.people import guests
from tests.table.fake_time import FakeTime

THINGS = ["move"] * 5 + ["leave"] * 4 + ["come back"] * 4 + ["sync", "second page", "lift", "lower"]
A_TABLE = 60
LEAD_UP = 400
PAGES = 3
"""Second pages at a table, at most."""

PICTURE = set(Picture.__struct_fields__) - {"scene", "change", "digest"}


class Tab:
    """One page; `loses`: it will not get the next change, `lost`: it did not, and cannot know before another comes."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.holder = Holder()
        self.heard: list[bytes] = []
        self.last: dict[str, Any] = {}
        self.log: list[Any] = []
        self.loses = False
        self.lost = False

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def let_go(self) -> None:
        pass

    def read(self) -> None:
        """All it was sent; Behind where that leads elsewhere than was meant."""
        heard, self.heard = self.heard, []
        for tell in map(read, heard):
            if tell["is"] == "frame":
                self._frame(tell)
            elif tell["is"] == "curtain":
                self.last = tell

    def _frame(self, tell: dict[str, Any]) -> None:
        if self.loses and "change" in tell:
            self.loses, self.lost = False, True
            return
        self.lost = False
        self.holder.hold(tell)
        self.last = tell
        self.log = self.log + tell["events"] if tell.get("fresh") else tell["events"]


class Company:
    """Everybody at one table and a spectator: `present` are the pages that are open, `away` those that will be."""

    def __init__(self, table: Table, people: Sequence[str], time: FakeTime, rng: Quick) -> None:
        self.table = table
        self.time = time
        self.rng = rng
        self.present: list[Tab] = []
        self.away = [Tab(person) for person in people]
        self.most = len(people) + PAGES
        self.reconnects = -len(people)
        self.noticed = 0

    @property
    def history(self) -> History:
        return self.table.match.begun()

    async def sit_down(self) -> None:
        while self.away:
            await self.happens("come back")

    async def happens(self, thing: str) -> None:
        """One thing, and then nobody holds another scene than is drawn for them."""
        if thing == "move":
            await self._move()
        elif thing == "come back" and self.away:
            self._enter(self.away.pop(self.rng.below(len(self.away))))
        elif self.present:
            await self._at(self.rng.choose(self.present), thing)
        told = [tab for tab in self.present if thing == "move" or tab.heard]
        await self._read(told)
        self.check(told)

    async def _move(self) -> None:
        history, rng = self.history, self.rng
        self.time.at += COUNTDOWN
        back = [seat for seat in range(history.state.seats) if history.may_undo(seat)]
        if back and (history.over() or rng.below(6) == 0):
            seat = rng.choose(back)
            await (self.table.restart if rng.below(3) == 0 else self.table.undo)(seat, history.plies[seat])
        elif not history.over():
            seat, action = choice(history.state, rng)
            await self.table.act(seat, history.plies[seat], action)

    async def _at(self, tab: Tab, thing: str) -> None:
        if thing in ("leave", "come back"):
            self.present.remove(tab)
            self.table.detach(tab)
            self.away.append(tab)
            if thing == "come back":
                self._enter(self.away.pop())
        elif thing == "second page" and len(self.present) + len(self.away) < self.most:
            self.reconnects -= 1
            self._enter(Tab(tab.person))
        elif thing == "loss":
            tab.loses = True
        elif thing == "sync":
            await answer('{"do": "sync"}', tab, self.table)
        elif thing in ("lift", "lower"):
            await self._curtain(tab, thing)

    async def _curtain(self, tab: Tab, thing: str) -> None:
        """Only where several play at one device."""
        mine = self.table.match.seating.seats_of(tab.person)
        if len(mine) > 1:
            ask = {"do": thing} if thing == "lower" else {"do": thing, "seat": self.rng.choose(mine)}
            await answer(msgspec.json.encode(ask).decode(), tab, self.table)

    def _enter(self, tab: Tab) -> None:
        """What was under way to it when it left never comes."""
        tab.heard.clear()
        self.table.attach(tab)
        self.present.append(tab)
        self.reconnects += 1

    async def _read(self, told: Sequence[Tab]) -> None:
        """Whoever notices that something is missing asks for the whole."""
        for tab in told:
            try:
                tab.read()
            except Behind:
                self.noticed += 1
                tab.heard.clear()
                await answer('{"do": "sync"}', tab, self.table)
                tab.read()

    def check(self, tabs: Sequence[Tab]) -> None:
        audience, drawn = self.table.broadcast.audience, {}
        for tab in tabs:
            if audience.hidden(tab):
                assert tab.last["is"] == "curtain"
            elif not tab.lost:
                viewer = audience.viewer(tab)
                if viewer not in drawn:
                    drawn[viewer] = without_numbers(Shown(scene_for(self.history, viewer)).whole())
                assert self._held(tab, viewer) == drawn[viewer]

    def _held(self, tab: Tab, viewer: Viewer) -> bytes:
        """The scene of a page, the rest of whose picture is right too."""
        held = tab.holder.held
        assert held is not None
        assert digest_of(held) == self.table.broadcast.scenes[viewer].digest
        told = {name: value for name, value in tab.last.items() if name in PICTURE}
        assert told == travelled(picture(self.history, viewer))
        return without_numbers(held)

    def check_anew(self) -> None:
        """With nothing that was kept; their logs too."""
        forget_kept()
        self.check(self.present)
        audience = self.table.broadcast.audience
        for tab in self.present:
            if not tab.lost and not audience.hidden(tab):
                assert tab.log == travelled(ToldLog(self.history).read(audience.viewer(tab)))


def travelled(told: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


def without_numbers(scene: WireScene) -> bytes:
    """As it is sent, but for the numbers of what was sent before."""
    parts = [WirePart(0, part.zones, part.pieces) for part in scene.parts]
    return msgspec.json.encode(msgspec.structs.replace(scene, turn=0, parts=parts))


def choice(state: State, rng: Quick) -> tuple[Seat, str]:
    seat = rng.choose(state.to_act())
    return seat, str(rng.choose(state.legal_actions(seat)))


async def gather(services: Services, time: FakeTime, game: Game, rng: Quick) -> Company:
    """A table in the midst of a game, with any number of seats; sometimes the last of them is a guest of the first."""
    mode = rng.choose(game.modes)
    id, seats = f"{rng.below(10**12)}", rng.choose(mode.seats)
    people = await guests(services, seats + 1)
    sitters = [Sitter("person", person) for person in people[:-1]]
    if seats > 1 and rng.below(4) == 0:
        people.pop(seats - 1)
        sitters[-1] = Sitter("person", name="Bea")
    options, seed = game.choose_options(mode), f"{rng.below(10**12):032x}"
    row = TableRow(
        id, game.id, game.rules, mode.id, msgspec.to_builtins(options), seed, tuple(sitters), 0, host=people[0]
    )
    await services.store.tables.create(row, lead_up(game, mode, seats, seed, rng))
    company = Company(await services.lobby.table(id), people, time, rng)
    await company.sit_down()
    return company


def lead_up(game: Game, mode: Mode, seats: int, seed: str, rng: Quick) -> list[Entry]:
    """What was played before anybody came in."""
    state = game.new(game.choose_options(mode), seats, seed)
    log: list[Entry] = []
    while state.outcome() is None and len(log) < LEAD_UP:
        seat, action = choice(state, rng)
        log.append(Entry("act", seat, action))
        state.apply(seat, game.actions.parse(action))
    return log[: rng.below(len(log))]
