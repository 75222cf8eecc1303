"""What a puzzle is: a record up to a decision, and what every choice there is worth."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from archipel.analysis.values import HUNDREDTHS, PartChange, Unit
from archipel.core.record import Record
from archipel.core.values import Seat

FORMAT = "archipel puzzles 1"


class Weighed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A choice in its text form and what it is worth, in hundredths of a per cent or of a point; `why`: the line of the
    score sheet that the best choice changes most."""

    action: str
    value: int
    why: PartChange | None = None


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="puzzle"):
    """`record` ends where `seat` decides. Whoever chooses one of `best` has solved it; every other choice is among
    `others`, the best of them first, and clearly worse. `tempting` is what looks best at first sight, `why` what the
    best brings more than that. `value` and `margin` are of the best, `gap` is by how much the next one is worse."""

    id: str
    mode: str
    seat: Seat
    unit: Unit
    best: tuple[str, ...]
    value: int
    margin: int
    gap: int
    tempting: str
    others: tuple[Weighed, ...]
    why: tuple[PartChange, ...]
    record: Record

    @property
    def game(self) -> str:
        return self.record.game

    def reasons(self) -> tuple[PartChange, ...]:
        """What the best choice brings, a point or more; nothing where it brings none that shows so soon."""
        told = tuple(line for line in self.why if abs(line.points) >= HUNDREDTHS)
        return told if any(line.points > 0 for line in told) else ()


class Done(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="done"):
    """A game was searched: its number in the plan, how many decisions it had, how many were looked at closely, how many
    puzzles the first look and the review left."""

    number: int
    decisions: int
    looked: int
    seen: int
    found: int


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a file of puzzles; `plan` is what was searched, where one search wrote all of it."""

    format: str
    game: str
    rules: int
    plan: dict[str, Any] | None = None


def id_of(record: Record, seat: Seat) -> str:
    """Of the position alone: it says nothing of the answer."""
    told = msgspec.json.encode((record.named(), seat))
    return f"{record.game}-{blake2b(told, digest_size=6).hexdigest()}"
