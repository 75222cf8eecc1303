"""The calls about components of one's own: those my profile keeps, checked, given back, taken away."""

from __future__ import annotations

from typing import Any

from archipel.core.content_names import short
from archipel.server.calls.call import Asked, Call, File, call
from archipel.server.calls.http_types import ContentWish
from archipel.server.content.own_contents import HUGE, house_file
from archipel.table.rows import OwnContent, Profile

LARGEST_BODY = 4 * HUGE
"""A text within JSON is longer than the text: every mark may be escaped."""


@call("GET", "/api/games/{game:str}/content", answered=dict[str, Any])
async def house_content(asked: Asked, game: str) -> File:
    """The components that a game comes with, to begin one's own file from."""
    return File(house_file(game), f"{game}.json")


@call("GET", "/api/me/contents")
async def my_contents(asked: Asked, me: Profile) -> list[OwnContent]:
    """Components of my own, by game, newest first."""
    return await asked.services.own_contents.of(me.id)


@call("POST", "/api/me/contents", check="cost", largest=LARGEST_BODY)
async def keep_content(asked: Asked, me: Profile, data: ContentWish) -> OwnContent:
    """Keep a file of components of my own; one with faults is refused with each of them, and nothing is kept."""
    return await asked.services.own_contents.keep(me.id, data.game, data.name, data.text, data.wanted)


@call("GET", "/api/me/contents/{game:str}/{digest:str}", answered=dict[str, Any])
async def content_file(asked: Asked, me: Profile, game: str, digest: str) -> File:
    """A file of mine as I sent it."""
    source = await asked.services.own_contents.source(me.id, game, digest)
    return File(source, f"{game}-{short(digest)}.json")


@call("DELETE", "/api/me/contents/{game:str}/{digest:str}")
async def drop_content(asked: Asked, me: Profile, game: str, digest: str) -> list[OwnContent]:
    """Keep a file of mine no longer; the answer is what is left. Tables and records made with it have it still."""
    contents = asked.services.own_contents
    await contents.drop(me.id, game, digest)
    return await contents.of(me.id)


OWN_CONTENT_CALLS: list[Call] = [house_content, my_contents, keep_content, content_file, drop_content]
