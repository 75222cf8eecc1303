"""What is said to an action that belongs to another moment of the game."""

from __future__ import annotations

from typing import Final

from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.small_islands import values as act

UNTIMELY: Final[dict[type[Action], tuple[str, str]]] = {
    act.Place: ("refused-place-now", "6.2"),
    act.Choose: ("refused-choose-now", "5.2"),
    act.Take: ("refused-take-now", "6.2"),
    act.Land: ("refused-land-now", "6.1"),
    act.Moor: ("refused-moor-now", "8.1"),
    act.PutAway: ("refused-away-now", "6.6"),
    act.Joker: ("refused-joker-now", "7.1"),
    act.House: ("refused-house-now", "9.1"),
    act.Search: ("refused-search-now", "10.6"),
    act.Keep: ("refused-keep-now", "10.6"),
    act.Orient: ("refused-orient-now", "13.5"),
    act.Done: ("refused-done-now", "6.1"),
}


def untimely(action: Action) -> Text:
    key, rule = UNTIMELY[type(action)]
    return text(key, rule=rule)
