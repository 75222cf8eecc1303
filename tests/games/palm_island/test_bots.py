"""Bots of Palm Island: what they plan is what the rules allow, and each level plays as well as it should."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.bots import bot
from archipel.core.game import Outlook
from archipel.core.rng import Quick
from archipel.core.values import Action
from archipel.games.palm_island.bots import course
from archipel.games.palm_island.bots.craft import craft_of
from archipel.games.palm_island.bots.goals import NOTHING, goals_of
from archipel.games.palm_island.bots.islander import Islander, after
from archipel.games.palm_island.bots.meet import asked, meetings
from archipel.games.palm_island.bots.node import Node, node_of
from archipel.games.palm_island.bots.packs import pack, unpack
from archipel.games.palm_island.bots.plan import Beam, path_to
from archipel.games.palm_island.edition import HOUSE
from archipel.games.palm_island.hand import Hand
from archipel.games.palm_island.judge import judge
from archipel.games.palm_island.state import PalmState
from archipel.games.palm_island.steps.round import Round
from archipel.games.palm_island.values import Ability, Averted, Bought, Buy, Pass, Rest, Unlocked

from .position import PALM, Table, deck, finished, opened, position

HOUSE_CRAFT = craft_of(HOUSE)
NINE = [str(number) for number in range(1, 10)]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("solo", 1, {}),
    ("solo", 1, {"difficulty": "easy", "trophies": NINE}),
    ("solo", 1, {"trophies": ["8"], "villagers": True, "solo_villagers": "any", "feats_place": "behind_tracker"}),
    ("cooperative", 2, {"ability": "barter_circle"}),
    ("cooperative", 3, {"ability": "mason_crew", "disaster": "volcano"}),
    ("cooperative", 2, {"ability": "shared_stores", "ability_use": "unlimited", "disaster": "famine"}),
    ("casual", 2, {"villagers": True}),
    ("casual", 3, {"casual_claim": "paid"}),
    ("speed", 2, {}),
    ("speed", 3, {"villagers": True, "speed_market": "top"}),
]
each_table = pytest.mark.parametrize(("mode", "seats", "changes"), TABLES)


def played(state: PalmState, bots: list[Any], seed: int = 1) -> list[int]:
    """The points of a game between bots, each told what its seat may know."""
    rngs = [Quick(seed + seat) for seat in range(state.seats)]
    while state.outcome() is None:
        seat = state.to_act()[-1]
        state.apply(seat, bots[seat].choose(Outlook(PALM, state, seat), rngs[seat]))
    return [hand.score() for hand in state.hands]


def chosen(table: Table, level: str = "normal", seat: int = 0) -> Action:
    return bot(PALM, level).choose(Outlook(PALM, table.state, seat), Quick(1))


def met(table: Table, level: str) -> None:
    """Bots have their way until the meeting is over."""
    while table.view().pending.stage == "meet":
        seat = table.state.to_act()[0]
        table.does(chosen(table, level, seat), seat=seat)


def grown(state: PalmState, hand: Hand) -> list[Node]:
    """Positions one turn on, as a plan sees them."""
    beam = Beam(HOUSE_CRAFT, goals_of(state, 0), 1, 8)
    beam.turn(node_of(hand), hand.left())
    return [node for nodes in beam.ahead for node in nodes]


@each_table
def test_a_plan_knows_exactly_the_turns_that_are_legal(mode: str, seats: int, changes: dict[str, Any]) -> None:
    """Rule 4.1: the quick bytes of a plan and the rules lead to the same positions."""
    state = opened(mode, seats, 3, **changes).state
    state.unlocked = state.ability >= 0
    rng = Quick(11)
    while state.outcome() is None:
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        if isinstance(state.steps[-1], Round) and not state.hands[seat].arrived():
            assert unpack(HOUSE_CRAFT.codes, pack(HOUSE_CRAFT.codes, state.hands[seat]))
            check_turns(state, seat, [action for action in legal if not isinstance(action, Rest)])
        state.advance(seat, rng.choose(legal))


def check_turns(state: PalmState, seat: int, legal: list[Action]) -> None:
    hand = state.hands[seat]
    keys = {node.key() for node in grown(state, hand)}
    turns = [action for action in legal if not isinstance(action, Ability)]
    assert keys == {node_of(after(state, seat, action)).key() for action in turns}
    ability = goals_of(state, seat).ability
    if ability != NOTHING and not hand.used:
        uses = [action for action in legal if isinstance(action, Ability)]
        known = {node.key() for node in asked(HOUSE_CRAFT.codes, node_of(hand), ability)}
        assert known == {node_of(after(state, seat, action)).key() for action in uses}


@pytest.mark.once
@each_table
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_every_level_plays_every_mode(mode: str, seats: int, changes: dict[str, Any], level: str) -> None:
    state = opened(mode, seats, 5, **changes).state
    assert len(played(state, [bot(PALM, level) for _ in range(seats)])) == seats


@each_table
def test_a_long_plan_works_in_every_mode(mode: str, seats: int, changes: dict[str, Any]) -> None:
    state = opened(mode, seats, 6, **changes).state
    points = played(state, [Islander(width=3, rounds=7, slips=0) for _ in range(seats)])
    assert min(points) >= 15


@pytest.mark.once
def test_levels_are_apart() -> None:
    """Easy has about 30, normal 36 on average; a few games tell them apart."""
    easy, normal = [
        sum(played(opened("solo", 1, 40 + deal).state, [bot(PALM, level)], deal)[0] for deal in range(5)) / 5
        for level in ("easy", "normal")
    ]
    assert 26 <= easy <= 33
    assert 34 <= normal <= 39


@pytest.mark.once
def test_greedy_over_the_judge() -> None:
    assert played(opened("solo", 1, 41).state, [bot(PALM, "greedy")])[0] >= 30


@pytest.mark.once
def test_strong_is_astounding() -> None:
    assert played(opened("solo", 1, 60).state, [bot(PALM, "strong")])[0] >= 40


def test_a_plan_foresees_the_points_of_a_solo_game() -> None:
    """After the shuffle nothing is left to chance: a plan followed to the end brings what it promised."""
    table = opened(seed=8)
    state = table.state
    state.advance(0, state.legal_actions(0)[0])
    hand = state.hands[0]
    end = Beam(HOUSE_CRAFT, goals_of(state, 0), 5, 8).search(node_of(hand), hand.left())
    for node in path_to(end)[1:]:
        legal = state.legal_actions(0)
        wanted = [action for action in legal if node_of(after(state, 0, action)).key() == node.key()]
        if wanted:
            state.advance(0, wanted[0])
    assert table.outcome().scores[0].total * 1000 == end.value == judge(state, 0)


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        course._courses.clear()
        state = opened("speed", 2, 9).state
        games.append((played(state, [bot(PALM, "normal"), Islander(width=4, rounds=7, slips=0)]), state.digest()))
    assert games[0] == games[1]


def test_a_plan_is_kept_while_it_is_followed_and_found_anew_at_any_ply() -> None:
    state = opened("solo", 1, 10).state
    player = Islander(width=6, rounds=7, slips=0)
    rng = Quick(1)
    for ply in range(40):
        if ply % 9 == 0:
            course._courses.clear()
        state.apply(0, player.choose(Outlook(PALM, state, 0), rng))
    plans = [kept for kept in course._courses if kept.name.endswith("6 7")]
    assert len(plans) == 1
    assert node_of(state.hands[0]).key() in plans[0].places


def test_a_plan_is_thought_over_now_and_then_and_never_left_for_a_worse_one() -> None:
    state = opened("solo", 1, 10).state
    player = Islander(width=3, rounds=7, slips=0, again=4)
    promised: list[int] = []
    thoughts: set[tuple[int, int]] = set()
    while state.outcome() is None:
        state.apply(0, player.choose(Outlook(PALM, state, 0), Quick(1)))
        plan = next((kept for kept in course._courses if kept.name.endswith(" 3 7")), None)
        if plan is not None:
            promised.append(plan.value)
            thoughts.add((plan.round, plan.thought))
    assert promised == sorted(promised)
    assert len(thoughts) > 16
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[0].total * 1000 == promised[-1]


def test_a_beam_is_the_wider_the_less_is_left() -> None:
    assert course.breadth(60, 17, 8, 8 * 17) == 60
    assert course.breadth(60, 17, 8, 4 * 17) == 120
    assert course.breadth(60, 17, 8, 17) == course.breadth(60, 17, 8, 1) == 240
    assert course.breadth(60, 34, 8, 8 * 34) == 30


def test_the_group_pays_when_it_is_time() -> None:
    """Rules 8.2 and 8.3: each gives what will be missed least, and all agree."""
    table = position("T6 13A 4D* 1B* 7D*", "T6 14A 1C* 2B* 8D*", mode="cooperative", disaster="famine")
    met(table, "strong")
    assert table.told(Averted) == [Averted("famine", 1)]


def test_the_group_waits_until_it_is_time_but_does_not_leave_a_pledge_alone() -> None:
    table = position("T2 13A 4D* 1B* 7D*", "T2 14A 1C* 2B* 8D*", mode="cooperative", disaster="famine")
    assert isinstance(chosen(table, "strong", 1), Pass)
    table.does("pledge 4")
    assert str(chosen(table, "strong", 1)).startswith("pledge")


def test_the_group_unlocks_its_ability_early() -> None:
    """Rule 8.4."""
    decks = ("T2 13A 4D* 1B* 7D*", "T2 14A 1C* 2B* 8D*")
    table = position(*decks, mode="cooperative", ability="barter_circle")
    met(table, "normal")
    assert table.told(Unlocked) == [Unlocked("barter_circle")]


def test_a_race_is_also_about_outposts() -> None:
    """Rule 9.2: at the end of the last round stored cards are worth nothing but an outpost."""
    table = position("1A T8 2B* 4D*", "1A T8", mode="speed", market="O6 O1", arrivals=[])
    table.does("discard", seat=0)
    assert isinstance(chosen(table, "strong"), Buy)
    table.does(chosen(table, "strong"))
    assert len(table.told(Bought)) == 1


def test_meetings_offer_every_series_of_purchases() -> None:
    """Rule 9.5."""
    table = position("T3 1B* 2B* 4D* 5D*", "T3", mode="speed", market="O1 O6", arrivals=[0, 1])
    hand = deck("T3 1B* 2B* 4D* 5D*")
    found = meetings(HOUSE_CRAFT.codes, node_of(hand), goals_of(table.state, 0).goals)
    assert {node.aside.taken for node in found} == {0, 1, 2, 3}


def test_criteria_cost_nothing() -> None:
    """Rule 9.6: a casual outpost is taken by whoever meets its criteria."""
    table = position("1D T3", "1A T3", mode="casual", market="O6")
    goals = goals_of(table.state, 0)
    hand = deck("T3 1D 2A")
    assert [node.aside.taken for node in meetings(HOUSE_CRAFT.codes, node_of(hand), goals.goals)] == [1]


@pytest.mark.parametrize(("mode", "better"), [("casual", 0), ("speed", 0)])
def test_the_judge_prefers_to_win(mode: str, better: int) -> None:
    state = finished("13C T8", "13A T8", mode=mode).state
    assert judge(state, better) > judge(state, 1 - better)


def test_the_judge_counts_what_is_averted() -> None:
    worths = [judge(position("1A 2A T3", "1A 2A T3", mode="cooperative", level=level).state, 0) for level in range(3)]
    assert worths == sorted(set(worths))


def test_the_judge_likes_pledges_that_come_in_time() -> None:
    table = position("T6 4D* 1B* 7D*", "T6 1C* 2B* 8D*", mode="cooperative", disaster="famine")
    before = judge(table.state, 0)
    assert judge(table.does("pledge 4").state, 0) > before


def test_active_villagers_are_never_sent_to_rest() -> None:
    """Rule 11.3."""
    table = position("1A 2A 4A T2 V:porter.D", villagers=True)
    assert any(line.startswith("rest") for line in table.legal())
    assert not isinstance(chosen(table, "easy"), Rest)
