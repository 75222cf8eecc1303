"""docs/security.md cites a test for every promise, and each of them is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
PROMISES = [row for row in re.findall(r"(?m)^\| (.+) \|$", PAGE) if not row.startswith("promise |")]
CITED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)
LINK = re.compile(r"\]\(([^)#:]+)\)")


@pytest.mark.parametrize("promise", PROMISES, ids=lambda row: row[:40])
def test_every_promise_says_against_what_and_which_test_shows_it(promise: str) -> None:
    _, against, shown = promise.split(" | ")
    assert against
    assert re.fullmatch(r"(`tests/[\w/]+\.py::test_\w+`(, )?)+", shown)


@pytest.mark.parametrize(("file", "name"), CITED, ids=[name for _, name in CITED])
def test_every_test_that_is_cited_is_there(file: str, name: str) -> None:
    assert re.search(rf"(?m)^(async )?def {name}\(", (ROOT / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", ["SECURITY.md", "docs/security.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    found = LINK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert found
    assert [link for link in found if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_the_page_is_read() -> None:
    assert len(PROMISES) > 20
    assert len(CITED) >= len(PROMISES)
