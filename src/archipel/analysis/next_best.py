"""What a choice is better by than the best of the others: in points, or in chances to win, with its uncertainty."""

from __future__ import annotations

from collections.abc import Collection
from statistics import fmean

from archipel.analysis.budgets import Budget
from archipel.analysis.candidates import candidates
from archipel.analysis.estimator import Estimator, seed_of
from archipel.analysis.values import HUNDREDTHS
from archipel.analysis.weighing import Tried, compare, sift
from archipel.bots.labels import label
from archipel.core.game import Mode, Outlook
from archipel.core.text import Text, text
from archipel.core.values import Action

HINT = Budget(
    candidates=4,
    ranked=24,
    bots=("quick",),
    asked=1,
    sifted=4,
    compared=16,
    looked=0,
    which=0,
    doubted=1.0,
    enough=0.01,
)
"""As a first look: whoever asks is waiting, and this is a second or two where all choose in secret, else far less."""


def next_best(
    outlook: Outlook, action: Action, mode: Mode, seats: int, ply: int, *, without: Collection[Action] = ()
) -> Text | None:
    """The best choice but this one and those without by its label, and what it would cost; None where there is none, or
    it has no label."""
    estimator = Estimator(outlook.game, mode, seats, HINT)
    found = candidates(outlook, action, HINT, seed_of(outlook, ply, "hint"), waits=False)
    tried = [Tried(one, [], []) for one in found if one == action or one not in without]
    if len(tried) < 2:
        return None
    sift(estimator, outlook, tried, ply)
    other = max(tried[1:], key=lambda one: one.mean(outlook.seat)).action
    assert other is not None
    named = label(outlook, other)
    return None if named is None else _told(estimator, *_cost(estimator, outlook, action, other, ply), named)


def _cost(estimator: Estimator, outlook: Outlook, action: Action, other: Action, ply: int) -> tuple[int, int]:
    """What the other is worse by and how far that may be off, in hundredths."""
    mine, theirs = Tried(action, [], []), Tried(other, [], [])
    compare(estimator, outlook, mine, theirs, ply)
    pairs = zip(mine.values(outlook.seat), theirs.values(outlook.seat), strict=True)
    gains = [own - other for own, other in pairs]
    return estimator.hundredths(fmean(gains)), estimator.hundredths(estimator.margin(gains, estimator.doubt(1)))


def _told(estimator: Estimator, cost: int, margin: int, named: Text) -> Text:
    """A difference smaller than its own margin is none."""
    whole = round(cost / HUNDREDTHS)
    if cost <= margin or whole < 1:
        return text("hint-alike", other=named)
    return text(f"hint-next-{estimator.stake.unit}", other=named, cost=whole)
