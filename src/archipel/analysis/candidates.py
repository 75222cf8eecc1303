"""What is weighed at a decision: what was played, what bots would do, what the judge ranks first."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.analysis.budgets import Budget
from archipel.bots.greedy import rank
from archipel.bots.levels import bot
from archipel.core.game import Outlook
from archipel.core.rng import Quick
from archipel.core.values import Action


def candidates(outlook: Outlook, played: Action, budget: Budget, seed: int, *, waits: bool) -> list[Action | None]:
    """Each once, what was played first; None, to let the table wait, where the seat need not act."""
    found: list[Action | None] = [played, *([None] if waits else [])]
    rng = Quick(seed)
    proposed: list[Action] = []
    for name in budget.bots:
        for _ in range(budget.asked):
            proposed.append(bot(outlook.game, name).choose(outlook, rng))
    proposed += ranked(outlook, budget, rng)
    for action in proposed:
        if len(found) < budget.candidates and action not in found:
            found.append(action)
    return found


def ranked(outlook: Outlook, budget: Budget, rng: Quick) -> Sequence[Action]:
    """The choices, best first as the judge sees them at once; of very many, some."""
    legal = list(outlook.legal)
    if len(legal) > budget.ranked:
        rng.shuffle(legal)
        legal = legal[: budget.ranked]
    return rank(outlook.game, outlook.sample(rng.fork()), outlook.seat, legal, rng)
