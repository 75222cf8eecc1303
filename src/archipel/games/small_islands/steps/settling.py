"""The rewards of Alexis: a new card gives his mission, and every island that meets it gets a house of his."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.games.small_islands.events import AlexisHoused, AlexisMission
from archipel.games.small_islands.explorer import ALEXIS, MISSION, Alexis
from archipel.games.small_islands.geometry import cell_of, x_of, y_of
from archipel.games.small_islands.scoring import Win, remember
from archipel.games.small_islands.steps.decision import Decision
from archipel.games.small_islands.steps.houses import find_sites, house_objection, put_house, site_actions, sites
from archipel.games.small_islands.steps.refusals import untimely
from archipel.games.small_islands.values import House
from archipel.games.small_islands.views import Pending
from archipel.kit.masks import pick

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


def draw_card(state: SmallState, alexis: Alexis, use: int) -> int:
    """The next expedition card, the pile made anew where it is empty."""
    if not alexis.pile:
        alexis.pile = alexis.away
        alexis.away = 0
    card = pick(alexis.pile, state.rng)
    alexis.pile ^= 1 << card
    alexis.seen |= 1 << card
    alexis.card = card
    alexis.use = use
    alexis.forget()
    return card


def alexis_rewards(state: SmallState) -> None:
    alexis = state.alexis
    assert alexis is not None
    card = state.edition.expeditions[draw_card(state, alexis, MISSION)]
    state.tell(AlexisMission, card.name, card.line)
    find_sites(state, state.edition.missions[card.mission], ALEXIS)
    alexis.pile = alexis.deck
    alexis.away = 0
    state.steps.append(SETTLING)


@final
class Settling(Decision):
    """While he has enough houses nobody is asked; else his opponent chooses the islands."""

    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("settle", sites=sites(state))

    def actors(self, state: SmallState) -> tuple[Seat, ...]:
        houses = state.mats[ALEXIS].at_hand
        return (0,) if 0 < houses < len(state.sites) else ()

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        return site_actions(state)

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        alexis = state.alexis
        assert alexis is not None
        if not isinstance(action, House):
            return untimely(action)
        mission = state.edition.missions[state.edition.expeditions[alexis.card].mission]
        return house_objection(state, action, mission, ALEXIS)

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        assert isinstance(action, House)
        spot = state.board.at[cell_of(action.x, action.y)] * 8 + action.spot
        state.sites.remove(state.board.island_at(spot))
        settle(state, spot)

    def run(self, state: SmallState) -> None:
        for island in state.sites if state.mats[ALEXIS].at_hand else []:
            settle(state, state.board.first_spot(island))
        state.sites = []
        state.steps.pop()


def settle(state: SmallState, spot: int) -> None:
    put_house(state, spot, ALEXIS)
    cell = state.board.cells[spot >> 3]
    size = state.board.size(state.board.island_at(spot))
    assert state.alexis is not None
    remember(state, Win(spot, ALEXIS, state.edition.levels[state.alexis.level].each, 0))
    state.tell(AlexisHoused, x_of(cell), y_of(cell), spot & 7, size)


SETTLING: Final = Settling()
