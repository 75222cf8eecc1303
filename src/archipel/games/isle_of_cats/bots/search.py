"""Looking ahead over the next few tiles of a day."""

from __future__ import annotations

from typing import final

from archipel.games.isle_of_cats.bots.berths import Berth, Loose, berths, leading
from archipel.games.isle_of_cats.bots.chart import Chart
from archipel.games.isle_of_cats.bots.hull import Hull


@final
class Skill:
    """`width` places are followed, `depth` further tiles each; `blur`: how far off a worth may be guessed."""

    def __init__(self, width: int, depth: int, blur: int) -> None:
        self.width = width
        self.depth = depth
        self.blur = blur


def looked_ahead(chart: Chart, found: list[Berth], others: list[Loose], count: int, skill: Skill) -> list[Berth]:
    """The leading places, with what the next tiles would add counted in part; best first."""
    first = leading(found, skill.width if skill.depth and count > 1 else 1)
    if skill.depth == 0 or count <= 1 or len(first) < 2:
        return first
    for berth in first:
        gain = follow(chart, berth.hull, berth.loose.tile, berth.worth, others, min(skill.depth, count - 1), skill)
        berth.worth += gain * chart.weights.later // 100
    return leading(first, len(first))


def follow(
    chart: Chart, hull: Hull, taken: int, worth: int, others: list[Loose], depth: int, skill: Skill
) -> int:
    """The most the next tiles add to a worth."""
    found: list[Berth] = []
    base = chart.value(hull)
    for loose in others:
        if loose.tile != taken:
            found += leading(berths(chart, hull, loose, False, 0), 2)
    if not found:
        return 0
    best = 0
    for berth in leading(found, 3 if depth > 1 else 1):
        gain = berth.worth - base
        if depth > 1 and gain > 0:
            rest = [loose for loose in others if loose.tile != taken and loose.tile != berth.loose.tile]
            ahead = follow(chart, berth.hull, -1, 0, rest, depth - 1, skill)
            gain += ahead * chart.weights.later // 100
        best = max(best, gain)
    return best
