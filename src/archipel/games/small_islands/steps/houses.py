"""Putting houses on islands that meet the mission, and what they pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Seat
from archipel.games.small_islands.edition import SPOT_ICON
from archipel.games.small_islands.events import Gained, Housed, Settled
from archipel.games.small_islands.geometry import CELLS, cell_of, x_of, y_of
from archipel.games.small_islands.objectives import DISCOVERY, TEMPLE, Mission, Reward, count
from archipel.games.small_islands.scoring import Win, remember
from archipel.games.small_islands.steps.decision import Decision
from archipel.games.small_islands.steps.discovery import SEARCHING, aside
from archipel.games.small_islands.steps.refusals import untimely
from archipel.games.small_islands.values import DONE, Done, House
from archipel.games.small_islands.views import Pending

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState

HOUSES: Final[list[House]] = [House(x_of(cell), y_of(cell), icon) for cell in range(CELLS) for icon in range(8)]


def mission_of(state: SmallState, seat: Seat) -> Mission:
    """The mission of the round of a seat."""
    return state.edition.missions[state.edition.cards[state.mats[seat].now[0]].mission]


def reward_of(state: SmallState, seat: Seat) -> Reward:
    return state.edition.rewards[state.edition.cards[state.mats[seat].now[-1]].reward]


def find_sites(state: SmallState, mission: Mission, colour: int) -> None:
    """The islands on which a house of this colour may be put now."""
    state.sites = []
    if not state.mats[colour].at_hand:
        return
    board = state.board
    for island in board.islands():
        if board.welcomes(island, colour) and board.meets(island, mission, colour):
            state.sites.append(island)


def site_actions(state: SmallState) -> list[House]:
    actions: list[House] = []
    for island in state.sites:
        spot = state.board.first_spot(island)
        actions.append(HOUSES[state.board.cells[spot >> 3] * 8 + (spot & 7)])
    return actions


def sites(state: SmallState) -> tuple[tuple[int, int, int], ...]:
    """The same for a view."""
    return tuple([(site.x, site.y, site.spot) for site in site_actions(state)])


@final
class Housing(Decision):
    """The sites are known before anybody is asked; without one nobody is. Whoever has put a house says when it is
    done, so that it can still be taken back."""

    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("houses", sites=sites(state), aside=aside(state, seat))

    def actors(self, state: SmallState) -> tuple[Seat, ...]:
        return (state.turn,) if state.sites or state.built else ()

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        return [*site_actions(state), DONE]

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, House):
            return house_objection(state, action, mission_of(state, seat), seat)
        return untimely(action)

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        if isinstance(action, House):
            self.put(state, seat, action)
        else:
            self.stop(state)

    def run(self, state: SmallState) -> None:
        self.stop(state)

    def put(self, state: SmallState, seat: Seat, action: House) -> None:
        spot = state.board.at[cell_of(action.x, action.y)] * 8 + action.spot
        put_house(state, spot, seat)
        state.built.append(spot)
        remember(state, win_of(state, seat, spot))
        find_sites(state, mission_of(state, seat), seat)
        state.tell(housed, state, seat, action, spot)
        if state.options.payment == "each":
            pay(state, seat, [spot])

    def stop(self, state: SmallState) -> None:
        seat = state.turn
        state.steps.pop()
        state.tell(Settled, seat, len(state.built))
        if state.options.payment != "each":
            pay(state, seat, state.built)


def put_house(state: SmallState, spot: int, colour: int) -> None:
    state.board.settle(spot, colour)
    state.homes.append(spot * 4 + colour)
    state.mats[colour].at_hand -= 1


def win_of(state: SmallState, seat: Seat, spot: int) -> Win:
    """No tile is laid before it is paid: what it pays is known at once."""
    reward, counts = reward_of(state, seat), state.board.counts[state.board.island_at(spot)]
    draws = count(counts, TEMPLE) if reward.kind == DISCOVERY else 0
    return Win(spot, seat, reward.pays(counts), draws)


def pay(state: SmallState, seat: Seat, spots: list[int]) -> None:
    """Each house once; discovery tokens are drawn in steps of their own."""
    reward = reward_of(state, seat)
    board = state.board
    if reward.kind == DISCOVERY:
        state.finds = [spot for spot in spots if count(board.counts[board.island_at(spot)], TEMPLE)]
        state.steps.append(SEARCHING)
        return
    for spot in spots:
        points = reward.pays(board.counts[board.island_at(spot)])
        state.mats[seat].gains[state.round - 1] += points
        cell = board.cells[spot >> 3]
        state.tell(Gained, seat, x_of(cell), y_of(cell), spot & 7, points)


def housed(state: SmallState, seat: Seat, action: House, spot: int) -> Event:
    island = state.board.island_at(spot)
    worth = reward_of(state, seat).pays(state.board.counts[island])
    return Housed(seat, action.x, action.y, action.spot, state.board.size(island), worth)


def house_objection(state: SmallState, action: House, mission: Mission, colour: int) -> Text | None:
    """None exactly when the spot is the first free one of an island that takes the house."""
    board = state.board
    cell = cell_of(action.x, action.y)
    tile = board.at[cell] if cell >= 0 else -1
    if tile < 0 or board.is_boat(tile):
        return text("refused-no-island", rule="9.2")
    icons = state.edition.icons[board.poses[tile] >> 2]
    if not 0 <= action.spot < len(icons) or icons[action.spot] != SPOT_ICON:
        return text("refused-no-spot", rule="9.4")
    island = board.island_at(tile * 8 + action.spot)
    why = island_objection(state, island, mission, colour)
    if why is None and board.first_spot(island) != tile * 8 + action.spot:
        return text("refused-other-spot", rule="9.11")
    return why


def island_objection(state: SmallState, island: int, mission: Mission, colour: int) -> Text | None:
    board = state.board
    if board.size(island) < 2:
        return text("refused-small", rule="9.3")
    if board.houses(island, colour):
        return text("refused-second-house", rule="9.5")
    if board.free_spots(island) < 1:
        return text("refused-full", rule="9.4")
    if not board.meets(island, mission, colour):
        return text("refused-mission", rule="9.2")
    return text("refused-no-house", rule="9.6") if not state.mats[colour].at_hand else None


HOUSING: Final = Housing()
