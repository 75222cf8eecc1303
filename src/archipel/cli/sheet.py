"""The score sheet at the end of a game."""

from __future__ import annotations

from rich.table import Table

from archipel.cli.speech import Speech
from archipel.core.text import Text, seat_text
from archipel.core.values import Outcome


def show_sheet(speech: Speech, outcome: Outcome) -> None:
    """Every part of every score, the totals, and who has won."""
    sheet = Table(title=speech.key("terminal-sheet"), title_justify="left")
    sheet.add_column("")
    for seat in range(len(outcome.scores)):
        sheet.add_column(speech.text(seat_text(seat)), justify="right")
    keys = list(dict.fromkeys(part.key for score in outcome.scores for part in score.parts))
    for key in keys:
        points = [sum(part.points for part in score.parts if part.key == key) for score in outcome.scores]
        sheet.add_row(speech.key(f"part-{key}"), *map(str, points))
    sheet.add_section()
    sheet.add_row(speech.key("terminal-total"), *(str(score.total) for score in outcome.scores), style="bold")
    speech.console.print(sheet)
    speech.tell(outcome.reason)
    speech.line(_verdict(speech, outcome), "bold")


def _verdict(speech: Speech, outcome: Outcome) -> str:
    if outcome.rank:
        return speech.key("terminal-rank", rank=Text(outcome.rank))
    winners = ", ".join(speech.text(seat_text(seat)) for seat in outcome.winners)
    if not winners:
        return speech.key("terminal-nobody-wins")
    return speech.key("terminal-wins", winners=winners, count=len(outcome.winners), me=_me(speech, outcome))


def _me(speech: Speech, outcome: Outcome) -> str:
    return "yes" if outcome.winners == (speech.viewer,) else "no"
