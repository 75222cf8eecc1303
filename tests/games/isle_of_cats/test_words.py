"""The rules say what is true of the game, in both languages, and which words the box has for it."""

from __future__ import annotations

import re

import pytest

from archipel.games.isle_of_cats.crew import TAKE_BACKS
from archipel.games.isle_of_cats.steps.days import LAY
from archipel.games.isle_of_cats.values import Moment
from archipel.words import words

from .position import GAME, crew, position

LANGUAGES = {"en": "RULES.md", "fr": "RULES.fr.md"}


def told(lang: str) -> str:
    return (GAME.folder / LANGUAGES[lang]).read_text(encoding="utf-8")


def rule(lang: str, number: str) -> str:
    """A paragraph with its rows."""
    found = re.search(rf"(?m)^{re.escape(number)} [\s\S]*?(?=\n\n|\Z)", told(lang))
    assert found is not None
    return found[0]


def glossary(lang: str) -> list[tuple[str, str]]:
    """The box's word, and ours."""
    rows = [row for number in ("18.1", "18.2", "18.3") for row in rule(lang, number).splitlines()[1:]]
    pairs = [row.removeprefix("- ").removesuffix(".").partition(":") for row in rows]
    return [(box.strip(), ours.strip()) for box, _, ours in pairs]


def test_a_glossary_of_the_box() -> None:
    """Rules 18.1 to 18.3: the same words of the box in both languages, and ours are those of the rules."""
    assert [box for box, _ in glossary("en")] == [box for box, _ in glossary("fr")]
    assert len(glossary("en")) > 25
    for lang in LANGUAGES:
        rules = told(lang).partition("## 18.")[0].lower()
        assert [ours for _, ours in glossary(lang) if not all(w in rules for w in ours.lower().split(", "))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_ours_is_marked(lang: str) -> None:
    """Rules 5.2, 7.9, 11.3, 11.4, 11.7, 14.8, 15.6, 15.7 and 15.13: not printed in the rulebook; rule 7.2 is."""
    for number in ("5.2", "5.3", "7.9", "11.3", "11.4", "11.5", "11.7", "14.8", "15.6", "15.7", "15.13", "16.3"):
        assert rule(lang, number).endswith("[ours]"), number
    for number in ("7.2", "7.3", "7.5", "8.1", "11.6", "13.2", "17.1"):
        assert "[ours]" not in rule(lang, number), number


def test_equal_speeds_and_late_cards_are_said() -> None:
    """Rules 7.2 and 7.3, rulings 6 and 49."""
    assert "keep their order among themselves" in rule("en", "7.2")
    assert "gardent leur ordre entre eux" in rule("fr", "7.2")
    assert "on the last day is lost" in rule("en", "7.3")
    assert "le dernier jour, elle est perdue" in rule("fr", "7.3")


def test_a_late_cat_is_said_to_join_its_field() -> None:
    """Rule 15.7, ruling 36: the end of the left field, not of the whole line."""
    assert "after the cats of the left field, before those of the right" in rule("en", "15.7")
    assert "après les chats du champ de gauche, avant ceux de droite" in rule("fr", "15.7")


def test_standing_answers_are_said() -> None:
    """Rule 11.4."""
    for answer in ("not now", "not before my turn", "never at this kind of moment", "always the same"):
        assert answer in rule("en", "11.4")
    for answer in ("pas maintenant", "pas avant mon tour", "jamais à ce genre de moment", "toujours le même"):
        assert answer in rule("fr", "11.4")


def test_how_often_cards_are_put_back_is_said() -> None:
    """Rule 5.3, ruling 50."""
    assert TAKE_BACKS == 20
    assert "twenty times a day" in rule("en", "5.3")
    assert "vingt fois par jour" in rule("fr", "5.3")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_has_a_name(lang: str) -> None:
    """Rule 11.4: by which a player answers for all moments of a kind."""
    said = words(lang, "isle_of_cats")
    names = [said.key(f"moment-{moment}") for moment in Moment.__args__ if moment]  # type: ignore[attr-defined]
    assert len(set(names)) == len(names) == 10


@pytest.mark.parametrize(
    ("mode", "says"), [("solo", "a family of at least 7"), ("fleet", "nobody has a larger family")]
)
def test_family_tree_says_what_it_asks(mode: str, says: str) -> None:
    """Rule 14.2, ruling 22: alone a family of seven or more, on its face and in its note."""
    crews = [crew(lessons=[121], hand=[7])] + ([crew()] if mode == "fleet" else [])
    table = position(LAY, *crews, mode=mode)
    piece = next(piece for piece in GAME.scene(table.view(), ()).pieces if piece.id == "card-121")
    assert piece.face == ("card-121-solo" if mode == "solo" else "card-121")
    assert piece.note is not None
    assert says in words("en", "isle_of_cats").say(piece.note)
    assert GAME.faces is not None
    for lang, seven in (("en", "at least 7"), ("fr", "au moins 7")):
        drawn = GAME.faces(lang).partition('id="card-121-solo"')[2].partition("</symbol>")[0]
        assert seven.split()[-1] in drawn
        assert drawn
