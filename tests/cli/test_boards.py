"""The boards of every game as they are drawn at plies of records; poses, steps, colours, encodings, words alone."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from archipel.cli.drawing.ascii_letters import ascii_only
from archipel.cli.drawing.inks import Inks
from archipel.cli.drawing.scene_summary import SceneSummary
from archipel.cli.drawing.scene_words import SceneWords
from archipel.cli.drawing.shapes import posed
from archipel.cli.output import Output
from archipel.cli.session.choices import POSE, Touched, choices
from archipel.core.catalog import game
from archipel.core.scene import Scene, cell_of
from archipel.words import words
from tests.golden.gestures.make import scene_of
from tests.golden.terminal.make import FOLDER, NAMES, SCENES, golden


def told(id: str, scene: Scene, seat: int, **console: object) -> Output:
    output = Output(words("en", id), NAMES, Console(width=100, **console), Inks(game(id), "en"))  # type: ignore[arg-type]
    output.viewer = seat
    return output


@pytest.mark.parametrize(("id", "record", "ply", "lang"), SCENES)
def test_a_board_is_drawn_as_it_was(id: str, record: str, ply: int, lang: str) -> None:
    kept = (FOLDER / f"{id}-{record}-{ply}-{lang}.txt").read_text(encoding="utf-8")
    assert golden(id, record, ply, lang) == kept


def test_a_placement_is_asked_in_steps_and_every_choice_is_reached() -> None:
    """Thing, pose, place: every gesture of the scene ends some way through the steps, and none is asked in a long list
    that is not of places."""
    seat, scene = scene_of("isle_of_cats", "family-4", 31)
    output = told("isle_of_cats", scene, seat)
    reached: set[str] = set()
    kinds: set[str] = set()

    def walk(touched: Touched) -> None:
        for choice in choices(scene, output, touched):
            if choice.action is not None:
                reached.add(str(choice.action))
            else:
                kinds.add("pose" if choice.touch[-1].startswith(POSE) else "thing")
                walk(choice.touch)

    walk(())
    assert reached == {str(gesture.action) for gesture in scene.gestures}
    assert "pose" in kinds


def test_the_ghost_lies_where_the_piece_will() -> None:
    """Cells of a shape in its pose are those that the rules cover."""
    id = "isle_of_cats"
    seat, scene = scene_of(id, "family-4", 31)
    output = told(id, scene, seat)
    first = choices(scene, output, ())
    while first[0].action is None:
        first = choices(scene, output, first[-1].touch)
    ghost = first[-1].ghost
    assert ghost is not None
    cells = {(ghost.x + x, ghost.y + y) for x, y in posed(ghost.piece.shape, ghost.piece.turn)}
    end = cell_of(first[-1].gestures[0].path[-1])
    assert end is not None
    assert min(x for x, _ in cells) == end[1]
    assert min(y for _, y in cells) == end[2]
    zone = next(zone for zone in scene.zones if zone.id == ghost.zone)
    deck = {cell for area in zone.areas for cell in zip(area.cells[::2], area.cells[1::2], strict=True)}
    assert cells <= deck


def test_poses_are_mirrored_first_then_turned() -> None:
    ell = (0, 0, 0, 1, 0, 2, 1, 2)
    assert sorted(posed(ell, 0)) == [(0, 0), (0, 1), (0, 2), (1, 2)]
    assert sorted(posed(ell, 1)) == [(0, 0), (0, 1), (1, 0), (2, 0)]
    assert sorted(posed(ell, 4)) == [(0, 2), (1, 0), (1, 1), (1, 2)]
    assert sorted(posed(ell, 5)) == [(0, 0), (0, 1), (1, 1), (2, 1)]


def test_colours_are_there_and_can_be_off() -> None:
    seat, scene = scene_of("isle_of_cats", "solo-1", 90)
    for off in (False, True):
        written = StringIO()
        output = told(
            "isle_of_cats", scene, seat, file=written, force_terminal=True, color_system="truecolor", no_color=off
        )
        for line in SceneSummary(scene, output).lines():
            output.line(line)
        assert ("\x1b[38;2;" in written.getvalue()) is not off


def test_a_terminal_without_unicode_gets_plain_letters_in_the_same_places() -> None:
    for file in FOLDER.glob("*.txt"):
        for line in file.read_text(encoding="utf-8").splitlines():
            plain = str(ascii_only(line))
            assert plain.isascii()
            assert len(plain) == len(line)


def test_in_words_nothing_is_drawn_and_every_tile_has_its_place() -> None:
    seat, scene = scene_of("islet", "solo-1", 60)
    lines = [str(line) for line in SceneWords(scene, told("islet", scene, seat)).lines()]
    assert not any("\\" in line or "/\\" in line for line in lines)
    assert any(line.strip().startswith("- M13: ") for line in lines)
