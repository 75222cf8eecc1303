"""A player of The Isle of Cats that plays the rest of the game over in mind before it chooses."""

from __future__ import annotations

from typing import Final

from archipel.core.game import Outlook
from archipel.core.rng import Quick, Rng
from archipel.core.values import Action
from archipel.games.isle_of_cats.bots.lines import Line, lines_of
from archipel.games.isle_of_cats.bots.playout import Playout, lead, regard
from archipel.games.isle_of_cats.bots.sailor import decide
from archipel.games.isle_of_cats.bots.search import Skill
from archipel.games.isle_of_cats.bots.watch import Watch
from archipel.games.isle_of_cats.bots.weights import PLAIN, Weights
from archipel.games.isle_of_cats.state import CatsState

HASTE: Final = Skill(4, 1, 0, 0)
"""How everybody plays in mind."""


class Captain:
    """`skill` finds the lines, `width` of them are played out, each on up to `twins` twins; `trust`: how many twins the
    worth at a glance counts for."""

    def __init__(self, skill: Skill, width: int, twins: int, trust: int, weights: Weights = PLAIN, haste: Skill = HASTE) -> None:
        self.skill = skill
        self.width = width
        self.twins = twins
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
        if len(lines) > 1:
            return self.best(outlook, lines, rng).actions[0]
        action = decide(watch)
        return action if action in legal else legal[0]

    def best(self, outlook: Outlook, lines: list[Line], rng: Rng) -> Line:
        """All lines on the same twins; the worse half is left out, time and again."""
        top = lines[0].worth
        sums = [self.trust * (line.worth - top) for line in lines]
        left = list(range(len(lines)))
        played = 0
        budget = self.twins * len(lines)
        rounds = max(1, (len(lines) - 1).bit_length())
        for turn in range(rounds):
            each = max(1, budget // rounds // len(left))
            for _ in range(each):
                seed = rng.fork().word()
                for number in left:
                    sums[number] += self.tried(outlook, lines[number], seed)
            played += each
            left.sort(key=sums.__getitem__, reverse=True)
            left = left[: max(1, (len(left) + 1) // 2)]
        return lines[left[0]]

    def tried(self, outlook: Outlook, line: Line, seed: int) -> int:
        rng = Quick(seed)
        twin = outlook.sample(rng.fork())
        assert isinstance(twin, CatsState)
        for action in line.actions:
            twin.advance(outlook.seat, action)
        Playout(twin, self.haste, self.weights, rng).run()
        return regard(lead(twin, outlook.seat))
