"""Alexis: his expedition cards, and what he did with the last of them."""

from __future__ import annotations

from typing import Final, final

from archipel.games.small_islands.views import AlexisView, ExpeditionView

ALEXIS: Final = 1
"""His colour."""
EXPLORE: Final = 0
LAND: Final = 1
MISSION: Final = 2
NOWHERE: Final = -1


@final
class Alexis:
    """Masks of his cards: all of them, those on the pile, those put away, those you ever saw. `anchor` is the tile
    you laid last. Of the last card: what it was used for, the cell he looked from, the tile he took, the direction and
    the cell he found. `views` are how he and it were shown last, when `told` was all there was to tell."""

    def __init__(
        self, level: int, deck: int, pile: int, away: int, seen: int, anchor: int,
        card: int, use: int, origin: int, tile: int, way: int, found: int,
    ) -> None:  # fmt: skip
        self.level = level
        self.deck = deck
        self.pile = pile
        self.away = away
        self.seen = seen
        self.anchor = anchor
        self.card = card
        self.use = use
        self.origin = origin
        self.tile = tile
        self.way = way
        self.found = found
        self.views: tuple[AlexisView, ExpeditionView | None] | None = None
        self.told: object = None

    def clone(self) -> Alexis:
        twin = Alexis(
            self.level, self.deck, self.pile, self.away, self.seen, self.anchor,
            self.card, self.use, self.origin, self.tile, self.way, self.found,
        )  # fmt: skip
        twin.views, twin.told = self.views, self.told
        return twin

    def forget(self) -> None:
        """Nothing taken and nothing found yet with a new card."""
        self.origin = self.anchor
        self.tile = NOWHERE
        self.way = NOWHERE
        self.found = NOWHERE

    def facts(self) -> object:
        return (
            self.level, self.deck, self.pile, self.away, self.seen, self.anchor,
            self.card, self.use, self.origin, self.tile, self.way, self.found,
        )  # fmt: skip
