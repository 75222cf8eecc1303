"""The score sheet at the end of a game."""

from __future__ import annotations

from rich.table import Table

from archipel.cli.output import Output
from archipel.core.game import Game, Rung
from archipel.core.text import Text, seat_text
from archipel.core.values import Outcome


def show_sheet(output: Output, outcome: Outcome, game: Game) -> None:
    """Every part of every score, the totals, who has won, and how far the next title is."""
    sheet = Table(title=output.key("terminal-sheet"), title_justify="left")
    sheet.add_column("")
    for seat in range(len(outcome.scores)):
        sheet.add_column(output.text(seat_text(seat)), justify="right")
    keys = list(dict.fromkeys(part.key for score in outcome.scores for part in score.parts))
    for key in keys:
        points = [sum(part.points for part in score.parts if part.key == key) for score in outcome.scores]
        sheet.add_row(output.key(f"part-{key}"), *map(str, points))
    sheet.add_section()
    sheet.add_row(output.key("terminal-total"), *(str(score.total) for score in outcome.scores), style="bold")
    output.table(sheet)
    output.tell(outcome.reason)
    output.line(_verdict(output, outcome), "bold")
    rung = _above(game, outcome)
    if rung is not None:
        output.tell("terminal-next-rank", points=rung.least - outcome.scores[0].total, rank=Text(rung.title))


def _above(game: Game, outcome: Outcome) -> Rung | None:
    """The next title of whoever played alone for one."""
    if len(outcome.scores) > 1 or not outcome.rank:
        return None
    ladders = [mode.ladder for mode in game.modes if mode.ladder and 1 in mode.seats]
    return ladders[0].above(outcome.scores[0].total) if ladders else None


def _verdict(output: Output, outcome: Outcome) -> str:
    if outcome.rank:
        return output.key("terminal-rank", rank=Text(outcome.rank))
    winners = ", ".join(output.text(seat_text(seat)) for seat in outcome.winners)
    if not winners:
        return output.key("terminal-nobody-wins")
    return output.key("terminal-wins", winners=winners, count=len(outcome.winners), me=_me(output, outcome))


def _me(output: Output, outcome: Outcome) -> str:
    return "yes" if outcome.winners == (output.viewer,) else "no"
