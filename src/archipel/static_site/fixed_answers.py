"""What a server would answer anybody alike, as files: each is the answer of the very call."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from types import SimpleNamespace
from typing import Any

import msgspec

from archipel.core.catalog import games
from archipel.core.game import Game
from archipel.server.calls.asset_calls import get_figure, get_rules, get_skin, get_words
from archipel.server.calls.call import Call, Kept
from archipel.server.calls.ladder_calls import list_ladders
from archipel.server.calls.table_calls import list_games
from archipel.server.content.rulebook import Rulebook
from archipel.server.content.skins import ATLAS
from archipel.words import LANGUAGES
from archipel.worker.services import at_once

DRAWN = (".svg", ".css")


class Anybody:
    """Whoever asks: nothing is known of them."""

    services: Any = SimpleNamespace(house=SimpleNamespace(run=at_once))


def fixed_answers(without: Collection[str] = ()) -> Iterator[tuple[str, bytes]]:
    """Files by their names; the client knows which call each answers (`fileOf`). Some games may be left out."""
    listed: list[dict[str, Any]] = msgspec.json.decode(_answer(list_games))
    yield "fixed/games.json", msgspec.json.encode([game for game in listed if game["id"] not in without])
    measured: list[dict[str, Any]] = msgspec.json.decode(_answer(list_ladders))
    kept = [one for one in measured if one["ladder"]["game"] not in without]
    yield "fixed/ladders.json", msgspec.json.encode(kept)
    for lang in LANGUAGES:
        yield f"fixed/words-{lang}.ftl", _answer(get_words, name=f"{lang}.ftl")
    for file in sorted(ATLAS.iterdir()):
        yield f"skin/atlas/{file.name}", _answer(get_skin, id="atlas", name=file.name)
    for game in games().values():
        if game.id not in without:
            yield from _of_game(game)


def _of_game(game: Game) -> Iterator[tuple[str, bytes]]:
    for file in sorted((game.folder / "skin").iterdir()):
        if file.suffix in DRAWN:
            yield f"skin/{game.id}/{file.name}", _answer(get_skin, id=game.id, name=file.name)
    for lang in LANGUAGES:
        yield f"skin/{game.id}/{lang}.svg", _answer(get_skin, id=game.id, name=f"{lang}.svg")
        yield f"fixed/words-{game.id}-{lang}.ftl", _answer(get_words, {"game": game.id}, name=f"{lang}.ftl")
        rules = _answer(get_rules, id=game.id, lang=lang)
        yield f"fixed/rules-{game.id}-{lang}.json", rules
        for name in _figures(rules):
            yield f"figures/{game.id}/{lang}/{name}.svg", _answer(get_figure, id=game.id, lang=lang, name=name)


def _figures(rules: bytes) -> list[str]:
    book = msgspec.json.decode(rules, type=Rulebook)
    paragraphs = [paragraph for section in book.sections for paragraph in section.paragraphs]
    return [figure.name for paragraph in paragraphs for figure in paragraph.figures]


def _answer(call: Call, query: dict[str, str] | None = None, **path: str) -> bytes:
    found = asyncio.run(call.run(Anybody(), path, query or {}))  # type: ignore[arg-type]
    assert isinstance(found, Kept)
    return found.asset.body
