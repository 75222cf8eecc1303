"""The whole truth about a game played, and how to play it again."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.core.catalog import UnknownGame, game
from archipel.core.game import BadOptions, Game
from archipel.core.rng import seed_key
from archipel.core.state import IllegalAction, State
from archipel.core.values import Action, Options, Seat


class BrokenRecord(ValueError):
    """A record that cannot be read or played; the message is one sentence."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """`seed` is 32 hexadecimal digits; `actions` are (seat, text form)."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seed: str
    actions: list[tuple[Seat, str]] = []

    @classmethod
    def begin(cls, game: Game, options: Options, seats: int, seed: int | str) -> Record:
        agreed = msgspec.json.decode(msgspec.json.encode(options))
        return cls(game.id, game.rules, agreed, seats, seed_key(seed).hex())

    def add(self, seat: Seat, action: Action) -> None:
        self.actions.append((seat, str(action)))

    def to_json(self) -> bytes:
        """One action a line."""
        return json_lines(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> Record:
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BrokenRecord(f"not a record: {error}") from None
        except RecursionError:
            raise BrokenRecord("not a record: nested too deeply") from None


def json_lines(value: object) -> bytes:
    """JSON in which a list or an object that holds no other stands on one line."""
    return _spread(msgspec.json.decode(msgspec.json.encode(value)), "").encode() + b"\n"


def _spread(value: Any, indent: str) -> str:
    if not _nested(value):
        return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    deeper = f"{indent} "
    if isinstance(value, dict):
        opening, closing = "{", "}"
        lines = [f"{_spread(name, deeper)}: {_spread(inner, deeper)}" for name, inner in value.items()]
    else:
        opening, closing = "[", "]"
        lines = [_spread(inner, deeper) for inner in value]
    return f"{opening}\n{deeper}" + f",\n{deeper}".join(lines) + f"\n{indent}{closing}"


def _nested(value: Any) -> bool:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(inner and isinstance(inner, dict | list) for inner in inside)


def start(record: Record) -> tuple[Game, State]:
    """The game of a record before its first action, by the rules of today."""
    try:
        found = game(record.game)
        options = msgspec.convert(record.options, found.options)
        return found, found.new(options, record.seats, record.seed)
    except (UnknownGame, BadOptions, msgspec.ValidationError, ValueError) as error:
        raise BrokenRecord(str(error)) from None


def replay(record: Record) -> State:
    """The state a record leads to by the rules of today; BrokenRecord names the first action that fails."""
    found, state = start(record)
    for ply, (seat, line) in enumerate(record.actions):
        try:
            state.apply(seat, found.actions.parse(line))
        except (ValueError, IllegalAction) as error:
            other = record.rules != found.rules
            made = f"made for rules {record.rules}, played by rules {found.rules}: " if other else ""
            raise BrokenRecord(f"{made}action {ply + 1}: {error}") from None
    return state
