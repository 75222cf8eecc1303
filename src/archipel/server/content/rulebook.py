"""The player's rules of a game, read from its RULES.md into numbered sections and paragraphs."""

from __future__ import annotations

import re

import msgspec

from archipel.core.game import Game

HEADING = re.compile(r"(\d+)\.?\s+(.+)")
PARAGRAPH = re.compile(r"(\d+\.\d+)\s+(.+)")
ROWS = ("- ", "* ", "|")
MARK = "[ours]"


class Paragraph(msgspec.Struct):
    """`ours`: a ruling of ours, which the rulebook does not print; `[ours]` ends it in the file."""

    number: str
    text: str
    ours: bool = False


class Section(msgspec.Struct):
    number: str
    title: str
    paragraphs: list[Paragraph]


class Rulebook(msgspec.Struct):
    """`ours` says which components are our construction; `lesson`: the game can be learnt by playing."""

    title: str
    sections: list[Section]
    ours: str = ""
    lesson: bool = False


def rulebook(game: Game, lang: str) -> Rulebook | None:
    """The rules in a language, in English where there is no other; None if the game has none."""
    for name in ("RULES.md" if lang == "en" else f"RULES.{lang}.md", "RULES.md"):
        path = game.folder / name
        if path.is_file():
            return read(path.read_text(encoding="utf-8"))
    return None


def read(source: str) -> Rulebook:
    """`# Title`, `## 6. Section`, paragraphs that begin `6.1 `; the last section without a number is `ours`."""
    book = Rulebook("", [])
    for line in source.splitlines():
        words = line.strip()
        if line.startswith("# "):
            book.title = words[2:]
        elif line.startswith("## "):
            numbered = HEADING.fullmatch(words[3:])
            book.sections.append(Section(numbered[1], numbered[2], []) if numbered else Section("", words[3:], []))
        elif book.sections:
            _add(book.sections[-1].paragraphs, words)
    for section in book.sections:
        for paragraph in section.paragraphs:
            _take_mark(paragraph)
    unnumbered = [section for section in book.sections if not section.number]
    if unnumbered:
        book.ours = "\n\n".join(paragraph.text for paragraph in unnumbered[-1].paragraphs)
    book.sections = [section for section in book.sections if section.number]
    return book


def _take_mark(paragraph: Paragraph) -> None:
    """At its end, or before the rows of its list."""
    said, *rows = paragraph.text.rstrip().splitlines()
    paragraph.ours = said.endswith(MARK) or bool(rows and rows[-1].endswith(MARK))
    paragraph.text = "\n".join([line.removesuffix(MARK).rstrip() for line in (said, *rows)])


def rulings(book: Rulebook) -> list[str]:
    """The numbers of the rules that are ours."""
    return [paragraph.number for section in book.sections for paragraph in section.paragraphs if paragraph.ours]


def _add(paragraphs: list[Paragraph], line: str) -> None:
    """A line begins a paragraph where it has a number or follows an empty one; rows of a list stay rows."""
    numbered = PARAGRAPH.fullmatch(line)
    if numbered:
        paragraphs.append(Paragraph(numbered[1], numbered[2]))
    elif not line:
        if paragraphs:
            paragraphs[-1].text += "\n"
    elif not paragraphs:
        paragraphs.append(Paragraph("", line))
    else:
        last = paragraphs[-1]
        last.text = _joined(last.text, line)


def _joined(text: str, line: str) -> str:
    if text.endswith("\n"):
        return f"{text.rstrip()}\n\n{line}"
    return f"{text}\n{line}" if line.startswith(ROWS) else f"{text} {line}"
