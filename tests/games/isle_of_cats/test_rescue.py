"""The rescue: cards laid, the race, turns, baskets, the end of the phase."""

from __future__ import annotations

import pytest

from archipel.games.isle_of_cats.events import Laid, Passed, Raced, Rescued, Turned
from archipel.games.isle_of_cats.piles import kinds_of
from archipel.games.isle_of_cats.steps.days import LAY, RESCUE, REVEAL

from .position import MAP_CAT, cat, crew, fixture, position, revealed

FIELD = "green I5, red S4"


def test_cards_are_laid_in_the_order() -> None:
    """Rules 7.1 and 4.4, scenario B24: the others see how many."""
    table = position(LAY, crew(hand=[7, 43, 44]), crew(hand=[23]), left=FIELD, order=[1, 0]).waives()
    assert table.state.to_act() == (1,)
    assert table.refusal("lay basket_1", seat=0).startswith("refused-waiting")
    table.does("lay broken_1", "ready", seat=1).waives()
    assert table.told(Laid) == [Laid(1, 1)]
    assert table.legal() == ["lay boots", "lay basket_1", "ready"]
    table.does("lay basket_1", "lay boots", "lift basket_1")
    assert table.view(1).crews[0].hidden == 0
    assert table.view().picked == ("boots",)
    assert table.refusal("lift basket_1") == "refused-not-laid 7.1"
    assert table.refusal("lay basket_3") == "refused-not-in-hand-rescue 7.1"
    table.does("ready")
    assert table.hand() == [43, 44]
    assert table.told(Turned) == [Turned(0, ("boots",), 4), Turned(1, ("broken_1",), 1)]


def test_cards_laid_stay_laid_while_a_card_is_played() -> None:
    """Rules 7.1 and 11.2: a Look in between does not take laid cards back."""
    table = position(LAY, crew(hand=[7, 43, 71]), crew(), left=FIELD, deck=[8, 113])
    table.does("lay boots", "lay basket_1", "play draw2 ")
    assert table.view().drafted == ("boots", "lesson_113")
    assert table.view().picked == ()
    table.does("buy boots", "pay")
    assert table.view().picked == ("boots", "basket_1")
    table.does("ready")
    assert kinds_of(table.crew().laid) == ("boots", "basket_1")
    assert table.hand() == [8]


def test_speed() -> None:
    """Rule 7.2, scenario A04."""
    table = position(REVEAL, crew(laid=[55, 23, 43]), crew(laid=[7]), left=FIELD, order=[1, 0])
    assert table.told(Raced) == [Raced((5, 4), (0, 1))]
    assert table.state.order == [0, 1]


@pytest.mark.parametrize(
    ("laid", "order"),
    [
        (([43], [7], [8], []), [1, 2, 0, 3]),
        (([], [], [], []), [0, 1, 2, 3]),
        (([15], [16], [], []), [0, 1, 2, 3]),
        (([], [], [], [23]), [3, 0, 1, 2]),
    ],
)
def test_equal_speeds_keep_their_order(laid: tuple[list[int], ...], order: list[int]) -> None:
    """Rule 7.2, scenario B14, ruling 6."""
    crews = [crew(laid=cards) for cards in laid]
    assert position(REVEAL, *crews, left=FIELD).state.order == order


def test_the_order_holds_over_rare_finds() -> None:
    """Rules 7.2 and 10.1, scenario B18."""
    me, other = crew(laid=[55, 23, 43], hand=[98]), crew(laid=[7], hand=[99])
    table = position(REVEAL, me, other, left=FIELD, order=[1, 0])
    table.passes(0, 1).waives()
    assert table.state.phase == "finds"
    assert table.state.to_act() == (0,)
    table.does("pass").waives()
    assert table.state.to_act() == (1,)


def test_a_late_rescue_card_waits() -> None:
    """Rule 7.3, scenario B13, ruling 49: drawn after one's own choice, it stays in hand; so does one not laid."""
    table = position(LAY, crew(hand=[7, 71]), crew(hand=[8]), left=FIELD, deck=[43, 55]).waives()
    table.does("ready")
    table.does("play draw2 ", "buy basket_1", "pay").waives()
    table.does("ready", seat=1).waives()
    assert table.hand() == [7, 43]
    assert table.crew().laid == 0
    assert not [line for line in table.legal() if "basket_1" in line]


@pytest.mark.parametrize(("fish", "left", "right"), [(4, True, False), (5, True, True), (3, True, False)])
def test_costs(fish: int, left: bool, right: bool) -> None:
    """Rule 7.5, scenario B09."""
    table = revealed(crew(fish=fish), left="green I5", right="red S4")
    assert (table.refusal(f"rescue {cat('green I5')} permanent") == "") is left
    assert (table.refusal(f"rescue {cat('red S4')} permanent") == "") is right
    if not right:
        assert table.refusal(f"rescue {cat('red S4')} permanent") == "refused-fish 7.5"
    price = 5 if right else 3
    table.does(f"rescue {cat('red S4' if right else 'green I5')} permanent")
    assert table.crew().fish == fish - price


def test_without_fish_only_a_pass() -> None:
    """Rules 7.4 and 7.5, scenario B09: with nothing to decide and no hand, the pass says itself."""
    table = position(RESCUE, crew(fish=2, hand=[7]), crew(), left=FIELD)
    assert table.legal() == ["pass"]
    alone = position(RESCUE, crew(fish=2), crew(), left=FIELD)
    assert alone.told(Passed) == [Passed(0)]
    assert alone.state.to_act() == (1,)


def test_baskets() -> None:
    """Rules 7.6, 9.1, 9.2 and 9.3."""
    table = revealed(crew(laid=[15, 23, 24, 43, 55]))
    ways = table.legal(f"rescue {cat('green I5')}")
    assert ways == [
        "permanent",
        "basket_1",
        "basket_3",
        "broken+broken_1",
        "broken_1+broken_1",
    ]
    table.rescues("green I5", MAP_CAT, "broken+broken_1").does("skip")
    assert kinds_of(table.crew().laid) == ("broken_1", "basket_1", "basket_3")
    assert kinds_of(table.state.used) == ("broken", "broken_1")
    assert table.told(Rescued) == [Rescued(0, cat("green I5"), "green", 3, "broken+broken_1")]
    regular = revealed(crew(laid=[43])).rescues("green I5", MAP_CAT, "basket_1").does("skip")
    assert (regular.crew().ready, regular.crew().laid) == (1, 0)
    permanent = revealed(crew(laid=[43])).rescues("green I5", MAP_CAT).does("skip")
    assert (permanent.crew().ready, permanent.crew().used) == (0, 1)


def test_a_broken_basket_in_hand_makes_no_pair() -> None:
    """Rule 9.3, scenario B11."""
    table = position(RESCUE, crew(laid=[15], hand=[16], ready=0), crew(), left=FIELD)
    assert table.legal() == ["pass"]
    assert table.refusal(f"rescue {cat('green I5')} broken+broken") == "refused-no-pair 9.3"


def test_boots_are_no_basket() -> None:
    """Rules 7.8 and 9.4, scenario B12: speed 4, and discarded at the end of the phase."""
    table = position(REVEAL, crew(laid=[7], hand=[98], ready=0), crew(ready=0), left=FIELD)
    assert table.told(Raced) == [Raced((4, 0), (0, 1))]
    assert table.waives().legal() == ["pass"]
    table.does("pass")
    assert table.state.phase == "finds"
    assert (table.crew().laid, kinds_of(table.state.used)) == (0, ("boots",))


def test_a_cat_that_fits_nowhere() -> None:
    """Rule 7.7, scenario B07."""
    table = position(RESCUE, fixture("F1", fish=20, hand=[7, 1, 84]), crew(), left=FIELD)
    assert table.legal() == ["pass", "play gain_basket"]
    assert table.refusal(f"rescue {cat('green I5')} permanent") == "refused-no-room 7.7"


def test_a_pass_is_final() -> None:
    """Rule 7.4, scenario B16, ruling 7: but any-time cards may still be played."""
    table = position(RESCUE, crew(hand=[84]), crew(ready=3), left=FIELD)
    table.does("pass").waives()
    table.rescues("green I5", MAP_CAT, seat=1).does("skip", seat=1).waives()
    assert table.state.to_act() == (1,)
    assert table.legal(seat=0) == ["play gain_basket"]
    table.does("play gain_basket ")
    assert table.refusal("pass").startswith("refused-waiting")
    assert (table.crew().ready, table.crew().used) == (2, 0)


def test_empty_fields_end_the_phase() -> None:
    """Rule 7.8, scenario B17, ruling 8: after the whole turn, the map's treasure and a second cat included."""
    me, other = crew(ready=2, laid=[43], hand=[98]), crew(ready=1, hand=[80, 99])
    table = position(RESCUE, me, other, left="green I5, red S4", order=[1, 0]).waives()
    other.ready = 2
    table.does("play double_rescue ", seat=1)
    table.rescues("green I5", MAP_CAT, seat=1).does("skip", seat=1)
    table.rescues("red S4", "11,1 12,1 12,2 13,2", seat=1)
    assert table.stage() == "rescue"
    table.does("end", seat=1).waives()
    assert table.state.phase == "finds"
    assert kinds_of(table.state.used) == ("basket_1", "double_rescue")
    assert table.state.to_act() == (1,)


def test_one_cat_a_turn() -> None:
    """Rule 7.4."""
    table = position(RESCUE, crew(ready=2, hand=[7]), crew(ready=2), left="green I5, red S4, red I5")
    assert table.refusal("end") == "refused-end 7.4"
    table.rescues("green I5", MAP_CAT).does("skip")
    assert table.legal() == ["end"]
    assert table.refusal(f"rescue {cat('red S4')} permanent") == "refused-one-cat 7.4"
    assert table.refusal("pass") == "refused-rescued 7.4"
    assert table.does("end").waives().state.to_act() == (1,)


def test_turns_go_round_and_round() -> None:
    """Rule 7.4."""
    table = position(RESCUE, crew(ready=2), crew(ready=2), left="green I5, red S4, red I5, blue S4", order=[1, 0])
    table.rescues("red S4", "11,1 12,1 12,2 13,2", seat=1)
    table.rescues("blue S4", "11,1 12,1 12,2 13,2", seat=0)
    assert table.state.to_act() == (1,)
