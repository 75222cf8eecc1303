"""What a seat may know: all but the tiles in other hands and what is still to be drawn."""

from __future__ import annotations

from archipel.core.rng import Quick
from archipel.core.visibility import seen
from archipel.games.islet.events import Drew

from .position import NIGHT, H, Player, opened, position


def test_hands_are_hidden_and_their_size_is_not() -> None:
    """RULING 30, rule 3.1."""
    table = position(H, Player(hand="Wb Sl"), Player(hand="Cf Cf Wl"))
    assert (table.view(0).hand, table.view(1).hand, table.view(None).hand) == (("Wb", "Sl"), ("Cf", "Cf", "Wl"), ())
    assert [bird.tiles for bird in table.view(None).birds] == [2, 3]


def test_a_draw_is_told_to_its_owner() -> None:
    """RULING 30, rules 3.1 and 5.4."""
    table = position(H, Player(hand="Wb"), Player()).put("Wb", "0,-1").does("stop")
    (drew,) = table.told(Drew)
    assert drew.tiles == table.view(0).hand
    assert seen([drew], 1) == seen([drew], None) == [Drew(0, 4, ())]


def test_twins_hold_other_hands_and_the_same_tiles() -> None:
    """RULING 30, rule 3.1."""
    state = opened(3, 5).state
    twins = [state.determinize(1, Quick(seed)) for seed in range(40)]
    assert {tuple(twin.birds[1].hand) for twin in twins} == {tuple(state.birds[1].hand)}
    assert len({tuple(twin.birds[0].hand) for twin in twins}) > 30
    assert all(twin.census() == state.census() for twin in twins)


def test_a_twin_does_not_depend_on_what_is_hidden() -> None:
    """Rule 3.1: other tiles in the other hand, the bag fitting them, give the same twin."""
    one = position(H, Player(), Player(hand="Cf Cf Wl Sb"), bag=70)
    other = position(H, Player(), Player(hand="Sl Wb Cb Cb"), bag=70)
    other.state.bag.counts = one.state.bag.counts.copy()
    for kind in one.state.birds[1].hand:
        other.state.bag.put_back(kind)
    for kind in other.state.birds[1].hand:
        other.state.bag.counts[kind] -= 1
    other.state.bag.size = 70
    assert one.view(0) == other.view(0)
    for seed in range(5):
        twins = [table.state.determinize(0, Quick(seed)).digest() for table in (one, other)]
        assert twins[0] == twins[1]


def test_the_next_card_is_nobodys() -> None:
    """Rule 10.2: which card comes is decided when it is revealed."""
    table = position(H + NIGHT, Player(at="0,0"), cards=("DN01 DN02", "DN03"), deck="DN05 DN06 DN07 DN08")
    assert "DN05" not in repr(table.view(0))
    assert table.view(0).deck == 4
