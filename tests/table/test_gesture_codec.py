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
from archipel.table.wire.gesture_codec import unpacked
from archipel.table.wire.messages import WireScene


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
    found = unpacked(wire.groups, wire.cells, {zone.id: zone for zone in wire.zones})
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
    assert len(wire.cells) == 8
    assert len(zlib.compress(msgspec.json.encode(wire))) < 2000


@pytest.mark.parametrize(
    ("actions", "template"),
    [
        ([Put(x, y) for x, y in CELLS], "put {x} {y}"),
        ([Pick(y * COLS + x) for x, y in CELLS], "pick {n}"),
        ([Pick(7 * n + 1) for n, _ in enumerate(CELLS)], "pick {0}"),
        ([Lay(5, 100 - n, 2) for n, _ in enumerate(CELLS)], "lay 5 {0} 2"),
    ],
)
def test_what_the_cell_says_is_not_sent_again(actions: list[Action], template: str) -> None:
    whole = scene(*(at(action, x, y) for action, (x, y) in zip(actions, CELLS, strict=True)))
    wire = wire_scene(whole)
    assert [row.action for row in wire.cells] == [template]
    assert sent(wire) == meant(whole)


def test_what_is_not_alike_goes_by_itself() -> None:
    words = [at(Name(f"a{x}"), x, 0) for x in range(9)]
    keyed = [msgspec.structs.replace(at(Pick(x), x, 1), key="k") for x in range(9)]
    few = [at(Pick(100 + x), x, 2, label=text("other")) for x in range(3)]
    button = Gesture(Pick(200), label=text("pass"))
    whole = scene(*words, *keyed, *few, button)
    wire = wire_scene(whole)
    assert not wire.cells
    assert sent(wire) == meant(whole)


def test_notes_and_outlines_part_the_rows() -> None:
    plain = [at(Put(x, 0), x, 0) for x in range(9)]
    rich = [msgspec.structs.replace(at(Put(x, 1), x, 1), note=text("chest"), shows="isle") for x in range(9)]
    wire = wire_scene(scene(*plain, *rich))
    assert [(row.note, row.shows) for row in wire.cells] == [(None, ""), (text("chest"), "isle")]


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
    found = unpacked(wire.groups, wire.cells, {BOAT.id: BOAT})
    assert [(one.note, one.tallies) for one in found] == [(one.note, one.tallies) for one in whole.gestures]
    assert len(zlib.compress(msgspec.json.encode(wire))) < 1500


def test_one_label_serves_every_cell() -> None:
    assert spoken(at(Put(4, 2), 4, 2, 5)) == text("lay", turn=5, column=5, row=3, thing=text("cat-3"))
    assert spoken(Gesture(Pick(1), ("cat-3",), text("take"))) == text("take", turn=0)
    assert spoken(Gesture(Pick(1), ("cat-3",))) is None
    own = Gesture(Pick(1), ("boat/4,2",), text("at", column="E"))
    assert spoken(own) == text("at", turn=0, column="E", row=3)


def test_yes_and_no_are_no_columns() -> None:
    """True is not the column 1, though it equals it."""
    whole = scene(*[at(Flip(x == 1, y * COLS + x), x, y) for y in range(4) for x in range(2)])
    assert sent(wire_scene(whole)) == meant(whole)
