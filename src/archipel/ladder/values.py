"""What a ladder says: frozen values with a JSON form."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.core.game import Mode

FORMAT = "archipel ladder 1"
ANCHOR = ("normal", 1500)
"""Who stands at which rating, in every game and mode; 400 points are ten to one, as Elo has it."""

Kind = Literal["rivals", "alone", "together"]
"""Two bots against each other; or each by itself, or as a whole team, on the same deals."""


class LadderBot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rung. `rating` lies between `low` and `high` 95 times in 100; `play` is the fingerprint of how it played;
    `decision_s` is what it takes for a decision in the mean, in CPU seconds. Alone and together: `mean` is its mean
    score and `off` the half width of its 95 % interval, `won` the part of the games that were victories, with its
    interval."""

    bot: str
    play: str
    games: int
    rating: int
    low: int
    high: int
    decision_s: float
    mean: float = 0.0
    off: float = 0.0
    won: float = 0.0
    won_low: float = 0.0
    won_high: float = 0.0


class LadderPair(msgspec.Struct, frozen=True):
    """Two rungs: of so many games, or deals that both played, `upper` has `share`; what is shared counts in parts."""

    upper: str
    lower: str
    games: int
    share: float
    low: float
    high: float

    @property
    def proven(self) -> bool:
        """Whether it is known who is better."""
        return self.low > 0.5 or self.high < 0.5


class BotLadder(msgspec.Struct, frozen=True):
    """One mode of a game, with as many at the table as `seats`; whose rules and which release were played, when, and by
    which seed. `bots` are the rungs, the lowest first, `pairs` every two of them."""

    format: str
    game: str
    mode: str
    kind: Kind
    seats: int
    rules: int
    archipel: str
    made: str
    seed: int
    bots: tuple[LadderBot, ...]
    pairs: tuple[LadderPair, ...]

    @property
    def games(self) -> tuple[int, int]:
        """The fewest and the most games of a pair."""
        counts = [pair.games for pair in self.pairs]
        return min(counts, default=0), max(counts, default=0)

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def kind_of(mode: Mode) -> Kind:
    if max(mode.seats) == 1:
        return "alone"
    return "together" if mode.together else "rivals"


def seats_of(mode: Mode) -> int:
    """The fewest the mode takes, and two where people play each other."""
    several = [count for count in mode.seats if count > 1]
    return min(several or mode.seats)
