"""What a seat may know, and twins that agree with it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from archipel.core.rng import Quick
from archipel.core.visibility import seen
from archipel.games.isle_of_cats.piles import numbers_of, size
from archipel.games.isle_of_cats.steps.days import DRAFT, DRAFTED, LAY, PAID, REVEAL
from archipel.games.isle_of_cats.values import WAIVE
from archipel.games.isle_of_cats.views import CatsView

from .position import Table, crew, position

LEFT = "red S4, red I5"


def told(table: Table, seat: int | None) -> str:
    return msgspec.json.encode(table.view(seat)).decode()


def test_a_view_without_secrets() -> None:
    """Rule 4.4, scenarios B24 and G04: nothing of another's hand, lessons, laid or discarded cards."""
    one = (
        position(LAY, crew(hand=[7, 98, 84], lessons=[113, 114]), crew(hand=[43]), left=LEFT).waives().does("lay boots")
    )
    other = (
        position(LAY, crew(hand=[8, 67, 15], lessons=[124, 133]), crew(hand=[43]), left=LEFT)
        .waives()
        .does("lay broken")
    )
    for viewer in (1, None):
        assert told(one, viewer) == told(other, viewer)
    assert told(one, 0) != told(other, 0)
    for table in (one, other):
        table.crew().buried = 1 << 120
    assert told(one, 1) == told(other, 1)
    assert one.view(1).crews[0].hidden == 0
    one.does("ready")
    assert one.view(1).crews[0].hidden == 1
    assert one.view(1).crews[0].laid == ()


def test_a_draft_is_hidden() -> None:
    """Rules 4.4 and 5.2, scenario G04: cards offered, kept and picked are for their owner alone."""
    table = position(DRAFT, crew(), crew(), left=LEFT)
    before = told(table, 1)
    events = table.state.apply(0, table.state.legal_actions(0)[0])
    assert [str(event) for event in seen(events, 1)] == ["Settled(seat=0)"]
    after = table.view(1)
    assert after.pending.chosen == (0,)
    assert after.offer == position(DRAFT, crew(), crew(), left=LEFT).view(1).offer
    assert len(before) > 0
    assert table.view(None).offer == table.view(None).drafted == ()


def test_laid_cards_show_with_the_reveal() -> None:
    """Rules 7.1 and 7.2."""
    table = position(REVEAL, crew(laid=[7, 43]), crew(laid=[15]), left=LEFT)
    assert table.view(1).crews[0].laid == ("boots", "basket_1")
    assert table.view(None).crews[0].speed == 5


def twin(table: Table, seat: int, number: int = 1) -> Any:
    return table.state.determinize(seat, Quick(number))


def test_a_twin_keeps_what_is_known() -> None:
    """Rule 4.4, scenario G04: one's own cards stay, others' are dealt anew, and nobody loses a card."""
    me = crew(hand=[7, 98], lessons=[113])
    table = position(LAY, me, crew(hand=[43, 84, 1], lessons=[114, 124]), left=LEFT)
    hands = set()
    for number in range(20):
        other = twin(table, 0, number)
        assert other.view(0) == table.state.view(0)
        assert (other.crews[0].hand, other.crews[0].lessons) == (me.hand, me.lessons)
        assert all(113 <= card <= 142 for card in numbers_of(other.crews[1].lessons))
        assert other.census() == table.state.census()
        hands.add((other.crews[1].hand, other.crews[1].lessons))
    assert len(hands) > 15


def test_a_twin_of_a_moment() -> None:
    """Rules 11.4 and 4.4: the hands of those who are asked are dealt anew, and what they have answered is forgotten."""
    table = position(PAID, crew(hand=[7]), crew(hand=[78, 15, 16]), crew(hand=[8]), left=LEFT)
    table.does("play fish_lessons ", seat=1)
    kinds = set()
    for number in range(30):
        other = twin(table, 0, number)
        assert other.view(0) == table.state.view(0)
        assert other.to_act() == table.state.to_act() == (0, 2)
        kinds |= {str(action) for action in other.legal_actions(2)}
        other.advance(0, WAIVE)
        other.advance(2, WAIVE)
        assert size(other.crews[1].hand) == 3
    assert len(kinds) > 1
    mine = twin(table, 1)
    mine.advance(0, WAIVE)
    mine.advance(2, WAIVE)
    assert size(mine.crews[1].hand) == 2


def test_a_look_stays_hidden() -> None:
    """Rules 4.4 and 11.6: the others learn how many were drawn and kept, not which."""
    table = position(DRAFTED, crew(hand=[71]), crew(), deck=[43, 7], left=LEFT, settle=False)
    table.crew().drafted, table.crew(1).drafted = 1 << 55, 1 << 56
    table.run()
    table.does("play draw2 ")
    seen_by_other = table.view(1)
    assert (seen_by_other.drafted, seen_by_other.picked, seen_by_other.offer) == (("basket_3",), (), ())
    table.does("buy basket_1")
    assert table.view(1) == seen_by_other
    for number in range(6):
        other = twin(table, 1, number)
        assert other.view(1) == seen_by_other
        assert size(other.crews[0].offer) == 2
        assert size(other.crews[0].wanted) == 0
        assert other.census() == table.state.census()


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_view_survives_its_journey(viewer: int | None) -> None:
    """Rule 4.4."""
    view = position(LAY, crew(hand=[7], lessons=[113]), crew(hand=[43]), left=LEFT).view(viewer)
    assert msgspec.json.decode(msgspec.json.encode(view), type=CatsView) == view
