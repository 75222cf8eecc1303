"""Records anew: `python -m tests.records.make` plays one game per mode and number of seats, and one per way to end."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from archipel.bots import bot
from archipel.core.catalog import games
from archipel.core.game import Game, Outlook
from archipel.core.record import Record, json_lines, start
from archipel.core.rng import Quick, Rng
from archipel.core.state import State
from archipel.core.values import Action, Event, Options, Outcome

FOLDER = Path(__file__).parent
TRIES = 400

S = TypeVar("S", bound=State)


class Kept(msgspec.Struct):
    """A record and what it led to on the day it was made."""

    mode: str
    record: Record
    digest: str
    outcome: Outcome


def read(file: Path) -> Kept:
    return msgspec.json.decode(file.read_bytes(), type=Kept)


def kept_of(id: str) -> dict[str, Kept]:
    """The recorded games of a game, by name."""
    return {file.stem: read(file) for file in sorted((FOLDER / id).glob("*.json"))}


def retold(kept: Kept, kind: type[S]) -> tuple[S, list[Event]]:
    """Where a record leads, and all that happens on the way."""
    game, state = start(kept.record)
    events = [event for seat, line in kept.record.actions for event in state.apply(seat, game.actions.parse(line))]
    assert isinstance(state, kind)
    return state, events


def main() -> None:
    for id in sys.argv[1:] or games():
        game = games()[id]
        folder = FOLDER / game.id
        folder.mkdir(exist_ok=True)
        for name, kept in _games(game):
            file = folder / f"{name}.json"
            file.write_bytes(json_lines(kept))
            print(file.name, kept.outcome.winners, [score.total for score in kept.outcome.scores], file=sys.stderr)


def _games(game: Game) -> Iterator[tuple[str, Kept]]:
    for mode in game.modes:
        endings = set()
        for seats in mode.seats:
            kept = play(game, mode.id, seats, {}, "normal", seats)
            endings.add(len(kept.outcome.winners) > 1)
            yield f"{mode.id}-{seats}", kept
        for name, seats, changes, seed in MORE.get(f"{game.id} {mode.id}", ()):
            yield f"{mode.id}-{name}", play(game, mode.id, seats, changes, "normal", seed)
        for level, reason in ENDS.get(f"{game.id} {mode.id}", ()):
            kept = _reasoned(game, mode.id, mode.seats[0], level, reason)
            endings.add(len(kept.outcome.winners) > 1)
            yield f"{mode.id}-{reason.replace('-', '_')}", kept
        if mode.seats[-1] > 1 and game.id not in BROKEN_TIES:
            for shared in {True, False} - endings:
                yield f"{mode.id}-{'shared' if shared else 'not_shared'}", _ended(game, mode.id, mode.seats[0], shared)


MORE: dict[str, list[tuple[str, int, dict[str, Any], int]]] = {
    "hashi solo": [("side_b", 1, {"side": "B"}, 5), ("random_start", 1, {"solo_start": "random"}, 6)],
    "hashi side_a": [("any_later_turn", 3, {"low_bonus_window": "any_later_turn"}, 7)],
    "islet rivals": [
        ("tie", 3, {"eggs": 5}, 10),
        ("short", 2, {"eggs": 6, "guaranteed_first_payment": False}, 5),
        ("odd", 3, {"eggs": 7, "nested_transformations": False, "holes_are_sea": False}, 6),
    ],
    "islet solo": [
        ("saved", 1, {}, 8),
        ("short", 1, {"eggs": 6}, 7),
        ("mixed", 1, {"solo_discard_source": "mixed", "level_match": "at_least", "surround_min_neighbours": 1}, 9),
    ],
    "palm_island solo": [
        ("villagers", 1, {"villagers": True}, 5),
        ("feats", 1, {"difficulty": "easy", "trophies": ["1", "5", "7", "8", "9"]}, 6),
        ("all", 1, {"difficulty": "easy", "trophies": ["2", "3", "4", "6"], "villagers": True}, 7),
    ],
    "palm_island cooperative": [
        ("mason_crew", 2, {"ability": "mason_crew", "disaster": "volcano"}, 5),
        ("barter_circle", 3, {"ability": "barter_circle", "disaster": "famine"}, 6),
        ("shared_stores", 4, {"ability": "shared_stores"}, 7),
    ],
    "palm_island casual": [("villagers", 3, {"villagers": True}, 5), ("paid", 2, {"casual_claim": "paid"}, 6)],
    "palm_island speed": [("villagers", 3, {"villagers": True}, 5), ("top", 2, {"speed_market": "top"}, 6)],
    "isle_of_cats fleet": [
        ("module_d", 2, {"modules": "ABD", "prospector_scope": "common"}, 5),
        ("promo", 3, {"promo": "both", "anywhere_after_draw": True}, 6),
        ("reduced", 2, {"anytime": "reduced"}, 7),
        ("own", 2, {"anytime": "own"}, 8),
    ],
    "isle_of_cats solo": [
        (level, 1, {"difficulty": level}, seed)
        for seed, level in enumerate(("medium", "hard", "very_hard", "expert"), 5)
    ],
    "isle_of_cats family": [("promo", 3, {"promo": "rare"}, 5)],
}
ENDS: dict[str, list[tuple[str, str]]] = {
    "isle_of_cats fleet": [("random", "most-fish"), ("idle", "shared")],
    "isle_of_cats solo": [("random", "lost-sister")],
    "isle_of_cats family": [("random", "filled-rooms"), ("random", "shared")],
    "islet rivals": [("normal", "reason-egg"), ("random", "reason-tile"), ("idle", "reason-stall")],
}
"""Ends that seldom come by themselves: who plays until one does, and the reason."""
BROKEN_TIES = ("small_islands",)
"""Games whose rules leave no tie: nobody ever shares a victory."""
IDLE = ("pass", "pay", "ready", "waive", "skip", "end")


class Idle:
    """Does nothing wherever that can be done."""

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        return next((action for action in outlook.legal if str(action) in IDLE), outlook.legal[0])


def play(game: Game, mode: str, seats: int, changes: dict[str, Any], level: str, seed: int) -> Kept:
    options: Options = game.choose_options(game.mode(mode), changes)
    record = Record.begin(game, options, seats, seed)
    state: State = game.new(options, seats, record.seed)
    player, rng = Idle() if level == "idle" else bot(game, level), Quick(seed)
    while state.outcome() is None:
        seat = rng.choose(state.to_act())
        action = player.choose(Outlook(game, state, seat), rng)
        state.apply(seat, action)
        record.add(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return Kept(mode, record, state.digest(), outcome)


def _reasoned(game: Game, mode: str, seats: int, level: str, reason: str) -> Kept:
    """A game that ended for this reason."""
    for seed in range(1, TRIES):
        kept = play(game, mode, seats, {}, level, seed)
        if kept.outcome.reason == reason:
            return kept
    raise SystemExit(f"{game.id} {mode}: no such end in {TRIES} games")


def _ended(game: Game, mode: str, seats: int, shared: bool) -> Kept:
    """A game won by more than one seat, or not."""
    for level in ("normal", "random"):
        for seed in range(1, TRIES):
            kept = play(game, mode, seats, {}, level, seed)
            if (len(kept.outcome.winners) > 1) == shared:
                return kept
    raise SystemExit(f"{game.id} {mode}: no such end in {2 * TRIES} games")


if __name__ == "__main__":
    main()
