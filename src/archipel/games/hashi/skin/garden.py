"""The two gardens: which island, tree and stone stands where, and the backdrops composed of them."""

from __future__ import annotations

from math import hypot
from typing import Final

from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.scene.places import MARGIN, STEP, centre, size
from archipel.games.hashi.sheet import NO_FLAG, RED, Sheet
from archipel.kit.skin.svg import group, use
from archipel.kit.skin.svg import halo as symbol

# Island by island: its shape, what grows north-west, north-east and south-west of its clearing. Shapes are for two,
# three or four lines: on an owner's board an island is as wide as its own lines ask.
GARDENS: Final = {
    "A": """2a pine-a - rock-b, 3a bamboo rock-a shrub, 3b sakura rock-a shrub, 2b - pine-b rock-b, 2b ginkgo - iris,
        4a pine-b lantern rock-b, 2a - sakura rock-b, 3a pine-a - shrub, 3b rock-a - iris, 3b rock-a pine-a shrub,
        3b sakura - rock-b, 4a pine-b bamboo iris, 3a ginkgo - rock-b, 2a pine-a - rock-b, 3b rock-a pine-b shrub,
        3b lantern - iris, 3b pine-b - rock-b, 2a shrub ginkgo rock-b""",
    "B": """2a pine-a - rock-b, 2a bamboo - shrub, 2b sakura - shrub, 3b - pine-b rock-b, 4b ginkgo - iris,
        2a pine-b lantern rock-b, 2a - sakura rock-b, 4a pine-a - shrub, 3b rock-a - iris, 3b rock-a pine-a shrub,
        3b sakura - rock-b, 3a pine-b bamboo iris, 3a ginkgo - rock-b, 3a pine-a - rock-b, 2b rock-a pine-b shrub,
        2b lantern - iris, 3b pine-b - rock-b, 2a shrub - rock-b""",
}
# Fish: where, which way, how long.
KOI: Final = {
    "A": ((71, 64, -24, 56), (104, 109, -38, 40), (140, 384, 98, 46), (612, 138, 168, 44), (558, 500, 12, 44)),
    "B": ((78, 76, -20, 56), (678, 72, 150, 46), (378, 492, 20, 44)),
}
PLANTS: Final = {side: [row.split() for row in rows.split(",")] for side, rows in GARDENS.items()}
HALF: Final = STEP / 2
PAPER: Final = {"A": (756, 636), "B": (756, 756)}
CLEAR: Final = 75


def backdrops(sheet: Sheet) -> list[str]:
    """The layers of a board: water, land, what stands before the bridges, flags; and all of it in one."""
    width, height = size(sheet)
    water, land, front = water_of(sheet), land_of(sheet), front_of(sheet)
    return [
        symbol(f"garden-{sheet.side}", width, height, water),
        symbol(f"land-{sheet.side}", width, height, land),
        symbol(f"front-{sheet.side}", width, height, front),
        symbol(f"flags-{sheet.side}", width, height, flags_of(sheet)),
    ]


def water_of(sheet: Sheet) -> str:
    parts = [paper(sheet)]
    width, height = size(sheet)
    spots = [centre(sheet, island) for island in range(ISLANDS)]
    for island, (x, y) in enumerate(spots):
        parts.append(use(f"rake-{ways(sheet, island)}", x - HALF, y - HALF, STEP, STEP))
    for x, y, angle, long in KOI[sheet.side]:
        near = any(hypot(x - other_x, y - other_y) < CLEAR for other_x, other_y in spots)
        if near or x > width - MARGIN or y > height - MARGIN:
            continue
        fish = use("koi", -long / 2, -long / 3, long, long * 2 / 3, 'opacity=".92"')
        parts.append(group(fish, extra=f'transform="translate({x} {y}) rotate({angle})"'))
    return "".join(parts)


def paper(sheet: Sheet) -> str:
    """The water, as wide and high as the board."""
    width, height = PAPER[sheet.side]
    sea = use(f"sheet-{sheet.side.lower()}", 0, 0, width, height)
    if size(sheet) == (width, height):
        return sea
    across, down = (own / ours for own, ours in zip(size(sheet), (width, height), strict=True))
    return group(sea, extra=f'transform="scale({across:g} {down:g})"')


def ways(sheet: Sheet, island: int) -> int:
    """How many lines meet here, as far as shapes tell."""
    return min(4, max(2, len(sheet.at[island])))


def land_of(sheet: Sheet) -> str:
    isles, plants = [], []
    for island in range(ISLANDS):
        x, y = centre(sheet, island)
        shape, west, east, _ = PLANTS[sheet.side][island]
        isles.append(use(f"isle-{ways(sheet, island)}{shape[-1]}", x - HALF, y - HALF, STEP, STEP))
        if west == "shrub":
            plants.append(use(west, x - 46, y - 42, 30, 30))
        elif west != "-":
            plants.append(use(west, x - 50, y - 50, 38, 38))
        if east != "-":
            plants.append(use(east, x + 12, y - 50, 38, 38))
    return "".join(isles + plants)


def front_of(sheet: Sheet) -> str:
    spots = [(centre(sheet, island), PLANTS[sheet.side][island][3]) for island in range(ISLANDS)]
    return "".join(use(plant, x - 46, y + 12, 32, 32) for (x, y), plant in spots)


def flags_of(sheet: Sheet) -> str:
    parts = []
    for island, flag in enumerate(sheet.flags):
        if flag != NO_FLAG:
            x, y = centre(sheet, island)
            parts.append(use("flag-red" if flag == RED else "flag-blue", x + 19, y - 63, 38, 52))
    return "".join(parts)
