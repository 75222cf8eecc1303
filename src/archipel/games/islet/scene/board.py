"""The islets: every tile of every stack, shadows, eggs, birds, and the chain in hand."""

from __future__ import annotations

from collections.abc import Iterator

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, Toggle, Zone
from archipel.core.text import seat_text, text
from archipel.games.islet.content.parts import BIRDS
from archipel.games.islet.scene import places
from archipel.games.islet.scene.land import Land
from archipel.games.islet.scene.naming import cell_text, stack_text
from archipel.games.islet.scene.places import beside, dotted, piece_at, pointing, zone_of
from archipel.games.islet.skin.slabs import DEEPEST, SHADED, TALLEST
from archipel.games.islet.values import Cell, LinkView

Spots = tuple[Cell | None, ...]
"""By seat where its bird is; None: at sea."""


@part
def isles(alone: bool, here: frozenset[int], could: tuple[tuple[int, ...], ...]) -> Drawn:
    """The islets with birds `here`; `could` are by islet the seats that may be asked where they could lay."""
    return [_isle(islet, alone, islet in here, could[islet - 1]) for islet in ((1, 2) if alone else (1,))], []


@kept
def _isle(islet: int, alone: bool, here: bool, could: tuple[int, ...]) -> Zone:
    return Zone(
        zone_of(islet),
        "triangles",
        text(f"islet-{islet}") if alone else text("islet"),
        "islets" if alone else "board",
        skin=f"sea {('day', 'night')[islet - 1]}{' here' if here else ''}" if alone else "sea",
        cols=places.SPAN,
        rows=places.SPAN,
        cell=places.SIDE,
        origin=places.ORIGIN,
        beyond="chart",
        title=alone,
        zoom=True,
        tilt=True,
        tell=True,
        toggles=tuple(_could(seat) for seat in could),
    )


@kept
def _could(seat: int) -> Toggle:
    """Shows where a seat could lay."""
    return Toggle(f"seat-{seat}", text("could-lay", seat=seat_text(seat)), f"bird-{BIRDS[seat]}")


@part
def stacks(land: Land, spots: Spots) -> Drawn:
    """Shores and tiles from back to front; the top under a bird says whose it is."""
    bare, top_at = _bare(land)
    pieces = list(bare)
    for seat, at in reversed(list(enumerate(spots))):
        if at:
            cell = land.cells[at]
            pieces[top_at[at]] = _top(at, cell.stack, cell.egg, seat)
    return [], pieces


@kept
def _bare(land: Land) -> tuple[tuple[Piece, ...], dict[Cell, int]]:
    """The land without birds, and by cell which of the pieces is the top of its stack."""
    pieces: list[Piece] = []
    top_at: dict[Cell, int] = {}
    for at in sorted(land.cells, key=places.painted):
        cell, level = land.cells[at], land.levels[at]
        edges, higher = _edges(land, at), _higher(land, at, level)
        top_at[at] = len(pieces) + (2 if edges else 0) + level - 1
        pieces += _stack(at, cell.stack, cell.egg, edges, higher)
    return tuple(pieces), top_at


def _edges(land: Land, at: Cell) -> int:
    """Those that face the sea: one bit an edge, in the order of `beside`; there is a face for each set of edges."""
    left, right, third = beside(at)
    levels = land.levels
    return (left not in levels) | (right not in levels) << 1 | (third not in levels) << 2


def _higher(land: Land, at: Cell, level: int) -> tuple[int, ...]:
    """By neighbour that may cast a shadow on it, how much higher it is."""
    levels = land.levels
    return tuple([max(levels.get(near, 0) - level, 0) for near in _shading(at)])


@kept
def _shading(at: Cell) -> tuple[Cell, ...]:
    islet, x, y = at
    return tuple((islet, x + dx, y + dy) for dx, dy in SHADED[pointing(at)])


@kept
def _stack(at: Cell, stack: tuple[str, ...], egg: int, edges: int, higher: tuple[int, ...]) -> tuple[Piece, ...]:
    """What borders the sea, the tiles of a cell from its lowest up, then the shadows of taller neighbours on its
    face."""
    return (*_shore(at, edges, len(stack)), *_under(at, stack), _top(at, stack, egg, -1), *_shades(at, stack, higher))


def _shore(at: Cell, edges: int, level: int) -> Iterator[Piece]:
    """Foam along the edges that face the sea, and the shadow on the water."""
    if edges:
        id, way = dotted(at), pointing(at)
        yield piece_at(at, f"foam-{id}", f"foam-{way}-{edges}", places.FOAM, "surf")
        yield piece_at(at, f"cast-{id}", f"sea-shade-{way}-{min(level, TALLEST)}", places.SHADOW, "shadow")


def _under(at: Cell, stack: tuple[str, ...]) -> Iterator[Piece]:
    for nth, tile in enumerate(stack[:-1], 1):
        face = f"edge-{tile[0]}-{pointing(at)}"
        yield piece_at(at, f"tile-{dotted(at)}.{nth}", face, places.TILES, "tile", nth)


@kept
def _top(at: Cell, stack: tuple[str, ...], egg: int, seat: int) -> Piece:
    """`egg` and `seat` are whose egg and whose bird is on it; -1: none."""
    level, face = len(stack), f"top-{stack[-1]}-{pointing(at)}"
    label, note = cell_text(stack, egg, seat), stack_text(stack)
    return piece_at(at, f"tile-{dotted(at)}.{level}", face, places.TILES, "tile top", level, label=label, note=note)


def _shades(at: Cell, stack: tuple[str, ...], higher: tuple[int, ...]) -> Iterator[Piece]:
    way = pointing(at)
    for (dx, dy), more in zip(SHADED[way], higher, strict=True):
        if more:
            face = f"shade-{way}-{dx}.{dy}-{min(more, DEEPEST)}"
            yield piece_at(at, f"shade-{dotted(at)}.{dx}.{dy}", face, places.TILES, "shade", len(stack))


@part
def figures(land: Land, spots: Spots, chain: tuple[LinkView, ...]) -> Drawn:
    """What stands on the tiles: marks of the chain, eggs, birds that have landed."""
    birds = [_bird(seat, at, land.levels[at], _beside(spots, seat)) for seat, at in enumerate(spots) if at]
    return [], [*_chain(chain), *_eggs(land), *birds]


@kept
def _chain(links: tuple[LinkView, ...]) -> tuple[Piece, ...]:
    """Tiles placed this turn, and an arrow from each to the next."""
    pieces = []
    for nth, link in enumerate(links):
        way = pointing(link.cell)
        pieces.append(piece_at(link.cell, f"placed-{nth}", f"placed-{way}", places.LIGHTS, "placed", link.level))
        if nth + 1 < len(links):
            (_, x, y), (_, to_x, to_y) = link.cell, links[nth + 1].cell
            face = f"arrow-{way}-{to_x - x}.{to_y - y}"
            pieces.append(piece_at(link.cell, f"arrow-{nth}", face, places.CHAIN, "arrow", link.level))
    return tuple(pieces)


@kept
def _eggs(land: Land) -> tuple[Piece, ...]:
    return tuple([_egg(at, cell.egg, land.levels[at]) for at, cell in land.cells.items() if cell.egg >= 0])


@kept
def _egg(at: Cell, seat: int, level: int) -> Piece:
    return piece_at(at, f"egg-{dotted(at)}", f"nested-{BIRDS[seat]}", places.EGGS, "egg", level)


def _beside(spots: Spots, seat: int) -> str:
    """Which of two birds on one tile it is; only one in passing stands beside another."""
    here = [other for other, at in enumerate(spots) if at == spots[seat]]
    return f"-{here.index(seat) % 2}" if len(here) > 1 else ""


@kept
def _bird(seat: int, at: Cell, level: int, beside: str) -> Piece:
    face = f"pawn-{BIRDS[seat]}-{pointing(at)}{beside}"
    return piece_at(at, f"bird-{seat}", face, places.PAWNS, "pawn", level, tint=f"seat-{seat}")


@part
def afloat(spots: Spots) -> Drawn:
    """Birds that have not landed yet wait beside the islet."""
    zone = Zone("afloat", "row", text("afloat"), "tray", skin="afloat", title=True)
    return [zone], [_waiting(seat) for seat, at in enumerate(spots) if not at]


@kept
def _waiting(seat: int) -> Piece:
    label = text("bird-at-sea", seat=seat_text(seat))
    return Piece(f"bird-{seat}", "afloat", f"bird-{BIRDS[seat]}", label, tint=f"seat-{seat}", marks="pawn")
