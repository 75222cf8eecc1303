"""A game looked back on: sums that close, an end that is the outcome, costs that mean something."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from archipel import games
from archipel.analysis import Analysis, PlyResult, analyse
from archipel.analysis.course import course_of
from archipel.analysis.estimator import Estimator
from archipel.analysis.weighing import weigh
from archipel.core.game import Outlook
from archipel.core.record import BrokenRecord, Record, replay
from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Action
from tests.analysis.games_played import TINY, played
from tests.bots.toys import STONES, Take

HASHI = games()["hashi"]
SOLO = played(HASHI, HASHI.mode("solo"), 1)
BEGUN = played(games()["islet"], games()["islet"].mode("rivals"), 2, plies=16)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.analysis.budgets.QUICK", TINY)


def check_sums(found: Analysis) -> None:
    """Start, luck and choices are the end; choices are what they gave, mistakes or not."""
    for seat, whole in enumerate(found.sums):
        assert whole.start + whole.luck + whole.own + whole.others == whole.end
        for before, after in zip(found.moments, found.moments[1:], strict=False):
            shift = after.shifts[seat]
            assert after.values[seat].value - before.values[seat].value == shift.luck + shift.own + shift.others
        assert whole.own == sum(one.given[seat] for one in found.decisions if one.seat == seat)
        assert whole.others == sum(one.given[seat] for one in found.decisions if one.seat != seat)


def check_decisions(found: Analysis) -> None:
    for one in found.decisions:
        assert one.cost >= 0
        assert one.mistake == (one.cost > one.margin)
        assert one.best.value - one.played.value == one.cost
        assert one.played.action in [choice.action for choice in one.weighed]


def test_a_whole_game_alone_adds_up_to_its_outcome() -> None:
    found = analyse(SOLO)
    outcome = replay(SOLO).outcome()
    assert outcome is not None
    assert found.finished
    assert found.unit == "points"
    assert len(found.moments) == len(SOLO.actions) + 1
    last = found.moments[-1].values[0]
    assert (last.value, last.margin) == (100 * outcome.scores[0].total, 0)
    assert {title for title, chance in last.titles.items() if chance} == {outcome.rank}
    assert all(abs(sum(one.values[0].titles.values()) - 10_000) <= 12 for one in found.moments)
    check_sums(found)
    check_decisions(found)
    assert any(one.mistake for one in found.decisions)
    assert any(one.why for one in found.decisions)
    assert any(one.given[0] < 0 and not one.mistake for one in found.decisions), "small losses are booked"
    assert found.sums[0].margin > 0


def test_a_game_of_rivals_that_was_stopped_is_analysed_as_far_as_it_goes() -> None:
    found = analyse(BEGUN)
    assert not found.finished
    assert found.unit == "chance"
    assert len(found.moments) == 17
    check_sums(found)
    check_decisions(found)
    assert all(0 <= value.value <= 10_000 and value.margin for one in found.moments for value in one.values)


def stones(*counts: int) -> Record:
    """Whoever takes the last of seven stones wins: seats in turn take one or two."""
    record = Record.begin(STONES, STONES.options(), 2, 1)
    for ply, count in enumerate(counts):
        record.add(ply % 2, Take(count))
    return record


def test_the_move_that_lost_is_the_costliest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "stones", STONES)
    monkeypatch.setattr(
        "archipel.analysis.budgets.QUICK", msgspec.structs.replace(TINY, sifted=8, compared=64, looked=16)
    )
    found = analyse(stones(1, 1, 1, 1, 1, 2))
    assert found.turning_points[0][0].ply == 2
    wrong = next(one for one in found.decisions if one.ply == 2)
    assert (wrong.played.action, wrong.best.action, wrong.best.value) == ("take 1", "take 2", 10_000)
    assert 2_500 < wrong.cost < 7_500
    assert wrong.given[0] < 0 == sum(wrong.given)
    assert found.moments[-1].values[1].value == 10_000
    check_sums(found)


def test_small_actions_of_one_turn_are_one_choice() -> None:
    course = course_of(SOLO)
    for turn in set(course.turns):
        kinds = [SOLO.actions[ply][1].split()[0] for ply in course.plies_of(turn)]
        assert sum(kind in ("write", "skip_number") for kind in kinds) <= 1
    assert max(map(len, map(course.plies_of, set(course.turns)))) > 2


def test_any_executor_finds_the_same() -> None:
    with ThreadPoolExecutor(1) as executor:
        assert analyse(BEGUN, executor=executor) == analyse(BEGUN)


def test_what_was_kept_is_not_computed_again() -> None:
    told: list[tuple[PlyResult, int, int]] = []
    whole = analyse(BEGUN, progress=lambda *news: told.append(news))
    assert [(done, total) for _, done, total in told] == [(done, 17) for done in range(1, 18)]
    kept = [result for result, _, _ in told]
    asked: list[int] = []
    again = analyse(BEGUN, kept=kept[3:], progress=lambda *news: asked.append(news[0].ply))
    assert asked == [0, 1, 2]
    assert again == whole
    other = [msgspec.structs.replace(result, key="other") for result in kept]
    analyse(BEGUN, kept=other, progress=lambda *news: asked.append(news[0].ply))
    assert len(asked) == 3 + len(whole.moments)


class Slow(Executor):
    """Answers the first job alone."""

    def __init__(self) -> None:
        self.asked: list[Future[Any]] = []

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if not self.asked:
            future.set_result(call(*args))
        self.asked.append(future)
        return future


class Stopped(Exception):
    pass


def test_who_stops_it_stops_what_was_asked_for() -> None:
    executor = Slow()

    def stop(result: PlyResult, done: int, total: int) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        analyse(BEGUN, executor=executor, progress=stop)
    assert len(executor.asked) == len(BEGUN.actions) + 1
    assert all(future.cancelled() for future in executor.asked[1:])


def test_json_round_trip_and_other_files() -> None:
    found = analyse(BEGUN)
    assert Analysis.from_json(found.to_json()) == found
    for wrong in (b"{}", b"\xff", found.to_json().replace(b"archipel analysis 1", b"archipel analysis 9")):
        with pytest.raises(ValueError, match="not an analysis"):
            Analysis.from_json(wrong)


def test_records_that_cannot_be_played_are_one_sentence() -> None:
    with pytest.raises(BrokenRecord, match="rules 9"):
        analyse(msgspec.structs.replace(BEGUN, rules=9))
    with pytest.raises(BrokenRecord, match="action 1"):
        analyse(msgspec.structs.replace(BEGUN, actions=BEGUN.actions[1:]))


BROKEN: dict[str, dict[str, Any]] = {
    "an action too many": {"actions": [*SOLO.actions, SOLO.actions[-1]]},
    "an action that is none": {"actions": [*SOLO.actions[:5], (0, "dragon")]},
    "no words at all": {"actions": [*SOLO.actions[:5], (0, "")]},
    "a seat that is none": {"actions": [*SOLO.actions[:5], (7, SOLO.actions[5][1])]},
    "a seat below": {"actions": [*SOLO.actions[:5], (-1, SOLO.actions[5][1])]},
    "another order": {"actions": SOLO.actions[::-1]},
    "other chance": {"seed": "00" * 16},
    "no chance": {"seed": "zz"},
    "too many seats": {"seats": 99},
    "no seats": {"seats": 0},
    "other options": {"options": {**SOLO.options, "mode": "nope"}},
    "another game": {"game": "atlantis"},
    "rules to come": {"rules": SOLO.rules + 1},
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_record_is_refused_before_anything_is_found(what: str) -> None:
    """Whatever is wrong with it: one sentence, and no job of it is done."""
    asked: list[PlyResult] = []
    with pytest.raises(BrokenRecord) as refused:
        analyse(msgspec.structs.replace(SOLO, **BROKEN[what]), progress=lambda result, *_: asked.append(result))
    assert str(refused.value)
    assert "\n" not in str(refused.value)
    assert not asked


def test_what_others_choose_in_secret_is_found_once_for_a_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the seat chooses, and not knowing it."""
    mode = HASHI.mode("side_a")
    state = replay(played(HASHI, mode, 2, plies=24))
    while not (state.steps[-1].secret() and len(state.to_act()) == 2):
        seat = state.to_act()[0]
        state.advance(seat, state.legal_actions(seat)[0])
    estimator = Estimator(HASHI, mode, 2, TINY)
    outlook = Outlook(HASHI, state, 0)
    (twin,) = estimator.twins(outlook, 24, "sift", 1)
    before = twin.state.clone()
    chosen: list[int] = []
    choose = estimator.player.choose

    def heard(state: State, seat: int, rng: Rng) -> Action:
        chosen.append(seat)
        return choose(state, seat, rng)

    monkeypatch.setattr(estimator.player, "choose", heard)
    estimator.further = 0
    for action in outlook.legal[:3]:
        estimator.after(twin, 0, action, 24)
    first = twin.replies[0]
    assert first
    assert {actor for actor, _ in first} == {1}
    assert chosen.count(1) == len(first)
    assert before.view(None) == twin.state.view(None), "the twin is left as it was"


def test_an_action_nobody_waited_for_is_weighed_against_doing_nothing() -> None:
    game = games()["islet"]
    state = replay(BEGUN)
    seat = state.to_act()[0]
    estimator = Estimator(game, game.mode("rivals"), 2, TINY)
    outlook = Outlook(game, state, seat)
    found = weigh(estimator, outlook, outlook.legal[0], 16, waits=True)
    assert [choice.action for choice in found.weighed][:2] == [str(outlook.legal[0]), ""]
