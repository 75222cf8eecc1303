"""Messages of a table as tests read them: what a frame holds beside what the table is."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.table.wire.held_scene import changed, digest_of
from archipel.table.wire.scene_messages import SceneChange, WireScene


def read(message: bytes | str) -> dict[str, Any]:
    return flat(msgspec.json.decode(message))


def flat(tell: dict[str, Any]) -> dict[str, Any]:
    """A frame with the fields of its picture and of its table; any other message as it is."""
    return {**tell.get("about", {}), **tell["picture"], **tell} if tell.get("is") == "frame" else tell


class Holder:
    """A page that holds the scene it was sent: every frame comes out with its whole scene, but for the numbers."""

    def __init__(self) -> None:
        self.held: WireScene | None = None

    def read(self, message: bytes | str) -> dict[str, Any]:
        tell = read(message)
        if tell.get("is") != "frame":
            return tell
        if "change" in tell:
            assert self.held is not None, "a change comes after a whole scene"
            self.held = changed(self.held, msgspec.convert(tell.pop("change"), SceneChange))
        else:
            self.held = msgspec.convert(tell["scene"], WireScene)
        assert digest_of(self.held) == tell.get("digest", 0)
        scene = msgspec.json.decode(msgspec.json.encode(self.held))
        return {**tell, "scene": {name: value for name, value in scene.items() if name not in ("parts", "turn")}}
