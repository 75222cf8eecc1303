"""A scene on one screen: the boards drawn, every other zone in a few words, the scores in one line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.text import Text as Line

from archipel.cli.drawing.canvas import Canvas
from archipel.cli.drawing.piece_links import links
from archipel.cli.drawing.scene_text import TALL, SceneText, in_slot
from archipel.core.scene import Piece, Zone

BETWEEN = " · "
FEW = 4
FLANK = 60
OFFERED = "choices"  # the skin of a zone whose pieces are the ways one touch opens
INDENT = "  "
LONELY = re.compile(r" (?=[:;!?])")  # no line begins with these
DIGIT = re.compile(r"\d")


class SceneSummary(SceneText):
    """What a decision needs; the whole table is a SceneText."""

    def lines(self) -> Iterator[str | Line]:
        width = self.output.console.width
        yield from folded([*self.head()], width)
        yield from self.board(width, TALL).lines()
        for group in self.notes():
            yield from folded(group, width)
        yield from self.scores()

    def board(self, width: int, height: int) -> Canvas:
        """Everything drawn in the middle of the table; where there is room left, what lies beside it too."""
        sheet = self.pictures.drawn(self.board_zones(), width, height)
        if height < TALL:
            for zone in self.scene.zones:
                shelf = None if self.pictures.kind(zone) else self.pictures.shelf(zone, max(sheet.width, FLANK))
                if shelf is not None and sheet.height + 1 + shelf.height <= height and zone.inside != "tray":
                    sheet.lay(shelf, 0, sheet.height + 1)
        return sheet

    def board_zones(self) -> list[Zone]:
        """The zones of the board and those inside them, in their order."""
        found: list[Zone] = []
        for zone in self.scene.zones:
            if zone.inside == "board" or zone.inside in {outer.id for outer in found}:
                found.append(zone)
        return found

    def legend(self) -> list[str]:
        return [f"{mark} {name}" for mark, name in self.pictures.legend(self.board_zones())]

    def notes(self) -> list[list[str]]:
        """All that is not drawn: on the board, beside it, what is before the reader, what is at hand."""
        board = self.board_zones()
        shared = [said for zone in board if self.pictures.kind(zone) == "map" for said in self.shared(zone)]
        quiet = [zone for zone in board if zone.layout != "panel" and not self.pictures.kind(zone)]
        plain = [self.told(zone, whole=True) for zone in quiet]
        outer = [zone for zone in self.scene.zones if in_slot(zone) or zone.inside not in self.zones]
        outer = [zone for zone in outer if OFFERED not in zone.skin.split()]
        groups = [[*shared, *plain]]
        for slots in (("side", "more"), (f"seat:{self.output.viewer}",), ("tray",)):
            groups.append([self.told(zone, whole=zone.inside == "tray") for zone in outer if zone.inside in slots])
        return [said for group in groups if (said := [line for line in group if line])]

    def scores(self) -> Iterator[str]:
        if self.scene.scores:
            pairs = zip(self.output.names, self.scene.scores, strict=False)
            scores = BETWEEN.join(self.titled(name, str(score)) for name, score in pairs)
            yield self.output.key("terminal-scores", scores=scores)

    def shared(self, zone: Zone) -> list[str]:
        """What the labels of a few pieces say alike, with the marks of those pieces; joins are drawn already."""
        pieces = self.pieces(zone)
        joined = links(pieces)
        marks = {piece.id: mark for piece in pieces if (mark := self.marks.get(piece.id)) and piece.id not in joined}
        alike: dict[str, list[str]] = {}
        for piece in pieces:
            if piece.id in marks and piece.label is not None:
                for said in self.output.text(piece.label).split(", ")[1:]:
                    alike.setdefault(said, []).append(marks[piece.id].partition("=")[0])
        few = {said: who for said, who in alike.items() if len(who) * 3 <= len(marks)}
        return [self.titled(said, " ".join(who)) for said, who in few.items() if not DIGIT.search(said)]

    def told(self, zone: Zone, *, whole: bool = False) -> str:
        """A zone as its title and caption, else (or where it is told whole: and) what lies in it."""
        title = self.output.text(zone.label)
        caption = self.output.text(zone.caption) if zone.caption is not None else ""
        if caption and not whole:
            return self.titled(title, caption)
        pieces = self.pieces(zone)
        caption = "" if caption and caption in title else caption
        inside = [self.dots(pieces), caption, *self.counted(pieces, {}), *(self.told(one) for one in self.inner(zone))]
        said = [line for line in inside if line]
        if not whole and len(said) > FEW:
            return ""
        told = ", ".join(said)
        return told if told.startswith(title) or not told else self.titled(title, told)

    def dots(self, pieces: list[Piece]) -> str:
        """Pieces without a name that are marks in a row."""
        inks = [self.output.inks.of(piece) for piece in pieces if piece.label is None]
        return "".join(ink.mark[:1] for ink in inks if ink is not None)


def bound(said: str) -> str:
    """A sentence of which no line will begin with a mark that French sets apart."""
    return LONELY.sub("\N{NO-BREAK SPACE}", said)


def folded(parts: Sequence[str], width: int) -> list[str]:
    """Parts after each other, as many a line as it is wide; one that is longer has lines of its own."""
    rows: list[str] = []
    for part in parts:
        said = bound(part)
        joined = f"{rows[-1]}{BETWEEN}{said}" if rows else said
        if rows and len(joined) <= width and not rows[-1].startswith(INDENT):
            rows[-1] = joined
        else:
            rows += wrap(said, width, subsequent_indent=INDENT, break_on_hyphens=False)
    return rows
