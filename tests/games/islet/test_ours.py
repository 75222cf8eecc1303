"""What the rulebook does not print carries a mark, the same in both languages, and every decision of ours has one."""

from __future__ import annotations

import re

import pytest
from tests.test_rulings import page

from archipel.games.islet.content.parts import EGGS

from .position import ISLET

OURS = re.compile(r"(?m)^(\d+\.\d+) .* \[ours\]$")
BOOKS = [(ISLET.folder / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES.fr.md")]
DECIDED = re.compile(r"(?m)^[RPD, ]*C[RPD, ]*\. .*?\. Rules? ([\d., and]+\d)\b")


def test_what_is_ours_is_marked_in_both_languages() -> None:
    """Rules 2.2, 2.4, 7.5, 8.3 to 8.5, 9.3, 9.4 and 10.7 among them."""
    english, french = (OURS.findall(book) for book in BOOKS)
    assert english == french
    assert {"2.2", "2.4", "7.5", "8.3", "8.4", "8.5", "9.3", "9.4", "10.7"} <= set(english)
    for book in BOOKS:
        assert book.count("[ours]") == len(english)
        told = book[book.rindex("\n## ") :]
        assert [rule for rule in english if not re.search(rf"\b{re.escape(rule)}\b", told)] == []


def test_every_decision_of_ours_is_marked() -> None:
    """Of what is our construction some rule has the mark."""
    marked = set(OURS.findall(BOOKS[0]))
    decided = [re.findall(r"\d+\.\d+", rules) for rules in DECIDED.findall(page("islet"))]
    assert len(decided) > 20
    assert [rules for rules in decided if not marked & set(rules)] == []


@pytest.mark.parametrize("seats", EGGS)
@pytest.mark.parametrize("eggs", [5, 6, 7])
def test_a_short_game_wants_no_more_eggs_than_there_are(seats: int, eggs: int) -> None:
    """RULING 38, rules 3.2 and 11.1: five and six for every table, seven for three at most."""
    options = ISLET.choose_options(ISLET.modes[0], {"eggs": eggs})
    assert ISLET.check is not None
    why = ISLET.check(options, seats)
    assert (why is None) == (eggs <= EGGS[seats]) == (eggs < 7 or seats < 4)
    if why is not None:
        assert (why.key, why.rule, why.args["most"]) == ("refused-eggs", "11.1", 6)
