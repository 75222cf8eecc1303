"""The whole truth about a game played, and how to play it again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from archipel.core.catalog import UnknownGame, game, games
from archipel.core.content import Content
from archipel.core.content_names import KNOWN, is_digest, named, short
from archipel.core.display import displayed
from archipel.core.game import BadOptions, Game, Mode
from archipel.core.rng import seed_key
from archipel.core.state import IllegalAction, State
from archipel.core.text import Text, text
from archipel.core.values import Action, Options, Seat


class BrokenRecord(ValueError):
    """A record that cannot be read or played; the message is one sentence."""


class UnknownContent(BrokenRecord):
    """A record of a game with components that are not here; `why` is the same sentence in every language."""

    def __init__(self, game: str, digest: str) -> None:
        super().__init__(f"made with components of one's own ({game}, {short(digest)}), which are not here")
        self.digest = digest
        self.why: Text = text("content-unknown", game=text("name"), digest=short(digest))


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """`seed` is 32 hexadecimal digits; `actions` are (seat, text form). Components of one's own are in the options:
    packed, or by their digest, as a file has them."""

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

    def _repr_html_(self) -> str | None:
        """The game in a notebook, step by step, for a spectator."""
        return displayed("html", self)

    def to_json(self) -> bytes:
        """A file: one action a line, components of one's own by their digest."""
        return json_lines(self.named())

    def named(self) -> Record:
        """The same record, naming its components."""
        return msgspec.structs.replace(self, options=named(self.content(), self.options))

    def resolved(self, known: Mapping[str, str] = KNOWN) -> Record:
        """The same record, carrying its components; UnknownContent where it names some that are not known."""
        content = self.content()
        name = self.options.get(content.option) if content else None
        if content is None or not is_digest(name):
            return self
        if name not in known:
            raise UnknownContent(self.game, name)
        return msgspec.structs.replace(self, options={**self.options, content.option: known[name]})

    def content(self) -> Content | None:
        """What an owner may replace in the game of this record, where that is here."""
        return games()[self.game].content if self.game in games() else None

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
    resolved = record.resolved()
    try:
        found = game(record.game)
        options = msgspec.convert(resolved.options, found.options)
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


def mode_of(found: Game, record: Record) -> Mode:
    """The mode whose preset a record agreed on; the most particular one."""
    fitting = [
        mode
        for mode in found.modes
        if record.seats in mode.seats and all(record.options.get(name) == value for name, value in _spelled(mode))
    ]
    return max(fitting, key=lambda mode: len(mode.preset)) if fitting else found.modes[0]


def _spelled(mode: Mode) -> list[tuple[str, object]]:
    """A preset as a record spells it."""
    spelled: dict[str, object] = msgspec.json.decode(msgspec.json.encode(mode.preset))
    return list(spelled.items())
