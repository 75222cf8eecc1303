"""Boats: the viewer's own large, those of the others small; tiles on them, families outlined."""

from __future__ import annotations

from msgspec.structs import replace

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Area, Outline, Piece, Toggle, Zone, place_of
from archipel.core.text import Text, seat_text, text
from archipel.games.isle_of_cats.boat import BIT, BOATS, COLS, MAPS, POSE, ROWS, STRIDE, near
from archipel.games.isle_of_cats.content import CONTENT
from archipel.games.isle_of_cats.content.table import FAMILY, FAMILY_POINTS
from archipel.games.isle_of_cats.content.tiles import SHAPE_OF
from archipel.games.isle_of_cats.scene.naming import cells_of, corner, face_of, tile_name
from archipel.games.isle_of_cats.values import COLOURS
from archipel.games.isle_of_cats.views import CatsView, CrewView, TileView
from archipel.kit.masks import bits

BOAT = "boat"
PAD = (125, 75, 165, 75)
"""Room for the hull around the cells."""
PEEK = Toggle("peek", text("peek"), "eye")
ROOM_AREAS = tuple(
    Area(row["id"], text(f"room-{row['id']}"), tuple([at for cell in row["cells"] for at in cell]))
    for row in CONTENT["boat_geometry"]["rooms"]
)
DECK = Zone(BOAT, "grid", text("boat-own"), areas=ROOM_AREAS)
"""What names the places of any boat."""
PLATED = ("moon_upper", "moon_lower", "corn", "parrot_aft", "parrot_fore")


def focus(view: CatsView) -> int:
    """Whose boat is shown large."""
    return view.seat if view.seat is not None else max(view.pending.turn, 0)


def large_tiles(view: CatsView) -> tuple[TileView, ...]:
    """The tiles of the boat shown large; treasures last where one is to be given up, so that nothing lies over them."""
    found = view.crews[focus(view)].tiles
    return tuple(sorted(found, key=is_treasure)) if view.pending.stage == "give" else found


def is_treasure(tile: TileView) -> bool:
    return not tile.colour


@part
def large_boat(
    seat: int, own: bool, boat: str, tiles: tuple[TileView, ...], filled: tuple[str, ...], inside: str
) -> Drawn:
    label = text("boat-own") if own else text("boat-of", seat=seat_text(seat))
    zone = replace(ship(BOAT, label, inside, seat), skin="ship own", stands=True, toggles=(PEEK,), areas=ROOM_AREAS)
    fittings = [Piece(f"on-{room}", BOAT, f"on-{room}-full" if room in filled else f"on-{room}") for room in PLATED]
    stowed = Piece("stowed", BOAT, f"stowed-{name_of(boat)}")
    return [zone], [stowed, *fittings, *[lying(seat, BOAT, tile) for tile in tiles]]


@part
def small_boat(seat: int, boat: str, tiles: tuple[TileView, ...]) -> Drawn:
    """A boat at a glance, in full when it is touched."""
    id = f"boat-{seat}"
    label = text("boat-of", seat=seat_text(seat))
    zone = replace(ship(id, label, f"seat:{seat}", seat), mini=True)
    return [zone], [Piece(f"stowed-{seat}", id, f"stowed-{name_of(boat)}"), *[lying(seat, id, tile) for tile in tiles]]


def ship(id: str, label: Text, inside: str, seat: int) -> Zone:
    return Zone(id, "grid", label, inside, cols=COLS, rows=ROWS, face="deck", skin="ship", owner=seat, pad=PAD)


def name_of(boat: str) -> str:
    return boat.removeprefix("boat_")


@kept
def lying(seat: int, zone: str, tile: TileView) -> Piece:
    x, y = corner(tile.shape, tile.cell, tile.turn)
    label = text("on-boat", tile=tile_name(tile.kind, tile.shape, tile.colour), place=tile_place(tile))
    face = face_of(tile.kind, tile.shape, tile.colour)
    return Piece(id_of(seat, tile), zone, face, label, x, y, tile.turn, 1, marks="stowed", shape=cells_of(tile.shape))


def tile_place(tile: TileView) -> Text:
    """Where a tile lies: its first cell, with the room."""
    return place_of(DECK, tile.cell % COLS, tile.cell // COLS)


def id_of(seat: int, tile: TileView) -> str:
    """A cat keeps its number; a treasure is known by where it lies."""
    return f"tile-{tile.tile}" if tile.tile >= 0 and tile.colour else f"lies-{seat}-{tile.cell}"


def mask_of(tile: TileView) -> int:
    pose = POSE[SHAPE_OF[tile.shape]][tile.turn]
    assert pose is not None
    return pose.mask << BIT[tile.cell]


Group = tuple[str, int, int]
"""Colour, cells, cats."""


@kept
def groups(tiles: tuple[TileView, ...]) -> tuple[Group, ...]:
    """Cats of one colour that touch."""
    found: list[Group] = []
    for tile in tiles:
        if not tile.colour:
            continue
        cells, cats, apart = mask_of(tile), 1, []
        beside = near(cells)
        for group in found:
            if group[0] == tile.colour and group[1] & beside:
                cells, cats = cells | group[1], cats + group[2]
            else:
                apart.append(group)
        found = [*apart, (tile.colour, cells, cats)]
    return tuple(found)


@kept
def outlines(tiles: tuple[TileView, ...]) -> tuple[Outline, ...]:
    """Families and those that could become one, on the boat shown large."""
    return tuple([outline(*group) for group in groups(tiles)])


@kept
def outline(colour: str, cells: int, cats: int) -> Outline:
    """A group is known by its first cell, whatever becomes of the others."""
    label = text("group", cats=cats, colour=text(f"cats-{colour}"), points=FAMILY_POINTS[cats])
    note = text("group-more", more=FAMILY - cats) if cats < FAMILY else text("group-next", points=gain(cats))
    found = spread(cells)
    return Outline(f"group-{found[0]}-{found[1]}", BOAT, label, found, note=note, marks=f"of-{colour}")


def gain(cats: int) -> int:
    return FAMILY_POINTS[cats + 1] - FAMILY_POINTS[cats]


def spread(mask: int) -> tuple[int, ...]:
    """The cells of a mask: column, row, column, row."""
    found: list[int] = []
    for place in bits(mask):
        found += (place % STRIDE, place // STRIDE)
    return tuple(found)


def map_of(crew: CrewView, colour: str) -> int:
    """The treasure map of a colour on a boat, as a bit."""
    return MAPS[BOATS.index(crew.boat)][COLOURS.index(colour)]
