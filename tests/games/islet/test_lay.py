"""Laying: what it costs, guaranteed resources gained and given up. Section C of the scenarios."""

from __future__ import annotations

import pytest

from archipel.games.islet.board import EGG, WHOSE
from archipel.games.islet.events import LastEgg

from .position import H, Player, Table, position, purse


def test_two_alike_at_most() -> None:
    """C12, RULING 19, rule 7.3."""
    table = position(H, Player(at="1,0", raw="F3", g="F F"), Player())
    table.does("lay ffF")
    assert table.legal("guarantee") == ["W", "S", "C", "B", "L"]
    assert table.refusal("guarantee F") == "refused-two-alike 7.3"
    assert table.refusal("end") == "refused-guarantee-first 7.3"
    table.does("guarantee W")
    assert table.guaranteed() == "W F* F*"


@pytest.mark.parametrize(("at", "pay", "offered"), [("1,0", "FFF", False), ("0,0", "LLL", True)])
def test_an_empty_pile_cannot_be_chosen(at: str, pay: str, offered: bool) -> None:
    """C13, RULING 19, rule 7.3: a card just paid may be taken."""
    table = position(H, Player(at=at, raw="F3 L3"), Player(), piles={"L": 0}).does(f"lay {pay}")
    assert ("L" in table.legal("guarantee")) == offered
    if not offered:
        assert table.refusal("guarantee L") == "refused-empty-pile 7.3"


def test_a_fresh_guaranteed_resource_pays_at_once() -> None:
    """RULING 20, rule 8.2."""
    table = position(H, Player(at="1,0", raw="F3"), Player()).does("lay FFF", "guarantee W")
    assert table.ways("1,1") == ["w"]
    table.goes("1,1", "w")
    assert table.guaranteed() == "W*"


def test_the_losing_phase() -> None:
    """C14, RULING 21, rules 7.4 and 8.2."""
    table = position(H, Player(at="1,0", g="F F S C W", eggs="0/5/5"), Player())
    assert table.ways("lay") == ["scff"]
    table.does("lay scff")
    assert table.eggs() == "0/5/5"
    assert table.legal("give_up") == ["S no", "C no", "F no", "W yes"]
    assert table.refusal("give_up W no") == "refused-not-guaranteed 7.4"
    assert table.refusal("give_up L yes") == "refused-not-guaranteed 7.4"
    assert table.refusal("end") == "refused-give-up-first 7.4"
    pile = table.piles()["S"]
    table.does("give_up S no")
    assert (table.eggs(), table.piles()["S"]) == ("0/4/6", pile + 1)
    table.does("end")
    assert table.guaranteed() == "W C F F"


def nested(table: Table, counts: list[str]) -> None:
    """Lay egg after egg, each time with three flower cards and a nest without an egg."""
    bird = table.state.birds[0]
    for count in counts:
        assert table.eggs() == count
        bird.raw = purse("F3")
        table.state.piles = purse("W12 S12 C12 B12 L12 F12") - bird.raw - bird.ready - bird.tipped
        if count != counts[-1]:
            table.state.board.tops[bird.at] &= ~(WHOSE << EGG)
            table.does(f"lay {table.ways('lay')[0]}")
        while table.stage() in ("guarantee", "give_up"):
            table.does(table.legal()[0])


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, "10/0/0 8/1/1 6/2/2 4/3/3 2/4/4 0/5/5 0/4/6 0/3/7 0/2/8 0/1/9 0/0/10"),
        (3, "8/0/0 6/1/1 4/2/2 2/3/3 0/4/4 0/3/5 0/2/6 0/1/7 0/0/8"),
        (4, "6/0/0 4/1/1 2/2/2 0/3/3 0/2/4 0/1/5 0/0/6"),
    ],
)
def test_eggs_through_a_game(seats: int, counts: str) -> None:
    """C15, RULINGS 1 and 2, rules 3.2, 7.3 and 7.4."""
    table = position(f"{H} 0,0:Cf", Player(at="0,0", raw="F3"), *[Player()] * (seats - 1)).goes("1,0")
    nested(table, counts.split())
    assert table.told(LastEgg)[0].seat == 0
    table.goes("0,0", table.ways("0,0")[0])
    assert table.refusal("lay FFF") == "refused-no-eggs 7.1"


def test_an_odd_number_of_eggs() -> None:
    """RULING 2, rules 7.5 and 11.1: the only free egg is laid, nothing is gained or lost."""
    table = position(f"{H} 0,0:Cf", Player(at="0,0", raw="F3"), Player(), eggs=5).goes("1,0")
    nested(table, ["5/0/0", "3/1/1", "1/2/2", "0/2/3", "0/1/4", "0/0/5"])


@pytest.mark.parametrize("whose", [1, 2])
def test_an_egg_blocks_laying(whose: int) -> None:
    """C17, RULING 14, rule 7.1."""
    table = position(f"{H} 1,0:Cf={whose}", Player(at="1,0", raw="F3"), Player())
    assert table.legal("lay") == []
    assert table.refusal("lay FFF") == "refused-lay-on-egg 7.1"


def test_a_bird_blocks_laying() -> None:
    """C17, RULING 14, rule 7.1."""
    table = position(f"{H} 0,0:Cl 1,0:Cf 1,1:Cb", Player(at="0,0", raw="F3"), Player(at="1,0")).goes("1,0")
    assert table.legal() == ["advance 1 1 1 -"]
    assert table.refusal("lay FFF") == "refused-lay-by-bird 7.1"


def test_no_egg_at_sea_and_none_unpaid() -> None:
    """Rules 7.1 and 7.2."""
    assert position(H, Player(raw="F3"), Player()).refusal("lay FFF") == "refused-lay-at-sea 7.1"
    table = position(H, Player(at="1,0", raw="F2 L3"), Player())
    assert table.legal("lay") == []
    assert table.refusal("lay LLL") == "refused-cannot-lay 7.2"
    assert table.refusal("lay FFL") == "refused-cannot-lay 7.2"


def test_several_eggs_in_one_move_freeze_their_stacks() -> None:
    """C18, C19, rules 6.1 and 7.6."""
    others = [Player(hand="Wb Sl Cf Wl") for _ in range(3)]
    table = position(f"{H} 1,0:Cf 1,1:Cl", Player(at="1,0", raw="F3 L3"), *others)
    table.does("lay FFF", "guarantee W").goes("1,1").does("lay LLL", "guarantee S", "end")
    assert (table.eggs(), table.raw(), table.view().last_egg) == ("2/2/2", "", -1)
    assert [cell.egg for cell in table.view().cells].count(0) == 2
    table.put("Wb", "2,0", seat=1)
    assert table.legal(seat=1) == ["stop"]
    assert table.refusal("place Sl 1 1 0", seat=1) == "refused-egg 5.2"
    table.does("stop", seat=1).put("Wb", "2,1", seat=2)
    assert "1,1" not in table.cells(seat=2)
