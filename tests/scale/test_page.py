"""docs/scale.md tells what was measured."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest
from tools.scale.costs import Point, measured
from tools.scale.estimate import needs
from tools.scale.page import costs, games, table_of_needs

PAGE = (Path(__file__).parents[2] / "docs" / "scale.md").read_text(encoding="utf-8")
SHOWN = (1000, 10_000, 100_000)


def test_its_tables_are_those_of_the_file() -> None:
    needed = table_of_needs([needs(measured(), people) for people in SHOWN])
    for written in (games(measured()), costs(measured()), needed):
        assert "\n".join(written) in PAGE


def test_it_says_what_a_proxy_saves_that_keeps_tables_together() -> None:
    found = needs(measured(), 100_000, together=True)
    assert f"{found.nodes} nodes do, and {found.database_cores:.0f} cores of the database" in PAGE


@pytest.mark.parametrize("point", measured().points, ids=lambda point: f"{point.setting.nodes}-{point.setting.rate:g}")
def test_it_shows_every_point(point: Point) -> None:
    pace = f"{point.setting.rate:.0f} a second" if point.setting.rate else "all it can"
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| {point.setting.nodes} | {pace} |")]
    shown = [cell.split(" / ")[0] for cell in row.strip("| ").split(" | ")[3:6]]
    assert shown == [
        f"{median(getattr(run.outcome, figure) for run in point.runs):.0f}" for figure in ("moves_per_s", "p50", "p99")
    ]


def test_its_bytes_are_those_of_the_file() -> None:
    found = measured()
    assert f"some {found.log_bytes:.0f} bytes with the index" in PAGE
    assert f"some {found.wal_bytes:.0f} bytes a line" in PAGE
    assert f"a table with four pages {found.table_kb[0]:.0f} kB on one node, {found.table_kb[1]:.0f} kB on two" in PAGE
