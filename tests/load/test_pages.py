"""Figures of pages: tasks read off a trace, a browser that is missing said in one line, and a table of it all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from archipel.cli.commands.bench_pages import page_head, page_line
from archipel.load import LoadError
from archipel.load.pages import PageFigures, measure
from archipel.load.pages.chromium import chromium
from archipel.load.pages.measure import excused, told_answers, watch_moves
from archipel.load.pages.page_scripts import ANSWERED
from archipel.load.pages.trace import CLICK, PAINT, PRESS, Task, answer_cpu, main_tasks
from archipel.words import words


def event(name: str, thread: int, **more: object) -> dict[str, object]:
    return {"name": name, "pid": 1, "tid": thread, "ph": "X", "ts": 0, "args": {}, **more}


def test_tasks_are_those_of_the_busiest_page() -> None:
    named = [
        event("thread_name", thread, ph="M", args={"name": name})
        for thread, name in enumerate(("CrRendererMain", "CrRendererMain", "Compositor"))
    ]
    tasks = [
        event("RunTask", 0, dur=9000, tdur=8000),
        event("RunTask", 1, ts=20, dur=4000),
        event("RunTask", 1, ts=10, dur=50000, tdur=30000),
        event("Layout", 1, dur=99000),
        event("RunTask", 2, dur=90000),
    ]
    assert main_tasks(named + tasks) == [Task(50, 30), Task(4, 4)]
    assert main_tasks([]) == []


def test_what_a_touch_takes_is_told_from_the_press_to_the_paint_after_the_click() -> None:
    named = [event("thread_name", 0, ph="M", args={"name": "CrRendererMain"})]
    tasks = [event("RunTask", 0, ts=at * 100, dur=90, tdur=1000 * 2**at) for at in range(6)]
    told = [
        event("Commit", 0, ts=20, dur=1),
        event("EventDispatch", 0, ts=110, dur=1, args={"data": {"type": "pointerdown"}}),
        event("Commit", 0, ts=220, dur=1),
        event("EventDispatch", 0, ts=310, dur=1, args={"data": {"type": "click"}}),
        event("EventDispatch", 0, ts=320, dur=1, args={"data": {"type": "mouseover"}}),
        event("Commit", 0, ts=450, dur=1),
        event("Commit", 1, ts=130, dur=1),
    ]
    found = main_tasks(named + tasks + told)
    assert [set(task.did) for task in found] == [{PAINT}, {PRESS}, {PAINT}, {CLICK}, {PAINT}, set()]
    assert answer_cpu(found) == 2 + 4 + 8 + 16
    assert answer_cpu([Task(9, 9)]) is None


def test_a_browser_that_is_not_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("ARCHIPEL_CHROMIUM", raising=False)
    with pytest.raises(LoadError, match=r"^no Chromium here; name one in ARCHIPEL_CHROMIUM$"), chromium():
        pass


def test_pages_are_told_one_a_line() -> None:
    said = words("en")
    start = PageFigures("/", 4, 61.2, 183.4, 157, 88.8)
    assert page_line(start, said).split() == ["/", "4", "61", "183", "157", "89", "-", "-", "-"]
    assert page_line(start, said).index("157") + 3 == page_head(said).index("Elements") + len("Elements")
    assert page_line(PageFigures("hashi", 1, why="nobody moved within 20 s"), said).endswith(
        "-  nobody moved within 20 s"
    )


def test_a_page_that_fails_costs_its_own_figures() -> None:
    pytest.importorskip("playwright")
    found = PageFigures("hashi", 1, loop=30.0)
    with excused(found):
        found.longest = 70.0
        raise LoadError("nothing could be touched within 20 s\nand more")
    assert (found.longest, found.touch, found.why) == (70.0, None, "nothing could be touched within 20 s")


class LatePage:
    """Tells of a touch only when it has been asked a few times."""

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def evaluate(self, script: str) -> object:
        if script == ANSWERED:
            self.asked -= 1
            return self.asked < 0
        return [32, 120] if self.asked < 0 else [32]

    def wait_for_timeout(self, ms: float) -> None: ...


def test_an_answer_told_late_is_waited_for_and_one_never_told_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_answers(LatePage(3)) == [32, 120]  # type: ignore[arg-type]
    monkeypatch.setattr(measure, "LATE", 0.01)
    assert told_answers(LatePage(10**9)) == [32]  # type: ignore[arg-type]


class Movers:
    """A company that moves as soon as it may, or never."""

    def __init__(self, step: int) -> None:
        self.moves = 0
        self.step = step

    def move_once(self) -> None:
        self.moves += self.step


def test_a_move_costs_the_median_of_those_that_were_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    costs = iter([170, 30, 20, 40, 10])

    @contextmanager
    def traced(*_: object) -> Iterator[list[Task]]:
        cost = next(costs)
        yield [Task(cost, cost / 2), Task(cost, cost / 2)]

    monkeypatch.setattr(measure, "traced", traced)
    monkeypatch.setattr(measure, "MOVES", 5)
    assert watch_moves(None, LatePage(0), Movers(1)) == (5, 30)  # type: ignore[arg-type]
    monkeypatch.setattr(measure, "PATIENCE", 0)
    costs = iter([10])
    with pytest.raises(LoadError, match="nobody moved"):
        watch_moves(None, LatePage(0), Movers(0))  # type: ignore[arg-type]
