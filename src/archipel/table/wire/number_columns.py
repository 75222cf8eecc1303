"""Texts that are alike but for their numbers: one text with holes, and the numbers in columns.

A hole is `<0>`, the value of column 0, or `<0+5>`, five more than it; `"<#0>"` in a text of JSON is the bare value.
A column of numbers is told by differences, any other by its values."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import sub
from typing import Any, NamedTuple

import msgspec

NUMERAL = re.compile(r"([0-9]+)")
HOLE = re.compile(r'"<#(\w+)([+-]\d+)?>"|<(\w+)([+-]\d+)?>')
LONGEST = 9
SMALLEST, LARGEST = -(10 ** (LONGEST - 1)) + 1, 10**LONGEST - 1


class Form(NamedTuple):
    """A text without its numbers, `<>` where each stood, and these."""

    frame: str
    numbers: tuple[int, ...]

    def text(self) -> str:
        first, *parts = self.frame.split("<>")
        return first + "".join([f"{number}{part}" for number, part in zip(self.numbers, parts, strict=True)])


def form_of(text: str) -> Form | None:
    """None for a text whose holes could not be told from what it says itself."""
    if "<" in text or "\\" in text:
        return None
    before, *rest = NUMERAL.split(text)
    frame, numbers = [before], []
    for numeral, after in zip(rest[::2], rest[1::2], strict=True):
        if before[-1:] == "-" and not before[-2:-1].isalnum():
            frame[-1] = before[:-1]
            numeral = "-" + numeral
        if len(numeral) <= LONGEST and str(number := int(numeral)) == numeral:
            numbers.append(number)
            numeral = "<>"
        frame += numeral, after
        before = after
    return Form("".join(frame), tuple(numbers))


@lru_cache(maxsize=1 << 14)
def form_of_word(word: str) -> Form | None:
    """The same for what comes again and again."""
    return form_of(word)


class Columns:
    """Columns in the order their holes are asked for; one that runs alongside another is that one and so much more."""

    def __init__(self) -> None:
        self.told: list[list[Any]] = []
        self._known: dict[tuple[int, ...], tuple[str, int]] = {}

    def template(self, frame: str, numbers: Sequence[tuple[int, ...]]) -> str:
        """The one text of forms that share their frame."""
        parts = frame.split("<>")
        columns = zip(*numbers, strict=True)
        return parts[0] + "".join([self.hole(column) + part for column, part in zip(columns, parts[1:], strict=True)])

    def json_template(self, forms: Sequence[Form]) -> str:
        """The same where the text is JSON."""
        if len(forms) == 1:
            return forms[0].text()
        part, *parts = forms[0].frame.split("<>")
        text = [part]
        quotes = part.count('"')
        for column, part in zip(zip(*[form.numbers for form in forms], strict=True), parts, strict=True):
            hole = self.hole(column)
            text.append(hole if quotes % 2 or hole[0] != "<" else f'"<#{hole[1:-1]}>"')
            text.append(part)
            quotes += part.count('"')
        return "".join(text)

    def hole(self, values: Sequence[int]) -> str:
        """What stands for these numbers; the number itself where it is the same for all."""
        if values.count(values[0]) == len(values):
            return str(values[0])
        first, *steps = differences(values)
        name, start = self._known.setdefault(tuple(steps), (str(len(self.told)), first))
        if name == str(len(self.told)):
            self.told.append([first, *steps])
        return f"<{name}{first - start:+}>" if first != start else f"<{name}>"

    def bare_hole(self, values: Sequence[Any]) -> str:
        """What stands for values that are no numbers, in a text of JSON."""
        self.told.append(list(values))
        return f'"<#{len(self.told) - 1}>"'

    def count_cells(self, xs: Sequence[int], ys: Sequence[int], cols: int) -> None:
        """The first column are the cells of a grid, counted row by row; `<x>` and `<y>` are what that says too."""
        numbers = [y * cols + x for x, y in zip(xs, ys, strict=True)]
        self.told.append(differences(numbers))
        for name, values in (("0", numbers), ("x", xs), ("y", ys)):
            first, *steps = differences(values)
            self._known.setdefault(tuple(steps), (name, first))


def differences(values: Sequence[int]) -> list[int]:
    """The first value, then each difference."""
    return [values[0], *map(sub, values[1:], values)]


def columns_of(told: Sequence[Sequence[Any]], cols: int = 0) -> dict[str, list[Any]]:
    """The values of columns by the names that holes have for them; with `cols` the first counts cells."""
    found = {str(at): _values(column) for at, column in enumerate(told)}
    if cols:
        found["x"] = [number % cols for number in found["0"]]
        found["y"] = [number // cols for number in found["0"]]
    return found


def filled(template: str, columns: Mapping[str, Sequence[Any]], at: int) -> str:
    """The text that a template stands for at a place."""
    return HOLE.sub(_filler(columns, at), template)


def _filler(columns: Mapping[str, Sequence[Any]], at: int) -> Callable[[re.Match[str]], str]:
    def fill(hole: re.Match[str]) -> str:
        value = columns[hole[1] or hole[3]][at]
        more = int(hole[2] or hole[4] or 0)
        return msgspec.json.encode(value + more if more else value).decode()

    return fill


def _values(column: Sequence[Any]) -> list[Any]:
    return list(accumulate(column)) if all(type(value) is int for value in column) else list(column)
