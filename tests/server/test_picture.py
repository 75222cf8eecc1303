"""A position as an SVG file: whole, standing alone, the same for every game, telling no more than its eyes see."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from archipel.core.catalog import games
from archipel.core.record import mode_of, start
from archipel.core.rng import Quick
from archipel.server.content.picture.style import HOUSE, painting
from archipel.server.content.position_picture import position_picture
from archipel.server.replay.replay import Replay
from archipel.server.replay.uploads import play_record
from tests.records.make import FOLDER, read

IDENTITY = Path(__file__).parents[2] / "client" / "styles" / "identity.css"
NAMES = ["Ann", "Ben <b>", "Cleo", "Dan", "Eve", "Fay"]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("id", [id for id in games() if (FOLDER / id).is_dir()])
def test_it_stands_alone(id: str) -> None:
    file = sorted((FOLDER / id).glob("*.json"))[0]
    record = read(file).record
    record.actions = record.actions[: len(record.actions) // 2]
    replay = Replay(play_record(record))
    mode = mode_of(replay.history.game, record).id
    assert mode == read(file).mode
    for viewer in (None, 0):
        stop = replay.stops(viewer)[-1]
        state = replay.states.state(stop.acts)
        drawn = position_picture(replay.history.game, state, viewer, stop.ply, "en", NAMES, mode)
        root = ElementTree.fromstring(drawn)
        names = {part.get("id") for part in root.iter()}
        used = {part.get("href", "")[1:] for part in root.iter(f"{SVG}use")}
        assert used
        assert used <= names
        assert set(re.findall(r"url\(#([^)]+)\)", drawn)) <= names
        assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("id", [id for id in games() if (FOLDER / id).is_dir()])
def test_it_shows_no_more_than_its_eyes_see(id: str) -> None:
    """The same bytes where all that the seat cannot know is dealt anew, for its eyes and for a spectator's."""
    kept = read(sorted((FOLDER / id).glob("*-2.json"))[0])
    found, state = start(kept.record)
    stops = [len(kept.record.actions) * part // 10 for part in (0, 3, 7)]
    for ply, (seat, line) in enumerate(kept.record.actions):
        if ply in stops:
            twin = state.determinize(seat, Quick(77))
            assert twin.digest() != state.digest()
            for viewer in (seat, None):
                one, other = (
                    position_picture(found, side, viewer, ply, "en", NAMES, kept.mode) for side in (state, twin)
                )
                assert one == other, f"{id} at {ply}, seen by {viewer}"
        state.apply(seat, found.actions.parse(line))


def test_the_house_colours_are_those_of_the_identity() -> None:
    kept = dict(re.findall(r"(--[\w-]+): ([^;]+);", HOUSE.read_text(encoding="utf-8").partition("}")[0]))
    root = IDENTITY.read_text(encoding="utf-8").partition(":root {")[2].partition("}")[0]
    assert kept == dict(re.findall(r"(--[\w-]+): ([^;]+);", root))


def test_of_a_skin_only_what_paints_by_day_on_a_wide_page() -> None:
    source = """
    .a { fill: red; width: 3px; --own: 4px } /* .b { fill: blue } */
    @media (max-width: 719px) { .a { fill: green } .c { color: blue } }
    @keyframes turn { from { opacity: 0 } to { opacity: 1 } }
    .d { display: none; position: absolute }
    :root[data-theme="dark"] .a { fill: black }
    """
    assert painting(source).split("\n") == [".a { fill: red; --own: 4px }", ".d { display: none }"]
