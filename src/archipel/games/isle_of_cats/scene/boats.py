"""Boats: the viewer's own large, those of the others small; tiles on them, families outlined."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from archipel.core.scene import Outline, Piece, Toggle, Zone
from archipel.core.text import Text, seat_text, text
from archipel.games.isle_of_cats.boat import BIT, BOATS, COLS, MAPS, POSE, ROWS, STRIDE, near
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
PLATED = ("moon_upper", "moon_lower", "corn", "parrot_aft", "parrot_fore")
Shown = tuple[list[Zone], list[Piece]]


def focus(view: CatsView) -> int:
    """Whose boat is shown large."""
    return view.seat if view.seat is not None else max(view.pending.turn, 0)


def own_boat(view: CatsView, inside: str) -> Shown:
    seat = focus(view)
    label = text("boat-own") if view.seat is not None else text("boat-of", seat=seat_text(seat))
    zone = replace(ship(BOAT, label, inside, seat), skin="ship own", stands=True, toggles=(PEEK,))
    crew = view.crews[seat]
    fittings = [Piece(f"on-{room}", BOAT, plate(room, crew)) for room in PLATED]
    return [zone], [Piece("stowed", BOAT, f"stowed-{name_of(crew)}"), *fittings, *tiles(view, seat, BOAT)]


def small_boat(view: CatsView, seat: int) -> Shown:
    """A boat at a glance, in full when it is touched."""
    id, crew = f"boat-{seat}", view.crews[seat]
    label = text("boat-of", seat=seat_text(seat))
    zone = replace(ship(id, label, f"seat:{seat}", seat), mini=True)
    return [zone], [Piece(f"stowed-{seat}", id, f"stowed-{name_of(crew)}"), *tiles(view, seat, id)]


def ship(id: str, label: Text, inside: str, seat: int) -> Zone:
    return Zone(id, "grid", label, inside, cols=COLS, rows=ROWS, face="deck", skin="ship", owner=seat, pad=PAD)


def plate(room: str, crew: CrewView) -> str:
    return f"on-{room}-full" if room in crew.filled else f"on-{room}"


def name_of(crew: CrewView) -> str:
    return crew.boat.removeprefix("boat_")


def tiles(view: CatsView, seat: int, zone: str) -> Iterator[Piece]:
    """Treasures last where one is to be given up, so that nothing lies over them."""
    own = seat == focus(view)
    found = view.crews[seat].tiles
    if own and view.pending.stage == "give":
        found = tuple(sorted(found, key=is_treasure))
    for tile in found:
        x, y = corner(tile.shape, tile.cell, tile.turn)
        label = text("on-boat", tile=tile_name(tile.kind, tile.shape, tile.colour), column=x + 1, row=y + 1)
        face = face_of(tile.kind, tile.shape, tile.colour)
        yield Piece(
            id_of(seat, tile), zone, face, label, x, y, tile.turn, 1, marks="stowed", shape=cells_of(tile.shape)
        )


def is_treasure(tile: TileView) -> bool:
    return not tile.colour


def id_of(seat: int, tile: TileView) -> str:
    """A cat keeps its number; a treasure is known by where it lies."""
    return f"tile-{tile.tile}" if tile.tile >= 0 and tile.colour else f"lies-{seat}-{tile.cell}"


def mask_of(tile: TileView) -> int:
    pose = POSE[SHAPE_OF[tile.shape]][tile.turn]
    assert pose is not None
    return pose.mask << BIT[tile.cell]


Group = tuple[str, int, int]
"""Colour, cells, cats."""


def groups(crew: CrewView) -> list[Group]:
    """Cats of one colour that touch."""
    found: list[Group] = []
    for tile in crew.tiles:
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
    return found


def outlines(view: CatsView) -> tuple[Outline, ...]:
    """Families and those that could become one, on the boat shown large."""
    found = []
    for nth, (colour, cells, cats) in enumerate(groups(view.crews[focus(view)])):
        label = text("group", cats=cats, colour=text(f"cats-{colour}"), points=FAMILY_POINTS[cats])
        note = text("group-more", more=FAMILY - cats) if cats < FAMILY else text("group-next", points=gain(cats))
        found.append(Outline(f"group-{nth}", BOAT, label, spread(cells), note=note, marks=f"of-{colour}"))
    return tuple(found)


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
