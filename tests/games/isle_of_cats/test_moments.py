"""Any-time cards: when they may be played, and who is asked."""

from __future__ import annotations

import pytest

from archipel.games.isle_of_cats.steps.days import DAWN, DRAFTED, FILL, FIND, LAY, NIGHT, PAID, RESCUE, REVEAL

from .position import cat, crew, playing, position


def test_several_cards_in_one_turn() -> None:
    """Rule 11.1, ruling 44: also after the cat, and after a pass."""
    table = playing(crew(hand=[78, 79, 90, 91], ready=1))
    table.does("play fish_lessons ", "play fish_lessons ").rescues("red I5", "8,0 9,0 10,0 11,0 12,0")
    table.does("play fish_colors ", "end")
    assert table.state.to_act() == (1,)
    table.does("play fish_colors ")
    assert table.hand() == []


def test_the_order_decides() -> None:
    """Rules 11.3 and 11.1, scenario C22: after the reveal the first in the new order is asked first."""
    table = position(REVEAL, crew(hand=[77]), crew(hand=[78]), left="red I5, red S4", order=[1, 0])
    assert (table.stage(), table.state.to_act()) == ("window", (1,))
    assert table.refusal("play move_cats ", seat=0).startswith("refused-waiting")
    table.does("play fish_lessons ", seat=1)
    assert table.state.to_act() == (0,)
    table.does("play move_cats ", f"send {cat('red I5')}", "enough")
    assert table.stage() == "rescue"


def test_a_window_ends_with_a_round_of_refusals() -> None:
    """Rules 11.3 and 11.4, ruling 5: one card at a time, and whoever declined is asked again after a card."""
    table = position(REVEAL, crew(hand=[78, 90]), crew(hand=[79]), left="red I5")
    table.does("waive").does("play fish_lessons ", seat=1)
    assert table.state.to_act() == (0,)
    table.does("play fish_lessons ")
    assert table.state.to_act() == (0,)
    assert table.refusal("pass") == "refused-phase-rescue 7.4"
    table.does("waive")
    assert table.stage() == "rescue"
    assert table.refusal("waive") == "refused-no-window 11.3"


def moments(anytime: str, part: int, day: int = 2) -> str:
    """The first window that opens at a part of the day for somebody with cards."""
    table = position(part, crew(hand=[90, 91]), crew(), left="red I5", day=day, anytime=anytime)
    return table.view().pending.moment


@pytest.mark.parametrize(
    ("part", "moment"),
    [(DAWN, "dawn"), (FILL, "fished"), (DRAFTED, "drafted"), (PAID, "paid"), (REVEAL, "revealed"), (NIGHT - 1, "dusk")],
)
def test_the_moments(part: int, moment: str) -> None:
    """Rules 11.3 and 17.3, ruling 5: all of them, two of them, none."""
    assert moments("full", part) == moment
    assert moments("reduced", part) == (moment if moment in ("revealed", "dusk") else "")
    assert moments("own", part) == ""


def test_no_dawn_on_the_first_day() -> None:
    """Rule 11.3: the first window of day 1 comes after fishing."""
    assert moments("full", DAWN, day=1) == "fished"


@pytest.mark.parametrize("part", [LAY, RESCUE, FIND])
def test_guests(part: int) -> None:
    """Rules 11.1, 11.3, 11.4 and 17.3: others may play while somebody decides, and nobody waits for them."""
    for anytime in ("full", "reduced", "own"):
        table = position(part, crew(hand=[98, 7]), crew(hand=[90]), left="red I5", anytime=anytime)
        assert table.state.to_act() == (0,)
        assert table.legal(seat=1) == (["play fish_colors"] if anytime == "full" else [])
        if anytime == "full":
            table.does("play fish_colors ", seat=1)
            assert table.state.to_act() == (0,)


def test_last_chance() -> None:
    """Rules 11.3 and 12.3: at the dusk of the fifth day."""
    table = position(NIGHT - 1, crew(hand=[96]), crew(), day=5)
    assert table.view().pending.moment == "dusk"
    table.does("play fish_one_color red")
    assert table.state.outcome() is not None
