"""Information-set Monte Carlo tree search: one tree a seat, grown over many twins of the state."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter

from archipel.bots.greedy import rank
from archipel.bots.worth import worths
from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Action, Seat

EXPLORE = 1.0
DOUBT = 0.1
WIDEN = 1.5
SHARE = 0.3


class Search:
    """Bounded by `simulations`, or by `seconds` where given; deterministic in the first case."""

    def __init__(self, *, simulations: int = 400, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        forest = Forest(outlook, rng)
        if self.seconds:
            end = perf_counter() + self.seconds
            while perf_counter() < end:
                forest.simulate()
        else:
            for _ in range(self.simulations):
                forest.simulate()
        return forest.favourite()


class Node:
    """What one seat knows at one moment; `asked` times it decided here, `offered` times it could be reached."""

    __slots__ = ("asked", "children", "offered", "share", "squares", "total", "visits")

    def __init__(self) -> None:
        self.asked = 0
        self.offered = 0
        self.visits = 0
        self.total = 0
        self.squares = 0
        self.share = 0.0
        self.children: dict[tuple[Seat, Action], Node] = {}

    def child(self, key: tuple[Seat, Action]) -> Node:
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found


class Forest:
    """The trees of all seats and the worths seen so far, by which values are scaled."""

    def __init__(self, outlook: Outlook, rng: Rng) -> None:
        self.outlook = outlook
        self.rng = rng
        first = outlook.sample(rng.fork())
        self.seats = tuple(range(first.seats))
        self.roots = [Node() for _ in self.seats]
        self.low = [0] * first.seats
        self.high = [0] * first.seats
        self.seen = False
        self.order = rank(outlook.game, first, outlook.seat, outlook.legal, rng)

    def simulate(self) -> None:
        """One walk down a fresh twin until a new node, its worth carried back up."""
        state = self.outlook.sample(self.rng.fork())
        here = list(self.roots)
        path: list[tuple[Seat, Node]] = []
        seat = self.outlook.seat
        fresh = False
        while True:
            action, child = self.pick(here[seat], seat, state.legal_actions(seat), not path)
            fresh = fresh or child.visits == 0
            path.append((seat, child))
            self.descend(here, seat, action, state.steps[-1].secret())
            state.advance(seat, action)
            actors = state.to_act()
            if not actors or (fresh and not _pending(state, seat, actors)):
                break
            seat = self.outlook.seat if self.outlook.seat in actors else actors[0]
        self.carry(path, state)

    def descend(self, here: list[Node], actor: Seat, action: Action, secret: bool) -> None:
        """Everybody who sees the action moves down its tree; a secret one moves its actor alone."""
        for seat in self.seats:
            if seat == actor or not secret:
                here[seat] = here[seat].child((actor, action))

    def pick(self, node: Node, seat: Seat, legal: Sequence[Action], root: bool) -> tuple[Action, Node]:
        node.asked += 1
        known: list[tuple[Action, Node]] = []
        fresh: list[Action] = []
        for action in legal:
            child = node.children.get((seat, action))
            if child is None or not child.visits:
                fresh.append(action)
            else:
                child.offered += 1
                known.append((action, child))
        if fresh and (not known or len(known) < 1 + WIDEN * sqrt(node.asked)):
            action = self.order[len(known)] if root else self.rng.choose(fresh)
            child = node.child((seat, action))
            child.offered += 1
            return action, child
        return max(known, key=lambda pair: self.value(seat, pair[1]))

    def value(self, seat: Seat, node: Node) -> float:
        """The mean, and the more on top the less often and the less steadily the node was tried."""
        spread = self.high[seat] - self.low[seat]
        middle = node.total / node.visits
        swing = sqrt(max(0.0, node.squares / node.visits - middle * middle)) / spread if spread else 0.0
        return self.mean(seat, node) + EXPLORE * max(DOUBT, swing) * sqrt(log(node.offered) / node.visits)

    def mean(self, seat: Seat, node: Node) -> float:
        """From 0 to 1: the mean worth between the lowest and the highest seen, and with rivals the share of wins."""
        spread = self.high[seat] - self.low[seat]
        scaled = (node.total / node.visits - self.low[seat]) / spread if spread else 0.5
        return scaled if len(self.seats) == 1 else (1 - SHARE) * scaled + SHARE * node.share / node.visits

    def carry(self, path: list[tuple[Seat, Node]], state: State) -> None:
        values = worths(self.outlook.game, state, self.seats, self.rng)
        shares = _shares(state, values)
        if not self.seen:
            self.low, self.high, self.seen = list(values), list(values), True
        for seat, value in enumerate(values):
            self.low[seat] = min(self.low[seat], value)
            self.high[seat] = max(self.high[seat], value)
        for seat, node in path:
            node.visits += 1
            node.total += values[seat]
            node.squares += values[seat] * values[seat]
            node.share += shares[seat]

    def favourite(self) -> Action:
        """The action tried most; of equals the better, then the one ranked first."""
        root, seat = self.roots[self.outlook.seat], self.outlook.seat
        tried = [action for action in self.order if (seat, action) in root.children]
        best = [(root.children[seat, action], action) for action in tried]
        return max(best, key=lambda pair: (pair[0].visits, self.mean(seat, pair[0])))[1] if best else self.order[0]


def _pending(state: State, seat: Seat, actors: tuple[Seat, ...]) -> bool:
    """Whether what the seat has chosen in secret still waits for others: too early to judge it."""
    return seat not in actors and state.steps[-1].secret()


def _shares(state: State, values: list[int]) -> list[float]:
    """Each seat's part of the victory: as the outcome says, or as the worths foretell."""
    outcome = state.outcome()
    if outcome is not None:
        ahead = list(outcome.winners)
    else:
        top = max(values)
        ahead = [seat for seat, value in enumerate(values) if value == top]
    return [1 / len(ahead) if seat in ahead else 0.0 for seat in range(len(values))]
