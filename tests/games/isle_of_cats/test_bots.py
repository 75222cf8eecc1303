"""Bots of The Isle of Cats: they reckon as the rules count, and play every mode."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.honesty import assert_honest

from archipel.bots import bot
from archipel.core.game import Bot, Outlook
from archipel.core.rng import Quick
from archipel.core.values import Action
from archipel.games.isle_of_cats.bots.aims import prospect
from archipel.games.isle_of_cats.bots.hull import Hull, hull_of
from archipel.games.isle_of_cats.bots.measures import Aim, Means, measure
from archipel.games.isle_of_cats.bots.outlay import chances
from archipel.games.isle_of_cats.judge import judge
from archipel.games.isle_of_cats.lessons import TABLE, standing, worth
from archipel.games.isle_of_cats.lessons import measure as measured
from archipel.games.isle_of_cats.state import CatsState
from archipel.games.isle_of_cats.steps.days import FIND, LAY, PAY, RESCUE
from archipel.games.isle_of_cats.steps.finds import FindTurn
from archipel.games.isle_of_cats.steps.rescue import RescueTurn
from archipel.games.isle_of_cats.survey import HUES, surveyed
from archipel.games.isle_of_cats.values import Adopt, Buy, Lay, Pass, Pay, Place, Play, Ready, Rescue, Treasure

from .position import FIXTURES, GAME, MAP_CAT, Table, cat, crew, finished, fixture, new, position

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fleet", 2, {"anytime": "own", "modules": "BCD"}),
    ("fleet", 3, {"promo": "both", "prospector_scope": "common", "anywhere_after_draw": True, "modules": "ABD"}),
    ("solo", 1, {"difficulty": "expert"}),
    ("solo", 1, {"promo": "oshax", "solo_sister_finishes_on_empty_fields": False}),
    ("family", 2, {}),
    ("family", 4, {"promo": "rare"}),
]
each_table = pytest.mark.parametrize(("mode", "seats", "changes"), TABLES)
each_boat = pytest.mark.parametrize("name", list(FIXTURES))
RED_PAIR = ("red cat_I5 at 6,2 7,2 8,2 9,2 10,2", "red cat_L5 at 6,3 6,4 6,5 6,6 7,6")
RED_TRIO = (*RED_PAIR, "red cat_P5 at 7,3 8,3 7,4 8,4 7,5")


def played(state: CatsState, bots: list[Bot], seed: int = 1) -> list[int]:
    """The points of a game between bots, each told what its seat may know."""
    rngs = [Quick(seed + seat) for seat in range(state.seats)]
    while True:
        outcome = state.outcome()
        if outcome is not None:
            return [score.total for score in outcome.scores]
        seat = state.to_act()[-1]
        state.apply(seat, bots[seat].choose(Outlook(GAME, state, seat), rngs[seat]))


def chosen(table: Table, level: str = "strong", seat: int = 0) -> Action:
    return bot(GAME, level).choose(Outlook(GAME, table.state, seat), Quick(1))


def at_the_end(hull: Hull, name: str) -> Means:
    """Nothing is to come any more."""
    means = Means(0, 0, 0, chances(0))
    row = FIXTURES[name]
    means.lessons, means.baskets, means.fish = row["private_lessons"], row["permanent_baskets"], row["fish"]
    means.first = 1000 if row["first"] else 0
    means.rival = 0
    return means


@each_boat
def test_a_bot_measures_what_the_rules_measure(name: str) -> None:
    """Rule 14.1: every measure of every lesson, on the fixture boats."""
    hull, at = hull_of(fixture(name)), standing(fixture(name), FIXTURES[name]["first"], 0)
    means = at_the_end(hull, name)
    for card, lesson in TABLE.items():
        if lesson.metric not in ("", "filled_rooms", "rooms_filled_of", "rooms_empty_of", "first_in_turn_order"):
            for colour in range(HUES):
                aim = Aim(card, colour, means)
                assert measure(aim, hull, means) == measured(lesson, at, aim.colour), (card, colour)


@each_boat
def test_in_the_end_a_lesson_promises_what_it_gives(name: str) -> None:
    hull, at = hull_of(fixture(name)), standing(fixture(name), FIXTURES[name]["first"], 0)
    means = at_the_end(hull, name)
    for card, lesson in TABLE.items():
        if lesson.divisor == 1:
            for colour in range(HUES):
                found = prospect(Aim(card, colour, means), hull, means)
                assert found == 1000 * worth(card, at, colour), card


@each_boat
def test_a_boat_grown_tile_by_tile_is_the_boat(name: str) -> None:
    whole = hull_of(fixture(name))
    hull = hull_of(crew(FIXTURES[name]["boat"]))
    for tile in fixture(name).tiles:
        hull = hull.grown(tile.colour, tile.mask, tile.kind)
    assert (hull.covered, hull.cats, hull.edge, hull.cells) == (whole.covered, whole.cats, whole.edge, whole.cells)
    assert (hull.common, hull.rare, hull.oshax, hull.treasure) == (
        whole.common,
        whole.rare,
        whole.oshax,
        whole.treasure,
    )
    sizes = sorted((group.count for groups in hull.groups for group in groups if group.count >= 3), reverse=True)
    assert sizes == FIXTURES[name]["expected"]["families"]


@pytest.mark.once
@each_table
def test_every_level_plays_every_mode(mode: str, seats: int, changes: dict[str, Any]) -> None:
    levels = ["easy", "normal", "easy", "strong"]
    assert len(played(new(mode, seats, 5, **changes).state, [bot(GAME, level) for level in levels[:seats]])) == seats


@pytest.mark.long
def test_strong_is_far_better_than_chance() -> None:
    state = new("fleet", 2, 12).state
    points = played(state, [bot(GAME, "random"), bot(GAME, "strong")])
    assert points[1] > points[0] + 40


@pytest.mark.long
def test_strong_beats_greedy() -> None:
    """One deal, with seats swapped."""
    lead = 0
    for strong in range(2):
        state = new("fleet", 2, 900).state
        points = played(state, [bot(GAME, "strong" if seat == strong else "greedy") for seat in range(2)])
        lead += points[strong] - points[1 - strong]
    assert lead > 0


def test_the_same_seed_plays_the_same_game_asked_afresh_at_every_ply() -> None:
    digests = []
    for fresh in (False, True):
        state = new("family", 2, 9).state
        players = [bot(GAME, "normal"), bot(GAME, "easy")]
        rngs = [Quick(1), Quick(2)]
        while state.outcome() is None:
            seat = state.to_act()[0]
            if fresh:
                players[seat] = bot(GAME, ("normal", "easy")[seat])
            state.apply(seat, players[seat].choose(Outlook(GAME, state, seat), rngs[seat]))
        digests.append(state.digest())
    assert digests[0] == digests[1]


def test_a_bot_knows_no_more_than_its_seat() -> None:
    """Rule 4.1: where all that is hidden lies otherwise it does the same."""
    assert_honest(GAME, new("fleet", 2, 21).state, "normal", 40)


def rescuing(*tiles: str, left: str, right: str = "", day: int = 5, **changes: Any) -> Table:
    """Seat 0 is to rescue with one basket."""
    own = crew("boat_blue", tiles, **changes)
    return position(RESCUE + 1, own, crew("boat_red"), day=day, left=left, right=right, step=RescueTurn(0, 0))


def test_a_family_is_made_larger() -> None:
    """Rule 13.3: the fourth red cat is worth more than a first blue one."""
    table = rescuing(*RED_TRIO, left="blue P5, red Y5")
    assert chosen(table) == Rescue(cat("red Y5"), "permanent")
    table.does(str(chosen(table)))
    table.does(str(chosen(table)))
    assert surveyed(table.crew()).families == [4]


def test_the_nearer_of_two_like_cats_is_taken() -> None:
    """Rule 7.5: three fish are less than five."""
    table = rescuing(*RED_TRIO, left="green Y5", right="blue Y5", day=3)
    assert chosen(table) == Rescue(cat("green Y5"), "permanent")


def test_exactly_fifteen_cats_are_left_fifteen() -> None:
    """Rule 14.2: lesson 114 gives 10 for 15 cats; another cat that brings less is left where it is."""
    name = next(name for name in FIXTURES if FIXTURES[name]["expected"]["cats"] == 15)
    own = fixture(name, lessons=[114], ready=1, fish=20)
    tables = [
        position(RESCUE + 1, one, crew("boat_red"), day=5, left="blue S4", step=RescueTurn(0, 0))
        for one in (own, fixture(name, lessons=[118], ready=1, fish=20))
    ]
    assert isinstance(chosen(tables[0]), Pass)
    assert isinstance(chosen(tables[1]), Rescue)


def test_a_map_earns_a_treasure_and_it_is_taken() -> None:
    """Rule 8.5."""
    table = rescuing(left="green I5", day=2)
    table.does(f"rescue {cat('green I5')} permanent").put(MAP_CAT)
    assert isinstance(chosen(table), Treasure)


def bought(table: Table) -> list[str]:
    """What a bot pays for."""
    found: list[str] = []
    while isinstance(action := chosen(table), Buy):
        found.append(action.card)
        table.does(str(action))
    assert isinstance(action, Pay)
    return found


def test_a_basket_is_worth_its_fish_on_the_last_day() -> None:
    """Rule 5.3."""
    own = crew("boat_blue", RED_TRIO, fish=20)
    own.drafted = 1 << 55 | 1 << 67
    table = position(PAY, own, crew("boat_red"), day=5, left="red Y5, red T5", right="red W5, red V5")
    assert bought(table) == ["basket_3"]


def test_what_is_chosen_can_be_paid() -> None:
    """Rule 5.4: an Oshax card for 5, a new basket for 6, a basket for 2."""
    own = crew("boat_blue", RED_TRIO, fish=7)
    own.drafted = 1 << 1 | 1 << 84 | 1 << 43
    table = position(PAY, own, crew("boat_red"), day=2, left="red Y5", right="red W5")
    assert bought(table) in (["oshax"], ["gain_basket"], ["oshax", "basket_1"], ["basket_1"])
    table.does("pay")
    assert table.crew().fish >= 0


def test_on_the_last_day_every_rescue_card_is_laid() -> None:
    """Rule 7.1."""
    own = crew("boat_blue", RED_TRIO, hand=[7, 15, 16, 43])
    table = position(LAY, own, crew("boat_red"), day=5, left="red Y5, red T5", right="red W5, red V5")
    for _ in range(4):
        assert isinstance(chosen(table), Lay)
        table.does(str(chosen(table)))
    assert isinstance(chosen(table), Ready)


def test_a_new_basket_is_played_at_once() -> None:
    """Rule 11.1."""
    own = crew("boat_blue", RED_TRIO, hand=[84])
    table = position(LAY, own, crew("boat_red"), day=2, left="red Y5", right="red W5")
    assert chosen(table) == Play("gain_basket")


def test_an_oshax_takes_the_colour_of_a_family() -> None:
    """Rule 10.2."""
    own = crew("boat_blue", RED_TRIO, hand=[1])
    table = position(FIND, own, crew("boat_red"), day=5, step=FindTurn(0, False))
    found = chosen(table)
    assert isinstance(found, Adopt)
    assert found.colour == "red"
    table.does(str(found))
    assert isinstance(chosen(table), Place)


def test_alone_the_sister_is_reckoned_with() -> None:
    """Rule 15.10: a cat that brings her five points and oneself none is not taken."""
    table = position(RESCUE + 1, crew("boat_blue", RED_TRIO), mode="solo", day=5, left="blue Y5", step=RescueTurn(0, 0))
    sister = table.state.sister
    assert sister is not None
    sister.colours, sister.unturned, sister.lessons = [0, 1, 3, 4, 2], 0, [199, 202]
    assert isinstance(chosen(table), Pass)
    sister.colours = [2, 1, 3, 4, 0]
    assert isinstance(chosen(table), Rescue)


def test_the_judge_prefers_to_win() -> None:
    """Rule 13.5."""
    state = finished(fixture("F1"), fixture("F6")).state
    outcome = state.outcome()
    assert outcome is not None
    best = outcome.winners[0]
    assert judge(state, best) > judge(state, 1 - best)


def test_the_judge_counts_the_sister() -> None:
    """Rule 15.10."""
    table = finished(fixture("F1"), mode="solo")
    score = table.outcome().scores[0]
    won = 20_000 if table.outcome().winners else 0
    assert judge(table.state, 0) == 1000 * (score.total - score.parts[-1].points) + won


def test_the_judge_likes_families_rooms_and_fish() -> None:
    def judged(*tiles: str, **changes: Any) -> int:
        return judge(rescuing(*tiles, left="blue P5", day=3, **changes).state, 0)

    apart = (*RED_PAIR, "red cat_P5 at 13,3 14,3 13,4 14,4 13,5")
    assert judged(*RED_TRIO) > judged(*apart)
    assert judged(*RED_TRIO, fish=20) > judged(*RED_TRIO, fish=10)
    assert judged(*RED_TRIO, ready=2) > judged(*RED_TRIO, ready=1)


def test_greedy_over_the_judge_makes_up_its_mind() -> None:
    """Cards put forward and taken back lead nowhere: a day is over after a few dozen decisions."""
    state = new("solo", 1, 3).state
    player, rng = bot(GAME, "greedy"), Quick(1)
    for _ in range(80):
        if state.day > 1:
            break
        state.apply(0, player.choose(Outlook(GAME, state, 0), rng))
    assert state.day > 1
