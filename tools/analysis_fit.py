"""The numbers behind the models of analysis: weights under which the mean of a look's twins tells what came of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from archipel.analysis.model import KNOTS, Model, closed, hats, merits, terms
from archipel.analysis.stakes import Prospect, Stake
from tools.analysis_looks import End, Looks

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

FEW = 20
"""A kind of step seen so rarely has no offset of its own."""
SMOOTH = 4.0
"""How much a weight is held to that of the next knot, in looks: those of one game go together, and are worth few."""
SMALL = 0.7
"""How much a weight is held to nothing, in looks."""
ENDED = 40
"""Looks of which all twins are over, at least, to learn from them what ends are worth."""
BETTER = 0.02
"""By so much a mean square must be smaller for twins that are over to be doubted."""


class Scales(msgspec.Struct):
    """How the word of the judge is put on a scale."""

    middle: float
    scale: float
    offsets: dict[str, float]

    def judged(self, end: End) -> list[float]:
        found = zip(end.judged, end.kinds, strict=True)
        return [(one - self.middle - self.offsets.get(kind, 0.0)) / self.scale for one, kind in found]


class Table(msgspec.Struct):
    """Looks as arrays: of `rows` each end that is not over has, by seat, its features; `owner` is the look of a row;
    `sure` is what the ends that are over come to, their part of the mean; `part` is that of one end."""

    rows: Floats
    owner: NDArray[np.int64]
    part: Floats
    sure: Floats


def scales_of(looks: Looks, plies: float) -> Scales:
    """What the judge is off by at each kind of step, once how far the game is has been taken out; its middle and spread
    without that."""
    ends = [end for look in looks.looks for end in look.ends if not end.values]
    judged = np.array([end.judged for end in ends], dtype=float)
    kinds = [kind for end in ends for kind in end.kinds]
    known = sorted(kind for kind in set(kinds) if kinds.count(kind) >= FEW)
    far = np.repeat(np.array([min(1.5, end.ply / plies) for end in ends]), judged.shape[1])
    dummies = np.array([[float(kind == one) for one in known] for kind in kinds]).reshape(len(kinds), len(known))
    trend = np.stack([np.ones_like(far), far, far * far], axis=1)
    weights = least_squares(np.hstack([trend, dummies]), judged.ravel())[3:]
    shares = dummies.mean(axis=0)
    weights = weights - float(np.sum(weights * shares) / max(1e-9, np.sum(shares)))
    clean = judged.ravel() - dummies @ weights
    return Scales(
        middle=round(float(clean.mean()), 1),
        scale=round(float(max(1.0, clean.std())), 1),
        offsets={kind: round(float(off), 1) for kind, off in sorted(zip(known, weights, strict=True))},
    )


def merits_table(looks: Looks, scales: Scales, stake: Stake, plies: float, model: Model | None = None) -> Table:
    """What weighs on chances. All together: of all as one, beside nothing. `model` knows what ends are worth."""
    rows, owner, part = [], [], []
    sure = np.zeros((len(looks.looks), 2 if stake.together else len(looks.values[0])))
    for at, look in enumerate(looks.looks):
        for end in look.ends:
            if end.values:
                ended = closed(model, stake, Prospect(end.values, end.points), look.viewer).values
                came = (ended[0], 1 - ended[0]) if stake.together else ended
                sure[at] += np.array(came) / len(look.ends)
                continue
            near = hats(min(1.5, end.ply / plies))
            judged = scales.judged(end)
            if stake.together:
                line = terms(sum(judged) / len(judged), near)
                rows.append([line, (0.0,) * len(line)])
            else:
                top = max(judged)
                rows.append([merits(one, top, near, own=seat == look.viewer) for seat, one in enumerate(judged)])
            owner.append(at)
            part.append(1 / len(look.ends))
    return Table(np.array(rows), np.array(owner), np.array(part), sure)


def said(table: Table, weights: Floats) -> Floats:
    """The chances that looks find: the mean of those of their twins."""
    found = table.sure.copy()
    np.add.at(found, table.owner, table.part[:, None] * softmax(table.rows @ weights))
    return found


def closing_fit(looks: Looks, stake: Stake, taken: Flags) -> tuple[float, float] | None:
    """What a point counts where the twins of a look are over, and what is added to the viewer's; none where what twins
    come to is what comes, or too few are over."""
    if stake.unit == "points" or stake.together:
        return None
    over = np.array([all(end.points for end in look.ends) for look in looks.looks])
    taken = taken & over
    if taken.sum() < ENDED:
        return None
    rows, owner, part = [], [], []
    hard = np.zeros((len(looks.looks), len(looks.values[0])))
    for at in np.flatnonzero(over):
        look = looks.looks[at]
        for end in look.ends:
            rows.append([[point, float(seat == look.viewer)] for seat, point in enumerate(end.points)])
            owner.append(at)
            part.append(1 / len(look.ends))
            hard[at] += np.array(end.values) / len(look.ends)
    table = Table(np.array(rows), np.array(owner), np.array(part), np.zeros_like(hard))
    wins = np.array([looks.values[look.number] for look in looks.looks])
    weights = chance_fit(table, wins, taken, SMALL * np.eye(2))
    off = [float(np.mean((wins - one)[taken] ** 2)) for one in (hard, said(table, weights))]
    return (round(float(weights[0]), 4), round(float(weights[1]), 4)) if off[0] - off[1] > BETTER else None


def held_back(*, together: bool) -> Floats:
    """How much the weights of chances are held."""
    return hold((SMALL, SMALL)) if together else hold((SMALL, SMALL, SMALL), (SMALL,))


def chance_fit(table: Table, wins: Floats, taken: Flags, held: Floats) -> Floats:
    """The weights under which what came of the looks taken is likeliest, by Fisher's scoring; `held` is how much each
    is held to its neighbours and to nothing."""
    weights = np.zeros(table.rows.shape[2])
    use = taken[table.owner]
    rows, owner, part = table.rows[use], table.owner[use], table.part[use]

    def worth(tried: Floats) -> float:
        chances = np.clip(said(table, tried)[taken], 1e-4, 1)
        return float(np.sum(wins[taken] * np.log(chances)) - 0.5 * tried @ held @ tried)

    now = worth(weights)
    for _ in range(60):
        chances = softmax(rows @ weights)
        middle = np.einsum("ns,nsk->nk", chances, rows)
        each = part[:, None, None] * chances[:, :, None] * (rows - middle[:, None, :])
        slopes = np.zeros((len(taken), rows.shape[1], rows.shape[2]))
        np.add.at(slopes, owner, each)
        means = np.clip(said(table, weights), 1e-4, 1)[taken]
        slopes = slopes[taken]
        slope = np.einsum("ns,nsk->k", wins[taken] / means, slopes) - held @ weights
        curve = np.einsum("nsk,nsl->kl", slopes / means[:, :, None], slopes) + held
        step = np.linalg.solve(curve, slope)
        size, better = 1.0, worth(weights + step)
        while better < now and size > 1e-3:
            size /= 2
            better = worth(weights + size * step)
        if better - now < 1e-4:
            break
        weights, now = weights + size * step, better
    return weights


def hold(blocks: Sequence[float], alone: Sequence[float] = ()) -> Floats:
    """How much each weight is held to its neighbours and to nothing: blocks of those that are told at knots, and some
    that are told once."""
    knots = len(KNOTS)
    size = knots * len(blocks) + len(alone)
    found = np.zeros((size, size))
    for number, small in enumerate(blocks):
        for at in range(number * knots, (number + 1) * knots):
            found[at, at] += small
        for at in range(number * knots, (number + 1) * knots - 1):
            pull = np.array([[1.0, -1.0], [-1.0, 1.0]])
            found[at : at + 2, at : at + 2] += SMOOTH * pull
    for at, small in enumerate(alone, knots * len(blocks)):
        found[at, at] += small
    return found


def points_fit(looks: Looks, scales: Scales, plies: float, taken: Flags) -> tuple[Floats, Floats]:
    """The weights of the points, and what is left over by look and seat: of the mean of the twins that are not over."""
    lines, wanted = [], []
    for look in looks.looks:
        ends = [end for end in look.ends if not end.values]
        each = [_terms_of(end, scales, plies) for end in ends]
        size = len(looks.points[look.number])
        lines.append(np.mean(np.array(each), axis=0) if ends else np.zeros((size, 2 * len(KNOTS))))
        wanted.append(looks.points[look.number] if ends else (0.0,) * size)
    rows, points = np.array(lines), np.array(wanted)
    held = hold((0.0, SMALL))
    flat, goal = rows[taken].reshape(-1, rows.shape[2]), points[taken].ravel()
    weights = np.linalg.solve(flat.T @ flat + held + 1e-6 * np.eye(len(held)), flat.T @ goal)
    return weights, points - rows @ weights


def _terms_of(end: End, scales: Scales, plies: float) -> list[tuple[float, ...]]:
    near = hats(min(1.5, end.ply / plies))
    return [terms(one, near) for one in scales.judged(end)]


def softmax(values: Floats) -> Floats:
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    found: Floats = powers / powers.sum(axis=1, keepdims=True)
    return found


def least_squares(rows: Floats, wanted: Floats) -> Floats:
    size = rows.shape[1]
    found = np.linalg.solve(rows.T @ rows + 1e-6 * len(rows) * np.eye(size), rows.T @ wanted)
    return np.asarray(found, dtype=np.float64)
