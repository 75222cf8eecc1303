"""Wrong forms are found: in what is made up here, and in every sentence of the house that speaks of a seat."""

from __future__ import annotations

import re

import pytest

from archipel.core.catalog import games
from archipel.core.text import seat_text, text
from archipel.words import HOUSE, LANGUAGES, words
from tests.laws.grammar import fault

GAMES = HOUSE.parent / "games"

BAD = {
    "en": [
        "You draws a card.",
        "Round 2: You has it",
        "Boat of you, on offer",
        "taken by You",
        "Seat 2 takes a orange cat.",
        "an brown egg",
        "What you has",
    ],
    "fr": [
        "Vous a fini.",
        "Vous réfléchit",
        "Points de vous",
        "pris par Vous",
        "le île",
        "de les cartes",
        "Tour 2 : Vous pioche",
    ],
}
GOOD = {
    "en": [
        "You draw a card.",
        "You pass.",
        "You miss it",
        "an orange cat",
        "a unit",
        "a one-eyed cat",
        "Seat 2 and you",
        "Board A of Ann",
    ],
    "fr": [
        "Vous avez fini.",
        "Vous n’y êtes pas.",
        "Vous en prenez deux.",
        "écrivez-le ou renoncez",
        "à le lire",
        "Vous et Anne",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_forms_are_found_and_right_ones_let_be(language: str) -> None:
    assert [sentence for sentence in BAD[language] if not fault(language, sentence)] == []
    assert [sentence for sentence in GOOD[language] if fault(language, sentence)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_to_its_reader_as_to_a_reader(language: str) -> None:
    said = words(language)
    keys = [key for file in sorted((HOUSE / language).glob("*.ftl")) for key in spoken_of_a_seat(file.read_text())]
    assert "server-wait-back" in keys
    for key in keys:
        mine, other = (said.say(text(key, seat=seat_text(0)), ["Ann"], viewer) for viewer in (0, 1))
        assert (key, fault(language, mine), fault(language, other)) == (key, "", "")
        assert mine != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_does_is_said_beside_you_as_well(language: str) -> None:
    for activity in ("think", "done", "away"):
        sentence = words(language).key(f"table-status-{activity}")
        assert not re.match(r"(?:a|est|has|is) |\w+it$", sentence), sentence


def test_the_reader_is_small_inside_a_sentence() -> None:
    said = words("fr", "palm_island")
    assert said.say(text("post-taken", seat=seat_text(0)), ["Ann"], 0) == "pris par vous"
    assert said.say(text("post-taken", seat=seat_text(0)), ["Ann"], 1) == "pris par Ann"


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_game_ended_is_a_whole_sentence(language: str) -> None:
    """It stands by itself on a score sheet."""
    for game in games():
        source = (GAMES / game / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        for key in re.findall(r"^(reason-[\w-]+) = ", source, re.M):
            assert re.fullmatch(r"[A-ZÀÉÎ].*\.", words(language, game).key(key)), f"{game}: {key}"


def spoken_of_a_seat(source: str) -> list[str]:
    """The messages of the server that select by who reads."""
    return re.findall(r"^(server-[\w-]+) = \{ \$me ->", source, re.M)
