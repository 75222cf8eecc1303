"""Something a bot may do: actions in a row, and what they seem to be worth."""

from __future__ import annotations

from typing import final

from archipel.core.values import Action


@final
class Way:
    """Actions in a row, and what they seem to be worth."""

    def __init__(self, actions: list[Action], worth: int) -> None:
        self.actions = actions
        self.worth = worth
