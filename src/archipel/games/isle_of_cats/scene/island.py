"""The island: both fields with their prices, the order, Vesh's boat, treasures and Oshax that are left."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import seat_text, text
from archipel.games.isle_of_cats.content.table import DAYS, LEFT_PRICE, RIGHT_PRICE
from archipel.games.isle_of_cats.content.tiles import COMMONS
from archipel.games.isle_of_cats.scene import naming
from archipel.games.isle_of_cats.values import SISTER, Adopt, Find, Treasure
from archipel.games.isle_of_cats.views import CatsView

Taken = tuple[int, str]
"""The number of the tile in hand and its colour; -1 for none."""
ISLE = "isle"
"""Names the drawer of what lies around the island, where the window is small."""
Placed = tuple[int, str, bool]
"""A seat in the order, its meeple, and whether it has passed."""


def island(view: CatsView, inside: str, kinds: Collection[type]) -> Iterator[ScenePart]:
    """What something can be taken from now, by the kinds of actions that are legal, stands out."""
    mode, left, right = view.mode, view.left, view.right
    yield field("left", left, LEFT_PRICE, 1, mode, taken(view, left), sent(view, left), inside)
    yield isle(inside)
    yield order(placed(view), view.pending.turn, inside)
    yield track(view.day, view.phase == "over", inside)
    yield field("right", right, RIGHT_PRICE, 1 + len(left), mode, taken(view, right), sent(view, right), inside)
    yield reserve(view.stock, view.rare, in_stock(view), mode, Find in kinds or Treasure in kinds, inside)
    if mode != "family":
        yield oshax(view.oshax, mode, taken(view, view.oshax), Adopt in kinds, inside)
    air = in_the_air(view)
    if air[0] >= 0:
        yield drawn(air)


def taken(view: CatsView, tiles: tuple[int, ...]) -> Taken:
    """The tile being placed, where it is one of these."""
    held = view.pending.tile
    return (held.tile, held.colour) if held is not None and held.tile in tiles else (-1, "")


def sent(view: CatsView, cats: tuple[int, ...]) -> tuple[int, ...]:
    """The cats that were herded to this field."""
    return tuple([cat for cat in view.pending.sent if cat in cats]) if view.pending.sent else ()


@part
def field(
    name: str,
    cats: tuple[int, ...],
    price: int,
    first: int,
    mode: str,
    taken: Taken,
    sent: tuple[int, ...],
    inside: str,
) -> Drawn:
    """Cats in their line; alone they are numbered, as the sister counts them."""
    label = text(f"zone-{name}", cats=len(cats))
    zone = Zone(name, "row", label, inside, skin=f"meadow {name}-meadow", title=True)
    pieces = [] if mode == "family" else [fare(name, price)]
    for nth, cat in enumerate(cats):
        marks = " sent" if cat in sent else ""
        pieces.append(loose(cat, name, nth + first if mode == "solo" else None, coloured(cat, taken), marks))
    return [zone], pieces


@kept
def fare(name: str, price: int) -> Piece:
    return Piece(f"fare-{name}", name, "fish", text("fare", fish=price), words=naming.number(price), marks="fare")


def coloured(tile: int, taken: Taken) -> str | None:
    """The colour in which a tile is taken; none: it lies there."""
    return taken[1] if taken[0] == tile else None


@kept
def loose(tile: int, zone: str, count: int | None, taken: str | None, more: str = "") -> Piece:
    """A tile that lies beside the boats; the one being placed is taken."""
    kind, shape, colour = naming.kind_of(tile), naming.shape_of(tile), naming.colour_of(tile)
    marks = kind
    if taken is not None:
        colour = taken
        marks += " taken"
    name = naming.tile_name(kind, shape, colour)
    label = text("numbered", tile=name, number=count) if count else name
    return Piece(
        f"tile-{tile}",
        zone,
        naming.face_of(kind, shape, colour),
        label,
        turn=naming.upright_turn(shape) if kind == "cat" else 0,
        count=count,
        marks=marks + more,
        shape=naming.cells_of(shape),
        poses=naming.poses_of(shape),
    )


@part
def isle(inside: str) -> Drawn:
    label = text("zone-isle")
    return [Zone(ISLE, "spots", label, inside, face="isle", width=300, height=170, skin="isle", drawer=ISLE)], []


def placed(view: CatsView) -> tuple[Placed, ...]:
    """Who acts first; the sister is nobody's crew."""
    crews = view.crews
    alone = view.sister is not None
    return tuple(
        [
            (seat, "sister", False)
            if alone and seat == SISTER
            else (seat, crews[seat].meeple or "orange", crews[seat].passed)
            for seat in view.order
        ]
    )


@part
def order(seats: tuple[Placed, ...], turn: int, inside: str) -> Drawn:
    """Who acts first, from the top; whoever has passed lies down. The zone says whose turn it is, by the place."""
    acting = [place for place, (seat, _, passed) in enumerate(seats, 1) if seat == turn and not passed]
    skin = f"order turn-{acting[0]}" if acting else "order"
    pieces = [meeple(seat, name, passed, place) for place, (seat, name, passed) in enumerate(seats, 1)]
    return [Zone("order", "row", text("zone-order"), inside, skin=skin, title=True, drawer=ISLE)], pieces


@kept
def meeple(seat: int, name: str, passed: bool, place: int) -> Piece:
    who = text("sister") if name == "sister" else seat_text(seat)
    label = text("in-order", who=who, place=place, passed="yes" if passed else "no")
    marks = "passed" if passed else ""
    return Piece(f"meeple-{seat}", "order", f"meeple-{name}", label, words=naming.number(place), marks=marks)


@part
def track(day: int, over: bool, inside: str) -> Drawn:
    """Days that are left; Vesh's boat stands on the present one."""
    left = 0 if over else DAYS - day + 1
    pieces = []
    for stop in range(DAYS, -1, -1):
        if stop == left:
            label = text("vesh", days=left)
            pieces.append(Piece("vesh", "track", "vesh", label, words=naming.number(day), marks="here"))
        else:
            pieces.append(Piece(f"stop-{stop}", "track", f"stop-{stop}", marks="past" if stop > left else ""))
    return [Zone("track", "track", text("zone-track"), inside, skin="track", drawer=ISLE)], pieces


def in_stock(view: CatsView) -> str:
    """The shape of the treasure in hand."""
    held = view.pending.tile
    return held.shape if held is not None and held.tile < 0 else ""


@part
def reserve(
    stock: tuple[int, ...], rare: tuple[tuple[str, int], ...], taken: str, mode: str, wanted: bool, inside: str
) -> Drawn:
    """Common treasures with their numbers, and the stacks of rare ones under the island."""
    pieces = [stack("common", shape, count, 0, shape == taken) for shape, count in zip(COMMONS, stock, strict=True)]
    for nth, (shape, count) in enumerate(rare):
        pieces.append(stack("rare", shape, count, nth + 1 if mode == "solo" else 0, shape == taken))
    return [beside("reserve", "reserve", wanted, inside)], pieces


def beside(id: str, skin: str, wanted: bool, inside: str) -> Zone:
    """What something can be taken from now comes to the cards; else it lies by the island."""
    label = text(f"zone-{id}")
    if wanted:
        return Zone(id, "row", label, "tray", skin=f"{skin} wanted", title=True)
    return Zone(id, "row", label, inside, skin=skin, title=True, drawer=ISLE)


@kept
def stack(kind: str, shape: str, count: int, number: int, taken: bool) -> Piece:
    """Treasures of one shape; the sister counts the rare ones by their number."""
    name = naming.tile_name(kind, shape, "")
    return Piece(
        stack_id(kind, shape),
        "reserve",
        naming.face_of(kind, shape, ""),
        text("left-over", tile=name, count=count),
        count=count,
        marks=f"{kind} taken" if taken else kind if count else f"{kind} none",
        shape=naming.cells_of(shape),
        poses=naming.poses_of(shape),
        note=text("stack-number", number=number) if number else None,
    )


def stack_id(kind: str, shape: str) -> str:
    return f"{kind}-{shape}"


@part
def oshax(tiles: tuple[int, ...], mode: str, taken: Taken, wanted: bool, inside: str) -> Drawn:
    zone = beside("oshax", "oshaxes", wanted, inside)
    numbers = [nth + 1 if mode == "solo" else None for nth in range(len(tiles))]
    return [zone], [loose(tile, "oshax", nth, coloured(tile, taken)) for tile, nth in zip(tiles, numbers, strict=True)]


def in_the_air(view: CatsView) -> Taken:
    """A tile that came out of the bag and lies nowhere yet."""
    held, pending = view.pending.tile, view.pending
    if held is None or held.tile < 0 or held.tile in (*view.left, *view.right, *view.oshax):
        return -1, ""
    if held.kind == "rare" and pending.stage == "wait" and pending.turn < 0:
        return -1, ""
    return held.tile, held.colour


@part
def drawn(tile: Taken) -> Drawn:
    zone = Zone("drawn", "row", text("zone-drawn"), "tray", skin="pulled", title=True)
    return [zone], [loose(tile[0], "drawn", None, tile[1])]


def held(view: CatsView) -> str:
    """The piece in the hand of whoever places it."""
    tile = view.pending.tile
    if tile is None:
        return ""
    return f"tile-{tile.tile}" if tile.tile >= 0 else stack_id(tile.kind, tile.shape)
