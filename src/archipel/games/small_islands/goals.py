"""Missions and rewards in one line each: `at_least temple=1 lotus=2`, `more_than more=lotus less=fruit`."""

from __future__ import annotations

from typing import Any, Final

from archipel.core.text import Arg, Text, text

ICONS: Final = ("lotus", "fruit", "leaf", "temple", "port")


def goal_line(goal: dict[str, Any]) -> str:
    """The line of a mission or reward of the content."""
    words = [str(goal["type"])]
    for name, value in goal.items():
        if name in ("counts", "per") and isinstance(value, dict):
            words += [f"{icon}={value[icon]}" for icon in ICONS if icon in value]
        elif name == "steps":
            words += [f"{least}={points}" for least, points in value]
        elif name != "type":
            words.append(f"{name}={value}")
    return " ".join(words)


def read_line(line: str) -> tuple[str, dict[str, str]]:
    """The kind and the figures of a line."""
    kind, *words = line.split(" ")
    return kind, dict(word.split("=", 1) for word in words)


def goal_text(line: str) -> Text:
    """`goal-<kind>`, with the number of each icon (0 where none), or the figures and names of the line."""
    kind, figures = read_line(line)
    if kind in ("at_least", "per_icon"):
        counts: dict[str, Arg] = {icon: int(figures.get(icon, "0")) for icon in ICONS}
        kinds = sum(1 for icon in ICONS if counts[icon])
        return Text(f"goal-{kind}", {**counts, "kinds": kinds, "flat": int(figures.get("flat", "0"))})
    if kind == "size_steps":
        return text("goal-size_steps", steps=", ".join(f"{least}+ → {points}" for least, points in figures.items()))
    return Text(f"goal-{kind}", {name: _arg(value) for name, value in figures.items()})


def where_text(line: str) -> Text:
    """`where-<kind>`: the islands a mission asks for."""
    said = goal_text(line)
    return Text(said.key.replace("goal-", "where-"), said.args)


def _arg(value: str) -> Arg:
    return int(value) if value.isdigit() else text(f"resource-{value}")
