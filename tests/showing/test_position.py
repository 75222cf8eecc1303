"""States and views show themselves: as a picture that stands alone, and as the terminal draws them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from archipel import showing
from archipel.core.catalog import games
from archipel.core.rng import Quick
from archipel.showing.position import eyes, own_content
from archipel.words import words
from tests.cli.conftest import Run, run  # noqa: F401
from tests.laws.toy import LAWFUL
from tests.own_box import REPLACEABLE, content_of, mode_of, packed

from .random_games import MODES, first, of_several, random_record, reached, thirds

SVG = "{http://www.w3.org/2000/svg}"
HEAVIEST = 350_000


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def picture(shown: object) -> str:
    """As a notebook asks for it."""
    source = shown._repr_svg_()  # type: ignore[attr-defined]
    assert isinstance(source, str)
    return source


def title(source: str) -> str:
    found = ElementTree.fromstring(source).find(f".//{SVG}text[@class='title']")
    assert found is not None
    return found.text or ""


def faces(source: str) -> set[str]:
    return {part.get("href", "")[1:] for part in ElementTree.fromstring(source).iter(f"{SVG}use")}


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_a_state_is_a_picture_that_stands_alone(id: str, mode: str) -> None:
    record = random_record(id, mode)
    drawn = [picture(reached(record, plies)) for plies in thirds(record)]
    assert len(set(drawn)) == len(drawn)
    for source in drawn:
        names = {part.get("id") for part in ElementTree.fromstring(source).iter()}
        assert faces(source)
        assert faces(source) <= names
        assert "http" not in source.replace("http://www.w3.org/2000/svg", "")
        assert len(source) < HEAVIEST


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_a_state_is_printed_as_the_terminal_draws_it(
    id: str,
    mode: str,
    run: Run,  # noqa: F811
    tmp_path: Path,
) -> None:
    record = random_record(id, mode)
    for plies in thirds(record):
        state = reached(record, plies)
        file = tmp_path / f"{plies}.json"
        file.write_bytes(first(record, plies).to_json())
        seen_by = eyes(state)
        told = run("replay", file, "--ply", plies, "--seat", 0 if seen_by is None else seen_by + 1, "--plain").out
        assert str(state).count("\n") > 2
        assert told.endswith(f"{state}\n\n")
        assert str(state.view(seen_by)) == str(state)


@pytest.mark.parametrize("id", games())
def test_a_picture_holds_nothing_that_its_seat_may_not_know(id: str) -> None:
    """The same bytes where all that is hidden from the seat is dealt anew."""
    record, dealt_anew = of_several(id), False
    for plies in thirds(record)[:2]:
        state = reached(record, plies)
        twin = state.determinize(0, Quick(77))
        dealt_anew |= twin.facts() != state.facts()
        assert picture(twin.view(0)) == picture(state.view(0))
        assert str(twin.view(0)) == str(state.view(0))
    assert dealt_anew


def test_a_picture_holds_what_its_view_tells() -> None:
    state = reached(random_record("small_islands", "normal"), 0)
    for own, other in ((0, 1), (1, 0)):
        hand = set(state.view(own).hand)  # type: ignore[attr-defined]
        assert hand
        assert hand <= faces(picture(state.view(own)))
        assert not hand - set(state.view(other).hand) <= faces(picture(state.view(other)))  # type: ignore[attr-defined]
        assert not hand & faces(picture(state.view(None)))


def test_the_title_says_who_sees_it_so() -> None:
    record = random_record("isle_of_cats", "family")
    begun, over = reached(record, 0), reached(record, len(record.actions))
    assert title(picture(begun)) == f"The Isle of Cats, as seat {begun.to_act()[0] + 1} sees it"
    assert title(picture(begun.view(1))) == "The Isle of Cats, as seat 2 sees it"
    assert title(picture(over)) == "The Isle of Cats, as a spectator sees it"


def test_it_is_shown_in_the_language_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state = reached(random_record("hashi", "solo"), 0)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert title(picture(state)) == words("fr", "hashi").key("name") + ", vu du siège 1"
    assert str(state) == showing.text(state, lang="fr")
    assert showing.text(state, lang="fr") != showing.text(state, lang="en")
    assert "as seat 1 sees it" in (showing.svg(state, lang="en") or "")


@pytest.mark.parametrize("id", REPLACEABLE)
def test_components_of_ones_own_are_shown(id: str) -> None:
    game, mode = games()[id], mode_of(id)
    options = game.choose_options(mode, {content_of(id).option: packed(id)})
    state = game.new(options, mode.seats[0], 5)
    assert own_content(game, state.view(0)) == packed(id)
    assert faces(picture(state))
    assert str(state)


def test_what_is_not_in_the_catalog_shows_its_plain_self() -> None:
    state = LAWFUL.new(LAWFUL.options(), 2, 5)
    assert str(state) == repr(state)
    assert str(state.view(0)) == repr(state.view(0))
    assert state._repr_svg_() is None
