"""One decision made choice by choice, as the features of a game spell its actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, final

from archipel.core.values import Action

Spelled = tuple[int, ...]


class NoSuchChoice(ValueError):
    """A choice that is not open; nothing has changed."""


@final
class Decision:
    """What a seat may do, narrowed by every choice. A choice that alone can follow is made by itself, unless it is the
    whole decision; `chosen` are those that were really made, `said` all of them."""

    def __init__(self, legal: Sequence[Action], spell: Callable[[Any], Spelled]) -> None:
        self.actions: list[Action] = list(legal)
        self.spelled: list[Spelled] = [spell(action) for action in self.actions]
        self.said: list[int] = []
        self.chosen: list[int] = []
        self._skip()

    def open(self) -> list[int]:
        """The choices there are, each once, in the order of the actions."""
        depth = len(self.said)
        found: dict[int, bool] = {}
        for row in self.spelled:
            found[row[depth]] = True
        return list(found)

    def choose(self, choice: int) -> Action | None:
        """Make a choice; the action, once there is only one left."""
        left = self._left(choice)
        if not left:
            raise NoSuchChoice(f"the choice {choice} is not open here")
        if len(left) == 1:
            return self.actions[left[0]]
        self.actions = [self.actions[place] for place in left]
        self.spelled = [self.spelled[place] for place in left]
        self.said.append(choice)
        self.chosen.append(choice)
        self._skip()
        return None

    def ends(self, choice: int) -> bool:
        """Whether a choice makes an action."""
        return len(self._left(choice)) == 1

    def _left(self, choice: int) -> list[int]:
        depth = len(self.said)
        return [place for place, row in enumerate(self.spelled) if row[depth] == choice]

    def _skip(self) -> None:
        """Past what all that is left begins with."""
        if len(self.spelled) < 2:
            return
        while True:
            depth = len(self.said)
            first = self.spelled[0][depth]
            for row in self.spelled:
                if row[depth] != first:
                    return
            self.said.append(first)
