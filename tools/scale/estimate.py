"""From people to what they need: moves a second, nodes, processor and memory, bytes on the wire and on the disk."""

from __future__ import annotations

from math import ceil

import msgspec

from tools.scale.costs import Measured, Outcome, Setting
from tools.scale.simulation import Simulation

THINKING = 20.0
"""Seconds from one move of a person to their next, all waiting included."""
SEATS = 4
BUSY = 0.6
"""How much of a core a node may take: above it, waits grow fast."""
DATABASE_BUSY = 0.5
LOCKED = 0.7
"""How much of the time the lock of NOTIFY may be held."""
CONNECTIONS = 9
"""Of each node: eight in its pool, and the one that listens."""
DAY = 86400
MOST_NODES = 2000
LONGEST, SHORTEST = 30.0, 2.0
"""Seconds that are simulated, by how much happens in one."""
MOST_EVENTS = 400_000


class Needs(msgspec.Struct, frozen=True, kw_only=True):
    """`together`: the pages of a table are at one node. `node_busy` is of a core; rates are a second of all nodes;
    `locked` is how much of the time the lock is held."""

    people: int
    together: bool
    moves: float
    tables: int
    nodes: int
    node_busy: float
    node_mb: float
    database_cores: float
    statements: float
    notices: float
    locked: float
    connections: int
    wire_mbit: float
    log_gb_a_day: float
    wal_gb_a_day: float


class Share(msgspec.Struct, frozen=True):
    """What nodes and database spend where so many nodes make so many moves a second: seconds of processor a second."""

    node: float
    database: float
    statements: float


def needs(found: Measured, people: int, nodes: int = 0, *, together: bool = False) -> Needs:
    """With as few nodes as do, or with those that are asked for. `together`: the pages of a table are at one node."""
    moves, tables = people / THINKING, ceil(people / SEATS)
    count = nodes or fewest_nodes(found, moves, together=together)
    share = spent(found, moves, count, together=together)
    return Needs(
        people=people,
        together=together,
        moves=moves,
        tables=tables,
        nodes=count,
        node_busy=share.node,
        node_mb=found.node_mb + found.table_kb[0] * tables * (1 if together else others(count) + 1) / count / 1024,
        database_cores=share.database,
        statements=share.statements,
        notices=share.statements * count,
        locked=share.statements * found.costs.sync / 1000,
        connections=count * CONNECTIONS,
        wire_mbit=moves * max(game.wire_bytes for game in found.games) * 8 / 1e6,
        log_gb_a_day=moves * found.log_bytes * DAY / 1e9,
        wal_gb_a_day=moves * found.wal_bytes * DAY / 1e9,
    )


def wait(found: Measured, asked: Needs) -> Outcome:
    """Simulated, each node with a core and the database with twice the cores it uses."""
    setting = Setting(
        nodes=asked.nodes,
        tables=asked.tables,
        seats=SEATS,
        at_once=1,
        rate=asked.moves,
        cores=asked.nodes,
        together=asked.together,
        database_cores=max(1, ceil(asked.database_cores / DATABASE_BUSY)),
    )
    seconds = MOST_EVENTS / (asked.moves * asked.nodes)
    return Simulation(setting, found.costs).run(min(LONGEST, max(SHORTEST, seconds)))


def fewest_nodes(found: Measured, moves: float, *, together: bool = False) -> int:
    """Nodes whose core has some room; more of them hear more of each other, so there may be no number that does."""
    counts = range(1, MOST_NODES)
    return next((n for n in counts if spent(found, moves, n, together=together).node <= BUSY), MOST_NODES)


def spent(found: Measured, moves: float, nodes: int, *, together: bool = False) -> Share:
    """A node has one statement under way; what comes meanwhile goes into the next. So there are fewer of them than
    moves, and no more than the lock lets through."""
    costs, each = found.costs, moves / nodes
    under_way = (costs.ask + costs.keep + costs.line + costs.sync) / 1000
    statements = min(each / (1 + each * under_way), LOCKED / (costs.sync / 1000) / nodes)
    followed = 0.0 if together else each * others(nodes)
    reads = min(followed / (1 + followed * under_way), statements * max(nodes - 1, 0))
    heard = statements * nodes
    node = each * costs.act + followed * costs.follow + (statements + reads) * costs.ask + heard * costs.hear
    keeping = statements * (costs.keep + costs.tell * nodes) + each * costs.line + reads * costs.read
    return Share((node + costs.idle) / 1000, nodes * keeping / 1000, nodes * statements)


def others(nodes: int) -> float:
    """How many nodes beside the one where a move is made have a page of its table, on average, by chance."""
    return (nodes - 1) * (1 - (1 - 1 / nodes) ** (SEATS - 1))
