"""Law 3, its second half: a game is the same under any PYTHONHASHSEED."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from importlib import import_module

from archipel.core import catalog
from archipel.core.game import Game
from archipel.core.laws.case import LawBroken, cases, presets
from archipel.core.laws.walk import stops, walk

STOPS = 12
RUN = "import sys; from archipel.core.laws.hash_seeds import find, fingerprint; print(fingerprint(find(sys.argv[1])))"


def hash_seeds(game: Game, where: str = "") -> None:
    """Law 3: actions, views and scenes are the same under two hash seeds.

    `where` is `module:name` of a game that the catalog does not list.
    """
    first, other = (_fingerprint_under(seed, where or game.id) for seed in ("1", "2"))
    if first != other:
        raise LawBroken(3, next(cases(game)), 1, 0, "the game is another under another PYTHONHASHSEED")


def fingerprint(game: Game) -> str:
    """A digest of one random game of every mode and number of seats, of its actions, views and scenes."""
    mark = blake2b(digest_size=16)
    for case in presets(game):
        for _, state in stops(walk(case, 1), STOPS):
            for seat in range(case.seats):
                view, legal = state.view(seat), state.legal_actions(seat)
                told = (state.digest(), view, [str(action) for action in legal], game.scene(view, legal))
                mark.update(repr(told).encode())
    return mark.hexdigest()


def find(where: str) -> Game:
    """A game by its id, or by `module:name`."""
    if ":" not in where:
        return catalog.game(where)
    module, name = where.split(":")
    found = getattr(import_module(module), name)
    assert isinstance(found, Game)
    return found


def _fingerprint_under(hash_seed: str, where: str) -> str:
    path = os.pathsep.join(part for part in sys.path if part)
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", RUN, where], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the game {where} cannot be played in a process of its own: {done.stderr[-2000:]}")
    return done.stdout
