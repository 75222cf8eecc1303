"""Bad input: every refusal names its rule, and nothing is spent."""

from __future__ import annotations

import pytest

from archipel.games.isle_of_cats.steps.days import FIND, LAY, PAY, READ, RESCUE
from archipel.games.isle_of_cats.values import Adopt, Name, Place, Rescue

from .position import GREEN, Table, cat, crew, finished, position

RED, FAR = cat("red S4"), cat("blue S4")


def rescuing(**changes: object) -> Table:
    me = crew(tiles=[GREEN], hand=[98, 7], fish=4, laid=[15], **changes)  # type: ignore[arg-type]
    return position(RESCUE, me, crew(hand=[84, 1]), left="red S4", right="blue S4")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"rescue {FAR} permanent", "refused-fish 7.5"),
        (f"rescue {cat('red I5')} permanent", "refused-not-in-field 7.4"),
        ("rescue -1 permanent", "refused-not-in-field 7.4"),
        ("rescue 99 permanent", "refused-not-in-field 7.4"),
        (f"rescue {RED} basket_1", "refused-no-regular 9.2"),
        (f"rescue {RED} broken+broken_1", "refused-no-pair 9.3"),
        (f"rescue {RED} broken", "refused-no-pair 9.3"),
        (f"rescue {RED} free", "refused-which-basket 7.6"),
        (f"rescue {RED} nowhere", "refused-which-basket 7.6"),
        ("place 30 0", "refused-not-now 4.1"),
        ("end", "refused-end 7.4"),
        ("keep boots,boots", "refused-phase-draft 5.1"),
        ("buy boots", "refused-phase-pay 5.3"),
        ("pay", "refused-phase-pay 5.3"),
        ("lay boots", "refused-phase-lay 7.1"),
        ("ready", "refused-phase-lay 7.1"),
        ("adopt 110 red", "refused-phase-find 10.1"),
        ("find treasure_rare_or_common common common_1", "refused-phase-find 10.1"),
        ("treasure common_1", "refused-not-now 4.1"),
        ("skip", "refused-not-now 4.1"),
        ("waive", "refused-no-window 11.3"),
        ("name red", "refused-not-now 4.1"),
        ("meeple red", "refused-not-now 4.1"),
        ("give 0", "refused-not-now 4.1"),
        ("forget 113", "refused-not-now 4.1"),
        ("play gain_basket ", "refused-not-in-hand 11.1"),
        ("play boots ", "refused-not-in-hand 11.1"),
        ("play nowhere ", "refused-not-in-hand 11.1"),
    ],
)
def test_a_rescue_turn(line: str, why: str) -> None:
    """Rules 7.4 to 7.6, 9.2, 9.3 and 11.1: unaffordable, of another phase, another's card."""
    table = rescuing()
    assert table.refusal(line) == why
    assert (table.crew().fish, table.crew().ready, table.hand()) == (4, 1, [7, 98])


def test_no_basket() -> None:
    """Rule 7.6."""
    assert rescuing(ready=0).refusal(Rescue(RED, "permanent")) == "refused-no-basket 7.6"


def test_a_tile_in_hand() -> None:
    """Rules 8.1 to 8.3 and 8.7: overlapping, off the boat, not touching; what was paid is not paid again."""
    table = rescuing().does(f"rescue {RED} permanent")
    spent = table.crew().fish, table.crew().ready, table.crew().used
    for words, why in (
        ("11,0 12,0 12,1 13,1", "refused-overlap 8.2"),
        ("18,0 19,0 17,1 18,1", "refused-outside 8.1"),
        ("12,1 13,1 13,2 14,2", "refused-touches-nothing 8.3"),
    ):
        assert table.refusal(table.spot(words)) == why
    assert table.refusal(Place(197, 3)) in ("refused-outside 8.1", "refused-pose 8.1")
    assert table.refusal(f"rescue {FAR} permanent") == "refused-unfinished 8.7"
    assert table.refusal("skip") == "refused-unfinished 8.7"
    assert (table.crew().fish, table.crew().ready, table.crew().used) == spent == (1, 0, 1)


def test_another_seat() -> None:
    """Rules 4.1 and 11.1: it is not their turn, and the card is not theirs."""
    table = rescuing()
    assert table.refusal(f"rescue {RED} permanent", seat=1) == "refused-waiting 4.1"
    assert table.refusal("pass", seat=1) == "refused-waiting 4.1"
    assert table.refusal("play fish_lessons ", seat=1) == "refused-not-in-hand 11.1"
    laying = position(LAY, crew(hand=[7]), crew(hand=[8]), left="red S4").waives()
    assert laying.refusal("lay boots", seat=1) == "refused-waiting 4.1"
    finding = position(FIND, crew(hand=[98]), crew(hand=[99])).waives()
    assert finding.refusal("pass", seat=1) == "refused-waiting 4.1"
    assert finding.refusal(f"rescue {RED} permanent") == "refused-phase-rescue 7.4"


def test_a_seat_that_is_not_there() -> None:
    """Rule 1.2."""
    for seat in (2, 9, -1):
        assert rescuing().state.objection(seat, Rescue(RED, "permanent")) is not None


@pytest.mark.parametrize("colour", ["pink", "", "Red", "1"])
def test_a_sixth_colour(colour: str) -> None:
    """Rules 2.6, 6.3 and 11.6."""
    reading = position(READ, crew(hand=[144]), crew())
    assert reading.refusal(Name(colour)) == "refused-colour 6.3"
    finding = position(FIND, crew(hand=[1]), crew())
    assert finding.refusal(Adopt(110, colour)) == "refused-colour 2.6"
    assert finding.hand() == [1]


def test_anothers_cards_while_paying() -> None:
    """Rule 5.3."""
    table = position(PAY, crew(), crew(), settle=False, left="red S4")
    table.crew(0).drafted, table.crew(1).drafted = 1 << 7, 1 << 43
    table.run()
    assert table.refusal("buy basket_1") == "refused-not-your-card 5.3"
    assert table.refusal("return boots") == "refused-not-picked 5.3"
    assert table.refusal(f"rescue {RED} permanent") == "refused-phase-rescue 7.4"


def test_nothing_after_the_end() -> None:
    """Rule 12.2."""
    assert finished(crew(), crew()).refusal("pass") == "refused-over "


def test_words_that_mean_nothing() -> None:
    """Rule 8.1: numbers too large or missing are no action at all."""
    for line in ("place 1", "place 1 2 3", "place x 1", "rescue", "jump 1", ""):
        with pytest.raises(ValueError, match=r"."):
            rescuing().refusal(line)
