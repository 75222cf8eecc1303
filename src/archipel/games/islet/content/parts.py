"""The components as tables of whole numbers: terrains 0 to 2, nests 3 to 5, tiles by kind, cards with two sides."""

from __future__ import annotations

from typing import Any, Final

from archipel.games.islet.content import CONTENT
from archipel.games.islet.values import Resource

NOT_ASKED: Final = -1
Condition = tuple[int, int, int, int]

IDS: Final[list[str]] = [row["id"] for row in CONTENT["resources"]]
RESOURCES: Final[list[Resource]] = [row["code"] for row in CONTENT["resources"]]
RESOURCE_OF: Final[dict[str, int]] = {code: number for number, code in enumerate(RESOURCES)}
IN_PILE: Final[list[int]] = [row["count"] for row in CONTENT["resources"]]
TERRAINS: Final = len(CONTENT["terrains"])
MADE_OF: Final[dict[int, tuple[int, int]]] = {
    IDS.index(row["id"]): (IDS.index(row["made_of"][0]), IDS.index(row["made_of"][1])) for row in CONTENT["nests"]
}

KINDS: Final[list[str]] = [row["id"] for row in CONTENT["tiles"]["kinds"]]
KIND_OF: Final = {name: kind for kind, name in enumerate(KINDS)}
TERRAIN: Final[list[int]] = [IDS.index(row["terrain"]) for row in CONTENT["tiles"]["kinds"]]
NEST: Final[list[int]] = [IDS.index(row["nest"]) for row in CONTENT["tiles"]["kinds"]]
IN_BAG: Final[list[int]] = [row["count"] for row in CONTENT["tiles"]["kinds"]]

HAND: Final[int] = CONTENT["limits"]["hand_tiles"]
LIMIT: Final[int] = CONTENT["limits"]["non_guaranteed_max_after_explore"]
ALIKE: Final[int] = CONTENT["limits"]["guaranteed_max_per_type"]
LAY_COST: Final[int] = CONTENT["costs"]["lay"]["nest_of_tile"]

BIRDS: Final[list[str]] = [row["id"] for row in CONTENT["birds"]]
EGGS: Final[dict[int, int]] = {int(seats): eggs for seats, eggs in CONTENT["eggs"]["per_player"].items()}
HEXAGON: Final[list[tuple[int, int]]] = [(x, y) for x, y in CONTENT["start_layout"]["cells_clockwise"]]

CARDS: Final[list[str]] = [row["id"] for row in CONTENT["solo"]["cards"]]
CARD_OF: Final = {name: card for card, name in enumerate(CARDS)}
OPEN_CARDS: Final[int] = CONTENT["solo"]["max_face_up_per_islet"]
MOVE_TILES: Final[int] = CONTENT["solo"]["move_tile_cost"]
LADDER: Final[list[tuple[int, str]]] = [(row["from"], row["id"]) for row in CONTENT["solo"]["ladder"]]


def _condition(asked: dict[str, Any]) -> Condition:
    terrain, nest, around = [
        IDS.index(asked[key]) if key in asked else NOT_ASKED for key in ("terrain", "nest", "all_neighbours")
    ]
    return asked.get("level", NOT_ASKED), terrain, nest, around


def _gain(placed: int, under: int) -> int:
    pair = (min(placed, under), max(placed, under))
    return placed if placed == under else next(nest for nest, made in MADE_OF.items() if made == pair)


CONDITIONS: Final[list[list[Condition]]] = [
    [_condition(row[side]["condition"]) for row in CONTENT["solo"]["cards"]] for side in ("day", "night")
]
"""By islet and card: level, terrain, nest, terrain of all neighbours."""

GAIN: Final[list[list[int]]] = [[_gain(placed, under) for under in range(TERRAINS)] for placed in range(TERRAINS)]
"""The card that a terrain placed on another yields."""
