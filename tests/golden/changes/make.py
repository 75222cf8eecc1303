"""Golden changes, from records: `python -m tests.golden.changes.make` writes all anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from archipel.core.catalog import game
from archipel.core.record import Record, start
from archipel.core.scene import Scene
from archipel.core.values import Seat
from archipel.table.wire.scene_changes import Shown

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parents[1] / "records"
MOVES = (
    ("hashi", "side_a-2", 0, 120, 128),
    ("islet", "rivals-reason_tile", 1, 24, 34),
    ("palm_island", "solo-1", 0, 20, 28),
    ("small_islands", "solo-1", 0, 20, 28),
)


def main() -> None:
    for id, record, seat, first, last in MOVES:
        (FOLDER / f"{id}-{record}-{first}.json").write_text(golden(id, record, seat, first, last), encoding="utf-8")


def golden(id: str, record: str, seat: Seat, first: int, last: int) -> str:
    """Everything but what is shown before the first move is a change."""
    before, *scenes = scenes_of(id, record, seat, first, last)
    shown = Shown(before)
    lines = [f'{{\n"first": {told(shown.whole())},\n"changes": [']
    changes = []
    for scene in scenes:
        now = Shown(scene, shown)
        changes.append(told({"change": now.since(shown), "digest": now.digest}))
        shown = now
    return "\n".join([*lines, ",\n".join(changes), f'],\n"last": {told(shown.whole())}\n}}\n'])


def scenes_of(id: str, record: str, seat: Seat, first: int, last: int) -> Iterator[Scene]:
    """What a seat is shown before some of the actions of a record."""
    kept = msgspec.json.decode((RECORDS / id / f"{record}.json").read_bytes())["record"]
    whole = msgspec.convert(kept, Record)
    played, state = start(whole)
    for ply, (actor, line) in enumerate(whole.actions[:last]):
        if ply >= first:
            yield played.scene(state.view(seat), state.legal_actions(seat))
        state.apply(actor, game(id).actions.parse(line))


def told(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    main()
