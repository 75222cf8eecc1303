"""What was promised and shown at tables, compared with what is kept of them and what every node shows now."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

import msgspec

from archipel.endure.account import Promise, Settlement, in_order, settle
from archipel.endure.database import Database
from archipel.endure.digest import digest_of_page
from archipel.endure.kept_table import BrokenLog, Replay, read_log, read_table, replay
from archipel.endure.match import Match
from archipel.endure.supervised import Node
from archipel.endure.tally import Tally
from archipel.load.connection import Connection, Traffic, connect
from archipel.load.errors import LoadError
from archipel.load.page import Page
from archipel.table.log_line import Viewer
from archipel.table.rows import Entry
from archipel.table.wire.messages import WIRE

PATIENCE = 60.0
AGREEMENT = 30.0
AGAIN = 0.5


class Verdict(msgspec.Struct):
    """Counts over all tables. Of what was refused some is there (`denied_kept`), some lines were never sent
    (`unasked`); `sights` are fresh pages, one for each viewer at each node."""

    acknowledged: int = 0
    uncertain: int = 0
    uncertain_kept: int = 0
    denied_kept: int = 0
    lost: int = 0
    doubled: int = 0
    unasked: int = 0
    disordered: int = 0
    lines: int = 0
    sights: int = 0


class Sight(NamedTuple):
    """What a node shows a viewer now."""

    node: str
    viewer: Viewer
    ply: int
    digest: str


class FreshPage:
    """A page that only looks."""

    def __init__(self) -> None:
        self.page = Page()
        self.connection: Connection | None = None

    def hear(self, message: bytes) -> None:
        self.page.receive(message)

    def lost(self) -> None:
        pass


class Judge:
    def __init__(self, database: Database, nodes: Sequence[Node], tally: Tally) -> None:
        self.database = database
        self.nodes = nodes
        self.tally = tally
        self.verdict = Verdict()

    async def look_through(self, match: Match) -> None:
        """One table: its log against its replay, everything its people were shown, what is shown now, and every
        promise."""
        try:
            self._compare(match, await self._agreed(match))
        except BrokenLog as error:
            self.tally.differ(f"table {match.table}: {error}")
        self._settle(match, await read_log(self.database, match.table))

    def _compare(self, match: Match, played: Replay) -> None:
        for moment, digest in match.seen.items():
            if played.digests.get(moment) != digest:
                saw = f"seat {moment[0]} saw at ply {moment[1]}"
                self.tally.differ(f"table {match.table}: {saw} what the log does not lead to")

    async def _agreed(self, match: Match) -> Replay:
        """The log played again, once all nodes show what it says: a bot may still be about to move, or a node about
        to hear of it."""
        until = monotonic() + AGREEMENT
        while True:
            kept = await read_table(self.database, match.table)
            played = await asyncio.to_thread(replay, kept, match.seen)
            viewers = [None, *(person.seat for person in match.people)]
            sights = [await self._sight(node, match, viewer) for node in self.nodes for viewer in viewers]
            wrong = [sight for sight in sights if played.digests.get((sight.viewer, sight.ply)) != sight.digest]
            wrong += [sight for sight in sights if sight.ply != played.plies[sight.viewer] and sight not in wrong]
            if not wrong or monotonic() > until:
                break
            await asyncio.sleep(AGAIN)
        self.verdict.sights += len(sights)
        for sight in wrong:
            who = "a spectator" if sight.viewer is None else f"seat {sight.viewer}"
            self.tally.differ(f"table {match.table}: {sight.node} does not show {who} what the log says")
        return played

    async def _sight(self, node: Node, match: Match, viewer: Viewer) -> Sight:
        """Of ply -1 where a node shows nothing."""
        cookie = next((person.cookie for person in match.people if person.seat == viewer), "")
        address = f"ws{node.address.removeprefix('http')}/api/tables/{match.table}/socket?wire={WIRE}"
        until = monotonic() + PATIENCE
        while monotonic() < until:
            fresh = FreshPage()
            with suppress(LoadError):
                await connect(address, cookie, Traffic(), fresh, compress=False)
            if fresh.connection is not None:
                fresh.connection.leave()
            if fresh.page.shown is not None:
                return Sight(node.name, viewer, fresh.page.shown.ply, digest_of_page(fresh.page))
            await asyncio.sleep(AGAIN)
        return Sight(node.name, viewer, -1, "")

    def _settle(self, match: Match, log: dict[int, Entry]) -> None:
        sure: list[tuple[int, Promise]] = []
        for person in match.people:
            lines = [(line, entry) for line, entry in log.items() if entry.seat == person.seat]
            settlement = settle(lines, person.promises)
            self._count(match, person.promises, settlement)
            sure += settlement.sure
        self.verdict.lines += len(log)
        if not in_order(sure):
            self.verdict.disordered += 1
            self.tally.find(f"table {match.table}: lines stand in another order than they were acknowledged in")
        strange = [entry for entry in log.values() if entry.seat in match.setup.bots and entry.kind != "act"]
        self.verdict.unasked += len(strange)

    def _count(self, match: Match, promises: Sequence[Promise], found: Settlement) -> None:
        verdict, kept = self.verdict, [promise for _, promise in found.kept]
        doubled = found.doubled()
        verdict.acknowledged += sum(promise.acknowledged() for promise in promises)
        verdict.uncertain += sum(promise.uncertain() for promise in promises)
        verdict.uncertain_kept += sum(promise.uncertain() for promise in kept)
        verdict.denied_kept += sum(promise.denied() for promise in kept)
        verdict.lost += len(found.lost)
        verdict.doubled += len(doubled)
        verdict.unasked += len(found.extra) - len(doubled)
        for promise in found.lost:
            self.tally.find(f"table {match.table}: {promise.words} was acknowledged and is not in the log")
        for line, entry in found.extra:
            self.tally.find(f"table {match.table}: line {line}, {entry.action or entry.kind}, was not asked for")
        for line, promise in found.kept:
            if promise.denied():
                self.tally.find(f"table {match.table}: line {line}, {promise.words}, was refused with {promise.why}")
