"""The panel of a seat: eggs, levels under them, cards, guaranteed resources, tiles."""

from __future__ import annotations

from archipel.core.scene import Piece, Zone
from archipel.core.text import seat_text, text
from archipel.games.islet.content.parts import BIRDS, LIMIT, RESOURCES
from archipel.games.islet.scene.board import Drawn
from archipel.games.islet.scene.tray import guaranteed
from archipel.games.islet.skin.marks import ALTITUDES
from archipel.games.islet.values import BirdView, IsletView


def panel(view: IsletView, seat: int) -> Drawn:
    """One's own cards lie in the tray, so the own panel tells only of eggs."""
    bird = view.birds[seat]
    parts = [eggs(bird, seat), levels(bird, seat, deciding(view, seat))]
    if seat != view.seat:
        parts += [counts(bird, seat), safe(bird, seat)]
    return [zone for zones, _ in parts for zone in zones], [piece for _, pieces in parts for piece in pieces]


def eggs(bird: BirdView, seat: int) -> Drawn:
    id = f"eggs-{seat}"
    on_cards = bird.eggs - bird.laid - bird.free
    said = text("eggs", laid=bird.laid, cards=on_cards, free=bird.free, all=bird.eggs)
    zone = Zone(id, "row", text("eggs-of", seat=seat_text(seat)), f"seat:{seat}", seat, "eggs", caption=said)
    pieces = [Piece(f"pawn-{seat}", id, f"bird-{BIRDS[seat]}", text(f"bird-{BIRDS[seat]}"), marks="portrait")]
    states = ["laid"] * bird.laid + ["card"] * on_cards + ["free"] * bird.free
    pieces += [Piece(f"{id}-{nth}", id, f"{state}-{BIRDS[seat]}", marks="mark") for nth, state in enumerate(states)]
    return [zone], pieces


def deciding(view: IsletView, seat: int) -> int:
    """Once all is over, which of the levels broke the tie for the first place; -1: none did."""
    most = max(bird.laid for bird in view.birds)
    tied = [bird.levels for bird in view.birds if bird.laid == most]
    if view.stage != "over" or view.seats == 1 or view.birds[seat].laid < most or len(tied) < 2:
        return -1
    best = max(tied)
    rest = [other for other in tied if other != best]
    return min((first_difference(best, other) for other in rest), default=-1)


def first_difference(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return next(nth for nth, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)


def levels(bird: BirdView, seat: int, decides: int) -> Drawn:
    """The tie-break: levels under the eggs, highest first."""
    if not bird.levels:
        return [], []
    id = f"levels-{seat}"
    zone = Zone(id, "row", text("levels"), f"seat:{seat}", seat, "levels", title=True)
    pieces = []
    for nth, level in enumerate(bird.levels):
        high, label = min(level, ALTITUDES), text("level", level=level)
        marks = f"level high-{high}{' decides' if nth == decides else ''}"
        number = text("number", number=level)
        pieces.append(Piece(f"{id}-{nth}", id, f"level-{high}", label, words=number, marks=marks))
    return [zone], pieces


def counts(bird: BirdView, seat: int) -> Drawn:
    id = f"counts-{seat}"
    total = text("counts-total", have=sum(bird.raw), limit=LIMIT)
    zone = Zone(id, "row", text("counts"), f"seat:{seat}", seat, "counts", title=True, caption=total)
    pieces = []
    for kind, have in zip(RESOURCES, bird.raw, strict=True):
        label, marks = text("has", card=text(f"resource-{kind}"), count=have), "count-of" if have else "count-of none"
        number = text("number", number=have)
        pieces.append(Piece(f"{id}-{kind}", id, f"ico-{kind}", label, words=number, marks=marks))
    return [zone], pieces


def safe(bird: BirdView, seat: int) -> Drawn:
    """Guaranteed resources small, and how many tiles are in the hand."""
    id = f"safe-{seat}"
    zone = Zone(id, "row", text("safe-of", seat=seat_text(seat)), f"seat:{seat}", seat, "small-sure")
    label, words = text("tiles-of", seat=seat_text(seat), count=bird.tiles), text("tiles", count=bird.tiles)
    tiles = Piece(f"tiles-{seat}", id, f"hand-{bird.tiles}", label, words=words, marks="tiles")
    return [zone], [*guaranteed(bird, seat, id, id), tiles]
