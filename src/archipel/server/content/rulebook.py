"""The player's rules of a game, read from its RULES.md into numbered sections and paragraphs."""

from __future__ import annotations

import re

import msgspec

from archipel.core.game import Game
from archipel.server.content.picture.figures import figure_picture

HEADING = re.compile(r"(\d+)\.?\s+(.+)")
PARAGRAPH = re.compile(r"(\d+\.\d+)\s+(.+)")
FIGURE = re.compile(r'!\[(.+)\]\(figure:([a-z0-9-]+) "(.+)"\)')
ROWS = ("- ", "* ", "|")
MARK = "[ours]"


class RuleFigure(msgspec.Struct):
    """A picture that explains a rule: `![alt](figure:name "caption")` on a line after it; `address` has its digest."""

    name: str
    alt: str
    caption: str
    address: str = ""
    width: int = 0
    height: int = 0


class Paragraph(msgspec.Struct):
    """`ours`: a ruling of ours, which the rulebook does not print; `[ours]` ends it in the file."""

    number: str
    text: str
    ours: bool = False
    figures: list[RuleFigure] = []


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
            return _illustrated(game, lang, read(path.read_text(encoding="utf-8")))
    return None


def _illustrated(game: Game, lang: str, book: Rulebook) -> Rulebook:
    """With the address and the size of every figure the game can draw; the others are left out."""
    for section in book.sections:
        for paragraph in section.paragraphs:
            paragraph.figures = [figure for figure in paragraph.figures if _found(game, lang, figure)]
    return book


def _found(game: Game, lang: str, figure: RuleFigure) -> bool:
    drawn = figure_picture(game, figure.name, lang)
    if drawn is None:
        return False
    figure.address = f"/figures/{game.id}/{lang}/{figure.name}.svg?tag={drawn.asset.tag.strip(chr(34))}"
    figure.width, figure.height = round(drawn.size.w), round(drawn.size.h)
    return True


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
    drawn = FIGURE.fullmatch(line)
    if drawn and paragraphs:
        paragraphs[-1].figures = [*paragraphs[-1].figures, RuleFigure(drawn[2], drawn[1], drawn[3])]
    elif numbered:
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
