"""What a person may answer to an invitation besides yes and no: not before their turn, or never to this kind."""

from __future__ import annotations

from typing import NamedTuple

from archipel.cli.output import Output
from archipel.core.scene import Scene
from archipel.core.values import Seat
from archipel.table.history import History
from archipel.table.refusal import Refusal
from archipel.table.standing import Answer, stand


class StandingChoice(NamedTuple):
    """A line after the choices of a scene."""

    label: str
    answer: Answer
    kind: str


def standing_choices(scene: Scene, output: Output) -> list[StandingChoice]:
    """None where the table asks nothing that can be declined."""
    asked = [may for may in scene.may if may.decline is not None]
    if not asked:
        return []
    never = [StandingChoice(output.key("table-never-ask-of", what=may.name), "never", may.kind) for may in asked]
    return [StandingChoice(output.key("table-not-before-turn"), "turn", ""), *never]


def tell_table(history: History, seat: Seat, answer: Answer, kind: str) -> None:
    """Refusal where it says nothing new."""
    entry = stand(history, seat, answer, kind)
    if entry is not None:
        history.commit(history.prepare(entry))


def ask_again(history: History, seat: Seat) -> bool:
    """The person wants to be asked everything; whether that is new."""
    told = history.standing[seat]
    withdrawn = [*([""] if told.turn else []), *told.never]
    try:
        for kind in withdrawn:
            tell_table(history, seat, "ask", kind)
    except Refusal:
        return False
    return bool(withdrawn)
