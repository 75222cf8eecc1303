"""Messages of a table as tests read them: what a frame holds beside what the table is."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.table.wire.held_scene import NotHeld, changed, digest_of
from archipel.table.wire.scene_messages import SceneChange, WireScene


def read(message: bytes | str) -> dict[str, Any]:
    return flat(msgspec.json.decode(message))


def flat(tell: dict[str, Any]) -> dict[str, Any]:
    """A frame with the fields of its picture and of its table; any other message as it is."""
    return {**tell.get("about", {}), **tell["picture"], **tell} if tell.get("is") == "frame" else tell


class Behind(AssertionError):
    """A change of another scene than the page holds: a page asks for the whole."""


class Holder:
    """A page that holds the scene it was sent: every frame comes out with its whole scene, but for the numbers."""

    def __init__(self) -> None:
        self.held: WireScene | None = None

    def read(self, message: bytes | str) -> dict[str, Any]:
        tell = read(message)
        if tell.get("is") != "frame":
            return tell
        scene = msgspec.json.decode(msgspec.json.encode(self.hold(tell)))
        return {**tell, "scene": {name: value for name, value in scene.items() if name not in ("parts", "turn")}}

    def hold(self, frame: dict[str, Any]) -> WireScene:
        """The scene as a frame leaves it."""
        if "change" not in frame:
            self.held = msgspec.convert(frame["scene"], WireScene)
        elif self.held is None:
            raise Behind("a change comes after a whole scene")
        else:
            try:
                self.held = changed(self.held, msgspec.convert(frame.pop("change"), SceneChange))
            except NotHeld:
                raise Behind("a change of another scene") from None
        if digest_of(self.held) != frame.get("digest", 0):
            raise Behind("another scene than was meant")
        return self.held
