"""Nodes and workers of this release go one by one, those of the next come, while people play on."""

from __future__ import annotations

import signal

import pytest

from archipel.endure import Plan
from archipel.endure.site import Site
from archipel.endure.supervised import Supervised
from archipel.endure.trial import Trial

PLAN = Plan(nodes=2, kills=0, minutes=0, tables=4, games=("hashi", "palm_island"), thought=0.1)
NEXT = "tests.server.release_to_come"
VERSIONS = "SELECT max(version) FROM archipel"
GONE_ON = "SELECT count(*) FROM log WHERE kind = 'rules'"
ENDED = "SELECT count(*) FROM log WHERE kind = 'void'"


class RollingRestart(Trial):
    """Everybody plays between one process and the next."""

    async def _strike(self) -> None:
        for process in [*self.site.nodes, *self.site.workers]:
            await self._recover()
            await self._replace(process)
        await self._recover()

    async def _replace(self, process: Supervised) -> None:
        process.module = NEXT
        process.end(signal.SIGTERM)
        felt = [node for node in self.site.nodes if node is process]
        for match in self._in_play():
            match.feel("drain", felt)
        await process.up.wait()


@pytest.mark.long
async def test_a_release_with_a_further_migration_and_raised_rules_takes_over_without_a_loss() -> None:
    async with Site(PLAN) as site:
        trial = RollingRestart(PLAN, site)
        try:
            before = (await site.database.rows(VERSIONS))[0][0]
            await trial.run()
            found = await trial.look_through()
            after = (await site.database.rows(VERSIONS))[0][0]
            went_on, ended = [(await site.database.rows(query))[0][0] for query in (GONE_ON, ENDED)]
        finally:
            await trial.close()
    assert after == before + 1
    assert went_on > 0, "games in play went on by the raised rules"
    assert ended == 0
    assert found.acknowledged > PLAN.tables
    assert (found.broken(), found.findings) == (0, [])
