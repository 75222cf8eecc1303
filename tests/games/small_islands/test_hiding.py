"""What a seat is shown and what twins may differ in."""

from __future__ import annotations

from archipel.core.rng import Quick
from archipel.games.small_islands.state import SmallState

from .position import Table, alexis_of, dealt, exploring, started

SHORE = "S1a@0,0r0 S4a@1,0r0"


def twin(table: Table, seat: int, seed: int) -> SmallState:
    return table.state.determinize(seat, Quick(seed))


def test_hands_are_secret_but_for_what_was_taken() -> None:
    """Ruling 45, rule 6.7: known tiles stay, the others are any."""
    table = exploring(SHORE, hands=["L04 L05", "L06 L07"]).does("take 2")
    twins = [twin(table, 1, seed) for seed in range(30)]
    assert all(2 in [tile + 1 for tile in one.mats[0].hand] for one in twins)
    assert len({tuple(one.mats[0].hand) for one in twins}) > 10
    assert all(one.mats[1].hand == table.state.mats[1].hand for one in twins)
    assert table.view(None).hand == ()


def test_objectives_are_secret_until_revealed() -> None:
    """Rules 5.2 and 9.1: neither the chosen card nor the one set aside; never one known to be in the deck."""
    table = exploring(SHORE, now=["O01", "O02"], later=["O03", "O04"])
    table.state.mats[0].given = 1 << 4
    table.state.returned = 1 << 5
    twins = [twin(table, 0, seed) for seed in range(60)]
    assert all(one.mats[0].now == [0] and one.mats[0].later == [2] for one in twins)
    seen = {card for one in twins for card in one.mats[1].now + one.mats[1].later}
    assert seen == {1, 3, 6, 7, 8, 9, 10, 11}


def test_a_secret_choice_is_drawn_anew() -> None:
    """Ruling 9, rule 5.2."""
    table = started(dealt(2, first="host"))
    table.does(table.legal(seat=1)[3], seat=1)
    twins = [twin(table, 0, seed) for seed in range(30)]
    assert len({(one.mats[1].now[0], one.mats[1].later[0]) for one in twins}) > 10
    assert all(not one.mats[1].cards and len(one.mats[1].now) == 1 for one in twins)


def test_token_values_are_secret_to_the_end() -> None:
    """Ruling 25, rule 10.6."""
    table = exploring(SHORE)
    table.state.mats[1].tokens = [8]
    table.state.values.remove(8)
    twins = [twin(table, 0, seed) for seed in range(60)]
    assert {one.mats[1].tokens[0] for one in twins} >= {3, 4, 5, 6}
    assert all(sorted(one.values + one.mats[1].tokens) == sorted([*table.state.values, 8]) for one in twins)
    assert twin(table, 1, 1).mats[1].tokens == [8]


def test_expedition_cards_never_seen_are_any() -> None:
    """Rule 13.1: as many of each kind as the level has; seen ones stay."""
    table = exploring(SHORE, seats=1, mode="solo", level=6)
    alexis = alexis_of(table)
    known = alexis.deck & -alexis.deck
    alexis.seen = known
    decks = set()
    for seed in range(40):
        other = alexis_of(Table(twin(table, 0, seed)))
        assert other.deck & known
        assert (other.deck & 0b1111111111).bit_count() == (other.deck >> 10).bit_count() == 5
        decks.add(other.deck)
    assert len(decks) > 10


def test_what_several_see_is_what_each_sees() -> None:
    state = exploring(SHORE, hands=["L04 L05", "L06 L07"], now=["O01", "O02"]).does("take 2").state
    assert state.views([1, None, 0]) == [state.view(1), state.view(None), state.view(0)]
