"""Owners' files: what a game comes with, changed where its checks do not mind."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from archipel.core.catalog import games
from archipel.core.content import Content
from archipel.core.game import BadOptions, Mode

REPLACEABLE = [id for id, game in games().items() if game.content is not None]


def content_of(id: str) -> Content:
    content = games()[id].content
    assert content is not None
    return content


def own_text(id: str, remark: str = "as printed in my box") -> str:
    """A file without a fault that says something else than the one the game comes with."""
    own: dict[str, Any] = {**json.loads(content_of(id).house()), "remark": remark}
    source = json.dumps(own, indent=1, ensure_ascii=False)
    assert content_of(id).look(source) == []
    return source


def packed(id: str, remark: str = "as printed in my box") -> str:
    return content_of(id).pack(own_text(id, remark))


def mode_of(id: str) -> Mode:
    """The first mode that has the components of a game in it."""
    game = games()[id]
    for mode in game.modes:
        with suppress(BadOptions):
            game.agree(game.choose_options(mode, {content_of(id).option: packed(id)}), mode.seats[0])
            return mode
    raise AssertionError(id)
