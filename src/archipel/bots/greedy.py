"""One action deep over the judge, on a few twins of the state, each followed to the end of the own turn."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.bots.turns import goes_on
from archipel.bots.worth import worth
from archipel.core.game import Game, Outlook
from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Action, Seat


class Greedy:
    """`samples` twins are asked, about `budget` states judged in all; `depth` own actions are followed."""

    def __init__(self, *, samples: int = 2, budget: int = 600, depth: int = 8) -> None:
        self.samples = samples
        self.budget = budget
        self.depth = depth

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        legal = outlook.legal
        if len(legal) == 1:
            return legal[0]
        twins = [outlook.sample(rng.fork()) for _ in range(self.samples)]
        ranked = rank(outlook.game, twins[0], outlook.seat, legal, rng)
        self.left = self.budget - len(legal)
        best: list[Action] = []
        highest = 0
        for action in ranked:
            if best and self.left <= 0:
                break
            value = sum(self.follow(outlook.game, twin.clone(), outlook.seat, action, rng) for twin in twins)
            if not best or value > highest:
                best, highest = [], value
            if value == highest:
                best.append(action)
        return rng.choose(best)

    def follow(self, game: Game, state: State, seat: Seat, action: Action, rng: Rng) -> int:
        """The worth of an action once the seat has played its turn on, each time the best next action."""
        for _ in range(self.depth):
            if not goes_on(state, seat, action):
                break
            legal = state.legal_actions(seat)
            action = legal[0] if len(legal) == 1 else rank(game, state, seat, legal, rng)[0]
            self.left -= len(legal)
        self.left -= 1
        return worth(game, state, seat, rng)


class Glance:
    """What the judge puts first right after it, on one twin: the quickest that plays to some purpose."""

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        return rank(outlook.game, outlook.sample(rng.fork()), outlook.seat, outlook.legal, rng)[0]


def rank(game: Game, state: State, seat: Seat, legal: Sequence[Action], rng: Rng) -> list[Action]:
    """Legal actions, best first as the state stands right after each; equals in a random order."""
    order = list(legal)
    rng.shuffle(order)
    values = {}
    for action in order:
        after = state.clone()
        after.advance(seat, action)
        values[action] = worth(game, after, seat, rng)
    order.sort(key=lambda action: -values[action])
    return order
