"""The components as tables of whole numbers: terrains 0 to 2, nests 3 to 5, tiles by kind."""

from __future__ import annotations

from typing import Final

from archipel.games.islet.content import CONTENT
from archipel.games.islet.values import Resource

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

OPEN_CARDS: Final[int] = CONTENT["solo"]["max_face_up_per_islet"]
MOVE_TILES: Final[int] = CONTENT["solo"]["move_tile_cost"]
LADDER: Final[list[tuple[int, str]]] = [(row["from"], row["id"]) for row in CONTENT["solo"]["ladder"]]


def _gain(placed: int, under: int) -> int:
    pair = (min(placed, under), max(placed, under))
    return placed if placed == under else next(nest for nest, made in MADE_OF.items() if made == pair)


GAIN: Final[list[list[int]]] = [[_gain(placed, under) for under in range(TERRAINS)] for placed in range(TERRAINS)]
"""The card that a terrain placed on another yields."""
