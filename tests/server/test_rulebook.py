"""Rules read from a game's RULES.md."""

from __future__ import annotations

from archipel.core.catalog import games
from archipel.server.content.rulebook import Paragraph, Section, read, rulebook
from tests.server.toy import GAME


def test_sections_paragraphs_and_what_is_ours() -> None:
    book = rulebook(GAME, "en")
    assert book is not None
    assert book.title == "Numbers"
    assert book.ours == "All of it."
    assert book.sections == [
        Section(
            "1",
            "Picking",
            [
                Paragraph("1.1", "Everybody picks a number in secret:\n- from 0\n- to 3\n\nMore of it."),
                Paragraph("1.2", "All show."),
            ],
        ),
        Section("2", "Stones", [Paragraph("2.1", "Each lays a stone.")]),
    ]


def test_rules_without_numbers_are_no_sections() -> None:
    assert read("hello\n\n## Ours\n").sections == []


def test_every_game_has_its_rules_in_both_languages() -> None:
    for game in games().values():
        if game is GAME:
            continue
        books = [rulebook(game, lang) for lang in ("en", "fr")]
        numbers = [[p.number for s in book.sections for p in s.paragraphs] for book in books if book]
        assert len(numbers) == 2
        assert numbers[0] == numbers[1]
        assert all(book and book.ours for book in books)
