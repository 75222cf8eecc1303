"""Every card as tables by its printed number. Cards of a hand or a deck are one int, a bit for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from archipel.games.isle_of_cats.content import CONTENT, MODULES
from archipel.games.isle_of_cats.content.lesson_rows import COSTS
from archipel.kit.masks import mask_of

NUMBERS: Final = 256
KIND: Final[list[str]] = [""] * NUMBERS
COST: Final[list[int]] = [0] * NUMBERS
SPEED: Final[list[int]] = [0] * NUMBERS
MODULE_SIZE: Final = 8
FIRST_OWN: Final = 224
OWN_PRIVATE: Final = range(FIRST_OWN, FIRST_OWN + MODULE_SIZE)
OWN_PUBLIC: Final = range(OWN_PRIVATE.stop, OWN_PRIVATE.stop + MODULE_SIZE)
OWN_COLOURED: Final = range(OWN_PUBLIC.stop, OWN_PUBLIC.stop + MODULE_SIZE)
"""The numbers of an owner's own lessons, so that what a card is asks nobody whose it is: the place in the module beyond
the first number of private ones, public ones, public ones that ask for a colour."""
KIND_MASK: Final[dict[str, int]] = {}
"""All cards of a kind; a lesson is the only one of its kind."""

OSHAX: Final = "oshax"
BASKETS: Final = ("basket_1", "basket_3")
BROKEN: Final = ("broken", "broken_1", "broken_3")
RESCUES: Final = ("boots", *BROKEN, *BASKETS)
TREASURES: Final = ("treasure_rare_or_common", "treasure_small")

BOX_LESSONS: Final[list[dict[str, Any]]] = CONTENT["lessons"]
LESSONS: Final[dict[int, dict[str, Any]]] = {
    row["no"]: row
    for rows in (
        BOX_LESSONS,
        CONTENT["family_cards"],
        CONTENT["solo"]["lessons"],
        CONTENT["solo"]["advanced_lessons"],
        *MODULES.values(),
    )
    for row in rows
}
"""Every card that scores, by number."""


for _row in CONTENT["discovery_cards"]:
    KIND[_row["no"]] = _row["def"]
    COST[_row["no"]] = _row["cost"]
for _row in CONTENT["card_defs"]:
    if _row["type"] not in ("lesson", "public_lesson"):
        KIND_MASK[_row["def"]] = mask_of(_row["numbers"])
    for _number in _row["numbers"]:
        SPEED[_number] = _row.get("speed", 0)
for _module in MODULES.values():
    for _row in _module:
        KIND[_row["no"]] = f"lesson_{_row['no']}"
        COST[_row["no"]] = _row["cost"]
for _number in (*OWN_PRIVATE, *OWN_PUBLIC, *OWN_COLOURED):
    KIND[_number] = f"lesson_{_number}"
    COST[_number] = COSTS["private" if _number in OWN_PRIVATE else "public"]
for _row in CONTENT["family_cards"]:
    KIND[_row["no"]] = f"family_{_row['no']}"
for _number, _kind in enumerate(KIND):
    if _kind and _kind not in KIND_MASK:
        KIND_MASK[_kind] = 1 << _number


def _typed(name: str) -> int:
    cards = [row["no"] for row in CONTENT["discovery_cards"] if row["type"] == name]
    extra = [row["no"] for module in MODULES.values() for row in module if row["type"] == name]
    return mask_of(cards + extra)


RESCUE_CARDS: Final = _typed("rescue")
ACTION_CARDS: Final = _typed("action")
OSHAX_CARDS: Final = _typed("oshax")
TREASURE_CARDS: Final = _typed("treasure")
PRIVATE: Final = _typed("lesson") | mask_of(list(OWN_PRIVATE))
PUBLIC: Final = _typed("public_lesson") | mask_of([*OWN_PUBLIC, *OWN_COLOURED])
COLOURED: Final = mask_of(
    [no for no, row in LESSONS.items() if row["scoring"].get("args", {}).get("color") == "chosen"] + [*OWN_COLOURED]
)
"""Public lessons that ask for a colour."""
FAMILY_CARDS: Final = mask_of([row["no"] for row in CONTENT["family_cards"]])
ACTION_KINDS: Final[tuple[str, ...]] = tuple(row["def"] for row in CONTENT["card_defs"] if row["type"] == "action")

_DEFS: Final[list[dict[str, Any]]] = CONTENT["card_defs"]
EFFECT: Final[dict[str, dict[str, Any]]] = {row["def"]: row["effect"] for row in _DEFS if "effect" in row}
DRAWS: Final[dict[str, int]] = {kind: row["n"] for kind, row in EFFECT.items() if row["op"] == "draw_cards"}
FISH_PER: Final[dict[str, int]] = {kind: row["per"] for kind, row in EFFECT.items() if row["op"] == "gain_fish"}
TRADE_FISH: Final[int] = EFFECT["basket_to_fish"]["fish"]
HERDED: Final[int] = EFFECT["move_cats"]["max"]
ARRIVALS: Final[int] = EFFECT["tiles_to_fields"]["n"]
WAY_FISH: Final[dict[tuple[str, str], int]] = {
    (kind, way["id"]): way["fish"] for kind in TREASURES for way in EFFECT[kind]["modes"]
}
"""What a way to use a treasure card costs."""
WAYS: Final[dict[str, tuple[str, ...]]] = {
    kind: tuple(way["id"] for way in EFFECT[kind]["modes"]) for kind in TREASURES
}

SISTER_COLOURS: Final[tuple[str, ...]] = tuple(row["color"] for row in CONTENT["solo"]["color_cards"])
SISTER_POINTS: Final[tuple[int, ...]] = tuple(CONTENT["solo"]["color_points_by_reveal_order"])
SISTER_LESSONS: Final[tuple[int, ...]] = tuple(row["no"] for row in CONTENT["solo"]["lessons"])
SISTER_ADVANCED: Final[tuple[int, ...]] = tuple(row["no"] for row in CONTENT["solo"]["advanced_lessons"])
SISTER_DEALT: Final[int] = CONTENT["solo"]["lessons_dealt"]
ADVANCED_DEALT: Final[dict[str, int]] = {row["id"]: row["advanced_lessons"] for row in CONTENT["solo"]["difficulties"]}
BASKET_CARDS: Final = mask_of([row["no"] for row in CONTENT["solo"]["basket_cards"]])
CARD_BASKETS: Final[dict[int, int]] = {row["no"]: row["baskets"] for row in CONTENT["solo"]["basket_cards"]}
CARD_SPEED: Final[dict[int, int]] = {row["no"]: row["speed"] for row in CONTENT["solo"]["basket_cards"]}
Keyword = tuple[str, int, int, str]
"""What to do, its number, the number it switches with, the shape of a common treasure."""
KEYWORDS: Final[dict[int, tuple[Keyword, ...]]] = {
    row["no"]: tuple(
        (word["keyword"], word.get("index", 0), word.get("with", 0), word.get("shape", "")) for word in row["keywords"]
    )
    for row in CONTENT["solo"]["basket_cards"]
}

DECKS: Final[dict[str, tuple[int, ...]]] = {
    **{letter: tuple(CONTENT["lesson_modules"][letter]) for letter in "ABC"},
    **{letter: tuple(row["no"] for row in module) for letter, module in MODULES.items()},
}
CORE: Final = mask_of(CONTENT["lesson_modules"]["core"])
PLAIN: Final = RESCUE_CARDS | ACTION_CARDS | OSHAX_CARDS | TREASURE_CARDS


def fault(letters: str, loaded: Mapping[str, tuple[int, ...]]) -> str:
    """Why these modules make no deck; empty: they do."""
    if len(letters) != 3 or len(set(letters)) != 3:
        return "three"
    for letter in letters:
        if letter not in loaded:
            return "unknown"
        cards = loaded[letter]
        box = DECKS.get(letter)
        if len(cards) != MODULE_SIZE or len(set(cards)) != MODULE_SIZE or (box is not None and set(cards) != set(box)):
            return "whole"
    return ""


def deck(letters: str, *, own: tuple[int, ...] = DECKS["D"]) -> int:
    """The discovery deck with these modules; `own` are the lessons of the one that an owner may replace."""
    cards = PLAIN | CORE
    for letter in letters:
        cards |= mask_of(list(own if letter in MODULES else DECKS[letter]))
    return cards
