"""What a server needs beside its tables where others serve them too."""

from __future__ import annotations

from archipel.server.nodes.node import Acquaintances, Node
from archipel.server.nodes.shared_turns import SharedTurns
from archipel.server.nodes.work_queue import WorkQueue
from archipel.server.store.postgres import PostgresStore
from archipel.table.lobby import Lobby

THINK, ALERT = "think", "alert"


class SharedHouse:
    """`turns` are tables in which a bot is to act, `alerts` what absent people are to be told, of all servers."""

    def __init__(self, store: PostgresStore) -> None:
        self.node = Node(store)
        thoughts = WorkQueue(store.work, THINK)
        self.turns = SharedTurns(thoughts)
        self.alerts = WorkQueue(store.work, ALERT)
        self.queues = [thoughts, self.alerts]
        self.node.rings = {queue.kind: queue.ring for queue in self.queues}

    def settle_in(self, lobby: Lobby, acquaintances: Acquaintances) -> None:
        self.turns.find = lobby.table
        self.node.settle_in(lobby, acquaintances)

    async def close(self) -> None:
        for queue in self.queues:
            await queue.stop()
        await self.node.close()
