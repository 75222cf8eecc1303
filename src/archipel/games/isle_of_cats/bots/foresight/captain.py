"""A player of The Isle of Cats that plays the rest of the game over in mind before it chooses."""

from __future__ import annotations

from typing import Final

from archipel.core.game import Outlook
from archipel.core.rng import Quick, Rng
from archipel.core.values import Action
from archipel.games.isle_of_cats.bots.foresight.lines import Line, lines_of
from archipel.games.isle_of_cats.bots.foresight.playout import Playout, lead, regard
from archipel.games.isle_of_cats.bots.outlay import later_days
from archipel.games.isle_of_cats.bots.sailor import decide
from archipel.games.isle_of_cats.bots.search import Skill
from archipel.games.isle_of_cats.bots.watch import Watch
from archipel.games.isle_of_cats.bots.weights import PLAIN, Weights
from archipel.games.isle_of_cats.piles import size
from archipel.games.isle_of_cats.state import CatsState

HASTE: Final = Skill(2, 1, 0, 0)
"""How everybody plays in mind."""
FEWEST: Final = 3
"""Lines that are compared even where the rest of the game is long to play, with many seats or days."""


class Captain:
    """`skill` finds the lines and `width` of them are played out on twins, for `effort` days in all, a day of each seat
    counted for itself; the worth of a line at a glance counts as much as `trust` twins."""

    def __init__(
        self, skill: Skill, width: int, effort: int, trust: int, weights: Weights = PLAIN, haste: Skill = HASTE
    ) -> None:
        self.skill = skill
        self.width = width
        self.effort = effort
        self.trust = trust
        self.weights = weights
        self.haste = haste

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        legal = outlook.legal
        if len(legal) == 1:
            return legal[0]
        state = outlook.sample(rng.fork())
        assert isinstance(state, CatsState)
        watch = Watch(state, outlook.seat, legal, self.skill, self.weights, rng)
        lines = lines_of(watch, self.width)
        if lines:
            days = state.seats * (1 + later_days(state))
            playouts = self.effort // (days * (1 + size(watch.crew.picked)))
            return self.best(outlook, lines[: max(FEWEST, playouts)], playouts, rng).actions[0]
        action = decide(watch)
        return action if action in legal else legal[0]

    def best(self, outlook: Outlook, lines: list[Line], playouts: int, rng: Rng) -> Line:
        """All lines are tried on the same twins, and time and again the worse half is left out."""
        left = list(range(len(lines)))
        sums = [self.trust * (line.worth - lines[0].worth) for line in lines]
        rounds = (len(lines) - 1).bit_length()
        for _ in range(rounds):
            for _ in range(max(1, playouts // rounds // len(left))):
                seed = rng.word()
                for number in left:
                    sums[number] += self.tried(outlook, lines[number], seed)
            left.sort(key=sums.__getitem__, reverse=True)
            left = left[: (len(left) + 1) // 2]
        return lines[left[0]]

    def tried(self, outlook: Outlook, line: Line, seed: int) -> int:
        """What a twin comes to once a line was played on it."""
        rng = Quick(seed)
        twin = outlook.sample(rng.fork())
        assert isinstance(twin, CatsState)
        for action in line.actions:
            twin.advance(outlook.seat, action)
        Playout(twin, self.haste, self.weights, rng).run()
        return regard(lead(twin, outlook.seat))
