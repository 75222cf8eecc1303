"""What our own rows are made of."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from archipel.bench import cases, rows
from archipel.bench.cases import Rate, time_counts
from archipel.bench.rows import Row, case_of, measure, observe, short
from archipel.core.catalog import games
from archipel.core.features import Features, Plane
from archipel.core.game import Game, Mode
from archipel.games.hashi.values import CONFIRM

FEATURES = Features(
    planes=(Plane("all", (1,), "one byte", high=5),),
    encode=lambda _: b"\x05",
    choices=("wait", "east", "south", "west"),
    spell=lambda _: (2, 1),
    read=lambda _: CONFIRM,
    openers=3,
)
"""One byte, and every action is spelled by its third choice first."""


def test_an_observation_is_a_row_and_a_mask_of_first_choices() -> None:
    game = games()["hashi"]
    state = game.new(game.options(), 2, 7)
    assert observe(FEATURES, state) == (b"\x05", bytearray([0, 0, 1, 0]))


def test_only_a_game_with_features_is_observed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["hashi"]
    monkeypatch.setattr(game, "features", None, raising=False)
    assert "observe" not in case_of(game, game.modes[0]).ops
    monkeypatch.setattr(game, "features", FEATURES)
    assert "observe" in case_of(game, game.modes[0]).ops


def test_counts_are_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases, "calibrate", lambda _: 50.0)
    now = 0.0
    answers = iter([1000, 2, 4, 6])

    def work() -> int:
        nonlocal now
        now += 0.25
        return next(answers)

    rate = time_counts(work, 0.75, lambda: now)
    assert (rate.second, rate.round) == (16.0, 0.32)


def test_steps_of_many_environments_are_a_share_of_plain_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    def row(game: Game, mode: Mode, seconds: float) -> Row:
        return Row(game.id, mode.id, True, steps_per_round=4.0, steps_per_s=100.0, games_per_s=1.0, legal_per_step=3.0)

    def counted(play: Callable[[], int], seconds: float) -> Rate:
        return Rate(float(play()), play() / 30)

    def vector(game: Game, mode: Mode, seats: int) -> Callable[[], int]:
        return lambda: 10 * seats * len(game.id)

    monkeypatch.setattr(rows, "row", row)
    monkeypatch.setattr(rows, "time_counts", counted)
    found = list(measure([games()["hashi"]], 1.0, vector))
    assert [one.vector_per_s for one in found] == [100.0, 100.0, 50.0]
    assert found[0].vector_share == pytest.approx(100 / 30 / 4)
    assert all(one.vector_per_s is None for one in measure([games()["hashi"]], 1.0))


@pytest.mark.parametrize(
    ("rate", "told"), [(2_345_678.0, "2.35M"), (1500.0, "1.5k"), (999.0, "999"), (0.01234, "0.0123")]
)
def test_rates_in_a_few_signs(rate: float, told: str) -> None:
    assert short(rate) == told
