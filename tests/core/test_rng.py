"""Randomness: known values, written down from the definitions of BLAKE2b and splitmix64."""

from __future__ import annotations

import pytest

from archipel.core.rng import Dealt, Quick, Rng, seed_key

KEY = bytes(range(16))


def test_dealt_words_are_blake2b_in_counter_mode() -> None:
    rng = Dealt(KEY)
    assert [rng.word() for _ in range(3)] == [0xD321EF9DA9E1C69D, 0xA8FF18B7C1F6C526, 0xA4035212ABD69851]
    assert rng.draws == 3


def test_quick_words_are_splitmix64() -> None:
    published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    rng = Quick(1234567)
    assert [rng.word() for _ in range(5)] == published
    assert rng.draws == 5


def test_a_seed_has_one_key() -> None:
    assert seed_key(7).hex() == "5409f0fbfbebe0d79972f63f560b66ae"
    assert seed_key("5409f0fbfbebe0d79972f63f560b66ae") == seed_key(7)
    assert seed_key(8) != seed_key(7)


@pytest.mark.parametrize("seed", ["", "00", "z" * 32, "0" * 33, "0" * 200, "00 " * 11])
def test_a_seed_that_is_none(seed: str) -> None:
    with pytest.raises(ValueError, match="a seed is 32 hexadecimal digits"):
        seed_key(seed)


def test_a_shuffle_is_the_same_everywhere() -> None:
    cards = list(range(18))
    Dealt(seed_key(7)).shuffle(cards)
    assert cards == [14, 4, 1, 11, 0, 15, 9, 3, 13, 12, 6, 8, 5, 7, 10, 16, 17, 2]


@pytest.mark.parametrize("rng", [Dealt(seed_key(1)), Quick(1)], ids=["dealt", "quick"])
def test_below_is_even(rng: Rng) -> None:
    """Chi-squared over six faces stays under its one-in-a-thousand value for five degrees of freedom."""
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5


@pytest.mark.parametrize("rng", [Dealt(seed_key(2)), Quick(2)], ids=["dealt", "quick"])
def test_every_order_of_three_is_as_likely(rng: Rng) -> None:
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


class Script(Rng):
    """Gives the words it was told to."""

    def __init__(self, words: list[int]) -> None:
        super().__init__()
        self.words = words

    def word(self) -> int:
        self.draws += 1
        return self.words.pop(0)


def test_below_refuses_the_words_that_would_bend_the_odds() -> None:
    """2 ** 64 leaves 6 over ten: the last six words are asked again."""
    rng = Script([2**64 - 1, 2**64 - 6, 2**64 - 7])
    assert rng.below(10) == 9
    assert rng.draws == 3


def test_choose_and_fork_ask_once() -> None:
    rng = Quick(3)
    assert rng.choose(["a"]) == "a"
    assert rng.draws == 1
    fork = rng.fork()
    assert (rng.draws, fork.draws) == (2, 0)
    assert fork.word() != rng.word()


@pytest.mark.parametrize("rng", [Dealt(KEY), Quick(5)], ids=["dealt", "quick"])
def test_a_clone_goes_on_alike_and_apart(rng: Rng) -> None:
    rng.word()
    twin = rng.clone()
    ahead = [rng.word() for _ in range(4)]
    assert twin.draws == 1
    assert [twin.word() for _ in range(4)] == ahead
