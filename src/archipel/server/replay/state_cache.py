"""The states a log leads through: a copy is kept every so many actions, the rest is played on from the nearest."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.game import Game
from archipel.core.state import State
from archipel.table.rows import Entry

EVERY = 16


class StateCache:
    """`kept[n]` is the state before action `n * EVERY`; copies are made as one comes by."""

    def __init__(self, game: Game, begun: State) -> None:
        self.game = game
        self.acts: list[Entry] = []
        self.kept: list[State] = [begun]

    def follow(self, acts: Sequence[Entry]) -> None:
        """The actions that stand now; whatever was kept beyond the first that differs is let go."""
        same = 0
        for before, now in zip(self.acts, acts, strict=False):
            if before != now:
                break
            same += 1
        self.acts = list(acts)
        del self.kept[same // EVERY + 1 :]

    def state(self, after: int) -> State:
        """A state of one's own, after so many actions."""
        nearest = min(after // EVERY, len(self.kept) - 1)
        state = self.kept[nearest].clone()
        for number in range(nearest * EVERY, after):
            act = self.acts[number]
            state.advance(act.seat, self.game.actions.parse(act.action))
            if (number + 1) % EVERY == 0 and (number + 1) // EVERY == len(self.kept):
                self.kept.append(state.clone())
        return state
