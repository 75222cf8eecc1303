"""Before the first day, and what a table may agree."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core.game import BadOptions
from archipel.games.isle_of_cats.boat import BOATS
from archipel.games.isle_of_cats.content.cards import (
    COST,
    DECKS,
    FISH_PER,
    KIND_MASK,
    LESSONS,
    PLAIN,
    SPEED,
    deck,
    fault,
)
from archipel.games.isle_of_cats.content.tiles import (
    CAT,
    OSHAX,
    OSHAX_TILES,
    PROMO_OSHAX,
    RARE,
    SHAPE_OF,
    TILE_KIND,
    TILE_SHAPE,
)
from archipel.games.isle_of_cats.piles import numbers_of, size

from .position import GAME, new


@pytest.mark.parametrize(("seats", "cats", "each"), [(1, 8, 5), (2, 8, 5), (3, 12, 8), (4, 16, 11)])
def test_the_size_of_a_game(seats: int, cats: int, each: int) -> None:
    """Rules 3.1, 4.2 and 15.1, scenario A02."""
    table = new("solo" if seats == 1 else "fleet", seats)
    if seats > 1:
        for seat in table.state.order:
            table.does(table.legal(seat=seat)[0], seat=seat)
    assert (len(table.state.left), len(table.state.right)) == (cats // 2, cats // 2)
    assert table.state.stock == [each] * 4
    assert len(table.state.oshax) == 6


def test_the_bag() -> None:
    """Rules 2.5, 2.7 and 3.1: 85 cats, 17 shapes of each colour, and 25 rare treasures."""
    tiles = numbers_of(new("fleet", 2).state.bag)
    cats = [tile for tile in tiles if TILE_KIND[tile] == CAT]
    rares = [TILE_SHAPE[tile] for tile in tiles if TILE_KIND[tile] == RARE]
    assert (len(cats), len(rares)) == (85, 25)
    assert len({TILE_SHAPE[tile] for tile in cats}) == 17
    assert {rares.count(shape) for shape in rares} == {5}


def test_the_deck() -> None:
    """Rules 3.2, 9.4, 10.2 to 10.4 and 14.1: 150 cards, their numbers, prices and speeds."""
    cards = numbers_of(new("fleet", 4).state.deck)
    assert cards == list(range(1, 151))
    assert size(PLAIN) == 112
    counts = {kind: size(mask) for kind, mask in KIND_MASK.items() if size(mask) > 1}
    rescue = {"boots": 8, "broken": 8, "broken_1": 12, "broken_3": 8, "basket_1": 12, "basket_3": 12}
    assert {kind: counts[kind] for kind in rescue} == rescue
    assert (counts["oshax"], counts["treasure_rare_or_common"], counts["treasure_small"]) == (6, 9, 6)
    assert [(COST[card], SPEED[card]) for card in (7, 15, 23, 35, 43, 55)] == [
        (1, 4), (0, 0), (1, 1), (2, 3), (2, 1), (3, 3),
    ]  # fmt: skip
    assert [COST[card] for card in (1, 98, 107, 113, 142, 143, 150)] == [5, 2, 1, 2, 2, 1, 1]


def test_the_prices_of_any_time_cards() -> None:
    """Rule 11.6: by the first number of each kind."""
    prices = {67: 2, 69: 1, 71: 0, 73: 1, 75: 3, 76: 2, 77: 1, 78: 2, 80: 2, 83: 1, 84: 6, 86: 2, 88: 3}
    assert {card: COST[card] for card in prices} == prices
    assert [COST[card] for card in range(90, 98)] == [2] * 8
    assert FISH_PER["fish_oshax"] == FISH_PER["fish_rare"] == 2


def test_boats_baskets_and_fish() -> None:
    """Rule 3.3: boats by chance, a ready basket, no fish."""
    table = new("fleet", 4)
    assert sorted(crew.boat for crew in table.state.crews) == list(range(len(BOATS)))
    assert [(crew.ready, crew.used, crew.fish) for crew in table.state.crews] == [(1, 0, 0)] * 4
    assert len({tuple(crew.boat for crew in new("fleet", 4, seed).state.crews) for seed in range(9)}) > 1


def test_meeples() -> None:
    """Rule 3.4, ruling 32: from a first player drawn, in seat order, one of the colours left."""
    assert {new("fleet", 3, seed).state.order[0] for seed in range(12)} == {0, 1, 2}
    table = new("fleet", 3)
    first = table.state.order[0]
    assert table.state.order == [first, (first + 1) % 3, (first + 2) % 3]
    assert table.state.to_act() == (first,)
    assert len(table.legal(seat=first)) == 5
    table.does("meeple red", seat=first)
    second = (first + 1) % 3
    assert table.refusal("meeple red", seat=second) == "refused-meeple-taken 3.4"
    assert table.refusal("meeple pink", seat=second) == "refused-colour 3.4"
    assert len(table.legal(seat=second)) == 4


def test_modules_are_exchanged_whole() -> None:
    """Rules 14.6 and 17.1, scenario A15."""
    loaded = {**DECKS, **{letter: tuple(range(n, n + 8)) for letter, n in (("F", 300), ("H", 400))}}
    assert fault("ABC", loaded) == fault("ABD", loaded) == fault("DFH", loaded) == ""
    assert fault("AB", loaded) == fault("ABCD", loaded) == fault("AAB", loaded) == "three"
    assert fault("ABX", loaded) == "unknown"
    assert fault("ABC", {**loaded, "C": (143, 144, 145, 146, 147, 148, 149, 216)}) == "whole"
    assert fault("ABF", {**loaded, "F": tuple(range(300, 307))}) == "whole"
    assert fault("ABF", {**loaded, "F": (300,) * 8}) == "whole"


@pytest.mark.parametrize("modules", ["ABC", "ABD", "ACD", "BCD"])
def test_a_deck_of_three_modules(modules: str) -> None:
    """Rules 3.2, 14.7 and 17.1: always 150 cards, every lesson one that scores."""
    cards = numbers_of(deck(modules))
    assert len(cards) == 150
    assert {card for card in cards if card > 112} <= set(LESSONS)
    assert new("fleet", 2, modules=modules).state.deck == deck(modules)


@pytest.mark.parametrize(
    ("mode", "seats", "changes", "why"),
    [
        ("family", 1, {}, "refused-family-alone 1.2"),
        ("fleet", 1, {}, "refused-seats 1.2"),
        ("solo", 2, {}, "refused-solo-seats 15.1"),
        ("fleet", 2, {"difficulty": "expert"}, "refused-only-solo 15.1"),
        ("family", 2, {"solo_sister_finishes_on_empty_fields": False}, "refused-only-solo 17.5"),
        ("family", 2, {"modules": "BCD"}, "refused-only-cards 17.1"),
        ("family", 2, {"anytime": "own"}, "refused-only-cards 17.3"),
        ("family", 2, {"prospector_scope": "common"}, "refused-only-cards 17.2"),
        ("family", 2, {"anywhere_after_draw": True}, "refused-only-cards 17.4"),
        ("family", 2, {"promo": "oshax"}, "refused-no-oshax 16.1"),
        ("family", 2, {"promo": "both"}, "refused-no-oshax 16.1"),
        ("fleet", 2, {"promo": "rare", "promo_oshax": "island"}, "refused-only-promo 17.6"),
    ],
)
def test_what_no_table_can_agree(mode: str, seats: int, changes: dict[str, Any], why: str) -> None:
    """Rules 1.2, 15.1, 16.1 and 17.1 to 17.5, scenario M08."""
    with pytest.raises(BadOptions) as refused:
        GAME.agree(GAME.choose_options(GAME.mode(mode), changes), seats)
    assert refused.value.why is not None
    assert f"{refused.value.why.key} {refused.value.why.rule}" == why


def test_unknown_modules_are_no_option() -> None:
    """Rule 14.6."""
    for modules in ("AB", "ABCD", "ABX"):
        with pytest.raises(BadOptions):
            GAME.choose_options(GAME.mode("fleet"), {"modules": modules})


@pytest.mark.parametrize(("mode", "seats"), [("fleet", 2), ("solo", 1)])
def test_promotional_oshax_may_begin_beside_the_island(mode: str, seats: int) -> None:
    """Rule 17.6, ruling 52: with four of the box; the other two are in the bag."""
    state = new(mode, seats, promo="oshax", promo_oshax="island").state
    promotional = numbers_of(PROMO_OSHAX)
    assert len(state.oshax) == 6
    assert set(promotional) < set(state.oshax)
    assert {*state.oshax, *[tile for tile in numbers_of(state.bag) if TILE_KIND[tile] == OSHAX]} == {
        *OSHAX_TILES,
        *promotional,
    }


def test_promotional_tiles_go_into_the_bag() -> None:
    """Rules 17.6 and 17.7."""
    plain = new("fleet", 2).state.bag
    kinds = {promo: new("fleet", 2, promo=promo).state.bag & ~plain for promo in ("off", "oshax", "rare", "both")}
    assert {promo: [TILE_KIND[tile] for tile in numbers_of(mask)] for promo, mask in kinds.items()} == {
        "off": [],
        "oshax": [OSHAX, OSHAX],
        "rare": [RARE, RARE],
        "both": [OSHAX, OSHAX, RARE, RARE],
    }
    assert {TILE_SHAPE[tile] for tile in numbers_of(kinds["oshax"])} == {SHAPE_OF["oshax_7"], SHAPE_OF["oshax_8"]}
