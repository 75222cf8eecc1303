"""Cards, units and seats as texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from archipel.core.text import Text, seat_text, text
from archipel.games.palm_island.content.cards import (
    ARROWS,
    GIVES_FISH,
    GIVES_STONE,
    GIVES_WILD,
    GIVES_WOOD,
    STARS,
    Cost,
)
from archipel.games.palm_island.scene.printed import look_of
from archipel.games.palm_island.values import CardView

LETTERS: Final = "abcdef"


class Units(NamedTuple):
    wood: int
    fish: int
    stone: int
    wild: int

    def total(self) -> int:
        return sum(self)


def named(token: str) -> Text:
    return text(f"card-{token}")


def given(look: int) -> Units:
    return Units(GIVES_WOOD[look], GIVES_FISH[look], GIVES_STONE[look], GIVES_WILD[look])


def lack(have: Units, cost: Cost) -> Units:
    """What is missing of a cost, wild units left aside."""
    return Units(max(0, cost[0] - have.wood), max(0, cost[1] - have.fish), max(0, cost[2] - have.stone), 0)


def excess(have: Units, cost: Cost) -> Units:
    """What is there beyond a cost, wild units left aside."""
    return Units(max(0, have.wood - cost[0]), max(0, have.fish - cost[1]), max(0, have.stone - cost[2]), 0)


def together(looks: Sequence[int]) -> Units:
    rows = [given(look) for look in looks]
    return Units(*(sum(row[kind] for row in rows) for kind in range(4)))


def spoken(units: Units) -> Text:
    """Units in words: `units-` and the letters of the kinds there are."""
    shown = "".join(letter for letter, count in zip("wfsx", units, strict=True) if count)
    wood, fish, stone, wild = units
    return text(f"units-{shown or 'none'}", wood=wood, fish=fish, stone=stone, wild=wild)


def spoken_cost(costs: tuple[Cost, ...]) -> Text:
    said = [spoken(Units(*cost, 0)) for cost in costs]
    return said[0] if len(said) == 1 else listed("either", said)


def listed(key: str, said: Sequence[Text]) -> Text:
    """Several things in one breath: `key-2` has $a and $b."""
    if len(said) == 1:
        return said[0]
    return Text(f"{key}-{len(said)}", dict(zip(LETTERS, said, strict=False)))


def seats(who: Sequence[int]) -> Text:
    return listed("all", [seat_text(seat) for seat in who])


def described(card: CardView) -> Text:
    """A card with what its area shows."""
    if card.card == "T":
        return named("T")
    look = look_of(card.card, card.area)
    return text(
        "seen",
        card=named(card.card),
        area=card.area,
        gives=spoken(given(look)),
        empty="no" if given(look).total() else "yes",
        stars=STARS[look],
        arrows=ARROWS[look],
    )
