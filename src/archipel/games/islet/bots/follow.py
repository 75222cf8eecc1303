"""From a plan to its next action: the egg itself, or a step on the way to it."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.values import Action
from archipel.games.islet import acts
from archipel.games.islet.bird import SEA
from archipel.games.islet.bots.land import Land
from archipel.games.islet.bots.ponder import Ponder
from archipel.games.islet.bots.reach import Way
from archipel.games.islet.bots.walk import tipping
from archipel.games.islet.grid import ROW
from archipel.games.islet.purse import WIDTH
from archipel.games.islet.values import END, Advance


def next_step(ponder: Ponder, passed: list[int], legal: Sequence[Action]) -> Action:
    walk, stand, _ = ponder.move(passed)
    first = stand.first
    if first is None or first.way is None:
        return rest(legal)
    bird = ponder.bird
    target = first.laid[0] if first.laid else walk.land.cells[first.way.region][0]
    if bird.at == target:
        return first_offered([acts.lay(paid(first.cost, bird.ready))], legal)
    return first_offered(steps(walk.land, bird.at, bird.ready, first.way, target), legal)


def paid(cost: int, ready: int) -> int:
    tip = tipping(cost, ready)
    return tip << WIDTH | cost - tip


def steps(land: Land, at: int, ready: int, way: Way, target: int) -> list[Action]:
    """Actions that begin a way, the shortest first."""
    found: list[Action] = []
    inside = at != SEA and land.regions[at] == way.hop
    fare = paid(way.fare, ready)
    if at == SEA:
        return [acts.advance(cell, fare) for cell in land.cells[way.hop]]
    before: dict[int, int] = {at: at}
    queue = [at]
    for cell in queue:
        if inside and cell == target:
            found.append(acts.advance(back_to(before, at, cell), 0))
        near = [cell - 1, cell + 1, cell + ROW if (cell ^ cell >> 8) & 1 else cell - ROW]
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
    kind = land.tops[cell] & 15
    return [other for other in land.cells[region] if land.tops[other] & 15 == kind]


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
