"""What one player has: tiles, cards, houses, tokens, a boat."""

from __future__ import annotations

from typing import Final, final

from archipel.games.small_islands.views import MatView

AT_HAND: Final = 4
HOUSES: Final = 8
ROUNDS: Final = 4
ON_OFFER: Final = -1
TURNED: Final = -2
"""The boat was laid by Alexis, grey side up."""


@final
class Mat:
    """`known` is the mask of tiles of the hand that all saw taken; `cards` are those to choose from, `now` and `later`
    those chosen (in the advanced game a mission and a reward each), `given` the mask of cards given back this round,
    `shown` whether `now` is revealed. `jokers` is the mask of tokens left, `last` the moment of the last tile laid.
    `view` is how it was shown last, when `told` was all there was to tell."""

    def __init__(
        self, hand: list[int], known: int, cards: list[int], now: list[int], later: list[int], given: int, shown: bool,
        at_hand: int, reserve: int, jokers: int, tokens: list[int], gains: list[int], boat: int, last: int,
    ) -> None:  # fmt: skip
        self.hand = hand
        self.known = known
        self.cards = cards
        self.now = now
        self.later = later
        self.given = given
        self.shown = shown
        self.at_hand = at_hand
        self.reserve = reserve
        self.jokers = jokers
        self.tokens = tokens
        self.gains = gains
        self.boat = boat
        self.last = last
        self.view: MatView | None = None
        self.told: object = None

    def clone(self) -> Mat:
        twin = Mat(
            self.hand.copy(), self.known, self.cards.copy(), self.now.copy(), self.later.copy(), self.given, self.shown,
            self.at_hand, self.reserve, self.jokers, self.tokens.copy(), self.gains.copy(), self.boat, self.last,
        )  # fmt: skip
        twin.view, twin.told = self.view, self.told
        return twin

    def placed(self) -> int:
        return HOUSES - self.at_hand - self.reserve

    def points(self) -> int:
        """PP gained; tokens and boat are counted at the end."""
        return sum(self.gains)

    def facts(self) -> object:
        return (
            tuple(self.hand), self.known, tuple(self.cards), tuple(self.now), tuple(self.later), self.given, self.shown,
            self.at_hand, self.reserve, self.jokers, tuple(self.tokens), tuple(self.gains), self.boat, self.last,
        )  # fmt: skip


def new_mat() -> Mat:
    return Mat([], 0, [], [], [], 0, False, AT_HAND, HOUSES - AT_HAND, 15, [], [0] * ROUNDS, ON_OFFER, 0)
