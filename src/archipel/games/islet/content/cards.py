"""The thirteen cards of the lone game: what each asks by day and by night. An owner may replace them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

from archipel.core.content import Fault, Node, numbered
from archipel.games.islet.content.parts import IDS, TERRAINS
from archipel.kit.content.checks import choice, field, integer, items
from archipel.kit.content.components import Components

SIDES: Final = ("day", "night")
NOT_ASKED: Final = -1
HIGHEST: Final = 6
CARDS: Final[list[str]] = [f"DN{number:02}" for number in range(1, 14)]
CARD_OF: Final = {name: card for card, name in enumerate(CARDS)}
WORDS: Final = {"terrain": IDS[:TERRAINS], "nest": IDS[TERRAINS:], "all_neighbours": IDS[:TERRAINS]}
DEMANDS: Final = ("level", *WORDS)

Condition = tuple[int, int, int, int]
"""Level, terrain, nest, terrain of all neighbours."""


def faults(root: Node) -> list[Fault]:
    """Everything that speaks against thirteen cards of one's own, in the order of the file."""
    cards, wrong = items(root, "cards", len(CARDS))
    for name, card in zip(CARDS, cards, strict=False):
        wrong += field(card, "id", partial(choice, known=(name,)))
        for side in SIDES:
            wrong += field(card, side, _side)
    return numbered(wrong)


def _side(side: Node) -> Iterator[Fault]:
    """One demand at least, and no other than these."""
    if not isinstance(side.value, dict):
        yield side.fault("object")
        return
    demands = {name: node for name, node in side.fields().items() if name != "provenance"}
    if not demands:
        yield side.fault("missing", name=", ".join(DEMANDS))
    for name, node in demands.items():
        if name == "level":
            yield from integer(node, 1, HIGHEST)
        elif name in WORDS:
            yield from choice(node, WORDS[name])
        else:
            yield node.fault("choice", got=name, wanted=", ".join(DEMANDS))


COMPONENTS: Final = Components(Path(__file__).parent / "content.json", faults)


def _condition(asked: dict[str, Any]) -> Condition:
    terrain, nest, around = [IDS.index(asked[name]) if name in asked else NOT_ASKED for name in WORDS]
    return asked.get("level", NOT_ASKED), terrain, nest, around


@lru_cache(maxsize=8)
def conditions_of(packed: str) -> list[list[Condition]]:
    """By islet and card what is asked, as a table plays it."""
    cards = COMPONENTS.agreed(packed)["cards"]
    return [[_condition(card[side]) for card in cards] for side in SIDES]


def is_ours(packed: str, card: int, side: str) -> bool:
    """Whether what a side asks is our construction; what an owner wrote down is not."""
    return bool(COMPONENTS.agreed(packed)["cards"][card][side].get("provenance", "R") != "R")


CONDITIONS: Final = conditions_of("")
"""Those the game comes with."""
