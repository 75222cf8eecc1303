"""Moves through nodes and one database, simulated: statements, syncs under the lock of NOTIFY, what others read on."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import inf

from tools.scale.costs import Costs, Outcome, Setting
from tools.scale.processors import Machine, Process, Then, World

BATCH = 256
BEFORE = 0.4
"""What share of a move's work is done before its line is kept; the rest is telling the pages."""
MS = 0.001
EACH = 0.1


class Table:
    """`homes` are the nodes where its seats have their pages; `left` of those who are to act have not, `turn` is the
    first of those who are to act next."""

    def __init__(self, homes: list[int], at_once: int) -> None:
        self.homes = homes
        self.at_once = at_once
        self.turn = 0
        self.left = at_once

    def go_on(self) -> list[int]:
        """The seats that are to act next."""
        self.left = self.at_once
        seats = [(self.turn + step) % len(self.homes) for step in range(self.at_once)]
        self.turn = (self.turn + self.at_once) % len(self.homes)
        return seats


class Move:
    """`next` are the seats that may act once it is seen: those of the round that it has ended."""

    def __init__(self, table: Table, seat: int, due: float) -> None:
        self.table = table
        self.node = table.homes[seat]
        self.due = due
        self.next: list[int] = []


class Node:
    """`waiting` moves go into the next statement; `behind` are moves made elsewhere that are not read yet."""

    def __init__(self, nodes: Machine, database: Machine) -> None:
        self.process = Process(nodes)
        self.writer, self.reader, self.listener = (Process(database) for _ in range(3))
        self.waiting: list[Move] = []
        self.writing = False
        self.behind: list[Move] = []
        self.reading = False


class Simulation:
    """`others` are how many threads of somebody else would run on the machine, tenth of a second by tenth; what was
    seen once comes again."""

    def __init__(self, setting: Setting, costs: Costs, others: Sequence[int] = (), seed: int = 1) -> None:
        self.setting = setting
        self.costs = costs
        self.others = others
        self.chance = random.Random(seed)
        apart = setting.database_cores
        machines = [Machine(setting.nodes), Machine(apart), Machine(inf)] if apart else [Machine(setting.cores)] * 3
        self.machine, database, elsewhere = machines
        self.world = World([*dict.fromkeys(machines)])
        self.driver = [Process(elsewhere) for _ in range(setting.nodes if apart else 1)]
        self.nodes = [Node(self.machine, database) for _ in range(setting.nodes)]
        self.tables = [self._table() for _ in range(setting.tables)]
        self.lock: deque[Callable[[], None]] = deque()
        self.ready: deque[tuple[Table, int]] = deque()
        self.owed: deque[float] = deque()
        self.waits: list[float] = []
        self.statements = self.lines = 0

    def run(self, seconds: float) -> Outcome:
        """The first fifth is left out: nobody plays yet when it begins."""
        for table in self.tables:
            self._let_act((table, seat) for seat in table.go_on())
        if self.setting.rate:
            self._fall_due()
        if self.others:
            self._crowd(0)
        for node in self.nodes:
            self._idle(node)
        self.world.run(seconds / 5)
        self.waits, self.statements, self.lines = [], 0, 0
        spent = self._spent()
        self.world.run(seconds)
        return self._outcome(seconds * 4 / 5, *(now - before for now, before in zip(self._spent(), spent, strict=True)))

    # ---- pace

    def _fall_due(self) -> None:
        self.owed.append(self.world.now)
        self._pay()
        self.world.after(self.chance.expovariate(self.setting.rate), self._fall_due)

    def _let_act(self, seats: Iterable[tuple[Table, int]]) -> None:
        self.ready.extend(seats)
        self._pay()

    def _pay(self) -> None:
        while self.ready and (self.owed or not self.setting.rate):
            due = self.owed.popleft() if self.setting.rate else self.world.now
            move = Move(*self.ready.popleft(), due)
            self._drive(move, partial(self._receive, move))

    def _idle(self, node: Node) -> None:
        node.process.do(self.costs.idle * MS * EACH, lambda: None)
        self.world.after(EACH, partial(self._idle, node))

    def _crowd(self, number: int) -> None:
        self.machine.others = self.others[number % len(self.others)]
        self.world.after(EACH, partial(self._crowd, number + 1))

    # ---- the way of a move

    def _receive(self, move: Move) -> None:
        node = self.nodes[move.node]
        node.process.do(self._about(self.costs.act) * BEFORE, partial(self._append, node, move))

    def _append(self, node: Node, move: Move) -> None:
        node.waiting.append(move)
        if not node.writing:
            self._write(node)

    def _write(self, node: Node) -> None:
        """Whatever waits, in one statement, and one under way for each node."""
        batch, node.waiting = node.waiting[:BATCH], node.waiting[BATCH:]
        node.writing = bool(batch)
        if batch:
            work = (self.costs.keep + self.costs.line * len(batch)) * MS
            ask = partial(node.writer.do, work, partial(self._take_lock, partial(self._sync, node, batch)))
            node.process.do(self.costs.ask * MS, ask)

    def _take_lock(self, then: Then) -> None:
        """Whoever tells of what is written commits alone: PostgreSQL keeps notices in the order of commits."""
        self.lock.append(then)
        if len(self.lock) == 1:
            then()

    def _sync(self, node: Node, batch: list[Move]) -> None:
        self.world.after(self.chance.expovariate(1 / (self.costs.sync * MS)), partial(self._durable, node, batch))

    def _durable(self, node: Node, batch: list[Move]) -> None:
        self.lock.popleft()
        if self.lock:
            self.lock[0]()
        self.statements += 1
        self.lines += len(batch)
        for move in batch:
            move.table.left -= 1
            move.next = move.table.go_on() if not move.table.left else []
            node.process.do(self._about(self.costs.act) * (1 - BEFORE), partial(self._acknowledge, move))
        for other in self.nodes:
            other.listener.do(self.costs.tell * MS, partial(self._hear, other, node, batch))
        self._write(node)

    def _acknowledge(self, move: Move) -> None:
        self._drive(move, partial(self._answered, move))

    def _answered(self, move: Move) -> None:
        self.waits.append(self.world.now - move.due)
        self._seen(move, move.node)

    # ---- elsewhere

    def _hear(self, node: Node, writer: Node, batch: list[Move]) -> None:
        here = self.nodes.index(node)
        behind = [move for move in batch if here in move.table.homes] if node is not writer else []
        node.process.do(self.costs.hear * MS, partial(self._fall_behind, node, behind))

    def _fall_behind(self, node: Node, moves: list[Move]) -> None:
        node.behind += moves
        if node.behind and not node.reading:
            self._read(node)

    def _read(self, node: Node) -> None:
        """Everything that is behind, at once; what is heard meanwhile is read next."""
        moves, node.behind = node.behind, []
        node.reading = bool(moves)
        if moves:
            read = partial(node.reader.do, self.costs.read * MS, partial(self._follow, node, moves))
            node.process.do(self.costs.ask * MS, read)

    def _follow(self, node: Node, moves: list[Move]) -> None:
        here = self.nodes.index(node)
        for move in moves:
            node.process.do(self._about(self.costs.follow), partial(self._show, move, here))
        node.process.do(0.0, partial(self._read, node))

    def _show(self, move: Move, node: int) -> None:
        """Pages there come to it in their turn; what that costs whoever drives them is counted with the answer."""
        self.driver[node % len(self.driver)].do(0.0, partial(self._seen, move, node))

    def _seen(self, move: Move, node: int) -> None:
        self._let_act((move.table, seat) for seat in move.next if move.table.homes[seat] == node)

    # ---- figures

    def _drive(self, move: Move, then: Then) -> None:
        self.driver[move.node % len(self.driver)].do(self.costs.driver * MS / 2, then)

    def _table(self) -> Table:
        homes = [self.chance.randrange(self.setting.nodes) for _ in range(self.setting.seats)]
        if self.setting.together:
            homes = homes[:1] * len(homes)
        return Table(homes, self.setting.at_once)

    def _about(self, ms: float) -> float:
        """Seconds, by chance: some moves take much longer than others."""
        return self.chance.expovariate(1 / ms) * MS if ms else 0.0

    def _spent(self) -> tuple[float, float]:
        of_database = (process.spent for node in self.nodes for process in (node.writer, node.reader, node.listener))
        return sum(node.process.spent for node in self.nodes), sum(of_database)

    def _outcome(self, seconds: float, nodes: float, database: float) -> Outcome:
        waits, moves = sorted(self.waits), max(len(self.waits), 1)
        return Outcome(
            moves_per_s=len(waits) / seconds,
            p50=_at(waits, 0.5),
            p99=_at(waits, 0.99),
            lines_a_statement=self.lines / max(self.statements, 1),
            node_ms=nodes / moves / MS,
            database_ms=database / moves / MS,
        )


def _at(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] / MS if ordered else inf
