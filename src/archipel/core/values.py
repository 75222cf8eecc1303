"""Actions, events, options, views, outcomes: small frozen values with a JSON and a text form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from archipel.core.display import displayed
from archipel.core.text import Arg, Text, seat_text

Seat = int
Feat = Literal["", "bonus", "round"]


class Action(msgspec.Struct, frozen=True, tag_field="do", gc=False):
    """A choice. Fields are ints, strings, booleans or tuples of ints; strings hold no space."""

    def __str__(self) -> str:
        words = [str(self.__struct_config__.tag)]
        for name in self.__struct_fields__:
            words.append(spelled(getattr(self, name)))
        return " ".join(words)


class Invitation(msgspec.Struct, frozen=True):
    """What a seat is only asked: `kind` is what it may tell the table never to ask again, `decline` says no."""

    kind: str
    decline: Action


class Event(msgspec.Struct, frozen=True, tag_field="it", gc=False):
    """Something that happened. `reveals`: it told somebody what they could not know before; `heads`: where it is
    nobody's, it may begin a group of the log; `silent`: it has no line there. `feat`: it is celebrated, as a `bonus`
    that somebody wins or as the turn of a `round`; not where it brings 0 `points`. `names`: fields spoken by a name of
    the locale files, `<prefix>-<value>`, each with its prefix."""

    reveals: ClassVar[bool] = False
    heads: ClassVar[bool] = True
    silent: ClassVar[bool] = False
    feat: ClassVar[Feat] = ""
    names: ClassVar[Mapping[str, str]] = {}

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What a seat (None: a spectator) is told of it; None: nothing."""
        return self

    def text(self) -> Text | None:
        """The line of the log; a field named `seat` is spoken as a name."""
        if self.silent:
            return None
        args: dict[str, Arg] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name in self.names:
                value = Text(f"{self.names[name]}-{value}")
            args[name] = seat_text(value) if name == "seat" else value
        return Text(f"event-{self.__struct_config__.tag}", args)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """What the table agreed before play; every field has a default and a finite set of values."""


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat, or a spectator, may know: built by naming what is known. Where it has many fields it is made by
    place: a Struct looks for each keyword among all its fields, which takes longer than everything else."""

    def __str__(self) -> str:
        """The board as a terminal draws it."""
        return displayed("text", self) or repr(self)

    def _repr_svg_(self) -> str | None:
        """The board in a notebook."""
        return displayed("svg", self)


class Part(msgspec.Struct, frozen=True):
    """One line of a score sheet: `part-<key>` in the locale files."""

    key: str
    points: int


class Score(msgspec.Struct, frozen=True):
    total: int
    parts: tuple[Part, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: `reason` and `rank` are keys of the locale files; rank only where there is a ladder."""

    winners: tuple[Seat, ...]
    scores: tuple[Score, ...]
    reason: str
    rank: str = ""


A = TypeVar("A", bound=msgspec.Struct)


class Codec(Generic[A]):
    """JSON and text forms of a closed family of tagged values."""

    def __init__(self, kinds: Sequence[type[A]]) -> None:
        self.kinds: dict[str, type[A]] = {str(k.__struct_config__.tag): k for k in kinds}
        self.fields = {tag: _field_types(kind) for tag, kind in self.kinds.items()}
        union: Any = Union[tuple(kinds)]
        self.decoder: msgspec.json.Decoder[A] = msgspec.json.Decoder(union)

    def to_json(self, value: A) -> bytes:
        return msgspec.json.encode(value)

    def from_json(self, data: bytes | str) -> A:
        return self.decoder.decode(data)

    def parse(self, line: str) -> A:
        """The value of a text form; ValueError with one sentence if it is none."""
        tag, *words = line.split(" ")
        if tag not in self.kinds:
            raise ValueError(f"no such action: {tag[:40]!r}")
        types = self.fields[tag]
        if len(words) != len(types):
            raise ValueError(f"{tag!r} takes {len(types)} words, not {len(words)}")
        values = [_value(word, kind) for word, kind in zip(words, types, strict=True)]
        return self.kinds[tag](*values)


def spelled(value: object) -> str:
    """One field of an action in its text form."""
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(str(item) for item in value) or "-"
    return str(value)


def _field_types(kind: type[msgspec.Struct]) -> list[Any]:
    hints = get_type_hints(kind)
    return [hints[name] for name in kind.__struct_fields__]


def _value(word: str, kind: Any) -> object:
    try:
        if kind is bool:
            return {"yes": True, "no": False}[word]
        if get_origin(kind) is tuple:
            item = get_args(kind)[0]
            return () if word == "-" else tuple(_value(part, item) for part in word.split(","))
        if kind is int:
            if not word.removeprefix("-").isascii() or not word.removeprefix("-").isdigit() or len(word) > 9:
                raise ValueError
            return int(word)
        return msgspec.convert(word, kind)
    except (ValueError, KeyError, msgspec.ValidationError):
        raise ValueError(f"{word[:40]!r} does not fit here") from None
