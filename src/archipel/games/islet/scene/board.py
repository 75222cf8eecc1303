"""The islets: every tile of every stack, shadows, eggs, birds, the chain in hand, and what a step would cost."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.core.scene import Piece, Toggle, Zone
from archipel.core.text import seat_text, text
from archipel.games.islet.grid import FAR
from archipel.games.islet.scene.naming import cell_text, stack_text
from archipel.games.islet.scene.places import (
    BIRDS,
    CHAIN,
    EGGS,
    FOAM,
    LIGHTS,
    PAWNS,
    SHADOW,
    SIDE,
    SPAN,
    TILES,
    beside,
    painted,
    pointing,
    zone_of,
)
from archipel.games.islet.skin.slabs import DEEPEST, SHADED, TALLEST
from archipel.games.islet.values import Cell, CellView, IsletView, LinkView

Part = tuple[list[Zone], list[Piece]]


def board(view: IsletView, cells: dict[Cell, CellView], toggles: Mapping[int, tuple[Toggle, ...]]) -> Part:
    zones = [isle(view, islet, toggles[islet]) for islet in islets(view)]
    pieces: list[Piece] = []
    for cell in sorted(cells, key=painted):
        pieces += [*shore(cells, cell), *stack(view, cells, cells[cell])]
    pieces += [*chain(view), *eggs(cells), *birds(view, cells)]
    return zones, pieces


def islets(view: IsletView) -> tuple[int, ...]:
    return (1, 2) if view.seats == 1 else (1,)


def isle(view: IsletView, islet: int, toggles: tuple[Toggle, ...]) -> Zone:
    alone = view.seats == 1
    here = any(bird.at[:1] == (islet,) for bird in view.birds)
    return Zone(
        zone_of(islet),
        "triangles",
        text(f"islet-{islet}") if alone else text("islet"),
        "islets" if alone else "board",
        skin=f"sea {('day', 'night')[islet - 1]}{' here' if here else ''}" if alone else "sea",
        cols=SPAN,
        rows=SPAN,
        cell=SIDE,
        beyond="chart",
        title=alone,
        zoom=True,
        tilt=True,
        tell=True,
        toggles=toggles,
    )


def shore(cells: dict[Cell, CellView], cell: Cell) -> list[Piece]:
    """Foam along the edges that face the sea, and the shadow on the water."""
    mask = sum(1 << nth for nth, near in enumerate(beside(cell)) if near not in cells)
    if not mask:
        return []
    islet, x, y = cell
    id, way = f"{islet}.{x}.{y}", pointing(x, y)
    height = min(len(cells[cell].stack), TALLEST)
    return [
        Piece(f"foam-{id}", zone_of(islet), f"foam-{way}-{mask}", x=x + FAR, y=y + FAR, layer=FOAM, marks="surf"),
        Piece(
            f"cast-{id}",
            zone_of(islet),
            f"sea-shade-{way}-{height}",
            x=x + FAR,
            y=y + FAR,
            layer=SHADOW,
            marks="shadow",
        ),
    ]


def stack(view: IsletView, cells: dict[Cell, CellView], cell: CellView) -> list[Piece]:
    """The tiles of a cell from its lowest up, then the shadows of taller neighbours on its face."""
    way, zone, level = pointing(cell.x, cell.y), zone_of(cell.islet), len(cell.stack)
    id = f"{cell.islet}.{cell.x}.{cell.y}"
    column, row = cell.x + FAR, cell.y + FAR
    pieces = [
        Piece(f"tile-{id}.{nth}", zone, f"edge-{tile[0]}-{way}", x=column, y=row, layer=TILES, level=nth, marks="tile")
        for nth, tile in enumerate(cell.stack[:-1], 1)
    ]
    top = f"top-{cell.stack[-1]}-{way}"
    label, note = cell_text(view, cell), stack_text(cell)
    pieces.append(
        Piece(
            f"tile-{id}.{level}", zone, top, label, column, row, layer=TILES, level=level, marks="tile top", note=note
        )
    )
    for dx, dy in SHADED[way]:
        taller = cells.get((cell.islet, cell.x + dx, cell.y + dy))
        higher = len(taller.stack) - level if taller else 0
        if higher > 0:
            face = f"shade-{way}-{dx}.{dy}-{min(higher, DEEPEST)}"
            pieces.append(
                Piece(f"shade-{id}.{dx}.{dy}", zone, face, x=column, y=row, layer=TILES, level=level, marks="shade")
            )
    return pieces


def chain(view: IsletView) -> list[Piece]:
    """Tiles placed this turn, and an arrow from each to the next."""
    pieces = []
    for nth, link in enumerate(view.chain):
        islet, x, y = link.cell
        way, zone = pointing(x, y), zone_of(islet)
        pieces.append(mark(f"placed-{nth}", zone, f"placed-{way}", link, LIGHTS))
        if nth + 1 < len(view.chain):
            _, to_x, to_y = view.chain[nth + 1].cell
            face = f"arrow-{way}-{to_x - x}.{to_y - y}"
            pieces.append(mark(f"arrow-{nth}", zone, face, link, CHAIN))
    return pieces


def mark(id: str, zone: str, face: str, link: LinkView, layer: int) -> Piece:
    _, x, y = link.cell
    return Piece(id, zone, face, x=x + FAR, y=y + FAR, layer=layer, level=link.level, marks=id.partition("-")[0])


def eggs(cells: dict[Cell, CellView]) -> list[Piece]:
    return [
        Piece(
            f"egg-{cell.islet}.{cell.x}.{cell.y}",
            zone_of(cell.islet),
            f"nested-{BIRDS[cell.egg]}",
            x=cell.x + FAR,
            y=cell.y + FAR,
            layer=EGGS,
            level=len(cell.stack),
            marks="egg",
        )
        for cell in cells.values()
        if cell.egg >= 0
    ]


def birds(view: IsletView, cells: dict[Cell, CellView]) -> list[Piece]:
    """Each bird on its tile; those still at sea wait beside the islet."""
    pieces = []
    for seat, bird in enumerate(view.birds):
        if len(bird.at) == 3:
            islet, x, y = bird.at
            face = f"pawn-{BIRDS[seat]}-{pointing(x, y)}"
            level = len(cells[islet, x, y].stack)
            zone = zone_of(islet)
            pieces.append(
                Piece(
                    f"bird-{seat}",
                    zone,
                    face,
                    x=x + FAR,
                    y=y + FAR,
                    layer=PAWNS,
                    level=level,
                    tint=f"seat-{seat}",
                    marks="pawn",
                )
            )
    return pieces


def afloat(view: IsletView) -> Part:
    """Birds that have not landed yet."""
    waiting = [seat for seat, bird in enumerate(view.birds) if not bird.at]
    if not waiting or view.seats == 1:
        return [], []
    zone = Zone("afloat", "row", text("afloat"), skin="afloat", title=True)
    pieces = [
        Piece(
            f"bird-{seat}",
            "afloat",
            f"bird-{BIRDS[seat]}",
            text("bird-at-sea", seat=seat_text(seat)),
            tint=f"seat-{seat}",
            marks="pawn",
        )
        for seat in waiting
    ]
    return [zone], pieces
