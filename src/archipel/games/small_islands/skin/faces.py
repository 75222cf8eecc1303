"""Every composed face of Small Islands in one language, as symbols."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from archipel.games.small_islands.content import CONTENT
from archipel.games.small_islands.skin import cards, tiles
from archipel.games.small_islands.skin.pieces import pieces
from archipel.games.small_islands.skin.places import Print, prints

TABLES = (21, 15, 11)


@cache
def faces(lang: str) -> str:
    """The symbols of a language: only the cards have words."""
    return "\n".join(composed(CONTENT, lang))


def composed(content: Mapping[str, Any], lang: str) -> Iterator[str]:
    for tile in prints(content["landscape_tiles"], content["start_tiles"], Print).values():
        yield tiles.shapes(tile)
        yield from tiles.faces(tile)
    yield from pieces(content["discovery_tokens"]["values"], TABLES)
    normal, advanced = content["unlock_packs"]["normal"], content["unlock_packs"]["advanced"]
    yield from cards.objectives([*content["objective_cards"], *normal["objective_cards"]], lang)
    yield from cards.missions([*content["mission_cards"], *advanced["mission_cards"]], lang)
    yield from cards.rewards([*content["reward_cards"], *advanced["reward_cards"]], lang)
    levels = [face for card in content["alexis_cards"] for face in card["faces"].values()]
    yield from cards.alexis([*levels, advanced["alexis_face"]])
    yield from cards.expeditions(content["expedition_cards"])
