"""Cards, units and seats as texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from archipel.core.text import Arg, Text, seat_text, text
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.names import listed
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.scene.printed import look_of
from archipel.games.palm_island.values import CardView

KINDS: Final = ("wood", "fish", "stone", "any")


class Units(NamedTuple):
    wood: int = 0
    fish: int = 0
    stone: int = 0
    wild: int = 0

    def total(self) -> int:
        return sum(self)


def given(edition: Edition, look: int) -> Units:
    return Units(edition.wood[look], edition.fish[look], edition.stone[look], edition.wild[look])


def lack(have: Units, cost: cards.Cost) -> Units:
    """What is missing of a cost, wild units left aside."""
    return Units(max(0, cost[0] - have.wood), max(0, cost[1] - have.fish), max(0, cost[2] - have.stone))


def lacking(have: Units, costs: tuple[cards.Cost, ...]) -> Units:
    """What is missing for the alternative that is nearest."""
    return min([lack(have, cost) for cost in costs], key=Units.total)


def unlit(missing: Units) -> list[str]:
    """Marks that darken the kinds that are missing."""
    return [f"no-{kind}" for kind, count in zip(KINDS, missing, strict=True) if count]


def excess(have: Units, cost: cards.Cost) -> Units:
    """What is there beyond a cost, wild units left aside."""
    return Units(max(0, have.wood - cost[0]), max(0, have.fish - cost[1]), max(0, have.stone - cost[2]))


def together(edition: Edition, looks: Sequence[int]) -> Units:
    rows = [given(edition, look) for look in looks]
    return Units(*(sum(row[kind] for row in rows) for kind in range(4)))


def spoken(units: Units) -> Text:
    """Units in words: `units-` and the letters of the kinds there are."""
    shown = "".join(letter for letter, count in zip("wfsx", units, strict=True) if count)
    wood, fish, stone, wild = units
    return text(f"units-{shown or 'none'}", wood=wood, fish=fish, stone=stone, wild=wild)


def spoken_cost(costs: tuple[cards.Cost, ...]) -> Text:
    said = [spoken(Units(*cost)) for cost in costs]
    return said[0] if len(said) == 1 else listed("either", said)


def seats(who: Sequence[int]) -> Text:
    return listed("all", [seat_text(seat) for seat in who])


def described(edition: Edition, card: CardView) -> Text:
    """A card with what its area shows."""
    name = edition.names.token(card.card)
    if card.card == "T":
        return name
    return Text("seen", {"card": name, **shown(edition, look_of(card.card, card.area))})


def shown(edition: Edition, look: int) -> dict[str, Arg]:
    """What an area has: its units, stars and arrows."""
    gives = given(edition, look)
    figures: dict[str, Arg] = {"stars": edition.stars[look], "arrows": edition.arrows[look]}
    return {"area": cards.AREAS[look & 3], "gives": spoken(gives), "empty": "no" if gives.total() else "yes", **figures}
