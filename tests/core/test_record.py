"""Records: written, read, replayed; a broken one gets one sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from archipel.core.catalog import game
from archipel.core.record import BrokenRecord, Record, replay, start
from archipel.games.hashi.values import HashiOptions

SEED = "5409f0fbfbebe0d79972f63f560b66ae"


def good(**changes: Any) -> Record:
    actions = [(0, "start 7 3"), (0, "skip_number"), (0, "skip_bridges"), (0, "confirm")]
    whole = {"game": "hashi", "rules": 1, "options": {"side": "B"}, "seats": 1, "seed": SEED, "actions": actions}
    return Record(**{**whole, **changes})


def test_a_record_replays() -> None:
    state = replay(good())
    assert state.to_act() == (0,)
    assert state.outcome() is None
    found, opening = start(good())
    assert found is game("hashi")
    assert opening.digest() != state.digest()


def test_a_record_begins_with_the_key_of_its_seed() -> None:
    record = Record.begin(game("hashi"), HashiOptions(side="B"), 1, 7)
    assert record.seed == SEED
    record.add(0, game("hashi").actions.parse("start 7 3"))
    assert record.actions == [(0, "start 7 3")]
    assert replay(record).digest() == replay(good(actions=[(0, "start 7 3")])).digest()


WRITTEN = """{
 "game": "hashi",
 "rules": 1,
 "options": {"side": "B"},
 "seats": 1,
 "seed": "5409f0fbfbebe0d79972f63f560b66ae",
 "actions": [
  [0, "start 7 3"],
  [0, "skip_number"],
  [0, "skip_bridges"],
  [0, "confirm"]
 ]
}
"""
BEFORE = """{
 "game": "hashi",
 "rules": 1,
 "options": {
  "side": "B"
 },
 "seats": 1,
 "seed": "5409f0fbfbebe0d79972f63f560b66ae",
 "actions": [
  [
   0,
   "start 7 3"
  ],
  [
   0,
   "skip_number"
  ],
  [
   0,
   "skip_bridges"
  ],
  [
   0,
   "confirm"
  ]
 ]
}"""


def test_a_record_is_json_with_one_action_a_line() -> None:
    assert good().to_json().decode() == WRITTEN


@pytest.mark.parametrize("written", [WRITTEN, BEFORE, "".join(BEFORE.split("\n"))], ids=["lines", "spread", "one line"])
def test_a_record_is_read_in_every_form_it_was_ever_written(written: str) -> None:
    assert Record.from_json(written) == good()


@pytest.mark.parametrize(
    "changes",
    [
        {"actions": []},
        {"actions": [(0, "[{")]},
        {"options": {}},
        {"options": {"own": "a\n“b”, {c}", "trophies": ["1", "5"], "none": []}},
        {"options": {"a": {"b": [[1, 2], {"c": None}], "d": {}}}},
    ],
    ids=["no actions", "brackets", "no options", "text and lists", "nested"],
)
def test_a_record_comes_back_as_it_was_written(changes: dict[str, Any]) -> None:
    written = good(**changes).to_json()
    assert Record.from_json(written) == good(**changes)
    assert msgspec.json.decode(written) == msgspec.json.decode(msgspec.json.encode(good(**changes)))


DEEP = b'{"game":"hashi","rules":1,"options":{"a":' + b"[" * 50_000 + b"]" * 50_000 + b'},"seats":1,"seed":"0"}'


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"nonsense", b"\xff\xfe", b'{"game":"hashi"}', b'{"game":3}', DEEP, good().to_json()[:-9],
     good().to_json().replace(b'"seats"', b'"chairs"')],
    ids=["empty", "list", "nonsense", "bytes", "short", "types", "deep", "cut", "unknown field"],
)  # fmt: skip
def test_what_is_no_record_gets_one_sentence(data: bytes) -> None:
    with pytest.raises(BrokenRecord, match=r"^not a record: ") as broken:
        Record.from_json(data)
    assert "\n" not in str(broken.value)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": "chess"}, "no game 'chess'; there are "),
        ({"rules": 99, "actions": [(0, "fly 3")]}, "made for rules 99, played by rules 1: action 1: no such action"),
        ({"seats": 9}, "hashi is for 1 to 4 seats, not 9"),
        ({"options": {"side": "C"}}, "Invalid enum value 'C'"),
        ({"options": {"colour": "red"}}, "unknown field `colour`"),
        ({"options": {"solo_start": "random"}, "seats": 2}, "hashi: refused-random-start"),
        ({"seed": "zz"}, "a seed is 32 hexadecimal digits, not 'zz'"),
        ({"actions": [(0, "fly 3")]}, "action 1: no such action: 'fly'"),
        ({"actions": [(0, "start 7 3"), (0, "write 99")]}, "action 2: seat 0 may not write 99: refused-no-island"),
        ({"actions": [(5, "start 7 3")]}, "action 1: seat 5 may not start 7 3: refused-not-your-turn"),
        ({"actions": [(0, "start 7")]}, "action 1: 'start' takes 2 words, not 1"),
    ],
)
def test_a_record_that_cannot_be_played_gets_one_sentence(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BrokenRecord) as broken:
        replay(good(**changes))
    assert why in str(broken.value)
    assert "\n" not in str(broken.value)
