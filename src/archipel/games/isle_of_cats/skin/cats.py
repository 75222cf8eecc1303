"""Any polyomino as a cat that lies inside its silhouette: the rug is the exact tile, the face always upright."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final

from archipel.games.isle_of_cats.content.tiles import CATS, OSHAXES, SHAPE_CELLS
from archipel.games.isle_of_cats.scene.naming import face_of
from archipel.games.isle_of_cats.skin.anatomy import SIDES, Anatomy, angle, centre, chance
from archipel.games.isle_of_cats.skin.coats import COLOURS, OSHAX, PAINT, coat, letter, paint
from archipel.games.isle_of_cats.skin.draw import BELOW, centred, group, halo, middle, path, upright, use
from archipel.games.isle_of_cats.skin.outline import Cell, outline
from archipel.games.isle_of_cats.skin.poses import poses

CURL: Final = "M-76 6C-44 30-18 34 6 26C32 17 36-14 14-24C2-29-10-22-8-11"
WRAP: Final = "M-30-16C-34 10-22 24 8 24L76 24C110 24 114-2 96-8"
LINE: Final = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
TIPS: Final = {
    "blue": ("var(--coat-2)", 21, 'stroke-linecap="butt" stroke-dasharray="6 9" stroke-dashoffset="-34"'),
    "green": ("var(--coat-2)", 10, 'stroke-linecap="round" stroke-dasharray="1 13" stroke-dashoffset="-30"'),
    "red": ("var(--coat-3)", 21, 'stroke-linecap="round" stroke-dasharray="0 80 20 0"'),
    "purple": ("var(--coat-3)", 21, 'stroke-linecap="round" stroke-dasharray="0 80 20 0"'),
    "orange": ("var(--patch)", 21, 'stroke-linecap="round" stroke-dasharray="0 74 26 0"'),
    OSHAX: ("var(--coat-3)", 21, 'stroke-linecap="round" stroke-dasharray="0 80 20 0"'),
}


def cats(lang: str) -> Iterator[str]:
    """Every cat and Oshax: what a shape has whatever its colour once, then each coat over it."""
    for id in CATS:
        body = Anatomy(SHAPE_CELLS[id])
        yield f"<defs>{common(id, body)}</defs>"
        for colour in COLOURS:
            yield from whole(face_of("cat", id, colour), id, body, colour, "", lang)
    for id in (shape for shape in SHAPE_CELLS if shape.startswith(OSHAX)):
        body = Anatomy(SHAPE_CELLS[id])
        yield f"<defs>{common(id, body)}</defs>"
        for chosen in ("", *COLOURS):
            yield from whole(face_of(OSHAX, id, chosen), id, body, OSHAX, chosen, lang)


def size(cells: tuple[Cell, ...]) -> tuple[int, int]:
    return (max(x for x, _ in cells) + 1) * 100, (max(y for _, y in cells) + 1) * 100


def small(face: str, width: float, height: float) -> str:
    """The same face for a small boat."""
    return halo(f"mini.{face}", width, height, use(face, 0, 0, width, height))


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
    """What every coat of a shape shares: rug, body, its clip, tail and paws."""
    base = outline(body.cells, 3, 24, 10)
    rug = path(base, "#22130a", f'opacity=".32" style="{BELOW}"')
    stitch = 'fill="none" stroke="var(--rug-2)" stroke-width="2.5" stroke-dasharray="7 6" opacity=".65"'
    rug += path(base, "var(--rug)") + f'<path d="{outline(body.cells, 8, 19, 12)}" {stitch}/>'
    core, lines = outline(body.core, 10, 42, 26) if body.core else "", limbs(body)
    shade = group(drawn(core, lines, "#06101c", 4), extra=f'opacity=".3" style="{BELOW}"')
    ink = drawn(core, lines, "var(--coat-ink)", 5) + drawn(core, lines, "var(--coat)", 0)
    tail = "".join(
        f'<path d="{CURL if body.tail_leaf else WRAP}" {LINE} stroke="{stroke}" stroke-width="{width}"{more}/>'
        for stroke, width, more in (
            ("#06101c", 26, ' opacity=".28" transform="translate(0 4)"'),
            ("var(--coat-ink)", 27, ""),
            ("var(--coat)", 21, ""),
        )
    )
    return (
        f'<clipPath id="clip-{id}">{clipped(core, lines)}</clipPath><g id="rug-{id}">{rug}</g>'
        f'<g id="shade-{id}">{shade}</g><g id="body-{id}">{ink}</g>'
        f'<g id="tail-{id}">{tail}</g><g id="paws-{id}">{paws(body)}</g>'
    )


def drawn(core: str, lines: list[Limb], colour: str, more: int) -> str:
    edge = f'stroke="{colour}" stroke-width="{more}" stroke-linejoin="round"' if more else ""
    parts = [path(core, colour, edge)] if core else []
    for (x0, y0), (x1, y1), width in lines:
        parts.append(
            f'<path d="M{x0} {y0}L{x1} {y1}" stroke="{colour}" stroke-width="{width + more}" stroke-linecap="round"/>'
        )
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


def whole(face: str, id: str, body: Anatomy, colour: str, chosen: str, lang: str) -> list[str]:
    """One cat; a chosen Oshax lies on the rug of its family and wears its medal."""
    stroke, width, dashes = TIPS[colour]
    curl = CURL if body.tail_leaf else WRAP
    ring = f'<path d="{curl}" fill="none" pathLength="100" stroke="{stroke}" stroke-width="{width}" {dashes}/>'
    tail = group(f'<use href="#tail-{id}"/>', ring, extra=f'transform="{tail_pose(body)}"')
    rug = f'<use href="#rug-{id}"/>'
    if chosen:
        rug = group(rug, extra=f'style="--rug:{PAINT[chosen][4]};--rug-2:{PAINT[chosen][5]}"')
    parts = [
        rug,
        f'<use href="#shade-{id}"/>',
        tail if body.tail_leaf else "",
        f'<use href="#body-{id}"/>',
        group(coat(colour, body), extra=f'clip-path="url(#clip-{id})"'),
        "" if body.tail_leaf else tail,
        f'<use href="#paws-{id}"/>',
        medal(body, chosen, lang) if chosen else "",
        head(body, colour),
        ours(body) if colour == OSHAX and id not in OSHAXES else "",
    ]
    wide, high = size(body.cells)
    cat = halo(face, wide, high, group(*parts, extra=f'style="{paint(colour)}"'))
    return [cat, small(face, wide, high), *poses(face, wide, high)]


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


def head(body: Anatomy, colour: str) -> str:
    """Upright, and a little aslant away from a neck that comes from the side."""
    x, y = centre(body.head)
    dx, dy = body.neck[0] - body.head[0], body.neck[1] - body.head[1]
    side = f"cos(var(--turn,0deg))*var(--mirror,1)*{dx}" if dx else f"sin(var(--turn,0deg))*{-dy}"
    wide = 112 if colour == OSHAX else 98
    return upright(x, y, use(f"head-{colour}", -wide / 2, -wide / 2, wide), lean=f" rotate(calc(-9deg*{side}))")


def medal(body: Anatomy, chosen: str, lang: str) -> str:
    x, y = centre(body.neck)
    dx, dy = body.neck[0] - body.head[0], body.neck[1] - body.head[1]
    sign = use("oshax-medal", -31, -31, 62) + middle(0, 11, letter(lang, chosen), 30, "word", "#fff")
    return upright(x - dx * 6, y - dy * 6, group(sign, extra=f'style="{paint(chosen)}"'))


def ours(body: Anatomy) -> str:
    """The mark of Archipel, where a shape is our construction."""
    x, y = centre(body.tail)
    return upright(x, y, group(use("archipel-mark", -17, -17, 34), extra='color="#ffe9a8"'))
