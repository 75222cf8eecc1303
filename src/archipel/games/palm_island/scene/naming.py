"""Cards, units and seats as texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from archipel.core.parts import kept
from archipel.core.text import Arg, Text, seat_text
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.names import listed
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.scene.printed import look_of

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
    wood, fish, stone, wild = edition.wood, edition.fish, edition.stone, edition.wild
    return Units(*[sum([table[look] for look in looks]) for table in (wood, fish, stone, wild)])


@kept
def spoken(units: Units) -> Text:
    """Units in words: `units-` and the letters of the kinds there are, with their numbers."""
    shown = "".join(kind for kind, count in zip("wfsx", units, strict=True) if count)
    return Text(f"units-{shown or 'none'}", {name: count for name, count in units._asdict().items() if count})


def spoken_if(units: Units) -> Arg:
    """Units in words; a sentence leaves out `none`."""
    return spoken(units) if any(units) else "none"


@kept
def spoken_cost(costs: tuple[cards.Cost, ...]) -> Text:
    said = [spoken(Units(*cost)) for cost in costs]
    return said[0] if len(said) == 1 else listed("either", said)


def seats(who: Sequence[int]) -> Text:
    return listed("all", [seat_text(seat) for seat in who])


@kept
def described(content: str, token: str, area: str) -> Text:
    """A card with what its area shows."""
    edition = edition_of(content)
    if token == "T":
        return edition.names.token(token)
    look = look_of(token, area)
    args: dict[str, Arg] = {"card": edition.names.token(token), "area": area, "gives": spoken_if(given(edition, look))}
    return Text("seen", {**args, "stars": edition.stars[look], "arrows": edition.arrows[look]})
