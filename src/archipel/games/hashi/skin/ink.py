"""What is written on islands: digits, how much is missing, seals, the ring of a legal island."""

from __future__ import annotations

from typing import Final

from archipel.games.hashi.skin.draw import EDGE, LEGAL, WOOD, circle, digit, stroke
from archipel.kit.skin.svg import group, use
from archipel.kit.skin.svg import halo as symbol

BOX: Final = 120
NUMBERS: Final = range(1, 7)
SPOT: Final = circle(60, 60, 40, 'fill="transparent"')
HELD: Final = circle(61, 61.5, 29, 'fill="none" stroke="var(--held,transparent)" stroke-width="8"')


def inks() -> list[str]:
    faces = [island("isle"), *(island(f"min-{k}", least(k)) for k in NUMBERS)]
    for number in NUMBERS:
        faces += [island(f"ink-{number}-{need}", written(number), missing(need)) for need in range(1, number + 1)]
        faces += [finished(number), symbol(f"ghost-{number}", BOX, BOX, digit(number, 45.5, 41.5, 31, "#b98a3c"))]
    return [*faces, ring(), wet()]


def island(id: str, *parts: str) -> str:
    return symbol(id, BOX, BOX, SPOT, HELD, *parts)


def written(number: int) -> str:
    return digit(number, 45.5, 41.5, 31)


def finished(number: int) -> str:
    blush = circle(61.2, 62, 25, 'fill="#f9dccb"')
    seal = use("seal-ring", 1, 1.5, BOX, BOX)
    return island(f"done-{number}", blush, written(number), seal, tag(use("seal-hanko", 80, 78, 25, 25)))


def missing(need: int) -> str:
    paper = use("tag-need", 72, 79, 41, 27)
    return tag(paper, figure(87, 97.2, 17, str(need)), use("arch-ink", 92.5, 84.5, 16, 11, f'color="{WOOD}"'))


def least(bridges: int) -> str:
    return tag(use("tag-min", 72, 79, 41, 27), figure(92, 97, 15.5, f"≥ {bridges}", "#24444d"))


def tag(*parts: str) -> str:
    return group(*parts, extra='class="hashi-tag"')


def figure(x: float, y: float, size: float, said: str, colour: str = "var(--sumi,#1f2d33)") -> str:
    look = f'font-size="{size:g}" font-weight="700" text-anchor="middle" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}" {look}>{said}</text>'


def ring() -> str:
    halo = circle(61, 61.5, 29, f'fill="none" opacity=".5" {stroke(LEGAL, 17)}')
    edge = circle(61, 61.5, 27.5, f'fill="none" {stroke(EDGE, 8)}')
    band = circle(61, 61.5, 27.5, f'fill="none" {stroke(LEGAL, 5.4)}')
    return symbol("ring", BOX, BOX, halo, edge, band)


def wet() -> str:
    """The dashed ring of what was written this turn."""
    dashes = 'fill="none" stroke="var(--chosen,#ff8c42)" stroke-width="4" stroke-dasharray="7 5"'
    return symbol("wet", BOX, BOX, circle(61, 61, 30, dashes))
