"""Sheets are served one thing a line, and lose nothing by it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from archipel.core.catalog import games
from archipel.server.content.sheet_lines import SVG, in_lines
from archipel.server.content.skins import sheet

DRAWN = f"""<svg xmlns="{SVG}"><defs>
  <clipPath id="cut"><rect width="4"
    height="5"/></clipPath>
</defs>
<symbol id="a" viewBox="0 0 9 9">
  <g clip-path="url(#cut)">
    <text>one
      <tspan>two</tspan> three</text>
  </g>
</symbol><symbol id="b"/></svg>"""
LINES = [
    '<clipPath id="cut"><rect width="4" height="5" /></clipPath>',
    '<symbol id="a" viewBox="0 0 9 9"><g clip-path="url(#cut)"><text>one <tspan>two</tspan> three</text></g></symbol>',
    '<symbol id="b" />',
]


def test_each_thing_is_a_line_and_drawn_space_stays() -> None:
    lines = in_lines(DRAWN.encode()).decode().splitlines()
    assert lines[1:-1] == LINES
    assert (lines[0], lines[-1]) == (f'<svg xmlns="{SVG}">', "</svg>")


@pytest.mark.parametrize("id", games())
def test_every_line_of_a_game_stands_alone(id: str) -> None:
    lines = sheet(games()[id], "en").body.decode().splitlines()[1:-1]
    parts = [ElementTree.fromstring(f'<svg xmlns="{SVG}">{line}</svg>') for line in lines]
    assert all(len(part) == 1 for part in parts)
    names = [element.get("id") for part in parts for element in part.iter() if element.get("id")]
    assert len(names) == len(set(names))
