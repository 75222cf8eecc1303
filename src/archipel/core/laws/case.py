"""One way to sit down to a game, and how a law says that it is broken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from archipel.core.game import Game, Mode, option_values
from archipel.core.state import State
from archipel.core.values import Options


class Case(msgspec.Struct, frozen=True):
    """A mode of a game with its options and a number of seats; `change` names the option that is not the preset's."""

    game: Game
    mode: str
    options: Options
    seats: int
    change: str = ""

    def __str__(self) -> str:
        return "-".join(part for part in (self.game.id, self.mode, str(self.seats), self.change) if part)

    @property
    def endless(self) -> bool:
        """Whether the table agreed to what lets the game go on for ever."""
        return any(getattr(self.options, name) in values for name, values in self.game.endless.items())

    @property
    def own_components(self) -> bool:
        """Whether it is played with components that an owner brought."""
        content = self.game.content
        return content is not None and bool(getattr(self.options, content.option))

    def new(self, seed: int) -> State:
        return self.game.new(self.options, self.seats, seed)


class LawBroken(AssertionError):
    """Which law, where and how; the message is one sentence."""

    def __init__(self, law: int, case: Case, seed: int, ply: int, sentence: str) -> None:
        super().__init__(f"law {law}, {case}, seed {seed}, ply {ply}: {sentence}")
        self.law = law
        self.case = case
        self.seed = seed
        self.ply = ply
        self.sentence = sentence


def cases(game: Game) -> Iterator[Case]:
    """Every mode and number of seats as preset, then each single option changed, for the fewest seats
    where the game agrees."""
    known: set[tuple[Options, int]] = set()
    for case in (*presets(game), *_changes(game)):
        if (case.options, case.seats) not in known:
            known.add((case.options, case.seats))
            yield case


def finite_options(game: Game) -> dict[str, tuple[Any, ...]]:
    """The values each option of a game may take, but for trophies in use and components of one's own; TypeError where
    they are without end."""
    kept = (game.trophies.option if game.trophies else "", game.content.option if game.content else "")
    found = {name: values for name, values in option_values(game.options).items() if name not in kept}
    endless = [name for name, values in found.items() if not values]
    if endless:
        raise TypeError(f"an option has a finite set of values, not {endless[0]!r} of {game.id}")
    return found


def presets(game: Game) -> Iterator[Case]:
    """Every mode and number of seats as preset."""
    for mode in game.modes:
        for seats in mode.seats:
            yield Case(game, mode.id, game.choose_options(mode), seats)


def _changes(game: Game) -> Iterator[Case]:
    for mode in game.modes:
        for name, values in finite_options(game).items():
            for value in values:
                every = [_changed(game, mode, seats, name, value) for seats in mode.seats]
                yield from [
                    case for case in every if game.check is None or game.check(case.options, case.seats) is None
                ][:1]


def _changed(game: Game, mode: Mode, seats: int, name: str, value: Any) -> Case:
    return Case(game, mode.id, game.choose_options(mode, {name: value}), seats, f"{name}={value}")
