"""Wide decisions on the wire: every gesture arrives as it was, and a thousand of them are light."""

from __future__ import annotations

import zlib
from random import Random

import msgspec
import pytest

from archipel.core.scene import Gesture, Piece, Scene, ScenePart, Tally, Zone, spoken
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.table.wire.frames import wire_scene
from archipel.table.wire.gesture_codec import FEW, unpacked
from archipel.table.wire.number_columns import form_of
from archipel.table.wire.scene_messages import WireScene


class Lay(Action, frozen=True, tag="lay"):
    thing: int
    cell: int
    turn: int


class Put(Action, frozen=True, tag="put"):
    col: int
    row: int


class Pick(Action, frozen=True, tag="pick"):
    number: int


class Flip(Action, frozen=True, tag="flip"):
    over: bool
    cell: int


class Name(Action, frozen=True, tag="name"):
    word: str


COLS, ROWS = 22, 9
BOAT = Zone("boat", "grid", text("boat"), cols=COLS, rows=ROWS)
HELD = Piece("cat-3", "boat", shape=(0, 0, 1, 0, 1, 1))
LABEL = text("lay", thing=text("cat-3"))
CELLS = [(x, y) for y in range(ROWS) for x in range(COLS)]


def scene(*gestures: Gesture) -> Scene:
    return Scene(text("prompt"), (ScenePart((BOAT,), (HELD,)),), gestures)


def sent(wire: WireScene) -> dict[str, tuple[tuple[str, ...], int, Text | None]]:
    found = unpacked(wire.groups, wire.cells)
    return {one.action: (one.path, one.turn, one.label) for one in found}


def meant(whole: Scene) -> dict[str, tuple[tuple[str, ...], int, Text | None]]:
    return {str(gesture.action): (gesture.path, gesture.turn, gesture.label) for gesture in whole.gestures}


def at(action: Action, x: int, y: int, turn: int = 0, label: Text | None = LABEL) -> Gesture:
    return Gesture(action, ("cat-3", f"boat/{x},{y}"), label, turn=turn, ghost="cat-3")


def test_a_thousand_placements_are_light_and_arrive_as_they_were() -> None:
    rng = Random(3)
    places = [(turn, x, y) for turn in range(8) for x, y in CELLS if rng.random() < 0.7]
    whole = scene(*(at(Lay(3, y * COLS + x, turn), x, y, turn) for turn, x, y in places))
    wire = wire_scene(whole)
    assert len(places) > 1000
    assert sent(wire) == meant(whole)
    assert wire.groups == []
    assert [row.action for row in wire.cells] == ["lay 3 <0> <1>"]
    assert len(msgspec.json.encode(wire)) < 6000
    assert len(zlib.compress(msgspec.json.encode(wire))) < 1500


@pytest.mark.parametrize(
    ("actions", "template"),
    [
        ([Put(x, y) for x, y in CELLS], "put <x> <y>"),
        ([Pick(y * COLS + x) for x, y in CELLS], "pick <0>"),
        ([Put(x - 9, y + 3) for x, y in CELLS], "put <x-9> <y+3>"),
        ([Pick(7 * n + 1) for n, _ in enumerate(CELLS)], "pick <1>"),
        ([Lay(5, 100 - n, 2) for n, _ in enumerate(CELLS)], "lay 5 <1> 2"),
    ],
)
def test_what_the_cell_says_is_not_sent_again(actions: list[Action], template: str) -> None:
    whole = scene(*(at(action, x, y) for action, (x, y) in zip(actions, CELLS, strict=True)))
    wire = wire_scene(whole)
    assert [row.action for row in wire.cells] == [template]
    assert sent(wire) == meant(whole)


def test_what_is_not_alike_goes_by_itself() -> None:
    words = [at(Name(f"a{'b' * x}"), x, 0) for x in range(9)]
    keyed = [msgspec.structs.replace(at(Pick(x), x, 1), key="k") for x in range(9)]
    moved = [msgspec.structs.replace(at(Put(x, 1), x, 1), moves=(("cat-3", "tip"),)) for x in range(9)]
    few = [at(Pick(100 + x), x, 2, label=text("other")) for x in range(FEW - 1)]
    held = [Gesture(Pick(300 + x), ("cat-3", f"dish-{x}"), LABEL) for x in range(9)]
    marked = [at(Pick(400 + x), x, 3, label=text("own", name=name)) for x in range(9) for name in ("<0>",)]
    quoted = [at(Pick(500 + x), x, 3, label=text("own", name='"3"')) for x in range(9)]
    button = Gesture(Pick(200), label=text("pass"))
    whole = scene(*words, *keyed, *moved, *few, *held, *marked, *quoted, button)
    wire = wire_scene(whole)
    assert not wire.cells
    assert sent(wire) == meant(whole)


def test_what_is_shown_with_a_ghost_does_not_part_a_row() -> None:
    """Few kinds of what a choice brings are told once, and each choice says which it is."""
    note = [None, text("chest"), text("isles", n=3)]
    whole = scene(
        *(
            msgspec.structs.replace(
                at(Put(x, y), x, y, y % 4), note=note[x % 3], shows=f"isle-{x % 3}" if x % 3 else ""
            )
            for x, y in CELLS
        )
    )
    wire = wire_scene(whole)
    assert len(wire.cells) == 1
    assert wire.cells[0].table == [
        [None, {"key": "chest"}, {"key": "isles", "args": {"n": 3}}],
        ["", "isle-1", "isle-2"],
    ]
    found = list(unpacked(wire.groups, wire.cells))
    assert [(one.turn, one.note, one.more["shows"]) for one in found] == [
        (one.turn, one.note, one.shows) for one in whole.gestures
    ]


def test_places_with_names_are_rows_too() -> None:
    """Numbers are found wherever they stand: with a sign or a zero before them, in a name, in a sentence, in a path."""
    spots = [(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    whole = scene(
        *(
            Gesture(
                Put(x, y),
                ("joker-04", f"boat/pier:{x}:{y}:0{abs(x)}"),
                text("pier", column=x + 9, row=text(f"row-{y + 3}"), n="5-0"),
                also=((f"isle-{x + 3}-{y + 3}",), ("isle-0",)),
            )
            for x, y in spots
        )
    )
    wire = wire_scene(whole)
    assert wire.cells[0].action == "put <0> <1>"
    assert wire.cells[0].like["label"]["args"] == {"column": "<#0+9>", "row": {"key": "row-<1+3>"}, "n": "5-0"}
    assert sent(wire) == meant(whole)
    also = {one.action: one.more["also"] for one in unpacked(wire.groups, wire.cells)}
    assert also == {str(one.action): one.also for one in whole.gestures}


@pytest.mark.parametrize(
    "word", ["0", "-0", "00", "-1", "a-1", "1-1", "--1", "1234567890123456", "-", "1.5", "", "<", "é1"]
)
def test_every_text_is_its_form_filled_again(word: str) -> None:
    for whole in (word, f" {word}", f"{word}/{word}", f"x{word},7"):
        form = form_of(whole)
        if form is None:
            assert "<" in whole
        else:
            parts = form.frame.split("<>")
            assert parts[0] + "".join(f"{n}{part}" for n, part in zip(form.numbers, parts[1:], strict=True)) == whole


def test_what_each_would_bring_travels_as_numbers() -> None:
    icons = [text("rat"), text("fish")]
    whole = scene(
        *(
            msgspec.structs.replace(
                at(Put(x, y), x, y),
                note=text("earns", points=x * y, what=text("cat-3")),
                tallies=(Tally(icons[0], x, "rat", after=x + y), Tally(icons[1], 3, "fish")),
            )
            for x, y in CELLS
        )
    )
    wire = wire_scene(whole)
    assert len(wire.cells) == 1
    found = unpacked(wire.groups, wire.cells)
    assert [(one.note, one.tallies) for one in found] == [(one.note, one.tallies) for one in whole.gestures]
    assert len(zlib.compress(msgspec.json.encode(wire))) < 1500


def test_one_label_serves_every_cell() -> None:
    place = text("place-cell", column=5, row=3)
    assert spoken(at(Put(4, 2), 4, 2, 5), ()) == text("lay", turn=5, place=place, column=5, row=3, thing=text("cat-3"))
    assert spoken(Gesture(Pick(1), ("cat-3",), text("take")), ()) == text("take", turn=0)
    assert spoken(Gesture(Pick(1), ("cat-3",)), ()) is None
    own = Gesture(Pick(1), ("boat/4,2",), text("at", column="E"))
    assert spoken(own, ()) == text("at", turn=0, place=place, column="E", row=3)


def test_yes_and_no_are_no_columns() -> None:
    """True is not the column 1, though it equals it."""
    whole = scene(*[at(Flip(x == 1, y * COLS + x), x, y) for y in range(4) for x in range(2)])
    assert sent(wire_scene(whole)) == meant(whole)
