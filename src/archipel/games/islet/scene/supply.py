"""What all draw from: the bag and the six piles; and the banner that says the end is in sight."""

from __future__ import annotations

from collections import Counter

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, seat_text, text
from archipel.games.islet.content.parts import RESOURCES
from archipel.games.islet.scene.naming import listed, seats_text


@part
def supply(bag: int, piles: tuple[int, ...]) -> Drawn:
    zone = Zone("supply", "row", text("supply"), skin="supply")
    return [zone], [_bag(bag), *[_pile(kind, left) for kind, left in zip(RESOURCES, piles, strict=True)]]


@kept
def _bag(left: int) -> Piece:
    return Piece("bag", "supply", "bag", text("bag", count=left), count=left, lit="bag-glow", marks="bag")


@kept
def _pile(kind: str, left: int) -> Piece:
    label = text("pile", card=text(f"resource-{kind}"), count=left)
    marks = "pile" if left else "pile none"
    return Piece(f"pile-{kind}", "supply", f"card-{kind}", label, count=left, lit="card-glow", marks=marks)


@part
def banner(last_egg: int, last_tile: int, turns: tuple[int, ...]) -> Drawn:
    """Which end was set off, by whom, and exactly which turns are left."""
    what = "egg" if last_egg >= 0 else "tile"
    who = last_egg if last_egg >= 0 else last_tile
    left = text("banner-turns", who=turns_text(turns)) if turns else text("banner-last")
    said = text("banner", rule="9.1" if what == "egg" else "9.2", what=what, seat=seat_text(who), left=left)
    zone = Zone("banner", "row", text("banner-name"), skin="banner")
    return [zone], [Piece("banner-end", "banner", "flag", said, words=said, marks="banner-end")]


def turns_text(turns: tuple[int, ...]) -> Text:
    """Seats that still have a turn; who has two is named with the number."""
    counted = Counter(turns)
    once = [seat for seat, times in counted.items() if times == 1]
    twice = [seat for seat, times in counted.items() if times > 1]
    parts = [seats_text(once)] if once else []
    parts += [text("banner-twice", who=seats_text(twice))] if twice else []
    return listed(parts)
