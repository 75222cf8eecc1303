"""A game in play by choices: whom it waits for, what each may choose, and what comes of it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from archipel.core.features import WAIT
from archipel.core.state import State
from archipel.core.values import Action, Event, Seat
from archipel.envs.setting import Setting
from archipel.kit.spelling import Decision, NoSuchChoice

WAITING: Final = [WAIT]


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """One game. Seats that are asked at the same time may choose in any order; where one goes at a time, they take
    turns around the table, each until it has acted. `hears`: whether events are kept, in `told`; `held` are actions of
    seats that choose in secret, which wait for those of the others."""

    def __init__(self, setting: Setting, state: State, hears: bool = False) -> None:
        self.setting = setting
        self.state = state
        self.hears = hears
        self.told: list[Event] = []
        self.last: Seat = -1
        self.speaking: Seat = -1
        self.decisions: dict[Seat, Decision] = {}
        self.rows: dict[Seat, bytes] = {}
        self.held: dict[Seat, Action] = {}
        self.actors: tuple[Seat, ...] = state.to_act()

    def turn(self) -> Seat:
        """Who goes next, where one goes at a time; -1: the game is over."""
        if not self.actors:
            return -1
        if self.speaking in self.actors:
            return self.speaking
        if len(self.actors) == 1:
            return self.actors[0]
        seats = self.setting.seats
        return min(self.actors, key=lambda seat: (seat - self.last - 1) % seats)

    def open(self, seat: Seat) -> list[int]:
        """The choices of a seat; to wait, where it is not asked."""
        return self.decision(seat).open() if seat in self.actors and seat not in self.held else WAITING

    def begun(self) -> dict[Seat, list[int]]:
        """What was chosen of actions that are not whole yet, by seat."""
        return {seat: decision.chosen for seat, decision in sorted(self.decisions.items()) if decision.chosen}

    def decision(self, seat: Seat) -> Decision:
        found = self.decisions.get(seat)
        if found is None:
            found = Decision(self.state.legal_actions(seat), self.setting.features.spell)
            self.decisions[seat] = found
        return found

    def choose(self, seat: Seat, choice: int) -> bool:
        """One choice of a seat that is asked; whether that made an action, which is then carried out."""
        action = self.settle(seat, choice)
        if action is None:
            return False
        self.act(seat, action)
        return True

    def settle(self, seat: Seat, choice: int) -> Action | None:
        """One choice; the action it makes, not yet carried out. NoSuchChoice changes nothing."""
        if seat not in self.actors:
            raise NoSuchChoice(f"seat {seat} is not asked")
        action = self.decision(seat).choose(choice)
        self.speaking = seat if action is None else -1
        return action

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action. What others had begun to say stands as far as it still makes sense."""
        if self.hears:
            self.told = self.state.apply(seat, action)
        else:
            self.state.advance(seat, action)
        self.last = seat
        self.speaking = -1
        self.actors = self.state.to_act()
        self.rows.clear()
        self.decisions.pop(seat, None)
        if self.decisions:
            begun = self.begun()
            self.decisions.clear()
            for other, chosen in begun.items():
                if other in self.actors:
                    self._say_again(other, chosen)

    def act_together(self, choices: Sequence[int], first: int) -> None:
        """One open choice of every seat at once; `first` says, modulo the seats, who is heard first. Secret actions are
        held back until all are whole, so that nobody can tell by the pace who chose what. Elsewhere whoever is asked
        something else by now, because of what others did, is asked again."""
        seats, secret = self.setting.seats, self.state.steps[-1].secret()
        asked = {seat: self._asked(seat) for seat in self.actors}
        made: dict[Seat, Action] = {}
        for place in range(seats):
            seat = (first + place) % seats
            if choices[seat] != WAIT:
                action = self.settle(seat, choices[seat])
                if action is not None:
                    made[seat] = action
        if secret:
            self.held |= made
            made, self.held = (self.held, {}) if len(self.held) == len(self.actors) else ({}, self.held)
        for seat, action in made.items():
            same = secret or self._asked(seat) == asked[seat]
            if same and action in self.state.legal_actions(seat):
                self.act(seat, action)
        for seat in self.begun():
            if not secret and self._asked(seat) != asked[seat]:
                del self.decisions[seat]
        self.speaking = -1

    def _asked(self, seat: Seat) -> object:
        """All that a view tells of the decision."""
        return self.state.steps[-1].pending(self.state, seat) if self.state.steps else None

    def row(self, seat: Seat) -> bytes:
        """What the seat observes: its view, and what it has said of the action it is about to make."""
        features = self.setting.features
        return self.seen(seat) + self.said(seat) if features.in_steps else self.seen(seat)

    def seen(self, seat: Seat) -> bytes:
        """The row of its view, which stays the same until somebody acts."""
        row = self.rows.get(seat)
        if row is None:
            row = self.rows[seat] = self.look(seat)
        return row

    def look(self, seat: Seat) -> bytes:
        return self.setting.features.encode(self.state.view(seat))

    def said(self, seat: Seat) -> bytearray:
        said = bytearray(self.setting.features.openers)
        if seat in self.actors and seat not in self.held:
            for choice in self.decision(seat).said:
                said[choice] += 1
        return said

    def rewards(self) -> list[float]:
        """What the game came to; nought to all while it goes on."""
        outcome = self.state.outcome() if not self.actors else None
        return [0.0] * self.setting.seats if outcome is None else self.setting.rewards(outcome)

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        twin = Course(self.setting, self.state.clone(), self.hears)
        self.copy_to(twin, range(self.setting.seats))
        return twin

    def copy_to(self, twin: Course, whose: Container[Seat]) -> None:
        """Whose turn it is, and what is half said or held back by some seats, over another state that these cannot tell
        from this one."""
        twin.told, twin.last = self.told, self.last
        twin.speaking = self.speaking if self.speaking in whose else -1
        twin.held = {seat: action for seat, action in self.held.items() if seat in whose}
        for seat, chosen in self.begun().items():
            if seat in whose and seat in twin.actors:
                twin._say_again(seat, chosen)

    def _say_again(self, seat: Seat, chosen: Sequence[int]) -> None:
        decision = self.decision(seat)
        for choice in chosen:
            if choice not in decision.open() or decision.ends(choice):
                self.decisions.pop(seat)
                return
            decision.choose(choice)
