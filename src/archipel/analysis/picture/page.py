"""The whole picture: the sea with the island of the game, and on paper who played, the curve and what cost most."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import ceil

from archipel.analysis.picture.chart import TITLES_WIDE, Chart, curve, reach
from archipel.analysis.picture.paper import (
    INK,
    INK_2,
    ON_SEA,
    PAPER,
    RED,
    TEXT,
    definitions,
    disc,
    fitted,
    lines,
    spelled,
    text,
    width,
)
from archipel.analysis.picture.told import Flag, Told, told
from archipel.analysis.values import Analysis, Sum, rounded
from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.text import seat_text
from archipel.words import Words, words

WIDE = 1200
SHEET_LEFT, SHEET_RIGHT, SHEET_TOP, EDGE = 368, 1160, 38, 44
LEFT, RIGHT = 400, 1128
COLUMNS = (725, 865, 998, RIGHT)
"""Right edges: of scores, and of what chance, own choices and the others brought."""
CHART_HIGH = 232
SEA = (
    ("#1d6b7a", "M0 96C180 40 360 132 600 92S1000 30 1200 84"),
    ("#2a808a", "M0 330C220 270 420 380 640 330S1020 280 1200 330"),
    ("#429a9f", "M0 560C240 510 420 600 660 556S1040 510 1200 552"),
)
PLAIN_ISLAND = (
    '<symbol id="island" viewBox="0 0 360 300"><ellipse cx="180" cy="190" rx="170" ry="90" fill="#6fb7b7"/>'
    '<ellipse cx="180" cy="186" rx="150" ry="76" fill="#f2dcae"/><path d="M70 176C100 90 150 60 190 70C250 84 280 130 '
    '292 178C240 214 120 214 70 176Z" fill="#79b06a"/><path d="M110 160C140 110 170 96 196 104C236 116 252 140 258 166'
    'C220 186 150 188 110 160Z" fill="#4d8f5c"/></symbol>'
)
OTHERWISE = re.compile(r"var\(--[\w-]+,\s*([^()]*)\)")
SHADOW = re.compile(r"\sfilter=\"[^\"]*\"")


class NotToShare(ValueError):
    """A game of which there is no picture; the message is one sentence."""


def draw(found: Analysis, record: Record, names: Sequence[str], lang: str) -> str:
    """An SVG that needs nothing beside it; `names` by seat. NotToShare where the game was not played to its end."""
    said = words(lang, record.game)
    if (found.game, found.seats, len(found.moments)) != (record.game, record.seats, len(record.actions) + 1):
        raise NotToShare(said.key("picture-other-game"))
    if not found.finished:
        raise NotToShare(said.key("picture-unfinished"))
    return _Page(found, told(found, record), names, said).whole()


class _Page:
    def __init__(self, found: Analysis, game: Told, names: Sequence[str], said: Words) -> None:
        assert game.outcome is not None
        self.found = found
        self.told = game
        self.outcome = game.outcome
        self.said = said
        self.names = [said.say(seat_text(seat), names) for seat in range(found.seats)]

    def whole(self) -> str:
        sheet, foot = self._sheet()
        high = ceil(foot + EDGE)
        name = self.said.key("name")
        scores = zip(self.names, self.outcome.scores, strict=False)
        each = ", ".join(self.said.key("picture-score", name=name, points=score.total) for name, score in scores)
        alt = spelled(self.said.key("picture-alt", game=name, scores=each))
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high:g}" width="{WIDE}" '
                f'height="{high:g}" role="img" aria-label="{alt}" font-family="{TEXT}">',
                f"<title>{alt}</title>",
                f"<defs>{definitions(self.found.seats)}{island(self.told.game)}</defs>",
                f'<rect width="{WIDE}" height="{high:g}" fill="#175b6b"/>',
                *(f'<path d="{wave}V{high:g}H0Z" fill="{colour}"/>' for colour, wave in SEA),
                *self._beside(high),
                f'<rect x="{SHEET_LEFT}" y="{SHEET_TOP + 7}" width="{SHEET_RIGHT - SHEET_LEFT}" '
                f'height="{foot - SHEET_TOP:g}" rx="26" fill="#0e3b4a" fill-opacity=".28"/>',
                f'<rect x="{SHEET_LEFT}" y="{SHEET_TOP}" width="{SHEET_RIGHT - SHEET_LEFT}" '
                f'height="{foot - SHEET_TOP:g}" rx="26" fill="{PAPER}"/>',
                *sheet,
                "</svg>",
                "",
            ]
        )

    def _beside(self, high: float) -> Iterator[str]:
        """At sea: whose picture it is, the island, the game, how it was played and how it ended."""
        room = SHEET_LEFT - 48 - 18
        yield text(46, 84, "Archipel", 44, fill=ON_SEA, display=True)
        size, name = fitted(self.said.key("name"), (46, 38, 32, 27), room, 2, bold=True)
        facts = [line for one in self._facts() for line in lines(one, 20, room)]
        tall = len(name) * size * 1.12 + len(facts) * 27
        y = max(430.0, min(470.0, high - 50 - tall))
        yield f'<use href="#island" x="8" y="{y - 310:g}" width="344" height="287"/>'
        for line in name:
            y += size * 1.12
            yield text(48, y, line, size, fill=ON_SEA, display=True)
        y += 8
        for line in facts:
            y += 27
            yield text(48, y, line, 20, fill=ON_SEA)

    def _facts(self) -> Iterator[str]:
        length = self.said.key("picture-moves", count=len(self.found.moments) - 1)
        yield f"{self.said.key(f'mode-{self.found.mode}')}, {length}"
        yield self._verdict()
        if self.found.depth == "quick":
            yield self.said.key("picture-rough")

    def _verdict(self) -> str:
        winners, seats = self.outcome.winners, self.found.seats
        if self.outcome.rank and seats == 1:
            points, title = self.outcome.scores[0].total, self.said.key(self.outcome.rank)
            return self.said.key("analysis-points-title", points=points, title=title)
        if seats == 1 or not winners or self.told.game.mode(self.found.mode).together:
            return self.said.key("picture-won" if winners else "picture-lost")
        names = ", ".join(self.names[seat] for seat in winners)
        return self.said.key("picture-won-by", count=len(winners), names=names)

    def _sheet(self) -> tuple[list[str], float]:
        """All that stands on paper, and where it ends."""
        y = SHEET_TOP + 70.0
        parts = [*self._heads(y - 14)]
        for seat in range(self.found.seats):
            size, name = fitted(self.names[seat], (22, 18, 15, 13), COLUMNS[0] - 66 - LEFT - 50, 2, bold=True)
            tall = max(38.0 if self.found.seats > 2 else 46.0, len(name) * size * 1.15 + 10)
            parts += self._seat(seat, y, tall, size, name)
            y += tall
        ladder = self.told.game.ladder(self.found.mode) if self.found.unit == "points" else None
        right, last = RIGHT - 40 - (TITLES_WIDE if ladder else 0), len(self.found.moments) - 1
        chart = Chart(LEFT + 56, right, y + 56, y + 56 + CHART_HIGH, last, *reach(self.found))
        parts.append(text(chart.left, chart.top - 24, self.said.key(f"picture-axis-{self.found.unit}"), 17, fill=INK_2))
        parts.append(curve(chart, self.found, self.told, ladder, self.said))
        y = chart.foot + 58
        for number, flag in enumerate(self.told.flags, 1):
            words_of, y = self._flag(number, flag, y)
            parts += words_of
        if not self.told.flags:
            for line in lines(self.said.key("analysis-nothing-found"), 18, RIGHT - LEFT):
                y += 25
                parts.append(text(LEFT, y - 10, line, 18))
        return parts, y + 14

    def _heads(self, y: float) -> Iterator[str]:
        yield text(COLUMNS[0], y, self.said.key("picture-score-head"), 15, fill=INK_2, anchor="end")
        brought = self.said.key(f"picture-brought-{self.found.unit}")
        columns = self._columns()
        yield text(columns[-1], y - 19, brought, 15, fill=INK_2, anchor="end")
        for x, kind in zip(columns, ("luck", "own", "others"), strict=False):
            yield text(x, y, self.said.key(f"picture-{kind}"), 15, fill=INK_2, anchor="end")

    def _columns(self) -> tuple[int, ...]:
        """Alone there are no others."""
        return COLUMNS[1:] if self.found.seats > 1 else COLUMNS[1:3]

    def _seat(self, seat: int, top: float, tall: float, size: float, name: Sequence[str]) -> Iterator[str]:
        middle, mark = top + tall / 2, min(40.0, tall - 6)
        yield disc(seat, LEFT, middle - mark / 2, mark)
        for at, line in enumerate(name):
            yield text(LEFT + 50, middle + size * (0.36 + 1.15 * (at - (len(name) - 1) / 2)), line, size, bold=True)
        score = self.outcome.scores[seat].total if seat < len(self.outcome.scores) else ""
        yield text(COLUMNS[0], middle + 10, str(score), 28, anchor="end", display=True)
        whole = self._closed(self.found.sums[seat])
        for x, change in zip(self._columns(), whole, strict=False):
            yield text(x, middle + 8, self._signed(change), 22, anchor="end", bold=True)

    def _closed(self, whole: Sum) -> tuple[float, float, float]:
        """Rounded so that they still close: what is rounded away is luck's."""
        parts = (whole.start, whole.end, whole.own, whole.others)
        start, end, own, others = (rounded(part, self.found.unit) for part in parts)
        return round(end - start - own - others, 1), own, others

    def _flag(self, number: int, flag: Flag, y: float) -> tuple[list[str], float]:
        """What was chosen, what was better, from what to what."""
        fall = f"{self._value(flag.best)} → {self._value(flag.left)}"
        parts = [
            f'<g transform="translate({LEFT + 2} {y + 2:.5g})"><path d="M0 26V-14" fill="none" stroke="{INK}" '
            f'stroke-width="3" stroke-linecap="round"/><path d="M1 -15h34l-8 13 8 13H1z" fill="{RED}"/>'
            f"{text(14, 4.5, str(number), 18, fill='#ffffff', anchor='middle', bold=True)}</g>",
            text(RIGHT, y + 6, fall, 19, anchor="end", bold=True),
        ]
        room = RIGHT - LEFT - 52 - width(fall, 19, bold=True) - 18
        least = y + 32
        for what, size, fill in ((self._chosen(flag), 18, INK), (self._better(flag), 16, INK_2)):
            for line in lines(what, size, room) if what else ():
                parts.append(text(LEFT + 52, y + 6, line, size, fill=fill))
                y += size * 1.28
        return parts, max(y, least) + 14

    def _chosen(self, flag: Flag) -> str:
        turn = self.said.say(flag.turn) if flag.turn else self.said.key("analysis-step", step=flag.ply + 1)
        what = self.said.say(flag.played, self.names) if flag.played else self.said.key("analysis-a-choice")
        alone = self.found.seats == 1
        name = self.names[flag.seat]
        return self.said.key("picture-flag-alone" if alone else "picture-flag", turn=turn, name=name, what=what)

    def _better(self, flag: Flag) -> str:
        if flag.better is None:
            return ""
        return self.said.key("analysis-better-is", what=self.said.say(flag.better, self.names))

    def _value(self, hundredths: int) -> str:
        number = rounded(hundredths, self.found.unit)
        if self.found.unit == "chance":
            return self.said.key("analysis-percent", number=int(number))
        return self.said.key("picture-number", number=number)

    def _signed(self, change: float) -> str:
        sign = "+" if change > 0 else "−" if change < 0 else ""
        return sign + self.said.key("picture-number", number=abs(change))


def island(game: Game) -> str:
    """The symbol `island` as the start page has it, in its own colours, without what casts a shadow."""
    file = game.folder / "skin" / "island.svg"
    if not file.is_file():
        return PLAIN_ISLAND
    source = file.read_text(encoding="utf-8")
    inner = source[source.index(">", source.index("<svg")) + 1 : source.rindex("</svg>")]
    return OTHERWISE.sub(lambda found: found[1], SHADOW.sub("", inner))
