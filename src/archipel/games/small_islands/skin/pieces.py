"""Everything that is not a tile of land or a card: houses, boats, tokens, the piles, the chart itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final

from archipel.games.small_islands.skin.draw import box, centred, write
from archipel.games.small_islands.skin.places import Spot
from archipel.games.small_islands.skin.tiles import SEA, framed, pier
from archipel.kit.skin.svg import group, halo, path, symbol, use

COLOURS: Final = ("red", "blue", "yellow", "purple")
MARKS: Final = {"red": "stripes", "blue": "dots", "yellow": "chevrons", "purple": "lozenges", "grey": "patch"}
TINTS: Final = {"red": "#c8452f", "blue": "#2f6db3", "yellow": "#b9820f", "purple": "#8a4fb0", "grey": "#87949a"}
COINS: Final = ("lotus", "fruit", "leaf")
PILE: Final = 6


def pieces(values: Sequence[int], tables: Sequence[int]) -> Iterator[str]:
    """`values`: of the discovery tokens; `tables`: cells a side the table may have."""
    yield from houses()
    yield from boats()
    yield from tokens(values)
    yield from piles()
    yield from cells()
    yield from (chart(side) for side in tables)
    yield beyond()


def houses() -> Iterator[str]:
    for colour in COLOURS:
        tint = f'color="{TINTS[colour]}"'
        parts = use("house", 0, 0, 48) + use(f"house-mark-{MARKS[colour]}", 0, 0, 48)
        yield symbol(f"house-{colour}", 48, 48, group(parts, extra=tint))
        for size in (38, 34):
            yield halo(f"home-{colour}-{size}", size, size, use(f"house-{colour}", 0, 0, size))
    yield symbol("house-none", 48, 48, group(use("house-spot", 0, 0, 48), extra='opacity=".4"'))
    yield symbol("others-house", 48, 48, group(use("house", 0, 0, 48), extra='color="#87949a"'))


def boats() -> Iterator[str]:
    """A boat tile is open sea with a ship; a quay without its boat is empty water."""
    for colour, mark in MARKS.items():
        ship = use("boat", 0, 0, 100) + use(f"boat-mark-{mark}", 0, 0, 100)
        waves = use("wave", 12, 14, 18, 8, 'opacity=".75"')
        drawn = group(ship, extra=f'color="{TINTS[colour]}"')
        yield framed(f"boat-{colour}", SEA, waves, drawn)
    dash = 'fill="none" stroke="#fffaec" stroke-opacity=".8" stroke-width="4" stroke-dasharray="9 7"'
    yield symbol("boat-none", 100, 100, SEA, box(8, 8, 84, 84, 8, dash))


def tokens(values: Sequence[int]) -> Iterator[str]:
    for value in sorted(set(values)):
        figure = write(24, 31, value, 20, fill="#17506b", anchor="middle")
        yield symbol(f"discovery-{value}", 48, 48, use("discovery-front", 0, 0, 48), figure)
    for resource in COINS:
        for size in (38, 34):
            yield halo(f"coin-{resource}-{size}", size, size, use(f"joker-{resource}", 0, 0, size))
    for looks in range(8):
        yield halo(f"quay-{looks}", 60, 60, pier(Spot(30, 30, looks), "joker-port", 26))
        yield symbol(f"berth-{looks}", 60, 60)
        yield halo(f"berth-lit-{looks}", 60, 60, _berth(looks))
    yield halo("coin-points", 44, 44, use("pp", 0, 0, 44))
    yield halo("coin-tokens", 44, 44, use("discovery-plain", 0, 0, 44))
    yield symbol("joker-none", 48, 48, '<circle cx="24" cy="24" r="20" fill="none" ' + dashes("#87949a") + "/>")
    yield halo("icon-here", 40, 40, '<circle cx="20" cy="20" r="19" fill="transparent"/>')
    yield halo("icon-lit", 40, 40, _ring(20, 20, 22))


def _berth(looks: int) -> str:
    """Where a port could be added: an empty jetty's ring."""
    angle = looks * pi / 4
    return _ring(30 + 11 * sin(angle), 30 - 11 * cos(angle), 12)


def _ring(x: float, y: float, radius: float) -> str:
    wide = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="#ffd16655" stroke="#8a5a00" stroke-width="4.5"/>'
    return wide + f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="none" stroke="#ffd166" stroke-width="2.6"/>'


def piles() -> Iterator[str]:
    """The navigation pile tells by six pips how many tiles are left before anybody may land."""
    for left in range(PILE + 1):
        pips = [use("pip-on" if nth < left else "pip-off", *_pip(nth), 18) for nth in range(PILE)]
        yield symbol(f"navigation-{left}", 100, 100, use("nav-tile", 0, 0, 100), *pips)
    for nth in (1, 2, 3):
        edge = box(2, 2, 96, 96, 7, 'fill="#0e3b4a" fill-opacity=".12" ' + dashes("#87949a", 7))
        yield symbol(f"slot-{nth}", 100, 100, edge, write(50, 62, nth, 34, fill="#87949a", anchor="middle"))


def _pip(nth: int) -> tuple[float, float]:
    return 41 + 36 * sin(nth * pi / 3), 41 - 36 * cos(nth * pi / 3)


def cells() -> Iterator[str]:
    """Cells of open water: one that a tile fits, one it fits after a turn, one on the way of Alexis."""
    fits = 'fill="#579fa6" stroke="#ffd166" stroke-width="4"'
    yield halo("cell-lit", 100, 100, box(4, 4, 92, 92, 9, fits))
    turn = 'fill="#8fcbc6" fill-opacity=".14" stroke="#ffd166" stroke-opacity=".55" stroke-width="2.4"'
    arrow = centred("g-turn-cw", 50, 50, 24)
    pale = box(5, 5, 90, 90, 9, turn + ' stroke-dasharray="6 7"')
    yield halo("cell-turn", 100, 100, pale, group(arrow, extra='color="#ffd166" opacity=".7"'))
    badge = '<circle cx="50" cy="50" r="25" fill="#154a63" stroke="#fffaec" stroke-width="4"/>'
    yield halo("cell-ports", 100, 100, badge, centred("port", 72, 30, 30))
    for nth in (1, 2, 3):
        for way, angle in (("N", 0), ("E", 90), ("S", 180), ("W", 270)):
            arrow = use("dir", -18, -18, 36, extra=f'transform="translate(30 30) rotate({angle})"')
            number = write(30, 37, nth, 19, fill="#fff", anchor="middle")
            yield halo(f"way-{way}-{nth}", 60, 60, arrow, number)
    passed = '<circle cx="50" cy="87" r="7" fill="#fffaec" stroke="#8a4fb0" stroke-width="4"/>'
    yield halo("walked", 100, 100, passed)
    last = 'fill="none" stroke="#d9603b" stroke-width="6" stroke-dasharray="14 8"'
    yield halo("last-tile", 100, 100, box(3, 3, 94, 94, 6, last))
    no = box(3, 3, 94, 94, 8, 'fill="#b23a48" fill-opacity=".62" stroke="#ff9d9d" stroke-width="3"')
    yield halo("refuse", 100, 100, no, group(centred("g-cross", 50, 50, 40), extra='color="#fff"'))


def chart(side: int) -> str:
    """The table: deep water ruled like a sea chart; at the edge of the world its paper border with degrees."""
    span = 100 * side
    lines = "".join(f"M{100 * k} 0V{span}M0 {100 * k}H{span}" for k in range(1, side))
    border = f"M-110 -110H{span + 110}V{span + 110}H-110ZM0 0V{span}H{span}V0Z"
    ticks = "".join(
        f"M{50 * k} 0v-{_long(k)}M{50 * k} {span}v{_long(k)}M0 {50 * k}h-{_long(k)}M{span} {50 * k}h{_long(k)}"
        for k in range(1, 2 * side)
    )
    places = ((1, -1), (-1, 1), (-1, -1), (1, 1))
    roses = [centred("compass-rose", span * (0.5 + 0.24 * x), span * (0.5 + 0.24 * y), 250) for x, y in places]
    pale = 'color="#fff" opacity=".1"'
    frame = f"M0 0H{span}V{span}H0Z"
    return halo(
        f"chart-{side}",
        span,
        span,
        f'<rect width="{span}" height="{span}" fill="var(--table,#1c6472)"/>',
        path(lines, "none", 'stroke="#fff" stroke-opacity=".09" stroke-width="1.4"'),
        *[group(rose, extra=pale) for rose in roses],
        path(border, "var(--si-border,#f3ead6)", 'fill-rule="evenodd"'),
        path(ticks, "none", 'stroke="#7c6230" stroke-width="3"'),
        path(frame, "none", 'stroke="#7c6230" stroke-width="8"'),
        path(frame, "none", 'stroke="#fffaec" stroke-width="4" stroke-dasharray="50 50"'),
    )


def _long(k: int) -> int:
    return 18 if k % 2 else 40


def beyond() -> str:
    """What lies around the chart: the desk it is drawn on."""
    grain = path("M0 30H200M0 96H200M0 160H200", "none", 'stroke="#fff" stroke-opacity=".035" stroke-width="7"')
    return symbol("beyond", 200, 200, '<rect width="200" height="200" fill="var(--si-desk,#0f3b46)"/>', grain)


def dashes(colour: str, gap: float = 5) -> str:
    return f'stroke="{colour}" stroke-width="2.4" stroke-dasharray="{gap + 2:g} {gap:g}"'
