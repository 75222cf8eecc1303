"""The picture of a position: a state, for one pair of eyes, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.game import Game
from archipel.core.state import State
from archipel.core.text import Text
from archipel.server.content.picture import draw
from archipel.table.history import Viewer
from archipel.words import words


def position_picture(
    game: Game, state: State, viewer: Viewer, ply: int, lang: str, names: Sequence[str], mode: str
) -> str:
    said = words(lang, game.id)

    def say(text: Text) -> str:
        return said.say(text, names, viewer)

    title = said.key("replay-position", game=said.key("name"), ply=ply)
    scene = game.scene(state.view(viewer), ())
    return draw(game, scene, said.language, say, mode=mode, seats=state.seats, title=title)
