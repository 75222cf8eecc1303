"""Every composed face of Palm Island in one language, as symbols."""

from __future__ import annotations

from functools import cache

from archipel.games.palm_island.content import CONTENT
from archipel.games.palm_island.content.cards import AREAS, needs_of
from archipel.games.palm_island.skin import cards, centre
from archipel.games.palm_island.skin.designs import BUILDING_DESIGNS, FEAT_DESIGNS, VILLAGER_DESIGNS, Design
from archipel.games.palm_island.skin.draw import units
from archipel.games.palm_island.skin.halves import chips, half, locked, villager
from archipel.games.palm_island.skin.maps import SMALL, WIDE, chart, is_printed
from archipel.games.palm_island.skin.signs import signs
from archipel.games.palm_island.skin.speech import printed


@cache
def faces(lang: str) -> str:
    """The symbols of a language: names and short words are printed on the cards."""
    found = [cards.DEFS, centre.DEFS]
    for design in (*BUILDING_DESIGNS, *FEAT_DESIGNS):
        found += designed(design, lang)
    for design in VILLAGER_DESIGNS:
        found += [*chips(design, "C", lang), half(design, "C", lang), villager(design, lang)]
    return "\n".join([*found, *cards.whole(lang), *cards.tracker(lang), *centre.centre(lang), *signs(lang)])


def designed(design: Design, lang: str) -> list[str]:
    found = []
    for area in AREAS:
        if area == "A" and design in FEAT_DESIGNS:
            found.append(locked(design, criteria(design, lang), lang))
            continue
        found += [*chips(design, area, lang), half(design, area, lang)]
        if is_printed(design, area):
            found += [chart(design, area, WIDE), chart(design, area, SMALL)]
        if units(design.card * 4 + AREAS.index(area)):
            found.append(cards.tab(design, area))
    return found


def criteria(design: Design, lang: str) -> str:
    """What a feat asks at the end of a game."""
    row = CONTENT["feats"][FEAT_DESIGNS.index(design)]
    asked = [printed(lang, "face-score", points=row["score"])] if row["score"] else []
    if row["each"]:
        asked.append(printed(lang, "face-each", arrows=row["each"]))
    return ", ".join([*asked, *centre.needs(needs_of(row["arrows"]), lang)])
