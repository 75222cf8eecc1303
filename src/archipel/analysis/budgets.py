"""How hard is looked: a first look in seconds, a deep one in minutes."""

from __future__ import annotations

import msgspec

from archipel.analysis.values import Depth

MANY = 160
"""Actions of a game after which a first look asks fewer twins of each, so that it stays one of seconds."""


class Budget(msgspec.Struct, frozen=True):
    """`candidates` are weighed at most, ranked by the judge from at most `ranked` choices; bots are asked what they
    would do, each `asked` times. All candidates are sifted on `sifted` twins, the best and the one played compared on
    up to `compared` fresh ones; `looked` twins tell a seat's value. How far a twin is played on once the turn is over
    is the `which` of those the model names. `doubted` is the part of the model's doubt that is left after that.
    `enough`: a margin, as part of the whole, at which no more twins are asked."""

    candidates: int
    ranked: int
    bots: tuple[str, ...]
    asked: int
    sifted: int
    compared: int
    looked: int
    which: int
    doubted: float
    enough: float


QUICK = Budget(
    candidates=4,
    ranked=24,
    bots=("quick",),
    asked=1,
    sifted=4,
    compared=8,
    looked=6,
    which=0,
    doubted=1.0,
    enough=0.01,
)
DEEP = Budget(
    candidates=6,
    ranked=80,
    bots=("strong", "quick"),
    asked=2,
    sifted=12,
    compared=64,
    looked=24,
    which=1,
    doubted=0.5,
    enough=0.01,
)


def budget_of(depth: Depth, plies: int) -> Budget:
    """That of a depth, for a game of so many actions."""
    if depth == "deep":
        return DEEP
    if plies <= MANY:
        return QUICK
    part = MANY / plies
    return msgspec.structs.replace(
        QUICK,
        candidates=3,
        sifted=max(1, round(QUICK.sifted * part)),
        compared=max(2, round(QUICK.compared * part)),
        looked=max(2, round(QUICK.looked * part)),
    )
