"""Positions of self-play as a first look finds them: what models of analysis are fitted from, and calibrated with."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from archipel.analysis.budgets import QUICK
from archipel.analysis.estimator import Estimator
from archipel.analysis.model import kind_of
from archipel.analysis.stakes import result
from archipel.bots.levels import QUICK as QUICK_BOT
from archipel.bots.levels import bot
from archipel.bots.mixed import Mixed
from archipel.core.catalog import game as find_game
from archipel.core.game import Bot, Game, Mode, Outlook
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Outcome

SLIPS = 5
"""Every table has players of one level; who slips now and then plays games that differ."""
LOOKS = 10
"""Positions taken of each game."""


class End(msgspec.Struct):
    """A twin as far as it is played on: what the judge says of every seat and at which kind of step, or, if it is over,
    what it came to."""

    ply: int
    kinds: list[str]
    judged: list[int]
    values: tuple[float, ...] = ()
    points: tuple[float, ...] = ()


class Look(msgspec.Struct):
    """One seat at one moment of a game."""

    number: int
    ply: int
    viewer: int
    ends: list[End]


class Looks(msgspec.Struct):
    """Of many games, with what each game came to: values by seat, points by seat, plies. One game in `strong` is of
    strong bots, none where it is 0."""

    strong: int
    seed: int
    further: int
    looks: list[Look] = []
    values: list[tuple[float, ...]] = []
    points: list[tuple[float, ...]] = []
    plies: list[int] = []

    def bots(self) -> str:
        one = f", one game in {self.strong} strong" if self.strong else ""
        return f"quick{one}, {SLIPS} slips in a hundred"


def look_at(game: Game, mode: Mode, seats: int, looks: Looks, games: int) -> Looks:
    """Go on until there are so many games."""
    estimator = Estimator(game, mode, seats, QUICK)
    estimator.further = looks.further * seats
    for number in range(len(looks.plies), games):
        states, outcome = played(game, mode, seats, looks.seed, number, strong=looks.strong)
        rng = Quick(looks.seed * 1_000_003 + number)
        for _ in range(LOOKS):
            ply, viewer = rng.below(len(states)), rng.below(seats)
            found = estimator.ends(Outlook(game, states[ply], viewer), ply)
            ends = [end_of(estimator, state, at) for state, at, _ in found]
            looks.looks.append(Look(number, ply, viewer, ends))
        end = result(estimator.stake, outcome, seats)
        looks.values.append(end.values)
        looks.points.append(end.points)
        looks.plies.append(len(states))
    return looks


def end_of(estimator: Estimator, state: State, ply: int) -> End:
    outcome, seats = state.outcome(), range(state.seats)
    if outcome is not None:
        came = result(estimator.stake, outcome, state.seats)
        return End(ply, [], [], came.values, came.points)
    judge, actors = estimator.game.judge, state.to_act()
    assert judge is not None
    kinds = [kind_of(state, seat in actors) for seat in seats]
    return End(ply, kinds, [judge(state, seat) for seat in seats])


def played(game: Game, mode: Mode, seats: int, seed: int, number: int, *, strong: int) -> tuple[list[State], Outcome]:
    """Every state of a game before its end, and the outcome."""
    state = game.new(game.choose_options(mode), seats, seed * 1_000_003 + number)
    level = "strong" if strong and number % strong == strong - 1 else QUICK_BOT
    player: Bot = Mixed(bot(game, level), SLIPS)
    rng = Quick(seed * 2_000_003 + number)
    states: list[State] = []
    while True:
        outcome = state.outcome()
        if outcome is not None:
            return states, outcome
        states.append(state.clone())
        seat = state.to_act()[0]
        state.advance(seat, player.choose(Outlook(game, state, seat), rng))


def kept_looks(file: Path | None, asked: Looks) -> Looks:
    """Those of a file, where it holds such as are asked for."""
    if file is None or not file.exists():
        return asked
    found = msgspec.json.decode(file.read_bytes(), type=Looks)
    same = (found.strong, found.seed, found.further) == (asked.strong, asked.seed, asked.further)
    return found if same else asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--mode", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strong", type=int, default=0)
    parser.add_argument("--further", type=int, default=2)
    asked = parser.parse_args()
    game = find_game(asked.game)
    mode = game.mode(asked.mode) if asked.mode else game.modes[0]
    looks = kept_looks(asked.file, Looks(asked.strong, asked.seed, asked.further))
    for games in range(len(looks.plies) + 10, asked.games + 10, 10):
        look_at(game, mode, asked.seats or mode.seats[0], looks, min(games, asked.games))
        asked.file.write_bytes(msgspec.json.encode(looks))
    print(f"{game.id} {mode.id}: {len(looks.plies)} games, {len(looks.looks)} looks", flush=True)


if __name__ == "__main__":
    main()
