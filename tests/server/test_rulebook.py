"""Rules read from a game's RULES.md."""

from __future__ import annotations

from archipel.server.content.rulebook import Paragraph, Section, read, rulebook, rulings
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
                Paragraph("1.2", "All show.", ours=True),
            ],
        ),
        Section("2", "Stones", [Paragraph("2.1", "Each lays a stone.")]),
    ]


def test_rules_without_numbers_are_no_sections() -> None:
    assert read("hello\n\n## Ours\n").sections == []


def test_a_mark_after_the_last_row_is_the_rule_s() -> None:
    parts = ["## 1. One", "1.1 Rows:\n- a\n- b [ours]", "1.2 Not [ours] here.", "1.3 Two parts.", "The second. [ours]"]
    book = read("\n\n".join(parts))
    assert rulings(book) == ["1.1", "1.3"]
    assert [paragraph.text for paragraph in book.sections[0].paragraphs] == [
        "Rows:\n- a\n- b",
        "Not [ours] here.",
        "Two parts.\n\nThe second.",
    ]


def test_a_figure_belongs_to_the_rule_before_it() -> None:
    book = read('## 1. One\n\n1.1 A rule. [ours]\n![What is seen](figure:cards "What it means.")\n\n1.2 Another.\n')
    first, second = book.sections[0].paragraphs
    assert (first.text, first.ours) == ("A rule.", True)
    assert [(one.name, one.alt, one.caption) for one in first.figures] == [("cards", "What is seen", "What it means.")]
    assert second.figures == []
