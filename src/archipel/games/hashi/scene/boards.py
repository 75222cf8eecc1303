"""The large board: everything on it that can be seen, and what of it can be touched."""

from __future__ import annotations

from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, seat_text, text
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.hopeless import hopeless
from archipel.games.hashi.scene.places import bridge_at, centre, place, size
from archipel.games.hashi.sheet import BLUE, RED, sheet_of
from archipel.games.hashi.values import HashiView

BOARD: Final = "board"
LINES, LAND, UPRIGHT, LEVEL, FRONT, INK, FLAGS = range(1, 8)
FLAG_NAMES: Final = {RED: "red", BLUE: "blue"}


def board_of(view: HashiView, seat: int) -> Board:
    """A board as the viewer may see it."""
    board = Board(sheet_of(view.content, view.side))
    for island, number in enumerate(view.boards[seat].numbers):
        if number:
            board.write(island, number)
    for line, bridges in enumerate(view.boards[seat].bridges):
        for _ in range(bridges):
            board.draw(line)
    return board


def large_board(view: HashiView, seat: int, board: Board) -> tuple[list[Zone], list[Piece]]:
    width, height = size(board.sheet)
    zone = Zone(
        BOARD,
        "spots",
        text("board", seat=seat_text(seat), side=view.side),
        owner=seat,
        skin=f"sheet side-{view.side}",
        width=width,
        height=height,
        face=f"garden-{view.side}",
        title=view.seat is None and view.seats > 1,
    )
    lines = range(len(board.bridges))
    lost = hopeless(view, board) if view.seat == seat and view.pending.stage != "over" else frozenset()
    pieces = [_backdrop(board, name, layer) for name, layer in (("land", LAND), ("front", FRONT), ("flags", FLAGS))]
    pieces += [_line(board, line) for line in lines]
    pieces += [bridge for line in lines for bridge in _bridges(view, board, line)]
    pieces += [_isle(view, board, island, island in lost) for island in range(ISLANDS)]
    return [zone], pieces + [_stuck(board, island) for island in sorted(lost)] + _pending(view, board)


def ink(board: Board, island: int) -> str:
    """The face of what is written on an island."""
    number = board.numbers[island]
    if not number:
        return f"min-{board.touching[island]}" if board.touching[island] else "isle"
    return f"ink-{number}-{board.room[island]}" if board.room[island] else f"done-{number}"


def isle_label(board: Board, island: int, lost: bool) -> Text:
    number = board.numbers[island]
    state = ("open" if board.room[island] else "done") if number else "bare"
    return text(
        "isle",
        island=island + 1,
        flag=FLAG_NAMES.get(board.sheet.flags[island], "none"),
        number=number,
        bridges=board.touching[island],
        need=board.room[island] if number else 0,
        state="lost" if lost else state,
    )


def _backdrop(board: Board, name: str, layer: int) -> Piece:
    width, height = size(board.sheet)
    return Piece(name, BOARD, f"{name}-{board.sheet.side}", x=width // 2, y=height // 2, layer=layer, marks="backdrop")


def _line(board: Board, line: int) -> Piece:
    x, y, way, steps, crossed = place(board.sheet, line)
    one, other = board.sheet.ends[line]
    bridges = board.bridges[line]
    shut = bool(board.sheet.crossing[line] & board.used) or not board.room[one] or not board.room[other]
    dots = f"dots-{way}{steps}{crossed and '-' + crossed}"
    return Piece(
        f"line-{board.sheet.lines[line]}",
        BOARD,
        f"bare-{way}{steps}" if bridges else dots,
        text("line", one=one + 1, other=other + 1, bridges=bridges, state="shut" if shut else "open"),
        x,
        y,
        layer=LINES,
        lit=f"{'lit2' if bridges else 'lit'}-{way}{steps}",
        marks="line shut" if shut else "line",
    )


def _bridges(view: HashiView, board: Board, line: int) -> list[Piece]:
    spot = place(board.sheet, line)
    name = board.sheet.lines[line]
    count = board.bridges[line]
    old = count - view.pending.drew.count(name)
    forth = "forth" if board.numbers[board.sheet.ends[line][0]] else "back"
    pieces = []
    for nth in range(count):
        x, y = bridge_at(spot, nth, count)
        marks = f"bridge {spot.way} {forth} fresh" if nth >= old else f"bridge {spot.way}"
        id = f"bridge-{name}-{nth + 1}"
        layer = LEVEL if spot.way == "h" else UPRIGHT
        pieces.append(Piece(id, BOARD, f"bridge-{spot.way}{spot.steps}", x=x, y=y, layer=layer, marks=marks))
    return pieces


def _isle(view: HashiView, board: Board, island: int, lost: bool) -> Piece:
    x, y = centre(board.sheet, island)
    marks = ["isle"]
    if view.pending.wrote == island + 1:
        marks.append("written")
    if not board.room[island] and board.numbers[island] and _touched(view, board, island):
        marks.append("closing")
    return Piece(
        f"isle-{island + 1}",
        BOARD,
        ink(board, island),
        isle_label(board, island, lost),
        x,
        y,
        layer=INK,
        lit="ring",
        marks=" ".join(marks),
        words=text("isle-number", island=island + 1),
        note=_lost(island) if lost else None,
    )


def _touched(view: HashiView, board: Board, island: int) -> bool:
    """Did the viewer write or draw here this turn?"""
    drew = [board.sheet.ends[board.sheet.line_of[name]] for name in view.pending.drew]
    return view.pending.wrote == island + 1 or any(island in ends for ends in drew)


def _stuck(board: Board, island: int) -> Piece:
    x, y = centre(board.sheet, island)
    id, note = f"lost-{island + 1}", _lost(island)
    return Piece(id, BOARD, "tag-stuck", x=x - 34, y=y + 30, layer=FLAGS, note=note, marks="lost")


def _lost(island: int) -> Text:
    return text("isle-lost", rule="7.3", island=island + 1)


def _pending(view: HashiView, board: Board) -> list[Piece]:
    """The dashed ring of this turn's number; before play, the start number that will be passed on."""
    pieces = []
    island = view.pending.start[0] if view.pending.start else view.pending.wrote
    if island:
        x, y = centre(board.sheet, island - 1)
        pieces.append(Piece("wet", BOARD, "wet", x=x, y=y, layer=INK, marks="wet"))
        if view.pending.start:
            pieces.append(Piece("start", BOARD, f"ghost-{view.pending.start[1]}", x=x, y=y, layer=INK))
    return pieces
