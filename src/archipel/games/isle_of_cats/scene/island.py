"""The island: both fields with their prices, the order, Vesh's boat, treasures and Oshax that are left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.isle_of_cats.content.table import DAYS, LEFT_PRICE, RIGHT_PRICE
from archipel.games.isle_of_cats.content.tiles import COMMONS
from archipel.games.isle_of_cats.scene import naming
from archipel.games.isle_of_cats.values import SISTER, Adopt, Find, Treasure
from archipel.games.isle_of_cats.views import CatsView

Shown = tuple[list[Zone], list[Piece]]


def island(view: CatsView, inside: str, legal: Sequence[Action]) -> Iterator[Shown]:
    """What something can be taken from now stands out."""
    yield field(view, "left", view.left, LEFT_PRICE, 1, inside)
    yield [Zone("isle", "spots", text("zone-isle"), inside, face="isle", width=300, height=170, skin="isle")], []
    yield order(view, inside)
    yield track(view, inside)
    yield field(view, "right", view.right, RIGHT_PRICE, 1 + len(view.left), inside)
    taking = any(isinstance(action, (Find, Treasure)) for action in legal)
    yield reserve(view, inside, "wanted" if taking else "")
    if view.mode != "family":
        taking = any(isinstance(action, Adopt) for action in legal)
        yield oshax(view, inside, "wanted" if taking else "")
    yield drawn(view, inside)


def field(view: CatsView, name: str, cats: tuple[int, ...], price: int, first: int, inside: str) -> Shown:
    """Cats in their line; alone they are numbered, as the sister counts them."""
    label = text(f"zone-{name}", cats=len(cats))
    zone = Zone(name, "row", label, inside, skin=f"meadow {name}-meadow", title=True)
    pieces = [] if view.mode == "family" else [fare(name, price)]
    for nth, cat in enumerate(cats):
        pieces.append(loose(view, cat, name, nth + first if view.mode == "solo" else None))
    return [zone], pieces


def fare(name: str, price: int) -> Piece:
    return Piece(f"fare-{name}", name, "fish", text("fare", fish=price), words=naming.number(price), marks="fare")


def loose(view: CatsView, tile: int, zone: str, count: int | None) -> Piece:
    """A tile that lies beside the boats; the one being placed is taken."""
    kind, shape, colour = naming.kind_of(tile), naming.shape_of(tile), naming.colour_of(tile)
    held = view.pending.tile
    taken = held is not None and held.tile == tile
    if held is not None and taken:
        colour = held.colour
    marks = "cat" if kind == "cat" else kind
    if taken:
        marks += " taken"
    if tile in view.pending.sent:
        marks += " sent"
    name = naming.tile_name(kind, shape, colour)
    label = text("numbered", tile=name, number=count) if count else name
    face = naming.face_of(kind, shape, colour)
    turn = naming.upright_turn(shape) if kind == "cat" else 0
    return Piece(
        f"tile-{tile}",
        zone,
        face,
        label,
        turn=turn,
        count=count,
        marks=marks,
        shape=naming.cells_of(shape),
        poses=naming.poses_of(shape),
    )


def order(view: CatsView, inside: str) -> Shown:
    """Who acts first, from the top; whoever has passed lies down."""
    pieces = []
    for place, seat in enumerate(view.order):
        if view.sister is not None and seat == SISTER:
            face, who, passed = "meeple-sister", text("sister"), False
        else:
            crew = view.crews[seat]
            face, who, passed = f"meeple-{crew.meeple or 'orange'}", seat_text(seat), crew.passed
        label = text("in-order", who=who, place=place + 1, passed="yes" if passed else "no")
        marks = "passed" if passed else "turn" if seat == view.pending.turn else ""
        pieces.append(Piece(f"meeple-{seat}", "order", face, label, words=naming.number(place + 1), marks=marks))
    return [Zone("order", "row", text("zone-order"), inside, skin="order")], pieces


def track(view: CatsView, inside: str) -> Shown:
    """Days that are left; Vesh's boat stands on the present one."""
    left = DAYS - view.day + 1 if view.phase != "over" else 0
    pieces = []
    for stop in range(DAYS, -1, -1):
        if stop == left:
            label = text("vesh", days=left)
            pieces.append(Piece("vesh", "track", "vesh", label, words=naming.number(view.day), marks="here"))
        else:
            pieces.append(Piece(f"stop-{stop}", "track", f"stop-{stop}", marks="past" if stop > left else ""))
    return [Zone("track", "track", text("zone-track"), inside, skin="track")], pieces


def reserve(view: CatsView, inside: str, wanted: str) -> Shown:
    """Common treasures with their numbers, and the stacks of rare ones under the island."""
    pieces = []
    for shape, count in zip(COMMONS, view.stock, strict=True):
        pieces.append(stack(view, "common", shape, count))
    for nth, (shape, count) in enumerate(view.rare):
        note = text("stack-number", number=nth + 1) if view.mode == "solo" else None
        pieces.append(stack(view, "rare", shape, count, note))
    return [Zone("reserve", "row", text("zone-reserve"), inside, skin=f"reserve {wanted}", title=True)], pieces


def stack(view: CatsView, kind: str, shape: str, count: int, note: Text | None = None) -> Piece:
    name = naming.tile_name(kind, shape, "")
    held = view.pending.tile
    taken = held is not None and held.tile < 0 and held.shape == shape
    marks = f"{kind} taken" if taken else kind if count else f"{kind} none"
    label = text("left-over", tile=name, count=count)
    return Piece(
        stack_id(kind, shape),
        "reserve",
        naming.face_of(kind, shape, ""),
        label,
        count=count,
        marks=marks,
        shape=naming.cells_of(shape),
        poses=naming.poses_of(shape),
        note=note,
    )


def stack_id(kind: str, shape: str) -> str:
    return f"{kind}-{shape}"


def oshax(view: CatsView, inside: str, wanted: str) -> Shown:
    zone = Zone("oshax", "row", text("zone-oshax"), inside, skin=f"oshaxes {wanted}", title=True)
    solo = view.mode == "solo"
    return [zone], [loose(view, tile, "oshax", nth + 1 if solo else None) for nth, tile in enumerate(view.oshax)]


def drawn(view: CatsView, inside: str) -> Shown:
    """A tile that came out of the bag and lies nowhere yet."""
    held = view.pending.tile
    if held is None or held.tile < 0 or held.tile in (*view.left, *view.right, *view.oshax):
        return [], []
    if held.kind == "rare" and view.pending.stage == "wait" and view.pending.turn < 0:
        return [], []
    zone = Zone("drawn", "row", text("zone-drawn"), inside, skin="pulled", title=True)
    return [zone], [loose(view, held.tile, "drawn", None)]


def held(view: CatsView) -> str:
    """The piece in the hand of whoever places it."""
    tile = view.pending.tile
    if tile is None:
        return ""
    return f"tile-{tile.tile}" if tile.tile >= 0 else stack_id(tile.kind, tile.shape)
