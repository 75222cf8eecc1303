"""The rows as a picture: a panel for each operation, bars on a logarithmic axis, ours in colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import ceil, floor, log10
from xml.sax.saxutils import escape

import msgspec

from archipel.bench.rows import Row, short
from archipel.words import Words

OURS = "Archipel"
OPERATIONS = ("steps", "clone", "observe", "determinize", "sims", "vector")
LINE = 18
BAR = 11
PANEL = 170
FIGURE = 42
"""Room for the figure that stands at the end of a bar."""
GAP = 18
EDGE = 16
HEAD = 96
TICKS = 3
LETTER = 7.2
SMALL = 5.8
"""How wide a sign is at most, of a name and of the note."""
STYLE = """
svg { color-scheme: light dark; background: #fff; font: 12px system-ui, sans-serif; }
text { fill: #1f2a33; } .title { font-size: 17px; font-weight: 600; } .library, .panel { font-weight: 600; }
.note, .tick, .figure { fill: #5b6770; font-size: 11px; } .figure, .tick { font-variant-numeric: tabular-nums; }
.tick { text-anchor: middle; } .grid { stroke: #e3e7ea; } .ours { fill: #0b7285; } .peer { fill: #9aa5ad; }
@media (prefers-color-scheme: dark) {
  svg { background: #14191d; } text { fill: #e6eaed; } .note, .tick, .figure { fill: #9fabb4; }
  .grid { stroke: #2b343b; } .ours { fill: #3bc9db; } .peer { fill: #6c7880; }
}
"""


class Panel(msgspec.Struct, frozen=True):
    """One operation: where it stands, and the powers of ten at both ends of its axis."""

    operation: str
    left: float
    low: int
    high: int

    def at(self, rate: float) -> float:
        return self.left + (log10(rate) - self.low) / (self.high - self.low) * (PANEL - FIGURE)


def draw(rows: Sequence[Row], said: Words) -> str:
    """An SVG that needs nothing else; figures are for a round of the calibration loop."""
    shown = [row for row in rows if row.steps_per_round > 0]
    lines = _lines(shown, said)
    left = EDGE + LETTER * max((len(row.name) for row in shown), default=0) + GAP
    panels = list(_panels(shown, left))
    note = said.key("terminal-picture-note")
    width = max(left + len(panels) * (PANEL + GAP) + EDGE, EDGE * 2 + SMALL * len(note))
    foot = HEAD + len(lines) * LINE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {foot + EDGE}" width="{width:.0f}" '
        f'height="{foot + EDGE}" role="img">',
        f"<title>{escape(said.key('terminal-picture-title'))}</title><style>{STYLE}</style>",
        _text(EDGE, 30, "title", said.key("terminal-picture-title")),
        _text(EDGE, 50, "note", note),
    ]
    for panel in panels:
        parts += _axis(panel, foot, said)
    for number, line in enumerate(lines):
        parts += _line(line, HEAD + number * LINE, panels)
    return "\n".join([*parts, "</svg>", ""])


def heading(row: Row, said: Words) -> str:
    """The library of a row, and whether elapsed time was counted instead of the processor's."""
    name = f"{row.library} {row.version}".strip()
    return f"{name} {said.key('terminal-wall')}" if row.wall else name


def _lines(rows: Sequence[Row], said: Words) -> list[Row | str]:
    """A line for each row, and one with its name above those of each library."""
    found: list[Row | str] = []
    for library, group in groupby(rows, lambda row: heading(row, said)):
        found += [library, *group]
    return found


def _panels(rows: Sequence[Row], left: float) -> Iterator[Panel]:
    """Only the operations that somebody has."""
    for operation in OPERATIONS:
        rates = [rate for row in rows if (rate := _rate(row, operation))]
        if rates:
            low = floor(log10(min(rates)))
            yield Panel(operation, left, low, max(ceil(log10(max(rates))), low + 1))
            left += PANEL + GAP


def _rate(row: Row, operation: str) -> float | None:
    found: float | None = getattr(row, f"{operation}_per_round")
    return found


def _axis(panel: Panel, foot: float, said: Words) -> Iterator[str]:
    yield _text(panel.left, HEAD - 26, "panel", said.key(f"terminal-picture-{panel.operation}"))
    step = ceil((panel.high - panel.low) / TICKS)
    for power in range(panel.low, panel.high + 1):
        x = panel.at(10.0**power)
        yield f'<path class="grid" d="M{x:.1f} {HEAD - 6}V{foot}"/>'
        if (power - panel.low) % step == 0:
            yield _text(x, HEAD - 10, "tick", f"{10.0**power:g}")


def _line(line: Row | str, top: float, panels: Sequence[Panel]) -> Iterator[str]:
    base = top + LINE - 5
    if isinstance(line, str):
        yield _text(EDGE, base, "library", line)
        return
    yield _text(EDGE + 10, base, "name", line.name)
    kind = "ours" if line.library == OURS else "peer"
    for panel in panels:
        rate = _rate(line, panel.operation)
        if rate:
            end = panel.at(rate)
            width = max(end - panel.left, 1)
            said = escape(f"{line.library} {line.name}: {getattr(line, f'{panel.operation}_per_s'):.4g}/s")
            yield (
                f'<rect class="{kind}" x="{panel.left:.1f}" y="{top + (LINE - BAR) / 2:.1f}" width="{width:.1f}" '
                f'height="{BAR}" rx="2"><title>{said}</title></rect>'
            )
            yield _text(end + 4, base, "figure", short(rate))


def _text(x: float, y: float, kind: str, said: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(said)}</text>'
