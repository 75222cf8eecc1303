"""Components of one's own: a JSON file read with the line of everything in it, so that every fault can be shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Union

import msgspec

from archipel.core.text import Text, text

Scalar = Union[str, int, float, bool, None]
BLANK = " \t\n\r"
DEEPEST = 64


class Fault(msgspec.Struct, frozen=True):
    """A line of the file and what is wrong there, as `fault-...` of the locale files says it."""

    line: int
    why: Text


class Content:
    """What a game lets an owner replace: `option` names the field of the options that holds it, packed; `house` is the
    file the game comes with; `look` finds the faults of a file, `pack` makes the option of one that has none, `unpack`
    its text again, empty where the option is no packed content."""

    def __init__(
        self,
        *,
        option: str,
        house: Callable[[], str],
        look: Callable[[str], list[Fault]],
        pack: Callable[[str], str],
        unpack: Callable[[str], str],
    ) -> None:
        self.option = option
        self.house = house
        self.look = look
        self.pack = pack
        self.unpack = unpack


class Node:
    """A value of the file with its path and its line."""

    def __init__(self, path: str, line: int, value: Union[dict[str, Node], list[Node], Scalar]) -> None:
        self.path = path
        self.line = line
        self.value = value

    def fault(self, key: str, **args: Any) -> Fault:
        return Fault(self.line, text(f"fault-{key}", what=self.path or text("fault-file"), **args))

    def fields(self) -> dict[str, Node]:
        return self.value if isinstance(self.value, dict) else {}

    def items(self) -> list[Node]:
        return self.value if isinstance(self.value, list) else []

    def get(self, name: str) -> Node | None:
        return self.fields().get(name)

    def plain(self) -> Any:
        """The value as the standard library reads it."""
        if isinstance(self.value, dict):
            return {name: node.plain() for name, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value


def read(source: str) -> tuple[Node | None, list[Fault]]:
    """The whole file, or why it cannot be read; a name that stands twice is a fault too."""
    reader = _Reader(source)
    try:
        root = reader.value("", 0)
        reader.skip()
        if reader.at < len(source):
            raise json.JSONDecodeError("Extra data", source, reader.at)
    except json.JSONDecodeError as error:
        return None, [Fault(error.lineno, text("fault-json", why=error.msg, column=error.colno))]
    if reader.twice:
        return None, reader.twice
    return root, []


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.line = 1
        self.seen = 0
        self.twice: list[Fault] = []
        self.decoder = json.JSONDecoder()

    def value(self, path: str, depth: int) -> Node:
        self.skip()
        line = self.line
        if depth > DEEPEST:
            raise json.JSONDecodeError("Nested too deeply", self.source, self.at)
        if self.source.startswith("{", self.at):
            return Node(path, line, self._object(path, depth))
        if self.source.startswith("[", self.at):
            self.at += 1
            items = self._separated("]", lambda number: self.value(f"{path}[{number}]", depth + 1))
            return Node(path, line, list(items))
        found, self.at = self._scalar()
        return Node(path, line, found)

    def _object(self, path: str, depth: int) -> dict[str, Node]:
        found: dict[str, Node] = {}
        self.at += 1
        for name, node in self._separated("}", lambda _: self._field(path, depth)):
            if name in found:
                self.twice.append(node.fault("twice"))
            found[name] = node
        return found

    def _field(self, path: str, depth: int) -> tuple[str, Node]:
        self.skip()
        line = self.line
        if not self.source.startswith('"', self.at):
            raise json.JSONDecodeError("Expecting property name enclosed in double quotes", self.source, self.at)
        name, self.at = self._scalar()
        self.skip()
        self._expect(":")
        node = self.value(f"{path}.{name}" if path else str(name), depth + 1)
        if not isinstance(node.value, dict | list):
            node.line = line
        return str(name), node

    def _separated(self, end: str, one: Callable[[int], Any]) -> Iterator[Any]:
        self.skip()
        if self.source.startswith(end, self.at):
            self.at += 1
            return
        number = 0
        while True:
            yield one(number)
            number += 1
            self.skip()
            if self.source.startswith(end, self.at):
                self.at += 1
                return
            self._expect(",")

    def _expect(self, sign: str) -> None:
        if not self.source.startswith(sign, self.at):
            raise json.JSONDecodeError(f"Expecting {sign!r} delimiter", self.source, self.at)
        self.at += 1

    def _scalar(self) -> tuple[Any, int]:
        try:
            found, end = self.decoder.raw_decode(self.source, self.at)
            if isinstance(found, str):
                found.encode()
            return found, end
        except UnicodeEncodeError:
            raise json.JSONDecodeError("Half a character", self.source, self.at) from None
        except ValueError as error:
            if isinstance(error, json.JSONDecodeError):
                raise
            raise json.JSONDecodeError("Number too long", self.source, self.at) from None

    def skip(self) -> None:
        """Over blanks, counting lines."""
        source = self.source
        while self.at < len(source) and source[self.at] in BLANK:
            self.at += 1
        self.line += source.count("\n", self.seen, self.at)
        self.seen = self.at


def numbered(faults: Sequence[Fault]) -> list[Fault]:
    """In the order of the file, each once."""
    once = {msgspec.json.encode(fault): fault for fault in faults}
    return sorted(once.values(), key=lambda fault: fault.line)
