"""A decision of a game alone: its best plans are compared by games played on to their end, all on the same twins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Action
from archipel.games.islet.bots.chains import Chainlet
from archipel.games.islet.bots.course import laying, play_out
from archipel.games.islet.bots.decide import continued, source
from archipel.games.islet.bots.follow import toward
from archipel.games.islet.bots.ponder import Ponder
from archipel.games.islet.bots.sight import Sight
from archipel.games.islet.state import IsletState
from archipel.games.islet.steps.explore import Chain
from archipel.games.islet.steps.move import Moving
from archipel.games.islet.steps.turn import Turn
from archipel.games.islet.values import END, STOP

QUICK: Final = Sight(2, 2)
CHAINS: Final = 5
MOVES: Final = 4
SAVED: Final = 100
PER_EGG: Final = 8


@final
class Plan:
    """Actions that begin a plan; what came of it in all the games played on so far."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.games = 0
        self.total = 0

    def mean(self) -> int:
        return 1000 * self.total // max(1, self.games)


def foresee(
    state: IsletState, legal: Sequence[Action], sample: Callable[[Rng], State], rng: Rng, turns: int, sight: Sight
) -> Action:
    """The first action of the plan that ends best; `turns` are about how many are played in all."""
    plans = plans_of(state, legal, sight)
    games = turns // (2 + state.bag.size // 2)
    rounds = (len(plans) - 1).bit_length()
    for _ in range(rounds):
        for _ in range(max(1, games // (rounds * len(plans)))):
            twin = sample(rng.fork())
            assert isinstance(twin, IsletState)
            for plan in plans:
                plan.total += outcome_of(plan, twin.clone())
                plan.games += 1
        ranked = [(-plan.mean(), number) for number, plan in enumerate(plans)]
        ranked.sort()
        plans = [plans[number] for _, number in ranked[: (len(plans) + 1) // 2]]
    return plans[0].actions[0]


def outcome_of(plan: Plan, state: IsletState) -> int:
    """What a plan comes to: the tiles left above all, where it is lost the eggs laid."""
    for action in plan.actions:
        state.advance(0, action)
    play_out(state, QUICK)
    return SAVED + state.bag.size if state.why == "saved" else PER_EGG * len(state.birds[0].levels)


def plans_of(state: IsletState, legal: Sequence[Action], sight: Sight) -> list[Plan]:
    step = state.steps[-1]
    ponder = Ponder(state, 0, sight)
    if isinstance(step, Turn):
        return turns_of(ponder, legal)
    if isinstance(step, Chain):
        return explorings(ponder, continued(ponder, step))
    if isinstance(step, Moving):
        return moves_of(ponder, step.passed, legal)
    return [Plan([action]) for action in legal]


def turns_of(ponder: Ponder, legal: Sequence[Action]) -> list[Plan]:
    """The best chains, and a Move where it lays an egg; the last egg comes before all."""
    _, stand, _ = ponder.move([ponder.bird.at])
    last = stand.eggs_left() == 0
    plans: list[Plan] = []
    if stand.first is not None:
        plans.append(Plan([source(last, legal)]))
    return plans if last else plans + explorings(ponder, ponder.first_chains())


def explorings(ponder: Ponder, chains: list[Chainlet]) -> list[Plan]:
    good = ponder.good_chains(chains)
    ranked = [(-chain.value, number) for number, chain in enumerate(good)]
    ranked.sort()
    return [Plan([*laying(good[number]), STOP]) for _, number in ranked[:CHAINS]]


def moves_of(ponder: Ponder, passed: list[int], legal: Sequence[Action]) -> list[Plan]:
    """The beginnings of the best Moves."""
    walk, stand, _ = ponder.move(passed)
    ranked = [(-first.reach, number) for number, first in enumerate(walk.firsts)]
    ranked.sort()
    found: list[Action] = []
    for _, number in ranked:
        action = toward(ponder, walk, walk.firsts[number], legal)
        if action not in found and len(found) < MOVES:
            found.append(action)
    if END in legal and END not in found and stand.eggs_left():
        found.append(END)
    return [Plan([action]) for action in found] or [Plan([legal[0]])]
