"""The picture of a position: a state or a scene, for one pair of eyes, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.game import Game
from archipel.core.scene import Scene
from archipel.core.state import State
from archipel.core.text import Text
from archipel.server.content.picture import draw
from archipel.table.log_line import Viewer
from archipel.words import words


def position_picture(
    game: Game, state: State, viewer: Viewer, ply: int, lang: str, names: Sequence[str], mode: str, content: str = ""
) -> str:
    """`content` are components of one's own, packed."""
    return scene_picture(game, game.scene(state.view(viewer), ()), state.seats, viewer, ply, lang, names, mode, content)


def scene_picture(
    game: Game,
    scene: Scene,
    seats: int,
    viewer: Viewer,
    ply: int,
    lang: str,
    names: Sequence[str],
    mode: str,
    content: str = "",
) -> str:
    said = words(lang, game.id)

    def say(text: Text) -> str:
        return said.say(text, names, viewer)

    title = said.key("replay-position", game=said.key("name"), ply=ply)
    return draw(game, scene, said.language, say, mode=mode, seats=seats, title=title, content=content)
