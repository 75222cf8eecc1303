"""Masks against the obvious way with sets and graphs."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from archipel.core.rng import Quick
from archipel.kit.masks import bits, joined, largest_group, mask_of, nth, pick


def slow_group(start: int, members: set[int], pairs: set[tuple[int, int]]) -> set[int]:
    group = {start}
    while more := {b for a, b in pairs if a in group and b in members and b not in group}:
        group |= more
    return group


@pytest.mark.parametrize("seed", range(40))
def test_bits_are_a_set_in_order(seed: int) -> None:
    numbers = sorted(Random(seed).sample(range(200), seed))
    mask = mask_of(numbers)
    assert bits(mask) == numbers
    assert [nth(mask, place) for place in range(len(numbers))] == numbers


def test_each_number_is_picked_as_often() -> None:
    rng = Quick(3)
    found = Counter(pick(0b1000_0010_0001, rng) for _ in range(6000))
    assert sorted(found) == [0, 5, 11]
    assert max(found.values()) - min(found.values()) < 400


@pytest.mark.parametrize("seed", range(60))
def test_groups_are_what_a_walk_finds(seed: int) -> None:
    random, size = Random(seed), 18
    pairs = {(random.randrange(size), random.randrange(size)) for _ in range(seed % 25)}
    pairs |= {(b, a) for a, b in pairs}
    near = [mask_of([b for a, b in pairs if a == one]) for one in range(size)]
    members = {one for one in range(size) if random.random() < 0.7}
    groups = {one: slow_group(one, members, pairs) for one in members}
    for one, group in groups.items():
        assert joined(1 << one, mask_of(list(members)), near) == mask_of(list(group))
    assert largest_group(mask_of(list(members)), near) == max((len(group) for group in groups.values()), default=0)
