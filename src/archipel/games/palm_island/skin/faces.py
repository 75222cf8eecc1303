"""Every composed face of Palm Island in one language, as symbols."""

from __future__ import annotations

from functools import lru_cache

from archipel.games.palm_island.content.cards import AREAS
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.edition import Feat
from archipel.games.palm_island.skin import cards, centre
from archipel.games.palm_island.skin.designs import Design, building_designs, feat_designs, villager_designs
from archipel.games.palm_island.skin.draw import units
from archipel.games.palm_island.skin.halves import chips, half, locked, villager
from archipel.games.palm_island.skin.maps import SMALL, WIDE, chart, is_printed
from archipel.games.palm_island.skin.signs import signs
from archipel.games.palm_island.skin.speech import printed


@lru_cache(maxsize=8)
def faces(lang: str, content: str = "") -> str:
    """The symbols of a language: names and short words are printed on the cards. `content` are an owner's, packed."""
    edition = edition_of(content)
    found = [cards.DEFS, centre.DEFS]
    for design in building_designs(edition):
        found += designed(design, AREAS, lang)
    for design, feat in zip(feat_designs(edition), edition.feats, strict=True):
        found += [locked(design, criteria(feat, lang), lang), *designed(design, AREAS[1:], lang)]
    for design in villager_designs(edition):
        found += [*chips(design, "C", lang), half(design, "C", lang), villager(design, lang)]
    found += [*cards.whole(edition, lang), *cards.tracker(lang), *centre.centre(edition, lang), *signs(edition)]
    return "\n".join(found)


def designed(design: Design, areas: str, lang: str) -> list[str]:
    found = []
    for area in areas:
        found += [*chips(design, area, lang), half(design, area, lang)]
        if is_printed(design, area):
            found += [chart(design, area, WIDE), chart(design, area, SMALL)]
        if units(design.edition, design.card * 4 + AREAS.index(area)):
            found.append(cards.tab(design, area))
    return found


def criteria(feat: Feat, lang: str) -> str:
    """What a feat asks at the end of a game."""
    asked = [printed(lang, "face-score", points=feat.score)] if feat.score else []
    if feat.each:
        asked.append(printed(lang, "face-each", arrows=feat.each))
    return ", ".join([*asked, *centre.needs(feat.needs, lang)])
