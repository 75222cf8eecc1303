"""The same board small: circles and strokes, readable at 168 pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.scene.places import LEAN, RISE, STEP, centre, place, size
from archipel.games.hashi.sheet import BLUE, RED, Sheet
from archipel.games.hashi.skin.draw import WOOD, circle, digit
from archipel.games.hashi.skin.ink import BOX, NUMBERS
from archipel.kit.skin.svg import halo as symbol
from archipel.kit.skin.svg import path

BARE: Final = 'fill="var(--clearing,#fbf4e2)" stroke="var(--moss,#6f9457)" stroke-width="13"'
DONE: Final = 'fill="#f9dccb" stroke="var(--seal,#c03a2b)" stroke-width="14"'
DOTS: Final = 'stroke="#3f7780" stroke-width="7" stroke-dasharray=".1 18" stroke-linecap="round" opacity=".8"'
PENNANTS: Final = {
    RED: ("m20-66 46 17-46 19z", "var(--flag-red,#c2402f)"),
    BLUE: ("m22-70h28v42h-28z", "var(--flag-blue,#2b5f9e)"),
}
PLANK: Final = f'stroke="{WOOD}" stroke-width="15"'


def smalls(sheets: Sequence[Sheet]) -> list[str]:
    faces = [face for sheet in sheets for face in (water(sheet), flags(sheet))]
    faces += [isle("isle"), *(isle(f"min-{k}") for k in NUMBERS)]
    for number in NUMBERS:
        faces += [isle(f"ink-{number}-{need}", number) for need in range(1, number + 1)]
        faces.append(symbol(f"mini.done-{number}", BOX, BOX, circle(60, 60, 44, DONE), brushed(number)))
    shapes = {(p.way, p.steps) for s in sheets for p in (place(s, k) for k in range(len(s.lines)))}
    return faces + [face for way, steps in sorted(shapes) for face in (plank(way, steps), planks(way, steps))]


def water(sheet: Sheet) -> str:
    width, height = size(sheet)
    sea = f'<rect width="{width}" height="{height}" rx="26" fill="var(--sea-paper,#9fc6c3)"/>'
    spots = [centre(sheet, island) for island in range(ISLANDS)]
    lines = "".join(f"M{spots[a][0]} {spots[a][1]}L{spots[b][0]} {spots[b][1]}" for a, b in sheet.ends)
    isles = [circle(x, y, 44, BARE) for x, y in spots]
    return symbol(f"mini.board-{sheet.side}", width, height, sea, path(lines, "none", DOTS), *isles)


def flags(sheet: Sheet) -> str:
    parts = []
    for island, flag in enumerate(sheet.flags):
        if flag in PENNANTS:
            x, y = centre(sheet, island)
            d, colour = PENNANTS[flag]
            parts.append(f'<path d="M{x} {y}{d}" fill="{colour}" stroke="#fff8e8" stroke-width="5"/>')
    return symbol(f"mini.flags-{sheet.side}", *size(sheet), *parts)


def isle(name: str, number: int = 0) -> str:
    return symbol(f"mini.{name}", BOX, BOX, circle(60, 60, 44, BARE), brushed(number) if number else "")


def brushed(number: int) -> str:
    return digit(number, 35, 28, 50)


def plank(way: str, steps: int) -> str:
    if way == "h":
        return symbol(f"mini.bridge-h{steps}", STEP * steps, 56, path(f"M0 {28 + RISE}H{STEP * steps}", "none", PLANK))
    return symbol(f"mini.bridge-v{steps}", 40, STEP * steps, path(f"M20 0V{STEP * steps}", "none", PLANK))


def planks(way: str, steps: int) -> str:
    wide = 2 * LEAN[way]
    if way == "h":
        middle = (56 + wide) // 2 + RISE
        two = f"M0 {middle - 15}H{STEP * steps}M0 {middle + 15}H{STEP * steps}"
        return symbol(f"mini.span-h{steps}", STEP * steps, 56 + wide, path(two, "none", PLANK))
    middle = (40 + wide) // 2
    two = f"M{middle - 15} 0V{STEP * steps}M{middle + 15} 0V{STEP * steps}"
    return symbol(f"mini.span-v{steps}", 40 + wide, STEP * steps, path(two, "none", PLANK))
