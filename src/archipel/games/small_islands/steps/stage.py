"""A step that tells the view which decision it is, and refuses what belongs to another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.state import Step
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action, Seat
from archipel.games.small_islands.values import (
    Choose,
    Done,
    House,
    Joker,
    Keep,
    Land,
    Moor,
    Orient,
    Place,
    PutAway,
    Search,
    Take,
)
from archipel.games.small_islands.views import StageName

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState

UNTIMELY: Final[tuple[tuple[type[Action], str, str], ...]] = (
    (Place, "refused-place-now", "6.2"),
    (Choose, "refused-choose-now", "5.2"),
    (Take, "refused-take-now", "6.2"),
    (Land, "refused-land-now", "6.1"),
    (Moor, "refused-moor-now", "8.1"),
    (PutAway, "refused-away-now", "6.6"),
    (Joker, "refused-joker-now", "7.1"),
    (House, "refused-house-now", "9.1"),
    (Search, "refused-search-now", "10.6"),
    (Keep, "refused-keep-now", "10.6"),
    (Orient, "refused-orient-now", "13.5"),
    (Done, "refused-done-now", "6.1"),
)


class Staged(Step["SmallState"]):
    """Every step of this game is one."""

    def stage(self) -> StageName:
        raise NotImplementedError

    def absence(self, state: SmallState, seat: Seat, action: Action) -> Text:
        actors = self.actors(state)
        return text("refused-waiting", rule="6.1", other=seat_text(actors[0] if actors else 0))


def untimely(action: Action) -> Text:
    """An action that belongs to another moment of the game."""
    for kind, key, rule in UNTIMELY:
        if isinstance(action, kind):
            return text(key, rule=rule)
    raise AssertionError(action)
