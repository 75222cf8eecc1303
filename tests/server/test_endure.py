"""Nodes, workers, connections and the database killed while people play; `dev.py prove` kills a thousand times."""

from __future__ import annotations

import os

import pytest

from archipel.endure import Plan, verdict
from archipel.endure.site import Site
from archipel.endure.tally import Tally
from archipel.endure.trial import Trial

PROVING = "ARCHIPEL_PROVE" in os.environ
SMALL = Plan(nodes=3, kills=6, minutes=0.1, tables=6, games=("hashi", "palm_island"), thought=0.1)
PLAN = Plan(nodes=3, kills=1000, minutes=55, tables=16) if PROVING else SMALL
LONGEST = 'SELECT "table", max(line) FROM log GROUP BY "table" ORDER BY count(*) DESC LIMIT 1'
DELETE = 'DELETE FROM log WHERE "table" = %s AND line = %s RETURNING 1'


@pytest.mark.slow
@pytest.mark.prove
async def test_nothing_acknowledged_is_lost_or_doubled_and_all_nodes_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Site(PLAN) as site:
        trial = Trial(PLAN, site)
        try:
            await trial.run()
            found = await trial.look_through()
            monkeypatch.setattr(verdict, "AGREEMENT", 0.0)
            damaged = await without_a_line(trial)
        finally:
            await trial.close()
    assert sum(found.faults.values()) == PLAN.kills
    assert len(found.faults) > 1
    assert found.acknowledged > PLAN.tables
    assert found.sights > PLAN.nodes * PLAN.tables
    assert (found.broken(), found.findings) == (0, [])
    assert damaged.differing > 0, "a line was taken away"


async def without_a_line(trial: Trial) -> Tally:
    """What is found at the table with the longest log once its last line is gone."""
    database, tally = trial.site.database, Tally()
    table, line = (await database.rows(LONGEST))[0]
    await database.rows(DELETE, table, line)
    judge = verdict.Judge(database, trial.site.nodes, tally)
    await judge.look_through(next(match for match in trial.matches if match.table == table))
    return tally
