"""Rules that the rulebook does not print carry a mark: those of Islet and Hashi are told once more at the end."""

from __future__ import annotations

import re

import pytest
from tests.test_rulings import page

from archipel.core.catalog import games
from archipel.server.content.rulebook import rulebook, rulings
from archipel.words import LANGUAGES

DECIDED = re.compile(r"(?m)^[RPD, ]*C[RPD, ]*\. .*?\. Rules? ([\d., and]+\d)\b")
SOME_OF_OURS = {
    "hashi": ["2.3", "2.4", "11.4"],
    "islet": ["2.2", "2.4", "7.5", "8.3", "8.4", "8.5", "9.3", "9.4", "10.7"],
}
NEEDS_NO_MARK = {"hashi": [["3.1"]], "islet": []}
"""Which way is left."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", SOME_OF_OURS)
def test_what_is_ours_is_marked_and_told_at_the_end(id: str, language: str) -> None:
    book = rulebook(games()[id], language)
    assert book is not None
    marked = rulings(book)
    assert set(SOME_OF_OURS[id]) <= set(marked)
    assert [rule for rule in marked if not re.search(rf"\b{re.escape(rule)}\b", book.ours)] == []


@pytest.mark.parametrize("id", SOME_OF_OURS)
def test_every_decision_of_ours_is_marked(id: str) -> None:
    """Of what is our construction some rule has the mark."""
    book = rulebook(games()[id], "en")
    assert book is not None
    decided = [re.findall(r"\d+\.\d+", rules) for rules in DECIDED.findall(page(id))]
    assert len(decided) > 8
    assert [rules for rules in decided if not set(rulings(book)) & set(rules)] == NEEDS_NO_MARK[id]
