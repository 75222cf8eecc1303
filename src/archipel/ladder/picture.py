"""Ladders as a picture: for each mode three marks with their intervals, hollow where nothing is proven."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor
from xml.sax.saxutils import escape

from archipel.ladder.values import BotLadder, LadderPair
from archipel.words import Words, words

SHOWN = (("normal", "easy"), ("strong", "normal"), ("strong", "easy"))
"""The steps between the levels that a person can choose, and both at once; each has its colour and its shape."""
WIDTH = 860
LEFT = 250
EDGE = 20
HEAD = 118
LINE = 24
ROW = 3 * LINE + 16
FOOT = 54
ROOM = 196
"""For the words at the end of a line."""
TICK = 10
LOWEST = 40
STYLE = """
svg { color-scheme: light dark; background: #fbf6ea; font: 14px system-ui, sans-serif; }
text { fill: #1f2d33; } .title { font-size: 20px; font-weight: 600; } .name { font-size: 16px; font-weight: 600; }
.note { fill: #4c5b60; font-size: 13px; } .tick { fill: #4c5b60; font-size: 13px; text-anchor: middle; }
.even { font-weight: 600; } .end { text-anchor: end; } .band { fill: #f3ead6; } .grid { stroke: #ddcfae; }
.half { stroke: #1f2d33; stroke-width: 2; } .figure { font-weight: 700; }
.step path, .step circle, .step rect { stroke-width: 2.6; }
.s0 { stroke: #2c7a3f; fill: #2c7a3f; } .s1 { stroke: #2559a8; fill: #2559a8; } .s2 { stroke: #c23a22; fill: #c23a22; }
.bar { fill: none; } .hollow { fill: #fbf6ea; } .band-over .hollow { fill: #f3ead6; }
@media (prefers-color-scheme: dark) {
  svg { background: #17262c; } text { fill: #eef3ee; } .note, .tick { fill: #b9c8c6; } .band { fill: #1e3138; }
  .grid { stroke: #3b555e; } .half { stroke: #eef3ee; }
  .s0 { stroke: #7cc98b; fill: #7cc98b; } .s1 { stroke: #8fb8f0; fill: #8fb8f0; }
  .s2 { stroke: #f0937f; fill: #f0937f; } .bar { fill: none; }
  .hollow { fill: #17262c; } .band-over .hollow { fill: #1e3138; }
}
"""


def draw(ladders: Sequence[BotLadder], lang: str) -> str:
    """An SVG that needs nothing else: a row for each ladder, in their order."""
    said = words(lang)
    low = _lowest(ladders)
    foot = HEAD + ROW * len(ladders)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {foot + FOOT}" width="{WIDTH}" '
        f'height="{foot + FOOT}" role="img">',
        f"<title>{escape(said.key('ladder-picture'))}</title><style>{STYLE}</style>",
        _text(EDGE, 36, "title", said.key("ladder-title")),
        _text(EDGE, 58, "note", said.key("ladder-lead")),
        *_key(said),
    ]
    parts += [
        f'<rect class="band" x="8" y="{HEAD + ROW * row}" width="{WIDTH - 16}" height="{ROW}" rx="10"/>'
        for row in range(0, len(ladders), 2)
    ]
    parts += _axis(low, foot, said)
    for row, ladder in enumerate(ladders):
        parts += [
            f'<g class="{"plain" if row % 2 else "band-over"}">',
            *_row(ladder, HEAD + ROW * row, low, lang),
            "</g>",
        ]
    return "\n".join([*parts, "</svg>", ""])


def steps(ladder: BotLadder) -> Iterator[tuple[int, LadderPair]]:
    """The pairs that are shown, by the number of their colour."""
    by_name = {(pair.upper, pair.lower): pair for pair in ladder.pairs}
    return ((number, by_name[names]) for number, names in enumerate(SHOWN) if names in by_name)


def games_word(ladder: BotLadder, said: Words) -> str:
    """How many games, or deals, a pair has."""
    fewest, most = ladder.games
    what = "games" if ladder.kind == "rivals" else "deals"
    if fewest == most:
        return said.key(f"ladder-{what}", count=most)
    return said.key(f"ladder-{what}-from", count=most, fewest=fewest)


def percent(share: float, said: Words) -> str:
    return said.key("ladder-percent", share=round(100 * share))


def _lowest(ladders: Sequence[BotLadder]) -> int:
    lows = [100 * pair.low for ladder in ladders for _, pair in steps(ladder)]
    return TICK * floor(min([LOWEST, *lows]) / TICK)


def _x(share: float, low: int) -> float:
    return LEFT + (WIDTH - EDGE - ROOM - LEFT) * (100 * share - low) / (100 - low)


def _key(said: Words) -> Iterator[str]:
    x = EDGE
    for number, names in enumerate(SHOWN):
        upper, lower = (said.key(f"table-level-{name}") for name in names)
        yield f'<g class="step"><path class="bar s{number}" d="M{x} 86h44m-44 -6v12m44 -12v12"/>'
        yield f"{_mark(number, x + 22, 86, hollow=False)}</g>"
        label = said.key("ladder-against", upper=upper, lower=lower)
        yield _text(x + 54, 91, "figure", label)
        x += 84 + 8 * len(label)


def _axis(low: int, foot: int, said: Words) -> Iterator[str]:
    for share in range(low, 101, TICK):
        x = _x(share / 100, low)
        yield f'<path class="{"half" if share == 50 else "grid"}" d="M{x:.1f} {HEAD - 4}V{foot + 6}"/>'
        yield _text(x, foot + 24, "tick", percent(share / 100, said))
    yield _text(_x(0.5, low), foot + 42, "tick even", said.key("ladder-even"))
    yield _text(_x(1.0, low), foot + 42, "note end", said.key("ladder-axis"))


def _row(ladder: BotLadder, top: int, low: int, lang: str) -> Iterator[str]:
    said = words(lang, ladder.game)
    yield _text(EDGE, top + 34, "name", said.key("name"))
    yield _text(EDGE, top + 54, "note", said.key(f"mode-{ladder.mode}"))
    yield _text(EDGE, top + 72, "note", games_word(ladder, said))
    for number, pair in steps(ladder):
        y = top + 8 + LINE // 2 + number * LINE
        left, right = _x(pair.low, low), _x(pair.high, low)
        line = f"M{left:.1f} {y}H{right:.1f}M{left:.1f} {y - 6}v12M{right:.1f} {y - 6}v12"
        yield f'<g class="step"><path class="bar s{number}" d="{line}"/>'
        yield f"{_mark(number, _x(pair.share, low), y, hollow=not pair.proven)}</g>"
        label = percent(pair.share, said)
        if not pair.proven:
            label = said.key("ladder-figure-unproven", share=label)
        yield _text(right + 12, y + 5, "figure", label)


def _mark(number: int, x: float, y: float, *, hollow: bool) -> str:
    kind = f"s{number} hollow" if hollow else f"s{number}"
    if number == 0:
        return f'<circle class="{kind}" cx="{x:.1f}" cy="{y}" r="6.5"/>'
    if number == 1:
        return f'<rect class="{kind}" x="{x - 6:.1f}" y="{y - 6}" width="12" height="12" rx="2"/>'
    return f'<path class="{kind}" d="M{x:.1f} {y - 8}l8 14h-16z"/>'


def _text(x: float, y: float, kind: str, said: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(said)}</text>'
