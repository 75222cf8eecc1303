"""Faces are well-formed, and say what the locale files say."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from archipel.kit.skin.speech import Speech
from archipel.kit.skin.svg import Pen, group, halo, path, symbol, use


def test_a_face_is_xml() -> None:
    pen = Pen({"num": 'font-weight="700"'})
    parts = [use("a", 1, 2, 3), use("b"), path("M0 0", "none"), pen.write(0, 0, "<&>", 9, anchor="middle")]
    face = ElementTree.fromstring(symbol("face", 10, 20, group(*parts, extra='opacity=".5"'), left=-1))
    assert face.attrib == {"id": "face", "viewBox": "-1 0 10 20"}
    assert [part.attrib.get("height") for part in face.iter("use")] == ["3", None]
    assert [part.text for part in face.iter("text")] == ["<&>"]
    assert ElementTree.fromstring(halo("wide", 10, 20)).attrib["overflow"] == "visible"


def test_words_are_printed(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("level = Level { $level }\n", encoding="utf-8")
    printed = Speech(tmp_path).printed
    assert printed("en", "level", level=3) == "Level 3"
    with pytest.raises(AssertionError):
        printed("en", "level")
