"""The picture of a position: one stop of a replay, for one pair of eyes, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.text import Text
from archipel.server.history import Viewer
from archipel.server.picture import draw
from archipel.server.replay import Replay, Stop
from archipel.words import words


def position(replay: Replay, viewer: Viewer, stop: Stop, lang: str, names: Sequence[str], mode: str) -> str:
    game = replay.history.game
    state = replay.scrub.state(stop.acts)
    said = words(lang, game.id)

    def say(text: Text) -> str:
        return said.say(text, names, viewer)

    title = said.key("replay-position", game=said.key("name"), ply=stop.ply)
    scene = game.scene(state.view(viewer), ())
    return draw(game, scene, said.language, say, mode=mode, seats=state.seats, title=title)
