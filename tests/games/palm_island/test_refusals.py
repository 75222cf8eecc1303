"""Bad input: every refusal names its rule, and nothing is spent."""

from __future__ import annotations

import pytest

from archipel.core.text import text
from archipel.games.palm_island.values import Play

from .position import finished, position

DECK = "13B 2A 8A T4 4A* 5A 1A* 7B*"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("play 1 flip 4,1 - -", "refused-short 5.1"),
        ("play 1 flip - - -", "refused-short 5.1"),
        ("play 1 flip 4,4,7 - -", "refused-twice 5.2"),
        ("play 1 flip 4,1,7 4 -", "refused-twice 5.2"),
        ("play 1 flip 4,1,5 - -", "refused-not-stored 5.1"),
        ("play 1 flip 4,1,nowhere - -", "refused-not-stored 5.1"),
        ("play 1 flip 4,1,7 - V1", "refused-helper 11.4"),
        ("play 1 rotate 4,1 - -", "refused-not-printed 4.1"),
        ("play 1 store - - -", "refused-not-printed 4.1"),
        ("play 2 recruit - - -", "refused-not-printed 4.1"),
        ("play 3 rotate 4 - -", "refused-third 4.2"),
        ("play 0 rotate 4 - -", "refused-third 4.2"),
        ("play 99 rotate 4 - -", "refused-third 4.2"),
        ("play 2 store - 4 -", "refused-no-release 6.3"),
        ("play 2 flip 1 4 -", "refused-no-release 6.3"),
        ("feast 1 1 rotate", "refused-not-festival 10.5"),
        ("ability 4", "refused-no-ability 8.4"),
        ("rest V1", "refused-rest 11.3"),
        ("start", "refused-started 3.3"),
        ("buy O1 4", "refused-meeting-only 7.1"),
        ("pass", "refused-meeting-only 7.1"),
        ("pledge 4", "refused-meeting-only 7.1"),
        ("agree", "refused-meeting-only 7.1"),
    ],
)
def test_a_solo_round_refuses(line: str, why: str) -> None:
    """Rules 3.3, 4.1, 4.2, 5.1, 5.2, 6.3, 7.1, 8.4, 10.5, 11.3 and 11.4."""
    table = position(DECK)
    assert table.refusal(line) == why
    assert table.deck() == DECK


def test_a_stored_card_in_second_place_cannot_act() -> None:
    """PI-07, rule 4.3; it may pay, and is then an ordinary card."""
    table = position("13A 4A* 2A T2 1A*")
    assert table.refusal("play 2 rotate 1 - -") == "refused-stored-card 4.3"
    assert table.does("play 1 rotate 4,1 - -").deck() == "4A 2A T2 1A 13B"


def test_a_cost_out_of_reach_says_what_is_missing() -> None:
    """Rule 5.1."""
    said = position("16B 2A T4 4D* 1A*").state.objection(0, Play(1, "flip"))
    assert said is not None
    assert said.args["missing"] == text("units-fs", wood=0, fish=1, stone=3)


def test_an_arrival_after_the_round_closed() -> None:
    """Rule 9.2: the purchase of a round that is over is refused in the next."""
    decks = ("14A T4 15A 1C* 2B* 4D*", "13A T4 16A 5D* 1B*")
    table = position(*decks, mode="speed", market="O1 O6")
    table.does("discard", "pass").does("discard", "pass", seat=1).does("pass").does("pass", seat=1)
    assert table.view().round == 5
    before = table.deck()
    assert table.refusal("buy O6 1,2") == "refused-not-arrived 9.2"
    assert table.deck() == before


def test_a_round_that_waits() -> None:
    """Rule 7.1."""
    table = position("13A T4", "14A 15A T4", mode="casual").does("discard")
    assert table.refusal("discard") == "refused-waiting-round 7.1"
    assert table.refusal("buy O1 -") == "refused-waiting-round 7.1"


def test_nothing_after_the_end() -> None:
    assert finished("T8 13A").refusal("discard") == "refused-over "
