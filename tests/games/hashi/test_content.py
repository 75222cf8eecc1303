"""Boards and cards of one's own: every fault with its line, nothing loaded; played, shown and told as they are."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from archipel import conformance
from archipel.bots import bot
from archipel.core import laws
from archipel.core.game import BadOptions, Outlook
from archipel.core.laws import Case
from archipel.core.laws.copies import read_again
from archipel.core.record import Record, replay
from archipel.core.rng import Quick
from archipel.games.hashi.content.components import COMPONENTS
from archipel.games.hashi.mind.starts import kindest, meanest
from archipel.games.hashi.scene import scene
from archipel.games.hashi.scene.places import place
from archipel.games.hashi.sheet import BLUE, RED, SHEETS, sheet_of
from archipel.games.hashi.skin.faces import faces
from archipel.games.hashi.state import HashiState
from archipel.games.hashi.values import HashiOptions, HashiView
from archipel.kit.content.components import pack
from archipel.words import words

from .position import HASHI

HOUSE = COMPONENTS.house_text()
WIDE = [0, 2, 3, 5, 6, 8]


def own() -> dict[str, Any]:
    """A full grid of three rows, our board B on a wider sea, and a deck with twins."""
    content: dict[str, Any] = json.loads(HOUSE)
    flags = dict.fromkeys((1, 6, 13, 18), "red") | dict.fromkeys((3, 9, 16), "blue")
    islands = [{"id": n + 1, "col": n % 6, "row": n // 6, "flag": flags.get(n + 1, "")} for n in range(18)]
    lines = [f"{n}-{n + 1}" for n in range(1, 18) if n % 6] + [f"{n}-{n + 6}" for n in range(1, 13)]
    content["boards"]["A"] = {"cols": 6, "rows": 3, "islands": islands, "lines": lines}
    content["boards"]["B"] |= {"cols": 9, "rows": 9}
    for island in content["boards"]["B"]["islands"]:
        island |= {"col": WIDE[island["col"]], "row": WIDE[island["row"]]}
    content["cards"] = [{"number": n % 6 + 1, "bridges": 1 + (n > 9) + (n > 14)} for n in range(18)]
    return content


OWN = json.dumps(own(), indent=1)
PACKED = pack(OWN)
CASES = [
    Case(HASHI, "side_a", HashiOptions(content=PACKED), 3),
    Case(HASHI, "side_b", HashiOptions(content=PACKED, side="B"), 2),
    Case(HASHI, "solo", HashiOptions(content=PACKED, side="B", solo_start="random"), 1),
]


def test_ours_adds_up() -> None:
    """Rules 2.1 and 2.5, ruling 32."""
    assert COMPONENTS.look(HOUSE) == []
    assert COMPONENTS.look(OWN) == []
    for side in ("A", "B"):
        assert sheet_of("", side) is SHEETS[side]
        sheet = sheet_of(PACKED, side)
        assert [sheet.flagged[flag].bit_count() for flag in (RED, BLUE)] == [4, 3]
        assert len(sheet.starts) == 22
    assert sheet_of(PACKED, "A").crossing == [0] * 27
    assert sheet_of(PACKED, "B").crossing == SHEETS["B"].crossing


@pytest.mark.parametrize(
    ("old", "new", "keys"),
    [
        ('{"number": 3, "bridges": 1,', '{"number": 7, "bridges": 1,', ["number"]),
        ('{"number": 3, "bridges": 1,', '{"number": 3, "bridges": 4,', ["number"]),
        ('{"number": 3, "bridges": 1,', '{"number": 3,', ["missing"]),
        ('{"id": 5, "col": 0', '{"id": 6, "col": 0', ["choice"]),
        ('{"id": 5, "col": 0', '{"id": 5, "col": 6', ["number"]),
        ('"row": 1, "flag": ""}', '"row": 1, "flag": "green"}', ["choice"]),
        ('"id": 7, "col": 4, "row": 1', '"id": 7, "col": 1, "row": 1', ["same", "straight"]),
        ('"id": 4, "col": 5, "row": 0', '"id": 4, "col": 2, "row": 0', ["same", "straight", "through"]),
        ('"id": 9, "col": 4, "row": 2', '"id": 9, "col": 1, "row": 2', ["order", "straight"]),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, keys: list[str]) -> None:
    """Rule 2.5, ruling 32."""
    found = COMPONENTS.look(HOUSE.replace(old, new, 1))
    line = HOUSE[: HOUSE.index(old)].count("\n") + 1
    assert (line, f"fault-{keys[0]}") in {(fault.line, fault.why.key) for fault in found}
    assert {fault.why.key for fault in found} <= {f"fault-{key}" for key in (*keys, "missing", "through", "order")}


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"1-2", ', '"1-2", "1-2", ', "same"),
        ('"1-2", ', '"2-1", ', "line"),
        ('"1-2", ', '"1-19", ', "line"),
        ('"1-2", ', "12, ", "line"),
        ('"1-2", ', '"1-5", ', "straight"),
        ('"1-2", ', '"1-3", ', "through"),
        ('["6-7", "2-8"], ', "", "uncrossed"),
        ('["6-7", "2-8"], ', '["6-7", "2-8"], ["1-2", "2-3"], ', "crossing"),
        ('["6-7", "2-8"], ', '["6-7", "2-8"], 5, ', "crossing"),
        ('"7-9", ', "", "missing"),
        ('"flag": "blue"}', '"flag": ""}', "exactly"),
    ],
)
def test_lines_and_flags_are_looked_at(old: str, new: str, key: str) -> None:
    """Rules 2.1, 2.2, 2.5 and 6.5, ruling 32."""
    text = HOUSE.replace(old, new, 1)
    if key == "missing":
        text = text.replace('"6-7", ', "", 1).replace('["6-7", "2-8"], ["6-7", "3-17"], ', "", 1)
    found = COMPONENTS.look(text)
    assert [fault.why.key for fault in found] == [f"fault-{key}"]
    for lang in ("en", "fr"):
        assert words(lang, "hashi").say(found[0].why)


def test_all_faults_are_listed_in_order() -> None:
    """Rule 2.5: a card too few, one too high, an island in the sea, a line bent on the other side."""
    content = own()
    content["cards"].pop()
    content["cards"][3]["number"] = 9
    content["boards"]["A"]["islands"][4]["row"] = 3
    content["boards"]["B"]["lines"][0] = "1-5"
    found = COMPONENTS.look(json.dumps(content, indent=1))
    keys = ["fault-count", "fault-number", "fault-number", "fault-straight"]
    assert [fault.why.key for fault in found] == keys
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"cards": 1, "boards": []}', '{"boards": {"A": 1, "B": {"islands": [1], "lines": {}}}}']
)
def test_no_file_at_all(text: str) -> None:
    """Rule 2.5."""
    assert COMPONENTS.look(text)


def test_a_fault_loads_nothing() -> None:
    """Rule 2.5: a packed content is checked again where a table is started."""
    for packed in ("!", pack(OWN.replace('"1-2"', '"1-3"'))):
        with pytest.raises(BadOptions) as refusal:
            HASHI.new(HashiOptions(content=packed), 2, 1)
        assert refusal.value.why is not None
        assert (refusal.value.why.key, refusal.value.why.rule) == ("refused-content", "2.5")


@pytest.mark.parametrize(
    ("case", "level"), [*zip(CASES, ("easy", "normal", "easy"), strict=True), (CASES[0], "random")]
)
def test_a_game_with_boards_of_ones_own(case: Case, level: str) -> None:
    """Rule 2.5: played to its end by any player, and its record replayed."""
    state, record, rng = case.new(3), Record.begin(HASHI, case.options, case.seats, 3), Quick(3)
    player = bot(HASHI, level)
    while state.to_act():
        seat = state.to_act()[0]
        action = player.choose(Outlook(HASHI, state, seat), rng)
        record.add(seat, action)
        state.apply(seat, action)
    assert replay(read_again(record)).digest() == state.digest()


@pytest.mark.once
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_laws_hold_with_them(case: Case) -> None:
    """Rule 2.5."""
    for number, law in laws.LAWS.items():
        if number != 11:
            law(case, 1)
    drawn = (HASHI.folder / "skin" / "sprites.svg").read_text(encoding="utf-8")
    drawings = {lang: frozenset(re.findall(r'id="([^"]+)"', drawn + faces(lang, PACKED))) for lang in ("en", "fr")}
    laws.speaks(case, speakers=conformance.speakers(HASHI), faces=drawings)


def test_the_faces_are_those_of_the_boards() -> None:
    """Rule 2.5: every symbol once, nothing used that is not there, and long bridges too."""
    sheet = (HASHI.folder / "skin" / "sprites.svg").read_text(encoding="utf-8") + faces("en", PACKED)
    ids = re.findall(r'<(?:symbol|g) id="([^"]+)"', sheet)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', sheet)) <= set(ids)
    longest = max(place(sheet_of(PACKED, "B"), line).steps for line in range(24))
    assert longest > 4
    assert f"bridge-h{longest}" in ids or f"bridge-v{longest}" in ids


def test_what_is_seen_is_of_ones_own_boards() -> None:
    """Rules 2.4 and 2.5: boards, cards with twins and copies."""
    state = CASES[1].new(3)
    assert isinstance(state, HashiState)
    sheet = sheet_of(PACKED, "B")
    twin = state.determinize(0, Quick(1))
    assert state.clone().sheet is twin.sheet is state.sheet is sheet
    view = twin.view(0)
    assert isinstance(view, HashiView)
    shown = scene(view, twin.legal_actions(0))
    slips = [piece for piece in shown.pieces if piece.at == "cards"]
    assert len({(piece.x, piece.y) for piece in slips}) == 18
    assert sorted(piece.face for piece in slips) == sorted(
        f"slip-{number}-{count}" for number, count in zip(sheet.numbers, sheet.counts, strict=True)
    )


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_bot_weighs_where_to_begin(side: str) -> None:
    """Rule 3.1: any start is legal, the kindest is not the meanest."""
    sheet = sheet_of(PACKED, side)
    assert kindest(sheet) != meanest(sheet)
    assert {kindest(sheet), meanest(sheet)} <= set(sheet.starts)
    assert {kindest(SHEETS[side]), meanest(SHEETS[side])} <= set(SHEETS[side].starts)
