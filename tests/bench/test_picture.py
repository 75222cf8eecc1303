"""The picture of a bench, read as the XML it is."""

from __future__ import annotations

from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import msgspec
import pytest

from archipel.bench import Row, draw
from archipel.words import words

SVG = "{http://www.w3.org/2000/svg}"


def row(game: str, steps: float, *, library: str = "Archipel", **more: float) -> Row:
    told = {"game": game, "mode": "", "compiled": None, "library": library, "steps_per_round": steps, **more}
    return msgspec.convert({"steps_per_s": steps * 1000, "games_per_s": 1.0, "legal_per_step": 2.0, **told}, Row)


ROWS = [
    row("islands", 1.0, clone_per_round=10.0, clone_per_s=10_000.0),
    row("hearts & <clubs>", 0.1, library="Cards"),
    row("chess", 10.0, library="Cards", clone_per_round=1.0, clone_per_s=1000.0),
]


def parse(rows: list[Row], lang: str = "en") -> Element:
    return ElementTree.fromstring(draw(rows, words(lang)))


def texts(picture: Element, kind: str) -> list[str | None]:
    return [one.text for one in picture.iter(f"{SVG}text") if one.get("class") == kind]


def bars(picture: Element, kind: str) -> list[Element]:
    return [one for one in picture.iter(f"{SVG}rect") if one.get("class") == kind]


@pytest.mark.parametrize(("lang", "panels"), [("en", ["Steps", "Clones"]), ("fr", ["Pas", "Clones"])])
def test_every_row_stands_under_its_library_and_every_operation_there_is_has_a_panel(
    lang: str, panels: list[str]
) -> None:
    picture = parse(ROWS, lang)
    assert texts(picture, "library") == ["Archipel", "Cards"]
    assert texts(picture, "name") == ["islands", "hearts & <clubs>", "chess"]
    assert texts(picture, "panel") == panels
    assert texts(picture, "figure") == ["1", "10", "0.1", "10", "1"]


def test_ours_are_set_apart_and_lengths_are_logarithms() -> None:
    picture = parse(ROWS)
    [ours, _] = bars(picture, "ours")
    low, high, _ = bars(picture, "peer")
    assert float(low.get("width", "")) < 2
    assert float(ours.get("width", "")) == pytest.approx(float(high.get("width", "")) / 2)


def test_a_bar_stays_inside_of_the_picture() -> None:
    picture = parse([*ROWS, row("tiny", 1e-7), row("one", 3.0, sims_per_round=7.0, sims_per_s=7.0)])
    width, height = float(picture.get("width", "")), float(picture.get("height", ""))
    for bar in picture.iter(f"{SVG}rect"):
        assert float(bar.get("x", "")) + float(bar.get("width", "")) < width
        assert float(bar.get("y", "")) + float(bar.get("height", "")) < height


def test_no_rows_are_a_picture_too() -> None:
    assert texts(parse([]), "name") == []
