"""Bad input: every refusal names its rule, and nothing is placed or paid."""

from __future__ import annotations

import pytest

from .position import H, Player, position
from .test_solo import alone

BOARD = f"{H} 1,0:Cf=2"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("place Wb 1 0 0", "refused-first-in-sea 5.1"),
        ("place Wb 1 1 0", "refused-first-in-sea 5.1"),
        ("place Wb 1 5 5", "refused-not-adjacent 5.1"),
        ("place Sb 1 0 -1", "refused-not-in-hand 5.1"),
        ("place Xx 1 0 -1", "refused-no-such-place 2.2"),
        ("place Wb 2 0 -1", "refused-no-such-place 2.2"),
        ("place Wb 0 0 -1", "refused-no-such-place 2.2"),
        ("place Wb 1 999999 -1", "refused-no-such-place 2.2"),
        ("place Wb 1 0 -999999", "refused-no-such-place 2.2"),
        ("advance 1 1 0 -", "refused-not-paid 8.1"),
        ("advance 1 -1 0 W", "refused-cannot-pay 6.3"),
        ("advance 1 999999 0 W", "refused-into-sea 6.2"),
        ("advance 3 0 0 W", "refused-into-sea 6.2"),
        ("lay BBB", "refused-cannot-lay 7.2"),
        ("stop", "refused-nothing-placed 5.1"),
        ("discard C", "refused-no-discard 5.5"),
        ("move bag", "refused-no-removal 10.5"),
        ("remove Wb", "refused-no-removal 10.5"),
        ("start 1 0 0", "refused-started 3.2"),
        ("guarantee W", "refused-no-guarantee 7.3"),
        ("give_up W yes", "refused-no-give-up 7.4"),
        ("fulfil DN01", "refused-no-fulfil 10.8"),
    ],
)
def test_a_turn_refuses(line: str, why: str) -> None:
    """Rules 2.2, 3.2, 5.1, 5.5, 6.2, 6.3, 7.2 to 7.4, 8.1, 10.5 and 10.8."""
    table = position(BOARD, Player(at="0,0", raw="C1"), Player())
    assert table.refusal(line) == why


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("place Sl 1 -2 0", "refused-sea-again 5.2"),
        ("place Sl 1 2 0", "refused-same-cell 5.2"),
        ("place Sl 1 1 0", "refused-egg 5.2"),
        ("place Sl 1 0 0", "refused-not-neighbour 5.2"),
        ("advance 1 1 0 C", "refused-exploring 4.1"),
        ("lay FFF", "refused-exploring 4.1"),
        ("end", "refused-exploring 4.1"),
    ],
)
def test_a_chain_refuses(line: str, why: str) -> None:
    """Rules 4.1 and 5.2: the sea twice, an egg, a cell too far."""
    table = position(BOARD, Player(at="0,0", raw="C1"), Player()).put("Wb", "2,0")
    assert table.refusal(line) == why


def test_laying_on_an_egg_is_refused_and_paid_by_nobody() -> None:
    """Rule 7.1."""
    table = position(BOARD, Player(at="1,0", raw="F3"), Player())
    before = table.piles()
    assert table.refusal("lay FFF") == "refused-lay-on-egg 7.1"
    assert (table.raw(), table.piles()) == ("F3", before)


def test_alone() -> None:
    """Rules 10.3 to 10.6."""
    table = alone(at="0,0", raw="C1")
    assert table.refusal("start 1 0 0") == "refused-started 10.3"
    assert table.refusal("place Wb 2 0 -1") == "refused-other-islet 10.4"
    table.put("Wb", "-2,0")
    assert table.refusal("move bag") == "refused-exploring 4.1"
    moving = alone(at="0,0", raw="C1").does("move hand")
    assert moving.refusal("remove bag") == "refused-not-the-bag 10.5"
    assert moving.refusal("remove Sb") == "refused-not-in-hand 10.5"
    assert moving.refusal("remove nowhere") == "refused-not-in-hand 10.5"
    moving.does("remove Wb", "remove Sl", "remove Cf")
    assert moving.refusal("move bag") == "refused-moving 4.1"
    assert moving.refusal("advance 2 1 0 C") == "refused-not-alike 10.6"


def test_the_other_player_waits() -> None:
    assert position(H, Player(), Player()).refusal("end", seat=1) == "refused-not-your-turn "


def test_nothing_after_the_end() -> None:
    table = position(H, Player(), Player())
    table.state.steps = []
    assert table.refusal("end") == "refused-over "
