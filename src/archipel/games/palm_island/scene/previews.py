"""What a choice that costs something says before it is made: its button, what it makes of the card, price and loss."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Tally, Zone
from archipel.core.text import Arg, Text, text
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.names import listed
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.scene.naming import KINDS, Units, given, spoken_if, together
from archipel.games.palm_island.scene.printed import turned
from archipel.games.palm_island.scene.table import named
from archipel.games.palm_island.values import PalmView

MOST_LOST: Final = 4
"""More units lost have no picture of their own."""


class Bill(NamedTuple):
    """Units that are asked, and units left unused."""

    price: Units
    lost: Units


@kept
def after(content: str, look: int, verb: str) -> Text:
    """What a card will be."""
    to = turned(look, verb)
    args: dict[str, Arg] = {"area": cards.AREAS[to & 3], "gives": spoken_if(given(edition_of(content), to))}
    return Text(f"after-{verb}", args)


@kept
def rows(content: str, bill: Bill, paid: tuple[int, ...]) -> tuple[Tally, ...]:
    """Price, what is paid of it, and what is lost, kind by kind."""
    if not any(bill.price) and not any(bill.lost):
        return ()
    spent = [max(0, have - over) for have, over in zip(together(edition_of(content), paid), bill.lost, strict=True)]
    kinds = (("row-price", bill.price), ("row-paid", Units(*spent)), ("row-lost", bill.lost))
    return tuple([tally for key, units in kinds for tally in counted(text(key), units)])


def counted(label: Text, units: Units) -> Iterable[Tally]:
    return [Tally(label, count, f"res-{kind}") for kind, count in zip(KINDS, units, strict=True) if count]


@kept
def takes(content: str, pay: tuple[str, ...], free: tuple[str, ...], help: tuple[str, ...], lost: Units) -> Text | None:
    """A sentence: who pays, what makes room, who helps, what is lost."""
    if not (pay or free or help):
        return None
    told = {"pay": pay, "free": free, "help": help}
    args: dict[str, Arg] = {key: all_of(content, tokens) if tokens else "none" for key, tokens in told.items()}
    return Text("takes", {**args, "payers": len(pay), "lost": spoken_if(lost)})


def all_of(content: str, tokens: tuple[str, ...]) -> Text:
    return listed("and", [named(content, token) for token in tokens])


def waste(lost: Units) -> str:
    """The face of what a way to pay loses."""
    if not any(lost):
        return "no-waste"
    return f"waste-{''.join(map(str, lost))}" if lost.total() <= MOST_LOST else ""


def preview(view: PalmView) -> ScenePart:
    return standing(view.score, sum(view.arrows))


@part
def standing(score: int, arrows: int) -> Drawn:
    """The choice in hand; while there is none, how far the village has come."""
    zone = Zone("preview", "preview", text("preview"), "tray", skin="bill")
    stars, ups = text("stairs-here", points=score), text("stat-arrows", arrows=arrows)
    return [zone], [
        Piece("own-stars", "preview", "star", stars, words=stars, marks="own"),
        Piece("own-arrows", "preview", "upgrade", ups, words=ups, marks="own"),
    ]
