"""An analysis told in words: a curve in letters, the costliest choices, luck apart from skill."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from archipel.analysis import Analysis, Decision, Stroke, TurningPoint
from archipel.analysis.values import HUNDREDTHS, rounded
from archipel.bots.labels import label
from archipel.cli.drawing.ascii_letters import speaks_unicode
from archipel.cli.output import Output
from archipel.core.game import Game, Outlook
from archipel.core.record import Record, start
from archipel.core.state import State
from archipel.core.text import seat_text
from archipel.core.values import Seat

WIDE = 64
BARS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"


OPENING, LASTING = 5, 10
"""The opening is so large a part of the game; a title counts from where it stays the likeliest for so large a one."""


def likeliest(found: Analysis) -> list[tuple[int, str, int]]:
    """After how many actions which title, with its chance; none where there are none."""
    titles = [moment.values[0].titles for moment in found.moments]
    if not all(titles):
        return []
    best = [max(one, key=lambda title: one[title]) for one in titles]
    begun, lasting = len(best) // OPENING, len(best) // LASTING
    told = [begun]
    for ply in range(begun + 1, len(best)):
        if best[ply] != best[told[-1]] and len(set(best[ply : ply + lasting + 1])) == 1:
            told.append(ply)
    return [(ply, best[ply], titles[ply][best[ply]]) for ply in told if titles[ply][best[ply]]]


class AnalysisReport:
    """What is told of a record and what was found of it."""

    def __init__(self, output: Output, record: Record, found: Analysis) -> None:
        self.output = output
        self.record = record
        self.found = found
        self.decisions = {decision.ply: decision for decision in found.decisions}

    def tell(self, seats: Sequence[Seat]) -> None:
        self.output.line(f"{self.output.key('name')} · {self.output.key(f'mode-{self.found.mode}')}", "bold")
        self.output.tell(f"terminal-analyse-curve-{self.found.unit}")
        for seat in range(self.found.seats):
            self.output.line(self._curve(seat))
        self._tell_titles()
        if not self.found.finished:
            self.output.tell("terminal-unfinished", count=len(self.record.actions))
        for seat in seats:
            self._tell_seat(seat)
        self.output.table(self._sums(seats))
        self.output.tell(f"terminal-analyse-unit-{self.found.unit}")
        if self.found.depth == "quick":
            self.output.tell("terminal-analyse-first-look")

    def _curve(self, seat: Seat) -> str:
        """One letter a column, the higher the better; from the first value to the last."""
        values = [moment.values[seat].value for moment in self.found.moments]
        low, high = (0, 100 * HUNDREDTHS) if self.found.unit == "chance" else (min(values), max(values))
        letters = BARS if speaks_unicode(self.output.console.encoding) else DIGITS
        columns = min(WIDE, len(values))
        drawn = ""
        for column in range(columns):
            value = values[column * (len(values) - 1) // max(1, columns - 1)]
            drawn += letters[min(len(letters) - 1, len(letters) * (value - low) // max(1, high - low))]
        name = self.output.text(seat_text(seat))
        return f"  {name:<12} {self._value(values[0]):>7} {drawn} {self._value(values[-1])}"

    def _tell_titles(self) -> None:
        """Alone: the likeliest one at the end of the opening, and from where on it was another."""
        for number, (ply, title, chance) in enumerate(likeliest(self.found)):
            key = "terminal-analyse-title-later" if number else "terminal-analyse-title"
            said = self.output.key("terminal-analyse-per-cent", chance=str(rounded(chance, "chance")))
            self.output.line("  " + self.output.key(key, ply=ply, title=self.output.key(title), chance=said))

    def _tell_seat(self, seat: Seat) -> None:
        points, strokes = self.found.turning_points[seat], self.found.strokes[seat]
        name = self.output.text(seat_text(seat))
        self.output.line()
        self.output.line(self.output.key("terminal-analyse-seat", name=name, count=len(points)), "bold")
        for number, point in enumerate(points, 1):
            self._tell_point(number, point)
        for stroke in strokes:
            self._tell_stroke(stroke)

    def _tell_point(self, number: int, point: TurningPoint) -> None:
        decision = self.decisions[point.ply]
        game, state = self._at(point.ply)
        actions = decision.played.action, decision.best.action
        played, better = (self._label(game, state, decision, action) for action in actions)
        if played == better:
            played, better = (f"{played} ({action})" for action in actions)
        self.output.line(
            "  "
            + self.output.key(
                "terminal-analyse-cost",
                number=number,
                ply=point.ply + 1,
                before=self._value(point.best),
                after=self._value(point.left),
                margin=self._value(point.margin),
            )
        )
        self.output.line("     " + self.output.key("terminal-analyse-played", choice=played))
        self.output.line("     " + self.output.key("terminal-analyse-better", choice=better))
        if decision.why:
            lines = "; ".join(self.output.text(line.text()) for line in decision.why)
            self.output.line("     " + self.output.key("terminal-analyse-why", lines=lines))

    def _tell_stroke(self, stroke: Stroke) -> None:
        change = self._value(abs(stroke.change))
        key = "terminal-analyse-luck" if stroke.change > 0 else "terminal-analyse-bad-luck"
        self.output.line("  " + self.output.key(key, ply=stroke.ply + 1, change=change))

    def _sums(self, seats: Sequence[Seat]) -> Table:
        table = Table(title=self.output.key("terminal-analyse-sums"), title_justify="left")
        table.add_column("")
        for head in ("start", "chance", "own", "others", "end"):
            table.add_column(self.output.key(f"terminal-analyse-{head}"), justify="right")
        for seat in seats:
            whole = self.found.sums[seat]
            own = f"{self._signed(whole.own)} ± {self._signed(whole.margin)[1:]}"
            changes = [self._signed(whole.luck), own, self._signed(whole.others)]
            row = [self._value(whole.start), *changes, self._value(whole.end)]
            table.add_row(self.output.text(seat_text(seat)), *row)
        return table

    def _value(self, value: int) -> str:
        """A chance in whole per cent, points with one decimal."""
        shown = rounded(value, self.found.unit)
        if self.found.unit == "points":
            return self.output.key("terminal-analyse-points", points=f"{shown:.1f}")
        return self.output.key("terminal-analyse-per-cent", chance=str(shown))

    def _signed(self, change: int) -> str:
        places = 1 if self.found.unit == "points" else 0
        return f"{rounded(change, self.found.unit):+.{places}f}"

    def _at(self, ply: int) -> tuple[Game, State]:
        game, state = start(self.record)
        for seat, line in self.record.actions[:ply]:
            state.advance(seat, game.actions.parse(line))
        return game, state

    def _label(self, game: Game, state: State, decision: Decision, action: str) -> str:
        if not action:
            return self.output.key("terminal-analyse-wait")
        said = label(Outlook(game, state, decision.seat), game.actions.parse(action))
        return action if said is None else self.output.text(said)
