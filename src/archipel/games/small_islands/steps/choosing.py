"""Everybody chooses in secret: one card for now, one for the next round, one goes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.rng import Rng
from archipel.core.state import Step
from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.small_islands.events import Chose
from archipel.games.small_islands.mat import Mat
from archipel.games.small_islands.scoring import forget_winnings
from archipel.games.small_islands.steps.refusals import untimely
from archipel.games.small_islands.supply import decks_of, draw_cards
from archipel.games.small_islands.values import Choose
from archipel.games.small_islands.views import Pending
from archipel.kit.masks import mask_of

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState

CARDS: Final = 3


@final
class Choosing(Step["SmallState"]):
    """In the advanced game a seat chooses among its missions, then among its rewards. Cards given back lie with their
    owner, three by three, until all have chosen."""

    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("choose", ready=tuple([not mat.cards for mat in state.mats[: state.seats]]))

    def actors(self, state: SmallState) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(state.seats) if state.mats[seat].cards])

    def secret(self) -> bool:
        return True

    def absence(self, state: SmallState, seat: Seat, action: Action) -> Text:
        return text("refused-chosen", rule="5.2")

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        cards = state.mats[seat].cards[:CARDS]
        return [state.edition.choose(now, later) for now in cards for later in cards if now != later]

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        if not isinstance(action, Choose):
            return untimely(action)
        cards = state.mats[seat].cards[:CARDS]
        chosen = [state.edition.card_of.get(name, -1) for name in (action.now, action.next)]
        for card in chosen:
            if card not in cards:
                return text("refused-other-card" if card in state.mats[seat].cards else "refused-no-card", rule="5.2")
        return text("refused-one-card", rule="5.2") if chosen[0] == chosen[1] else None

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Choose)
        mat = state.mats[seat]
        choose(mat, state.edition.card_of[action.now], state.edition.card_of[action.next])
        state.tell(Chose, seat, action.now, action.next, not mat.cards)

    def forget(self, state: SmallState, others: list[Mat]) -> None:
        """They may hold any cards; whoever has chosen chooses anew."""
        held = [len(mat.cards) for mat in others]
        for mat in others:
            state.deck |= mat.given | mask_of(mat.cards + mat.now + mat.later)
            mat.given = 0
            mat.cards, mat.now, mat.later = [], [], []
        for at, mat in enumerate(others):
            for deck in decks_of(state):
                draw_cards(state, mat.cards, deck & ~state.returned, CARDS)
            while len(mat.cards) > held[at]:
                choose_anything(mat, state.rng)

    def run(self, state: SmallState) -> None:
        for mat in state.mats:
            state.deck |= mat.given
        forget_winnings(state)
        state.steps.pop()


def choose(mat: Mat, now: int, later: int) -> None:
    for card in mat.cards[:CARDS]:
        if card != now and card != later:
            mat.given |= 1 << card
    mat.cards = mat.cards[CARDS:]
    mat.now.append(now)
    mat.later.append(later)


def choose_anything(mat: Mat, rng: Rng) -> None:
    """Some choice for a seat known to have chosen."""
    cards = mat.cards[:CARDS]
    rng.shuffle(cards)
    choose(mat, cards[0], cards[1])


CHOOSING: Final = Choosing()
