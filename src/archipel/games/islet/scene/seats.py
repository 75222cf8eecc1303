"""The panel of a seat: eggs, levels under them, cards, guaranteed resources, tiles."""

from __future__ import annotations

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import seat_text, text
from archipel.games.islet.content.parts import BIRDS, LIMIT, RESOURCES
from archipel.games.islet.scene.tray import guaranteed
from archipel.games.islet.skin.marks import ALTITUDES
from archipel.games.islet.values import IsletView


def panel(view: IsletView, seat: int) -> tuple[ScenePart, ...]:
    """One's own cards lie in the tray, so the own panel tells only of eggs."""
    bird = view.birds[seat]
    own = eggs(seat, bird.laid, bird.eggs, bird.free, bird.levels, deciding(view, seat))
    return (own,) if seat == view.seat else (own, cards(seat, bird.raw, bird.ready, bird.tipped, bird.tiles))


def deciding(view: IsletView, seat: int) -> int:
    """Once all is over, which of the levels broke the tie for the first place; -1: none did."""
    if view.stage != "over" or view.seats == 1:
        return -1
    most = max(bird.laid for bird in view.birds)
    tied = [bird.levels for bird in view.birds if bird.laid == most]
    if view.birds[seat].laid < most or len(tied) < 2:
        return -1
    best = max(tied)
    rest = [other for other in tied if other != best]
    return min((first_difference(best, other) for other in rest), default=-1)


def first_difference(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return next(nth for nth, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)


@part
def eggs(seat: int, laid: int, all: int, free: int, levels: tuple[int, ...], decides: int) -> Drawn:
    """Those laid, on cards and free, and the tie-break: levels under them, highest first."""
    id, on_cards = f"eggs-{seat}", all - laid - free
    said = text("eggs", laid=laid, cards=on_cards, free=free, all=all)
    zones = [Zone(id, "row", text("eggs-of", seat=seat_text(seat)), f"seat:{seat}", seat, "eggs", caption=said)]
    states = ["laid"] * laid + ["card"] * on_cards + ["free"] * free
    pieces = [_portrait(seat), *[_egg(seat, nth, state) for nth, state in enumerate(states)]]
    if levels:
        zones.append(Zone(f"levels-{seat}", "row", text("levels"), f"seat:{seat}", seat, "levels", title=True))
    return zones, [*pieces, *[_level(seat, nth, level, nth == decides) for nth, level in enumerate(levels)]]


@kept
def _portrait(seat: int) -> Piece:
    bird = f"bird-{BIRDS[seat]}"
    return Piece(f"pawn-{seat}", f"eggs-{seat}", bird, text(bird), marks="portrait")


@kept
def _egg(seat: int, nth: int, state: str) -> Piece:
    return Piece(f"eggs-{seat}-{nth}", f"eggs-{seat}", f"{state}-{BIRDS[seat]}", marks="mark")


@kept
def _level(seat: int, nth: int, level: int, decides: bool) -> Piece:
    id, high = f"levels-{seat}", min(level, ALTITUDES)
    label, number = text("level", level=level), text("number", number=level)
    marks = f"level high-{high}{' decides' if decides else ''}"
    return Piece(f"{id}-{nth}", id, f"level-{high}", label, words=number, marks=marks)


@part
def cards(seat: int, raw: tuple[int, ...], ready: tuple[int, ...], tipped: tuple[int, ...], tiles: int) -> Drawn:
    """Cards, guaranteed resources small, and how many tiles are in the hand."""
    id, safe = f"counts-{seat}", f"safe-{seat}"
    total = text("counts-total", have=sum(raw), limit=LIMIT)
    zones = [
        Zone(id, "row", text("counts"), f"seat:{seat}", seat, "counts", title=True, caption=total),
        Zone(safe, "row", text("safe-of", seat=seat_text(seat)), f"seat:{seat}", seat, "small-sure"),
    ]
    counts = [_count(seat, kind, have) for kind, have in zip(RESOURCES, raw, strict=True)]
    return zones, [*counts, *guaranteed(ready, tipped, seat, safe), _tiles(seat, tiles)]


@kept
def _count(seat: int, kind: str, have: int) -> Piece:
    id, marks = f"counts-{seat}", "count-of" if have else "count-of none"
    label, number = text("has", card=text(f"resource-{kind}"), count=have), text("number", number=have)
    return Piece(f"{id}-{kind}", id, f"ico-{kind}", label, words=number, marks=marks)


@kept
def _tiles(seat: int, count: int) -> Piece:
    label, words = text("tiles-of", seat=seat_text(seat), count=count), text("tiles", count=count)
    return Piece(f"tiles-{seat}", f"safe-{seat}", f"hand-{count}", label, words=words, marks="tiles")
