"""A scene as lines of text: its zones in the order of the chrome, boards drawn, everything on them listed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase

from rich.text import Text as Line

from archipel.cli.drawing.columns import in_columns
from archipel.cli.drawing.lights import NONE, Lights
from archipel.cli.drawing.piece_links import carried, ending, links
from archipel.cli.drawing.zone_pictures import ZonePictures
from archipel.cli.output import Output
from archipel.core.scene import Piece, Scene, Stage, Zone, cell_of, place_of

SLOTS = ("board", "side", "more", "tray")
MARKS = {"done": "✓", "now": "▶", "next": "·"}
LETTERS = ascii_uppercase + ascii_lowercase
PLACED = ("grid", "triangles")
SHORT = 4
MARGIN = 6
TALL = 100
WORDS = re.compile(r"[\w-]+")


class SceneText:
    """One scene to be told, with what may be touched in it."""

    def __init__(self, scene: Scene, output: Output, lights: Lights = NONE) -> None:
        self.scene = scene
        self.output = output
        self.lights = lights
        self.zones = {zone.id: zone for zone in scene.zones}
        self.marks = self.all_marks()
        self.pictures = ZonePictures(scene, output, lights, self.marks)

    def lines(self) -> Iterator[str | Line]:
        yield from self.head()
        for zone in sorted(self.scene.zones, key=self.place):
            if in_slot(zone) or zone.inside not in self.zones:
                yield from self.zone(zone, "")

    def head(self) -> Iterator[str]:
        scene, output = self.scene, self.output
        if scene.subtitle is not None:
            yield output.text(scene.subtitle)
        if scene.progress is not None:
            done = f" ({scene.progress.now}/{scene.progress.of})" if scene.progress.of else ""
            yield output.text(scene.progress.label) + done
        if scene.stages:
            yield "  ".join(self.stage(stage) for stage in scene.stages)

    def stage(self, stage: Stage) -> str:
        pips = f" {stage.full}/{stage.of}" if stage.of else ""
        return f"{MARKS[stage.state]} {self.output.text(stage.label)}{pips}"

    def place(self, zone: Zone) -> tuple[int, str]:
        return (SLOTS.index(zone.inside), "") if zone.inside in SLOTS else (len(SLOTS), zone.inside)

    def zone(self, zone: Zone, indent: str) -> Iterator[str | Line]:
        """Its title, what lies in it, and the zones inside it; nothing where there is nothing to say."""
        told = [*self.body(zone), *(line for inner in self.inner(zone) for line in self.zone(inner, "  "))]
        caption = self.output.text(zone.caption) if zone.caption is not None else ""
        if told or caption:
            title = self.output.text(zone.label)
            yield indent + (self.titled(title, caption) if caption else title)
            for line in told:
                yield Line(f"{indent}  ").append_text(line) if isinstance(line, Line) else f"{indent}  {line}"

    def titled(self, title: str, said: str) -> str:
        return self.output.key("terminal-titled", title=title, said=said)

    def inner(self, zone: Zone) -> list[Zone]:
        return [other for other in self.scene.zones if other.inside == zone.id and not in_slot(other)]

    def body(self, zone: Zone) -> list[str | Line]:
        """A drawn zone with all that lies on it, joins that are not made left out; any other as a list."""
        pieces = self.pieces(zone)
        if not self.pictures.kind(zone):
            return [*self.listed(pieces, {})]
        idle = {link.id for link in links(pieces).values() if not link.times}
        sheet = self.pictures.drawn([zone], self.output.console.width - MARGIN, TALL)
        return [*sheet.lines(), *self.listed([piece for piece in pieces if piece.id not in idle], self.marks)]

    def pieces(self, zone: Zone) -> list[Piece]:
        return self.pictures.pieces.get(zone.id, [])

    def all_marks(self) -> dict[str, str]:
        """Labelled pieces in a few letters, for a drawing: in a grid one letter a face, else the end of their ids;
        `5=4` where piece 5 carries a 4."""
        letters: dict[str, dict[str, str]] = {}
        marks = {}
        for piece in self.scene.pieces:
            zone = self.zones.get(piece.at.split("/")[0])
            words = self.output.text(piece.words) if piece.words is not None else ""
            if 0 < len(words) <= SHORT:
                marks[piece.id] = words
            elif piece.label is not None and zone is not None and zone.layout in PLACED:
                known = letters.setdefault(zone.id, {})
                marks[piece.id] = known.setdefault(piece.face, LETTERS[len(known) % len(LETTERS)])
            elif piece.label is not None:
                marks[piece.id] = ending(piece.id) + (f"={carried(piece)}" if carried(piece) else "")
        return marks

    def listed(self, pieces: Sequence[Piece], marks: Mapping[str, str]) -> list[str]:
        """Labelled pieces in their order, equal ones once with their number, side by side where they are many."""
        lines = [f"- {said}" for said in self.counted(pieces, marks)]
        return in_columns(lines, self.output.console.width - MARGIN)

    def counted(self, pieces: Sequence[Piece], marks: Mapping[str, str]) -> list[str]:
        found = Counter(said for piece in pieces if (said := self.piece(piece, marks.get(piece.id, ""))))
        return [said if count == 1 else f"{said} ×{count}" for said, count in found.items()]

    def piece(self, piece: Piece, mark: str) -> str:
        """A piece by its name, after its place on a board, or after its mark where it is drawn with a letter."""
        said = piece.label or piece.words
        label = self.output.text(said) if said is not None else ""
        if label and piece.count is not None and str(piece.count) not in label:
            label = f"{label} ×{piece.count}"
        where = self.where(piece) if label else ""
        if where:
            return self.titled(where, label)
        return f"{mark}  {label}" if label and mark and mark not in WORDS.findall(label) else label

    def where(self, piece: Piece) -> str:
        """The place of a piece on a board, where its game draws it in letters; a letter of ours stands for itself."""
        cell = cell_of(piece.at) or (piece.at, piece.x, piece.y)
        zone = self.zones.get(cell[0])
        if zone is None or zone.layout not in PLACED or self.output.inks.of(piece) is None:
            return ""
        return self.output.text(place_of(zone, cell[1], cell[2]))


def in_slot(zone: Zone) -> bool:
    """Whether a zone lies in a slot of the chrome; else it lies in another zone."""
    return zone.inside in SLOTS or zone.inside.startswith("seat:")
