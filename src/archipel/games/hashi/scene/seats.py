"""The panel of a seat: how far it is, and its board small."""

from __future__ import annotations

from archipel.core.scene import Piece, Zone
from archipel.core.text import seat_text, text
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.scene.boards import FLAGS, INK, LEVEL, UPRIGHT, ink, isle_label
from archipel.games.hashi.scene.places import bridge_at, centre, place, size
from archipel.games.hashi.scoring import BONUSES, NEEDS, progress
from archipel.games.hashi.values import HashiView


def stats(view: HashiView, seat: int, board: Board) -> tuple[list[Zone], list[Piece]]:
    """Finished islands and the way to each bonus."""
    zone = Zone(f"stats-{seat}", "row", text("stats", seat=seat_text(seat)), f"seat:{seat}", seat, "stats")
    rows = [("islands", board.finished.bit_count(), ISLANDS)]
    rows += [(name, min(progress(board, bonus), NEEDS[bonus]), NEEDS[bonus]) for bonus, name in enumerate(BONUSES)]
    return [zone], [_stat(seat, *row) for row in rows]


def small_board(view: HashiView, seat: int, board: Board) -> tuple[list[Zone], list[Piece]]:
    width, height = size(board.sheet)
    id = f"board-{seat}"
    zone = Zone(
        id,
        "spots",
        text("board", seat=seat_text(seat), side=view.side),
        f"seat:{seat}",
        seat,
        f"peek side-{view.side}",
        width=width,
        height=height,
        face=f"board-{view.side}",
        mini=True,
    )
    flags = Piece(f"{id}-flags", id, f"flags-{view.side}", x=width // 2, y=height // 2, layer=FLAGS, marks="backdrop")
    spans = [_span(id, board, line) for line, count in enumerate(board.bridges) if count]
    isles = [_isle(id, board, island) for island in range(ISLANDS) if board.numbers[island] or board.touching[island]]
    return [zone], [flags, *spans, *isles]


def _stat(seat: int, name: str, have: int, of: int) -> Piece:
    said = text("part-of", have=have, of=of)
    label = text(f"stat-{name}", have=have, of=of)
    return Piece(f"stat-{seat}-{name}", f"stats-{seat}", f"stat-{name}", label, words=said, note=label, marks="stat")


def _span(id: str, board: Board, line: int) -> Piece:
    spot = place(board.sheet, line)
    x, y = bridge_at(spot, 0, 1)
    face = f"{'span' if board.bridges[line] > 1 else 'bridge'}-{spot.way}{spot.steps}"
    layer = LEVEL if spot.way == "h" else UPRIGHT
    return Piece(f"{id}-{board.sheet.lines[line]}", id, face, x=x, y=y, layer=layer)


def _isle(id: str, board: Board, island: int) -> Piece:
    x, y = centre(board.sheet, island)
    label = isle_label(board, island, lost=False)
    return Piece(f"{id}-isle-{island + 1}", id, ink(board, island), label, x, y, layer=INK)
