"""How a game ended, kept so that no rules are needed to show it: what every viewer was told and last shown."""

from __future__ import annotations

import logging
import zlib
from typing import Any

import msgspec

from archipel.core.record import Record
from archipel.core.values import Outcome
from archipel.table.history import History
from archipel.table.log_line import Viewer
from archipel.table.refusal import blame
from archipel.table.rows import Ending
from archipel.table.wire.frames import ToldLog, picture, scene_for, wire_scene
from archipel.table.wire.messages import Picture

WATCHING = -1

logger = logging.getLogger("archipel.table")


class LastView(msgspec.Struct):
    """`plies` are those of the viewer after each line of the log.

    Scene and log are handed on as they were written: whatever becomes of their types, nothing here reads them."""

    ply: int
    scene: Any
    events: Any
    outcome: Outcome | None
    trophies: tuple[str, ...]
    stopped: bool
    plies: list[int]

    def picture(self) -> Picture:
        return Picture(
            self.ply,
            scene=self.scene,
            undo=False,
            waiting=False,
            outcome=self.outcome,
            trophies=self.trophies,
            stopped=self.stopped,
        )


def ending_of(history: History, record: Record | None) -> Ending:
    """Of a finished game, for each of its viewers; for none where it cannot be drawn: it has ended all the same."""
    log = ToldLog(history)
    try:
        views = {_number(viewer): _pack(_last_view(history, log, viewer)) for viewer in history.plies}
    except Exception as error:
        logger.error("the end of a game of %s cannot be kept: %s", history.game.id, blame(error))
        views = {}
    return Ending(packed_record(record), views)


def packed_record(record: Record | None) -> bytes:
    return _pack(record) if record else b""


def kept_record(ending: Ending) -> Record | None:
    """Nothing where it could not be told."""
    return msgspec.json.decode(zlib.decompress(ending.record), type=Record) if ending.record else None


def last_view(ending: Ending, viewer: Viewer) -> LastView:
    return msgspec.json.decode(zlib.decompress(ending.views[_number(viewer)]), type=LastView)


def ends_alike(history: History, ending: Ending) -> bool:
    """Whether a log read by newer rules tells everybody what they were told, to the same score sheet."""
    log, outcome = ToldLog(history), history.outcome()
    for viewer in history.plies:
        then, now = last_view(ending, viewer), msgspec.json.encode(log.read(viewer))
        if (then.outcome, then.events) != (outcome, msgspec.json.decode(now)):
            return False
    return True


def _last_view(history: History, log: ToldLog, viewer: Viewer) -> LastView:
    shown, scene = picture(history, viewer), wire_scene(scene_for(history, viewer))
    plies = [line.ply(viewer) for line in history.lines]
    return LastView(shown.ply, scene, log.read(viewer), shown.outcome, shown.trophies, shown.stopped, plies)


def _number(viewer: Viewer) -> int:
    return WATCHING if viewer is None else viewer


def _pack(value: msgspec.Struct) -> bytes:
    return zlib.compress(msgspec.json.encode(value))
