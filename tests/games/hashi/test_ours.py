"""What the rulebook does not print carries a mark, the same in both languages, and every decision of ours has one."""

from __future__ import annotations

import re

import pytest
from tests.test_rulings import page

from archipel.games.hashi.scoring import DEADLINES
from archipel.table.history import History
from archipel.table.rows import Entry

from .position import HASHI

OURS = re.compile(r"(?m)^(\d+\.\d+) .* \[ours\]$")
BOOKS = [(HASHI.folder / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES.fr.md")]
DECIDED = re.compile(r"(?m)^[RPD, ]*C[RPD, ]*\. .*?\. Rules? ([\d., and]+\d)\b")


def test_what_is_ours_is_marked_in_both_languages() -> None:
    """Rules 2.3 and 2.4, the boards and the deck, among them."""
    english, french = (OURS.findall(book) for book in BOOKS)
    assert english == french
    assert {"2.3", "2.4", "11.4"} <= set(english)
    for book in BOOKS:
        assert book.count("[ours]") == len(english)
        told = book[book.rindex("\n## ") :]
        assert [rule for rule in english if not re.search(rf"\b{re.escape(rule)}\b", told)] == []


def test_every_decision_of_ours_is_marked() -> None:
    """Of what is our construction some rule has the mark; which way is left needs none."""
    marked = set(OURS.findall(BOOKS[0]))
    decided = [re.findall(r"\d+\.\d+", rules) for rules in DECIDED.findall(page("hashi"))]
    assert len(decided) > 8
    assert [rules for rules in decided if not marked & set(rules)] == [["3.1"]]


def test_both_languages_tell_the_same_numbers() -> None:
    """Rules 10.2 to 10.4: every value, deadline and title."""
    english, french = (re.findall(r"\d+", book[: book.rindex("\n## ")]) for book in BOOKS)
    assert english == french
    for book, last in zip(BOOKS, ("by the end of turn {}", "au plus tard au tour {}"), strict=True):
        assert all(last.format(deadline) in book for deadline in DEADLINES)


@pytest.mark.parametrize("waits", [True, False])
def test_a_confirmed_turn_is_taken_back_while_somebody_waits(waits: bool) -> None:
    """Rules 4.4 and 11.2, ruling 31: after the last has confirmed nothing is taken back."""
    table = History(HASHI, HASHI.choose_options(HASHI.modes[0]), 2, "7" * 32)
    lines = ["start 7 3", "skip_number", "skip_bridges", "confirm"]
    for seat, line in [(0, lines[0]), (1, lines[0]), *[(0, line) for line in lines[1:]]]:
        table.commit(table.prepare(Entry("act", seat, line)))
    for line in () if waits else lines[1:]:
        table.commit(table.prepare(Entry("act", 1, line)))
    assert table.may_undo(0) == waits
    if waits:
        table.commit(table.prepare(Entry("undo", 0)))
        assert list(map(str, table.state.legal_actions(0))) == ["confirm"]
