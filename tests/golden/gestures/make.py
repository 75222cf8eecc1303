"""Golden gestures, from records: `python -m tests.golden.gestures.make` writes all anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from archipel.core.catalog import game
from archipel.core.record import Record
from archipel.core.scene import Gesture, Scene, Zone, spoken
from archipel.core.values import Seat
from archipel.table.wire.frames import wire_scene

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parents[1] / "records"
SCENES = (
    ("hashi", "side_a-2", 0),
    ("hashi", "side_a-2", 126),
    ("isle_of_cats", "family-4", 31),
    ("islet", "rivals-reason_tile", 29),
    ("palm_island", "casual-2", 16),
    ("small_islands", "advanced-3", 3),
    ("small_islands", "normal-2", 25),
    ("small_islands", "solo-1", 17),
)


def main() -> None:
    for id, record, ply in SCENES:
        (FOLDER / f"{id}-{record}-{ply}.json").write_text(golden(id, record, ply), encoding="utf-8")


def golden(id: str, record: str, ply: int) -> str:
    """A scene of a record, packed, and its gestures, each on a line of its own."""
    seat, scene = scene_of(id, record, ply)
    where = {"game": id, "record": record, "ply": ply, "seat": seat}
    head = ",\n".join(f'"{name}": {told(value)}' for name, value in where.items())
    gestures = ",\n".join(told(unpacked(gesture, scene.zones)) for gesture in scene.gestures)
    return f'{{\n{head},\n"scene": {told(wire_scene(scene))},\n"gestures": [\n{gestures}\n]\n}}\n'


def scene_of(id: str, record: str, ply: int) -> tuple[Seat, Scene]:
    """What the seat to act sees before an action of a record."""
    played = game(id)
    kept = msgspec.json.decode((RECORDS / id / f"{record}.json").read_bytes())["record"]
    whole = msgspec.convert(kept, Record)
    state, _ = played.open(msgspec.convert(whole.options, played.options), whole.seats, whole.seed)
    for actor, line in whole.actions[:ply]:
        state.apply(actor, played.actions.parse(line))
    seat = whole.actions[ply][0]
    return seat, played.scene(state.view(seat), state.legal_actions(seat))


def unpacked(gesture: Gesture, zones: Sequence[Zone]) -> dict[str, object]:
    fields: dict[str, object] = {name: getattr(gesture, name) for name in gesture.__struct_fields__}
    return fields | {
        "action": str(gesture.action),
        "then": [str(action) for action in gesture.then],
        "moves": dict(gesture.moves),
        "walks": [(last, [str(action) for action in then]) for last, then in gesture.walks],
        "spoken": spoken(gesture, zones),
    }


def told(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    main()
