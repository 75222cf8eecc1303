"""One decision as a job: a record in, a legal action's text form out."""

from __future__ import annotations

import pickle

import pytest

from archipel import games
from archipel.bots import BotJob, UnknownBot, choose
from archipel.bots.job import KEPT, _kept, resume
from archipel.core.record import BrokenRecord, Record, replay
from archipel.core.rng import Quick

GAME = next(iter(games().values()))


def played(actions: int, seats: int = 2, seed: int = 4) -> Record:
    mode = next(mode for mode in GAME.modes if seats in mode.seats)
    options = GAME.choose_options(mode)
    record = Record.begin(GAME, options, seats, seed)
    state = GAME.new(options, seats, record.seed)
    rng = Quick(2)
    for _ in range(actions):
        seat = state.to_act()[0]
        action = rng.choose(state.legal_actions(seat))
        state.apply(seat, action)
        record.add(seat, action)
    return record


def test_a_job_travels_and_is_answered_by_a_legal_action() -> None:
    record = played(9)
    state = replay(record)
    seat = state.to_act()[0]
    job = BotJob(record.to_json(), seat, "random", 7)
    line = choose(pickle.loads(pickle.dumps(job)))
    assert GAME.actions.parse(line) in state.legal_actions(seat)
    assert choose(job) == line


def test_a_longer_record_is_played_on_and_a_shorter_one_anew() -> None:
    _kept.clear()
    whole = played(12)
    for length in (4, 9, 12, 6):
        record = Record.from_json(whole.to_json())
        record.actions = record.actions[:length]
        _, state = resume(record)
        assert state.digest() == replay(record).digest()
    assert len(_kept) == 1


def test_few_tables_are_kept() -> None:
    for seed in range(KEPT + 4):
        resume(played(1, seed=seed))
    assert len(_kept) == KEPT


def test_bad_jobs_are_one_sentence() -> None:
    record = played(3)
    with pytest.raises(BrokenRecord, match="not a record"):
        choose(BotJob(b"{", 0, "random", 1))
    with pytest.raises(UnknownBot):
        choose(BotJob(record.to_json(), replay(record).to_act()[0], "genius", 1))
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(BotJob(record.to_json(), 7, "random", 1))
    record.actions.append((0, "nonsense"))
    with pytest.raises(BrokenRecord, match="action 4"):
        choose(BotJob(record.to_json(), 0, "random", 1))
