"""Plaques, slips, piles and small signs: what lies around the boards."""

from __future__ import annotations

from itertools import product
from typing import Final

from archipel.games.hashi.content import PILES, START_NUMBERS
from archipel.games.hashi.scoring import BONUSES, HIGH, LOW, NEEDS
from archipel.games.hashi.skin.draw import EDGE, LEGAL, SUMI, digit, stroke
from archipel.kit.skin.svg import group, path, use
from archipel.kit.skin.svg import halo as symbol

SIGNS: Final = {"red": ("flag-red", 44, 60), "blue": ("flag-blue", 44, 60), "six": ("six-group", 48, 40)}
FAINT: Final = "#6f5a3d"


def panels() -> list[str]:
    states = [(bonus, high, low) for bonus in range(len(BONUSES)) for high in "iow" for low in "ionwp"]
    faces = [face(*state) for face in (plaque, chip) for state in states]
    faces += counts()
    for number, bridges in product(range(1, 7), range(1, 4)):
        faces += slips(f"slip-{number}-{bridges}")
    faces += [stack(cards) for cards in range(max(PILES) + 1)]
    faces += [due(bonus, state) for bonus in range(len(BONUSES)) for state in ("open", "got", "missed")]
    faces += [sign("stat-islands", "seal-hanko", 24, 24), *(sign(f"stat-{name}", *SIGNS[name]) for name in BONUSES)]
    faces += [chooser(number) for number in START_NUMBERS]
    return [*faces, sign("badge", "ico-logo", 40, 40)]


def plaque(bonus: int, high: str, low: str) -> str:
    """A wooden plaque; values are in play (i), out (o), open just now (n), won (w), or pale beside the one won (p)."""
    id, width, height = SIGNS[BONUSES[bonus]]
    tall = 44 if height > width else 31
    parts = [use("ema", 0, 0, 200, 104), use(id, 11.5, 54 - tall / 2, 36.5, tall)]
    parts += [value(HIGH[bonus], 58, 33, 32.7, high), value(LOW[bonus], 94.3, 46, 21, low)]
    return symbol(f"plaque-{BONUSES[bonus]}-{high}{low}", 200, 104, *parts)


def chip(bonus: int, high: str, low: str) -> str:
    """The same for small windows, to be read at a third of its size."""
    id, width, height = SIGNS[BONUSES[bonus]]
    tall = 82 if height > width else 50
    edge = '<path d="M3 15q0-12 12-12h170q12 0 12 12v4H3z" fill="var(--ema-edge,#a8743f)"/>'
    parts = ['<rect x="3" y="3" width="194" height="98" rx="12" fill="var(--ema,#e6c48f)"/>', edge]
    parts.append(use(id, 8, 58 - tall / 2, 60, tall))
    parts += [value(HIGH[bonus], 90, 58, 30, high), value(LOW[bonus], 146, 58, 30, low)]
    return symbol(f"chip-{BONUSES[bonus]}-{high}{low}", 200, 104, *parts)


def value(points: int, x: float, y: float, width: float, state: str) -> str:
    if state in "op":
        faint = digit(points, x, y, width, FAINT, 'opacity=".5"')
        return faint + strike(x, y, width) if state == "o" else faint
    return {"n": glow, "w": seal}.get(state, nothing)(x, y, width) + digit(points, x, y, width)


def nothing(x: float, y: float, width: float) -> str:
    return ""


def strike(x: float, y: float, width: float) -> str:
    brush = use("strike-wide", x - width * 0.1, y + width * 0.52, width * 1.2, width * 0.26, f'color="{SUMI}"')
    return group(brush, extra=f'transform="rotate(-24 {x + width / 2:g} {y + width * 0.65:g})"')


def glow(x: float, y: float, width: float) -> str:
    return _round(x, y, width, f'fill="{LEGAL}" stroke="{EDGE}" stroke-width="1.6"')


def seal(x: float, y: float, width: float) -> str:
    """The red ring of a finished thing."""
    return _round(x, y, width, 'fill="#f8dcd2" stroke="var(--seal,#c03a2b)" stroke-width="3"')


def _round(x: float, y: float, width: float, look: str) -> str:
    centre = f'cx="{x + width / 2:g}" cy="{y + width * 0.643:g}"'
    return f'<ellipse {centre} rx="{width * 0.776:g}" ry="{width * 0.914:g}" {look}/>'


def counts() -> list[str]:
    had = [(have, need) for need in NEEDS for have in range(need + 1)]
    return [count(*one, "count", 1) for one in had] + [count(*one, "tally", 1.8) for one in had]


def count(have: int, need: int, name: str, scale: float) -> str:
    look = f'font-family="var(--display)" font-weight="600" font-size="{24 * scale:g}" fill="#3d2a16" text-anchor="end"'
    less = f'<tspan font-size="{15 * scale:g}" font-weight="600" fill="#5a3d20">'
    said = f'<text x="{56 * scale:g}" y="{24 * scale:g}" {look}>{have}{less}/{need}</tspan></text>'
    return symbol(f"{name}-{have}-{need}", 60 * scale, 32 * scale, said)


def slips(id: str) -> list[str]:
    """A slip of the information bar: to come, seen, or the card in play."""
    faded = use(id, 0, 0, 36, 46, 'opacity=".5"')
    outline = '<rect x="-1" y="-1" width="38" height="48" rx="3" fill="none" stroke="var(--chosen,#ff8c42)"'
    return [
        symbol(f"{id}-seen", 36, 46, faded, use("strike", 0, 0, 36, 46, f'color="{SUMI}"')),
        symbol(f"{id}-now", 42, 52, use(id, 0, 0, 36, 46), f'{outline} stroke-width="3"/>', left=-3, top=-3),
    ]


def stack(cards: int) -> str:
    """So many cards face down; none: their empty place."""
    place = '<rect x="3" y="9" width="56" height="78" rx="6" fill="none" stroke="var(--line,#c9b891)"'
    if not cards:
        return symbol("stack-0", 72, 96, f'{place} stroke-width="2" stroke-dasharray="6 4"/>')
    return symbol(f"stack-{cards}", 72, 96, *(use("card-back", 2 + k, 13 - 2 * k, 58, 81) for k in range(cards)))


def due(bonus: int, state: str) -> str:
    """What a pile's end decides: a bonus with its high value, got or missed."""
    id, width, height = SIGNS[BONUSES[bonus]]
    tall = 24 if height > width else 18
    parts = [use(id, 0, 14 - tall / 2, 20, tall)]
    parts.append(digit(HIGH[bonus], 21, 5, 14, "var(--ink,#1f2d33)", 'opacity=".5"' if state == "missed" else ""))
    if state == "got":
        parts.append(path("M38 15l3 3.5 6-8", "none", stroke("var(--good,#2f8f5b)", 2.4)))
    if state == "missed":
        parts.append(path("M20 21 36 7", "none", stroke("var(--ink,#1f2d33)", 2)))
    return symbol(f"due-{BONUSES[bonus]}-{state}", 48, 28, *parts)


def sign(id: str, face: str, width: int, height: int) -> str:
    return symbol(id, width, height, use(face, 0, 0, width, height))


def chooser(number: int) -> str:
    return symbol(f"choose-{number}", 64, 82, use("slip-base", 0, 0, 64, 82), digit(number, 14, 16, 36))
