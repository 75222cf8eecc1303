"""Hashi's judge and players: they see what there is to enter, keep to the rules, and play well."""

from __future__ import annotations

import pytest

from archipel.bots import bot
from archipel.core.catalog import game
from archipel.core.game import Outlook
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Action, Outcome
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import TURNS
from archipel.games.hashi.judge import judge
from archipel.games.hashi.mind.chances import CHANCES, ELSEWHERE
from archipel.games.hashi.mind.entries import NOWHERE, Entry, Lister
from archipel.games.hashi.mind.prospect import LOST, Race
from archipel.games.hashi.mind.races import against, deadlines, prospect
from archipel.games.hashi.mind.sight import Sight, replies, thinned
from archipel.games.hashi.mind.table import begun, planner
from archipel.games.hashi.sheet import SHEETS
from archipel.games.hashi.state import HashiState
from archipel.games.hashi.values import SKIP_BRIDGES, SKIP_NUMBER, Bridge, HashiView, Write

HASHI = game("hashi")


def new(mode: str, seats: int, seed: int, **changes: str) -> HashiState:
    state = HASHI.new(HASHI.choose_options(HASHI.mode(mode), changes), seats, seed)
    assert isinstance(state, HashiState)
    return state


def outlook(state: State, seat: int) -> Outlook:
    return Outlook(HASHI, state, seat)


def play(state: HashiState, *levels: str) -> Outcome:
    """The whole game; `apply` refuses whatever is not legal."""
    players = [bot(HASHI, level) for level in levels]
    rng = Quick(1)
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, players[seat].choose(outlook(state, seat), rng))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def middle(seed: int, turns: int, seats: int = 1, side: str = "A") -> HashiState:
    """The beginning of a turn, after so many turns of random play."""
    state = new("solo" if seats == 1 else "side_a", seats, seed, side=side)
    rng = Quick(seed)
    player = bot(HASHI, "random")
    while state.turn <= turns:
        seat = state.to_act()[0]
        state.apply(seat, player.choose(outlook(state, seat), rng))
    return state


def view(state: HashiState, seat: int = 0) -> HashiView:
    seen = state.view(seat)
    assert isinstance(seen, HashiView)
    return seen


@pytest.mark.once
@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("side_b", 2)])
def test_a_player_ends_every_game(level: str, mode: str, seats: int) -> None:
    assert len(play(new(mode, seats, 3), *[level] * seats).scores) == seats


@pytest.mark.once
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_strong_player_is_strong_alone(side: str) -> None:
    assert play(new("solo", 1, 1, side=side), "strong").scores[0].total >= 46


@pytest.mark.once
def test_the_strong_player_is_ahead_in_the_races() -> None:
    """Over a few games with seats swapped: one game alone may be lost to the cards."""
    margin = 0
    for seed in range(5, 7):
        levels = ("normal", "strong") if seed % 2 else ("strong", "normal")
        scores = play(new("side_b", 2, seed, low_bonus_window="any_later_turn"), *levels).scores
        margin += scores[levels.index("strong")].total - scores[levels.index("normal")].total
    assert margin > 0


def test_a_fresh_player_at_every_decision_plays_the_same_turn() -> None:
    state = middle(4, 6)
    other = state.clone()
    player = bot(HASHI, "strong")
    while state.turn == 7:
        action = player.choose(outlook(state, 0), Quick(1))
        assert action == bot(HASHI, "strong").choose(outlook(other, 0), Quick(2))
        state.apply(0, action)
        other.apply(0, action)


def test_a_plan_begun_by_somebody_else_is_finished() -> None:
    state = middle(9, 4)
    player = bot(HASHI, "strong")
    planned = player.choose(outlook(state, 0), Quick(1))
    state.apply(0, next(action for action in state.legal_actions(0) if action != planned))
    while state.turn == 5:
        bridges = [action for action in state.legal_actions(0) if isinstance(action, Bridge)]
        action = player.choose(outlook(state, 0), Quick(1))
        state.apply(0, bridges[-1] if bridges and not view(state).pending.drew else action)
    assert state.turn == 6


@pytest.mark.parametrize("level", ["easy", "normal", "strong"])
def test_a_player_knows_no_more_than_its_seat(level: str) -> None:
    state = middle(2, 5, seats=2)
    state.apply(1, bot(HASHI, level).choose(outlook(state, 1), Quick(1)))
    twin = state.determinize(0, Quick(8))
    choices = [bot(HASHI, level).choose(outlook(table, 0), Quick(3)) for table in (state, twin)]
    assert choices[0] == choices[1]


def test_the_strong_player_starts_for_itself_and_against_its_neighbour() -> None:
    alone = bot(HASHI, "strong").choose(outlook(new("solo", 1, 1), 0), Quick(1))
    assert alone != bot(HASHI, "strong").choose(outlook(new("side_a", 2, 1), 0), Quick(1))


@pytest.mark.parametrize(("seed", "turns", "side"), [(1, 3, "A"), (2, 6, "B"), (3, 10, "A"), (4, 13, "B")])
def test_entries_are_exactly_what_the_steps_allow(seed: int, turns: int, side: str) -> None:
    state = middle(seed, turns, side=side)
    listed = [(entry.island, tuple(entry.lines)) for entry in planner(view(state)).entries()]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(walk(state.clone(), -1, ()))


def walk(state: HashiState, island: int, lines: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Every way through a turn, bridges in rising order."""
    if view(state).pending.stage == "confirm":
        return [(island, tuple(sorted(lines)))]
    found = []
    for action in state.legal_actions(0):
        after = state.clone()
        after.advance(0, action)
        found += walk(after, *_entered(state, action, island, lines))
    return found


def _entered(state: HashiState, action: Action, island: int, lines: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    if isinstance(action, Write):
        return action.island - 1, lines
    if isinstance(action, Bridge):
        return island, (*lines, state.sheet.line_of[action.line])
    assert action in (SKIP_NUMBER, SKIP_BRIDGES)
    return island, lines


def test_listing_leaves_the_board_as_it_was() -> None:
    plan = planner(view(middle(5, 5)))
    before = plan.board.clone()
    Lister(plan.board, plan.now).every(plan.number, plan.count)
    plan.best()
    assert plan.board.facts() == before.facts()
    assert (plan.board.room, plan.board.touching) == (before.room, before.touching)
    assert (plan.board.used, plan.board.finished) == (before.used, before.finished)


def test_the_beginning_of_a_turn_is_the_same_for_all_its_decisions() -> None:
    state = middle(6, 4)
    first = begun(view(state))
    player = bot(HASHI, "strong")
    while state.turn == 5:
        assert begun(view(state)) == first
        state.apply(0, player.choose(outlook(state, 0), Quick(1)))


def test_the_judge_knows_the_end() -> None:
    state = new("side_a", 2, 8)
    outcome = play(state, "random", "random")
    assert [judge(state, seat) for seat in (0, 1)] == [1000 * score.total for score in outcome.scores]


def test_the_last_turn_is_judged_exactly() -> None:
    state = middle(3, TURNS - 1)
    while len(state.legal_actions(0)) > 1:
        state.apply(0, bot(HASHI, "strong").choose(outlook(state, 0), Quick(1)))
    foretold = judge(state, 0)
    state.apply(0, state.legal_actions(0)[0])
    assert foretold == judge(state, 0)


def test_judging_changes_nothing() -> None:
    state = middle(7, 6, seats=3)
    before = state.digest()
    assert all(0 < judge(state, seat) < 60_000 for seat in range(3))
    assert state.digest() == before


def test_an_island_that_cannot_be_finished_is_lost() -> None:
    board = Board(SHEETS["A"])
    corner = 4
    for line in SHEETS["A"].at[corner]:
        one, other = SHEETS["A"].ends[line]
        board.write(one if other == corner else other, 1)
    board.write(corner, 3)
    ahead = prospect(board.sheet, 4, 0b1111, deadlines(4, [0, 0, 0]))
    ahead.worth(board)
    assert ahead.states[corner] == LOST


def test_alone_the_piles_are_the_clocks() -> None:
    red, blue, six = deadlines(8, [0, 0, 8])
    assert (red.clocks, red.points) == ([4, 9], [4, 5])
    assert (blue.clocks, blue.points) == ([9], [3])
    assert six.clocks == []


def test_together_the_rivals_are_the_clocks() -> None:
    state = middle(6, 8, seats=2)
    rivals = [state.shown[1]]
    fresh = against(rivals, "next_turn", 9, state.seen, [[0, 0]] * 3, 0)
    assert [round(race.prize()) for race in fresh] == [9, 7, 8]
    taken = [[0, 8], [0, 7], [8, 0]]
    assert [prizes(race) for race in against(rivals, "next_turn", 9, state.seen, taken, 0)] == [{0: 5}, {}, {}]
    assert [prizes(race) for race in against(rivals, "any_later_turn", 9, state.seen, taken, 0)] == [{8: 5}, {8: 3}, {}]


def prizes(race: Race) -> dict[int, float]:
    return dict(zip(race.clocks, race.points, strict=True))


def test_cards_to_come_are_all_that_were_not_seen() -> None:
    state = middle(2, 12)
    plan = planner(view(state))
    assert plan.cards() == sorted([*state.deck, state.removed])


def test_cards_are_thinned_evenly() -> None:
    cards = list(range(18))
    assert thinned(cards, 6, 0) == [0, 3, 6, 9, 12, 15]
    assert thinned(cards[:6], 6, 5) == cards[:6]
    shifted = {card for shift in range(18) for card in thinned(cards, 6, shift)}
    assert shifted == set(cards)
    assert all(len(set(thinned(cards, 8, shift))) == 8 for shift in range(18))


def sight(turns: int, seed: int = 5) -> Sight:
    plan = planner(view(middle(seed, turns)))
    return plan.sight(Entry(NOWHERE, [], 0))


def test_looking_ahead_leaves_the_board_as_it_was() -> None:
    here = sight(6)
    before = here.board.facts(), here.board.room.copy(), here.board.used
    assert abs(here.two_cards_on() - here.one_card_on()) < 5000
    assert before == (here.board.facts(), here.board.room, here.board.used)


def test_before_the_last_card_two_cards_on_are_one() -> None:
    here = sight(TURNS - 2)
    assert here.turn == TURNS - 1
    assert here.two_cards_on() == here.one_card_on()


def test_the_last_card_is_expected_exactly() -> None:
    """No table has a say where the game ends: what is foretold is the mean of what the two cards unseen would bring."""
    here = sight(TURNS - 2)
    cards = [card for card in range(18) if not here.seen >> card & 1]
    assert len(cards) == 2
    worths = [replies(here.board, here.after(card), card, 18)[0].worth for card in cards]
    assert all(worth % 1000 == 0 for worth in worths)
    assert here.one_card_on() == here.settled + sum(worths) // 2


def test_a_reply_is_worth_what_its_board_is_worth() -> None:
    here = sight(8)
    card = next(card for card in range(18) if not here.seen >> card & 1)
    for entry in replies(here.board, here.after(card), card, 3):
        board = here.board.clone()
        entry.enter(board, board.sheet.numbers[card])
        assert here.after(card).worth(board) == entry.worth
        assert len(entry.lines) in (0, board.sheet.counts[card])


def test_of_another_board_nothing_is_known_by_place() -> None:
    here, there = CHANCES["B"], ELSEWHERE["B"]
    assert any(here.places)
    assert not any(there.places)
    assert there.need == here.need
    row = len(there.near) // 7
    assert there.near[:row] == there.near[row : 2 * row] != there.near[4 * row : 5 * row]
