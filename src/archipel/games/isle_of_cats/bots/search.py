"""Looking ahead over the next few tiles of a day."""

from __future__ import annotations

from typing import Final, final

from archipel.games.isle_of_cats.bots.berths import Berth, Loose, berths, leading
from archipel.games.isle_of_cats.bots.chart import Chart
from archipel.games.isle_of_cats.bots.hull import Hull

NEXT: Final = 3
BRANCHES: Final = 2


@final
class Skill:
    """Of each tile `close` places are reckoned; `width` of all are followed, `depth` further tiles each; `blur`: how
    far off a worth may be guessed."""

    def __init__(self, close: int, width: int, depth: int, blur: int) -> None:
        self.close = close
        self.width = width
        self.depth = depth
        self.blur = blur


def looked_ahead(chart: Chart, found: list[Berth], others: list[Loose], count: int, skill: Skill) -> list[Berth]:
    """The leading places, with what the next tiles would add counted in part; best first."""
    first = leading(found, skill.width if skill.depth and count > 1 else 1)
    if skill.depth == 0 or count <= 1 or len(first) < 2:
        return first
    for berth in first:
        rest = [loose for loose in others if loose.tile != berth.loose.tile]
        gain = follow(chart, berth.hull, rest, min(skill.depth, count - 1))
        berth.worth += gain * chart.weights.later // 100
    return leading(first, len(first))


def follow(chart: Chart, hull: Hull, others: list[Loose], depth: int) -> int:
    """The most the next tiles add to a boat."""
    found: list[Berth] = []
    base = chart.value(hull)
    for loose in others:
        found += leading(berths(chart, hull, loose, False, NEXT), 1)
    best = 0
    for berth in leading(found, BRANCHES if depth > 1 else 1):
        gain = berth.worth - base
        if depth > 1 and gain > 0:
            rest = [loose for loose in others if loose.tile != berth.loose.tile]
            gain += follow(chart, berth.hull, rest, depth - 1) * chart.weights.later // 100
        best = max(best, gain)
    return best
