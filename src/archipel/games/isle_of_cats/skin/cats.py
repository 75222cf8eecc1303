"""Any polyomino as a cat that lies inside its silhouette: the rug is the exact tile, the face always upright."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final

from archipel.games.isle_of_cats.content.tiles import CATS, OSHAXES, SHAPE_CELLS
from archipel.games.isle_of_cats.scene.naming import face_of
from archipel.games.isle_of_cats.skin.anatomy import SIDES, Anatomy, angle, centre, chance
from archipel.games.isle_of_cats.skin.coats import COATS, COLOURS, OSHAX, PATCH, coat, letter
from archipel.games.isle_of_cats.skin.draw import centred, middle
from archipel.games.isle_of_cats.skin.outline import Cell, outline
from archipel.games.isle_of_cats.skin.poses import Box, Upright, faces
from archipel.kit.skin.svg import group, path, use

CURL: Final = "M-76 6C-44 30-18 34 6 26C32 17 36-14 14-24C2-29-10-22-8-11"
WRAP: Final = "M-30-16C-34 10-22 24 8 24L76 24C110 24 114-2 96-8"
TAIL: Final = 'fill="none" stroke-linejoin="round" pathLength="100"'
RINGS: Final = 'stroke-linecap="butt" stroke-dasharray="6 9" stroke-dashoffset="-34"'
DOTS: Final = 'stroke-linecap="round" stroke-dasharray="1 13" stroke-dashoffset="-30"'
TIP: Final = 'stroke-linecap="round" stroke-dasharray="0 80 20 0"'
TIPS: Final = {
    "blue": (COATS["blue"].dark, 21, RINGS),
    "green": (COATS["green"].dark, 10, DOTS),
    "red": (COATS["red"].light, 21, TIP),
    "purple": (COATS["purple"].light, 21, TIP),
    "orange": (PATCH, 21, 'stroke-linecap="round" stroke-dasharray="0 74 26 0"'),
    OSHAX: (COATS[OSHAX].light, 21, TIP),
}


def cats(lang: str, more: list[str]) -> Iterator[str]:
    """Every cat and Oshax: what a shape has whatever its colour once, then each coat over it; `more` are shapes of
    further Oshax."""
    for id in CATS:
        body = Anatomy(SHAPE_CELLS[id])
        yield f"<defs>{common(id, body)}</defs>"
        for colour in COLOURS:
            yield from whole(face_of("cat", id, colour), id, body, colour, "", lang)
    for id in (*(shape for shape in SHAPE_CELLS if shape.startswith(OSHAX)), *more):
        body = Anatomy(SHAPE_CELLS[id])
        yield f"<defs>{common(id, body)}</defs>"
        for chosen in ("", *COLOURS):
            yield from whole(face_of(OSHAX, id, chosen), id, body, OSHAX, chosen, lang)


def box_of(cells: tuple[Cell, ...]) -> Box:
    return Box((max(x for x, _ in cells) + 1) * 100, (max(y for _, y in cells) + 1) * 100)


Limb = tuple[tuple[int, int], tuple[int, int], int]


def limbs(body: Anatomy) -> list[Limb]:
    """Neck and legs as thick round lines: from, to, width."""
    found = [(body.head, 72)] if body.head_leaf else []
    found += [(leg, 64) for leg in body.legs]
    lines = []
    for cell, width in found:
        start, end = centre(body.beside(cell)[0]), centre(cell)
        step = [(b > a) - (b < a) for a, b in zip(start, end, strict=True)]
        lines.append((start, (end[0] + step[0] * 6, end[1] + step[1] * 6), width))
    return lines


def common(id: str, body: Anatomy) -> str:
    """What every coat of a shape shares: rug, stitches, body and its outline, the clip of the coat, tail and paws. They
    take fill and colour from whoever uses them."""
    core, lines = outline(body.core, 10, 42, 26) if body.core else "", limbs(body)
    curl = CURL if body.tail_leaf else WRAP
    stitch = 'fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="7 6" opacity=".65"'
    return "".join(
        (
            f'<path id="rug-{id}" d="{outline(body.cells, 3, 24, 10)}"/>',
            f'<path id="stitch-{id}" d="{outline(body.cells, 8, 19, 12)}" {stitch}/>',
            f'<g id="ink-{id}">{drawn(core, lines, 5)}</g><g id="body-{id}">{drawn(core, lines, 0)}</g>',
            f'<clipPath id="clip-{id}">{clipped(core, lines)}</clipPath>',
            f'<path id="tail-{id}" d="{curl}" {TAIL} transform="{tail_pose(body)}"/>',
            f'<g id="paws-{id}">{paws(body)}</g>',
        )
    )


def drawn(core: str, lines: list[Limb], more: int) -> str:
    edge = f'stroke="currentColor" stroke-width="{more}" stroke-linejoin="round"' if more else ""
    parts = [path(core, "currentColor", edge)] if core else []
    for (x0, y0), (x1, y1), width in lines:
        wide = f'stroke="currentColor" stroke-width="{width + more}" stroke-linecap="round"'
        parts.append(f'<path d="M{x0} {y0}L{x1} {y1}" {wide}/>')
    return "".join(parts)


def clipped(core: str, lines: list[Limb]) -> str:
    parts = [f'<path d="{core}"/>'] if core else []
    for (x0, y0), (x1, y1), width in lines:
        r = width // 2
        corner = f'x="{min(x0, x1) - r}" y="{min(y0, y1) - r}"'
        parts.append(f'<rect {corner} width="{abs(x1 - x0) + width}" height="{abs(y1 - y0) + width}" rx="{r}"/>')
    return "".join(parts)


def paws(body: Anatomy) -> str:
    parts = [centred("cat-paws", *centre(leg), 100, angle(body.beside(leg)[0], leg)) for leg in body.legs]
    if not body.legs and body.core:
        parts.append(centred("cat-fold", *centre(body.neck), 100, angle(body.neck, body.head)))
    rump = body.beside(body.tail)[0]
    if body.tail_leaf and rump != body.neck:
        parts.append(centred("cat-thigh", *centre(rump), 100, angle(body.tail, rump)))
    return "".join(parts)


def whole(face: str, id: str, body: Anatomy, colour: str, chosen: str, lang: str) -> Iterator[str]:
    """One cat in every pose; a chosen Oshax lies on the rug of its family and wears its medal."""
    wears, rug = COATS[colour], COATS[chosen or colour]
    tail = tailed(id, colour)
    parts = [
        f'<use href="#rug-{id}" fill="{rug.rug}"/><use href="#stitch-{id}" color="{rug.stitch}"/>',
        f'<use href="#ink-{id}" color="#06101c" opacity=".3" transform="translate(3 6)"/>',
        tail if body.tail_leaf else "",
        f'<use href="#ink-{id}" color="{wears.ink}"/><use href="#body-{id}" color="{wears.plain}"/>',
        group(coat(colour, body), extra=f'clip-path="url(#clip-{id})"'),
        "" if body.tail_leaf else tail,
        f'<use href="#paws-{id}" fill="{wears.paws}" color="{wears.ink}"/>',
    ]
    above = [medal(body, chosen, lang)] if chosen else []
    above.append(head(body, colour))
    if id.startswith(OSHAX) and id not in OSHAXES:
        above.append(ours(body))
    shadow = f'<use href="#rug-{id}" fill="#22130a" opacity=".32"/>'
    yield from faces(face, box_of(body.cells), shadow, "".join(parts), above)


def tailed(id: str, colour: str) -> str:
    stroke, width, dashes = TIPS[colour]
    round = 'stroke-linecap="round"'
    lines = (
        ("#06101c", 26, f'{round} opacity=".28"'),
        (COATS[colour].ink, 27, round),
        (COATS[colour].plain, 21, round),
    )
    drawn = "".join(
        f'<use href="#tail-{id}" stroke="{line}" stroke-width="{wide}" {more}/>' for line, wide, more in lines
    )
    return drawn + f'<use href="#tail-{id}" stroke="{stroke}" stroke-width="{width}" {dashes}/>'


def tail_pose(body: Anatomy) -> str:
    x, y = centre(body.tail)
    if body.tail_leaf:
        turn, side = angle(body.beside(body.tail)[0], body.tail), 1 if chance(body.tail) % 2 else -1
        return f"translate({x} {y}) rotate({turn:g}) scale(1 {side})"
    out = outward(body)
    along = [n for n in body.beside(body.tail) if (n[0] - body.tail[0]) * out[0] + (n[1] - body.tail[1]) * out[1] == 0]
    turn = angle(body.tail, (along or body.beside(body.tail))[0])
    side = 1 if cos(radians(turn)) * out[1] - sin(radians(turn)) * out[0] > 0 else -1
    return f"translate({x} {y}) rotate({turn:g}) scale(1 {side})"


def outward(body: Anatomy) -> Cell:
    """The free side of a tail that has no leaf of its own, away from the head."""
    (x, y), (hx, hy) = body.tail, body.head
    for dx, dy in SIDES:
        if (x + dx, y + dy) not in body.cells and (x - hx) * dx + (y - hy) * dy > 0:
            return dx, dy
    return 0, 1


def head(body: Anatomy, colour: str) -> Upright:
    """A little aslant away from a neck that comes from the side."""
    wide = 112 if colour == OSHAX else 98
    lean = body.neck[0] - body.head[0], body.neck[1] - body.head[1]
    return Upright(*centre(body.head), use(f"head-{colour}", -wide / 2, -wide / 2, wide), lean)


def medal(body: Anatomy, chosen: str, lang: str) -> Upright:
    x, y = centre(body.neck)
    dx, dy = body.neck[0] - body.head[0], body.neck[1] - body.head[1]
    wears = COATS[chosen]
    sign = use("oshax-medal", -31, -31, 62, extra=f'fill="{wears.plain}" color="{wears.ink}"')
    return Upright(x - dx * 6, y - dy * 6, sign + middle(0, 11, letter(lang, chosen), 30, "word", "#fff"))


def ours(body: Anatomy) -> Upright:
    """The mark of Archipel, where a shape is our construction."""
    return Upright(*centre(body.tail), use("archipel-mark", -17, -17, 34, extra='color="#ffe9a8"'))
