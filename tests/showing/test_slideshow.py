"""A record shows itself step by step, in a frame of its own that needs nothing beside it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser

from archipel import showing
from archipel.core.catalog import games
from archipel.core.record import Record
from archipel.core.state import State

from .random_games import first, of_several, random_record, reached

FEW = 24


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


class Frame(HTMLParser):
    """The page in the frame of a piece of HTML."""

    page = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "iframe":
            assert not self.page
            self.page = dict(attrs)["srcdoc"] or ""


def page(source: str | None) -> str:
    frame = Frame()
    frame.feed(source or "")
    assert frame.page
    return frame.page


def slides(source: str | None) -> Any:
    found = re.search(r'<script type="application/json" id="slides">(.*?)</script>', page(source), re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def boards(source: str | None) -> list[str]:
    """The boards of all steps, put together as the script does it."""
    told = slides(source)
    return ["".join(told["parts"][number] for number in board) for board in told["boards"]]


def seen(state: State, seat: int | None) -> str:
    return state.view(seat)._repr_svg_() or ""


@pytest.mark.parametrize("id", games())
def test_every_step_is_the_picture_of_its_state(id: str) -> None:
    record = first(of_several(id), FEW)
    source = record._repr_html_()
    shown = boards(source)
    assert shown[0] in seen(reached(record, 0), None)
    assert shown[-1] in seen(reached(record, FEW), None)
    assert shown[0] in page(source), "it is seen where no script runs"
    for board in shown:
        ElementTree.fromstring(f"<svg>{board}</svg>")
    assert len(slides(source)["said"]) == len(shown) > 2


def test_it_needs_no_network_and_no_name_of_the_page_around_it() -> None:
    source = showing.html(random_record("hashi", "side_a"))
    assert source.startswith("<iframe ")
    assert 'sandbox="allow-scripts"' in source
    assert "http" not in source.replace("http://www.w3.org/2000/svg", "")
    drawn = page(source)
    names = set(re.findall(r'id="([^"]+)"', drawn))
    assert set(re.findall(r'href="#([^"]+)"', "".join(boards(source)))) <= names


def test_each_step_says_what_happened_as_it_was_told() -> None:
    """What is done in secret is a step for who did it, and told to a spectator when it comes out."""
    record = first(random_record("hashi", "side_a"), 40)
    spectator, own = slides(showing.html(record)), slides(showing.html(record, seat=0))
    assert len(own["said"]) > len(spectator["said"])
    assert any(said.startswith("Seat 1 writes") for said in spectator["said"])
    assert any(said.startswith("You write") for said in own["said"])
    assert all(spectator["said"][1:])
    french = slides(showing.html(record, lang="fr"))
    assert any("Siège 1" in said for said in french["said"])


def test_a_spectator_is_shown_no_hand() -> None:
    record = random_record("small_islands", "normal")
    hand = reached(record, 0).view(1).hand  # type: ignore[attr-defined]
    seat, spectator = (boards(showing.html(first(record, 0), seat=seat))[0] for seat in (1, None))
    assert all(f'href="#{tile}"' in seat for tile in hand)
    assert not any(f'href="#{tile}"' in spectator for tile in hand)


def test_what_cannot_be_played_is_one_sentence() -> None:
    record = first(random_record("hashi", "solo"), 3)
    record.actions[1] = (0, "<b>write</b>")
    said = record._repr_html_() or ""
    assert said.startswith("<p>action 2: ")
    assert "<b>" not in said
    unknown = Record("<i>no</i>", 1, {}, 2, "0" * 32)._repr_html_() or ""
    assert unknown.startswith("<p>no game ")
    assert "<i>" not in unknown


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"^no seat {seat}; there are 0 to 1$"):
        showing.html(random_record("hashi", "side_a"), seat=seat)


def test_the_slider_moves_the_board(browser: Browser) -> None:
    source = showing.html(first(random_record("islet", "rivals"), FEW))
    told, drawn = slides(source), boards(source)
    opened = browser.new_page()
    opened.set_content(source)
    frame = opened.frame_locator("iframe")
    before = frame.locator("#board").inner_html()
    frame.locator("input").focus()
    opened.keyboard.press("End")
    last = len(drawn) - 1
    assert frame.locator("output").inner_text() == f"{last} / {last}"
    assert frame.locator("p").inner_text() == told["said"][last]
    assert frame.locator("#board").inner_html() != before
    assert frame.locator("#board use").count() == drawn[last].count("<use ")
    opened.close()
