"""What every decision of The Isle of Cats can say of itself to a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from archipel.core.state import Step
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.values import Moment, StageName

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

ALL: Final = -1
NOBODY: Final = (-1, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Staged(Step["CatsState"]):
    def stage(self) -> StageName:
        """What its actor decides."""
        raise NotImplementedError

    def turn(self, state: CatsState) -> int:
        """The one seat whose decision it is; -1: all at once."""
        actors = self.actors(state)
        return actors[0] if len(actors) == 1 else ALL

    def absence(self, state: CatsState, seat: Seat, action: Action) -> Text:
        """Why a seat that may not act at all is refused."""
        turn = self.turn(state)
        if turn < 0:
            return text("refused-chosen", rule="5.2")
        return text("refused-waiting", rule="4.1", other=seat_text(turn))

    def moment(self) -> Moment:
        return ""

    def chosen(self, seat: Seat) -> bool:
        """The seat has made its choice while others still make theirs."""
        return False

    def known(self, state: CatsState) -> tuple[Seat, int]:
        """A seat that everybody knows to hold one of some cards, and these cards; -1: none."""
        return NOBODY

    def shape(self) -> int:
        """The shape to be placed; -1: none."""
        return -1

    def kind(self) -> int:
        return -1

    def colour(self) -> int:
        return -1

    def number(self) -> int:
        """The number of the tile in question; -1: it has none."""
        return -1

    def card(self) -> int:
        """The public lesson in question; 0: none."""
        return 0

    def rescued(self) -> int:
        """Cats rescued in this turn."""
        return 0

    def sent(self) -> tuple[int, ...]:
        """Cats herded so far."""
        return ()

    def count(self) -> int:
        """How many more are due."""
        return 0
