"""The islets: every tile of every stack, shadows, eggs, birds, the chain in hand, and what a step would cost."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.core.scene import Piece, Toggle, Zone
from archipel.core.text import seat_text, text
from archipel.games.islet.content.parts import BIRDS
from archipel.games.islet.scene import places
from archipel.games.islet.scene.naming import cell_text, stack_text
from archipel.games.islet.scene.places import beside, dotted, piece_at, pointing, zone_of
from archipel.games.islet.skin.slabs import DEEPEST, SHADED, TALLEST
from archipel.games.islet.values import Cell, CellView, IsletView

Drawn = tuple[list[Zone], list[Piece]]


def board(view: IsletView, cells: dict[Cell, CellView], toggles: Mapping[int, tuple[Toggle, ...]]) -> Drawn:
    zones = [isle(view, islet, toggles[islet]) for islet in islets(view)]
    pieces: list[Piece] = []
    for cell in sorted(cells, key=places.painted):
        pieces += [*shore(cells, cell), *stack(view, cells, cells[cell])]
    pieces += [*chain(view), *eggs(cells), *birds(view, cells)]
    return zones, pieces


def islets(view: IsletView) -> tuple[int, ...]:
    return (1, 2) if view.seats == 1 else (1,)


def isle(view: IsletView, islet: int, toggles: tuple[Toggle, ...]) -> Zone:
    alone = view.seats == 1
    here = any(bird.at is not None and bird.at[0] == islet for bird in view.birds)
    return Zone(
        zone_of(islet),
        "triangles",
        text(f"islet-{islet}") if alone else text("islet"),
        "islets" if alone else "board",
        skin=f"sea {('day', 'night')[islet - 1]}{' here' if here else ''}" if alone else "sea",
        cols=places.SPAN,
        rows=places.SPAN,
        cell=places.SIDE,
        beyond="chart",
        title=alone,
        zoom=True,
        tilt=True,
        tell=True,
        toggles=toggles,
    )


def shore(cells: dict[Cell, CellView], cell: Cell) -> list[Piece]:
    """Foam along the edges that face the sea, and the shadow on the water."""
    # One bit an edge, in the order of `beside`: there is a face for each set of edges.
    mask = sum(1 << nth for nth, near in enumerate(beside(cell)) if near not in cells)
    if not mask:
        return []
    id, way = dotted(cell), pointing(cell)
    height = min(len(cells[cell].stack), TALLEST)
    return [
        piece_at(cell, f"foam-{id}", f"foam-{way}-{mask}", places.FOAM, "surf"),
        piece_at(cell, f"cast-{id}", f"sea-shade-{way}-{height}", places.SHADOW, "shadow"),
    ]


def stack(view: IsletView, cells: dict[Cell, CellView], cell: CellView) -> list[Piece]:
    """The tiles of a cell from its lowest up, then the shadows of taller neighbours on its face."""
    at, way, id, level = cell.at, pointing(cell.at), dotted(cell.at), len(cell.stack)
    pieces = [
        piece_at(at, f"tile-{id}.{nth}", f"edge-{tile[0]}-{way}", places.TILES, "tile", nth)
        for nth, tile in enumerate(cell.stack[:-1], 1)
    ]
    top, label, note = f"top-{cell.stack[-1]}-{way}", cell_text(view, cell), stack_text(cell)
    pieces.append(piece_at(at, f"tile-{id}.{level}", top, places.TILES, "tile top", level, label=label, note=note))
    for dx, dy in SHADED[way]:
        taller = cells.get((at[0], at[1] + dx, at[2] + dy))
        higher = len(taller.stack) - level if taller else 0
        if higher > 0:
            face = f"shade-{way}-{dx}.{dy}-{min(higher, DEEPEST)}"
            pieces.append(piece_at(at, f"shade-{id}.{dx}.{dy}", face, places.TILES, "shade", level))
    return pieces


def chain(view: IsletView) -> list[Piece]:
    """Tiles placed this turn, and an arrow from each to the next."""
    pieces = []
    links = view.pending.chain
    for nth, link in enumerate(links):
        way = pointing(link.cell)
        pieces.append(piece_at(link.cell, f"placed-{nth}", f"placed-{way}", places.LIGHTS, "placed", link.level))
        if nth + 1 < len(links):
            (_, x, y), (_, to_x, to_y) = link.cell, links[nth + 1].cell
            face = f"arrow-{way}-{to_x - x}.{to_y - y}"
            pieces.append(piece_at(link.cell, f"arrow-{nth}", face, places.CHAIN, "arrow", link.level))
    return pieces


def eggs(cells: dict[Cell, CellView]) -> list[Piece]:
    return [
        piece_at(at, f"egg-{dotted(at)}", f"nested-{BIRDS[cell.egg]}", places.EGGS, "egg", len(cell.stack))
        for at, cell in cells.items()
        if cell.egg >= 0
    ]


def birds(view: IsletView, cells: dict[Cell, CellView]) -> list[Piece]:
    """Each bird on its tile; those still at sea wait beside the islet."""
    pieces = []
    for seat, bird in enumerate(view.birds):
        if bird.at:
            face, level = f"pawn-{BIRDS[seat]}-{pointing(bird.at)}", len(cells[bird.at].stack)
            pieces.append(piece_at(bird.at, f"bird-{seat}", face, places.PAWNS, "pawn", level, tint=f"seat-{seat}"))
    return pieces


def afloat(view: IsletView) -> Drawn:
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
