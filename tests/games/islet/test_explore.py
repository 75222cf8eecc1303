"""Explore: where tiles go, what they yield, the draw and the limit. Sections A and B of the scenarios."""

from __future__ import annotations

import pytest

from archipel.games.islet.events import Drew, Gained

from .position import H, Player, Table, position

SEA = {"-2,0", "0,-1", "2,0", "2,1", "0,2", "-2,1"}
HOLE = H + " -2,0:Wb -2,-1:Sl -1,-1:Cf 2,0:Wl 2,-1:Sf 1,-1:Cb"
STAIRS = H + " 1,0:Cf.Wb 1,1:Wl.Sb.Wf"


def stairs(**piles: int) -> Table:
    """A2 before its first tile."""
    return position(STAIRS, Player(hand="Cl Sf Sb Sl", raw="W2 S1 L1 F2"), Player(), piles=piles)


@pytest.mark.parametrize("placed", "WSC")
def test_what_a_tile_yields(placed: str) -> None:
    """A1, rules 2.5 and 5.3; the printed nests play no part."""
    table = {"W": "WBL", "S": "BSF", "C": "LFC"}
    for under, gain in zip("WSC", table[placed], strict=True):
        for nest in "blf":
            there = position(f"{H} 0,0:{under}{nest}", Player(hand=f"{placed}f Wb"), Player())
            there.put("Wb", "0,-1").put(f"{placed}f", "0,0")
            assert [link.gain for link in there.view().pending.chain] == ["W", gain]
    first = position(H, Player(hand=f"{placed}f"), Player()).put(f"{placed}f", "0,-1")
    assert first.view().pending.chain[0].gain == placed


def test_the_rulebooks_explore() -> None:
    """A2, RULING 15, rules 5.1 to 5.5."""
    table = stairs()
    table.put("Cl", "0,-1").put("Sf", "0,0").put("Sb", "1,0").put("Sl", "1,1")
    assert [link.level for link in table.view().pending.chain] == [1, 2, 3, 4]
    assert table.legal() == ["stop"]
    bag, piles = table.view().bag, table.piles()
    table.does("stop")
    assert table.told(Gained)[0].cards == "CSBB"
    assert table.raw() == "W2 S2 C1 B2 L1 F2"
    assert (len(table.hand()), table.view().bag) == (4, bag - 4)
    assert table.view().pending.left == 2
    after = table.piles()
    assert {code: after[code] - piles[code] for code in "WSCBLF"} == {"W": 0, "S": -1, "C": -1, "B": -2, "L": 0, "F": 0}
    table.does("discard W", "discard L")
    assert table.raw() == "W1 S2 C1 B2 F2"
    assert (table.piles()["W"], table.piles()["L"]) == (after["W"] + 1, after["L"] + 1)
    assert table.view().turn == 1


def test_the_three_conditions_of_a_further_tile() -> None:
    """A3, RULING 8, rule 5.2."""
    table = stairs().put("Cl", "0,-1").put("Sf", "0,0").put("Sb", "1,0")
    assert table.cells() == {"1,1"}
    assert table.refusal("place Sl 1 0 0") == "refused-same-cell 5.2"
    assert table.refusal("place Sl 1 0 1") == "refused-not-neighbour 5.2"
    assert table.refusal("place Sl 1 2 0") == "refused-sea-again 5.2"


@pytest.mark.parametrize("blocked", ["own bird", "other bird", "egg"])
def test_a_blocked_fourth_cell_ends_the_chain(blocked: str) -> None:
    """A3, rule 5.2."""
    cells = STAIRS.replace("1,1:Wl.Sb.Wf", "1,1:Wl.Sb.Wf=2") if blocked == "egg" else STAIRS
    mine = Player(hand="Cl Sf Sb Sl", at="1,1" if blocked == "own bird" else "")
    table = position(cells, mine, Player(at="1,1" if blocked == "other bird" else ""))
    table.put("Cl", "0,-1").put("Sf", "0,0").put("Sb", "1,0")
    assert table.legal() == ["stop"]


def test_the_first_tile() -> None:
    """B1, rule 5.1: one option for two equal tiles."""
    table = position(H, Player(hand="Wb Sl Cf Wl"), Player())
    assert table.cells() == SEA
    assert len(table.legal("place")) == 24
    assert len(position(H, Player(hand="Wb Sl Wb Wl"), Player()).legal("place")) == 18


def test_a_corner_is_no_edge() -> None:
    """B2, RULING 3, rule 2.2."""
    table = position(H, Player(), Player())
    assert table.refusal("place Wb 1 1 -1") == "refused-not-adjacent 5.1"
    assert table.refusal("place Wb 1 3 0") == "refused-not-adjacent 5.1"


def test_the_staircase_at_the_start() -> None:
    """B3, rule 5.2."""
    table = position(H, Player(), Player()).put("Wb", "0,-1")
    assert table.cells() == {"0,0"}
    table.put("Sl", "0,0")
    assert table.legal() == ["stop"]
    assert table.refusal("place Cf 1 1 0") == "refused-not-higher 5.2"
    assert table.refusal("place Cf 1 -1 0") == "refused-not-higher 5.2"


@pytest.mark.parametrize(("tiles", "legal"), [("Cf.Cf.Cf", False), ("Cf.Cf.Cf.Cf", True)])
def test_levels_may_be_skipped(tiles: str, legal: bool) -> None:
    """B4, RULINGS 7 and 8, rules 2.3 and 5.2."""
    table = position(f"{H} 0,0:Sl.Sl.Sl 1,0:{tiles}", Player(), Player()).put("Wb", "0,-1")
    table.put("Sl", "0,0")
    assert table.view().pending.chain[1].level == 4
    assert ("1,0" in table.cells()) == legal


@pytest.mark.parametrize(
    ("mine", "other", "egg", "why"),
    [
        ("0,0", "", "", "refused-bird 5.2"),
        ("", "0,0", "", "refused-bird 5.2"),
        ("", "", "=1", "refused-egg 5.2"),
        ("", "", "=2", "refused-egg 5.2"),
        ("", "", "", ""),
    ],
)
def test_blocked_cells(mine: str, other: str, egg: str, why: str) -> None:
    """B5, rule 5.2; birds in the sea block nothing."""
    table = position(f"{H} 0,0:Sl{egg}", Player(at=mine), Player(at=other)).put("Wb", "0,-1")
    assert table.cells() == ({"0,0"} if not why else set())
    assert table.refusal("place Sl 1 0 0") == why


def test_not_the_same_cell_and_not_the_sea_again() -> None:
    """B6, RULING 8, rule 5.2."""
    table = position(H, Player(), Player()).put("Wb", "0,-1")
    assert table.refusal("place Sl 1 0 -1") == "refused-same-cell 5.2"
    assert table.refusal("place Sl 1 1 -1") == "refused-sea-again 5.2"


def test_an_empty_pile_yields_nothing() -> None:
    """B8, RULING 10, rule 5.3."""
    table = position(H, Player(hand="Wb Cf"), Player(), piles={"W": 0}).put("Wb", "0,-1").put("Cf", "0,0")
    assert [link.owed for link in table.view().pending.chain] == [True, False]
    table.does("stop")
    assert table.raw() == "F1"
    assert table.told(Gained)[0].missed == "W"


def test_a_pile_with_one_card_left() -> None:
    """B9, RULING 10, rule 5.3."""
    table = stairs(B=1)
    table.put("Cl", "0,-1").put("Sf", "0,0").put("Sb", "1,0").put("Sl", "1,1")
    assert [link.owed for link in table.view().pending.chain] == [False, False, False, True]
    table.does("stop")
    assert table.piles()["B"] == 0
    assert table.view().birds[0].raw[3] == 1


def test_the_limit_counts_raw_cards_only_and_comes_after_the_draw() -> None:
    """B10, B11, RULING 11, rules 5.4 and 5.5."""
    mine = Player(hand="Wb Sf Wl", raw="W3 B4", g="C S F")
    table = position(f"{H} 0,0:Cf 1,0:Cf.Cb", mine, Player())
    table.put("Wb", "0,-1").put("Sf", "0,0").put("Wl", "1,0")
    table.does("stop")
    assert (len(table.hand()), table.stage()) == (4, "discard")
    assert isinstance(table.events[-1], Drew)
    assert table.raw() == "W4 B4 L1 F1"
    assert table.legal() == ["discard W", "discard B", "discard L", "discard F"]
    assert table.refusal("discard C") == "refused-none-of 5.5"
    assert table.refusal("end") == "refused-discard-first 5.5"
    table.does("discard W", "discard W")
    assert table.view().turn == 1
    assert table.guaranteed() == "S C F"


def test_eight_cards_are_kept() -> None:
    """B10, rule 5.5."""
    table = position(f"{H} 0,0:Cf 1,0:Cf.Cb", Player(hand="Wb Sf Wl", raw="W3 B2"), Player())
    table.put("Wb", "0,-1").put("Sf", "0,0").put("Wl", "1,0").does("stop")
    assert table.view().turn == 1
    assert sum(table.view().birds[0].raw) == 8


def test_a_hole_is_sea() -> None:
    """B12, RULING 6, rule 2.4."""
    table = position(HOLE, Player(), Player())
    assert "0,-1" in table.cells()
    table.put("Wb", "0,-1")
    assert table.view().pending.chain[0].gain == "W"
    assert table.cells() == {"0,0", "-1,-1", "1,-1"}


def test_a_hole_is_no_sea_where_agreed() -> None:
    """B12 with holes_are_sea off, rule 2.4; the open sea stays as it is."""
    agreed = position(HOLE, Player(raw="S1"), Player(), holes_are_sea=False)
    plain = position(HOLE, Player(raw="S1"), Player())
    assert agreed.cells() == plain.cells() - {"0,-1"}
    assert agreed.refusal("place Wb 1 0 -1") == "refused-hole 2.4"
    assert "0,0" in plain.cells("advance")
    assert "0,0" not in agreed.cells("advance")


def test_a_hole_closes_while_one_plays() -> None:
    """RULING 6, rule 2.4: the last tile around it shuts it off."""
    cells = HOLE.replace(" 1,-1:Cb", "")
    table = position(cells, Player(), Player(hand="Wb"), holes_are_sea=False)
    assert "0,-1" in table.cells()
    table.put("Wb", "1,-1").does("stop")
    assert "0,-1" not in table.cells(seat=1)


def test_a_short_bag() -> None:
    """B13, RULING 26, rules 5.4 and 9.2."""
    table = position(STAIRS, Player(hand="Cl Sf Sb Sl"), Player(), bag=2)
    table.put("Cl", "0,-1").put("Sf", "0,0").put("Sb", "1,0").put("Sl", "1,1").does("stop")
    view = table.view()
    assert (len(view.hand), view.bag, view.last_tile) == (2, 0, 0)
    table.does("end", seat=1)
    tile, other = view.hand
    table.put(tile, "-2,0")
    assert {line.split()[0] for line in table.legal("place")} <= {other}
    table.does("stop")
    assert len(table.hand()) == 1
    assert len(table.told(Drew)) == 1


def test_no_tiles_no_explore() -> None:
    """RULING 9, rule 4.1."""
    table = position(H, Player(hand=""), Player())
    assert table.legal("place") == []
    assert table.refusal("place Wb 1 0 -1") == "refused-no-tiles 4.1"


def test_an_explore_is_no_move() -> None:
    """Rule 4.1: one of the two."""
    table = position(H, Player(at="0,0", raw="C1 W1"), Player()).put("Wb", "2,0")
    assert table.refusal("advance 1 1 0 C") == "refused-exploring 4.1"
    assert table.refusal("end") == "refused-exploring 4.1"
    moving = position(H, Player(at="0,0", raw="C1 W1"), Player()).goes("1,0", "C")
    assert moving.refusal("place Wb 1 0 -1") == "refused-moving 4.1"
    assert moving.refusal("stop") == "refused-moving 4.1"
