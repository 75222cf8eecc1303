"""The actions printed on a card of the hand: lit, or dark with what is missing."""

from __future__ import annotations

from archipel.core.parts import kept
from archipel.core.scene import Piece
from archipel.core.text import Arg, Text
from archipel.games.palm_island.content.cards import AREAS, Cost
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.scene import printed
from archipel.games.palm_island.scene.naming import Units, given, lacking, spoken_cost, spoken_if, unlit
from archipel.games.palm_island.scene.table import actions, look, named
from archipel.games.palm_island.values import CardView

Verbs = tuple[str, ...]
LAYER = 3


def chips(content: str, slot: int, card: CardView, open: Verbs, units: Units) -> list[Piece]:
    """`open` are the actions that can be taken with `units` and whatever else helps."""
    found = actions(content, look(card))
    missing = [None if verb in open else lacking(units, costs) for verb, costs in found]
    return [chip(content, slot, card.card, card.area, nth, lack) for nth, lack in enumerate(missing)]


@kept
def chip(content: str, slot: int, token: str, area: str, nth: int, missing: Units | None) -> Piece:
    edition, shown = edition_of(content), printed.look_of(token, area)
    found = actions(content, shown)
    verb, costs = found[nth]
    left, width = printed.chip_at(len(found), nth)
    return Piece(
        f"chip-{token}-{verb}",
        f"slot-{slot}",
        printed.chip_face(edition, shown, verb),
        label(content, token, shown, verb, costs, missing),
        int(left + width / 2),
        printed.CHIP_MIDDLE,
        layer=LAYER,
        lit=f"glow-{width}",
        marks="printed" if missing is None else " ".join(["printed dark", *unlit(missing)]),
    )


@kept
def label(content: str, token: str, look: int, verb: str, costs: tuple[Cost, ...], missing: Units | None) -> Text:
    """What it costs, what it makes of the card, and what is missing."""
    edition, to = edition_of(content), printed.turned(look, verb)
    args: dict[str, Arg] = {"card": named(content, token)}
    args["cost"] = spoken_cost(costs) if any(map(any, costs)) else "free"
    args["area"] = AREAS[to & 3] if to != look else "same"
    args["gives"] = spoken_if(given(edition, to))
    args["stars"] = edition.stars[to] if to != look else 0
    args["missing"] = "none" if missing is None else spoken_if(missing) if any(missing) else "shut"
    return Text(f"chip-{verb}", args)
