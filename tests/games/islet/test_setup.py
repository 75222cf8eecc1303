"""Before the first turn, for every number of players, and what a table may agree on."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core.game import BadOptions
from archipel.games.islet.content.cards import CARDS, CONDITIONS
from archipel.games.islet.content.parts import BIRDS, EGGS, IN_BAG, IN_PILE, KINDS

from .position import ISLET, opened
from .test_explore import SEA


def test_the_box() -> None:
    """Rules 2.1, 2.5 and 11.2, RULINGS 1, 5 and 40."""
    assert (len(KINDS), IN_BAG, IN_PILE) == (9, [10] * 9, [12] * 6)
    assert (BIRDS, EGGS) == (["toucan", "macaw", "cockatoo", "hummingbird"], {1: 10, 2: 10, 3: 8, 4: 6})
    assert len(CARDS) == 13
    assert len({side for islet in CONDITIONS for side in islet}) == 26


@pytest.mark.parametrize(("seats", "eggs", "bag"), [(2, 10, 76), (3, 8, 72), (4, 6, 68)])
def test_setup_of_two_to_four(seats: int, eggs: int, bag: int) -> None:
    """Rules 3.1 to 3.3, RULING 4."""
    view = opened(seats).view()
    assert {cell.at[1:] for cell in view.cells} == {(-1, 0), (0, 0), (1, 0), (1, 1), (0, 1), (-1, 1)}
    assert {len(cell.stack) for cell in view.cells} == {1}
    assert [(bird.at, bird.tiles, bird.free, sum(bird.raw)) for bird in view.birds] == [(None, 4, eggs, 0)] * seats
    assert (view.bag, view.piles, view.round, view.turn) == (bag, (12,) * 6, 1, view.first)


def test_the_first_player_is_drawn_or_agreed() -> None:
    """RULING 29, rule 3.3."""
    assert {opened(3, seed).view().first for seed in range(20)} == {0, 1, 2}
    for seat in range(3):
        table = opened(3, first_player=f"seat_{seat + 1}")
        assert (table.view().first, table.state.to_act()) == (seat, (seat,))


def test_the_hexagon_opens_six_cells() -> None:
    """B1, rule 5.1."""
    table = opened(2)
    assert table.cells(seat=table.view().turn) == SEA


def test_setup_alone() -> None:
    """E1, rules 10.1 to 10.3."""
    table = opened(1)
    view = table.view()
    assert len(view.cells) == 12
    assert (view.bag, view.deck, view.piles, len(view.hand)) == (74, 9, (12,) * 6, 4)
    assert {islet: len(cards) for islet, cards in table.cards().items()} == {1: 2, 2: 2}
    assert table.eggs() == "10/0/0"
    assert len(table.legal("start")) == len(table.legal()) == 12
    assert table.refusal("place Wb 1 0 -1") == "refused-start-first 10.3"
    assert table.refusal("start 1 0 -1") == "refused-start-tile 10.3"
    table.does("start 2 1 1")
    assert table.pawn() == "n1,1"
    assert table.cells() == {f"n{cell}" for cell in SEA}


@pytest.mark.parametrize(("seats", "eggs"), [(1, 6), (2, 6), (3, 6), (2, 5), (2, 7)])
def test_fewer_eggs_may_be_agreed(seats: int, eggs: int) -> None:
    """RULING 38, rule 11.1."""
    assert [bird.free for bird in opened(seats, eggs=eggs).view().birds] == [eggs] * seats


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (4, {"eggs": 7}, "refused-eggs"),
        (2, {"first_player": "seat_3"}, "refused-first-player"),
        (2, {"level_match": "at_least"}, "refused-alone-only"),
        (2, {"solo_discard_source": "mixed"}, "refused-alone-only"),
        (3, {"surround_min_neighbours": 3}, "refused-alone-only"),
        (1, {"stall_guard_rounds": 0}, "refused-together-only"),
        (1, {"first_player": "seat_1"}, "refused-together-only"),
    ],
)
def test_what_a_table_cannot_agree_on(seats: int, options: dict[str, Any], key: str) -> None:
    """Rules 3.3, 9.4, 10.5, 10.7 and 11.1."""
    with pytest.raises(BadOptions) as refused:
        opened(seats, **options)
    assert refused.value.why is not None
    assert refused.value.why.key == key


def test_an_unknown_number_of_eggs() -> None:
    """Rule 11.1."""
    with pytest.raises(BadOptions):
        opened(2, eggs=12)


@pytest.mark.parametrize("seats", EGGS)
@pytest.mark.parametrize("eggs", [5, 6, 7])
def test_a_short_game_wants_no_more_eggs_than_there_are(seats: int, eggs: int) -> None:
    """RULING 38, rules 3.2 and 11.1: five and six for every table, seven for three at most."""
    options = ISLET.choose_options(ISLET.modes[0], {"eggs": eggs})
    assert ISLET.check is not None
    why = ISLET.check(options, seats)
    assert (why is None) == (eggs <= EGGS[seats]) == (eggs < 7 or seats < 4)
    if why is not None:
        assert (why.key, why.rule, why.args["most"]) == ("refused-eggs", "11.1", 6)
