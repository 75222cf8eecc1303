"""Games recorded once replay to the same state and outcome: one per mode, number of seats and way to end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archipel.core.catalog import game, games
from archipel.core.record import json_lines, replay

from .make import BROKEN_TIES, FOLDER, read

FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_record_replays_to_what_it_led_to(file: Path) -> None:
    kept = read(file)
    state = replay(kept.record)
    assert state.outcome() == kept.outcome
    assert state.digest() == kept.digest


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_record_has_one_action_a_line(file: Path) -> None:
    kept = read(file)
    assert file.read_bytes() == json_lines(kept)
    lines = [line.strip().rstrip(",") for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.match(r"\[\d", line)] == [
        f'[{seat}, "{action}"]' for seat, action in kept.record.actions
    ]


@pytest.mark.parametrize("id", list(games()))
def test_a_tutorial_has_one_action_a_line(id: str) -> None:
    written = (game(id).folder / "tutorial.json").read_text(encoding="utf-8").splitlines()
    assert [line for line in written if len(re.findall(r'"\d+ [a-z]', line)) > 1] == []


@pytest.mark.parametrize("id", list(games()))
def test_every_mode_seats_and_way_to_end_is_recorded(id: str) -> None:
    kept = [read(file) for file in FILES if file.parent.name == id]
    recorded = {(one.mode, one.record.seats) for one in kept}
    assert {(mode.id, seats) for mode in game(id).modes for seats in mode.seats} <= recorded
    for mode in game(id).modes:
        if mode.seats[-1] > 1:
            wins = {len(one.outcome.winners) > 1 for one in kept if one.mode == mode.id}
            ways = {False} if id in BROKEN_TIES else {True, False}
            assert wins == ways, f"{mode.id}: a game won alone and one shared"


def test_recorded_hashi_scores_add_up() -> None:
    """Every seat of every recorded game: 2 points an island, 17 turns confirmed, a bonus paid high or low."""
    for file in FILES:
        kept = read(file)
        if kept.record.game != "hashi":
            continue
        confirmed = [seat for seat, line in kept.record.actions if line == "confirm"]
        assert all(confirmed.count(seat) == 17 for seat in range(kept.record.seats))
        for score in kept.outcome.scores:
            parts = {part.key: part.points for part in score.parts}
            assert parts["islands"] % 2 == 0
            assert parts["red"] in (0, 5, 9)
            assert parts["blue"] in (0, 3, 7)
            assert parts["six"] in (0, 4, 8)
            assert sum(parts.values()) == score.total
