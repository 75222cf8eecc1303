"""What a seat holds: tiles of the hand, the gains of the chain, cards and guaranteed resources."""

from __future__ import annotations

from archipel.core.scene import Piece, Zone
from archipel.core.text import text
from archipel.games.islet.content.parts import BIRDS, HAND, KINDS, LIMIT, RESOURCES
from archipel.games.islet.scene.board import Drawn
from archipel.games.islet.values import BirdView, IsletView


def hand(view: IsletView) -> Drawn:
    """The tiles of the hand, equal ones together."""
    zone = Zone("hand", "row", text("hand"), "tray", skin="hand", title=True)
    pieces = []
    for tile in KINDS:
        held = view.hand.count(tile)
        if held:
            label = text("in-hand", tile=text(f"tile-{tile}"), count=held)
            count = held if held > 1 else None
            pieces.append(
                Piece(f"hand-{tile}", "hand", f"tile-{tile}", label, count=count, lit="tile-glow", marks="held-tile")
            )
    mine = view.turn == view.seat and view.stage == "chain"
    pieces += [
        Piece(f"gap-{nth}", "hand", "tile-gap", words=text("placed"), marks="gap")
        for nth in range(len(view.pending.chain) * mine)
    ]
    return [zone], pieces


def gains(view: IsletView) -> Drawn:
    """A stair: what each tile of the chain yields, and its level; the next step is open."""
    if view.stage != "chain" or view.turn != view.seat:
        return [], []
    zone = Zone("gains", "row", text("gains"), "tray", skin="gains", title=True)
    pieces = []
    for nth, link in enumerate(view.pending.chain):
        state = "owed" if link.owed else "sure"
        label = text("gain", card=text(f"resource-{link.gain}"), level=link.level, state=state)
        words = text("level", level=link.level)
        pieces.append(Piece(f"gain-{nth}", "gains", f"card-{link.gain}", label, words=words, marks=f"step {state}"))
    for nth in range(len(view.pending.chain), min(HAND, len(view.pending.chain) + len(view.hand))):
        marks = "step next" if nth == len(view.pending.chain) else "step"
        pieces.append(Piece(f"gain-{nth}", "gains", "card-none", words=text("step", nth=nth + 1), marks=marks))
    return [zone], pieces


def reserve(view: IsletView, seat: int) -> Drawn:
    """Cards by type with the total against the limit, then guaranteed resources with their eggs."""
    bird = view.birds[seat]
    more = coming(view, seat)
    total = sum(bird.raw)
    skin = "reserve over" if total > LIMIT else "reserve"
    caption = text("reserve-total", have=total, more=sum(more), limit=LIMIT)
    zone = Zone("reserve", "row", text("reserve"), "tray", skin=skin, title=True, caption=caption)
    pieces = [
        raw(kind, have, plus, left)
        for kind, have, plus, left in zip(RESOURCES, bird.raw, more, view.piles, strict=True)
    ]
    if not any(bird.ready) and not any(bird.tipped):
        return [zone], pieces
    safe = Zone("sure", "row", text("guaranteed"), "tray", skin="sure", title=True)
    return [zone, safe], pieces + guaranteed(bird, seat, "sure", "sure")


def raw(kind: str, have: int, plus: int, left: int) -> Piece:
    label = text("have", card=text(f"resource-{kind}"), count=have, plus=plus, left=left)
    words = text("plus", count=plus) if plus else text("pile-left", count=left)
    marks = f"raw{'' if have else ' none'}{' gaining' if plus else ''}"
    return Piece(f"raw-{kind}", "reserve", f"card-{kind}", label, count=have, words=words, lit="card-glow", marks=marks)


def coming(view: IsletView, seat: int) -> list[int]:
    """Cards that the chain in hand will bring, by type."""
    if view.turn != seat or view.stage != "chain":
        return [0] * len(RESOURCES)
    brought = [link.gain for link in view.pending.chain if not link.owed]
    return [brought.count(kind) for kind in RESOURCES]


def guaranteed(bird: BirdView, seat: int, zone: str, head: str) -> list[Piece]:
    """Ready ones first of each type, then exhausted ones."""
    pieces = []
    for kind, ready, tipped in zip(RESOURCES, bird.ready, bird.tipped, strict=True):
        for nth in range(ready + tipped):
            state = "ready" if nth < ready else "tipped"
            face = f"{'sure' if state == 'ready' else 'spent'}-{kind}-{BIRDS[seat]}"
            label = text("sure", card=text(f"resource-{kind}"), state=state)
            words = text(f"sure-{state}")
            pieces.append(
                Piece(f"{head}-{kind}-{nth}", zone, face, label, words=words, lit="sure-glow", marks=f"safe {state}")
            )
    return pieces
