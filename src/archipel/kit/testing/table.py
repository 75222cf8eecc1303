"""A state in play: what is offered, what is refused and by which rule, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, Self, TypeVar, cast

from archipel.core.game import Game
from archipel.core.state import IllegalAction, State
from archipel.core.text import Text
from archipel.core.values import Action, Event, Outcome, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


class Table(Generic[S, V]):
    """Lines are actions in their text form; where no seat is named it is that of `actor`."""

    game: ClassVar[Game]

    def __init__(self, state: S, opening: Sequence[Event] = ()) -> None:
        self.state = state
        self.events = list(opening)

    def actor(self) -> int:
        return 0

    def view(self, seat: int | None = 0) -> V:
        view = self.state.view(seat)
        assert isinstance(view, self.game.view)
        return cast(V, view)

    def legal(self, start: str = "", seat: int | None = None) -> list[str]:
        """What is offered that begins so, without its beginning."""
        lines = [str(action) for action in self.state.legal_actions(self.actor() if seat is None else seat)]
        return [line.removeprefix(start).strip() for line in lines if line.startswith(start)]

    def does(self, *lines: str | Action, seat: int | None = None) -> Self:
        for line in lines:
            self.events += self.state.apply(self.actor() if seat is None else seat, self.action(line))
        return self

    def refusal(self, line: str | Action, seat: int | None = None) -> str:
        """The key of the refusal and its rule; a refused action leaves no trace. Empty: it is not refused."""
        by, action = self.actor() if seat is None else seat, self.action(line)
        why = self.state.objection(by, action)
        if why is None:
            return ""
        before = self.state.digest(), self.state.view(by)
        assert self._raised(by, action) == why
        assert (self.state.digest(), self.state.view(by)) == before
        return f"{why.key} {why.rule}"

    def _raised(self, seat: int, action: Action) -> Text | None:
        try:
            self.state.apply(seat, action)
        except IllegalAction as refused:
            return refused.why
        return None

    def refused(self, line: str | Action, seat: int | None = None) -> str:
        """The number of the rule alone."""
        return self.refusal(line, seat).partition(" ")[2]

    def run(self) -> Self:
        """Carry on after the state was changed by hand."""
        self.events += self.state.heard(self.state.settle)
        return self

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome

    def action(self, line: str | Action) -> Action:
        return self.game.actions.parse(line) if isinstance(line, str) else line
