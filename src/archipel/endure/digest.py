"""A number for what a viewer is shown, the same wherever the same is shown."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from archipel.load.page import NONE, Page
from archipel.table.history import History
from archipel.table.log_line import Viewer
from archipel.table.wire.frames import picture, scene_for
from archipel.table.wire.scene_changes import Shown
from archipel.table.wire.scene_messages import WireScene

ENCODER = msgspec.json.Encoder()


def digest_of_page(page: Page) -> str:
    assert page.shown is not None
    outcome = page.shown.outcome
    return _digest(page.scene, b"" if outcome == NONE else bytes(outcome))


def digest_of_history(history: History, viewer: Viewer) -> str:
    """Of what a viewer would be shown where the log has led to now."""
    outcome = picture(history, viewer).outcome
    return _digest(Shown(scene_for(history, viewer)).whole(), b"" if outcome is None else ENCODER.encode(outcome))


def _digest(scene: WireScene, outcome: bytes) -> str:
    """The numbers of its parts are left out: each server counts its own."""
    content = ENCODER.encode(msgspec.structs.replace(scene, parts=[], turn=0))
    return blake2b(content + outcome, digest_size=8).hexdigest()
