"""Every fault of boards and cards that an owner has written down, with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from archipel.core.content import Fault, Node, numbered
from archipel.games.hashi.content import CARDS, ISLANDS
from archipel.games.hashi.content.lines import Ends, Spot, between, crossings, spot_of
from archipel.kit.content.checks import choice, each, field, integer, items, need, span

SIDES: Final = ("A", "B")
FLAGS: Final = {"red": 4, "blue": 3}
WIDEST: Final = 9
MOST_LINES: Final = 27
"""With 18 islands there is no room for more: one less a row than islands in it, one less a column."""
LINE: Final = re.compile(r"([1-9]\d?)-([1-9]\d?)")


def faults(root: Node) -> list[Fault]:
    """All of them, in the order of the file; none: it adds up."""
    found = list(each(root, "cards", CARDS, _card))
    boards, missing = need(root, "boards")
    for side in SIDES:
        found += field(boards, side, _board)
    return numbered(found + missing)


def _card(card: Node) -> Iterator[Fault]:
    yield from field(card, "number", partial(integer, least=1, most=6))
    yield from field(card, "bridges", partial(integer, least=1, most=3))


def _board(board: Node) -> Iterator[Fault]:
    """Lines are looked at where the islands are right: they lie between them."""
    islands, wrong = items(board, "islands", ISLANDS)
    for name in ("cols", "rows"):
        wrong += field(board, name, partial(integer, least=2, most=WIDEST))
    for number, island in enumerate(islands, 1):
        wrong += _island(board, island, number)
    lines, missing = span(board, "lines", ISLANDS // 2, MOST_LINES)
    yield from wrong + missing
    if not wrong:
        spots = [spot_of(island.plain()) for island in islands]
        yield from _layout(board, islands, spots)
        if lines:
            yield from _lines(board, islands, spots, lines)


def _island(board: Node, island: Node, number: int) -> Iterator[Fault]:
    id, missing = need(island, "id")
    yield from missing
    if id and id.value != number:
        yield id.fault("choice", got=str(id.plain())[:40], wanted=number)
    for name, size in (("col", "cols"), ("row", "rows")):
        wide = board.get(size)
        most = wide.value - 1 if wide and isinstance(wide.value, int) else WIDEST - 1
        yield from field(island, name, partial(integer, least=0, most=most))
    yield from field(island, "flag", partial(choice, known=("", *FLAGS)))


def _layout(board: Node, islands: list[Node], spots: list[Spot]) -> Iterator[Fault]:
    """No two in one place, numbered row by row, flags as many as are printed."""
    for nth, island in enumerate(islands):
        if spots[nth] in spots[:nth]:
            yield island.fault("same", got=f"{spots[nth][0]}, {spots[nth][1]}")
    for (before, spot), island in zip(pairwise(spots), islands[1:], strict=True):
        if spot[::-1] < before[::-1]:
            yield island.fault("order")
    flags = [island.plain()["flag"] for island in islands]
    for flag, wanted in FLAGS.items():
        if flags.count(flag) != wanted:
            yield board.fault("exactly", name=flag, count=flags.count(flag), wanted=wanted)


def _lines(board: Node, islands: list[Node], spots: list[Spot], lines: Node) -> Iterator[Fault]:
    known: dict[str, Ends] = {}
    for line in lines.items():
        ends = _ends(line.value)
        why = _line(line, ends, spots, known)
        if why:
            yield why
        elif ends:
            known[str(line.value)] = ends
    for number, island in enumerate(islands):
        if len(known) == len(lines.items()) and not any(number in ends for ends in known.values()):
            yield island.fault("missing", name="line")
    if board.get("crossings") and len(known) == len(lines.items()):
        yield from field(board, "crossings", partial(_crossings, known=known, spots=spots))


def _ends(name: object) -> Ends | None:
    """The islands of a line, counted from 0."""
    found = LINE.fullmatch(name) if isinstance(name, str) else None
    one, other = (int(found[1]) - 1, int(found[2]) - 1) if found else (0, 0)
    return (one, other) if one < other < ISLANDS else None


def _line(line: Node, ends: Ends | None, spots: list[Spot], known: dict[str, Ends]) -> Fault | None:
    if ends is None:
        return line.fault("line", got=str(line.plain())[:40])
    if line.value in known:
        return line.fault("same", got=str(line.value))
    (col, row), (to_col, to_row) = (spots[end] for end in ends)
    if col != to_col and row != to_row:
        return line.fault("straight", got=str(line.value))
    for number, spot in enumerate(spots):
        if number not in ends and between(spot, spots[ends[0]], spots[ends[1]]):
            return line.fault("through", got=str(line.value), island=number + 1)
    return None


def _crossings(node: Node, known: dict[str, Ends], spots: list[Spot]) -> Iterator[Fault]:
    """What the file says of crossings is what its lines do."""
    if not isinstance(node.value, list):
        yield node.fault("list")
        return
    true = {frozenset(pair) for pair in crossings(known, spots)}
    told = set()
    for pair in node.items():
        names = frozenset(str(name.value) for name in pair.items())
        told.add(names)
        if names not in true:
            yield pair.fault("crossing", got=str(pair.plain())[:40])
    for one, other in crossings(known, spots):
        if {one, other} not in told:
            yield node.fault("uncrossed", one=one, other=other)
