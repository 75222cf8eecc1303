"""The simulation against what was measured, and where an answer is known without it."""

from __future__ import annotations

from itertools import pairwise
from statistics import median

import msgspec
import pytest
from tools.scale.costs import Costs, Outcome, Point, Setting, measured
from tools.scale.estimate import BUSY, fewest_nodes, others, spent
from tools.scale.page import simulate
from tools.scale.simulation import Simulation

MOVES, HALF, LATE = 0.15, 0.25, 2.2
"""How far the simulation may be from a measurement: moves a second and p50 by so large a share, p99 by a factor. The
machine was shared, and p99 of one and the same setting differs by that much from run to run."""
FREE = Costs(act=0, follow=0, ask=0, hear=0, idle=0, keep=0, line=0, tell=0, read=0, sync=0.001, driver=0)
FEW = Setting(nodes=1, tables=8, seats=4, at_once=1, rate=0, cores=8)


def run(setting: Setting, seconds: float = 10.0, **costs: float) -> Outcome:
    return Simulation(setting, msgspec.structs.replace(FREE, **costs)).run(seconds)


@pytest.mark.parametrize("point", measured().points, ids=lambda point: f"{point.setting.nodes}-{point.setting.rate:g}")
def test_it_tells_what_was_measured(point: Point) -> None:
    found = simulate(measured(), point)

    def ratio(figure: str) -> float:
        """Simulated to measured, run by run: the median of them."""
        pairs = zip(found, point.runs, strict=True)
        return float(median(getattr(one, figure) / getattr(run.outcome, figure) for one, run in pairs))

    assert ratio("moves_per_s") == pytest.approx(1, rel=MOVES)
    assert ratio("p50") == pytest.approx(1, rel=HALF)
    assert 1 / LATE <= ratio("p99") <= LATE


def test_one_two_and_three_nodes_were_measured_at_a_rate_and_at_full_speed() -> None:
    settings = [point.setting for point in measured().points]
    assert [(one.rate > 0, one.nodes) for one in settings] == [(pace, n) for pace in (False, True) for n in (1, 2, 3)]
    assert all(one.cores == 2 for one in settings)


def test_a_node_has_one_core() -> None:
    assert run(FEW, act=10).moves_per_s == pytest.approx(100, rel=0.1)


def test_as_many_moves_are_under_way_as_there_are_tables() -> None:
    found = run(FEW, act=10)
    assert found.moves_per_s * found.p50 / 1000 == pytest.approx(FEW.tables, rel=0.2)


def test_moves_at_a_rate_that_can_be_kept_are_made_at_that_rate() -> None:
    asked = msgspec.structs.replace(FEW, tables=100, rate=50.0)
    assert run(asked, 60.0, act=2).moves_per_s == pytest.approx(50, rel=0.1)


def test_those_of_one_node_share_a_sync() -> None:
    found = run(msgspec.structs.replace(FEW, tables=50), sync=10)
    assert found.lines_a_statement > 20
    assert found.moves_per_s > 2000


def test_syncs_of_several_nodes_come_one_after_another() -> None:
    asked = msgspec.structs.replace(FEW, nodes=8, tables=80)
    found = run(asked, sync=10)
    assert found.moves_per_s / found.lines_a_statement == pytest.approx(100, rel=0.1)


def test_a_move_is_followed_where_somebody_has_the_table_open() -> None:
    alone, two = (run(msgspec.structs.replace(FEW, nodes=n, tables=400), act=1, follow=1) for n in (1, 2))
    assert alone.node_ms == pytest.approx(1.0, rel=0.1)
    assert two.node_ms == pytest.approx(1.0 + others(2), rel=0.1)


def test_nothing_is_followed_where_pages_are_together() -> None:
    found = run(msgspec.structs.replace(FEW, nodes=2, tables=400, together=True), act=1, follow=1)
    assert found.node_ms == pytest.approx(1.0, rel=0.1)
    assert spent(measured(), 1000, 20, together=True).node < spent(measured(), 1000, 20).node


def test_everybody_hears_of_every_statement() -> None:
    for nodes in (1, 4):
        found = run(msgspec.structs.replace(FEW, nodes=nodes, tables=20), tell=1, sync=5)
        assert found.database_ms * found.lines_a_statement == pytest.approx(nodes, rel=0.15)


def test_pages_by_chance() -> None:
    assert others(1) == 0
    assert others(2) == pytest.approx(7 / 8)
    assert others(10_000) == pytest.approx(3, rel=0.001)


def test_more_people_need_more_nodes() -> None:
    found = [fewest_nodes(measured(), moves) for moves in (1, 100, 500, 1000, 2000)]
    assert found[0] == 1
    assert all(fewer < more for fewer, more in pairwise(found[1:]))
    assert all(spent(measured(), moves, n).node <= BUSY for moves, n in zip((100, 500), found[1:], strict=False))
