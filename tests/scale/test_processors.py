"""Machines and processes of the simulation, at moments that can be reckoned by hand."""

from __future__ import annotations

import pytest
from tools.scale.processors import Machine, Process, World


def ends(machine: Machine, *works: list[float]) -> list[list[float]]:
    """When each piece of work is done, of as many processes as there are lists."""
    world = World([machine])
    found: list[list[float]] = [[] for _ in works]
    for seconds, times in zip(works, found, strict=True):
        process = Process(machine)
        for work in seconds:
            process.do(work, lambda times=times: times.append(round(world.now, 9)))  # type: ignore[misc]
    world.run(100.0)
    return found


def test_a_process_does_one_thing_after_another() -> None:
    assert ends(Machine(4), [1.0, 2.0]) == [[1.0, 3.0]]


def test_two_processes_share_a_core_and_the_longer_has_it_alone_at_the_end() -> None:
    assert ends(Machine(1), [1.0], [3.0]) == [[2.0], [4.0]]


def test_nobody_runs_faster_than_a_core() -> None:
    assert ends(Machine(4), [1.0], [3.0]) == [[1.0], [3.0]]


def test_others_take_their_share() -> None:
    assert ends(Machine(2, others=3), [1.0]) == [[2.0]]


def test_what_was_spent_is_what_was_asked_for() -> None:
    machine = Machine(1, others=2)
    ends(machine, [1.0, 0.5], [3.0])
    assert machine.spent == pytest.approx(4.5)


def test_timers_and_work_come_in_order() -> None:
    machine = Machine(1)
    world, seen = World([machine]), []
    Process(machine).do(2.0, lambda: seen.append("work"))
    world.after(1.0, lambda: seen.append("early"))
    world.after(3.0, lambda: seen.append("late"))
    world.run(10.0)
    assert seen == ["early", "work", "late"]
