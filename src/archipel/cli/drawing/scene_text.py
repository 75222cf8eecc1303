"""A scene as lines of text: its zones in the order of the chrome, grids and maps drawn, the rest listed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase

from archipel.cli.drawing.board_text import draw_grid, draw_map
from archipel.cli.drawing.columns import in_columns
from archipel.cli.drawing.piece_links import carried, ending, links
from archipel.cli.output import Output
from archipel.core.scene import Piece, Scene, Stage, Zone

SLOTS = ("board", "side", "more", "tray")
MARKS = {"done": "✓", "now": "▶", "next": "·"}
LETTERS = ascii_uppercase + ascii_lowercase
SHORT = 4
FEW = 4
MARGIN = 6
WORDS = re.compile(r"[\w-]+")


class SceneText:
    """One scene to be told; `numbers` are the choices by the thing they touch last."""

    def __init__(self, scene: Scene, output: Output, numbers: Mapping[str, int]) -> None:
        self.scene = scene
        self.output = output
        self.numbers = numbers
        self.zones = {zone.id: zone for zone in scene.zones}

    def lines(self) -> Iterator[str]:
        yield from self.head()
        for zone in sorted(self.scene.zones, key=self.place):
            if in_slot(zone) or zone.inside not in self.zones:
                yield from self.zone(zone, "")

    def head(self) -> Iterator[str]:
        scene, output = self.scene, self.output
        if scene.subtitle is not None:
            yield output.text(scene.subtitle)
        if scene.progress is not None:
            yield f"{output.text(scene.progress.label)} ({scene.progress.now}/{scene.progress.of})"
        if scene.stages:
            yield "  ".join(self.stage(stage) for stage in scene.stages)

    def stage(self, stage: Stage) -> str:
        pips = f" {stage.full}/{stage.of}" if stage.of else ""
        return f"{MARKS[stage.state]} {self.output.text(stage.label)}{pips}"

    def place(self, zone: Zone) -> tuple[int, str]:
        return (SLOTS.index(zone.inside), "") if zone.inside in SLOTS else (len(SLOTS), zone.inside)

    def zone(self, zone: Zone, indent: str) -> Iterator[str]:
        """Its title, what lies in it, and the zones inside it; nothing where there is nothing to say."""
        told = [*self.body(zone), *(line for inner in self.inner(zone) for line in self.zone(inner, "  "))]
        caption = self.output.text(zone.caption) if zone.caption is not None else ""
        if told or caption:
            title = self.output.text(zone.label)
            yield indent + (self.titled(title, caption) if caption else title)
            yield from (f"{indent}  {line}" for line in told)

    def titled(self, title: str, said: str) -> str:
        return self.output.key("terminal-titled", title=title, said=said)

    def inner(self, zone: Zone) -> list[Zone]:
        return [other for other in self.scene.zones if other.inside == zone.id and not in_slot(other)]

    def body(self, zone: Zone) -> list[str]:
        pieces = self.pieces(zone)
        marks = self.marks(zone, pieces)
        if zone.layout == "grid" and zone.cols and zone.rows and not zone.mini:
            return [*draw_grid(zone, pieces, marks, self.numbers), *self.listed(pieces, marks)]
        if self.is_map(zone, pieces):
            idle = {link.id for link in links(pieces).values() if not link.times}
            return [*self.map(zone, pieces), *self.listed([p for p in pieces if p.id not in idle], marks)]
        return self.listed(pieces, {})

    def pieces(self, zone: Zone) -> list[Piece]:
        return [piece for piece in self.scene.pieces if piece.at.split("/")[0] == zone.id]

    def is_map(self, zone: Zone, pieces: Sequence[Piece]) -> bool:
        sized = zone.layout == "spots" and zone.width and zone.height and not zone.mini
        return bool(sized) and len(self.marks(zone, pieces)) + len(zone.spots) > FEW

    def map(self, zone: Zone, pieces: Sequence[Piece]) -> list[str]:
        """Pieces by their marks, `5=4` where piece 5 carries a 4."""
        marks = self.marks(zone, pieces)
        for piece in pieces:
            if marks.get(piece.id) == ending(piece.id) and carried(piece):
                marks[piece.id] += f"={carried(piece)}"
        return draw_map(zone, pieces, marks, self.numbers)

    def marks(self, zone: Zone, pieces: Sequence[Piece]) -> dict[str, str]:
        """Labelled pieces in a few letters, for a drawing: in a grid one letter a face, else the end of their ids."""
        letters: dict[str, str] = {}
        marks = {}
        for piece in pieces:
            words = self.output.text(piece.words) if piece.words is not None else ""
            if 0 < len(words) <= SHORT:
                marks[piece.id] = words
            elif piece.label is not None and zone.layout == "grid":
                marks[piece.id] = letters.setdefault(piece.face, LETTERS[len(letters) % len(LETTERS)])
            elif piece.label is not None:
                marks[piece.id] = ending(piece.id)
        return marks

    def listed(self, pieces: Sequence[Piece], marks: Mapping[str, str]) -> list[str]:
        """Labelled pieces in their order, equal ones once with their number, side by side where they are many."""
        lines = [f"- {said}" for said in self.counted(pieces, marks)]
        return in_columns(lines, self.output.console.width - MARGIN)

    def counted(self, pieces: Sequence[Piece], marks: Mapping[str, str]) -> list[str]:
        found = Counter(said for piece in pieces if (said := self.piece(piece, marks.get(piece.id, ""))))
        return [said if count == 1 else f"{said} ×{count}" for said, count in found.items()]

    def piece(self, piece: Piece, mark: str) -> str:
        said = piece.label or piece.words
        label = self.output.text(said) if said is not None else ""
        if label and piece.count is not None and str(piece.count) not in label:
            label = f"{label} ×{piece.count}"
        return f"{mark}  {label}" if label and mark and mark not in WORDS.findall(label) else label


def in_slot(zone: Zone) -> bool:
    """Whether a zone lies in a slot of the chrome; else it lies in another zone."""
    return zone.inside in SLOTS or zone.inside.startswith("seat:")
