"""Missions and rewards as pictures: at least, more than, equal; points for each sign, a flat part, steps of size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from archipel.games.small_islands.skin.draw import coin, write
from archipel.kit.skin.svg import INK, use

ICONS: Final = {"house_spot": "house-spot"}
RESOURCES: Final = ("lotus", "fruit", "leaf")
GREY: Final = "#4c5b60"


def mission(row: Mapping[str, Any]) -> str:
    """What an island must show, in a box of 108 by 100 whose upper left corner is 8, 30."""
    kind = row["type"]
    if kind == "at_least":
        return _at_least(_listed(row["counts"]))
    if kind == "more_than":
        return use(row["more"], 8, 48, 46) + _sign(">", 62, 81, 28) + use(row["less"], 70, 53, 36)
    if kind == "equal_any_two":
        return use("any-resource", 10, 50, 42) + _sign("=", 61, 80, 26) + use("any-resource", 70, 50, 42)
    if kind == "equal_with":
        return use(row["resource"], 6, 48, 46) + _sign("=", 61, 80, 26) + _others(row["resource"])
    if kind == "complete":
        return use("whole-isle", 24, 40, 70)
    if kind == "tiles_between":
        return use("g-tile", 16, 52, 40, extra=f'color="{GREY}"') + _sign(_span(row["min"], row["max"]), 88, 82, 26)
    return _sign("≥", 20, 82, 24) + _sign(row["value"], 42, 82, 26) + use("others-house", 56, 44, 52)


def small_mission(row: Mapping[str, Any]) -> str:
    """At least so many signs, in one line of 104 by 34 from 14, 148: the foot of an expedition card."""
    icons = _listed(row["counts"])
    drawn = [use(icon, 34 + nth * 29, 151, 28) for nth, icon in enumerate(icons)]
    return write(16, 173, "≥", 18) + "".join(drawn)


def reward(row: Mapping[str, Any]) -> str:
    """What each house pays, in a box of 84 by 100 whose upper left corner is 136, 28."""
    kind = row["type"]
    if kind == "flat":
        return coin(row["flat"], 148, 44, 58)
    if kind == "size_steps":
        return "".join(_step(row["steps"], nth) for nth in range(len(row["steps"])))
    if kind == "discovery":
        kept = use("discovery-front", 158, 82, 38) + use("g-check", 166, 90, 22, extra='color="#2f8f5b"')
        return use("discovery-back", 140, 34, 36) + use("temple", 178, 33, 38) + kept
    parts = _parts(row)
    top = 34 if len(parts) > 1 else 58
    return "".join(_pair(part, top + 48 * nth) for nth, part in enumerate(parts))


def _parts(row: Mapping[str, Any]) -> list[tuple[int, str]]:
    """Points and the sign they are paid for; without a sign they are paid once."""
    kind = row["type"]
    if kind == "per_icon":
        parts = [(points, ICONS.get(icon, icon)) for icon, points in row["per"].items()]
    elif kind == "smallest_present":
        parts = [(row["per"], "rarest-resource")]
    elif kind == "chosen_resource":
        parts = [(row["per"], "best-resource")]
        if row["per_port_pair"]:
            parts.append((row["per_port_pair"], "two-ports"))
    else:
        parts = [(row["per"], "house-spot" if kind == "house_spots" else "one-tile")]
    flat = row.get("flat", 0)
    return [*parts, (flat, "")] if flat else parts


def _pair(part: tuple[int, str], y: float) -> str:
    points, icon = part
    if icon:
        return coin(points, 140, y, 36) + use(icon, 178, y - 1, 38)
    return write(142, y + 26, "+", 20) + coin(points, 162, y, 36)


def _step(steps: Sequence[Sequence[int]], nth: int) -> str:
    least, points = steps[nth]
    most = steps[nth + 1][0] - 1 if nth + 1 < len(steps) else 99
    y = 33 + 24 * nth
    tile = use("g-tile", 137, y, 15, extra=f'color="{GREY}"')
    return tile + write(156, y + 13, _span(least, most), 13.5) + coin(points, 192, y - 4, 23)


def _span(least: int, most: int) -> str:
    return f"{least}+" if most >= 99 else f"{least}-{most}"


def _listed(counts: Mapping[str, int]) -> list[str]:
    return [ICONS.get(name, name) for name, count in counts.items() for _ in range(count)]


def _at_least(icons: Sequence[str]) -> str:
    if len(icons) == 1:
        return _sign("≥", 20, 86, 24) + use(icons[0], 38, 46, 62)
    if len(icons) == 2:
        return _sign("≥", 20, 86, 24) + use(icons[0], 34, 54, 42) + use(icons[1], 76, 54, 42)
    upper = use(icons[0], 36, 32, 48)
    lower = icons[1:]
    size = 42 if len(lower) == 2 else 84 / len(lower)
    left = 60 - (size + 2) * len(lower) / 2
    rest = "".join(use(icon, left + nth * (size + 2), 82, size) for nth, icon in enumerate(lower))
    return _sign("≥", 20, 72, 24) + upper + rest


def _others(resource: str) -> str:
    one, other = (name for name in RESOURCES if name != resource)
    ring = f'<circle cx="92" cy="71" r="22" fill="#fff6dc" stroke="{GREY}" stroke-width="2" stroke-dasharray="4 3.6"/>'
    bar = f'<path d="M99 56 85 86" stroke="{GREY}" stroke-width="2" stroke-linecap="round"/>'
    return ring + use(one, 72, 55, 21) + bar + use(other, 91, 66, 21)


def _sign(said: object, x: float, y: float, size: float) -> str:
    return write(x, y, said, size, fill=INK, anchor="middle")
