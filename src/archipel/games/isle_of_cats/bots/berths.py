"""Where a tile may lie, each place with the boat it makes and its worth."""

from __future__ import annotations

from typing import Final, final

from archipel.games.isle_of_cats.boat import BOARD, MAPS, SHAPE_POSES, Pose, anchors, beside, near
from archipel.games.isle_of_cats.bots.chart import Chart
from archipel.games.isle_of_cats.bots.foresight.snug import snug
from archipel.games.isle_of_cats.bots.hull import Hull
from archipel.games.isle_of_cats.content.tiles import CAT, COMMON, NO_COLOUR, RARE, TILE_COLOUR, TILE_SHAPE
from archipel.games.isle_of_cats.values import Place

NOWHERE: Final = -1_000_000_000
CLOSE: Final = 5
FEW: Final = 2
"""Places reckoned where only the best is asked for; the same in haste."""


@final
class Loose:
    """A tile that could be had: its number or -1, what it is, and what it costs."""

    def __init__(self, tile: int, kind: int, shape: int, colour: int, cost: int) -> None:
        self.tile = tile
        self.kind = kind
        self.shape = shape
        self.colour = colour
        self.cost = cost


def cat(tile: int, cost: int) -> Loose:
    return Loose(tile, CAT, TILE_SHAPE[tile], TILE_COLOUR[tile], cost)


def treasure(shape: int, common: bool) -> Loose:
    return Loose(-1, COMMON if common else RARE, shape, NO_COLOUR, 0)


@final
class Berth:
    """A tile in one place: `worth` is that of the boat, less what was paid on the way."""

    def __init__(self, loose: Loose, place: Place, hull: Hull, worth: int) -> None:
        self.loose = loose
        self.place = place
        self.hull = hull
        self.worth = worth


def berths(chart: Chart, hull: Hull, loose: Loose, anywhere: bool, width: int) -> list[Berth]:
    """The most promising places of a tile: all are guessed, the best of them reckoned."""
    free = BOARD & ~hull.covered
    touching = beside(hull.covered, anywhere) & free
    colour = loose.colour
    treasure_map = MAPS[hull.boat][colour] & free if colour >= 0 else 0
    poses = SHAPE_POSES[loose.shape]
    all_starts = [anchors(pose, free, touching) for pose in poses]
    if hull.hasty:
        kin = near(hull.cells[colour]) & free if colour >= 0 else 0
        wanted = [touched(pose, kin | treasure_map) for pose in poses]
        all_starts = snug(loose.shape, all_starts, wanted, free)
    guesses: list[int] = []
    masks: list[int] = []
    places: list[Place] = []
    for number, pose in enumerate(poses):
        starts = all_starts[number]
        while starts:
            # The lowest bit first, as the rules offer the places.
            low = starts & -starts
            starts ^= low
            at = low.bit_length() - 1
            mask = pose.mask << at
            guess = chart.sketch(hull, colour, mask)
            guesses.append(guess + chart.bonus if mask & treasure_map else guess)
            masks.append(mask)
            places.append(pose.places[at])
    found: list[Berth] = []
    for number in sorted(range(len(guesses)), key=guesses.__getitem__, reverse=True)[:width]:
        mask = masks[number]
        grown = hull.grown(colour, mask, loose.kind)
        worth = chart.value(grown) - loose.cost
        if mask & treasure_map:
            worth += chart.bonus
        found.append(Berth(loose, places[number], grown, worth))
    return found


def touched(pose: Pose, cells: int) -> int:
    """Where the first cell of a pose may lie so that it covers one of some cells."""
    found = cells
    for offset in pose.offsets:
        found |= cells >> offset
    return found


def best_of(found: list[Berth]) -> Berth | None:
    """The first of the best."""
    best: Berth | None = None
    for berth in found:
        if best is None or berth.worth > best.worth:
            best = berth
    return best


def best_worth(chart: Chart, hull: Hull, loose: Loose, anywhere: bool) -> int:
    """The worth of the best place; in haste, what a tile would add is remembered while the boat stays as it is."""
    if not hull.hasty:
        return reckoned(chart, hull, loose, anywhere)
    base = chart.value(hull)
    key = (loose.kind * 64 + loose.shape) * 16 + 2 * loose.colour + (1 if anywhere else 0)
    gain = hull.gains.get(key)
    if gain is None:
        worth = reckoned(chart, hull, loose, anywhere)
        gain = hull.gains[key] = worth if worth == NOWHERE else worth + loose.cost - base
    return NOWHERE if gain == NOWHERE else gain - loose.cost + base


def reckoned(chart: Chart, hull: Hull, loose: Loose, anywhere: bool) -> int:
    best = best_of(berths(chart, hull, loose, anywhere, FEW if hull.hasty else CLOSE))
    return NOWHERE if best is None else best.worth


def leading(found: list[Berth], width: int) -> list[Berth]:
    """The best few, best first; of equals the earlier."""
    keys = [berth.worth for berth in found]
    order = sorted(range(len(found)), key=keys.__getitem__, reverse=True)
    return [found[place] for place in order[:width]]
