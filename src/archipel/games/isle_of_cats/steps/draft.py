"""The draft: all at once, keep some of the cards before you and pass the rest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final, final

from archipel.core.rng import Rng
from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content import table
from archipel.games.isle_of_cats.content.cards import KIND_MASK
from archipel.games.isle_of_cats.events import Dealt, Settled
from archipel.games.isle_of_cats.piles import draw, kinds_of, lowest, size
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.stage import absence, decision
from archipel.games.isle_of_cats.values import Keep, StageName
from archipel.games.isle_of_cats.views import Pending
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

FLEET: Final = -1
FAMILY: Final = -2


@final
class Draft(SecretStep["CatsState"]):
    """`keep` cards of each offer; `rounds` of dealing still to come alone, where nothing is passed; `done`: chosen."""

    def __init__(self, keep: int, rounds: int, done: list[bool]) -> None:
        self.keep = keep
        self.rounds = rounds
        self.done = done

    def ready(self, seat: Seat) -> bool:
        return self.done[seat]

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        stage: StageName = "drop" if self.rounds == FAMILY else "draft"
        return decision(self, state, seat, stage, count=self.keep)

    def absence(self, state: CatsState, seat: Seat, action: Action) -> Text:
        return absence(self, state)

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        found = dict.fromkeys(combinations(kinds_of(state.crews[seat].offer), self.keep))
        return [Keep(cards) for cards in found]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if not isinstance(action, Keep):
            return refusals.own_turn(state, seat, action)
        offered = kinds_of(state.crews[seat].offer)
        if any(card not in offered for card in action.cards):
            return text("refused-not-offered-card", rule=self.rule())
        return text("refused-keep", rule=self.rule(), count=self.keep)

    def rule(self) -> str:
        return "16.2" if self.rounds == FAMILY else "5.1" if self.rounds == FLEET else "15.3"

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Keep)
        crew = state.crews[seat]
        crew.picked = cards_of(crew.offer, action.cards)
        self.done[seat] = True
        state.tell(Settled, seat)
        if not self.actors(state):
            self.pass_on(state)

    def pass_on(self, state: CatsState) -> None:
        for crew in state.crews:
            crew.drafted |= crew.picked
            crew.offer ^= crew.picked
            crew.picked = 0
        if self.rounds >= 0:
            self.bury_and_deal(state)
        elif self.rounds == FAMILY:
            self.keep_family(state)
        else:
            self.hand_round(state)

    def hand_round(self, state: CatsState) -> None:
        """Pass what is left to a neighbour; the last card is kept as it comes."""
        offers = [crew.offer for crew in state.crews]
        step = -1 if state.day in table.LEFTWARD_DAYS else 1
        for seat, crew in enumerate(state.crews):
            crew.offer = offers[(seat + step) % state.seats]
        state.tell(Dealt, size(state.crews[0].offer))
        self.done = [False] * state.seats
        if size(state.crews[0].offer) <= 1:
            for crew in state.crews:
                crew.drafted |= crew.offer
                crew.offer = 0
            state.steps.pop()

    def keep_family(self, state: CatsState) -> None:
        """Family cards kept are private lessons."""
        for crew in state.crews:
            crew.lessons = crew.drafted
            crew.buried |= crew.offer
            crew.drafted = 0
            crew.offer = 0
        state.steps.pop()

    def bury_and_deal(self, state: CatsState) -> None:
        """Alone the rest is discarded, and more cards come."""
        crew = state.crews[0]
        crew.buried |= crew.offer
        crew.offer = 0
        self.done = [False]
        if self.rounds:
            self.rounds -= 1
            deal(state, table.SOLO_DRAW)
            return
        last = draw(state.deck, 1, state.rng)
        state.deck ^= last
        crew.drafted |= last
        state.tell(Dealt, 1)
        state.steps.pop()

    def forget(self, state: CatsState, seat: Seat, rng: Rng) -> None:
        for other, crew in enumerate(state.crews):
            if other != seat and self.done[other]:
                crew.picked = draw(crew.offer, self.keep, rng)

    def clone(self) -> Draft:
        return Draft(self.keep, self.rounds, self.done.copy())

    def facts(self) -> object:
        return self.keep, self.rounds, tuple(self.done)


def cards_of(offer: int, kinds: tuple[str, ...]) -> int:
    """The cards of an offer by their kinds; of cards alike the lowest first."""
    found = 0
    for kind in kinds:
        found |= lowest(offer & ~found & KIND_MASK[kind])
    return found


def deal(state: CatsState, count: int) -> None:
    for crew in state.crews:
        crew.offer = draw(state.deck, count, state.rng)
        state.deck ^= crew.offer
    state.tell(Dealt, count)


def begin_draft(state: CatsState) -> None:
    """Deal for the day and let everybody choose."""
    if state.mode == "solo":
        deal(state, table.SOLO_DRAW)
        state.steps.append(Draft(table.SOLO_KEEP, table.SOLO_ROUNDS - 1, [False]))
    else:
        deal(state, table.DRAFT_HAND)
        state.steps.append(Draft(table.DRAFT_KEEP, FLEET, [False] * state.seats))


def begin_family(state: CatsState) -> None:
    deal(state, table.FAMILY_DEALT)
    state.steps.append(Draft(table.FAMILY_KEPT, FAMILY, [False] * state.seats))
