"""Symbols from parts: the words of SVG that tiles, boats and cards are composed of. A cell is 100 units wide."""

from __future__ import annotations

from typing import Final

from archipel.kit.skin.svg import INK, Pen, use

QUIET: Final = "#4c5b60"
write: Final = Pen(
    {
        "num": 'font-family="var(--display)" font-weight="700"',
        "name": 'font-family="var(--display)" font-weight="620" letter-spacing="-.01em"',
        "plain": 'font-family="var(--text)" font-weight="500"',
        "word": 'font-family="var(--text)" font-weight="700"',
    }
).write


def centred(id: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """A square sprite about its middle."""
    pose = f"translate({x:g} {y:g})" + (f" rotate({turn:g})" if turn else "")
    return use(id, -size / 2, -size / 2, size, extra=f'transform="{pose}"')


def middle(x: float, y: float, said: object, size: float, look: str = "num", fill: str = INK) -> str:
    return write(x, y, said, size, look, fill, "middle")


NARROW: Final = "iljtf.,;:!'’|()[] I1"
WIDE: Final = "mwMWœæ@%"


def length(said: str, size: float) -> float:
    """About how wide a sentence is, in the units of its size."""
    ems = sum(0.29 if c in NARROW else 0.82 if c in WIDE else 0.63 if c.isupper() else 0.515 for c in said)
    return ems * size


def broken(said: str, size: float, width: float) -> list[str]:
    """A sentence in lines no wider than `width`; no-break spaces hold."""
    rows = [""]
    for word in said.split(" "):
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and length(longer, size) > width:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows
