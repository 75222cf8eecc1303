"""The panel of a seat: how far it is, and its board small."""

from __future__ import annotations

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, Zone
from archipel.core.text import seat_text, text
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.scene.boards import FLAGS, INK, LEVEL, UPRIGHT
from archipel.games.hashi.scene.isles import ink, isle_label
from archipel.games.hashi.scene.places import bridge_at, centre, place, size
from archipel.games.hashi.scoring import BONUSES, NEEDS, progress
from archipel.games.hashi.sheet import Sheet


@kept
def progress_of(board: Board) -> tuple[int, ...]:
    """Finished islands, then how far the way to each bonus is gone."""
    ways = [min(progress(board, bonus), needs) for bonus, needs in enumerate(NEEDS)]
    return board.finished.bit_count(), *ways


@part
def stats(seat: int, have: tuple[int, ...]) -> Drawn:
    """Finished islands and the way to each bonus."""
    zone = Zone(f"stats-{seat}", "row", text("stats", seat=seat_text(seat)), f"seat:{seat}", seat, "stats")
    rows = zip(("islands", *BONUSES), have, (ISLANDS, *NEEDS), strict=True)
    return [zone], [_stat(seat, *row) for row in rows]


@kept
def _stat(seat: int, name: str, have: int, of: int) -> Piece:
    said = text("part-of", have=have, of=of)
    label = text(f"stat-{name}", have=have, of=of)
    return Piece(f"stat-{seat}-{name}", f"stats-{seat}", f"stat-{name}", label, words=said, note=label, marks="stat")


@part
def small_board(seat: int, board: Board) -> Drawn:
    sheet, id = board.sheet, f"board-{seat}"
    spans = [_span(id, sheet, line, count > 1) for line, count in enumerate(board.bridges) if count]
    inked = zip(range(ISLANDS), board.numbers, board.touching, strict=True)
    isles = [_isle(id, sheet, island, number, has) for island, number, has in inked if number or has]
    zone, flags = _blank(seat, sheet)
    return [zone], [flags, *spans, *isles]


@kept
def _blank(seat: int, sheet: Sheet) -> tuple[Zone, Piece]:
    width, height = size(sheet)
    id = f"board-{seat}"
    zone = Zone(
        id,
        "spots",
        text("board", seat=seat_text(seat), side=sheet.side),
        f"seat:{seat}",
        seat,
        f"peek side-{sheet.side}",
        width=width,
        height=height,
        face=f"board-{sheet.side}",
        mini=True,
    )
    x, y = width // 2, height // 2
    return zone, Piece(f"{id}-flags", id, f"flags-{sheet.side}", x=x, y=y, layer=FLAGS, marks="backdrop")


@kept
def _span(id: str, sheet: Sheet, line: int, double: bool) -> Piece:
    spot = place(sheet, line)
    x, y = bridge_at(spot, 0, 1)
    face = f"{'span' if double else 'bridge'}-{spot.way}{spot.steps}"
    layer = LEVEL if spot.way == "h" else UPRIGHT
    return Piece(f"{id}-{sheet.lines[line]}", id, face, x=x, y=y, layer=layer)


@kept
def _isle(id: str, sheet: Sheet, island: int, number: int, bridges: int) -> Piece:
    x, y = centre(sheet, island)
    label = isle_label(island, sheet.flags[island], number, bridges, lost=False)
    return Piece(f"{id}-isle-{island + 1}", id, ink(number, bridges), label, x, y, layer=INK)
