"""Records anew: `python -m tests.records.make` plays one game per mode and number of seats, and one per way to end."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from archipel.bots import bot
from archipel.core.catalog import games
from archipel.core.game import Game, Outlook
from archipel.core.record import Record
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Options, Outcome

FOLDER = Path(__file__).parent
TRIES = 400


class Kept(msgspec.Struct):
    """A record and what it led to on the day it was made."""

    mode: str
    record: Record
    digest: str
    outcome: Outcome


def read(file: Path) -> Kept:
    return msgspec.json.decode(file.read_bytes(), type=Kept)


def main() -> None:
    for game in games().values():
        folder = FOLDER / game.id
        folder.mkdir(exist_ok=True)
        for name, kept in _games(game):
            file = folder / f"{name}.json"
            file.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
            print(file.name, kept.outcome.winners, [score.total for score in kept.outcome.scores], file=sys.stderr)


def _games(game: Game) -> Iterator[tuple[str, Kept]]:
    for mode in game.modes:
        for seats in mode.seats:
            yield f"{mode.id}-{seats}", play(game, mode.id, seats, {}, "normal", seats)
    for name, mode_id, seats, changes, seed in MORE.get(game.id, ()):
        yield name, play(game, mode_id, seats, changes, "normal", seed)
    for mode in game.modes:
        if mode.seats[-1] > 1:
            yield f"{mode.id}-shared", _shared(game, mode.id, mode.seats[0])


MORE: dict[str, list[tuple[str, str, int, dict[str, Any], int]]] = {
    "hashi": [
        ("solo-side_b", "solo", 1, {"side": "B"}, 5),
        ("solo-random_start", "solo", 1, {"solo_start": "random"}, 6),
        ("side_a-any_later_turn", "side_a", 3, {"low_bonus_window": "any_later_turn"}, 7),
    ]
}


def play(game: Game, mode: str, seats: int, changes: dict[str, Any], level: str, seed: int) -> Kept:
    options: Options = game.choose_options(game.mode(mode), changes)
    record = Record.begin(game, options, seats, seed)
    state: State = game.new(options, seats, record.seed)
    player, rng = bot(game, level), Quick(seed)
    while state.outcome() is None:
        seat = rng.choose(state.to_act())
        action = player.choose(Outlook(game, state, seat), rng)
        state.apply(seat, action)
        record.add(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return Kept(mode, record, state.digest(), outcome)


def _shared(game: Game, mode: str, seats: int) -> Kept:
    """A game won by more than one seat."""
    for seed in range(1, TRIES):
        kept = play(game, mode, seats, {}, "random", seed)
        if len(kept.outcome.winners) > 1:
            return kept
    raise SystemExit(f"{game.id} {mode}: no shared victory in {TRIES} random games")


if __name__ == "__main__":
    main()
