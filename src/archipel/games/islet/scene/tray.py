"""What a seat holds: tiles of the hand, the gains of the chain, cards and guaranteed resources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import text
from archipel.games.islet.content.parts import BIRDS, HAND, KINDS, LIMIT, RESOURCES
from archipel.games.islet.values import IsletView, LinkView

NOTHING_COMES: Final = (0,) * len(RESOURCES)


def tray(view: IsletView, seat: int) -> Iterator[ScenePart]:
    """What the viewer has, and in its chain what it will get."""
    chain = view.pending.chain if view.turn == seat and view.stage == "chain" else ()
    bird = view.birds[seat]
    yield hand(view.hand, len(chain))
    if chain:
        yield gains(chain, len(view.hand))
    yield reserve(bird.raw, coming(view, seat), view.piles)
    if any(bird.ready) or any(bird.tipped):
        yield sure(bird.ready, bird.tipped, seat)


@part
def hand(tiles: tuple[str, ...], gaps: int) -> Drawn:
    """The tiles of the hand, equal ones together, and a gap for each that was placed."""
    zone = Zone("hand", "row", text("hand"), "tray", skin="hand", title=True)
    held = [_held(tile, tiles.count(tile)) for tile in KINDS if tile in tiles]
    return [zone], held + [_gap(nth) for nth in range(gaps)]


@kept
def _held(tile: str, count: int) -> Piece:
    label = text("in-hand", tile=text(f"tile-{tile}"), count=count)
    id, face, told = f"hand-{tile}", f"tile-{tile}", count if count > 1 else None
    return Piece(id, "hand", face, label, count=told, lit="tile-glow", marks="held-tile")


@kept
def _gap(nth: int) -> Piece:
    return Piece(f"gap-{nth}", "hand", "tile-gap", words=text("placed"), marks="gap")


@part
def gains(chain: tuple[LinkView, ...], held: int) -> Drawn:
    """A stair: what each tile of the chain yields, and its level; the next step is open."""
    zone = Zone("gains", "row", text("gains"), "tray", skin="gains", title=True)
    done = len(chain)
    steps = [_gain(nth, link.gain, link.level, link.owed) for nth, link in enumerate(chain)]
    return [zone], steps + [_step(nth, nth == done) for nth in range(done, min(HAND, done + held))]


@kept
def _gain(nth: int, card: str, level: int, owed: bool) -> Piece:
    label = text("gain-owed" if owed else "gain", card=text(f"resource-{card}"), level=level)
    marks = "step owed" if owed else "step sure"
    return Piece(f"gain-{nth}", "gains", f"card-{card}", label, words=text("level", level=level), marks=marks)


@kept
def _step(nth: int, next: bool) -> Piece:
    marks = "step next" if next else "step"
    return Piece(f"gain-{nth}", "gains", "card-none", words=text("step", nth=nth + 1), marks=marks)


@part
def reserve(raw: tuple[int, ...], more: tuple[int, ...], piles: tuple[int, ...]) -> Drawn:
    """Cards by type with the total against the limit."""
    total = sum(raw)
    skin = "reserve over" if total > LIMIT else "reserve"
    caption = text("reserve-total", have=total, more=sum(more), limit=LIMIT)
    zone = Zone("reserve", "row", text("reserve"), "tray", skin=skin, title=True, caption=caption)
    return [zone], [_raw(*row) for row in zip(RESOURCES, raw, more, piles, strict=True)]


@kept
def _raw(kind: str, have: int, plus: int, left: int) -> Piece:
    label = text("have", card=text(f"resource-{kind}"), count=have, plus=plus, left=left)
    words = text("plus", count=plus) if plus else text("pile-left", count=left)
    marks = f"raw{'' if have else ' none'}{' gaining' if plus else ''}"
    return Piece(f"raw-{kind}", "reserve", f"card-{kind}", label, count=have, words=words, lit="card-glow", marks=marks)


def coming(view: IsletView, seat: int) -> tuple[int, ...]:
    """Cards that the chain in hand will bring, by type."""
    return _brought(view.pending.chain) if view.turn == seat and view.stage == "chain" else NOTHING_COMES


@kept
def _brought(chain: tuple[LinkView, ...]) -> tuple[int, ...]:
    gained = [link.gain for link in chain if not link.owed]
    return tuple(gained.count(kind) for kind in RESOURCES)


@part
def sure(ready: tuple[int, ...], tipped: tuple[int, ...], seat: int) -> Drawn:
    """Guaranteed resources with their eggs."""
    zone = Zone("sure", "row", text("guaranteed"), "tray", skin="sure", title=True)
    return [zone], guaranteed(ready, tipped, seat, "sure")


def guaranteed(ready: tuple[int, ...], tipped: tuple[int, ...], seat: int, zone: str) -> list[Piece]:
    """Ready ones first of each type, then exhausted ones."""
    return [
        _safe(zone, seat, kind, nth, nth < up)
        for kind, up, down in zip(RESOURCES, ready, tipped, strict=True)
        for nth in range(up + down)
    ]


@kept
def _safe(zone: str, seat: int, kind: str, nth: int, ready: bool) -> Piece:
    state = "ready" if ready else "tipped"
    face = f"{'sure' if ready else 'spent'}-{kind}-{BIRDS[seat]}"
    label, words = text("sure", card=text(f"resource-{kind}"), state=state), text(f"sure-{state}")
    return Piece(f"{zone}-{kind}-{nth}", zone, face, label, words=words, lit="sure-glow", marks=f"safe {state}")
