"""The four areas of a card at once: flip across, rotate down; --to-rotate and --to-flip ring where they lead."""

from __future__ import annotations

from typing import Final, NamedTuple

from archipel.games.palm_island.content.cards import AREAS, Cost
from archipel.games.palm_island.scene.printed import actions, turned
from archipel.games.palm_island.skin.designs import Design
from archipel.games.palm_island.skin.draw import arrow, letter, price, star, tokens, units
from archipel.kit.skin.svg import INK, group, path, symbol, use

PLACES: Final = {"A": (0, 0), "C": (1, 0), "B": (0, 1), "D": (1, 1)}
SHAFT: Final = 'stroke="#4c5b60" stroke-width="2.4"'


class Size(NamedTuple):
    """Measures of a map: the whole, a cell and its step, and the picture, letter and icons in a cell."""

    id: str
    width: int
    height: int
    cell: tuple[int, int]
    step: tuple[int, int]
    picture: tuple[int, int]
    line: float
    icon: float


WIDE: Final = Size("map", 240, 192, (94, 80), (142, 108), (88, 52), 67, 17)
SMALL: Final = Size("smap", 122, 126, (54, 55), (66, 68), (50, 33), 45, 13)


def chart(design: Design, now: str, size: Size) -> str:
    shown = [area for area in "ACBD" if is_printed(design, area)]
    parts = [cell(design, area, now, size) for area in shown]
    ways = [way(design, area, size) for area in shown]
    return symbol(f"{size.id}-{design.key}-{now}", size.width, size.height, *parts, *ways)


def is_printed(design: Design, area: str) -> bool:
    return design.edition.shown[design.card * 4 + AREAS.index(area)]


def cell(design: Design, area: str, now: str, size: Size) -> str:
    look, here = design.card * 4 + AREAS.index(area), design.card * 4 + AREAS.index(now)
    stars, arrows = design.edition.stars, design.edition.arrows
    col, row = PLACES[area]
    x, y = 1.5 + col * size.step[0], 1.5 + row * size.step[1]
    edge = ring(area == now, [verb for verb, _ in actions(design.edition, here) if turned(here, verb) == look])
    width, height = size.cell
    paper = f'<rect x="{x:g}" y="{y:g}" width="{width}" height="{height}" rx="{width / 10:g}" fill="#fbf6ea" {edge}/>'
    picture = use(design.art(area), x + 3, y + 3, size.picture[0] - 1, size.picture[1])
    line, icon = y + size.line, size.icon
    parts = [paper, picture, letter(area, x + icon * 0.66, line, icon / 2, INK if area == now else design.band)]
    parts.append(tokens(units(design.edition, look), x + icon * 1.3, line - icon / 2, icon, -1))
    right = x + width - 2
    if stars[look]:
        right -= icon * 1.25
        parts.append(star(stars[look], right, line - icon * 0.66, icon * 1.25))
    if arrows[look] and size is WIDE:
        parts.append(arrow(arrows[look], right - icon - 1, line - icon / 2, icon))
    return "".join(parts)


def ring(here: bool, verbs: list[str]) -> str:
    if here:
        return f'stroke="{INK}" stroke-width="2.6"'
    if verbs:
        verb = verbs[0]
        edge = f'stroke="var(--to-{verb},#d8c8a2)" stroke-width="var(--to-line-{verb},1)"'
        return f'{edge} stroke-dasharray="var(--to-dash-{verb},none)"'
    return 'stroke="#d8c8a2" stroke-width="1"'


def way(design: Design, area: str, size: Size) -> str:
    """Arrows from an area to where it can be turned, with their prices where there is room."""
    look = design.card * 4 + AREAS.index(area)
    rotate, flip = design.edition.rotate[look], design.edition.flip[look]
    parts = []
    if rotate:
        parts.append(down(PLACES[area], rotate, size))
    if flip:
        parts.append(across(PLACES[area], flip, size))
    return "".join(parts)


def across(place: tuple[int, int], costs: tuple[Cost, ...], size: Size) -> str:
    y = place[1] * size.step[1] + size.cell[1] * 0.6
    left, right = size.cell[0] + 3, size.step[0]
    parts = [pointer(left, y, right, y) if not place[0] else pointer(right, y, left, y)]
    if size is WIDE:
        for nth, unit in enumerate(reversed(single(costs[0]))):
            parts.append(
                group(price((unit,), 0, 0, 14)[0], extra=f'transform="translate({left + 12} {y - 20 - nth * 15:g})"')
            )
    return "".join(parts)


def down(place: tuple[int, int], costs: tuple[Cost, ...], size: Size) -> str:
    x: float = place[0] * size.step[0] + (24 if size is WIDE else 28)
    top, bottom = size.cell[1] + 3, size.step[1]
    tag, wide = price(costs, 0, 0, 14)
    if size is WIDE:
        x = min(x, size.width - 10 - wide)
    parts = [pointer(x, top, x, bottom) if not place[1] else pointer(x, bottom, x, top)]
    if size is WIDE:
        parts.append(group(tag, extra=f'transform="translate({x + 9:g} {top + 6})"'))
    return "".join(parts)


def single(cost: Cost) -> list[Cost]:
    """A cost as costs of one resource each."""
    wood, fish, stone = cost
    return [part for part in ((wood, 0, 0), (0, fish, 0), (0, 0, stone)) if any(part)]


def pointer(x: float, y: float, to_x: float, to_y: float) -> str:
    dx, dy = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
    shaft = path(f"M{x:g} {y:g}L{to_x - dx * 5:g} {to_y - dy * 5:g}", "none", SHAFT)
    return shaft + path(f"M{to_x:g} {to_y:g}l{-dx * 8 + dy * 5} {-dy * 8 + dx * 5}l{-dy * 10} {-dx * 10}Z", "#4c5b60")
