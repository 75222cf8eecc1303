"""How a seat stands: its objective, the rounds and turns to come, what ports are worth where."""

from __future__ import annotations

from math import comb
from typing import Final, final

from archipel.core.values import Action, Seat
from archipel.games.small_islands.bots.appraisal import Appraiser, Goal, Prospects
from archipel.games.small_islands.bots.sea import Sea
from archipel.games.small_islands.bots.weights import PP, Weights
from archipel.games.small_islands.geometry import AROUND, CELLS
from archipel.games.small_islands.mat import ROUNDS
from archipel.games.small_islands.objectives import Mission, Reward
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.supply import decks_of
from archipel.kit.masks import bits

TEMPLES: Final = 12
KEPT: Final = 64
APPRAISERS: Final = 16
ROUND_TILES: Final = 8
NO_MISSION: Final = Mission(0, 0, 0, 0)
NO_REWARD: Final = Reward(2, 0, [], [])


@final
class Stand:
    def __init__(self, state: SmallState, seat: Seat, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.mat = state.mats[seat]
        self.rounds = rounds_to_come(state)
        self.rivals = [other for other in range(state.seats) if other != seat]
        self.prospects = known_prospects(state, seat, weights)
        self.price = self.house_price()
        self.quays = self.quays_now()

    def house_price(self) -> int:
        """A house is dear while the rounds to come could use them all."""
        return self.weights.house[self.rounds] if self.mat.at_hand + self.mat.reserve <= 3 * self.rounds + 3 else 0

    def look_back(self) -> None:
        """The round that has just begun is one to come."""
        self.rounds = min(ROUNDS - 1, self.rounds + 1)
        self.price = self.house_price()

    def quays_now(self) -> list[int]:
        quays = [0] * CELLS
        state = self.state
        if self.mat.boat >= 0:
            _surround(quays, self.mat.boat, PP)
        for rival in self.rivals:
            if state.mats[rival].boat >= 0:
                _surround(quays, state.mats[rival].boat, -self.weights.envy // len(self.rivals))
        if state.alexis is not None:
            for cell in state.grey_cells:
                _surround(quays, cell, -PP)
        return quays

    def goal(self) -> Goal | None:
        """The objective of the round, once it is chosen and until it is paid."""
        return goal_of(self.state, self.mat.now) if len(self.mat.now) == len(decks_of(self.state)) else None

    def appraiser(self, goal: Goal | None, survival: int) -> Appraiser:
        """The same one again for the same objective, so that it remembers."""
        for kept in self.prospects.appraisers:
            if kept.serves(self.seat, self.rivals, goal, self.rounds, survival):
                return kept
        made = Appraiser(self.seat, self.rivals, goal, self.prospects, self.rounds, survival)
        if len(self.prospects.appraisers) >= APPRAISERS:
            self.prospects.appraisers.clear()
        self.prospects.appraisers.append(made)
        return made

    def sea(self, appraiser: Appraiser) -> Sea:
        return Sea(self.state.board, appraiser, self.mat.at_hand, self.price, self.quays)

    def lands(self) -> int:
        """How often in a hundred whoever plays next lands, if it can."""
        alexis = self.state.alexis
        if alexis is None:
            return self.weights.lands
        pile = alexis.pile if alexis.pile else alexis.away
        landing = 0
        for card in bits(pile):
            if self.state.edition.expeditions[card].land:
                landing += 1
        return 100 * landing // max(1, pile.bit_count())

    def survival(self, turns: int) -> int:
        """How often in a hundred one comes to one's next turn, `turns` tiles being laid before the others play."""
        chance = 100
        rivals = self.state.players() - 1
        for rival in range(rivals):
            if self.state.navigation - turns - rival <= 0:
                chance = chance * (100 - self.lands()) // 100
        return chance

    def lay(self, place: int) -> Action:
        """A tile where it fits, pose * CELLS + cell."""
        pose, cell = divmod(place, CELLS)
        return self.state.edition.place(pose >> 2, cell, pose & 3)

    def boat_worth(self, sea: Sea) -> int:
        """What the own boat brings, once it is laid."""
        return sea.berth(self.mat.boat, self.weights.berth[self.rounds]) if self.mat.boat >= 0 else 0


def rounds_to_come(state: SmallState) -> int:
    """Rounds after this one that boats and tiles allow."""
    return max(0, min(ROUNDS - max(1, state.round), state.reserve // ROUND_TILES + (1 if state.reserve >= 6 else 0)))


def goal_of(state: SmallState, cards: list[int]) -> Goal:
    edition = state.edition
    mission, reward = edition.cards[cards[0]].mission, edition.cards[cards[-1]].reward
    return Goal(edition.missions[mission], edition.rewards[reward], 1)


_known: dict[tuple[object, ...], Prospects] = {}


def known_prospects(state: SmallState, seat: Seat, weights: Weights) -> Prospects:
    """Worked out once for a set of cards."""
    cards = (sum(decks_of(state)), tuple(state.mats[seat].later))
    key = (id(weights), state.options.content, cards, state.options.level, state.seats)
    found = _known.get(key)
    if found is None or found.weights is not weights:
        if len(_known) >= KEPT:
            _known.clear()
        found = prospects_of(state, seat, weights)
        _known[key] = found
    return found


def prospects_of(state: SmallState, seat: Seat, weights: Weights) -> Prospects:
    """Every card of the game may come; the one set aside is the likeliest."""
    edition = state.edition
    mine = state.mats[seat].later
    goals: list[Goal] = []
    missions: list[Goal] = []
    rewards: list[Goal] = []
    for card in bits(sum(decks_of(state))):
        weight = weights.kept if card in mine else 1
        mission, reward = edition.cards[card].mission, edition.cards[card].reward
        if mission >= 0 and reward >= 0:
            goals.append(Goal(edition.missions[mission], edition.rewards[reward], weight))
        elif mission >= 0:
            missions.append(Goal(edition.missions[mission], NO_REWARD, weight))
        else:
            rewards.append(Goal(NO_MISSION, edition.rewards[reward], weight))
    alexis = state.alexis
    each = edition.levels[alexis.level].each if alexis is not None else 0
    theirs = [edition.missions[card.mission] for card in edition.expeditions]
    return Prospects(goals, missions, rewards, prizes(edition.values), theirs, each, weights)


def prizes(values: list[int]) -> list[int]:
    """By temples: the best of so many tokens on average, in hundredths."""
    ordered = sorted(values)
    found = [0]
    for drawn in range(1, TEMPLES + 1):
        draws = min(drawn, len(ordered))
        total = 0
        for at, value in enumerate(ordered):
            total += value * comb(at, draws - 1)
        found.append(PP * total // comb(len(ordered), draws) if ordered else 0)
    return found


def _surround(quays: list[int], boat: int, worth: int) -> None:
    for way in AROUND:
        quays[boat + way] += worth
