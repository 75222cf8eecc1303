"""Who sits at a table, and what everybody may know of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from string import ascii_uppercase

import msgspec

from archipel.core.values import Seat
from archipel.table.rows import Sitter

USUAL = "normal"


class Seating:
    """`name_of` tells the name of a person lately met; bots are lettered in the order of their seats.

    A person without an id is a guest at the device of the `host`. A free seat with a person is kept for them. `played`
    are the seats at the devices of people who were asked for, until somebody sits down or leaves.
    """

    def __init__(self, sitters: Sequence[Sitter], name_of: Callable[[str], str], host: str = "") -> None:
        self.sitters = list(sitters)
        self.name_of = name_of
        self.host = host
        self.known: dict[str, str] = {}
        self.played: dict[str, tuple[Seat, ...]] = {}
        self.stand_ins: set[Seat] = set()
        self.stops: set[Seat] = set()
        for sitter in sitters:
            if sitter.person:
                self.learn(sitter.person)

    def __len__(self) -> int:
        return len(self.sitters)

    def seat_of(self, person: str) -> Seat | None:
        """The seat of a person's own."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.kind == "person" and sitter.person == person != "":
                return seat
        return None

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Every seat played at a person's device: their own, and those of their guests."""
        if person not in self.played:
            own = self.seat_of(person)
            if own is None:
                return ()
            self.played[person] = (own, *(self.guests() if person == self.host else []))
        return self.played[person]

    def beside(self, seat: Seat | None) -> tuple[Seat, ...]:
        """The seats that play at the same device as this one; none where it plays alone."""
        seats = self.seats_of(self.host)
        return seats if seat in seats and len(seats) > 1 else ()

    def guests(self) -> list[Seat]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and not sitter.person]

    def person(self, seat: Seat) -> str:
        """Who sits there; nobody for a bot or an open seat."""
        return self.sitters[seat].person

    def free(self) -> list[Seat]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "open"]

    def free_for(self, person: str) -> list[Seat]:
        """The seat kept for a person, then those kept for nobody."""
        kept = [seat for seat in self.free() if self.sitters[seat].person == person != ""]
        return kept + [seat for seat in self.free() if not self.sitters[seat].person]

    def unkeep(self) -> int:
        """Free seats are kept for nobody any more; how many were."""
        kept = [seat for seat in self.free() if self.sitters[seat].person]
        for seat in kept:
            self.sitters[seat] = Sitter("open")
        return len(kept)

    def bots(self, seats: Collection[Seat]) -> list[Seat]:
        """Those of some seats that a bot plays, be it for a person."""
        return [seat for seat in seats if self.sitters[seat].kind == "bot" or seat in self.stand_ins]

    def players(self) -> list[Seat]:
        """Seats of people, whoever plays for them."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person"]

    def level(self, seat: Seat) -> str:
        """How well a bot plays there; one that stands in, as well as the table's others."""
        others = [sitter.level for sitter in self.sitters if sitter.kind == "bot"]
        return self.sitters[seat].level or (others[0] if others else USUAL)

    def sit(self, seat: Seat, person: str) -> None:
        self.sitters[seat] = Sitter("person", person)
        self.played.clear()
        self.learn(person)

    def reseat(self, sitters: Sequence[Sitter]) -> None:
        """Others sit here from now on, in fewer seats perhaps."""
        self.sitters = list(sitters)
        self.played.clear()

    def learn(self, person: str) -> None:
        """Keep the name of a person for as long as the table is here."""
        self.known[person] = self.name_of(person)

    def replace(self, person: str, stranger: str) -> None:
        """Whoever sat here under one id sits under another, without a name; nor have their guests one, nor is a seat
        kept for them."""
        if person == self.host:
            self.host = stranger
            self.sitters = [msgspec.structs.replace(one, name="") for one in self.sitters]
        self.sitters = [
            msgspec.structs.replace(one, person="" if one.kind == "open" else stranger) if one.person == person else one
            for one in self.sitters
        ]
        self.known.pop(person, None)
        self.played.clear()

    def names(self) -> list[str]:
        """By seat; empty for an open one, and for who has left."""
        bots = iter(ascii_uppercase)
        return _told_apart([self._name(sitter, bots) for sitter in self.sitters])

    def _name(self, sitter: Sitter, bots: Iterator[str]) -> str:
        if sitter.kind == "bot":
            return f"Bot {next(bots)}"
        return sitter.name or self.known.get(sitter.person, "")


def _told_apart(names: list[str]) -> list[str]:
    """Of those who have the same name, the second is a 2, the third a 3."""
    if len(set(names)) == len(names):
        return names
    counted = [names[: seat + 1].count(name) for seat, name in enumerate(names)]
    return [f"{name} {count}" if name and count > 1 else name for name, count in zip(names, counted, strict=True)]
