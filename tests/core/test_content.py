"""A JSON file read with the line of everything in it."""

from __future__ import annotations

import json

import pytest

from archipel.core.content import Fault, numbered, read
from archipel.core.text import text

FILE = """{
  "name": "x",
  "rows": [
    {"a": 1},
    {"a": [true, null, "q\\u00e9", -2.5]}
  ]
}
"""


def test_it_reads_as_the_standard_library_does() -> None:
    root, faults = read(FILE)
    assert faults == []
    assert root is not None
    assert root.plain() == json.loads(FILE)


def test_everything_knows_its_line_and_path() -> None:
    root, _ = read(FILE)
    assert root is not None
    rows = root.get("rows")
    assert rows is not None
    inner = rows.items()[1].get("a")
    assert inner is not None
    assert [(node.path, node.line) for node in (root, rows, rows.items()[0], inner)] == [
        ("", 1),
        ("rows", 3),
        ("rows[0]", 4),
        ("rows[1].a", 5),
    ]
    assert inner.fault("list") == Fault(5, text("fault-list", what="rows[1].a"))


@pytest.mark.parametrize(
    ("source", "line", "key"),
    [
        ('{"a": 1,\n "b" 2}', 2, "fault-json"),
        ("[1,\n2,\n]", 3, "fault-json"),
        ("{}\n{}", 2, "fault-json"),
        ('{"a": 1,\n "a": 2}', 2, "fault-twice"),
        ("[" * 100, 1, "fault-json"),
        ("", 1, "fault-json"),
        ("{1: 2}", 1, "fault-json"),
        ("1" * 5000, 1, "fault-json"),
        ('["\\ud800"]', 1, "fault-json"),
    ],
)
def test_what_cannot_be_read(source: str, line: int, key: str) -> None:
    root, faults = read(source)
    assert root is None
    assert [(fault.line, fault.why.key) for fault in faults] == [(line, key)]


def test_faults_come_in_order_and_once() -> None:
    one, two = Fault(2, text("fault-word", what="a")), Fault(1, text("fault-word", what="b"))
    assert numbered([one, two, one]) == [two, one]
