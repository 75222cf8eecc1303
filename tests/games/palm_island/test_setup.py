"""Laying the table: S01, S37, S42, S48, S49, S54, and options no table can agree on."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core.game import BadOptions
from archipel.games.palm_island.content.cards import TOKENS
from archipel.games.palm_island.edition import HOUSE

from .position import ORDER, PALM, opened, rigged, stacked


def test_s01_a_solo_deck() -> None:
    """S01, PI-05, rules 3.1 to 3.3."""
    table = rigged(stacked())
    assert table.deck() == f"{ORDER} T1"
    view = table.view()
    assert (view.size, view.score, sum(view.arrows), view.round) == (17, 0, 0, 1)
    assert (view.pending.stage, len(view.cards)) == ("study", 17)
    table.does("start")
    assert [card.card for card in table.view().cards] == ["1", "2", "3", "T"]
    assert table.refused("start") == "3.3"


def test_the_open_deck_stays_open() -> None:
    """PI-05, rule 3.4."""
    table = rigged(stacked(), open_deck=True).does("start", "discard")
    assert len(table.view().cards) == 17


def test_s37_feats_lie_before_the_tracker() -> None:
    """S37, PI-27, rule 10.3."""
    assert rigged(stacked(), trophies=["1"]).deck() == f"{ORDER} F1C T1"


def test_feats_may_lie_behind_the_tracker() -> None:
    """PI-27, the other reading: first usable in the second round."""
    table = rigged(stacked(), trophies=["1"], feats_place="behind_tracker").does("start", *["discard"] * 16)
    assert table.deck() == f"F1C {ORDER} T2"


def test_feats_in_the_order_chosen_then_villagers() -> None:
    """PI-53 and PI-54, rules 10.3 and 11.1: three different villagers."""
    table = rigged(stacked("V1", "V8", "V2", "V3"), trophies=["8", "1"], difficulty="easy", villagers=True)
    assert table.deck() == f"{ORDER} F8B F1C V:netmaker.C V:carpenter.C V:stonecutter.C T1"


def test_solo_villagers_may_repeat_where_agreed() -> None:
    """PI-54, the other reading."""
    table = rigged(stacked("V1", "V8", "V2"), villagers=True, solo_villagers="any")
    assert table.deck() == f"{ORDER} V:netmaker.C V:netmaker.C V:carpenter.C T1"


OWNED = ["1", "4", "5"]


@pytest.mark.parametrize(("difficulty", "most"), [("hard", 0), ("normal", 1), ("easy", 3)])
def test_s42_difficulty_caps_the_feats(difficulty: str, most: int) -> None:
    """S42, PI-26, rule 10.2."""
    for count in range(len(OWNED) + 1):
        why = objection(1, trophies=OWNED[:count], difficulty=difficulty)
        assert why == ("" if count <= most else "refused-feats-many 10.2")


def test_s43_cooperative_decks_are_shuffled_apart() -> None:
    """PI-29, rule 7.1; the competitive ones together: PI-36, rule 9.1."""
    apart = opened("cooperative", 3)
    assert len({apart.deck(seat) for seat in range(3)}) == 3
    for mode in ("casual", "speed"):
        table = opened(mode, 3)
        assert len({table.deck(seat) for seat in range(3)}) == 1


def test_s48_drawing_the_three_outposts() -> None:
    """S48, rule 9.1."""
    table = rigged(stacked("O6", "O9", "O2", "O1", "O12"), 2, "casual")
    assert table.view().market == ("O6", "O2", "O12")


def test_s49_villagers_on_the_outposts_in_play_are_out() -> None:
    """S49, PI-39 and PI-40, rule 11.2."""
    seen = set()
    for seed in range(12):
        table = opened("casual", 3, seed, villagers=True)
        carried = {HOUSE.villager[card - 14] for card in table.state.market}
        guests = [[e >> 3 for e in hand.ring if TOKENS[e >> 3][0] == "V"] for hand in table.state.hands]
        assert guests[0] == guests[1] == guests[2]
        kinds = [HOUSE.villager[card] for card in guests[0]]
        assert len(set(kinds)) == 3
        assert not carried & set(kinds)
        seen |= set(kinds)
        assert [len(hand.ring) for hand in table.state.hands] == [20] * 3
    assert len(seen) == len(HOUSE.villagers)


def test_s49_the_named_draw() -> None:
    """S49: with outposts 6, 2 and 12 in play, the Elder, the Carpenter and the Storyteller are out."""
    rng = stacked("O6", "O2", "O12", "V13", "V2", "V12", "V7", "V1", "V4")
    table = rigged(rng, 2, "casual", villagers=True)
    assert table.deck(1) == f"{ORDER} V:quartermaster.C V:netmaker.C V:porter.C T1"


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_s54_speed_villagers(seats: int, count: int) -> None:
    """S54, PI-46, rule 11.5: players and one more, all different, no outposts."""
    market = opened("speed", seats, villagers=True).state.market
    assert len({HOUSE.villager[card] for card in market}) == len(market) == count


def test_speed_outposts_lie_by_value() -> None:
    """PI-41, rule 9.1."""
    table = rigged(stacked(), 2, "speed")
    expected = "O5 O10 O14 O4 O9 O13 O3 O8 O12 O2 O7 O11 O1 O6"
    assert table.view().market == tuple(expected.split())


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (2, {"mode": "solo"}, "refused-seats 7.1"),
        (1, {"mode": "speed"}, "refused-seats 7.1"),
        (2, {"mode": "casual", "trophies": ["1"]}, "refused-feats-solo 10.1"),
        (2, {"mode": "casual", "difficulty": "hard"}, "refused-feats-solo 10.2"),
        (2, {"mode": "cooperative", "villagers": True}, "refused-villagers 11.1"),
        (2, {"mode": "speed", "ability": "mason_crew"}, "refused-ability 8.4"),
        (2, {"mode": "casual", "speed_market": "top"}, "refused-speed 9.4"),
        (2, {"mode": "speed", "casual_claim": "paid"}, "refused-casual 9.6"),
        (1, {"disaster": "famine"}, "refused-disaster 8.1"),
        (1, {"trophies": ["10"]}, "refused-feats-unknown 10.1"),
        (1, {"trophies": ["1", "1"], "difficulty": "easy"}, "refused-feats-unknown 10.1"),
        (1, {"open_deck": True, "difficulty": "hard"}, "refused-open-deck 3.4"),
    ],
)
def test_options_no_table_can_agree_on(seats: int, options: dict[str, Any], why: str) -> None:
    """PI-28, PI-47 and the rules named."""
    assert objection(seats, **options) == why


def test_nobody_plays_before_all_have_looked() -> None:
    """Rule 3.3."""
    table = rigged(stacked(), 2, "speed").does("start", seat=0)
    assert table.refusal("discard", 0) == "refused-waiting-start 3.3"
    assert table.refusal("discard", 1) == "refused-study 3.3"
    assert len(table.view(0).cards) == 4
    assert len(table.view(1).cards) == 17


def objection(seats: int, **options: Any) -> str:
    """The key and the rule of what speaks against the options."""
    agreed = PALM.choose_options(PALM.mode(options.get("mode", "solo")), options)
    assert PALM.check is not None
    why = PALM.check(agreed, seats)
    if why is None:
        PALM.agree(agreed, seats)
        return ""
    with pytest.raises(BadOptions):
        PALM.agree(agreed, seats)
    return f"{why.key} {why.rule}"
