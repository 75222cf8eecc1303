"""Where the pieces of a drawn zone lie, in the zone's own units, as docs/scene.md has it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from archipel.core.scene import Piece, Zone
from archipel.server.content.picture.faces import Faces, Size

HIGH, TILT, STEEP = 0.866, 0.84, 6
SPOT = Size(56, 56)


class Rectangle(NamedTuple):
    """A centre and a size."""

    x: float
    y: float
    w: float
    h: float


def zone_size(zone: Zone, faces: Faces) -> Size:
    left, top, right, bottom = zone.pad or (0, 0, 0, 0)
    if zone.layout == "triangles":
        return Size((zone.cols + 1) * zone.cell / 2, zone.rows * row_height(zone))
    if zone.layout == "grid" and zone.cols:
        return Size(left + zone.cols * zone.cell + right, top + (zone.rows or 1) * zone.cell + bottom)
    ground = faces.size(zone.face) or Size(400, 400)
    return Size(zone.width or ground.w, zone.height or ground.h)


def place(zone: Zone, piece: Piece, faces: Faces) -> Rectangle:
    size = turned(faces.size(piece.face) or SPOT, piece.turn)
    spot = piece.at.partition("/")[2]
    named = [(one.x, one.y) for one in zone.spots if one.id == spot]
    if zone.layout == "triangles":
        return on_triangle(zone, piece, faces)
    if named:
        return Rectangle(*named[0], *size)
    if spot and zone.cols:
        column, _, row = spot.partition(",")
        return Rectangle(*middle(zone, int(column), int(row), Size(1, 1)), *size)
    if zone.layout == "grid":
        return Rectangle(*middle(zone, piece.x, piece.y, covered(zone, piece, size)), *size)
    if zone.layout == "ring":
        return Rectangle(*on_ring(zone, piece, zone_size(zone, faces)), *size)
    return Rectangle(piece.x, piece.y, *size)


def middle(zone: Zone, column: int, row: int, block: Size) -> tuple[float, float]:
    """Of some cells, from the upper left one."""
    left, top = zone.pad[:2] or (0, 0)
    return left + (column + block.w / 2) * zone.cell, top + (row + block.h / 2) * zone.cell


def covered(zone: Zone, piece: Piece, size: Size) -> Size:
    """How many cells a piece covers, across and down."""
    if not piece.shape:
        return Size(max(1, round(size.w / zone.cell)), max(1, round(size.h / zone.cell)))
    return turned(Size(max(piece.shape[::2]) + 1, max(piece.shape[1::2]) + 1), piece.turn)


def on_ring(zone: Zone, piece: Piece, size: Size) -> tuple[float, float]:
    angle = 2 * pi * piece.x / (zone.cols or 12) - pi / 2
    reach = min(size) * 0.42 - piece.y * zone.cell
    return size.w / 2 + reach * cos(angle), size.h / 2 + reach * sin(angle)


def turned(size: Size, turn: int) -> Size:
    return Size(size.h, size.w) if turn % 2 else size


# ---- triangles


def points_up(piece: Piece) -> bool:
    return (piece.x + piece.y) % 2 != 0


def row_height(zone: Zone) -> float:
    return zone.cell * HIGH * (TILT if zone.tilt else 1)


def is_tile(zone: Zone, face: str, faces: Faces) -> bool:
    """A face as wide as a cell; anything else stands on one."""
    size = faces.size(face)
    return size is not None and size.w > 0.9 * zone.cell


def triangle(zone: Zone, piece: Piece, level: int) -> Rectangle:
    steps = max(0, level - 1)
    climbed = min(steps, STEEP) + max(0, steps - STEEP) / 2
    across, up = (-0.035, -0.085) if zone.tilt else (-0.015, -0.02)
    high = row_height(zone)
    x = (piece.x + 1) * zone.cell / 2 + across * climbed * zone.cell
    return Rectangle(x, (piece.y + 0.5) * high + up * climbed * zone.cell, zone.cell, high)


def on_triangle(zone: Zone, piece: Piece, faces: Faces) -> Rectangle:
    box = triangle(zone, piece, piece.level)
    if is_tile(zone, piece.face, faces):
        return box
    size = faces.size(piece.face) or Size(box.w / 2, box.w / 2)
    return Rectangle(box.x, box.y + box.h * (1 / 6 if points_up(piece) else -1 / 6), *size)


def triangle_path(w: float, h: float, up: bool, x: float = 0, y: float = 0) -> str:
    left, right, top, bottom = x - w / 2, x + w / 2, y - h / 2, y + h / 2
    if up:
        return f"M{x:g} {top:g}L{right:g} {bottom:g}H{left:g}Z"
    return f"M{left:g} {top:g}H{right:g}L{x:g} {bottom:g}Z"
