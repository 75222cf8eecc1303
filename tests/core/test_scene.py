"""Scenes: small on the wire, and checked piece by piece by law 10."""

from __future__ import annotations

import msgspec
import pytest

from archipel.core.laws.speech import faces_in, texts_in
from archipel.core.laws.touch import ambiguous, mismatch, misplaced
from archipel.core.scene import Gesture, Outline, Piece, Scene, ScenePart, Shut, Spot, Zone
from archipel.core.text import text
from archipel.core.values import Action


class Go(Action, frozen=True, tag="go"):
    to: int


LABEL = text("label")
BOARD = Zone("board", "grid", LABEL, cols=3, rows=2)
SHORE = Zone("shore", "spots", LABEL, spots=(Spot("pier", 1, 2, text("pier"), face="pier", lit="glow"),))


def scene(*gestures: Gesture, pieces: tuple[Piece, ...] = (Piece("cat", "board", "cat"),)) -> Scene:
    return Scene(text("prompt"), (ScenePart((BOARD, SHORE), pieces),), gestures)


def test_defaults_stay_off_the_wire() -> None:
    assert msgspec.json.encode(Piece("cat", "board")) == b'{"id":"cat","at":"board"}'
    assert msgspec.json.encode(Gesture(Go(1))) == b'{"action":{"do":"go","to":1}}'


@pytest.mark.parametrize("path", [("cat",), ("cat", "board/0,0"), ("cat", "board/2,1"), ("shore/pier",)])
def test_paths_name_pieces_cells_and_spots(path: tuple[str, ...]) -> None:
    assert misplaced(scene(Gesture(Go(1), path))) == ""


@pytest.mark.parametrize("part", ["dog", "board", "board/3,0", "board/0,2", "board/-1,0", "shore/dock", "sea/0,0", ""])
def test_paths_to_what_is_not_there(part: str) -> None:
    assert misplaced(scene(Gesture(Go(1), ("cat", part)))).endswith("which is not there")
    assert misplaced(scene(Gesture(Go(1), also=((part,),)))).endswith("which is not there")


def test_things_lie_somewhere_and_once() -> None:
    assert "which is not there" in misplaced(scene(pieces=(Piece("cat", "attic"),)))
    assert misplaced(scene(pieces=(Piece("cat", "board"), Piece("cat", "shore")))) == "two things have the same id"
    lost = Scene(text("prompt"), (ScenePart((Zone("a", "row", LABEL, inside="nowhere"),)),))
    assert "nowhere, which is not there" in misplaced(lost)
    assert misplaced(Scene(text("prompt"), (ScenePart((Zone("a", "row", LABEL, inside="seat:3"),)),))) == ""


@pytest.mark.parametrize(
    ("one", "two", "clear"),
    [
        (Gesture(Go(1), ("cat",)), Gesture(Go(2), ("dog",)), True),
        (Gesture(Go(1), ("cat",)), Gesture(Go(2), ("cat",)), False),
        (Gesture(Go(1), ("cat",)), Gesture(Go(2), ("cat",), turn=1), True),
        (Gesture(Go(1), ("cat",)), Gesture(Go(2), ("cat", "dog")), False),
        (Gesture(Go(1), ("cat",)), Gesture(Go(2), ("cat", "dog"), turn=1), False),
        (Gesture(Go(1), ("cat", "dog")), Gesture(Go(2), ("cat", "cow")), True),
        (Gesture(Go(1), ("cow",), also=(("cat",),)), Gesture(Go(2), ("cat", "dog")), False),
        (Gesture(Go(1), ("cat", "dog"), also=(("dog", "cat"),)), Gesture(Go(2), ("dog",)), False),
        (Gesture(Go(1)), Gesture(Go(2)), True),
        (Gesture(Go(1)), Gesture(Go(2), ("cat",)), True),
    ],
)
def test_no_touches_mean_two_things(one: Gesture, two: Gesture, clear: bool) -> None:
    assert (ambiguous((one, two)) == "") is clear
    assert (ambiguous((two, one)) == "") is clear


def test_gestures_are_the_legal_actions() -> None:
    one, two = Gesture(Go(1)), Gesture(Go(2))
    assert mismatch(scene(one, two), [Go(2), Go(1)]) == ""
    assert mismatch(scene(one), [Go(1), Go(2)]) == "go 2 is legal and has no gesture"
    assert mismatch(scene(one, two), [Go(1)]) == "go 2 has a gesture and is not legal"
    assert mismatch(scene(one, one), [Go(1)]) == "go 1 has two gestures"
    shut = msgspec.structs.replace(scene(one), shut=(Shut(Go(1), LABEL),))
    assert mismatch(shut, [Go(1)]) == "go 1 is legal and its button is shut"


def test_every_text_and_face_of_a_scene_is_found() -> None:
    small = Zone("small", "row", text("small"), mini=True, face="mat", caption=text("caption"))
    piece = Piece("cat", "small", "cat", text("cat"), lit="ring", note=text("note", of=text("inner")))
    gesture = Gesture(Go(1), ("cat",), text("go"), ghost="ghost")
    whole = Scene(
        text("prompt"), (ScenePart((SHORE, small), (piece,)),), (gesture,), (Shut(Go(2), text("shut")),), text("hint")
    )
    keys = [found.key for found in texts_in(whole)]
    assert sorted(keys) == ["caption", "cat", "go", "hint", "label", "note", "pier", "prompt", "shut", "small"]
    assert sorted(faces_in(whole)) == ["ghost", "glow", "mini.cat", "mini.mat", "mini.ring", "pier"]


def test_what_is_held_outlined_or_asked_is_there() -> None:
    held = msgspec.structs.replace(scene(), held="dog")
    assert misplaced(held) == "dog is held, which is not there"
    assert misplaced(msgspec.structs.replace(scene(), held="cat")) == ""
    outline = Outline("isle", "board", LABEL, members=("cat", "board/2,1", "shore/pier"))
    assert misplaced(msgspec.structs.replace(scene(), outlines=(outline,))) == ""
    astray = msgspec.structs.replace(outline, members=("board/3,0",))
    assert "board/3,0, which is not there" in misplaced(msgspec.structs.replace(scene(), outlines=(astray,)))
    assert "shows isle, which is not there" in misplaced(scene(Gesture(Go(1), ("cat",), shows="isle")))
    assert "asked as dawn, which is not there" in misplaced(scene(Gesture(Go(1), ("cat",), ask="dawn")))


def test_formal_is_the_only_thing_to_do() -> None:
    only = Gesture(Go(1), label=LABEL, formal=True)
    assert misplaced(scene(only)) == ""
    assert "no choice" in misplaced(scene(only, Gesture(Go(2), ("cat",))))


def test_walks_are_paths_of_their_own() -> None:
    walk = Gesture(Go(1), ("board/0,0",), walks=(("board/1,0", (Go(2),)),))
    assert misplaced(scene(walk)) == ""
    assert "board/9,0, which is not there" in misplaced(scene(Gesture(Go(1), ("cat",), walks=(("board/9,0", ()),))))
    assert "means two choices" in ambiguous([walk, Gesture(Go(2), ("board/1,0",))])
