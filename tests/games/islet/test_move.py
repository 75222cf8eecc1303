"""Move: advancing, passing over birds, walking in circles. Sections A and C of the scenarios."""

from __future__ import annotations

import pytest

from archipel.games.islet.events import Advanced, Rested

from .position import H, Player, position
from .test_explore import HOLE


def test_the_rulebooks_move() -> None:
    """A4, rules 6.1 to 6.3, 7.2, 7.3, 8.1 to 8.3 and 4.2."""
    mine = Player(at="0,0", raw="W1 S1 C1 F2", g="C", eggs="8/1/1")
    table = position(f"{H} 1,1:Wf 0,1:Wb", mine, Player())
    before = table.piles()
    table.goes("1,0", "c").goes("1,1", "W")
    assert table.ways("lay") == ["SCFF"]
    table.does("lay SCFF", "guarantee L")
    assert table.guaranteed() == "L C*"
    table.goes("0,1")
    assert table.told(Advanced)[-1].pay == "-"
    table.does("end")
    assert (table.eggs(), table.raw(), table.pawn()) == ("6/2/2", "", "0,1")
    assert table.guaranteed() == "C L"
    egg = next(cell for cell in table.view().cells if cell.at == (1, 1, 1))
    assert (egg.egg, len(egg.stack)) == (0, 1)
    after = table.piles()
    assert {code: after[code] - before[code] for code in "WSCBLF"} == {"W": 1, "S": 1, "C": 1, "B": 0, "L": -1, "F": 2}


@pytest.mark.parametrize(
    ("raw", "cells"),
    [
        ("C1", {"1,0", "-1,1"}),
        ("C2", {"-1,0", "0,0", "1,0", "1,1", "0,1", "-1,1"}),
        ("S1 C1", {"0,0", "0,1", "1,0", "-1,1"}),
        ("", set()),
    ],
)
def test_landing(raw: str, cells: set[str]) -> None:
    """C1, RULING 12, rule 6.4."""
    table = position(H, Player(raw=raw), Player())
    assert table.cells("advance") == cells
    if not cells:
        assert table.legal("advance") == table.legal("lay") == []
        assert table.refusal("advance 1 1 0 C") == "refused-cannot-pay 6.4"


def test_an_inland_tile_is_no_landing() -> None:
    """C2, rule 6.4; a hole is sea, RULING 6."""
    table = position(f"{H} 0,-1:Wb", Player(raw="S2 C2"), Player())
    assert "0,0" not in table.cells("advance")
    assert table.refusal("advance 1 0 0 S") == "refused-inland 6.4"
    assert "0,0" in position(HOLE, Player(raw="S2"), Player()).cells("advance")


def test_a_free_walk() -> None:
    """C3, rules 6.2, 6.3 and 7.1: levels and eggs do not matter."""
    cells = f"{H} 0,0:Sl.Cb.Sf.Wb.Sl 1,0:Sf=2 1,1:Sb"
    table = position(cells, Player(at="0,0"), Player(eggs="9/0/1")).goes("1,0")
    assert table.refusal("lay FFF") == "refused-lay-on-egg 7.1"
    table.goes("1,1").does("end")
    assert table.pawn() == "1,1"


def test_no_way_back_to_the_sea() -> None:
    """C4, rule 6.2."""
    table = position(H, Player(at="0,0", raw="W4 C4"), Player())
    assert table.cells("advance") == {"-1,0", "1,0"}
    assert table.refusal("advance 1 0 -1 W") == "refused-into-sea 6.2"
    assert table.refusal("advance 1 0 1 -") == "refused-too-far 6.2"
    assert table.refusal("advance 1 0 0 -") == "refused-stay 6.2"


@pytest.mark.parametrize(("raw", "legal"), [("C1 W1", True), ("C1", False), ("C1 S1", True)])
def test_passing_over_a_bird(raw: str, legal: bool) -> None:
    """C5, RULING 13, rule 6.5."""
    table = position(H, Player(at="0,0", raw=raw), Player(at="1,0"))
    assert ("1,0" in table.cells("advance")) == legal
    if not legal:
        assert table.refusal("advance 1 1 0 C") == "refused-no-way-off 6.5"
        return
    table.goes("1,0", "C")
    assert table.legal("lay") == table.legal("end") == []
    assert table.refusal("end") == "refused-end-on-bird 6.5"
    assert table.refusal("lay FFF") == "refused-lay-by-bird 7.1"
    assert table.cells("advance") == ({"1,1"} if raw == "C1 W1" else {"0,0"})


def test_only_payments_that_leave_a_way_on_are_offered() -> None:
    """RULING 13, rule 6.5: two waters pay for the clay, but not the clay that the way on needs."""
    cells = f"{H} 0,0:Sl 1,0:Cf 1,1:Wl 2,0:Cb"
    table = position(cells, Player(at="0,0", raw="C1 W2"), Player(at="1,0"), Player(at="2,0"))
    assert table.ways("1,0") == ["C"]
    table.goes("1,0", "C")
    assert table.ways("1,1") == ["W"]


def test_three_birds_in_a_row_are_passed() -> None:
    """RULING 13, rule 6.5."""
    cells = f"{H} 1,0:Sf 1,1:Sl 0,1:Sb -1,1:Cb"
    others = [Player(at="1,0"), Player(at="1,1"), Player(at="0,1")]
    assert position(cells, Player(at="0,0"), *others).cells("advance") == set()
    table = position(cells, Player(at="0,0", raw="C1"), *others).goes("1,0").goes("1,1").goes("0,1")
    assert table.legal() == ["advance 1 -1 1 C"]
    table.goes("-1,1", "C").does("end")


def test_guaranteed_resources_pay_once_a_turn() -> None:
    """C10, rules 8.2 and 4.2."""
    table = position(H, Player(at="0,0", raw="W1", g="C"), Player()).goes("1,0", "c").goes("1,1", "W")
    assert table.legal() == ["end"]
    assert table.refusal("advance 1 1 0 c") == "refused-cannot-pay 6.3"
    table.does("end")
    assert table.guaranteed() == "C"


def test_an_empty_move_is_a_pass() -> None:
    """C20, RULING 22, rule 4.1."""
    table = position(H, Player(hand=""), Player(), bag=0)
    assert table.legal() == ["end"]
    table.does("end")
    assert table.told(Rested)[0].passed
    assert table.view().turn == 1


def test_a_free_loop_is_not_offered() -> None:
    """C21, RULING 23, rule 6.6."""
    cells = f"{H} 0,0:Sl 1,0:Sf 1,1:Sb -1,0:Wb"
    table = position(cells, Player(at="0,0", raw="F3"), Player()).goes("1,0")
    assert table.cells("advance") == {"1,1"}
    assert table.refusal("advance 1 0 0 -") == "refused-circle 6.6"
    table.does("lay FFF", "guarantee W")
    assert table.cells("advance") == {"0,0", "1,1"}


def test_any_payment_opens_the_way_back() -> None:
    """RULING 23, rule 6.6: also one made with a guaranteed resource only."""
    cells = f"{H} 0,0:Sl 1,0:Sf 2,0:Cb"
    table = position(cells, Player(at="0,0", raw="S1", g="C"), Player()).goes("1,0").goes("2,0", "c").goes("1,0", "S")
    assert table.cells("advance") == {"0,0"}


@pytest.mark.parametrize(("raw", "legal"), [("", False), ("W1", True)])
def test_a_free_step_onto_a_bird_with_no_way_on(raw: str, legal: bool) -> None:
    """C23, RULINGS 13 and 23, rules 6.5 and 6.6."""
    cells = f"{H} 0,0:Sl 1,0:Sf 1,1:Wl"
    table = position(cells, Player(at="0,0", raw=raw), Player(at="1,0"))
    assert ("1,0" in table.cells("advance")) == legal
    if not legal:
        assert table.refusal("advance 1 1 0 -") == "refused-no-way-off 6.5"


def test_what_is_refused_costs_nothing() -> None:
    """Rules 6.3, 8.1, 8.2 and 8.5."""
    table = position(H, Player(at="0,0", raw="C3 W1"), Player())
    assert table.ways("1,0") == ["C"]
    assert table.ways("-1,0") == ["W", "CC"]
    for pay, why in [
        ("-", "refused-not-paid 8.1"),
        ("c", "refused-not-held 8.2"),
        ("S", "refused-not-held 8.2"),
        ("CC", "refused-not-a-way 8.5"),
        ("CW", "refused-not-a-way 8.5"),
        ("nowhere", "refused-not-held 8.2"),
    ]:
        assert table.refusal(f"advance 1 1 0 {pay}") == why
    free = position(f"{H} 1,0:Sf", Player(at="0,0", raw="S1"), Player())
    assert free.refusal("advance 1 1 0 S") == "refused-free 6.3"
