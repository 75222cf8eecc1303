"""What an island promises a seat: by its objective of the round, by those to come, and to the others."""

from __future__ import annotations

from typing import Final, final

from archipel.games.small_islands import objectives
from archipel.games.small_islands.board import HOUSES
from archipel.games.small_islands.bots.weights import PP, Weights
from archipel.games.small_islands.explorer import ALEXIS
from archipel.games.small_islands.objectives import FRUIT, LEAF, LOTUS, SPOT, TEMPLE, TILE, Mission, Reward, count

FAR: Final = 4
"""As far from a mission as is told apart."""
HOMES: Final = 56
"""Where the houses stand in the key of an island: above its counts."""


@final
class Goal:
    """A mission and its reward, and how likely they are compared to others."""

    def __init__(self, mission: Mission, reward: Reward, weight: int) -> None:
        self.mission = mission
        self.reward = reward
        self.weight = weight


@final
class Prospects:
    """What rounds to come may ask for: whole objectives, or missions and rewards apart."""

    def __init__(
        self, goals: list[Goal], missions: list[Goal], rewards: list[Goal], prizes: list[int], alexis: list[Mission],
        each: int, weights: Weights,
    ) -> None:  # fmt: skip
        self.goals = goals
        self.missions = missions
        self.rewards = rewards
        self.prizes = prizes
        self.alexis = alexis
        self.each = each
        self.weights = weights
        self.known: dict[int, int] = {}
        self.laters: dict[int, dict[int, int]] = {}
        self.appraisers: list[Appraiser] = []

    def mean(self, counts: int, others: int, free: bool) -> int:
        """The pay of an island over all cards, as far as it is from each."""
        # Houses of others fit in seven bits, whether a spot is free in one.
        key = counts << 8 | others << 1 | (1 if free else 0)
        found = self.known.get(key)
        if found is None:
            found = self._mean(counts, others, free)
            self.known[key] = found
        return found

    def _mean(self, counts: int, others: int, free: bool) -> int:
        weights = self.weights
        short = shortness(counts, free)
        if self.goals:
            return _apart(self.goals, counts, others, short, weights, self.prizes)
        part = 0
        total = 0
        for goal in self.missions:
            part += goal.weight * weights.later[min(FAR, short + distance(goal.mission, counts, others))]
            total += goal.weight
        pay = 0
        of = 0
        for goal in self.rewards:
            pay += goal.weight * pays(goal.reward, counts, self.prizes)
            of += goal.weight
        return part * pay // (total * of * 100)


def _apart(goals: list[Goal], counts: int, others: int, short: int, weights: Weights, prizes: list[int]) -> int:
    worth = 0
    total = 0
    for goal in goals:
        total += goal.weight
        part = weights.later[min(FAR, short + distance(goal.mission, counts, others))]
        if part:
            worth += goal.weight * part * pays(goal.reward, counts, prizes)
    return worth // (total * 100)


@final
class Appraiser:
    """The worth of an island to a seat, remembered by counts and houses: (now, later less what rivals get)."""

    def __init__(
        self, seat: int, rivals: list[int], goal: Goal | None, prospects: Prospects, rounds: int, survival: int
    ) -> None:  # fmt: skip
        weights = prospects.weights
        self.seat = seat
        self.rivals = rivals
        self.goal = goal
        self.prospects = prospects
        self.weights = weights
        self.future = weights.future[rounds]
        self.rival_part = weights.rivals * weights.future[min(3, rounds + 1)] // (100 * max(1, len(rivals)))
        self.hope = [100] + [part * survival // 100 for part in weights.hope[1:]]
        self.rounds = rounds
        self.survival = survival
        self.nows: dict[int, int] = {}
        # The same whatever the objective of the round is, and however likely the next turn.
        self.laters = prospects.laters.setdefault(rounds * 4 + seat, {})

    def serves(self, seat: int, rivals: list[int], goal: Goal | None, rounds: int, survival: int) -> bool:
        if seat != self.seat or rounds != self.rounds or survival != self.survival or rivals != self.rivals:
            return False
        mine = self.goal
        if goal is None or mine is None:
            return goal is mine
        return goal.mission is mine.mission and goal.reward is mine.reward

    def now(self, counts: int, homes: int) -> int:
        """What the objective of the round may pay for it."""
        key = homes << HOMES | counts
        found = self.nows.get(key)
        if found is None:
            found = self._now(counts, homes)
            self.nows[key] = found
        return found

    def later(self, counts: int, homes: int) -> int:
        """What it is worth unless one builds there in this round."""
        key = homes << HOMES | counts
        found = self.laters.get(key)
        if found is None:
            found = self._later(counts, homes)
            self.laters[key] = found
        return found

    def _now(self, counts: int, homes: int) -> int:
        goal = self.goal
        if goal is None or homes >> 4 * self.seat & 15:
            return 0
        total = homes >> HOUSES
        free = count(counts, SPOT) > total
        gap = shortness(counts, free) + distance(goal.mission, counts, total)
        part = self.hope[min(FAR, gap)]
        return part * pays(goal.reward, counts, self.prospects.prizes) // 100 if part else 0

    def _later(self, counts: int, homes: int) -> int:
        total = homes >> HOUSES
        free = count(counts, SPOT) > total
        worth = 0
        if self.future and not homes >> 4 * self.seat & 15:
            worth = self.future * self.prospects.mean(counts, total, free) // 100
        if self.rival_part:
            theirs = self.prospects.mean(counts, total, free)
            for rival in self.rivals:
                if not homes >> 4 * rival & 15:
                    worth -= self.rival_part * theirs // 100
        if self.prospects.each and free and counts >> TILE >= 2 and not homes >> 4 * ALEXIS & 15:
            worth -= self._alexis(counts, total)
        return worth

    def _alexis(self, counts: int, houses: int) -> int:
        """What a house of his would bring him, as likely as one of his missions to come asks for this island."""
        met = 0
        for mission in self.prospects.alexis:
            if mission.meets(counts, houses, True):
                met += 1
        never = PP
        for _ in range(self.rounds + 1):
            never = never * (len(self.prospects.alexis) - met) // len(self.prospects.alexis)
        return self.prospects.each * (PP - never) * self.weights.alexis // 100


def pays(reward: Reward, counts: int, prizes: list[int]) -> int:
    """In hundredths; tokens at what they are worth on average."""
    if reward.kind == objectives.DISCOVERY:
        return prizes[min(len(prizes) - 1, count(counts, TEMPLE))]
    return reward.pays(counts) * PP


def shortness(counts: int, free: bool) -> int:
    """What an island lacks for any house: a second tile, a free spot."""
    return (0 if counts >> TILE >= 2 else 1) + (0 if free else 1)


def distance(mission: Mission, counts: int, others: int) -> int:
    """How many icons an island is from a mission."""
    kind = mission.kind
    if kind == objectives.AT_LEAST:
        return _missing(mission.need, counts)
    if kind == objectives.MORE_THAN:
        return max(0, count(counts, mission.two) + 1 - count(counts, mission.one))
    lotus, fruit, leaf = count(counts, LOTUS), count(counts, FRUIT), count(counts, LEAF)
    if kind == objectives.EQUAL_ANY_TWO:
        return min(_apart_by(lotus, fruit), _apart_by(fruit, leaf), _apart_by(lotus, leaf))
    if kind == objectives.EQUAL_WITH:
        named = count(counts, mission.one)
        gap = FAR
        for field in (LOTUS, FRUIT, LEAF):
            if field != mission.one:
                gap = min(gap, _apart_by(named, count(counts, field)))
        return gap
    if kind == objectives.COMPLETE:
        return 1
    if kind == objectives.TILES_BETWEEN:
        tiles = count(counts, TILE)
        return FAR if tiles > mission.two else max(0, mission.one - tiles)
    return 0 if others >= mission.one else 2


def _missing(need: int, counts: int) -> int:
    missing = 0
    # Eight bits a kind, from LOTUS to TILE.
    for field in range(LOTUS, TILE + 1, 8):
        wanted = count(need, field)
        if wanted:
            missing += max(0, wanted - count(counts, field))
    return missing


def _apart_by(one: int, other: int) -> int:
    """Icons between two numbers and their equality, none of them zero."""
    return abs(one - other) if one or other else 2
