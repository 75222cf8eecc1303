"""The gestures of a scene as a numbered list; long lists are narrowed touch by touch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.cli.output import Output
from archipel.core.scene import Gesture, Scene, spoken
from archipel.core.text import Text
from archipel.core.values import Action

LONG = 60


class Choice:
    """One line of the list: an action, or a touch that leads to several."""

    def __init__(self, label: str, gestures: Sequence[Gesture], touch: tuple[str, ...]) -> None:
        self.label = label
        self.gestures = gestures
        self.touch = touch

    @property
    def action(self) -> Action | None:
        return self.gestures[0].action if len(self.gestures) == 1 else None

    @property
    def target(self) -> str:
        """The thing on the table that the choice touches last; empty: a button."""
        return self.touch[-1] if self.touch else ""


def choices(scene: Scene, output: Output, touched: tuple[str, ...]) -> list[Choice]:
    """What can be chosen after some things were touched; every gesture by itself unless they are too many."""
    open_ = [gesture for gesture in scene.gestures if gesture.path[: len(touched)] == touched]
    labels = label_of(scene)
    if len(open_) <= LONG:
        return [Choice(_spoken(gesture, labels, output), [gesture], gesture.path) for gesture in open_]
    groups: dict[tuple[str, ...], list[Gesture]] = {}
    for gesture in open_:
        groups.setdefault(gesture.path[: len(touched) + 1], []).append(gesture)
    if len(groups) == 1:
        return [Choice(_spoken(gesture, labels, output), [gesture], gesture.path) for gesture in open_]
    return [_group(touch, gestures, labels, output) for touch, gestures in groups.items()]


def label_of(scene: Scene) -> Mapping[str, Text]:
    """The spoken names of pieces, spots and zones by the id that paths use."""
    labels = {zone.id: zone.label for zone in scene.zones}
    labels |= {f"{zone.id}/{spot.id}": spot.label for zone in scene.zones for spot in zone.spots}
    labels |= {piece.id: piece.label for piece in scene.pieces if piece.label is not None}
    return labels


def _group(touch: tuple[str, ...], gestures: list[Gesture], labels: Mapping[str, Text], output: Output) -> Choice:
    if len(gestures) == 1:
        return Choice(_spoken(gestures[0], labels, output), gestures, touch)
    name = _touch(touch[-1], labels, output) if touch else ""
    return Choice(output.key("terminal-choices", name=name, count=len(gestures)), gestures, touch)


def _spoken(gesture: Gesture, labels: Mapping[str, Text], output: Output) -> str:
    label = spoken(gesture)
    touched = " → ".join(_touch(id, labels, output) for id in gesture.path) or str(gesture.action)
    said = output.text(label) if label is not None else touched
    return f"{said} ({output.key('terminal-pose', turn=gesture.turn)})" if gesture.turn else said


def _touch(id: str, labels: Mapping[str, Text], output: Output) -> str:
    """A thing by its label; a cell of a grid by its zone, column and row."""
    if id in labels:
        return output.text(labels[id])
    zone, _, cell = id.rpartition("/")
    column, comma, row = cell.partition(",")
    if comma and zone in labels and column.isdigit() and row.isdigit():
        return output.key("terminal-cell", zone=labels[zone], column=int(column) + 1, row=int(row) + 1)
    return id
