"""Ways to pay, against lists by hand and against a slow search over transformations."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from archipel.games.islet.content.parts import MADE_OF, RESOURCE_OF
from archipel.games.islet.paying import LAY_COSTS, PLAIN_LAY_COSTS, TERRAIN_COSTS, payments, transformed, word
from archipel.games.islet.purse import covers, purse_of
from archipel.games.islet.scene.naming import price_text
from archipel.words import words

from .position import ISLET, H, Player, letters, position, purse

Counts = tuple[int, ...]
FLOWER = RESOURCE_OF["F"]


@pytest.mark.parametrize(
    ("raw", "ways"),
    [
        ("F2 S1 C1", {"FFSC"}),
        ("F3 S1 C1", {"FFF", "FFSC"}),
        ("F2 C3", {"FFCCC"}),
        ("F2 W4", {"FFWWWW"}),
        ("F2 S1 W2", {"FFSWW"}),
        ("F1 S3 C3", {"FSSCC", "SSSCCC"}),
        ("F1 S1 C3 W2", {"FSCCWW"}),
        ("B3 L3", set()),
    ],
)
def test_payments_for_a_flower(raw: str, ways: set[str]) -> None:
    """C7, rules 7.2, 8.3 and 8.5."""
    table = position(H, Player(at="1,0", raw=raw), Player())
    assert letters(table.ways("lay")) == ways


@pytest.mark.parametrize("nest", [3, 4, 5])
def test_fifty_ways_to_pay_for_an_egg(nest: int) -> None:
    """Rule 8.5: fifty with unlimited cards, none holding another; four without chains."""
    assert len(LAY_COSTS[nest]) == 50
    assert not any(a != b and covers(a, b) for a in LAY_COSTS[nest] for b in LAY_COSTS[nest])
    assert len(PLAIN_LAY_COSTS[nest]) == 4


def reachable(counts: Counts) -> set[Counts]:
    """Every set of cards that transformations make of one."""
    found, edge = {counts}, [counts]
    while edge:
        have = edge.pop()
        for made in _once(have):
            if made not in found:
                found.add(made)
                edge.append(made)
    return found


def _once(have: Counts) -> list[Counts]:
    found = []
    for terrain in range(3):
        if have[terrain] >= 2:
            for other in range(3):
                if other != terrain:
                    found.append(_changed(have, {terrain: -2, other: 1}))
    for nest, (one, two) in MADE_OF.items():
        if have[one] and have[two]:
            found.append(_changed(have, {one: -1, two: -1, nest: 1}))
    return found


def _changed(have: Counts, change: dict[int, int]) -> Counts:
    return tuple(count + change.get(type, 0) for type, count in enumerate(have))


def test_the_tables_agree_with_a_slow_search() -> None:
    """RULINGS 16 and 17, rules 8.3 and 8.4: a purse pays exactly if some chain of transformations makes the cost."""
    for counts in product(range(5), range(4), range(4), (0,), (0,), range(3)):
        table = reachable(counts)
        pays = any(covers(purse_of(list(counts)), cost) for cost in LAY_COSTS[FLOWER])
        assert pays == any(made[FLOWER] >= 3 for made in table), counts
        for terrain in range(3):
            slow = any(made[terrain] >= 1 for made in table)
            assert slow == any(covers(purse_of(list(counts)), cost) for cost in TERRAIN_COSTS[terrain]), counts


def test_a_chain_of_transformations() -> None:
    """C8, RULING 17, rule 8.4."""
    table = position(H, Player(at="1,0", raw="F2 C3"), Player())
    before = table.piles()
    table.does("lay CCCFF", "guarantee W")
    assert table.raw() == ""
    assert (table.piles()["F"] - before["F"], table.piles()["C"] - before["C"]) == (2, 3)
    plain = position(H, Player(at="1,0", raw="F2 C3"), Player(), nested_transformations=False)
    assert plain.legal("lay") == []
    assert plain.refusal("lay CCCFF") == "refused-cannot-lay 7.2"
    assert position(H, Player(at="1,0", raw="F2 S1 C1"), Player(), nested_transformations=False).ways("lay") == ["SCFF"]


def test_nothing_is_kept() -> None:
    """C9, RULING 16, rule 8.3."""
    table = position(f"{H} 1,0:Wf", Player(at="0,0", raw="C4"), Player())
    assert table.ways("1,0") == ["CC"]
    table.goes("1,0", "CC")
    assert table.raw() == "C2"


def test_the_payer_splits_freely() -> None:
    """RULING 18, rule 8.5: of each kind cards or guaranteed ones, and an empty pile is filled by paying raw."""
    table = position(H, Player(at="1,0", raw="F3", g="F"), Player(), piles={"F": 0})
    assert table.ways("lay") == ["fFF", "FFF"]
    table.does("lay FFF")
    assert "F" in table.legal("guarantee")
    step = position(H, Player(at="0,0", raw="C1", g="C C", eggs="6/2/2"), Player())
    assert step.ways("1,0") == ["c", "C"]


def test_guaranteed_resources_pay_first_where_agreed() -> None:
    """RULING 18 with guaranteed_first_payment on, rule 8.5: per type; the cheapest way comes first."""
    table = position(H, Player(at="1,0", raw="F3 S1 C1", g="F S"), Player(), guaranteed_first_payment=True)
    assert table.ways("lay") == ["sCfF", "fFF"]
    assert table.refusal("lay FFF") == "refused-ready-first 8.5"
    step = position(H, Player(at="0,0", raw="C1", g="C"), Player(), guaranteed_first_payment=True)
    assert step.ways("1,0") == ["c"]
    assert step.refusal("advance 1 1 0 C") == "refused-ready-first 8.5"


@pytest.mark.parametrize(
    ("line", "plain"),
    [("lay FFcS", "lay ScFF"), ("lay cFSF", "lay ScFF"), ("lay FSCF", "lay SCFF"), ("lay nowhere", "lay nowhere")],
)
def test_a_payment_is_the_same_in_whatever_order(line: str, plain: str) -> None:
    """Rule 8.1: one choice is one action, typed, sent or made."""
    table = position(H, Player(at="1,0", raw="F2 S1 C1", g="C"), Player())
    action = ISLET.actions.parse(line)
    assert str(action) == plain
    assert ISLET.actions.from_json(msgspec.json.encode({"do": "lay", "pay": line[4:]})) == action
    assert (table.state.objection(0, action) is None) == (action in table.state.legal_actions(0))
    assert (action in table.state.legal_actions(0)) == (line != "lay nowhere")


def test_the_price_of_a_step_in_whatever_order() -> None:
    """Rules 6.3 and 8.1."""
    table = position(H, Player(at="0,0", raw="W1", g="W"), Player())
    assert table.ways("1,0") == ["wW"]
    table.goes("1,0", "Ww")
    assert table.guaranteed() == "W*"


def test_each_way_to_pay_says_what_it_tips() -> None:
    """Rule 8.5: no two ways to pay read alike."""
    table = position(H, Player(at="1,0", raw="F3 S1 C1", g="F S C"), Player())
    ways = table.ways("lay")
    for lang in ("en", "fr"):
        said = [words(lang, "islet").say(price_text("F", way)) for way in ways]
        assert len(set(said)) == len(ways) > 8


def test_the_obvious_way_comes_first() -> None:
    """Rule 8.5: what is tipped before what is lost, a terrain before a nest."""
    found = payments(purse("S1 C1 F1"), purse("F2"), LAY_COSTS[FLOWER], True)
    assert [word(payment) for payment in found] == ["ffF", "SCff"]


@pytest.mark.parametrize(
    ("need", "pay", "units"),
    [
        ("F", "FFF", ("F", "F", "F")),
        ("F", "SCff", ("F", "F", "SC")),
        ("F", "CCCFF", ("F", "F", "CCC")),
        ("F", "WWSCCF", ("F", "SC", "WWC")),
        ("W", "SS", ("SS",)),
        ("W", "w", ("W",)),
        ("W", "SC", ()),
    ],
)
def test_how_a_payment_is_made_up(need: str, pay: str, units: tuple[str, ...]) -> None:
    """Rule 8.3: what is transformed is told before it is paid."""
    assert transformed(need, pay) == units
