"""What was endured is told in both languages, and what is wrong is never told as if it were well."""

from __future__ import annotations

import msgspec
import pytest

from archipel.cli.commands.endure import show
from archipel.endure.plan import Plan
from archipel.endure.report import Report, report, waits
from archipel.endure.site import FAULTS, Site
from archipel.endure.tally import Tally
from archipel.endure.verdict import Verdict
from archipel.words import LANGUAGES, words

WRONG = ("lost", "doubled", "unasked", "denied_kept", "disordered", "differing", "stuck", "fallen")


@pytest.fixture
def found() -> Report:
    plan, tally = Plan(database="postgresql://nobody/nothing"), Tally()
    site = Site(plan)
    site.done.update(FAULTS)
    tally.recoveries += [("node", 1.0), ("node", 3.0), ("database", 2.0)]
    tally.refusals["server-stale"] = 4
    verdict = Verdict(acknowledged=900, uncertain=7, uncertain_kept=3)
    return report(plan, site, tally, verdict, tables=5, seconds=61.0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_told_in_words(found: Report, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    show(msgspec.structs.replace(found, findings=["table abc: [seat 1] saw too much"]), lang)
    told = capsys.readouterr().out
    assert "7 / 3" in told
    assert "4 server-stale" in told
    assert "2.00 / 3.00 / 3.00 s" in told
    assert "[seat 1] saw too much" in told
    assert words(lang).key("terminal-endured-verdict", broken=0) in told


def test_waits_are_told_by_fault(found: Report) -> None:
    assert found.recoveries_by_fault["node"].longest == 3.0
    assert found.recoveries_by_fault["database"].count == 1
    assert waits([]).median is None


@pytest.mark.parametrize("name", WRONG)
def test_whatever_is_wrong_breaks_the_trial(found: Report, name: str) -> None:
    assert found.broken() == 0
    assert msgspec.structs.replace(found, **{name: 2}).broken() == 2
