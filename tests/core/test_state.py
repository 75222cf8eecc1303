"""The step stack: who acts, who else may, what is refused, what runs by itself."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from archipel.core.rng import Quick
from archipel.core.state import IllegalAction, State, Step
from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Outcome, Seat, View


class Knock(Action, frozen=True, tag="knock"):
    pass


class Back(Action, frozen=True, tag="back"):
    pass


class Knocked(Event, frozen=True, tag="knocked"):
    seat: Seat


class Door(State):
    """Opens at the second knock; the seat that does not knock may step back."""

    def __init__(self) -> None:
        super().__init__(2, Quick(0))
        self.knocks = 0
        self.steps = [Close(), Wait()]

    def outcome(self) -> Outcome | None:
        return None if self.steps else Outcome((), (), "reason-open")

    def view(self, seat: Seat | None) -> View:
        return View()

    def facts(self) -> object:
        return self.knocks


class Wait(Step[Door]):
    def actors(self, state: Door) -> tuple[Seat, ...]:
        return (0,)

    def guests(self, state: Door) -> tuple[Seat, ...]:
        return (0, 1)

    def legal(self, state: Door, seat: Seat) -> Sequence[Action]:
        return (Back(),) if seat else (Knock(),)

    def take(self, state: Door, seat: Seat, action: Action) -> None:
        state.knocks += 1 if isinstance(action, Knock) else -state.knocks
        state.tell(Knocked, seat)
        if state.knocks == 2:
            state.steps.pop()


class Close(Step[Door]):
    def run(self, state: Door) -> None:
        state.knocks = 0
        state.steps.pop()


def test_guests_may_act_and_are_not_waited_for() -> None:
    state = Door()
    assert state.to_act() == (0,)
    assert state.may_act() == (0, 1)
    assert state.legal_actions(1) == (Back(),)
    assert state.legal_actions(2) == ()


def test_what_is_carried_out_is_told() -> None:
    state = Door()
    assert state.apply(0, Knock()) == [Knocked(0)]
    state.advance(0, Knock())
    assert state.log is None
    assert state.outcome() == Outcome((), (), "reason-open")


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (0, Back(), text("refused-not-offered")),
        (1, Knock(), text("refused-not-offered")),
        (2, Knock(), text("refused-not-your-turn")),
        (-1, Knock(), text("refused-not-your-turn")),
    ],
)
def test_a_refused_action_leaves_no_trace(seat: Seat, action: Action, why: Text) -> None:
    state = Door()
    before = state.digest()
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, action)
    assert (refused.value.seat, refused.value.action, refused.value.why) == (seat, action, why)
    assert state.digest() == before
    assert state.log is None


def test_automatic_stages_run_by_themselves_and_then_all_is_over() -> None:
    state = Door()
    state.apply(0, Knock())
    state.apply(0, Knock())
    assert state.knocks == 0
    assert state.to_act() == state.may_act() == ()
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, Knock())
    assert refused.value.why == text("refused-over")


def test_the_digest_tells_facts_steps_and_chance() -> None:
    state, other = Door(), Door()
    assert state.digest() == other.digest()
    other.rng.word()
    assert state.digest() != other.digest()
    other = Door()
    other.steps.pop()
    assert state.digest() != other.digest()
    state.advance(0, Knock())
    assert state.digest() != Door().digest()
