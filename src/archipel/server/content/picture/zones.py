"""One zone as a block: drawn as the table draws it, or its pieces in a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape, quoteattr

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text
from archipel.server.content.picture.blocks import GAP, Block, classed, row, scaled, words
from archipel.server.content.picture.faces import Faces, Size
from archipel.server.content.picture.places import (
    Rectangle,
    is_tile,
    place,
    points_up,
    triangle,
    triangle_path,
    turned,
    zone_size,
)

DRAWN = ("spots", "grid", "ring", "triangles")
SHELVES = ("shelf-1", "shelf-2", "shelf-3", "shelf-4", "foam")
MARGIN = 0.7


class Painter:
    """`used` gathers every face that was drawn."""

    def __init__(self, faces: Faces, say: Callable[[Text], str]) -> None:
        self.faces = faces
        self.say = say
        self.used: set[str] = set()

    # ---- pictures

    def drawn(self, zone: Zone, pieces: Sequence[Piece], window: Sequence[float] = ()) -> Block:
        """`window` is the part of it that is shown: left, top, width, height (none: all that is there to see)."""
        size = zone_size(zone, self.faces)
        ordered = sorted(pieces, key=lambda piece: self._order(zone, piece))
        inside = [self._ground(zone, size), self._footprint(zone, pieces)]
        inside += [self._spots(zone), *(self._piece(zone, piece) for piece in ordered), self._levels(zone, pieces)]
        left, top, w, h = window or (self._extent(zone, pieces) if zone.zoom else (0.0, 0.0, size.w, size.h))
        frame = f'<svg width="{w:.5g}" height="{h:.5g}" viewBox="{left:.5g} {top:.5g} {w:.5g} {h:.5g}">'
        return Block(w, h, f"{frame}{classed(''.join(inside), 'drawn art')}</svg>")

    def _order(self, zone: Zone, piece: Piece) -> tuple[int, ...]:
        if zone.layout != "triangles":
            return (piece.layer,)
        stands = not is_tile(zone, piece.face, self.faces)
        return stands, piece.layer, piece.y, points_up(piece), piece.level

    def _extent(self, zone: Zone, pieces: Sequence[Piece]) -> tuple[float, float, float, float]:
        """What a window has to show, as left, top, width, height: every piece, and some sea around."""
        places = [place(zone, piece, self.faces) for piece in pieces if piece.face] or [Rectangle(0, 0, 400, 400)]
        edge = MARGIN * zone.cell
        left, right = min(at.x - at.w / 2 for at in places), max(at.x + at.w / 2 for at in places)
        top, bottom = min(at.y - at.h / 2 for at in places), max(at.y + at.h / 2 for at in places)
        return left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge

    def _ground(self, zone: Zone, size: Size) -> str:
        face = f"mini.{zone.face}" if zone.mini and zone.face else zone.face
        if face in self.faces.boxes:
            self.used.add(face)
            return f'<use class="ground" href="#{face}" width="{size.w:g}" height="{size.h:g}"/>'
        if zone.layout != "grid":
            return ""
        lines = [f"M{column * zone.cell} 0V{size.h:g}" for column in range(zone.cols + 1)]
        lines += [f"M0 {line * zone.cell}H{size.w:g}" for line in range(zone.rows + 1)]
        return f'<path class="cells" d="{"".join(lines)}"/>'

    def _footprint(self, zone: Zone, pieces: Sequence[Piece]) -> str:
        if zone.layout != "triangles":
            return ""
        tiles = {(piece.x, piece.y): piece for piece in pieces if is_tile(zone, piece.face, self.faces)}
        path = ""
        for piece in tiles.values():
            at = triangle(zone, piece, 0)
            path += triangle_path(at.w, at.h, points_up(piece), at.x, at.y)
        return classed("".join(f'<path class="{name}" d="{path}"/>' for name in SHELVES), "footprint")

    def _spots(self, zone: Zone) -> str:
        return "".join(
            classed(self.face(spot.face), "piece spot", f' transform="translate({spot.x} {spot.y})"')
            for spot in zone.spots
            if spot.face and not zone.mini
        )

    def _levels(self, zone: Zone, pieces: Sequence[Piece]) -> str:
        if zone.layout != "triangles":
            return ""
        tops: dict[tuple[int, int], Piece] = {}
        for piece in sorted(pieces, key=lambda piece: piece.level):
            if is_tile(zone, piece.face, self.faces):
                tops[piece.x, piece.y] = piece
        return "".join(self._level(zone, piece) for piece in tops.values())

    def _level(self, zone: Zone, piece: Piece) -> str:
        at = triangle(zone, piece, piece.level)
        across, down = (0.0, -0.2) if points_up(piece) else (-0.26, -0.3)
        r = 0.085 * zone.cell
        badge = f'<circle r="{r:g}"/><text font-size="{r * 1.35:g}">{piece.level}</text>'
        where = f"translate({at.x + across * at.w:.5g} {at.y + down * at.h:.5g})"
        return classed(badge, "level", f' data-level="{min(piece.level, 6)}" transform="{where}"')

    def _piece(self, zone: Zone, piece: Piece) -> str:
        at = place(zone, piece, self.faces)
        face = f"mini.{piece.face}" if zone.mini and piece.face else piece.face
        body = self._tile(zone, piece, face) if zone.layout == "triangles" else self.face(face, piece.turn)
        if piece.words is not None:
            body += f'<text class="words">{escape(self.say(piece.words))}</text>'
        if piece.count is not None:
            body += _count(piece.count, at)
        if not body:
            return ""
        return classed(
            classed(body, "body"), looks(piece), f' transform="translate({at.x:.5g} {at.y:.5g})"{tint(piece)}'
        )

    def _tile(self, zone: Zone, piece: Piece, face: str) -> str:
        side = self.faces.boxes.get(f"{face}.side") if zone.tilt else None
        if side is None or not is_tile(zone, face, self.faces):
            return self.face(face, piece.turn)
        self.used.add(f"{face}.side")
        at = triangle(zone, piece, 0)
        x, y = side.x - at.w / 2, side.y - at.h / 2
        return f'<use class="face" href="#{face}.side" x="{x:g}" y="{y:g}" width="{side.w:g}" height="{side.h:g}"/>'

    def face(self, face: str, turn: int = 0) -> str:
        """A face about the origin, in a pose: one made for it where the sheet has one."""
        made = f"{face}.t{turn}"
        if turn and made in self.faces.boxes:
            face, turn = made, 0
        size = self.faces.size(face)
        if size is None:
            return ""
        self.used.add(face)
        place = f'x="{-size.w / 2:g}" y="{-size.h / 2:g}" width="{size.w:g}" height="{size.h:g}"'
        drawn = f'<use class="face" href="#{face}" {place}/>'
        if not turn:
            return drawn
        mirror = " scale(-1 1)" if turn >= 4 else ""
        lean = f"--turn: {turn % 4 * 90}deg; --mirror: {-1 if turn >= 4 else 1}"
        return f'<g transform="rotate({turn % 4 * 90}){mirror}" style="{lean}">{drawn}</g>'

    # ---- rows

    def flow(self, zone: Zone, pieces: Sequence[Piece], high: float, width: float) -> Block:
        """Pieces one after another, none higher than that; a pile shows its uppermost."""
        shown = pieces[-1:] if zone.layout == "pile" else pieces
        blocks = [block for piece in shown if (block := self._flowing(piece, high)) is not None]
        return row(blocks, width)

    def _flowing(self, piece: Piece, high: float) -> Block | None:
        parts = []
        own = self.faces.size(piece.face)
        if own is not None:
            size = turned(own, piece.turn)
            inner = f'<g transform="translate({size.w / 2:g} {size.h / 2:g})">{self.face(piece.face, piece.turn)}</g>'
            parts.append(scaled(Block(size.w, size.h, inner), 2.4 * high, high))
        said = self.say(piece.words) if piece.words is not None else ""
        if piece.count is not None:
            said = f"{said} {piece.count}".strip()
        if said:
            parts.append(words(said, "flow-words", 16))
        if not parts:
            return None
        block = row(parts, 1e9)
        return Block(block.w + (GAP / 2 if said else 0), block.h, classed(block.source, looks(piece), tint(piece)))


def looks(piece: Piece) -> str:
    return f"piece {piece.marks} {f'tint-{piece.tint}' if piece.tint else ''}"


def tint(piece: Piece) -> str:
    return f" style={quoteattr(f'--tint: var(--{piece.tint}, {piece.tint})')}" if piece.tint else ""


def _count(count: int, at: Rectangle) -> str:
    r = max(11, min(at.w, at.h) * 0.17)
    where = f"translate({at.w / 2 - r * 0.6:.4g} {-at.h / 2 + r * 0.6:.4g})"
    return f'<g class="count" transform="{where}"><circle r="{r:g}"/><text font-size="{r * 1.25:g}">{count}</text></g>'
