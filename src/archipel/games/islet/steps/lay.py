"""An egg is laid: paid, put down, and a guaranteed resource gained or given up for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.values import Action, Event, Seat
from archipel.games.islet.acts import GIVE_UP_READY, GIVE_UP_TIPPED, GUARANTEES
from archipel.games.islet.bird import Bird
from archipel.games.islet.conditions import cards_met
from archipel.games.islet.content.parts import ALIKE, RESOURCE_OF
from archipel.games.islet.events import GaveUp, Guaranteed, Laid
from archipel.games.islet.grid import spot
from archipel.games.islet.moves import pay
from archipel.games.islet.paying import word
from archipel.games.islet.purse import TYPES, count, one
from archipel.games.islet.steps.course import end, last_egg
from archipel.games.islet.steps.fulfil import Fulfilling
from archipel.games.islet.steps.stage import Staged
from archipel.games.islet.values import GiveUp, Guarantee, Pending

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


def lay(state: IsletState, seat: Seat, payment: int) -> None:
    bird = state.birds[seat]
    if state.seats == 1:
        state.steps.append(Fulfilling(cards_met(state, bird.at), bird.at))
    pay(state, bird, payment)
    state.busy = True
    state.tell(laid, state, seat, payment)
    if bird.free:
        bird.free -= 1
        put_egg(state, seat)
    if bird.free:
        gain_or_ask(state, seat)
    elif bird.eggs_left() and state.board.egg(bird.at) < 0:
        give_up_or_ask(state, seat)
    else:
        check_eggs(state, seat)


def laid(state: IsletState, seat: Seat, payment: int) -> Event:
    cell = state.birds[seat].at
    islet, x, y = spot(cell)
    return Laid(seat, islet, x, y, state.board.level(cell), word(payment))


def put_egg(state: IsletState, seat: Seat) -> None:
    bird = state.birds[seat]
    state.board.lay(bird.at, seat)
    bird.levels.append(state.board.level(bird.at))


def guaranteeable(state: IsletState, bird: Bird) -> list[int]:
    """Types of which a pile is not empty and fewer than two are guaranteed."""
    return [type for type in range(TYPES) if count(state.piles, type) and bird.guaranteed(type) < ALIKE]


def gain_or_ask(state: IsletState, seat: Seat) -> None:
    types = guaranteeable(state, state.birds[seat])
    if len(types) == 1:
        gain(state, seat, types[0])
    elif types:
        state.steps.append(GUARANTEEING)


def gain(state: IsletState, seat: Seat, type: int) -> None:
    bird = state.birds[seat]
    bird.free -= 1
    bird.ready += one(type)
    state.piles -= one(type)
    state.tell(Guaranteed, seat, GUARANTEES[type].card)


def to_give_up(bird: Bird) -> list[GiveUp]:
    """Exhausted ones first: they are the least loss."""
    found = [GIVE_UP_TIPPED[type] for type in range(TYPES) if count(bird.tipped, type)]
    return found + [GIVE_UP_READY[type] for type in range(TYPES) if count(bird.ready, type)]


def give_up_or_ask(state: IsletState, seat: Seat) -> None:
    choices = to_give_up(state.birds[seat])
    if len(choices) == 1:
        give_up(state, seat, choices[0])
    else:
        state.steps.append(GIVING_UP)


def give_up(state: IsletState, seat: Seat, choice: GiveUp) -> None:
    bird = state.birds[seat]
    card = one(RESOURCE_OF[choice.card])
    if choice.ready:
        bird.ready -= card
    else:
        bird.tipped -= card
    state.piles += card
    put_egg(state, seat)
    state.tell(GaveUp, seat, choice.card, choice.ready)
    check_eggs(state, seat)


def check_eggs(state: IsletState, seat: Seat) -> None:
    """The last egg brings the end near; alone it wins at once."""
    if state.birds[seat].eggs_left():
        return
    if state.seats == 1:
        end(state, "saved")
    else:
        last_egg(state, seat)


@final
class Guaranteeing(Staged):
    """A guaranteed resource is to be chosen."""

    def pending(self, state: IsletState, seat: Seat | None) -> Pending:
        return Pending("guarantee")

    def legal(self, state: IsletState, seat: Seat) -> Sequence[Action]:
        return [GUARANTEES[type] for type in guaranteeable(state, state.birds[seat])]

    def take(self, state: IsletState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Guarantee)
        state.steps.pop()
        gain(state, seat, RESOURCE_OF[action.card])


@final
class GivingUp(Staged):
    """A guaranteed resource is to be given up for its egg."""

    def pending(self, state: IsletState, seat: Seat | None) -> Pending:
        return Pending("give_up")

    def legal(self, state: IsletState, seat: Seat) -> Sequence[Action]:
        return to_give_up(state.birds[seat])

    def take(self, state: IsletState, seat: Seat, action: Action) -> None:
        assert isinstance(action, GiveUp)
        state.steps.pop()
        give_up(state, seat, action)


GUARANTEEING: Final = Guaranteeing()
GIVING_UP: Final = GivingUp()
