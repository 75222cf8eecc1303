"""What a page is made with: words, rules, figures and skins, the same for everybody."""

from __future__ import annotations

from typing import Annotated

import msgspec

from archipel.core.catalog import games
from archipel.core.game import Game
from archipel.server.calls.call import SVG, Asked, Call, Kept, Query, call
from archipel.server.content.assets import Asset, asset
from archipel.server.content.lessons import tutorial
from archipel.server.content.picture.figures import figure_picture
from archipel.server.content.rulebook import Rulebook, rulebook
from archipel.server.content.skins import atlas_file, sheet, skin_file
from archipel.table.refusal import refuse
from archipel.words import LANGUAGES, own_source, page_source


@call("GET", "/api/words/{name:str}", media="text/plain")
async def get_words(
    asked: Asked, name: str, game: Annotated[str, Query("its own sentences instead of the platform's")] = ""
) -> Kept:
    """The sentences of the platform in a language (`en.ftl`, `fr.ftl`), the names of games too, as Fluent reads it."""
    lang = _language(name.removesuffix(".ftl"))
    text = own_source(lang, _game(game).id) if game else page_source(lang)
    return Kept(asset(text.encode(), "text/plain"))


@call("GET", "/api/games/{id:str}/rules/{lang:str}", answered=Rulebook)
async def get_rules(asked: Asked, id: str, lang: str) -> Kept:
    """The rules of a game in a language, by numbered paragraphs."""
    book = await asked.services.house.run(rulebook, _game(id), _language(lang))
    if book is None:
        raise refuse("server-no-rules", status=404)
    book.lesson = tutorial(id) is not None
    return Kept(asset(msgspec.json.encode(book), "application/json"))


@call("GET", "/figures/{id:str}/{lang:str}/{name:str}", media=SVG)
async def get_figure(
    asked: Asked, id: str, lang: str, name: str, tag: Annotated[str, Query("the digest of the picture")] = ""
) -> Kept:
    """A picture of the rules; an address that names its digest may be kept for ever."""
    drawn = await asked.services.house.run(figure_picture, _game(id), name.removesuffix(".svg"), _language(lang))
    found = found_asset(drawn.asset if drawn else None)
    return Kept(found, forever=found.tag.strip('"') == tag)


@call("GET", "/skin/{id:str}/{name:str}", media=SVG)
async def get_skin(
    asked: Asked,
    id: str,
    name: str,
    content: Annotated[str, Query("of the faces: the digest of somebody's own components")] = "",
) -> Kept:
    """The looks of a game: every face in a language (`en.svg`, `fr.svg`), `island.svg`, `skin.css`."""
    services = asked.services
    if id == "atlas":
        return Kept(found_asset(atlas_file(name)))
    lang = name.removesuffix(".svg")
    if name.endswith(".svg") and lang in LANGUAGES:
        if content:
            return Kept(found_asset(await services.own_contents.sheet(_game(id), lang, content)))
        return Kept(await services.house.run(sheet, _game(id), lang))
    return Kept(found_asset(skin_file(_game(id), name) if name.endswith((".svg", ".css")) else None))


def found_asset(asset: Asset | None) -> Asset:
    if asset is None:
        raise refuse("server-nothing-here", status=404)
    return asset


def _game(id: str) -> Game:
    if id not in games():
        raise refuse("server-no-game", status=404)
    return games()[id]


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise refuse("server-nothing-here", status=404)
    return lang


ASSET_CALLS: list[Call] = [get_words, get_rules, get_figure, get_skin]
