"""Where a tile lies most snugly: beside as many covered cells and walls as it can, found for all places of a pose at
once."""

from __future__ import annotations

from typing import Final

from archipel.games.isle_of_cats.boat import BITS, SHAPE_POSES, STRIDE, Pose

ALL: Final[int] = (1 << BITS + 3 * STRIDE) - 1
TIES: Final = 3
"""Places of a pose that are followed where several are as snug."""


def _beside(pose: Pose) -> list[int]:
    """The cells beside a pose, as steps from its first cell."""
    middle = 3 * STRIDE + 8
    mask = pose.mask << middle
    halo = (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & ~mask
    return [place - middle for place in range(halo.bit_length()) if halo >> place & 1]


BESIDE: Final[list[list[list[int]]]] = [[_beside(pose) for pose in poses] for poses in SHAPE_POSES]
"""By shape and pose."""


def snuggest(starts: int, beside: list[int], free: int) -> tuple[int, int]:
    """Of some places of a pose those with most of their neighbours taken, as bits, and how many those are."""
    taken = ALL ^ free
    # Four ints count the neighbours of all places at once, a binary digit each.
    ones = twos = fours = eights = 0
    for step in beside:
        # Cells before the first row count as taken too.
        found = (taken >> step if step >= 0 else taken << -step | (1 << -step) - 1) & starts
        carry = ones & found
        ones ^= found
        found = twos & carry
        twos ^= carry
        carry = fours & found
        fours ^= found
        eights |= carry
    level = 0
    for digit in (eights, fours, twos, ones):
        level *= 2
        best = starts & digit
        if best:
            starts = best
            level += 1
    return starts, level


def first_few(starts: int) -> int:
    """The lowest bits."""
    found = 0
    for _ in range(TIES):
        low = starts & -starts
        found |= low
        starts ^= low
    return found


def snug(shape: int, all_starts: list[int], wanted: list[int], free: int) -> list[int]:
    """The places worth a look, by pose: the snuggest of all, and the snuggest of those wanted for themselves."""
    found: list[int] = []
    levels: list[int] = []
    for number, starts in enumerate(all_starts):
        if not starts:
            found.append(0)
            levels.append(-1)
            continue
        best, level = snuggest(starts, BESIDE[shape][number], free)
        found.append(best)
        levels.append(level)
    top = max(levels)
    for number, level in enumerate(levels):
        found[number] = first_few(found[number]) if level >= top - 1 else 0
        liked = all_starts[number] & wanted[number]
        if liked:
            found[number] |= first_few(snuggest(liked, BESIDE[shape][number], free)[0])
    return found
