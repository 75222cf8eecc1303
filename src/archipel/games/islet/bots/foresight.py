"""A decision looked at by its outcome: its best plans are compared by games played on, all on the same twins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Action, Seat
from archipel.games.islet.bots.chains import Chainlet
from archipel.games.islet.bots.course import laying, play_on
from archipel.games.islet.bots.decide import continued, source
from archipel.games.islet.bots.follow import toward
from archipel.games.islet.bots.ponder import Ponder
from archipel.games.islet.bots.sight import Sight
from archipel.games.islet.bots.walk import Stand, Walk
from archipel.games.islet.scoring import merits
from archipel.games.islet.state import IsletState
from archipel.games.islet.steps.explore import Chain
from archipel.games.islet.steps.move import Moving
from archipel.games.islet.steps.turn import Turn
from archipel.games.islet.values import END, STOP
from archipel.kit.ranking import winners

QUICK: Final = Sight(2, 2)
CHAINS: Final = 5
MOVES: Final = 4
FOREVER: Final = 1000
HORIZON: Final = 8
NEAR: Final = 24
SAVED: Final = 10
LOST: Final = 8
CLEAR: Final = 20
WON: Final = 12
AHEAD: Final = 4


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
    state: IsletState,
    seat: Seat,
    legal: Sequence[Action],
    sample: Callable[[Rng], State],
    rng: Rng,
    turns: int,
    sight: Sight,
) -> Action:
    """The first action of the plan that ends best; `turns` are about how many are played in all. The worse half of the
    plans is left out time and again."""
    plans = plans_of(state, seat, legal, sight)
    rounds = (len(plans) - 1).bit_length()
    games = turns // (2 + state.bag.size // 2)
    for _ in range(rounds):
        for _ in range(max(1, games // (rounds * len(plans)))):
            twin = sample(rng.fork())
            assert isinstance(twin, IsletState)
            for plan in plans:
                plan.total += outcome_of(plan, twin.clone(), seat)
                plan.games += 1
        ranked = [(-plan.mean(), number) for number, plan in enumerate(plans)]
        ranked.sort()
        plans = [plans[number] for _, number in ranked[: (len(plans) + 1) // 2]]
    return plans[0].actions[0]


def outcome_of(plan: Plan, state: IsletState, seat: Seat) -> int:
    for action in plan.actions:
        state.advance(seat, action)
    if state.seats == 1:
        play_on(state, QUICK, HORIZON if state.bag.size > NEAR else FOREVER)
        return margin(state)
    play_on(state, QUICK, FOREVER)
    return lead(state, seat)


def lead(state: IsletState, seat: Seat) -> int:
    """Eggs more than the best of the others, and the victory."""
    best = max([len(bird.levels) for other, bird in enumerate(state.birds) if other != seat])
    won = winners(merits(state))
    return AHEAD * (len(state.birds[seat].levels) - best) + (WON // len(won) if seat in won else 0)


def margin(state: IsletState) -> int:
    """In tiles: what is left in the bag, or would be as things stand; a game won or lost counts for more."""
    if not state.steps:
        return SAVED + state.bag.size if state.why == "saved" else -LOST * state.birds[0].eggs_left()
    return max(-CLEAR, min(CLEAR, state.bag.size - to_go(state)))


def to_go(state: IsletState) -> int:
    """How many tiles the rest of the eggs will take."""
    bird = state.birds[0]
    ponder = Ponder(state, 0, QUICK)
    walk = ponder.walk(state.board.tops, [bird.at], QUICK.width, ponder.turns)
    ahead = walk.ahead(ponder.stand(walk.land, bird.raw, bird.ready, bird.tipped), bird.raw + bird.ready)
    return 12 + (760 * bird.eggs_left() - 12 * ahead // 10) // 100


def plans_of(state: IsletState, seat: Seat, legal: Sequence[Action], sight: Sight) -> list[Plan]:
    step = state.steps[-1]
    ponder = Ponder(state, seat, sight)
    if isinstance(step, Turn):
        return turns_of(ponder, legal)
    if isinstance(step, Chain):
        return explorings(ponder, continued(ponder, step))
    if isinstance(step, Moving):
        walk, stand, _ = ponder.move(step.passed)
        return moves_of(ponder, walk, stand, legal)
    return [Plan([action]) for action in legal]


def turns_of(ponder: Ponder, legal: Sequence[Action]) -> list[Plan]:
    """The best chains, and a Move where it lays an egg; alone the last egg comes before all."""
    walk, stand, _ = ponder.move([ponder.bird.at])
    plans: list[Plan] = []
    if ponder.alone:
        last = stand.eggs_left() == 0
        if stand.first is not None:
            plans.append(Plan([source(last, legal)]))
        if last:
            return plans
    elif stand.first is not None:
        plans = moves_of(ponder, walk, stand, legal)
    return plans + explorings(ponder, ponder.first_chains()) or [Plan([legal[-1]])]


def explorings(ponder: Ponder, chains: list[Chainlet]) -> list[Plan]:
    good = ponder.good_chains(chains)
    ranked = [(-chain.value, number) for number, chain in enumerate(good)]
    ranked.sort()
    return [Plan([*laying(good[number]), STOP]) for _, number in ranked[:CHAINS]]


def moves_of(ponder: Ponder, walk: Walk, stand: Stand, legal: Sequence[Action]) -> list[Plan]:
    """The beginnings of the best Moves."""
    ranked = [(-first.reach, number) for number, first in enumerate(walk.firsts)]
    ranked.sort()
    found: list[Action] = []
    for _, number in ranked:
        action = toward(ponder, walk, walk.firsts[number], legal)
        if action not in found and len(found) < MOVES:
            found.append(action)
    if END in legal and END not in found and stand.eggs_left():
        found.append(END)
    return [Plan([action]) for action in found or legal[:1]]
