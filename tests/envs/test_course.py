"""Games by choices: nothing is lost, nothing is heard twice, and what is not open changes nothing."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from archipel.core.game import BadOptions
from archipel.envs import BadSetting, ManyGames, Setting, SingleEnv, aec, parallel
from archipel.envs.course import Course
from archipel.envs.parallel import TogetherEnv
from archipel.kit.spelling import Decision, NoSuchChoice
from tests.envs import each_table


def play(course: Course, rng: random.Random, steps: int = 10**6) -> None:
    while course.actors and steps:
        seat = course.turn()
        course.choose(seat, rng.choice(course.open(seat)))
        steps -= 1


@each_table
def test_choices_play_a_whole_game_and_every_action_can_be_said(game: str, mode: str, seats: int) -> None:
    setting = Setting(game, mode, seats)
    course = Course(setting, setting.new(3))
    rng = random.Random(3)
    while course.actors:
        seat = course.turn()
        for action in rng.sample(list(legal := course.state.legal_actions(seat)), min(3, len(legal))):
            decision = Decision(legal, setting.features.spell)
            said = None
            while said is None:
                said = decision.choose(setting.features.spell(action)[len(decision.said)])
            assert said == action
        while not course.choose(seat, rng.choice(course.open(seat))):
            pass
    outcome = course.state.outcome()
    assert outcome is not None
    assert course.rewards() == setting.rewards(outcome)


@each_table
def test_a_choice_that_is_not_open_changes_nothing(game: str, mode: str, seats: int) -> None:
    env = SingleEnv(game, mode, seats, bots=("random",) if seats > 1 else ())
    told, _ = env.reset(seed=5)
    before = env.lone.course.state.digest()
    wrong = int(np.flatnonzero(told["action_mask"] == 0)[-1])
    again, reward, ended, cut, info = env.step(wrong)
    assert (reward, ended, cut, info["illegal"]) == (-1.0, False, False, True)
    assert env.lone.course.state.digest() == before
    assert all((again["observation"][name] == told["observation"][name]).all() for name in told["observation"])

    apart = parallel(game, mode, seats)
    apart.reset(seed=5)
    before = apart.course.state.digest()
    many = len(apart.setting.features.choices)
    choices = {agent: apart.course.open(seat)[0] for seat, agent in enumerate(apart.agents)}
    choices["seat_0"] = next(choice for choice in range(many) if choice not in apart.course.open(0))
    _, rewards, _, _, infos = apart.step(choices)
    assert rewards["seat_0"] == -1.0
    assert infos["seat_0"] == {"illegal": True}
    assert apart.course.state.digest() == before
    assert all(not decision.chosen for decision in apart.course.decisions.values())


@pytest.mark.parametrize("choice", [0, -1, 9999])
def test_pettingzoo_ends_the_game_of_whoever_chooses_what_is_not_open(choice: int) -> None:
    env = aec("hashi", "side_a", 2)
    env.reset(seed=1)
    first = env.agent_selection
    env.step(choice)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert (env.rewards[first], env.infos[first]) == (-1.0, {"illegal": True})


def test_what_is_drawn_is_what_the_learner_may_see() -> None:
    env = SingleEnv("palm_island", "casual", 2, bots="random", seat=1, render_mode="ansi")
    env.reset(seed=1)
    turns = aec("hashi", "side_a", 2, render_mode="ansi")
    turns.reset(seed=1)
    together = parallel("hashi", "side_a", 2, render_mode="ansi")
    together.reset(seed=1)
    rng = random.Random(1)
    for _ in range(20):
        state = env.lone.course.state
        assert env.render() == str(state.view(1))
        env.step(rng.choice(env.lone.open()))
        seat = turns.possible_agents.index(turns.agent_selection)
        course = turns.unwrapped.course
        assert turns.render() == str(course.state.view(seat))
        turns.step(rng.choice(course.open(seat)))
        assert together.render() == str(together.course.state.view(None))


def test_nobody_can_tell_by_the_pace_what_others_choose_in_secret() -> None:
    """A pair of the draft may be whole after one choice or after two."""
    paces = set()
    for nth in range(5):
        env = parallel("isle_of_cats", "fleet", 2)
        env.reset(seed=1)
        while not env.course.state.steps[-1].secret() or len(env.course.actors) < 2:
            env.step({agent: env.course.open(seat)[0] for seat, agent in enumerate(env.agents)})
        before, state = env.course.seen(0), env.course.state.digest()
        unsure = next(choice for choice in env.course.open(0) if not env.course.decision(0).ends(choice))
        choice = env.course.open(1)[nth]
        paces.add(env.course.decision(1).ends(choice))
        env.step({"seat_0": unsure, "seat_1": choice})
        assert (env.course.seen(0), env.course.state.digest()) == (before, state)
        assert env.course.open(1) != [0] or 1 in env.course.held
    assert paces == {True, False}


def test_who_is_asked_something_else_by_now_is_asked_again() -> None:
    """Palm Island: one seat lets the group pay for something else, while another passes on what it was asked before."""
    setting = Setting("palm_island", "cooperative", 2, {"ability": "shared_stores"})
    names = setting.features.choices
    for deal in range(6):
        course, rng = Course(setting, setting.new(deal)), random.Random(deal)
        while course.actors:
            said = [{names[choice]: choice for choice in course.open(seat)} for seat in range(2)]
            if "aim" in said[0] and "pass" in said[1]:
                course.act_together([said[0]["aim"], said[1]["pass"]], 0)
                assert said[1]["pass"] in course.open(1), "it has not passed on what it was not asked"
                return
            stores = [[some[name] for name in some if "store" in name] or list(some.values()) for some in said]
            course.act_together([rng.choice(some) for some in stores], deal)
    raise AssertionError("nobody could aim at something else")


def alone() -> SingleEnv:
    return SingleEnv("palm_island", "solo", bots=())


def together() -> TogetherEnv:
    return parallel("hashi", "side_a")


@pytest.mark.parametrize("make", [alone, together])
def test_environments_are_copied_and_kept(make: Callable[[], Any]) -> None:
    env = make()
    env.reset(seed=3)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(make()))):
        assert twin.setting.options == env.setting.options
    twin = copy.deepcopy(env)
    course = (env.lone if isinstance(env, SingleEnv) else env).course
    other = (twin.lone if isinstance(twin, SingleEnv) else twin).course
    play(other, random.Random(1), 5)
    assert other.state.digest() != course.state.digest()


def test_seeds_of_many_games() -> None:
    many, again = (ManyGames("islet", "solo", 2, bots=()) for _ in range(2))
    deals = []
    both: list[tuple[ManyGames, Any]] = [(many, 4), (again, np.int64(4))]
    for env, seed in both:
        env.reset(seed=seed)
        first = env.rows.tobytes()
        env.reset()
        deals.append((first, env.rows.tobytes()))
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]
    with pytest.raises(BadSetting, match="there are 2 tables and 1 seeds"):
        many.reset(seed=[1])
    with pytest.raises(BadSetting, match="there are 2 tables and 1 choices"):
        many.step(np.array([1]))


def test_a_seat_that_is_not_asked_can_only_wait() -> None:
    course = Course(setting := Setting("islet", "rivals", 3), setting.new(1))
    idle = next(seat for seat in range(3) if seat not in course.actors)
    assert course.open(idle) == [0]
    with pytest.raises(NoSuchChoice, match="not asked"):
        course.choose(idle, 0)


def test_what_is_half_said_is_seen_by_nobody_else() -> None:
    setting = Setting("palm_island", "casual", 2)
    rng = random.Random(1)
    for deal in range(40):
        course = Course(setting, setting.new(deal))
        while course.actors:
            seat = course.turn()
            other = course.row(1 - seat)
            if not course.choose(seat, rng.choice(course.open(seat))):
                assert course.row(1 - seat) == other
                assert course.row(seat)[setting.features.size :].count(0) < setting.features.openers
                return
    raise AssertionError("no action took two choices")


@pytest.mark.parametrize("mode", ["speed", "cooperative"])
def test_those_who_choose_at_once_are_heard_in_turn_and_asked_again_where_they_come_too_late(mode: str) -> None:
    env = parallel("palm_island", mode, 3)
    rng = random.Random(2)
    env.reset(seed=2)
    while env.agents:
        env.step({agent: rng.choice(env.course.open(seat)) for seat, agent in enumerate(env.agents)})
    assert env.course.state.outcome() is not None


@pytest.mark.parametrize(("game", "mode"), [("hashi", "side_a"), ("islet", "rivals"), ("palm_island", "casual")])
def test_many_games_are_the_same_as_single_ones(game: str, mode: str) -> None:
    many = ManyGames(game, mode, 3, bots=("random",))
    singles = [SingleEnv(game, mode, bots=("random",)) for _ in range(3)]
    told, _ = many.reset(seed=9)
    for number, single in enumerate(singles):
        assert (single.reset(seed=9 + number)[0]["action_mask"] == told["action_mask"][number]).all()
    chance = np.random.default_rng(1)
    over = [False] * 3
    while not all(over):
        choices = many.random_choices(chance)
        told, rewards, ended, _, infos = many.step(choices)
        for number, single in enumerate(singles):
            if over[number]:
                continue
            alone, reward, end, _, _ = single.step(int(choices[number]))
            assert (reward, end) == (rewards[number], ended[number])
            there = infos["final_obs"][number] if end else None
            assert (alone["action_mask"] == (there or told)["action_mask"][() if there else number]).all()
            for name, plane in alone["observation"].items():
                assert (plane == (there or told)["observation"][name][() if there else number]).all()
            over[number] = end


def test_what_is_handed_out_stays_as_it_was() -> None:
    many = ManyGames("hashi", "solo", 2, bots=())
    first, _ = many.reset(seed=1)
    kept = first["action_mask"].copy()
    many.step(many.random_choices(np.random.default_rng(1)))
    assert (first["action_mask"] == kept).all()


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"mode": "nowhere"}, "hashi has no mode 'nowhere'; it has side_a, side_b, solo"),
        ({"seats": 7}, "hashi side_a is for 2, 3, 4 seats, not 7"),
        ({"bots": ("greedy", "greedy")}, "1 bots sit at this table, or one name for all of them, not 2"),
        ({"bots": ("nobody",)}, "no bot 'nobody'"),
        ({"seat": 5}, "there is no seat 5 at a table of 2"),
        ({"reward": "gold"}, "a reward is one of outcome, score, not 'gold'"),
        ({"options": {"side": "Z"}}, "Invalid enum value 'Z'"),
        ({"options": {"side": "B"}}, "side is what makes the mode side_a: choose another mode instead"),
        ({"render_mode": "human"}, "there is no render mode 'human'; there is ansi"),
        ({"options": {"content": "x"}}, "an environment plays hashi with the components it comes with"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(wish: dict[str, object], sentence: str) -> None:
    with pytest.raises((BadSetting, BadOptions, LookupError), match=sentence) as refused:
        SingleEnv("hashi", **wish)  # type: ignore[arg-type]
    assert "\n" not in str(refused.value)


def test_rewards() -> None:
    from archipel.core.values import Outcome, Score

    def ended(*winners: int, totals: tuple[int, ...]) -> Outcome:
        return Outcome(winners, tuple(Score(total, ()) for total in totals), "end")

    three = Setting("hashi", "side_a", 3)
    assert three.rewards(ended(1, totals=(3, 9, 4))) == [-0.5, 1.0, -0.5]
    assert three.rewards(ended(0, 1, totals=(9, 9, 4))) == [1.0, 1.0, -2.0]
    assert Setting("hashi", "side_a", 3, reward="score").rewards(ended(1, totals=(3, 9, 4))) == [-6.0, 5.0, -5.0]
    assert Setting("hashi", "solo").rewards(ended(0, totals=(41,))) == [41.0]
    together = Setting("palm_island", "cooperative", 2)
    assert together.rewards(ended(0, 1, totals=(3, 9))) == [1.0, 1.0]
    assert together.rewards(ended(totals=(3, 9))) == [-1.0, -1.0]
    assert Setting("palm_island", "cooperative", 2, reward="score").rewards(ended(totals=(3, 9))) == [12.0, 12.0]
    assert three.rewards(ended(0, 1, 2, totals=(9, 9, 9))) == [0.0, 0.0, 0.0]
