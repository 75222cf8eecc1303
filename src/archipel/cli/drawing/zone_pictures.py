"""Which zones of a scene are drawn, and how: by their layout."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from archipel.cli.drawing.canvas import Canvas, beside, written
from archipel.cli.drawing.card_picture import card_picture
from archipel.cli.drawing.grid_picture import grid_picture
from archipel.cli.drawing.lights import Lights
from archipel.cli.drawing.map_picture import map_picture
from archipel.cli.drawing.shapes import piece_picture
from archipel.cli.drawing.tile_picture import tile_picture
from archipel.cli.drawing.triangle_picture import LARGE, SMALL, triangle_picture
from archipel.cli.output import Output
from archipel.core.scene import Piece, Scene, Zone

FEW = 4
TWO = 2
CARD, NARROW = 34, 24
TITLED = ("grid", "triangles")


class ZonePictures:
    """The drawn zones of a scene, for a place of some width and height."""

    def __init__(self, scene: Scene, output: Output, lights: Lights, marks: Mapping[str, str]) -> None:
        self.scene = scene
        self.output = output
        self.lights = lights
        self.marks = marks
        self.pieces: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            self.pieces.setdefault(piece.at.split("/")[0], []).append(piece)

    def kind(self, zone: Zone) -> str:
        """grid, triangles, tiles, map or card; empty: it is told, not drawn."""
        if zone.layout in TITLED and zone.cols and zone.rows:
            return zone.layout
        if zone.layout != "spots" or not zone.width or zone.mini:
            return ""
        if zone.cols and zone.rows:
            return "tiles"
        pieces = self.pieces.get(zone.id, ())
        if any(other.id == zone.inside and other.layout == "panel" for other in self.scene.zones):
            return "card" if any(piece.label is not None for piece in pieces) else ""
        return "map" if sum(piece.id in self.marks for piece in pieces) + len(zone.spots) > FEW else ""

    def drawn(self, zones: Sequence[Zone], width: int, height: int) -> Canvas:
        """Zones side by side, as large as the place allows."""
        sheets = list(self.sheets(zones, width, height))
        return beside(sheets, width)

    def sheets(self, zones: Sequence[Zone], width: int, height: int) -> Iterator[Canvas]:
        cards = [zone for zone in zones if self.kind(zone) == "card"]
        card = min(CARD, max(NARROW, (width - 2 * (len(cards) - 1)) // max(1, len(cards))))
        several = sum(self.kind(zone) in TITLED for zone in zones) > 1
        for zone in zones:
            if self.kind(zone):
                sheet = self.sheet(zone, width // 2 - 1 if several else width, height, card)
                yield self.titled(zone, sheet) if several and self.kind(zone) in TITLED else sheet

    def sheet(self, zone: Zone, width: int, height: int, card: int) -> Canvas:
        pieces, kind = self.pieces.get(zone.id, []), self.kind(zone)
        told = zone, pieces, self.marks, self.output.inks, self.lights
        if kind == "grid":
            return grid_picture(*told)
        if kind == "triangles":
            large = triangle_picture(*told, LARGE)
            return large if large.width <= width and large.height <= height else triangle_picture(*told, SMALL)
        if kind == "tiles":
            return tile_picture(*told)
        return map_picture(*told) if kind == "map" else card_picture(zone, pieces, self.output, self.lights, card)

    def shelf(self, zone: Zone, width: int) -> Canvas | None:
        """A row of things with a picture each, under their counts; None where fewer than two have one."""
        cards = []
        for piece in self.pieces.get(zone.id, ()):
            sheet = piece_picture(piece, self.output.inks)
            if sheet is not None:
                card = written([str(piece.count) if piece.count is not None else ""])
                card.lay(sheet, 0, 1)
                cards.append(card)
        return self.titled(zone, beside(cards, width)) if len(cards) >= TWO else None

    def titled(self, zone: Zone, sheet: Canvas) -> Canvas:
        whole = written([self.output.text(zone.label)])
        whole.lay(sheet, 0, 1)
        return whole

    def legend(self, zones: Sequence[Zone]) -> list[tuple[str, str]]:
        """The marks of what is drawn, each once, with their names."""
        found: dict[str, str] = {}
        for zone in zones:
            inks = [ink for piece in self.pieces.get(zone.id, ()) if (ink := self.output.inks.of(piece)) is not None]
            inks += [self.output.inks.ground(zone, area) for area in zone.areas]
            inks += [printed for ink in inks for _, _, printed in ink.cells]
            for mark, name in (pair for ink in inks for pair in ink.legend):
                found.setdefault(mark, self.output.text(name))
        return list(found.items())
