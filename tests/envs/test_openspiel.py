"""OpenSpiel's own tests and bots, on every game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="there is no wheel of OpenSpiel for this machine")

from open_spiel.python.algorithms import ismcts, mcts

from archipel.envs.openspiel import HouseBot, SpielState, names
from archipel.envs.openspiel.recalled import Recalled
from archipel.envs.setting import BadSetting, Setting
from tests.envs import PROVING, SEEDS

NAMES = names()
pytestmark = [pytest.mark.prove, pytest.mark.once]


class Indifferent(mcts.Evaluator):  # type: ignore[misc]
    """Plays nothing out, which takes their time and not ours."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        return [(choice, 1 / len(state.legal_actions())) for choice in state.legal_actions()]


def load(name: str, players: int = 0, **more: Any) -> Any:
    least = pyspiel.load_game(name).get_type().min_num_players
    return pyspiel.load_game(name, {"players": players or least, "seed": 5, **more})


def random_play(game: Any, steps: int, seed: int) -> Any:
    state, rng = game.new_initial_state(), random.Random(seed)
    state.apply_action(0)
    while steps and not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(game.num_players())])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("name", NAMES)
def test_random_simulations(name: str) -> None:
    """Not their serialization of games: those with sampled chance cannot have it in Python. States are tested below."""
    kind = pyspiel.load_game(name).get_type()
    for players in range(kind.min_num_players, kind.max_num_players + 1 if PROVING else kind.min_num_players + 1):
        pyspiel.random_sim_test(load(name, players), num_sims=len(SEEDS), serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_states_are_kept_and_come_back(name: str) -> None:
    game = load(name)
    for steps in (0, 7, 30):
        state = random_play(game, steps, steps)
        back = game.deserialize_state(state.serialize())
        assert str(back) == str(state)
        assert back.history() == state.history()
        for seat in range(game.num_players()):
            assert back.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith(("_turns", "_solo"))])
def test_what_is_drawn_anew_is_what_the_player_cannot_know(name: str) -> None:
    game = load(name)
    other = 0
    for steps in (0, 9, 25):
        state = random_play(game, steps, steps + 1)
        player = state.current_player()
        twins = [state.resample_from_infostate(player, random.Random(number).random) for number in range(4)]
        for twin in twins:
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            other += str(twin) != str(state)
    assert other


def test_whoever_remembers_another_way_here_is_in_another_information_state() -> None:
    """Palm Island: a deck that was looked through and lies face down is not in the view any more."""
    setting = Setting("palm_island", "solo")
    one, other = (Recalled.dealt(setting, deal) for deal in (39, 74))
    assert one.row(0) != other.row(0), "they see other decks"
    for course in (one, other):
        course.choose(0, sorted(course.open(0))[-1])
    assert one.state.view(0) == other.state.view(0)
    assert one.recall != other.recall


@pytest.mark.parametrize("name", ["archipel_isle_of_cats_fleet_turns", "archipel_small_islands_normal_turns"])
def test_what_others_have_half_said_does_not_go_with_a_twin(name: str) -> None:
    game = load(name, 2)
    tried = 0
    for steps in range(1, 60):
        state = random_play(game, steps, 2)
        for player in range(2):
            others = [seat for seat in state.begun.begun() if seat != player]
            twin = state.resample_from_infostate(player, random.Random(1).random)
            assert set(twin.begun.begun()) <= {player}
            assert twin.history() == []
            tried += bool(others)
    assert tried


@pytest.mark.parametrize("name", ["archipel_palm_island_cooperative", "archipel_isle_of_cats_fleet"])
def test_bots_of_the_house_play_where_all_choose_at_once(name: str) -> None:
    game = load(name, 3)
    bots = [HouseBot(game, seat, "random", seed=seat) for seat in range(3)]
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([bot.step(state) for bot in bots])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert state.begun.state.outcome() is not None


@pytest.mark.parametrize("name", ["archipel_hashi_side_a_turns", "archipel_palm_island_casual_turns"])
def test_their_search_plays_a_whole_game_against_ours(name: str) -> None:
    game = load(name, 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(3)) if PROVING else Indifferent()
    theirs = ismcts.ISMCTSBot(game, evaluator, 2.0, 30 if PROVING else 4, random_state=np.random.RandomState(4))
    ours = HouseBot(game, 1, "strong" if PROVING else "greedy", seed=7)
    state = game.new_initial_state()
    state.apply_action(0)
    acted = [0, 0]
    while not state.is_terminal():
        player = state.current_player()
        choice = (theirs, ours)[player].step(state)
        assert choice in state.legal_actions()
        acted[player] += len(state.legal_actions()) > 1
        state.apply_action(choice)
    assert sorted(state.returns()) == [-1.0, 1.0] or state.returns() == [1.0, 1.0]
    assert min(acted) > 10


def test_a_choice_that_is_not_open_is_an_error_and_changes_nothing() -> None:
    state = random_play(load("archipel_hashi_side_a_turns"), 5, 1)
    before = str(state)
    with pytest.raises(ValueError, match="the choice 0 is not open here"):
        state.apply_action(0)
    assert str(state) == before
    together = random_play(load("archipel_hashi_side_a"), 5, 1)
    before = str(together)
    with pytest.raises(ValueError, match=r"the choice 97 is not open to seat \d"):
        together.apply_actions([97, 97])
    assert str(together) == before


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    game = load("archipel_hashi_solo", options="side:B")
    assert game.setting.options.side == "B"
    assert load("archipel_palm_island_solo", options="trophies:1").setting.options.trophies == ("1",)
    with pytest.raises(BadSetting, match="a seed is 0 or more, or -1 for chance, not -2"):
        load("archipel_hashi_solo", seed=-2)
    with pytest.raises(BadSetting, match="an option is a name and a value, as side:B, not 'side'"):
        load("archipel_hashi_solo", options="side")
    state = random_play(load("archipel_hashi_solo"), 3, 1)
    with pytest.raises(BadSetting, match="no record to keep it by"):
        state.resample_from_infostate(0, random.random).serialize()
    assert isinstance(state, SpielState)
