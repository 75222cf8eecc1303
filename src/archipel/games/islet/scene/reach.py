"""Where a seat could lay within one move, with the cards it has: all of it lies open."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from archipel.games.islet.content.parts import RESOURCE_OF
from archipel.games.islet.paying import LAY_COSTS, PLAIN_LAY_COSTS, TERRAIN_COSTS, affordable
from archipel.games.islet.purse import covers, purse_of, size
from archipel.games.islet.scene.places import beside
from archipel.games.islet.values import Cell, CellView, IsletView

Cells = Mapping[Cell, CellView]
Ways = dict[int, set[tuple[int, str]]]


def lay_cells(view: IsletView, cells: Cells, seat: int) -> list[Cell]:
    bird = view.birds[seat]
    purse = purse_of([raw + ready for raw, ready in zip(bird.raw, bird.ready, strict=True)])
    nested = view.options.nested_transformations
    if bird.laid == bird.eggs or not nests(purse, nested):
        return []
    region = regions(cells)
    taken = {other.at for nth, other in enumerate(view.birds) if nth != seat}
    met = {cell for card in view.cards for cell in card.met}
    ways = ways_on(cells, region, view.seats == 1)
    arrived = arrivals(first_purses(view, cells, seat, purse, region), ways, nested)
    payable = {number: {nest for left in purses for nest in nests(left, nested)} for number, purses in arrived.items()}
    found = []
    for cell, there in cells.items():
        free = there.egg < 0 and cell not in taken and (view.seats > 1 or cell in met)
        if free and there.stack[-1][1] in payable.get(region[cell], ()):
            found.append(cell)
    return found


@lru_cache(maxsize=1 << 14)
def nests(purse: int, nested: bool) -> str:
    """The nests for which so many cards can pay an egg."""
    costs = LAY_COSTS if nested else PLAIN_LAY_COSTS
    return "".join(letter for letter in "blf" if affordable(purse, costs[RESOURCE_OF[letter.upper()]]))


def regions(cells: Cells) -> dict[Cell, int]:
    """Cells between which steps are free, numbered."""
    found: dict[Cell, int] = {}
    for number, start in enumerate(cells):
        rising = [start]
        while rising:
            cell = rising.pop()
            if cell not in found:
                found[cell] = number
                terrain = cells[cell].stack[-1][0]
                rising += [near for near in beside(cell) if near in cells and cells[near].stack[-1][0] == terrain]
    return found


def ways_on(cells: Cells, region: Mapping[Cell, int], alone: bool) -> Ways:
    """By region, those one paid step away and the terrain to pay; alone, equal tiles of the other islet too."""
    found: Ways = {}
    for cell, number in region.items():
        there = found.setdefault(number, set())
        far = alike(cells, cell) if alone else []
        for near in [*beside(cell), *far]:
            if near in cells and region[near] != number:
                there.add((region[near], cells[near].stack[-1][0]))
    return found


def first_purses(
    view: IsletView, cells: Cells, seat: int, purse: int, region: Mapping[Cell, int]
) -> list[tuple[int, int]]:
    """Where a move begins, and what is left there: at sea it costs a card to land."""
    at = view.birds[seat].at
    if at:
        return [(region[at], purse)]
    landings = {(region[cell], cells[cell].stack[-1][0]) for cell in shore(view, cells)}
    return [(number, left) for number, terrain in landings for left in paid(purse, terrain)]


def arrivals(starts: list[tuple[int, int]], ways: Ways, nested: bool) -> dict[int, list[int]]:
    """By region what may be left on arrival, enough for an egg; what is worth less than another is passed over."""
    found: dict[int, list[int]] = {}
    rising = starts
    while rising:
        spent: list[tuple[int, int]] = []
        for number, left in sorted(set(rising), key=most_left):
            best = found.setdefault(number, [])
            if nests(left, nested) and not any(covers(other, left) for other in best):
                best.append(left)
                spent += [(other, rest) for other, terrain in ways.get(number, ()) for rest in paid(left, terrain)]
        rising = spent
    return found


def most_left(arrival: tuple[int, int]) -> int:
    return -size(arrival[1])


@lru_cache(maxsize=1 << 12)
def paid(purse: int, terrain: str) -> tuple[int, ...]:
    """What is left after paying for a step, by each way to pay."""
    return tuple(purse - cost for cost in TERRAIN_COSTS[RESOURCE_OF[terrain]] if covers(purse, cost))


def alike(cells: Cells, cell: Cell) -> list[Cell]:
    """Tiles of the other islet that look the same."""
    top = cells[cell].stack[-1]
    return [other for other in cells if other[0] != cell[0] and cells[other].stack[-1] == top]


def shore(view: IsletView, cells: Cells) -> list[Cell]:
    """Cells that border the sea, enclosed water counting as agreed."""
    sea = {near for cell in cells for near in beside(cell) if near not in cells}
    if not view.options.holes_are_sea:
        sea &= open_sea(cells)
    return [cell for cell in cells if any(near in sea for near in beside(cell))]


def open_sea(cells: Cells) -> set[Cell]:
    """The water around the islet, flooded from outside."""
    columns, rows = [x for _, x, _ in cells], [y for _, _, y in cells]
    left, right, top, bottom = min(columns) - 1, max(columns) + 1, min(rows) - 1, max(rows) + 1
    flooded: set[Cell] = set()
    rising: list[Cell] = [(1, x, y) for x in range(left, right + 1) for y in (top, bottom)]
    rising += [(1, x, y) for x in (left, right) for y in range(top, bottom + 1)]
    while rising:
        cell = rising.pop()
        if cell in flooded or cell in cells or not left <= cell[1] <= right or not top <= cell[2] <= bottom:
            continue
        flooded.add(cell)
        rising += beside(cell)
    return flooded
