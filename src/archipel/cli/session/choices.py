"""What may be chosen now, as a numbered list; long lists are asked in steps: the thing, its pose, the place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from archipel.cli.drawing.lights import Ghost
from archipel.cli.output import Output
from archipel.core.scene import Gesture, Piece, Scene, Zone, cell_of, place_of, spoken
from archipel.core.text import Text
from archipel.core.values import Action

FEW = 12
POSE = "@"

Touched = tuple[str, ...]
"""Things touched in order; `@2` is a pose taken."""


class Choice:
    """One line of the list: an action, or a touch that leads to several. `place` is the name of a cell to be typed;
    `picture` is a piece in a pose, for a list that is better seen than read."""

    def __init__(self, label: str, gestures: Sequence[Gesture], touch: Touched, place: str = "") -> None:
        self.label = label
        self.gestures = gestures
        self.touch = touch
        self.place = place
        self.picture: Piece | None = None
        self.ghost: Ghost | None = None

    @property
    def action(self) -> Action | None:
        return self.gestures[0].action if len(self.gestures) == 1 else None

    @property
    def target(self) -> str:
        """The thing on the table that the choice touches last; empty: a button, or a pose."""
        return self.touch[-1] if self.touch and not self.touch[-1].startswith(POSE) else ""


def choices(scene: Scene, output: Output, touched: Touched) -> list[Choice]:
    """What can be chosen after some things were touched; every gesture by itself where they are few."""
    return _Choices(scene, output).after(touched)


class _Choices:
    def __init__(self, scene: Scene, output: Output) -> None:
        self.scene = scene
        self.output = output
        self.zones = {zone.id: zone for zone in scene.zones}
        self.pieces = {piece.id: piece for piece in scene.pieces}
        self.labels = label_of(scene)

    def after(self, touched: Touched) -> list[Choice]:
        open_ = [gesture for gesture in self.scene.gestures if _matches(gesture, touched)]
        if len(open_) <= FEW:
            return [self.whole(gesture) for gesture in open_]
        things = tuple(id for id in touched if not id.startswith(POSE))
        groups: dict[str, list[Gesture]] = {}
        for gesture in open_:
            groups.setdefault(gesture.path[len(things)] if len(gesture.path) > len(things) else "", []).append(gesture)
        poses = sorted({gesture.turn for gesture in open_})
        if len(poses) > 1 and things and len(touched) == len(things) and all(map(cell_of, groups)):
            return [self.pose(touched, pose, [one for one in open_ if one.turn == pose]) for pose in poses]
        if len(groups) == 1:
            (id,) = groups
            return self.after((*touched, id)) if id else [self.whole(gesture) for gesture in open_]
        return [
            choice
            for id, gestures in groups.items()
            for choice in ([self.touch((*touched, id), gestures)] if id else map(self.whole, gestures))
        ]

    def whole(self, gesture: Gesture) -> Choice:
        """A gesture with all its touches."""
        label = spoken(gesture, self.scene.zones)
        path = " → ".join(self.name(id) for id in gesture.path) or str(gesture.action)
        said = self.output.text(label) if label is not None else path
        if gesture.turn and not self.tells_pose(gesture):
            said = f"{said} ({self.output.key('terminal-pose', **_pose(gesture.turn))})"
        place = self.place(gesture.path[-1]) if gesture.path else ""
        said = f"{said} ({place})" if place and place.lower() not in said.lower() else said
        choice = Choice(said, [gesture], gesture.path, place)
        choice.ghost = self.ghost(gesture)
        shaped = [piece for id in gesture.path if (piece := self.pieces.get(id)) is not None and piece.shape]
        choice.picture = replace(shaped[-1], turn=gesture.turn) if shaped else None
        return choice

    def tells_pose(self, gesture: Gesture) -> bool:
        """Whether the sentence of a gesture is another in another pose."""
        here, there = (spoken(one, self.scene.zones) for one in (gesture, replace(gesture, turn=gesture.turn ^ 1)))
        return here is not None and there is not None and self.output.text(here) != self.output.text(there)

    def pose(self, touched: Touched, pose: int, gestures: Sequence[Gesture]) -> Choice:
        label = self.output.key("terminal-pose-choices", count=len(gestures), **_pose(pose))
        choice = Choice(label, gestures, (*touched, f"{POSE}{pose}"))
        held = self.pieces.get(touched[-1])
        choice.picture = replace(held, turn=pose) if held is not None else None
        return choice

    def touch(self, touched: Touched, gestures: Sequence[Gesture]) -> Choice:
        """The next thing to touch: a cell by its place, where one leads to one choice, else by its name."""
        id = touched[-1]
        if len(gestures) == 1 and (cell_of(id) is None or len(touched) == 1):
            choice = self.whole(gestures[0])
        elif len(gestures) == 1:
            note = gestures[0].note
            said = self.name(id) + (f": {self.output.text(note)}" if note is not None else "")
            choice = Choice(said, gestures, touched, self.place(id))
            choice.ghost = self.ghost(gestures[0])
        else:
            choice = Choice(
                self.output.key("terminal-choices", name=self.name(id), count=len(gestures)), gestures, touched
            )
        held = self.pieces.get(id)
        choice.picture = held if held is not None and (held.shape or gestures[0].turn) else None
        return choice

    def ghost(self, gesture: Gesture) -> Ghost | None:
        """What would lie on the cell that a gesture touches last."""
        cell = cell_of(gesture.path[-1]) if gesture.path else None
        held = self.pieces.get(gesture.path[-2]) if len(gesture.path) > 1 else self.pieces.get(self.scene.held)
        if cell is None or cell[0] not in self.zones:
            return None
        piece = held if held is not None else Piece("ghost", cell[0], gesture.ghost)
        return Ghost(replace(piece, turn=gesture.turn), *cell)

    def place(self, id: str) -> str:
        """The name of a cell without its room; empty: no cell."""
        cell = cell_of(id)
        if cell is None:
            return ""
        zone = self.zones.get(cell[0])
        bare = Zone(zone.id, zone.layout, zone.label, origin=zone.origin) if zone is not None else None
        return self.output.text(place_of(bare, cell[1], cell[2]))

    def name(self, id: str) -> str:
        """A thing by its label; a cell of a grid by its place."""
        if id in self.labels:
            return self.output.text(self.labels[id])
        cell = cell_of(id)
        if cell is not None and cell[0] in self.zones:
            return self.output.text(place_of(self.zones[cell[0]], cell[1], cell[2]))
        return id


def label_of(scene: Scene) -> Mapping[str, Text]:
    """The spoken names of pieces, spots and zones by the id that paths use; what has no name is called by its words."""
    labels = {zone.id: zone.label for zone in scene.zones}
    labels |= {f"{zone.id}/{spot.id}": spot.label for zone in scene.zones for spot in zone.spots}
    labels |= {piece.id: said for piece in scene.pieces if (said := piece.label or piece.words) is not None}
    return labels


def _matches(gesture: Gesture, touched: Touched) -> bool:
    things = [id for id in touched if not id.startswith(POSE)]
    poses = [int(id[1:]) for id in touched if id.startswith(POSE)]
    return list(gesture.path[: len(things)]) == things and all(gesture.turn == pose for pose in poses)


def _pose(turn: int) -> dict[str, int | str]:
    return {"degrees": turn % 4 * 90, "mirrored": "yes" if turn >= 4 else "no"}
