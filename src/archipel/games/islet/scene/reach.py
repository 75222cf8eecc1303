"""Where a seat could lay within one move, with the cards it has: all of it lies open."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from archipel.core.parts import kept
from archipel.games.islet.content.parts import RESOURCE_OF
from archipel.games.islet.paying import LAY_COSTS, PLAIN_LAY_COSTS, TERRAIN_COSTS, affordable
from archipel.games.islet.purse import covers, purse_of, size
from archipel.games.islet.scene.land import Land
from archipel.games.islet.scene.places import beside
from archipel.games.islet.values import Cell, CellView, IsletView

Ways = dict[int, dict[str, set[int]]]


def lay_cells(view: IsletView, land: Land, seat: int) -> tuple[Cell, ...]:
    bird = view.birds[seat]
    purse = purse_of([raw + ready for raw, ready in zip(bird.raw, bird.ready, strict=True)])
    nested = view.options.nested_transformations
    if bird.laid == bird.eggs or not nests(purse, nested):
        return ()
    payable = _payable(land, bird.at, purse, nested, view.seats == 1, view.options.holes_are_sea)
    region = regions(land)
    taken = {other.at for nth, other in enumerate(view.birds) if nth != seat}
    met = {cell for card in view.cards for cell in card.met}
    found = []
    for cell, there in land.cells.items():
        pays = there.egg < 0 and there.stack[-1][1] in payable.get(region[cell], ())
        if pays and cell not in taken and (view.seats > 1 or cell in met):
            found.append(cell)
    return tuple(found)


@kept
def _payable(land: Land, at: Cell | None, purse: int, nested: bool, alone: bool, holes: bool) -> dict[int, set[str]]:
    """By region the nests whose eggs can be paid there, coming from `at`."""
    arrived = arrivals(first_purses(land, at, purse, nested, holes), ways_on(land, alone), nested)
    return {number: {nest for left in purses for nest in nests(left, nested)} for number, purses in arrived.items()}


@lru_cache(maxsize=1 << 14)
def nests(purse: int, nested: bool) -> str:
    """The nests for which so many cards can pay an egg."""
    costs = LAY_COSTS if nested else PLAIN_LAY_COSTS
    return "".join(letter for letter in "blf" if affordable(purse, costs[RESOURCE_OF[letter.upper()]]))


@kept
def regions(land: Land) -> dict[Cell, int]:
    """Cells between which steps are free, numbered."""
    found: dict[Cell, int] = {}
    cells = land.cells
    for number, start in enumerate(cells):
        if start in found:
            continue
        found[start] = number
        terrain = cells[start].stack[-1][0]
        rising = [start]
        while rising:
            for near in beside(rising.pop()):
                if near in cells and near not in found and cells[near].stack[-1][0] == terrain:
                    found[near] = number
                    rising.append(near)
    return found


@kept
def ways_on(land: Land, alone: bool) -> Ways:
    """By region and terrain to pay, those one step away; alone, equal tiles of the other islet too."""
    found: Ways = {}
    cells, region = land.cells, regions(land)
    alike = _alike(land) if alone else {}
    for cell, number in region.items():
        there = found.setdefault(number, {})
        for near in (*beside(cell), *alike.get((3 - cell[0], cells[cell].stack[-1]), ())):
            if near in cells and region[near] != number:
                there.setdefault(cells[near].stack[-1][0], set()).add(region[near])
    return found


def _alike(land: Land) -> dict[tuple[int, str], list[Cell]]:
    """By islet and tile the cells that show it."""
    found: dict[tuple[int, str], list[Cell]] = {}
    for at, cell in land.cells.items():
        found.setdefault((at[0], cell.stack[-1]), []).append(at)
    return found


def first_purses(land: Land, at: Cell | None, purse: int, nested: bool, holes: bool) -> list[tuple[int, int]]:
    """Where a move begins, and what is left there: at sea it costs a card to land."""
    region = regions(land)
    if at:
        return [(region[at], purse)]
    landings = {(region[cell], land.cells[cell].stack[-1][0]) for cell in shore(land, holes)}
    return [(number, left) for number, terrain in landings for left in paid(purse, terrain, nested)]


def arrivals(starts: list[tuple[int, int]], ways: Ways, nested: bool) -> dict[int, list[int]]:
    """By region what may be left on arrival, enough for an egg; what is worth less than another is passed over."""
    found: dict[int, list[int]] = {}
    rising = starts
    while rising:
        spent: list[tuple[int, int]] = []
        for number, left in sorted(set(rising), key=_fewest):
            best = found.setdefault(number, [])
            if any(covers(other, left) for other in best):
                continue
            best.append(left)
            for terrain, others in ways[number].items():
                spent += [(other, rest) for rest in paid(left, terrain, nested) for other in others]
        rising = spent
    return found


@lru_cache(maxsize=1 << 14)
def _fewest(arrival: tuple[int, int]) -> int:
    return -size(arrival[1])


@lru_cache(maxsize=1 << 14)
def paid(purse: int, terrain: str, nested: bool) -> tuple[int, ...]:
    """What is left after paying for a step, by each way to pay that leaves enough for an egg."""
    left = [purse - cost for cost in TERRAIN_COSTS[RESOURCE_OF[terrain]] if covers(purse, cost)]
    return tuple([rest for rest in left if nests(rest, nested)])


def shore(land: Land, holes: bool) -> list[Cell]:
    """Cells that border the sea, enclosed water counting as agreed."""
    cells = land.cells
    sea = {near for cell in cells for near in beside(cell) if near not in cells}
    if not holes:
        sea &= open_sea(cells)
    return [cell for cell in cells if any(near in sea for near in beside(cell))]


def open_sea(cells: Mapping[Cell, CellView]) -> set[Cell]:
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
