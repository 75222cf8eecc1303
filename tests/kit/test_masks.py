"""Masks against the obvious way with sorted lists."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from archipel.core.rng import Quick
from archipel.kit.masks import bits, mask_of, nth, pick


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
