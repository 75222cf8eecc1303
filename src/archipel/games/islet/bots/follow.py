"""From a plan to its next action: the egg itself, or a step on the way to it."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.values import Action
from archipel.games.islet import acts
from archipel.games.islet.bird import SEA
from archipel.games.islet.board import KIND
from archipel.games.islet.bots.land import Land
from archipel.games.islet.bots.ponder import Ponder
from archipel.games.islet.bots.reach import Way
from archipel.games.islet.grid import neighbours
from archipel.games.islet.paying import tip_first
from archipel.games.islet.values import END, Advance


def next_step(ponder: Ponder, passed: list[int], legal: Sequence[Action]) -> Action:
    walk, stand, _ = ponder.move(passed)
    first = stand.first
    if first is None or first.way is None:
        return rest(legal)
    bird = ponder.bird
    target = first.laid[0] if first.laid else walk.land.cells[first.way.region][0]
    if bird.at == target:
        return first_offered([acts.lay(tip_first(first.cost, bird.ready))], legal)
    return first_offered(steps(walk.land, bird.at, bird.ready, first.way, target), legal)


def steps(land: Land, at: int, ready: int, way: Way, target: int) -> list[Action]:
    """Actions that begin a way, the shortest first."""
    found: list[Action] = []
    inside = at != SEA and land.regions[at] == way.hop
    fare = tip_first(way.fare, ready)
    if at == SEA:
        return [acts.advance(cell, fare) for cell in land.cells[way.hop]]
    before: dict[int, int] = {at: at}
    queue = [at]
    for cell in queue:
        if inside and cell == target:
            found.append(acts.advance(back_to(before, at, cell), 0))
        near = list(neighbours(cell))
        if not inside:
            for exit in near + alike(land, cell, way.hop):
                if land.regions.get(exit, -1) == way.hop:
                    found.append(acts.advance(exit, fare) if cell == at else acts.advance(back_to(before, at, cell), 0))
        for other in near:
            if other not in before and land.regions.get(other, -1) == land.regions[at]:
                before[other] = cell
                queue.append(other)
    return found


def alike(land: Land, cell: int, region: int) -> list[int]:
    """Equal tiles in a region of the other islet."""
    if land.terrains[region] != land.terrains[land.regions[cell]]:
        return []
    kind = land.tops[cell] & KIND
    return [other for other in land.cells[region] if land.tops[other] & KIND == kind]


def back_to(before: dict[int, int], at: int, cell: int) -> int:
    """The first cell on the way from one to another."""
    while before[cell] != at:
        cell = before[cell]
    return cell


def first_offered(wanted: list[Action], legal: Sequence[Action]) -> Action:
    for action in wanted:
        if action in legal:
            return action
    return rest(legal)


def rest(legal: Sequence[Action]) -> Action:
    """The end of the Move, or off the bird one stands on."""
    if END in legal:
        return END
    for action in legal:
        if isinstance(action, Advance):
            return action
    return legal[0]
