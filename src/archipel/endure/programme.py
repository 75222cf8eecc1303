"""Which games are played, by how many people and bots."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from archipel.core.catalog import game as find_game
from archipel.core.catalog import games

MOST = 4
BOTS = 0.25
"""How often one of the seats is a bot's."""
LEVEL = "easy"


class Setup(NamedTuple):
    """`bots` are the seats, counted from 0, in which bots sit; the first is always a person's."""

    game: str
    mode: str
    seats: int
    bots: tuple[int, ...]

    def people(self) -> int:
        return self.seats - len(self.bots)

    def wish(self) -> dict[str, object]:
        chairs: list[dict[str, str]] = [{"kind": "me"}]
        for seat in range(1, self.seats):
            chairs.append({"kind": "bot", "level": LEVEL} if seat in self.bots else {"kind": "friend"})
        return {"game": self.game, "mode": self.mode, "options": {}, "seats": chairs}


def programme(names: Sequence[str], chance: random.Random) -> Iterator[Setup]:
    """For ever: one game after another, each time in another of its modes for two to four, at least two of them people
    where a bot sits with them."""
    chosen = [find_game(name) for name in names] or list(games().values())
    rounds = 0
    while True:
        for game in chosen:
            modes = [mode for mode in game.modes if any(2 <= seats <= MOST for seats in mode.seats)]
            if modes:
                mode = modes[rounds % len(modes)]
                seats = chance.choice([seats for seats in mode.seats if 2 <= seats <= MOST])
                bot = chance.random() < BOTS
                yield Setup(game.id, mode.id, seats, (chance.randrange(1, seats),) if bot else ())
        rounds += 1
