"""Whom a decision of The Isle of Cats is asked, and what everybody sees of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from archipel.core.state import Step
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.values import Moment, StageName
from archipel.games.isle_of_cats.views import HeldView, Pending
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

ALL: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Staged(Step["CatsState"]):
    def absence(self, state: CatsState, seat: Seat, action: Action) -> Text:
        return absence(self, state)


def absence(step: Step[CatsState], state: CatsState) -> Text:
    """Why a seat that may not act at all is refused."""
    turn = sole(step.actors(state))
    if turn == ALL:
        return text("refused-chosen", rule="5.2")
    return text("refused-waiting", rule="4.1", other=seat_text(turn))


def decision(
    step: Step[CatsState],
    state: CatsState,
    seat: Seat | None,
    stage: StageName,
    *,
    moment: Moment = "",
    tile: HeldView | None = None,
    card: int = 0,
    rescued: int = 0,
    sent: tuple[int, ...] = (),
    count: int = 0,
) -> Pending:
    """The decision as a seat sees it, which waits unless it is one of the actors."""
    actors = step.actors(state)
    own: StageName = stage if seat is not None and seat in actors else "wait"
    chosen: tuple[Seat, ...] = ()
    if isinstance(step, SecretStep):
        chosen = tuple([other for other in range(state.seats) if step.ready(other)])
    return Pending(own, sole(actors), moment, chosen, tile, card, rescued, sent, count)


def sole(actors: tuple[Seat, ...]) -> int:
    """The one seat whose decision it is; -1: all at once."""
    return actors[0] if len(actors) == 1 else ALL
