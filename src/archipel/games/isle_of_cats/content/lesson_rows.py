"""A lesson of a replaceable module as a row of the tables: its number, what it costs, how it scores."""

from __future__ import annotations

from typing import Any, Final

TYPES: Final = {"private": "lesson", "public": "public_lesson"}
COSTS: Final = {"private": 2, "public": 1}
ARGUMENTS: Final = ("n", "rooms", "color")


def lesson_row(number: int, lesson: dict[str, Any]) -> dict[str, Any]:
    rule, kind = lesson["rule"], lesson["kind"]
    scoring = {name: value for name, value in rule.items() if name not in ARGUMENTS}
    scoring["args"] = {name: rule[name] for name in ARGUMENTS if name in rule}
    return {
        "no": number,
        "title": lesson["title"],
        "type": TYPES[kind],
        "cost": COSTS[kind],
        "scoring": scoring,
    }
