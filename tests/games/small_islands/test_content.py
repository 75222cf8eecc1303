"""Components of one's own: every fault with its line, nothing loaded; a tile with two lands."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from archipel.core.content_names import digest
from archipel.core.game import BadOptions
from archipel.core.laws.walk import play_on
from archipel.core.record import Record, replay
from archipel.core.rng import Quick
from archipel.games.small_islands.board import Board, empty_board
from archipel.games.small_islands.content.build import build
from archipel.games.small_islands.content.packing import COMPONENTS
from archipel.games.small_islands.geometry import TABLES, cell_of
from archipel.games.small_islands.objectives import TEMPLE, TILE, count
from archipel.games.small_islands.values import SmallOptions
from archipel.kit.content.components import pack, unpack

from .position import SMALL

HOUSE_FILE = COMPONENTS.house_text()


def line_of(text: str, words: str) -> int:
    return text[: text.index(words)].count("\n") + 1


def changed(old: str, new: str) -> tuple[str, int]:
    """The house's file with one change, and its line."""
    assert old in HOUSE_FILE
    return HOUSE_FILE.replace(old, new, 1), line_of(HOUSE_FILE, old)


def test_ours_adds_up() -> None:
    """Rule 15.1: 56 tiles, and as many signs of each kind as we count."""
    assert COMPONENTS.look(HOUSE_FILE) == []
    icons = [icon for tile in COMPONENTS.house["landscape_tiles"] for icon in tile["icons"]]
    kinds = [icon.get("resource", icon["kind"]) for icon in icons]
    counted = {kind: kinds.count(kind) for kind in ("lotus", "fruit", "leaf", "temple", "port", "house_spot")}
    assert counted == {"lotus": 26, "fruit": 26, "leaf": 26, "temple": 24, "port": 40, "house_spot": 39}
    sides = [side for tile in COMPONENTS.house["landscape_tiles"] for side in tile["sides"].values()]
    assert sides.count("land") == 111


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('{"id": "L07"', '{"id": "L06"', "fault-same"),
        ('"N": "sea", "E": "land"', '"N": "mud", "E": "land"', "fault-choice"),
        ('0, "sides": ["E", "S"], "corners": ["SE"]', '0, "sides": ["E"], "corners": ["SE"]', "fault-once"),
        ('"values": [3, 3,', '"values": [3, 0,', "fault-number"),
        ('"values": [3, 3,', '"values": [3,', "fault-count"),
        ('{"type": "equal_with", "resource": "leaf"}', '{"type": "equal_with"}', "fault-missing"),
        ('{"type": "flat", "flat": 6}', '{"type": "gift", "flat": 6}', "fault-choice"),
        ('"level": 3, "explore_cards": 7', '"level": 3, "explore_cards": 11', "fault-enough"),
        ('"level": 6,', '"level": 5,', "fault-same"),
        ('"directions": ["N", "W", "S"]', '"directions": ["N", "W"]', "fault-count"),
        ('"explore", "market_slot": 3}', '"explore", "market_slot": 4}', "fault-number"),
        ('"faces": ["fruit", "port"]', '"faces": ["fruit", "leaf"]', "fault-choice"),
        ('0, "sides": ["E", "S"], "corners": ["SE"]', '0, "sides": ["E", "S"]', "fault-missing"),
        ('"normal": {"objective_cards"', '"normal": 1, "plain": {"objective_cards"', "fault-object"),
        ('{"id": "S1", ', '{', "fault-missing"),
        ('"anchor": "C', '"anchor": "Q', "fault-choice"),
        ('"icons": [0, 1, 2]}', '"icons": [0, 1, 2, 9]}', "fault-number"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line(old: str, new: str, key: str) -> None:
    """Rule 15.1."""
    text, line = changed(old, new)
    found = COMPONENTS.look(text)
    assert (line, key) in [(fault.line, fault.why.key) for fault in found]


def test_all_faults_are_listed_in_order() -> None:
    """Rule 15.1."""
    text = HOUSE_FILE
    for old, new in (("[3, 3, 4", "[0, 3, 4"), ('{"id": "L09"', '{"id": "L01"'), ('"NE": "sea"', '"NE": "land"')):
        text = text.replace(old, new, 1)
    found = COMPONENTS.look(text)
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)
    assert {fault.why.key for fault in found} == {"fault-number", "fault-same", "fault-needs", "fault-once"}


@pytest.mark.parametrize(
    "text", ["", "{", "[1, 2", '{"a": 1} x', "nul", '{"a": 1, "a": 2}', "[" * 5000, "5", "{}", "[]"]
)
def test_no_file_at_all(text: str) -> None:
    """Rule 15.1."""
    assert COMPONENTS.look(text)


def test_a_fault_loads_nothing() -> None:
    """Rule 15.1: a packed content is checked again where a table is started."""
    text, _ = changed('"values": [3, 3,', '"values": [3,')
    assert COMPONENTS.of(pack(text)) is None
    with pytest.raises(BadOptions) as refusal:
        SMALL.new(SmallOptions(content=pack(text)), 2, 1)
    assert refusal.value.why is not None
    assert refusal.value.why.key == "refused-content"
    assert unpack("!") == unpack("") == unpack("YWJj") == ""


def test_a_list_far_too_long() -> None:
    """Rule 15.1: one fault, and an answer at once."""
    text, line = changed('"values": [3, 3,', f'"values": [{"0, " * 50_000}3,')
    assert ("fault-count", line) in [(fault.why.key, fault.line) for fault in COMPONENTS.look(text)]


def test_a_table_with_components_of_ones_own() -> None:
    """Rule 15.1: it plays to the end, and its record names it."""
    own = json.loads(HOUSE_FILE)
    own["landscape_tiles"][0]["id"] = "Mine1"
    own["discovery_tokens"]["values"] = [9] * 12
    own["objective_cards"][0]["mission"]["remark"] = "as printed in my box"
    del own["unlock_packs"]
    text = json.dumps(own)
    assert COMPONENTS.look(text) == []
    options = SmallOptions(content=pack(text))
    state = SMALL.new(options, 2, 3)
    record = Record.begin(SMALL, options, 2, 3)
    assert state.census()["Mine1"] == 1
    assert state.census()["value 9"] == 12
    rng = Quick(3)
    while state.to_act():
        seat = state.to_act()[0]
        action = rng.choose(state.legal_actions(seat))
        record.add(seat, action)
        state.apply(seat, action)
    read = Record.from_json(record.to_json())
    assert read.options["content"] == digest(text)
    assert replay(read.resolved({digest(text): pack(text)})).digest() == state.digest()
    with pytest.raises(BadOptions):
        SMALL.new(SmallOptions(content=pack(text), pack=True), 2, 3)
    assert play_on(SMALL.new(options, 3, 4), Quick(1), SMALL.bound)


def two_lands() -> Board:
    """A board of a set whose first tile has a land in the north with a temple, one in the south with a lotus."""
    own: dict[str, Any] = json.loads(HOUSE_FILE)
    tile = cast(dict[str, Any], own["landscape_tiles"][0])
    tile["sides"] = {"N": "land", "E": "sea", "S": "land", "W": "sea"}
    tile["icons"] = [{"kind": "temple", "anchor": "N"}, {"kind": "resource", "resource": "lotus", "anchor": "S"}]
    tile["regions"] = [
        {"id": 0, "sides": ["N"], "corners": [], "icons": [0]},
        {"id": 1, "sides": ["S"], "corners": [], "icons": [1]},
    ]
    assert COMPONENTS.look(json.dumps(own)) == []
    return empty_board(build(own), TABLES[21])


def test_a_tile_with_two_lands() -> None:
    """Ruling 7, rule 3.2: each land its own island, the tile counts in both; once when they are joined elsewhere."""
    board = two_lands()
    edition = board.edition
    assert edition.turns[0] == [0, 1, 2, 3]
    board.lay(0, cell_of(0, 0))
    assert [count(board.counts[island], TEMPLE) for island in board.islands()] == [1, 0]
    ring = [("L24", 0, -1, 0), ("L23", 1, -1, 1), ("L16", 1, 0, 0), ("L25", 1, 1, 2), ("L22", 0, 1, 3)]
    for name, x, y, turn in ring:
        board.lay(edition.tile_of[name] * 4 + turn, cell_of(x, y))
    assert len(board.islands()) == 1
    assert count(board.counts[0], TILE) == 6
    assert board.complete(0)
