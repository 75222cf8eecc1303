"""The cards of day and night, composed from their conditions, and the ladder of the last tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from archipel.games.islet.content.cards import COMPONENTS, HIGHEST, SIDES, is_ours
from archipel.games.islet.skin.cards import glow
from archipel.games.islet.skin.draw import DISPLAY, EDGE, TERRAINS, box, circle, symbol, write
from archipel.games.islet.skin.shapes import Outline, hull, moved, trace
from archipel.kit.skin.svg import INK, PAPER, group, path, use

CARD: Final = (0.0, 0.0, 120.0, 164.0)
STEP: Final = (-1.6, -8.2)
TRIANGLE: Final = [(44.0, 22.0), (75.5, 71.0), (12.5, 71.0)]
FACES: Final = ("#f1dfb4", "#e6c98a", "#d3a659", "#b57d3c", "#8a5527", "#6b3f1c")
EDGES: Final = ("#b99c5e", "#a27f3f", "#83592a", "#6f4420", "#4f2d14", "#3c210f")


def solo(content: str) -> list[str]:
    found = [symbol(f"hill-{level}", (0, -14, 80, 88), hill(level)) for level in range(1, HIGHEST + 1)]
    found += [around(terrain) for terrain in TERRAINS]
    for number, row in enumerate(COMPONENTS.agreed(content)["cards"]):
        for side in SIDES:
            parts = [use(f"solo-{side}"), *condition(row[side])]
            if is_ours(content, number, side):
                parts.append(ours(side))
            found.append(symbol(f"{row['id']}-{side}", CARD, *parts))
    return [*found, back(), symbol("solo-glow", CARD, glow(0, 0, 120, 164, 13))]


def back() -> str:
    """Day above, night below."""
    frame = box(1, 1, 118, 162, 12, PAPER, f'stroke="{EDGE}" stroke-width="1.5"') + box(8, 8, 104, 148, 7, "#1b2d55")
    day = path("M15 8H105Q112 8 112 15V66C80 92 44 62 8 96V15Q8 8 15 8Z", "#bfe3e6")
    sun = circle(40, 44, 15, "#f7b733", 'stroke="#ffe7a3" stroke-width="6"')
    moon = path("M84 104A19 19 0 1 0 98 134 22 22 0 0 1 84 104Z", "#f3e6b8")
    return symbol("solo-back", CARD, frame, day, sun, moon)


def hill(levels: int) -> str:
    """So many tiles on top of one another."""
    parts = []
    for nth in range(levels):
        face = moved(TRIANGLE, STEP[0] * nth, STEP[1] * nth)
        base = moved(face, -STEP[0], -STEP[1])
        rim = moved(face, -STEP[0] * 0.28, -STEP[1] * 0.28)
        parts += [layer(hull(base + face), EDGES[nth]), layer(hull(rim + face), "#fdf6e2"), layer(face, FACES[nth])]
    return "".join(parts)


def layer(outline: Outline, fill: str) -> str:
    return path(trace(outline), fill, f'stroke="{fill}" stroke-width="3" stroke-linejoin="round"')


def around(terrain: str) -> str:
    """Three neighbours of one terrain."""
    places = ((0.0, 0.0), (100.0, 0.0), (50.0, 86.6))
    return symbol(
        f"around-{terrain}", (0, 0, 200, 174), *(use(f"terrain-{terrain}-down", x, y, 100, 86.6) for x, y in places)
    )


def condition(asked: Mapping[str, Any]) -> list[str]:
    """The four kinds the rulebook shows have pictures of their own."""
    demands = asked.keys() - {"provenance"}
    if demands == {"terrain", "all_neighbours"}:
        return inside(letter(asked["terrain"]), letter(asked["all_neighbours"]))
    if demands not in ({"level"}, {"level", "terrain"}, {"level", "nest"}):
        return together(asked)
    if demands == {"level"}:
        return [use(f"hill-{asked['level']}", 20, 66, 80, 88), *number(asked["level"], 38, 95, 14)]
    parts = [use(f"hill-{asked['level']}", 9, 82, 56, 61.6), *number(asked["level"], 20, 112, 12)]
    if "nest" in asked:
        return [*parts, use(f"nest-{asked['nest'][0]}", 60, 92, 50)]
    terrain = letter(asked["terrain"])
    tile = use(f"terrain-{terrain}-up", 60, 93, 51, 44.2)
    return [*parts, tile, circle(85.5, 122, 11, PAPER), use(f"ico-{terrain}", 77.5, 114, 16)]


def together(asked: Mapping[str, Any]) -> list[str]:
    """Any other demands, each a small picture, two in a row."""
    found = [picture(name, asked[name]) for name in ("level", "terrain", "nest", "all_neighbours") if name in asked]
    left, top, scale = ((24, 72, 1.7), (13, 86, 1.1))[len(found) - 1] if len(found) < 3 else (14, 68, 1)
    places = [f"translate({left + 50 * (nth % 2)} {top + 42 * (nth // 2)})scale({scale})" for nth in range(len(found))]
    return [group(*parts, extra=f'transform="{place}"') for parts, place in zip(found, places, strict=True)]


def picture(name: str, asked: Any) -> list[str]:
    """One demand in a square of 42."""
    if name == "level":
        return [use(f"hill-{asked}", 2, 0, 36, 39.6), *number(asked, 8, 22, 8)]
    if name == "nest":
        return [use(f"nest-{asked[0]}", 1, 0, 40)]
    kind = letter(asked)
    if name == "terrain":
        return [use(f"terrain-{kind}-up", 0, 2, 42, 36.4), circle(21, 26, 8, PAPER), use(f"ico-{kind}", 15, 20, 12)]
    return [use(f"around-{kind}", 0, 1, 42, 36.5), circle(21, 30, 7, PAPER), use(f"ico-{kind}", 16, 25, 10)]


def letter(name: str) -> str:
    return name[0].upper()


def inside(terrain: str, other: str) -> list[str]:
    """One terrain with another all around it."""
    frame = path("M60 75.5 82.500 115.5H37.5Z", INK, f'stroke="{INK}" stroke-width="5" stroke-linejoin="round"')
    parts = [use(f"around-{other}", 20, 78, 80, 69.6), frame, use(f"terrain-{terrain}-up", 40, 78.6, 40, 34.6)]
    for kind, x, y in ((terrain, 60, 103), (other, 40, 91), (other, 80, 91), (other, 60, 126)):
        parts += [circle(x, y, 8, PAPER), use(f"ico-{kind}", x - 6, y - 6, 12)]
    return parts


def number(level: int, x: float, y: float, radius: float) -> list[str]:
    disc = circle(x, y, radius, INK, f'stroke="{PAPER}" stroke-width="2.5"')
    return [disc, write(x, y + radius * 0.48, level, radius * 1.42, PAPER, DISPLAY)]


def ours(side: str) -> str:
    """The mark of Archipel: a side that no published source shows."""
    return group(use("archipel-mark", 92, 137, 15), extra=f'color="{"#5b6c6f" if side == "day" else "#7c7aa0"}"')
