"""Cards are put back only so often, so that every game ends, as law 1 says."""

from __future__ import annotations

from archipel.core.rng import Quick
from archipel.games.isle_of_cats.crew import TAKE_BACKS
from archipel.games.isle_of_cats.steps.days import DRAFTED, LAY

from .position import Table, crew, position


def paying() -> Table:
    table = position(DRAFTED, crew(), crew(), settle=False)
    table.crew().drafted, table.crew(1).drafted = 1 << 43, 1 << 7
    return table.run()


def test_cards_are_put_back_only_so_often() -> None:
    """Rules 5.3 and 7.1: twenty times a day, paying and laying together; whoever looks on knows nothing of it."""
    table = paying()
    before = table.view(1)
    for _ in range(TAKE_BACKS):
        table.does("buy basket_1", "return basket_1")
    assert table.view(1) == before
    assert table.does("buy basket_1").legal() == ["pay"]
    assert table.refusal("return basket_1") == "refused-put-back 5.3"
    assert table.state.determinize(1, Quick(1)).digest() == paying().state.determinize(1, Quick(1)).digest()
    table.does("pay").does("pay", seat=1).waives().does("lay basket_1")
    assert table.legal() == ["ready"]
    assert table.refusal("lift basket_1") == "refused-put-back 7.1"
    assert table.refusal("lift boots") == "refused-not-laid 7.1"


def test_a_new_day_counts_anew() -> None:
    """Rule 7.1."""
    table = position(LAY, crew(hand=[7, 43]), crew())
    table.does(*["lay boots", "lift boots"] * TAKE_BACKS, "ready")
    assert table.crew().backs == TAKE_BACKS
    while table.state.day == 1:
        table.waives().does("pass", seat=table.state.to_act()[0])
        table.waives()
    assert table.crew().backs == 0
