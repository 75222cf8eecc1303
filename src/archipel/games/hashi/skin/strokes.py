"""Lines and bridges: dotted paths with their gaps, lit bands, the bridge to come, two bridges side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.games.hashi.scene.places import LEAN, RISE, STEP, Place, place
from archipel.games.hashi.sheet import Sheet
from archipel.games.hashi.skin.draw import EDGE, LEGAL, stroke
from archipel.kit.skin.svg import group, path, use
from archipel.kit.skin.svg import halo as symbol

ACROSS: Final = 60
SHORE: Final = 47
GAP: Final = 13
MIDDLE: Final = ACROSS // 2
LONGEST: Final = 4
DOTS: Final = 'stroke-width="var(--dot,4.6)" stroke-linecap="round" stroke-dasharray="var(--dots,.1 9.2)"'


def strokes(sheets: Sequence[Sheet]) -> list[str]:
    """Every face of a line that some side of the board needs."""
    shapes = sorted({(p.way, p.steps, p.crossed) for sheet in sheets for p in places(sheet)})
    faces = [dots(way, steps, crossed) for way, steps, crossed in shapes]
    for way, steps in sorted({(way, steps) for way, steps, _ in shapes}):
        faces += [bare(way, steps), lit(way, steps, "lit", 18.4), lit(way, steps, "lit2", 29), pair(way, steps)]
        faces += [long(way, steps)] if steps > LONGEST else []
        faces += [ghost(way, steps, "ghost", 0), ghost(way, steps, "ghost2", LEAN[way])]
    return faces


def places(sheet: Sheet) -> list[Place]:
    return [place(sheet, line) for line in range(len(sheet.lines))]


def box(way: str, steps: int) -> tuple[int, int]:
    return (STEP * steps, ACROSS) if way == "h" else (ACROSS, STEP * steps)


def run(way: str, start: float, end: float) -> str:
    return f"M{start:g} {MIDDLE}H{end:g}" if way == "h" else f"M{MIDDLE} {start:g}V{end:g}"


def dotted(way: str, steps: int, crossed: str) -> str:
    """From shore to shore, with a gap where a level line runs on."""
    stops = [SHORE, *(STEP * int(step) + side * GAP for step in crossed for side in (-1, 1)), STEP * steps - SHORE]
    return "".join(run(way, *stops[k : k + 2]) for k in range(0, len(stops), 2))


def hit(way: str, steps: int) -> str:
    return path(run(way, SHORE - 7, STEP * steps - SHORE + 7), "none", 'stroke="transparent" stroke-width="54"')


def dots(way: str, steps: int, crossed: str) -> str:
    line = path(dotted(way, steps, crossed), "none", f'stroke="currentColor" {DOTS}')
    return symbol(f"dots-{way}{steps}{crossed and '-' + crossed}", *box(way, steps), hit(way, steps), line)


def bare(way: str, steps: int) -> str:
    return symbol(f"bare-{way}{steps}", *box(way, steps), hit(way, steps))


def lit(way: str, steps: int, name: str, band: float) -> str:
    d = run(way, 42, STEP * steps - 42)
    halo = path(d, "none", stroke(LEGAL, band + 18, 'opacity=".38"'))
    edge = path(d, "none", stroke(EDGE, band + 3.8))
    fill = path(d, "none", stroke("var(--lit-band,var(--legal,#ffd166))", band))
    line = path(dotted(way, steps, ""), "none", f'stroke="#6a4300" {DOTS}')
    return symbol(f"{name}-{way}{steps}", *box(way, steps), halo, edge, fill, line)


def long(way: str, steps: int) -> str:
    """A bridge longer than any that is drawn: the longest, drawn out."""
    scale = steps / LONGEST
    if way == "h":
        drawn = use(f"bridge-h{LONGEST}", 0, 0, STEP * LONGEST, 56)
        return symbol(f"bridge-h{steps}", STEP * steps, 56, group(drawn, extra=f'transform="scale({scale:g} 1)"'))
    drawn = use(f"bridge-v{LONGEST}", 0, 0, 40, STEP * LONGEST)
    return symbol(f"bridge-v{steps}", 40, STEP * steps, group(drawn, extra=f'transform="scale(1 {scale:g})"'))


def pair(way: str, steps: int) -> str:
    lean = 2 * LEAN[way]
    if way == "h":
        parts = [use(f"bridge-h{steps}", 0, aside, STEP * steps, 56) for aside in (0, lean)]
        return symbol(f"span-h{steps}", STEP * steps, 56 + lean, *parts)
    parts = [use(f"bridge-v{steps}", aside, 0, 40, STEP * steps) for aside in (0, lean)]
    return symbol(f"span-v{steps}", 40 + lean, STEP * steps, *parts)


def ghost(way: str, steps: int, name: str, aside: int) -> str:
    """The bridge to come, drawn where it will lie."""
    if way == "h":
        part = use(f"bridge-h{steps}", 0, 12 - RISE + aside, STEP * steps, 56)
        return symbol(f"{name}-h{steps}", STEP * steps, 80, part)
    return symbol(f"{name}-v{steps}", 80, STEP * steps, use(f"bridge-v{steps}", 20 + aside, 0, 40, STEP * steps))
