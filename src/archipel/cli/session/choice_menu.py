"""The numbered choices in columns; a long list says once what its lines begin with."""

from __future__ import annotations

import re
from collections.abc import Sequence

from archipel.cli.drawing.columns import in_columns

SHORT = 4
LONG = 4
BEGINNING = re.compile(r"\D*\s(?=\d)")


def menu(labels: Sequence[str], width: int) -> list[str]:
    """Numbers from 1; equal beginnings, up to the first digit, are told above their choices where that saves lines."""
    whole = in_columns([_numbered(number, label) for number, label in enumerate(labels, 1)], width, SHORT)
    if len(whole) <= LONG:
        return whole
    groups: dict[str, list[str]] = {}
    for number, label in enumerate(labels, 1):
        found = BEGINNING.match(label)
        begins = found[0] if found else ""
        groups.setdefault(begins, []).append(_numbered(number, label.removeprefix(begins)))
    folded = []
    for begins, lines in groups.items():
        folded += [f"{begins}…"] if begins else []
        folded += in_columns(lines, width, 1)
    return folded if len(folded) < len(whole) else whole


def _numbered(number: int, label: str) -> str:
    return f"{number:>4}  {label}"
