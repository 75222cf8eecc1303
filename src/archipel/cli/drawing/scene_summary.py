"""A scene on one screen: the boards drawn, every other zone in a few words, the scores in one line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from archipel.cli.drawing.piece_links import links
from archipel.cli.drawing.scene_text import FEW, MARGIN, SceneText, in_slot
from archipel.core.scene import Piece, Zone

BETWEEN = " · "
LONELY = re.compile(r" (?=[:;!?])")  # no line begins with these
DIGIT = re.compile(r"\d")


class SceneSummary(SceneText):
    """What a decision needs; the whole table is a SceneText."""

    def lines(self) -> Iterator[str]:
        yield from self.head()
        outer = [zone for zone in self.scene.zones if in_slot(zone) or zone.inside not in self.zones]
        for zone in outer:
            if zone.inside == "board":
                yield from self.zone(zone, "")
        for slots in (("side", "more"), (f"seat:{self.output.viewer}",), ("tray",)):
            told = [self.told(zone) for zone in outer if zone.inside in slots]
            yield from self.folded([said for said in told if said])
        if self.scene.scores:
            pairs = zip(self.output.names, self.scene.scores, strict=False)
            scores = BETWEEN.join(self.titled(name, str(score)) for name, score in pairs)
            yield self.output.key("terminal-scores", scores=scores)

    def head(self) -> Iterator[str]:
        yield from self.folded(list(super().head()))

    def body(self, zone: Zone) -> list[str]:
        """A map with what some of its pieces have in common; anything else as it is."""
        pieces = self.pieces(zone)
        if not self.is_map(zone, pieces):
            return super().body(zone)
        return [*self.map(zone, pieces), *self.folded(self.shared(zone, pieces))]

    def shared(self, zone: Zone, pieces: list[Piece]) -> list[str]:
        """What the labels of a few pieces say alike, with the marks of those pieces; joins are drawn already."""
        joined = links(pieces)
        marks = {id: mark for id, mark in self.marks(zone, pieces).items() if id not in joined}
        alike: dict[str, list[str]] = {}
        for piece in pieces:
            if piece.id in marks and piece.label is not None:
                for said in self.output.text(piece.label).split(", ")[1:]:
                    alike.setdefault(said, []).append(marks[piece.id])
        few = {said: who for said, who in alike.items() if len(who) * 3 <= len(marks)}
        return [self.titled(said, " ".join(who)) for said, who in few.items() if not DIGIT.search(said)]

    def told(self, zone: Zone) -> str:
        """A zone as its title and caption, else (in the tray: and) what lies in it."""
        title = self.output.text(zone.label)
        caption = self.output.text(zone.caption) if zone.caption is not None else ""
        if caption and zone.inside != "tray":
            return self.titled(title, caption)
        inside = [caption, *self.counted(self.pieces(zone), {}), *(self.told(inner) for inner in self.inner(zone))]
        said = [line for line in inside if line]
        if zone.inside != "tray" and len(said) > FEW:
            return ""
        told = ", ".join(said)
        return told if told.startswith(title) or not told else self.titled(title, told)

    def folded(self, parts: list[str]) -> list[str]:
        """Parts after each other, as many a line as the terminal is wide."""
        said = LONELY.sub("\N{NO-BREAK SPACE}", BETWEEN.join(parts))
        return wrap(said, self.output.console.width - MARGIN, break_on_hyphens=False)
