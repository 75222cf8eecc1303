"""What all draw from: the bag and the six piles."""

from __future__ import annotations

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, Zone
from archipel.core.text import Arg, Text, text
from archipel.games.islet.content.parts import RESOURCES


@part
def supply(bag: int, piles: tuple[int, ...]) -> Drawn:
    counts: dict[str, Arg] = dict(zip(RESOURCES, piles, strict=True))
    left = Text("supply-left", {"bag": bag, **counts})
    zone = Zone("supply", "row", text("supply"), "side", skin="supply", drawer="supply", badge=bag, caption=left)
    return [zone], [_bag(bag), *[_pile(kind, left) for kind, left in zip(RESOURCES, piles, strict=True)]]


@kept
def _bag(left: int) -> Piece:
    return Piece("bag", "supply", "bag", text("bag", count=left), count=left, lit="bag-glow", marks="bag")


@kept
def _pile(kind: str, left: int) -> Piece:
    label = text("pile", card=text(f"resource-{kind}"), count=left)
    marks = "pile" if left else "pile none"
    return Piece(f"pile-{kind}", "supply", f"card-{kind}", label, count=left, lit="card-glow", marks=marks)
