"""Parts of a picture with their sizes, set side by side and below one another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

GAP = 14


class Block(NamedTuple):
    w: float
    h: float
    source: str


NOTHING = Block(0, 0, "")


def row(blocks: Iterable[Block], width: float) -> Block:
    """From left to right, a new line where there is no room; all of a line have their middles on a level."""
    return column(_line(line, 0.5) for line in _lines(blocks, width))


def shelf(blocks: Iterable[Block], width: float) -> Block:
    """The same, with their upper edges on a level."""
    return column(_line(line, 0) for line in _lines(blocks, width))


def _lines(blocks: Iterable[Block], width: float) -> list[list[Block]]:
    lines: list[list[Block]] = []
    room = 0.0
    for block in blocks:
        if not lines or block.w > room:
            lines.append([])
            room = width
        lines[-1].append(block)
        room -= block.w + GAP
    return lines


def _line(blocks: list[Block], level: float) -> Block:
    high = max(block.h for block in blocks)
    x, parts = 0.0, []
    for block in blocks:
        parts.append(moved(block, x, (high - block.h) * level))
        x += block.w + GAP
    return Block(x - GAP, high, "".join(parts))


def column(blocks: Iterable[Block]) -> Block:
    y, wide, parts = 0.0, 0.0, []
    for block in blocks:
        parts.append(moved(block, 0, y))
        y += block.h + GAP
        wide = max(wide, block.w)
    return Block(wide, max(0.0, y - GAP), "".join(parts))


def moved(block: Block, x: float, y: float) -> str:
    return f'<g transform="translate({x:.4g} {y:.5g})">{block.source}</g>'


def scaled(block: Block, most_wide: float, most_high: float) -> Block:
    """No larger than that."""
    by = min(1.0, most_wide / block.w, most_high / block.h) if block.w and block.h else 1.0
    return Block(block.w * by, block.h * by, f'<g transform="scale({by:.5g})">{block.source}</g>')


def words(said: str, kind: str, size: float) -> Block:
    """One line of text; its width is a guess."""
    source = f'<text class="{kind}" y="{size * 0.85:.4g}">{escape(said)}</text>'
    return Block(len(said) * size * 0.6, size * 1.25, source)


def sheet(block: Block, pad: float = 12) -> Block:
    """On a card of paper."""
    w, h = block.w + 2 * pad, block.h + 2 * pad
    return Block(w, h, f'<rect class="card" width="{w:.5g}" height="{h:.5g}" rx="12"/>{moved(block, pad, pad)}')


def classed(source: str, names: str, more: str = "") -> str:
    return f"<g class={quoteattr(names.strip())}{more}>{source}</g>"
