"""What an environment is of: a game, a mode, seats and options, with what learners are given of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from archipel.core.catalog import game, games
from archipel.core.features import Features
from archipel.core.game import BadOptions, Game, Mode
from archipel.core.state import State
from archipel.core.values import Options, Outcome, Seat
from archipel.words import words

Reward = Literal["outcome", "score"]
REWARDS = ("outcome", "score")


class BadSetting(ValueError):
    """An environment that cannot be; the message is one sentence."""


class Setting:
    """`reward` says what the end of a game is worth: its `outcome`, or the own `score` less the best of the others; of
    those who win or lose together, the sum of all."""

    def __init__(
        self,
        name: str,
        mode: str = "",
        seats: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "outcome",
    ) -> None:
        self.told = (name, mode, seats, dict(options or {}), reward)
        self.game: Game = game(name)
        self.mode: Mode = self.game.mode(mode) if mode else self.game.modes[0]
        self.seats = seats or self.mode.seats[0]
        if self.seats not in self.mode.seats:
            takes = ", ".join(str(count) for count in self.mode.seats)
            raise BadSetting(f"{name} {self.mode.id} is for {takes} seats, not {self.seats}")
        if reward not in REWARDS:
            raise BadSetting(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.reward = reward
        self.features = features_of(self.game)
        self.options = self._agreed(options or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, self.told

    def _agreed(self, changes: Mapping[str, Any]) -> Options:
        content = self.game.content
        if content is not None and changes.get(content.option):
            raise BadSetting(f"an environment plays {self.game.id} with the components it comes with")
        options = self.game.choose_options(self.mode, changes)
        preset = self.game.choose_options(self.mode)
        for name in self.mode.preset:
            if getattr(options, name) != getattr(preset, name):
                raise BadSetting(f"{name} is what makes the mode {self.mode.id}: choose another mode instead")
        try:
            self.game.agree(options, self.seats)
        except BadOptions as refused:
            why = refused.why
            raise BadSetting(words("en", self.game.id).say(why) if why is not None else str(refused)) from None
        return options

    @property
    def title(self) -> str:
        """As in the ids of environments: `Hashi-solo`."""
        return f"{camel(self.game.id)}-{self.mode.id}"

    def new(self, seed: int) -> State:
        return self.game.new(self.options, self.seats, seed)

    def board(self, state: State, seat: Seat) -> str:
        """What a seat sees, as a terminal draws it; what everybody sees, once the game is over."""
        return str(state.view(seat if state.to_act() or self.seats == 1 else None))

    def rewards(self, outcome: Outcome) -> list[float]:
        """What the end is worth to each seat."""
        totals = [score.total for score in outcome.scores]
        won = len(outcome.winners)
        if self.seats == 1 and self.mode.ladder is not None:
            return [float(totals[0]) if won else 0.0]
        if self.seats == 1 or self.features.allied(self.options):
            return [float(sum(totals)) if self.reward == "score" else 1.0 if won else -1.0] * self.seats
        if self.reward == "score":
            return [float(own - _best(totals, seat)) for seat, own in enumerate(totals)]
        if won in (0, self.seats):
            return [0.0] * self.seats
        return [1.0 if seat in outcome.winners else -won / (self.seats - won) for seat in range(self.seats)]


def _best(totals: list[int], seat: int) -> int:
    return max(total for other, total in enumerate(totals) if other != seat)


def features_of(found: Game) -> Features:
    if found.features is None:
        raise BadSetting(f"{found.id} has no features.py, so learners cannot play it")
    return found.features


def every() -> Iterator[tuple[Game, Mode]]:
    """Every game that learners may play, mode by mode."""
    return ((found, mode) for found in games().values() if found.learnable for mode in found.modes)


def camel(id: str) -> str:
    """isle_of_cats: IsleOfCats."""
    return "".join(part.capitalize() for part in id.split("_"))


__all__ = ["BadOptions", "BadSetting", "Reward", "Setting", "camel", "every"]
