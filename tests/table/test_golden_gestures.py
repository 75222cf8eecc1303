"""The golden gestures that the client reads too: packed as they were, and unpacked to what they stand for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from archipel.table.wire.gesture_codec import unpacked
from archipel.table.wire.scene_messages import WireScene
from tests.golden.gestures.make import SCENES, scene_of
from tests.golden.gestures.make import golden as made_anew

GOLDEN = Path(__file__).parents[1] / "golden" / "gestures"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda file: file.stem)
def test_golden_gestures_unpack_to_what_they_stand_for(file: Path) -> None:
    kept = msgspec.json.decode(file.read_bytes())
    scene = msgspec.convert(kept["scene"], WireScene)
    found = {}
    for one in unpacked(scene.groups, scene.cells):
        fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(one))
        found[one.action] = fields | fields.pop("more")
    expected = {gesture["action"]: gesture for gesture in kept["gestures"]}
    for gesture in expected.values():
        gesture.pop("spoken")
    assert found == expected


@pytest.mark.parametrize(("game", "record", "ply"), SCENES)
def test_gestures_are_packed_as_they_were(game: str, record: str, ply: int) -> None:
    _, scene = scene_of(game, record, ply)
    assert scene.gestures
    assert (GOLDEN / f"{game}-{record}-{ply}.json").read_text(encoding="utf-8") == made_anew(game, record, ply)
