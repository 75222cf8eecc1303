"""Paying and room for stored cards: S10 to S15, S17 and S18."""

from __future__ import annotations

from itertools import combinations, permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from archipel.games.palm_island.content.cards import Cost
from archipel.games.palm_island.edition import HOUSE
from archipel.games.palm_island.paying import covers, irredundant, payments, shortfall
from archipel.games.palm_island.values import Ability, Buy, Play

from .position import PALM, position


def test_s10_one_of_each() -> None:
    """S10, rule 5.1."""
    table = position("13B 2A T4 4A* 5A 1A* 7B*")
    assert table.legal("play 1 flip") == ["1,4,7 - -"]
    assert table.does("play 1 flip 4,1,7 - -").deck() == "2A T4 4A 5A 1A 7B 13D"
    assert (table.view().score, table.hand().arrows(6)) == (3, 2)


def test_s11_the_slash_means_or() -> None:
    """S11, PI-11, rule 5.1: one alternative, one card."""
    table = position("10D 2A T4 4A* 5A 1A* 7B*")
    assert table.legal("play 1 store") == ["4 - -", "1 - -", "7 - -"]
    assert table.refusal("play 1 store 4,1 - -") == "refused-useless 5.1"


def test_s12_excess_is_lost() -> None:
    """S12, rule 5.3."""
    table = position("11A 13A T4 1B* 5A").does("play 1 rotate 1 - -")
    assert table.deck() == "13A T4 1B 5A 11B"
    assert table.hand().wealth() == 0


def test_s13_no_useless_card() -> None:
    """S13, PI-10, rule 5.1."""
    table = position("11A 13A T4 1B* 2A* 5A")
    assert table.legal("play 1 rotate") == ["1 - -", "2 - -"]
    assert table.refusal("play 1 rotate 1,2 - -") == "refused-useless 5.1"


def test_s14_not_always_the_fewest_cards() -> None:
    """S14, PI-10, rule 5.1."""
    table = position("7A 13A T4 4D* 5A* 6B*")
    assert table.legal("play 1 rotate") == ["4 - -", "5,6 - -"]
    for pay in ("4,5", "4,6", "4,5,6"):
        assert table.refusal(f"play 1 rotate {pay} - -") == "refused-useless 5.1"


def test_s15_alternatives_are_never_mixed() -> None:
    """S15, PI-11, rule 5.1."""
    table = position("11A 13A T4 4A* 1A*")
    assert table.refusal("play 1 store 4,1 - -") == "refused-cannot-pay 5.1"
    assert table.legal("play 1 rotate") == ["1 - -"]
    assert table.legal("play 1 flip") == ["4 - -"]


def test_s17_a_fifth_card_needs_room() -> None:
    """S17, rules 6.1 and 6.2."""
    table = position("1A 13A T2 4A* 5A* 6A* 2A* 3A")
    assert table.legal("play 1 store") == ["- 4 -", "- 5 -", "- 6 -", "- 2 -"]
    assert table.refused("play 1 store - - -") == "6.1"
    assert table.does("play 1 store - 5 -").deck() == "13A T2 4A* 5A 6A* 2A* 3A 1A*"


def test_s18_paying_makes_room() -> None:
    """S18, PI-12, rule 6.2."""
    table = position("10A 13A T2 4A* 5A* 6A* 2A* 3A")
    assert table.legal("play 1 store") == ["4 - -", "5 - -", "6 - -", "2 - -"]
    assert table.refused("play 1 store 2 4 -") == "6.3"
    assert table.does("play 1 store 2 - -").deck() == "13A T2 4A* 5A* 6A* 2A 3A 10A*"


def test_more_than_one_card_is_given_up_when_a_limit_of_five_has_ended() -> None:
    """PI-12, rule 6.2: five stored, four allowed again."""
    table = position("1A 13A T2 4A* 5A* 6A* 2A* 3A*")
    assert len(table.legal("play 1 store")) == 10
    assert table.refused("play 1 store - 5 -") == "6.1"
    assert table.does("play 1 store - 5,6 -").deck() == "13A T2 4A* 5A 6A 2A* 3A* 1A*"


def test_a_card_never_pays_for_itself() -> None:
    """PI-18, rule 5.1."""
    assert position("1A 13A T2 3A").refusal("play 1 rotate 1 - -") == "refused-not-stored 5.1"


def test_a_straightened_card_acts_again_in_the_same_round() -> None:
    """Rule 5.3: it kept its place in front of the tracker."""
    table = position("13A 5A 4A* 1A* T2 2A").does("play 1 rotate 4,1 - -", "discard")
    assert table.deck() == "4A 1A T2 2A 13B 5A"
    assert table.legal() == ["play 1 store - - -", "play 2 store - - -", "discard"]


LOOKS = st.lists(st.integers(0, 25 * 4 + 3), max_size=5, unique=True)
COSTS = st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4))


def units(looks: list[int]) -> list[int]:
    return [HOUSE.gives[look] for look in looks]


def missing(looks: tuple[int, ...], cost: Cost, wild: int = 0) -> int:
    """The obvious slow count of what is short."""
    short = 0
    for need, gives in zip(cost, (HOUSE.wood, HOUSE.fish, HOUSE.stone), strict=True):
        short += max(0, need - sum(gives[look] for look in looks))
    return max(0, short - wild - sum(HOUSE.wild[look] for look in looks))


@given(LOOKS, COSTS, st.integers(0, 2))
def test_every_payment_and_no_other(looks: list[int], cost: Cost, wild: int) -> None:
    """Rule 5.1: sets that cover, from which no card can be left out."""
    found = {
        tuple(look for bit, look in enumerate(looks) if mask >> bit & 1) for mask in payments(units(looks), cost, wild)
    }
    sets = [given for size in range(len(looks) + 1) for given in combinations(looks, size)]
    good = {given for given in sets if not missing(given, cost, wild)}
    assert found == {given for given in good if not any(set(other) < set(given) for other in good)}


@given(LOOKS, COSTS)
def test_a_payment_of_many_seats_is_judged_alike(looks: list[int], cost: Cost) -> None:
    """Rule 8.2."""
    given = tuple(looks)
    assert shortfall(units(looks), cost) == missing(given, cost)
    assert covers(units(looks), cost) == (not missing(given, cost))
    without = [tuple(look for look in given if look != one) for one in given]
    assert irredundant(units(looks), cost) == (
        covers(units(looks), cost) and all(missing(rest, cost) for rest in without)
    )


@pytest.mark.parametrize("order", list(permutations(("1", "4", "7"))))
def test_a_payment_is_the_same_in_whatever_order_it_is_named(order: tuple[str, ...]) -> None:
    """Rule 5.1: one action, spelled and read in one order."""
    table = position("13B 2A T4 4A* 5A 1A* 7B*")
    asked = f"play 1 flip {','.join(order)} - -"
    named = PALM.actions.parse(asked)
    assert named == Play(1, "flip", order) == PALM.actions.from_json(msgspec.json.encode(Play(1, "flip", order)))
    assert str(named) == "play 1 flip 1,4,7 - -"
    assert named in table.state.legal_actions(0)
    assert table.refusal(asked) == ""
    assert table.does(asked).deck() == "2A T4 4A 5A 1A 7B 13D"


def test_purchases_and_abilities_are_paid_in_any_order_too() -> None:
    """Rules 5.1, 8.6 and 9.5; cards given up, rule 6.1, and helpers, rule 11.4, likewise."""
    assert Buy("O1", ("10", "2")) == Buy("O1", ("2", "10"))
    assert Ability(("V1", "4", "F2")) == Ability(("4", "F2", "V1"))
    assert Play(1, "store", free=("4", "1"), help=("V2", "V1")) == Play(1, "store", free=("1", "4"), help=("V1", "V2"))
    assert str(Buy("O1", ("V3", "16", "F1", "2"))) == "buy O1 2,16,F1,V3"
