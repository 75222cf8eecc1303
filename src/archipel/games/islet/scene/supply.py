"""What all draw from: the bag and the six piles; and the banner that says the end is in sight."""

from __future__ import annotations

from collections import Counter

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, seat_text, text
from archipel.games.islet.content.parts import RESOURCES
from archipel.games.islet.scene.board import Drawn
from archipel.games.islet.scene.naming import listed, seats_text
from archipel.games.islet.values import IsletView


def supply(view: IsletView) -> Drawn:
    zone = Zone("supply", "row", text("supply"), skin="supply")
    bag = Piece("bag", "supply", "bag", text("bag", count=view.bag), count=view.bag, lit="bag-glow", marks="bag")
    pieces = [bag]
    for kind, left in zip(RESOURCES, view.piles, strict=True):
        label = text("pile", card=text(f"resource-{kind}"), count=left)
        marks = "pile" if left else "pile none"
        pieces.append(Piece(f"pile-{kind}", "supply", f"card-{kind}", label, count=left, lit="card-glow", marks=marks))
    return [zone], pieces


def banner(view: IsletView) -> Drawn:
    """Which end was set off, by whom, and exactly which turns are left."""
    if view.stage == "over" or view.seats == 1 or (view.last_egg < 0 and view.last_tile < 0):
        return [], []
    what = "egg" if view.last_egg >= 0 else "tile"
    who = view.last_egg if view.last_egg >= 0 else view.last_tile
    left = text("banner-last") if not view.turns else text("banner-turns", who=turns_text(view))
    said = text("banner", rule="9.1" if what == "egg" else "9.2", what=what, seat=seat_text(who), left=left)
    zone = Zone("banner", "row", text("banner-name"), skin="banner")
    return [zone], [Piece("banner-end", "banner", "flag", said, words=said, marks="banner-end")]


def turns_text(view: IsletView) -> Text:
    """Seats that still have a turn; who has two is named with the number."""
    counted = Counter(view.turns)
    once = [seat for seat, times in counted.items() if times == 1]
    twice = [seat for seat, times in counted.items() if times > 1]
    parts = [seats_text(once)] if once else []
    parts += [text("banner-twice", who=seats_text(twice))] if twice else []
    return listed(parts)
