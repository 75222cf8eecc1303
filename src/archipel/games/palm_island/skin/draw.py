"""Symbols from parts: the words of SVG that cards are composed of. Units and prices are strings of w, f, s and ?."""

from __future__ import annotations

from typing import Final

from archipel.games.palm_island.content.cards import Cost
from archipel.games.palm_island.edition import Edition
from archipel.kit.skin.svg import INK, Pen, group, use

SHADE: Final = "#0b2f3b"
RESOURCES: Final = {"w": "res-wood", "f": "res-fish", "s": "res-stone", "?": "res-any"}
NAMES: Final = {"w": "wood", "f": "fish", "s": "stone", "?": "any"}
write: Final = Pen(
    {
        "num": 'font-family="var(--text)" font-weight="800"',
        "name": 'font-family="var(--display)" font-weight="650" letter-spacing="-.01em"',
        "plain": 'font-family="var(--text)" font-weight="500"',
        "word": 'font-family="var(--text)" font-weight="700"',
        "end": 'font-family="var(--display)" font-style="italic"',
    }
).write


def white(id: str, x: float, y: float, size: float, opacity: float = 1) -> str:
    """An icon in white."""
    return group(use(id, x, y, size), extra=f'color="#fff" opacity="{opacity:g}"')


def units(edition: Edition, look: int) -> str:
    """What a look gives when it is stored."""
    counts = edition.wood[look], edition.fish[look], edition.stone[look], edition.wild[look]
    return "".join(unit * count for unit, count in zip(RESOURCES, counts, strict=True))


def tokens(given: str, x: float, y: float, size: float, gap: float = 2) -> str:
    return "".join(use(RESOURCES[unit], x + k * (size + gap), y, size) for k, unit in enumerate(given))


def price(costs: tuple[Cost, ...], x: float, y: float, size: float, free: str = "") -> tuple[str, float]:
    """Numerals and icons, alternatives split by a slash; what is missing fades by --no-<resource>. With its width."""
    if costs == ((0, 0, 0),):
        return write(x, y + size * 0.8, free, size * 0.82, "word", "#2f6f4b"), size * 2.7
    parts, at = [], x
    for nth, cost in enumerate(costs):
        if nth:
            at -= size * 0.1
            parts.append(write(at, y + size * 0.86, "/", size * 1.05, "word", "#6b7678"))
            at += size * 0.44
        for unit, count in zip("wfs", cost, strict=True):
            if count:
                wide = size * (0.52 if count < 10 else 1.04)
                pair = write(at, y + size * 0.84, count, size * 0.98) + use(
                    RESOURCES[unit], at + wide, y - size * 0.04, size
                )
                parts.append(group(pair, extra=f'opacity="var(--no-{NAMES[unit]},1)"'))
                at += wide + size * 1.16
    return "".join(parts), at - x


def star(points: int, x: float, y: float, size: float) -> str:
    figure = size * (0.36 if points > 9 else 0.44)
    return use("star", x, y, size) + write(x + size / 2, y + size * 0.68, points, figure, anchor="middle")


def arrow(count: int, x: float, y: float, size: float) -> str:
    return use("upgrade", x, y, size) + write(
        x + size / 2, y + size * 0.72, count, size * 0.44, fill="#fff", anchor="middle"
    )


def letter(area: str, x: float, y: float, radius: float, fill: str = INK) -> str:
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'
    return disc + write(x, y + radius * 0.44, area, radius * 1.3, fill="#fff", anchor="middle")


def lines(x: float, y: float, said: str, size: float, width: int, step: float = 1.15, most: int = 3) -> str:
    """A sentence in lines of at most `width` letters."""
    rows = [""]
    for word in said.split(" "):
        if rows[-1] and len(rows[-1]) + 1 + len(word) > width:
            rows.append("")
        rows[-1] = f"{rows[-1]} {word}".strip()
    return "".join(write(x, y + k * size * step, row, size, "plain", "#3b4a50") for k, row in enumerate(rows[:most]))
