"""The large board: everything on it that can be seen, and what of it can be touched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Text, seat_text, text
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.hopeless import hopeless
from archipel.games.hashi.scene.isles import ink, isle_label
from archipel.games.hashi.scene.places import bridge_at, centre, place, size
from archipel.games.hashi.sheet import Sheet, sheet_of
from archipel.games.hashi.values import HashiView

BOARD: Final = "board"
LINES, LAND, UPRIGHT, LEVEL, FRONT, INK, FLAGS = range(1, 8)


def board_of(view: HashiView, seat: int) -> Board:
    """A board as the viewer may see it: the identical one while it is as it was, and never to be changed."""
    seen = view.boards[seat]
    return _board(sheet_of(view.content, view.side), seen.numbers, seen.bridges)


def own_board(view: HashiView, seat: int, board: Board) -> ScenePart:
    """The viewer's own, or that of the first seat for a spectator."""
    lost = hopeless(view, board) if view.seat == seat and view.pending.stage != "over" else frozenset()
    pending = view.pending
    return large_board(
        board, seat, view.seat is None and view.seats > 1, lost, pending.wrote, pending.drew, pending.start
    )


@kept
def _board(sheet: Sheet, numbers: tuple[int, ...], bridges: tuple[int, ...]) -> Board:
    board = Board(sheet)
    for island, number in enumerate(numbers):
        if number:
            board.write(island, number)
    for line, count in enumerate(bridges):
        for _ in range(count):
            board.draw(line)
    return board


@part
def large_board(
    board: Board,
    seat: int,
    title: bool,
    lost: frozenset[int],
    wrote: int,
    drew: tuple[str, ...],
    start: tuple[int, int] | None,
) -> Drawn:
    """`wrote`, `drew` and `start` are what the viewer has entered this turn."""
    sheet = board.sheet
    pieces = [*_backdrop(sheet), *_lines(board), *_all_bridges(board, drew), *_isles(board, lost, wrote, drew)]
    pieces += [_stuck(sheet, island) for island in sorted(lost)]
    return [_zone(sheet, seat, title)], pieces + _pending(sheet, wrote, start)


@kept
def _zone(sheet: Sheet, seat: int, title: bool) -> Zone:
    width, height = size(sheet)
    return Zone(
        BOARD,
        "spots",
        text("board", seat=seat_text(seat), side=sheet.side),
        owner=seat,
        skin=f"sheet side-{sheet.side}",
        width=width,
        height=height,
        face=f"garden-{sheet.side}",
        title=title,
    )


@kept
def _backdrop(sheet: Sheet) -> tuple[Piece, ...]:
    x, y = (length // 2 for length in size(sheet))
    drawn = ("land", LAND), ("front", FRONT), ("flags", FLAGS)
    return tuple(Piece(n, BOARD, f"{n}-{sheet.side}", x=x, y=y, layer=at, marks="backdrop") for n, at in drawn)


def _lines(board: Board) -> Iterator[Piece]:
    sheet, room = board.sheet, board.room
    for line, (one, other) in enumerate(sheet.ends):
        shut = bool(sheet.crossing[line] & board.used) or not room[one] or not room[other]
        yield _line(sheet, line, board.bridges[line], shut)


@kept
def _line(sheet: Sheet, line: int, bridges: int, shut: bool) -> Piece:
    x, y, way, steps, crossed = place(sheet, line)
    one, other = sheet.ends[line]
    dots = f"dots-{way}{steps}{crossed and '-' + crossed}"
    return Piece(
        f"line-{sheet.lines[line]}",
        BOARD,
        f"bare-{way}{steps}" if bridges else dots,
        text("line", one=one + 1, other=other + 1, bridges=bridges, state="shut" if shut else "open"),
        x,
        y,
        layer=LINES,
        lit=f"{'lit2' if bridges else 'lit'}-{way}{steps}",
        marks="line shut" if shut else "line",
    )


def _all_bridges(board: Board, drew: tuple[str, ...]) -> Iterator[Piece]:
    sheet = board.sheet
    for line, count in enumerate(board.bridges):
        if count:
            fresh = drew.count(sheet.lines[line])
            yield from _bridges(sheet, line, count, fresh, bool(fresh and board.numbers[sheet.one[line]]))


@kept
def _bridges(sheet: Sheet, line: int, count: int, fresh: int, forth: bool) -> tuple[Piece, ...]:
    """`fresh` are those of this turn, drawn `forth` from the first island of the line or back from the second."""
    spot = place(sheet, line)
    layer = LEVEL if spot.way == "h" else UPRIGHT
    pieces = []
    for nth in range(count):
        x, y = bridge_at(spot, nth, count)
        marks = f"bridge {spot.way}" + (f" {'forth' if forth else 'back'} fresh" if nth >= count - fresh else "")
        id = f"bridge-{sheet.lines[line]}-{nth + 1}"
        pieces.append(Piece(id, BOARD, f"bridge-{spot.way}{spot.steps}", x=x, y=y, layer=layer, marks=marks))
    return tuple(pieces)


def _isles(board: Board, lost: frozenset[int], wrote: int, drew: tuple[str, ...]) -> Iterator[Piece]:
    sheet = board.sheet
    touched = {end for name in drew for end in sheet.ends[sheet.line_of[name]]} | {wrote - 1}
    for island in range(ISLANDS):
        number, bridges = board.numbers[island], board.touching[island]
        closing = number == bridges > 0 and island in touched
        yield _isle(sheet, island, number, bridges, island in lost, wrote == island + 1, closing)


@kept
def _isle(sheet: Sheet, island: int, number: int, bridges: int, lost: bool, written: bool, closing: bool) -> Piece:
    x, y = centre(sheet, island)
    return Piece(
        f"isle-{island + 1}",
        BOARD,
        ink(number, bridges),
        isle_label(island, sheet.flags[island], number, bridges, lost),
        x,
        y,
        layer=INK,
        lit="ring",
        marks="isle" + " written" * written + " closing" * closing,
        words=text("isle-number", island=island + 1),
        note=_lost(island) if lost else None,
    )


@kept
def _stuck(sheet: Sheet, island: int) -> Piece:
    x, y = centre(sheet, island)
    id, note = f"lost-{island + 1}", _lost(island)
    return Piece(id, BOARD, "tag-stuck", x=x - 34, y=y + 30, layer=FLAGS, note=note, marks="lost")


def _lost(island: int) -> Text:
    return text("isle-lost", rule="7.3", island=island + 1)


def _pending(sheet: Sheet, wrote: int, start: tuple[int, int] | None) -> list[Piece]:
    """The dashed ring of this turn's number; before play, the start number that will be passed on."""
    pieces = []
    island = start[0] if start else wrote
    if island:
        x, y = centre(sheet, island - 1)
        pieces.append(Piece("wet", BOARD, "wet", x=x, y=y, layer=INK, marks="wet"))
        if start:
            pieces.append(Piece("start", BOARD, f"ghost-{start[1]}", x=x, y=y, layer=INK))
    return pieces
