"""Who sits at a table, and what everybody may know of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from string import ascii_uppercase

from archipel.core.values import Seat
from archipel.server.store import Sitter
from archipel.server.wire import SeatStatus


class Seating:
    """`names` tells the name of a person lately met; bots are lettered in the order of their seats."""

    def __init__(self, sitters: Sequence[Sitter], names: Callable[[str], str]) -> None:
        self.sitters = list(sitters)
        self.names = names
        self.known: dict[str, str] = {}
        for sitter in sitters:
            if sitter.kind == "person":
                self.learn(sitter.person)

    def __len__(self) -> int:
        return len(self.sitters)

    def seat_of(self, person: str) -> Seat | None:
        for seat, sitter in enumerate(self.sitters):
            if sitter.kind == "person" and sitter.person == person:
                return seat
        return None

    def person(self, seat: Seat) -> str:
        """Who sits there; nobody for a bot or an open seat."""
        return self.sitters[seat].person

    def free(self) -> list[Seat]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "open"]

    def bots(self, seats: Collection[Seat]) -> list[Seat]:
        return [seat for seat in seats if self.sitters[seat].kind == "bot"]

    def level(self, seat: Seat) -> str:
        return self.sitters[seat].level

    def sit(self, seat: Seat, person: str) -> None:
        self.sitters[seat] = Sitter("person", person)
        self.learn(person)

    def learn(self, person: str) -> None:
        """Keep the name of a person for as long as the table is here."""
        self.known[person] = self.names(person)

    def status(self, here: Collection[Seat | None], acting: Collection[Seat]) -> list[SeatStatus]:
        """`here` are the seats whose person has the page open, `acting` those the table waits for."""
        bots = iter(ascii_uppercase)
        return [
            SeatStatus(
                name=self._name(sitter, bots),
                kind=sitter.kind,
                level=sitter.level,
                here=sitter.kind == "bot" or seat in here,
                acting=seat in acting,
            )
            for seat, sitter in enumerate(self.sitters)
        ]

    def _name(self, sitter: Sitter, bots: Iterator[str]) -> str:
        if sitter.kind == "bot":
            return f"Bot {next(bots)}"
        return self.known[sitter.person] if sitter.kind == "person" else ""
