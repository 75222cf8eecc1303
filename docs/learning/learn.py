"""Learning Hashi alone by self-play: `python -m docs.learning.learn`."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import Executor
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from docs.learning.curve import draw
from docs.learning.network import SETTING, Network
from docs.learning.player import Learned, play

from archipel.arena import CannotPlay, workers
from archipel.arena import match as arena
from archipel.arena.figures import Z95

HIDDEN, BATCH, EPOCHS, RATE, EXPLORED = 128, 256, 3, 0.002, 0.2
SHARES = 2
"""Every round of games is shared out in so many parts, however many processes there are."""
LOOKS, LOOKED_AT = 12, 50
"""Points of the curve, and games of each part for one."""
CURVE, EXAM = 1, 2
"""Seeds of deals that are never learned from."""


def learn(executor: Executor, seed: int, rounds: int, games: int) -> tuple[Network, list[tuple[int, float]]]:
    """The network after so many rounds of games, and its mean score on the way."""
    chance = np.random.default_rng(seed)
    network = Network(chance, HIDDEN)
    curve = [(0, look(executor, network))]
    for number in range(rounds):
        left = 1 - number / rounds
        tasks = [(network, games, (seed, number, part), EXPLORED * left) for part in range(SHARES)]
        lessons = [lesson for lesson, _ in executor.map(play, *zip(*tasks, strict=True))]
        given, wanted = (np.concatenate(parts) for parts in zip(*lessons, strict=True))
        for _ in range(EPOCHS):
            for some in np.array_split(chance.permutation(len(given)), -(-len(given) // BATCH)):
                network.learn(given[some], wanted[some], RATE * (0.03 + left))
        if (number + 1) % max(1, rounds // LOOKS) == 0:
            curve.append(((number + 1) * games * SHARES, look(executor, network)))
            print(f"{curve[-1][0]} games: mean {curve[-1][1]:.2f}", flush=True)
    return network, curve


def look(executor: Executor, network: Network) -> float:
    """The mean score on the deals of the curve."""
    tasks = [(network, LOOKED_AT, (CURVE, part), 0.0) for part in range(SHARES)]
    return float(np.mean([scores for _, scores in executor.map(play, *zip(*tasks, strict=True))]))


def exam(executor: Executor, network: Network, deals: int) -> dict[str, Any]:
    """Mean scores over the same deals, and what the learner has more than greedy, with 95 % intervals."""
    names = ("random", "greedy", "learned")
    tasks = [(name, network, deal) for name in names for deal in range(deals)]
    scores = np.reshape([*executor.map(arena_score, *zip(*tasks, strict=True))], (len(names), deals))
    more = scores[2] - scores[1]
    counts = {"better": int((more > 0).sum()), "equal": int((more == 0).sum()), "worse": int((more < 0).sum())}
    told = {name: spread(found) for name, found in zip((*names, "difference"), (*scores, more), strict=True)}
    return {**told, "deals": counts}


def arena_score(name: str, network: Network, deal: int) -> int:
    """What a player makes of one deal of the exam, in the arena."""
    SETTING.game.bots["learned"] = lambda: Learned(network)
    options = msgspec.to_builtins(SETTING.options)
    seeds = arena.deal_seed(EXAM, deal), (arena.thought_seed(EXAM, deal, 0),)
    return arena.play(arena.Match(SETTING.game.id, options, (name,), *seeds)).outcome.scores[0].total


def spread(values: Any) -> dict[str, float]:
    """A mean and its 95 % interval."""
    mean, half = float(np.mean(values)), float(Z95 * np.std(values, ddof=1) / len(values) ** 0.5)
    return {"mean": mean, "low": mean - half, "high": mean + half}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="learn", usage=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=400, help="times that games are played and learned from")
    parser.add_argument("--games", type=int, default=32, help="games of each of the two parts of a round")
    parser.add_argument("--deals", type=int, default=400, help="deals of the exam")
    parser.add_argument("--processes", type=int, default=2, help="the figures are the same whatever their number")
    parser.add_argument("--scheduler", default="", help="the Dask cluster at this address instead of processes here")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, help="folder for curve.json and curve.svg")
    asked = parser.parse_args()
    for name, least in {"seed": 0, "rounds": 1, "games": 1, "deals": 2, "processes": 1}.items():
        if getattr(asked, name) < least:
            parser.error(f"--{name} is at least {least}, not {getattr(asked, name)}")
    if not asked.out.is_dir():
        parser.error(f"there is no folder {asked.out}")
    try:
        with workers(0 if asked.scheduler else asked.processes, asked.scheduler) as executor:
            network, curve = learn(executor, asked.seed, asked.rounds, asked.games)
            found = {"seed": asked.seed, "curve": curve, "exam": exam(executor, network, asked.deals)}
    except CannotPlay as refused:
        parser.error(str(refused))
    found["weights"] = blake2b(b"".join(part.tobytes() for part in network.weights), digest_size=16).hexdigest()
    (asked.out / "curve.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (asked.out / "curve.svg").write_text(draw(curve, found["exam"]), encoding="utf-8")
    print(json.dumps(found["exam"], indent=1))


if __name__ == "__main__":
    main()
