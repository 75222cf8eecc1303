"""Both languages read side by side: the same rules, rows, marks, figures and blanks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor
from tests.games.figures import figures

from archipel.core.catalog import games
from archipel.core.game import Game
from archipel.server.content.rulebook import ROWS, Paragraph, rulebook
from archipel.words import LANGUAGES, source

HERE = Path(__file__).parent
GAMES = [game for id, game in games().items() if (HERE / id).is_dir()]
IDIOMS: dict[tuple[str, str], tuple[float, ...]] = {
    ("", "table-gallery-row"): (2,),  # tap and tap: deux fois
    ("hashi", "2.2"): (2,),  # islands: deux îles
    ("hashi", "ours"): (2,),  # thank you both: merci à eux
    ("hashi", "refused-no-number"): (2,),  # neither: aucune des deux
    ("isle_of_cats", "11.6"): (9,),  # new: neuf
    ("isle_of_cats", "kind-gain_basket"): (9,),
    ("isle_of_cats", "14.4"): (0.25, 2),  # titles: Captain's Quarters, Third Family Twice
    ("isle_of_cats", "card-136"): (0.25,),
    ("isle_of_cats", "card-141"): (2,),
    ("isle_of_cats", "card-168"): (2,),
    ("islet", "ours"): (2,),  # which two: lesquelles
}
"""By game and rule, or key, the figures that one language names and the other has another turn of phrase for."""

BOTH_TONGUES = {"own-title": {"en": "fr"}}
"""By key the blank of English and its counterpart: words that an owner wrote in both languages."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_game
def test_both_rulebooks_name_the_same_figures_rule_by_rule(game: Game) -> None:
    english, french = (_paragraphs(game, language) for language in LANGUAGES)
    assert [paragraph.number for paragraph in english] == [paragraph.number for paragraph in french]
    assert list(_differences(game.id, english, french)) == []


@each_game
def test_both_rulebooks_have_the_same_rows_and_the_same_marks(game: Game) -> None:
    english, french = (_paragraphs(game, language) for language in LANGUAGES)
    rows = [[(paragraph.number, _rows(paragraph.text)) for paragraph in book] for book in (english, french)]
    assert rows[0] == rows[1]
    marks = [[paragraph.number for paragraph in book if paragraph.ours] for book in (english, french)]
    assert marks[0] == marks[1]


@pytest.mark.parametrize("id", ["", *(game.id for game in GAMES)])
def test_both_locales_have_the_same_keys_blanks_and_figures(id: str) -> None:
    english, french = (_messages(id, language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    blanks = {key: {BOTH_TONGUES.get(key, {}).get(blank, blank) for blank in english[key].blanks} for key in english}
    assert blanks == {key: sentence.blanks for key, sentence in french.items()}
    unlike = {key: english[key].figures ^ french[key].figures for key in english}
    assert {key: odd for key, odd in unlike.items() if odd != set(IDIOMS.get((id, key), ()))} == {}


@pytest.mark.parametrize(
    ("language", "text", "named"),
    [
        ("en", "Seventeen times two, half of twenty-one", {17: 1, 2: 1, 0.5: 1, 21: 1}),
        ("fr", "Dix-sept fois deux, la moitié de vingt-et-un", {17: 1, 2: 1, 0.5: 1, 21: 1}),
        ("fr", "la quatre-vingt-dixième, soixante-quinze, cent", {90: 1, 75: 1, 100: 1}),
        ("en", "the ninetieth, seventy-five, hundred", {90: 1, 75: 1, 100: 1}),
        ("en", "one for each 1", {1: 1}),
        ("fr", "un demi-tour, les deux côtés", {0.5: 1, 2: 1}),
        ("en", "the twenty-first, both sides, fifth", {21: 1, 2: 1, 5: 1}),
        ("fr", "la vingt-et-unième, la cinquième, la neuvième", {21: 1, 5: 1, 9: 1}),
    ],
)
def test_figures_are_read_in_digits_and_words(language: str, text: str, named: dict[float, int]) -> None:
    assert figures(text, language) == Counter(named)


def _paragraphs(game: Game, language: str) -> list[Paragraph]:
    """Titles among them, and what is ours at the end."""
    book = rulebook(game, language)
    assert book is not None
    titled = [[Paragraph(section.number, section.title), *section.paragraphs] for section in book.sections]
    return [*(paragraph for section in titled for paragraph in section), Paragraph("ours", book.ours)]


def _differences(id: str, english: list[Paragraph], french: list[Paragraph]) -> Iterator[str]:
    for one, other in zip_longest(english, french):
        named, nommés = figures(one.text, "en"), figures(other.text, "fr")
        idiom = Counter(IDIOMS.get((id, one.number), ()))
        more, less = named - nommés, nommés - named
        if more + less != idiom:
            yield f"{id} {one.number}: only in English {_told(more)}, only in French {_told(less)}"


def _told(figures: Counter[float]) -> list[str]:
    return [f"{figure:g}" for figure in sorted(figures.elements())]


def _rows(text: str) -> int:
    return sum(line.startswith(ROWS) for line in text.splitlines())


class _Sentence(visitor.Visitor):
    """What a sentence leaves open, and the figures it names from two on: one card is spelt as each language likes."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.blanks: set[str] = set()
        self.figures: set[float] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.blanks.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.figures |= set(figures(node.value, self.language)) - {0, 1}


def _messages(id: str, language: str) -> dict[str, _Sentence]:
    """The sentences of a game, or of the platform, by key."""
    text = (games()[id].folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8") if id else source(language)
    read: dict[str, _Sentence] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            read[entry.id.name] = _Sentence(language)
            read[entry.id.name].visit(entry)
    return read
