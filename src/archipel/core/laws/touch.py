"""Law 10: what can be touched on the table is exactly what may be chosen."""

from __future__ import annotations

import re
from collections.abc import Sequence

from archipel.core.laws.case import Case
from archipel.core.laws.walk import stops, walk
from archipel.core.scene import Gesture, Scene, Zone
from archipel.core.values import Action

STOPS = 32
SLOTS = re.compile(r"board|side|more|tray|seat:\d+")
CELL = re.compile(r"(\d+),(\d+)")


def touches(case: Case, seed: int = 1) -> None:
    """Law 10: gestures and legal actions correspond one to one; no path names an absent thing or begins another."""
    game = walk(case, seed)
    for ply, state in stops(game, STOPS):
        for seat in (None, *range(case.seats)):
            legal = state.legal_actions(seat) if seat is not None else ()
            scene = case.game.scene(state.view(seat), legal)
            why = mismatch(scene, legal) or misplaced(scene) or ambiguous(scene.gestures)
            if why:
                raise game.broken(10, ply, f"for seat {seat}, {why}")


def mismatch(scene: Scene, legal: Sequence[Action]) -> str:
    """What is legal and cannot be touched, or the other way round."""
    offered = [gesture.action for gesture in scene.gestures]
    for action in offered:
        if action not in legal:
            return f"{action} has a gesture and is not legal"
        if offered.count(action) > 1:
            return f"{action} has two gestures"
    for action in legal:
        if action not in offered:
            return f"{action} is legal and has no gesture"
    for shut in scene.shut:
        if shut.action in legal:
            return f"{shut.action} is legal and its button is shut"
    return ""


def misplaced(scene: Scene) -> str:
    """A thing that lies nowhere, is there twice, or is named by a path and is not there."""
    zones = {zone.id: zone for zone in scene.zones}
    pieces = {piece.id for piece in scene.pieces}
    if len(zones) != len(scene.zones) or len(pieces) != len(scene.pieces) or pieces & set(zones):
        return "two things have the same id"
    for zone in scene.zones:
        if zone.inside not in zones and not SLOTS.fullmatch(zone.inside):
            return f"the zone {zone.id} lies inside {zone.inside}, which is not there"
    for piece in scene.pieces:
        if piece.at not in zones and not _is_spot(piece.at, zones):
            return f"the piece {piece.id} lies at {piece.at}, which is not there"
    for gesture in scene.gestures:
        for path in _paths(gesture):
            for part in path:
                if part not in pieces and not _is_spot(part, zones):
                    return f"the path of {gesture.action} names {part}, which is not there"
    return _unfound(scene, zones, pieces)


def _unfound(scene: Scene, zones: dict[str, Zone], pieces: set[str]) -> str:
    """What a scene holds, outlines or asks about, and does not have."""
    outlines = {outline.id for outline in scene.outlines}
    kinds = {may.kind for may in scene.may}
    if scene.held and scene.held not in pieces:
        return f"{scene.held} is held, which is not there"
    for zone in scene.zones:
        for toggle in zone.toggles:
            if toggle.shows and toggle.shows not in outlines:
                return f"the zone {zone.id} shows {toggle.shows}, which is not there"
    for outline in scene.outlines:
        for part in (outline.at, *outline.members):
            if part not in zones and part not in pieces and not _is_spot(part, zones):
                return f"the outline {outline.id} names {part}, which is not there"
    for gesture in scene.gestures:
        if gesture.shows and gesture.shows not in outlines:
            return f"{gesture.action} shows {gesture.shows}, which is not there"
        if gesture.ask and gesture.ask not in kinds:
            return f"{gesture.action} is asked as {gesture.ask}, which is not there"
        if gesture.formal and len(scene.gestures) > 1:
            return f"{gesture.action} is said to be no choice, and there are others"
    return ""


def ambiguous(gestures: Sequence[Gesture]) -> str:
    """Two choices that the same touches could mean."""
    paths: dict[tuple[str, ...], set[int]] = {}
    for gesture in gestures:
        for path in dict.fromkeys(_paths(gesture)):
            if path and gesture.turn in paths.setdefault(path, set()):
                return f"{' '.join(path)} in pose {gesture.turn} means two choices"
            if path:
                paths[path].add(gesture.turn)
    for path in paths:
        for length in range(1, len(path)):
            if path[:length] in paths:
                return f"the whole path {' '.join(path[:length])} begins the path {' '.join(path)}"
    return ""


def _paths(gesture: Gesture) -> tuple[tuple[str, ...], ...]:
    """Every way to touch it, further ones too."""
    walks = tuple((*gesture.path[:-1], last) for last, _ in gesture.walks)
    return (gesture.path, *gesture.also, *walks)


def _is_spot(name: str, zones: dict[str, Zone]) -> bool:
    home, _, spot = name.partition("/")
    zone = zones.get(home)
    if zone is None or not spot:
        return False
    cell = CELL.fullmatch(spot)
    if zone.layout in ("grid", "triangles", "spots") and cell and zone.cols:
        return int(cell[1]) < zone.cols and int(cell[2]) < zone.rows
    return any(spot == own.id for own in zone.spots)
