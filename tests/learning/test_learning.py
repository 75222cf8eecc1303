"""The learner of docs/learning: the same seed, the same player; what it shows is what it reckoned."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from docs.learning import learn
from docs.learning.curve import draw
from docs.learning.network import FEATURES, SETTING, Network, inputs, points
from docs.learning.player import lesson

HERE = Path(learn.__file__).parent


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "LOOKED_AT", 1)
    monkeypatch.setattr(learn, "HIDDEN", 8)


def run(seed: int) -> tuple[Network, bytes, list[tuple[int, float]]]:
    """What comes of two rounds of games."""
    with ThreadPoolExecutor(1) as pool:
        network, curve = learn.learn(pool, seed, rounds=2, games=2)
    return network, b"".join(part.tobytes() for part in network.weights), curve


def examined(network: Network) -> dict[str, Any]:
    with ThreadPoolExecutor(1) as pool:
        told = learn.exam(pool, network, deals=2)
    SETTING.game.bots.pop("learned")
    return told


@pytest.mark.slow
@pytest.mark.usefixtures("tiny")
def test_a_seed_makes_one_player() -> None:
    network, weights, curve = run(5)
    again, same_weights, same_curve = run(5)
    assert (same_weights, same_curve) == (weights, curve)
    assert run(6)[1] != weights
    assert [games for games, _ in curve] == [0, 4, 8]
    assert examined(again) == examined(network)


def test_a_view_shows_its_score_and_every_island_once() -> None:
    row = FEATURES.encode(SETTING.new(1).view(0))
    rows = np.frombuffer(row * 2, np.uint8).reshape(2, -1)
    given = inputs(rows)
    assert points(rows).tolist() == [0, 0]
    assert given.shape[0] == 2
    assert given[0, : 18 * 14].sum() == 18


def test_what_followed_goes_back_until_something_else_was_tried() -> None:
    row = FEATURES.encode(SETTING.new(1).view(0))
    steps = [(row, 10.0, 10.0), (row, 20.0, 20.0), (row, 5.0, 30.0), (row, 40.0, 40.0)]
    _, wanted = lesson([steps], [50.0])
    last = 0.8 * 50 + 0.2 * 40
    assert (20 * wanted).tolist() == pytest.approx([0.8 * 30 + 0.2 * 20, 30, last, 50])


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (["--rounds", "0"], "--rounds is at least 1, not 0"),
        (["--deals", "many"], "argument --deals: invalid int value: 'many'"),
        (["--out", "nowhere"], "there is no folder nowhere"),
        (["--scheduler", "nowhere"], "nowhere is no address of a scheduler; one looks like tcp://HOST:8786."),
    ],
)
def test_bad_arguments_are_one_sentence(
    asked: list[str], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["learn", *asked])
    with pytest.raises(SystemExit) as refused:
        learn.main()
    assert refused.value.code == 2
    assert capsys.readouterr().err == f"learn: error: {why}\n"


def test_the_picture_and_the_page_show_the_figures_that_were_found() -> None:
    found = json.loads((HERE / "curve.json").read_text(encoding="utf-8"))
    assert (HERE / "curve.svg").read_text(encoding="utf-8") == draw(found["curve"], found["exam"])
    page = (HERE / "README.md").read_text(encoding="utf-8")
    for name in ("random", "greedy", "learned", "difference"):
        figures = found["exam"][name]
        assert f"{figures['mean']:.2f} ({figures['low']:.2f} to {figures['high']:.2f})" in page
    assert found["exam"]["difference"]["low"] > 0
    assert found["weights"] in page
