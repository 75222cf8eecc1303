"""How fast a table answers: the longest of some random games, loaded cold, played, taken back and looked back at."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from archipel.core.game import Game, Mode
from archipel.core.values import Seat
from archipel.server.base.garbage import watch_garbage
from archipel.server.replay.replay import Replay
from archipel.server.web.services import Services
from archipel.table.history import History
from archipel.table.rows import Entry, Profile, Sitter, TableRow
from archipel.table.table import Table

LONG, CUT = "long", "cut"
MOST = 500
GAMES = 2
LOADS = 5
TAIL = 40
LOOKS = 60


class Latency(msgspec.Struct):
    """CPU milliseconds, each as the median and the longest: to load a table of at most 500 actions that nobody looked
    at and draw it, to carry an action out or take it back and tell every seat, to look back at any ply. `disk` is what
    one write waits for the disk, by the clock on the wall."""

    game: str
    mode: str
    seats: int
    actions: int
    load: tuple[float, float]
    act: tuple[float, float]
    undo: tuple[float, float] | None
    scrub: tuple[float, float]
    disk: tuple[float, float]


class Blind:
    """A page that nobody looks at."""

    def __init__(self, person: str) -> None:
        self.person = person

    def send(self, message: bytes) -> None:
        pass

    def let_go(self) -> None:
        pass


async def measure_latency(game: Game) -> Latency:
    mode, seed, log = _longest(game)
    watch_garbage()
    seats = mode.seats[-1]
    with TemporaryDirectory() as folder:
        services = Services(Path(folder), Path(folder))
        options = msgspec.to_builtins(game.choose_options(mode))
        sitters = tuple(Sitter("person", f"p{seat}") for seat in range(seats))
        row = TableRow(LONG, game.id, game.rules, mode.id, options, f"{seed:032x}", sitters, int(time.time()))
        await services.store.tables.create(row, log[:-TAIL])
        await services.store.tables.create(msgspec.structs.replace(row, id=CUT), log[:MOST])
        load = [await _load(services) for _ in range(LOADS)]
        table = await services.lobby.table(LONG)
        for sitter in sitters:
            table.attach(Blind(sitter.person))
        act, undo = await _play(table, log[-TAIL:])
        scrub, disk = _scrub(table), await _disk(services)
        await services.close()
    spent = (_figures(load), _figures(act), _figures(undo) if undo else None, _figures(scrub), _figures(disk))
    return Latency(game.id, mode.id, seats, len(log), *spent)


def _longest(game: Game) -> tuple[Mode, int, list[Entry]]:
    """Of a few random games of every mode, with as many seats as it takes."""
    played = [(mode, seed, _random_game(game, mode, seed)) for mode in game.modes for seed in range(GAMES)]
    return max(played, key=lambda one: len(one[2]))


def _random_game(game: Game, mode: Mode, seed: int) -> list[Entry]:
    chance = random.Random(seed)
    state = game.new(game.choose_options(mode), mode.seats[-1], f"{seed:032x}")
    log = []
    while actors := state.to_act():
        seat = chance.choice(actors)
        action = chance.choice(state.legal_actions(seat))
        log.append(Entry("act", seat, str(action)))
        state.advance(seat, action)
    return log


async def _load(services: Services) -> float:
    services.lobby.tables.clear()
    with _Watch() as watch:
        table = await services.lobby.table(CUT)
        table.attach(Blind(table.match.seating.person(0)))
    return watch.spent


async def _play(table: Table, log: Sequence[Entry]) -> tuple[list[float], list[float]]:
    """The last actions, each taken back and played again where that may be."""
    act, undo = [], []
    for entry in log:
        act.append(await _act(table, entry))
        if _goes_back(table.match.begun(), entry.seat):
            with _Watch() as watch:
                await table.undo(entry.seat, _ply(table, entry.seat))
            undo.append(watch.spent)
            act.append(await _act(table, entry))
    return act, undo


def _goes_back(history: History, seat: Seat) -> bool:
    """Whether an undo takes back what was just done, and nothing else."""
    return history.may_undo(seat) and history.prepare(Entry("undo", seat)).line.backs == (history.lines[-1],)


async def _act(table: Table, entry: Entry) -> float:
    with _Watch() as watch:
        await table.act(entry.seat, _ply(table, entry.seat), entry.action)
    return watch.spent


def _ply(table: Table, seat: Seat) -> int:
    assert table.match.history is not None
    return table.match.history.plies[seat]


def _scrub(table: Table) -> list[float]:
    """To and fro at random, the first look from nothing."""
    assert table.match.history is not None
    replay, chance = Replay(table.match.history), random.Random(1)
    spent = []
    for _ in range(LOOKS):
        with _Watch() as watch:
            replay.still(0, chance.randrange(table.match.history.plies[0] + 1))
        spent.append(watch.spent)
    return spent


async def _disk(services: Services) -> list[float]:
    spent = []
    for number in range(TAIL):
        began = time.perf_counter()
        await services.store.profiles.make(Profile(f"d{number}", "P", "en", "auto"))
        spent.append((time.perf_counter() - began) * 1000)
    return spent


class _Watch:
    """CPU milliseconds of a block."""

    def __enter__(self) -> _Watch:
        self.began = time.process_time()
        return self

    def __exit__(self, *_: object) -> None:
        self.spent = (time.process_time() - self.began) * 1000


def _figures(spent: Sequence[float]) -> tuple[float, float]:
    ordered = sorted(spent)
    return round(ordered[len(ordered) // 2], 2), round(ordered[-1], 2)
