"""The curve of a picture: a line a seat with its band, turns as stripes, titles as bands, flags at what cost most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import NamedTuple

from archipel.analysis.picture.paper import INK, INK_2, PAPER, PAPER_2, RED, SEATS, disc, fitted, text, width
from archipel.analysis.picture.told import Flag, Told, Turn
from archipel.analysis.values import HUNDREDTHS, Analysis, SeatValue
from archipel.core.game import Ladder
from archipel.core.values import Seat
from archipel.words import Words

DASHES = ("", "13 9", "0.1 9", "15 6 3 6", "22 7", "7 6")
TITLE = "#2f8796"
"""The colour of the highest title; those below are fainter."""
TITLES_WIDE = 190
"""For the words of the titles, beside the chart."""
MOST_POINTS = 600
"""Of a line: a pixel shows no more."""
DISC, POLE, CLOTH_WIDE, CLOTH_HIGH = 28, 42, 34, 26
HEADING_WIDE = 260
"""What stands over the chart may be as wide."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
TICKS = 6


class Chart(NamedTuple):
    """Where it lies, and what it reaches over: moments up to `last`, values from `low` to `high`."""

    left: float
    right: float
    top: float
    foot: float
    last: int
    low: int
    high: int

    def x(self, moment: float) -> float:
        return self.left + (self.right - self.left) * moment / max(1, self.last)

    def y(self, value: float) -> float:
        kept = min(max(value, self.low), self.high)
        return self.foot - (self.foot - self.top) * (kept - self.low) / max(1, self.high - self.low)


def reach(found: Analysis) -> tuple[int, int]:
    """Of chances all, of points those that come, with some room."""
    if found.unit == "chance":
        return 0, 100 * HUNDREDTHS
    values = [value for moment in found.moments for value in moment.values]
    low, high = min(one.value - one.margin for one in values), max(one.value + one.margin for one in values)
    room = max(2 * HUNDREDTHS, (high - low) * 0.3)
    return max(min(0, low), floor((low - room) / HUNDREDTHS) * HUNDREDTHS), ceil((high + room) / 100) * 100


def curve(chart: Chart, found: Analysis, told: Told, ladder: Ladder | None, said: Words) -> str:
    """`ladder` are titles to lie behind it."""
    parts = [*_stripes(chart, told.turns)]
    if ladder is not None:
        parts += _titles(chart, ladder, told.outcome.rank if told.outcome else "", said)
    parts += _values(chart, found, said)
    parts += _lines(chart, found)
    parts += _ends(chart, found)
    parts += _numbers(chart, told.turns, {flag.number for flag in told.flags})
    parts += _flags(chart, found, told.flags)
    return "\n".join(parts)


def _stripes(chart: Chart, turns: Sequence[Turn]) -> Iterator[str]:
    for turn in turns[::2]:
        x, right = chart.x(turn.first), chart.x(turn.last)
        yield _rect(x, chart.top, right - x, chart.foot - chart.top, PAPER_2)


def _titles(chart: Chart, ladder: Ladder, reached: str, said: Words) -> Iterator[str]:
    """From one rung of the ladder to the next, as far as the chart reaches."""
    for at, (rung, above) in enumerate(zip(ladder.rungs, [*ladder.rungs[1:], None], strict=True)):
        low = chart.low if at == 0 else max(chart.low, rung.least * HUNDREDTHS)
        high = chart.high if above is None else min(chart.high, above.least * HUNDREDTHS)
        if high <= low:
            continue
        top, foot = chart.y(high), chart.y(low)
        faint = 0.06 + 0.5 * at / len(ladder.rungs)
        wide = chart.right - chart.left
        yield _rect(chart.left, top, wide, foot - top, TITLE, f' fill-opacity="{faint:.2f}"')
        if foot - top > 14:
            bold = rung.title == reached
            size, (name, *_) = fitted(said.key(rung.title), (15, 13, 11), TITLES_WIDE - 10, 1, bold=bold)
            yield text(chart.right + 50, (top + foot) / 2 + size * 0.36, name, size, bold=bold)


def _values(chart: Chart, found: Analysis, said: Words) -> Iterator[str]:
    for value in _ticks(chart, found):
        half = found.unit == "chance" and value == 50 * HUNDREDTHS
        look = 'stroke="#9d8b62" stroke-width="2" stroke-dasharray="3 6"' if half else 'stroke="#d9caa6"'
        yield f'<path d="M{chart.left:g} {chart.y(value):.5g}H{chart.right:g}" fill="none" {look}/>'
        number = value // HUNDREDTHS
        told = said.key("analysis-percent", number=number) if found.unit == "chance" else str(number)
        yield text(chart.left - 10, chart.y(value) + 6, told, 16, fill=INK_2, anchor="end")


def _ticks(chart: Chart, found: Analysis) -> range:
    if found.unit == "chance":
        return range(0, 100 * HUNDREDTHS + 1, 50 * HUNDREDTHS)
    across = (chart.high - chart.low) / HUNDREDTHS
    step = HUNDREDTHS * next((step for step in STEPS if across / step <= TICKS), 10_000)
    return range(ceil(chart.low / step) * step, chart.high + 1, step)


def _lines(chart: Chart, found: Analysis) -> Iterator[str]:
    """Bands first: no line lies under the band of another."""
    drawn = {seat: list(_points(found, seat)) for seat in reversed(range(found.seats))}
    for seat, points in drawn.items():
        edge = [(moment, one.value + one.margin) for moment, one in points]
        edge += [(moment, one.value - one.margin) for moment, one in reversed(points)]
        faint = ' opacity=".5"' if found.seats > 2 else ""
        yield f'<path d="{_path(chart, edge)}Z" fill="url(#p-band-{seat % len(SEATS)})"{faint}/>'
    for seat, points in drawn.items():
        path = _path(chart, [(moment, one.value) for moment, one in points])
        kind = seat % len(SEATS)
        wide = 4.5 if found.seats < 3 else 3.6
        dash = f' stroke-dasharray="{DASHES[kind]}"' if DASHES[kind] else ""
        cap = ' stroke-linecap="round"' if kind in (0, 2) else ""
        joined = 'fill="none" stroke-linejoin="round"'
        yield f'<path d="{path}" {joined} stroke="{PAPER}" stroke-width="{wide + 3.5:g}"/>'
        yield f'<path d="{path}" {joined} stroke="{SEATS[kind]}" stroke-width="{wide:g}"{cap}{dash}/>'


def _points(found: Analysis, seat: Seat) -> Iterator[tuple[int, SeatValue]]:
    """As many as can be told apart, the first and the last among them."""
    last = len(found.moments) - 1
    every = max(1, ceil(last / MOST_POINTS))
    for moment in [*range(0, last, every), last]:
        yield moment, found.moments[moment].values[seat]


def _path(chart: Chart, points: Sequence[tuple[int, int]]) -> str:
    """Straight from point to point: nothing between them is known."""
    return "M" + "L".join(f"{chart.x(moment):.1f} {chart.y(value):.1f}" for moment, value in points)


def _ends(chart: Chart, found: Analysis) -> Iterator[str]:
    """The seats at the right ends of their lines, none over another."""
    values = found.moments[-1].values
    order = sorted(range(found.seats), key=lambda seat: (-values[seat].value, seat))
    free, placed = chart.top - DISC / 2, []
    for seat in order:
        free = max(free, chart.y(values[seat].value) - DISC / 2)
        placed.append((seat, free))
        free += DISC + 2
    over = max(0.0, free - 2 - (chart.foot + DISC / 2))
    for seat, y in placed:
        yield disc(seat, chart.right + 12, y - over, DISC)


def _numbers(chart: Chart, turns: Sequence[Turn], flagged: set[int]) -> Iterator[str]:
    """Turns with a flag first, the others where there is room."""
    taken: list[tuple[float, float]] = []
    for turn in sorted(turns, key=lambda turn: (turn.number not in flagged, turn.first)):
        middle, bold = chart.x((turn.first + turn.last) / 2), turn.number in flagged
        half = width(str(turn.number), 16, bold=bold) / 2 + 5
        if turn.number and all(middle + half < left or middle - half > right for left, right in taken):
            taken.append((middle - half, middle + half))
            fill = INK if bold else INK_2
            yield text(middle, chart.foot + 24, str(turn.number), 16, fill=fill, anchor="middle", bold=bold)


def _flags(chart: Chart, found: Analysis, flags: Sequence[Flag]) -> Iterator[str]:
    """Each from its line up, its cloth clear of the cloths before it."""
    planted: list[tuple[float, float]] = []
    cloths = []
    for number, flag in enumerate(flags, 1):
        x = chart.x(flag.ply)
        y = max(chart.y(found.moments[flag.ply].values[flag.seat].value), chart.top + POLE - 14)
        tries = [(way, POLE + more) for more in (0, 28, 56, 84) for way in (1, -1)]
        way, pole = next((one for one in tries if _is_clear(chart, x, y, one, planted)), tries[0])
        planted.append((min(x, x + way * CLOTH_WIDE), y - pole))
        yield (
            f'<path d="M{x:.1f} {y:.1f}v{-pole}" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
        )
        cloths.append(
            f'<g transform="translate({x:.1f} {y - pole:.1f})"><path d="M{way} -1h{way * CLOTH_WIDE}l{-way * 8} 13 '
            f'{way * 8} 13H{way}z" fill="{RED}"/>'
            f"{text(way * 14, 18, str(number), 18, fill='#ffffff', anchor='middle', bold=True)}</g>"
        )
    yield from cloths


def _is_clear(
    chart: Chart, x: float, y: float, planted: tuple[int, int], others: Sequence[tuple[float, float]]
) -> bool:
    way, pole = planted
    left, top = min(x, x + way * CLOTH_WIDE), y - pole
    highest = chart.top - (32 if left > chart.left + HEADING_WIDE else 16)
    inside = left > chart.left - 4 and left + CLOTH_WIDE < chart.right + 8 and top > highest
    return inside and all(
        abs(left - other) > CLOTH_WIDE + 2 or abs(top - height) > CLOTH_HIGH + 2 for other, height in others
    )


def _rect(x: float, y: float, wide: float, high: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{fill}"{more}/>'
