"""The parts of tests find what they are to find."""

from __future__ import annotations

from pathlib import Path

from archipel.core.catalog import game
from archipel.core.state import State
from archipel.core.values import Action, Event, View
from archipel.games.hashi import values
from archipel.games.hashi.values import HashiOptions
from archipel.kit.manifest import kinds
from archipel.kit.testing.chance import Script, Stacked
from archipel.kit.testing.rules import cited, named, numbered
from archipel.kit.testing.table import Table


class HashiTable(Table[State, View]):
    game = game("hashi")


def test_a_table_tells_what_is_offered_and_refused() -> None:
    table = HashiTable(HashiTable.game.new(HashiOptions(), 1, 1))
    assert "7 3" in table.legal("start")
    assert table.refusal("confirm") == "refused-start-first 3.1"
    assert table.refused("start 7 3") == ""
    table.does("start 7 3")
    assert [event.seat for event in table.told(values.Ready)] == [0]


def test_chance_does_as_it_is_told() -> None:
    assert [Script([7]).below(5), Script().below(5)] == [2, 0]
    cards = [1, 2, 3, 4]
    Stacked([4, 9, 2]).shuffle(cards)
    assert cards == [4, 2, 1, 3]


def test_numbers_are_read_from_docstrings_of_tests_alone(tmp_path: Path) -> None:
    test = 'def test_one():\n    """Rules 1.2 to 1.4, 2.1 and Hashi, ruling 9."""\n    assert "3.3"\n'
    source = test + '\n\ndef aid():\n    """4.4."""\n'
    (tmp_path / "test_it.py").write_text(source, encoding="utf-8")
    assert cited(tmp_path) == {"1.2", "1.3", "1.4", "2.1"}
    assert {"3.1", "4.4"} <= named(HashiTable.game) <= set(numbered(HashiTable.game))


def test_a_manifest_lists_every_value_once() -> None:
    assert [kind.__name__ for kind in kinds(Action, [values])][:2] == ["Start", "Write"]
    assert "Entry" not in [kind.__name__ for kind in kinds(Event, [values])]
