"""The picture of an analysed game: of every game and mode, with names as they are, of nothing that is not over."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from archipel import games
from archipel.analysis.picture import NotToShare, draw
from archipel.analysis.picture.paper import fitted, lines, width
from archipel.core.game import Game
from archipel.core.record import Record, replay
from archipel.words import words
from tests.analysis.games_played import played
from tests.analysis.made_up import made_up
from tests.records.make import FOLDER, read

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ('<script>&"', "Anticonstitutionnellementlongissimements", "Zoé", "Bot A", "Jean-Baptiste", "\x00\ud83d\udc31")
RECORDS = sorted({(file.parent.name, file.stem) for file in FOLDER.glob("*/*.json")})
PLAIN = {"svg", "title", "defs", "symbol", "pattern", "g", "use", "path", "rect", "circle", "ellipse", "text"}
"""All that client/src/analysis/share/paintSvg.ts knows how to paint."""


def picture(record: Record, lang: str = "fr", *, mistakes: bool = True) -> ElementTree.Element:
    return ElementTree.fromstring(draw(made_up(record, mistakes=mistakes), record, NAMES, lang))


def record_of(game: str, name: str) -> Record:
    return read(FOLDER / game / f"{name}.json").record


def told(drawn: ElementTree.Element) -> str:
    return " ".join(part.text or "" for part in drawn.iter(f"{SVG}text"))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_every_game_has_a_picture(game: str, name: str, lang: str) -> None:
    record = record_of(game, name)
    drawn = picture(record, lang)
    outcome = replay(record).outcome()
    assert outcome is not None
    assert {part.tag.removeprefix(SVG) for part in drawn.iter()} <= PLAIN
    said, wide, high = told(drawn), float(drawn.get("width", "")), float(drawn.get("height", ""))
    assert wide == 1200
    assert 600 < high < 1200
    assert all(str(score.total) in said for score in outcome.scores)
    assert re.search(r"\bvous\b|\byou\b", said, re.IGNORECASE) is None
    bands = {part.get("fill", "") for part in drawn.iter(f"{SVG}path")}
    assert sorted(fill for fill in bands if fill.startswith("url(")) == [
        f"url(#p-band-{seat})" for seat in range(record.seats)
    ]
    named = {part.get("id") for part in drawn.iter()}
    used = {part.get("href", "")[1:] for part in drawn.iter(f"{SVG}use")}
    assert used <= named


@pytest.mark.parametrize(("game", "name"), [("palm_island", "casual-6"), ("isle_of_cats", "fleet-4")])
def test_no_word_leaves_the_sheet_or_lies_on_another(game: str, name: str) -> None:
    drawn = picture(record_of(game, name))
    boxes = []
    for part in drawn.findall(f"{SVG}text"):
        size, said = float(part.get("font-size", "")), part.text or ""
        wide, x, y = width(said, size, bold="font-weight" in part.attrib), float(part.get("x", "")), part.get("y", "")
        left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[part.get("text-anchor", "start")] * wide
        boxes.append((left, left + wide, float(y) - 0.7 * size, float(y), said))
    assert all(left > 0 and right <= 1160 for left, right, _, _, _ in boxes)
    crossing = [
        (one[4], other[4])
        for at, one in enumerate(boxes)
        for other in boxes[:at]
        if one[0] < other[1] and other[0] < one[1] and one[2] < other[3] and other[2] < one[3]
    ]
    assert crossing == []


def test_names_are_words_and_nothing_else() -> None:
    source = draw(made_up(record_of("palm_island", "casual-6")), record_of("palm_island", "casual-6"), NAMES, "fr")
    assert "<script" not in source
    said = told(ElementTree.fromstring(source))
    assert '<script>&"' in said
    assert "".join(fitted(NAMES[1], (13,), 207, 2, bold=True)[1]) == NAMES[1], "a name of 40 letters is told whole"
    assert "\x00" not in source


def test_alone_the_points_lie_before_their_titles() -> None:
    record = record_of("palm_island", "solo-1")
    outcome, said = replay(record).outcome(), words("fr", "palm_island")
    assert outcome is not None
    drawn = picture(record)
    reached = said.key(outcome.rank)
    bold = [part.text for part in drawn.iter(f"{SVG}text") if part.get("font-weight") == "700"]
    assert reached in bold
    assert said.key("picture-axis-points") in told(drawn)
    assert said.key("picture-others") not in told(drawn)


def test_flags_tell_the_costliest_choices_of_all() -> None:
    record = record_of("hashi", "side_a-2")
    found = made_up(record)
    drawn = ElementTree.fromstring(draw(found, record, ["Ada", "Bob"], "en"))
    costliest = sorted((one for seat in found.turning_points for one in seat), key=lambda one: -one.cost)[:3]
    said = told(drawn)
    for point in costliest:
        assert f"{round(point.best / 100)}% → {round(point.left / 100)}%" in said
    assert re.search(r"Turn \d+ · (Ada|Bob): ", said)
    assert words("en").key("analysis-nothing-found")[:30] in told(picture(record, "en", mistakes=False))


def test_a_game_of_somebody_else_has_a_picture_without_an_island_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "docs" / "sixth_game" / "src"))
    lagune: Game = import_module("archipel_lagune").GAME
    monkeypatch.setitem(games(), lagune.id, lagune)
    drawn = picture(played(lagune, lagune.mode("duel"), 2, level="random"), "en")
    assert "Lagune" in told(drawn)
    assert "island" in {part.get("id") for part in drawn.iter()}


def test_a_very_long_game_is_no_longer_to_read() -> None:
    record = record_of("isle_of_cats", "fleet-4")
    assert len(record.actions) > 900
    assert len(draw(made_up(record), record, NAMES, "en")) < 150_000


def test_of_a_game_that_is_not_over_nothing_is_said() -> None:
    record = played(games()["hashi"], games()["hashi"].mode("side_a"), 2, plies=12)
    with pytest.raises(NotToShare, match="not played to its end"):
        draw(made_up(record), record, NAMES, "en")
    whole = record_of("hashi", "side_a-2")
    with pytest.raises(NotToShare, match="another game"):
        draw(made_up(whole), msgspec.structs.replace(whole, actions=whole.actions[:-1]), NAMES, "en")


def test_words_that_have_no_room_go_on_below() -> None:
    assert lines("trésors communs : trésor", 16, 16 * 0.62 * 17) == ["trésors communs :", "trésor"]
    assert lines("Jean-Baptiste", 16, 16 * 0.62 * 9) == ["Jean-", "Baptiste"]
    assert lines("aaaaaaaaaaaa", 10, 40, most=1) == ["aaaa…"]
