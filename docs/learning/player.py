"""Play by a network, and what it teaches: every action is tried on a twin, the view of most promise is taken."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from docs.learning.network import FEATURES, POINTS, SETTING, Floats, Network, as_rows, inputs, points

from archipel.bots.turns import goes_on
from archipel.core.game import Outlook
from archipel.core.rng import Quick, Rng
from archipel.core.state import State
from archipel.core.values import Action, Seat
from archipel.envs import ManyGames

Lesson = tuple[Floats, Floats]
"""Inputs of views, and what the network should have said of each."""
Step = tuple[bytes, float, float]
"""The view a choice leads to, its promise, and the best promise there was."""
HEAT = 1.0
"""By how many points, about, a promise is misread where something else may be tried."""
TRACE = 0.8
"""Lambda: how much of all that came later, rather than the next promise alone, goes back into a promise."""
BEAM = 4


def afterwards(outlook: Outlook, rng: Rng) -> list[bytes]:
    """What the seat would see after each of its actions, in a twin that it cannot tell from the real game."""
    twin = outlook.sample(rng.fork())
    rows = []
    for action in outlook.legal:
        after = twin.clone()
        after.advance(outlook.seat, action)
        rows.append(FEATURES.encode(after.view(outlook.seat)))
    return rows


def play(network: Network, games: int, seed: Sequence[int], explore: float) -> tuple[Lesson, list[float]]:
    """The first game of each of so many tables: what they teach, and their scores. In `explore` of its decisions the
    network may take what it thinks a little worse."""
    chance = np.random.default_rng(seed)
    env = ManyGames("hashi", "solo", num_envs=games)
    told = env.reset(seed=chance.integers(2**31, size=games).tolist())[0]
    rng = Quick(int(chance.integers(2**31)))
    past: list[list[Step]] = [[] for _ in range(games)]
    scores = np.full(games, np.nan)
    while np.isnan(scores).any():
        choices = told["action_mask"].argmax(1)
        asked = np.flatnonzero(np.isnan(scores) & (told["action_mask"].sum(1) > 1)).tolist()
        outlooks = [Outlook(SETTING.game, env.tables[table].course.state, 0) for table in asked]
        for table, (choice, step) in zip(asked, decide(network, outlooks, rng, chance, explore), strict=True):
            choices[table] = choice
            past[table].append(step)
        told, rewards, ended = env.step(choices)[:3]
        scores = np.where(ended & np.isnan(scores), rewards, scores)
    return lesson(past, scores.tolist()), scores.tolist()


def decide(
    network: Network, outlooks: list[Outlook], rng: Rng, chance: np.random.Generator, explore: float
) -> list[tuple[int, Step]]:
    """The choice of each table, all of them thought over at once."""
    if not outlooks:
        return []
    rows = [afterwards(outlook, rng) for outlook in outlooks]
    promises = network.promise(as_rows([row for some in rows for row in some])).tolist()
    found = []
    for outlook, some in zip(outlooks, rows, strict=True):
        promised, promises = promises[: len(some)], promises[len(some) :]
        taken, best = int(np.argmax(promised)), max(promised)
        if chance.random() < explore:
            taken = int(np.argmax(promised + chance.gumbel(0, HEAT, len(some))))
        (choice,) = FEATURES.spell(outlook.legal[taken])
        found.append((choice, (some[taken], promised[taken], best)))
    return found


def lesson(past: list[list[Step]], scores: list[float]) -> Lesson:
    """What every view should have promised: a mixture of the promises that followed it and of the end (TD(lambda)),
    cut where something else than the best was tried."""
    wanted: list[float] = []
    for steps, came in zip(past, scores, strict=True):
        backwards = []
        for _, taken, best in reversed(steps):
            backwards.append(came)
            came = TRACE * came + (1 - TRACE) * best if taken == best else best
        wanted += reversed(backwards)
    rows = as_rows([step[0] for steps in past for step in steps])
    return inputs(rows), (np.array(wanted, np.float32) - points(rows)) / POINTS


class Learned:
    """The player that comes of it, as the arena knows players: it follows its best few ways to the end of its turn."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        best, most = outlook.legal[0], -np.inf
        twin = outlook.sample(rng.fork())
        ways = [(action, *tried(twin, outlook.seat, action)) for action in outlook.legal]
        while ways:
            promises = self.network.promise(
                as_rows([FEATURES.encode(after.view(outlook.seat)) for _, after, _ in ways])
            )
            further = []
            for place in np.argsort(-promises, kind="stable")[:BEAM].tolist():
                first, after, more = ways[place]
                if len(more) > 1:
                    further += [(first, *tried(after, outlook.seat, action)) for action in more]
                elif promises[place] > most:
                    best, most = first, promises[place]
            ways = further
        return best


def tried(state: State, seat: Seat, action: Action) -> tuple[State, Sequence[Action]]:
    """The state after an action, and how the turn may go on."""
    after = state.clone()
    more = goes_on(after, seat, action)
    return after, after.legal_actions(seat) if more else ()
