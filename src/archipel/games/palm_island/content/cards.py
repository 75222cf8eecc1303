"""Every card as tables of ints. A look is a card in one of its areas: card * 4 + area."""

from __future__ import annotations

from typing import Any, Final

from archipel.games.palm_island.content import CONTENT

Cost = tuple[int, int, int]
"""Wood, fish, stone."""

AREAS: Final = "ABCD"
A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
ROTATED: Final = (B, A, D, C)
FLIPPED: Final = (C, D, A, B)

CORE: Final = 16
TRACKER: Final = 16
FIRST_FEAT: Final = 17
FIRST_VILLAGER: Final = 26
FIRST_OUTPOST: Final = 40
CARDS: Final = 54

ROUNDS: Final[int] = CONTENT["rounds"]
VISIBLE: Final[int] = CONTENT["visible"]
LIMIT: Final[int] = CONTENT["limit"]
TRACK: Final[tuple[int, ...]] = tuple(AREAS.index(area) for area in CONTENT["tracker"]["order"])

TOKENS: Final[tuple[str, ...]] = (
    *(str(number) for number in range(1, 17)),
    "T",
    *(f"F{number}" for number in range(1, 10)),
    *(f"V{number}" for number in range(1, 15)),
    *(f"O{number}" for number in range(1, 15)),
)
CARD_OF: Final[dict[str, int]] = {token: card for card, token in enumerate(TOKENS)}

BUILDINGS: Final[tuple[str, ...]] = tuple(row["key"] for row in CONTENT["buildings"])
VILLAGERS: Final[tuple[str, ...]] = tuple(row["key"] for row in CONTENT["villagers"])
DISASTERS: Final[tuple[str, ...]] = tuple(row["key"] for row in CONTENT["disasters"])
ABILITIES: Final[tuple[str, ...]] = tuple(row["key"] for row in CONTENT["abilities"])


def cost_of(units: dict[str, int]) -> Cost:
    return units.get("wood", 0), units.get("fish", 0), units.get("stone", 0)


def costs_of(alternatives: list[dict[str, int]] | None) -> tuple[Cost, ...]:
    """The printed alternatives; none: the action is not printed."""
    return tuple(cost_of(units) for units in alternatives or ())


def _per_look(default: Any) -> list[Any]:
    return [default] * (CARDS * 4)


GIVES_WOOD: Final[list[int]] = _per_look(0)
GIVES_FISH: Final[list[int]] = _per_look(0)
GIVES_STONE: Final[list[int]] = _per_look(0)
GIVES_WILD: Final[list[int]] = _per_look(0)
STARS: Final[list[int]] = _per_look(0)
ARROWS: Final[list[int]] = _per_look(0)
STORE: Final[list[tuple[Cost, ...]]] = _per_look(())
ROTATE: Final[list[tuple[Cost, ...]]] = _per_look(())
FLIP: Final[list[tuple[Cost, ...]]] = _per_look(())
RECRUIT: Final[list[tuple[Cost, ...]]] = _per_look(())
USABLE: Final[list[bool]] = _per_look(False)
BUILDING: Final[list[int]] = [-1] * CARDS
VILLAGER: Final[list[int]] = [-1] * CARDS
PRICE: Final[list[Cost]] = [(0, 0, 0)] * CARDS
"""What a card of the centre costs."""


def _read_areas(card: int, areas: dict[str, Any]) -> None:
    for name, area in areas.items():
        look = card * 4 + AREAS.index(name)
        gives = area.get("gives", {})
        GIVES_WOOD[look], GIVES_FISH[look], GIVES_STONE[look] = cost_of(gives)
        GIVES_WILD[look] = gives.get("any", 0)
        STARS[look] = area.get("stars", 0)
        ARROWS[look] = area.get("arrows", 0)
        STORE[look] = costs_of(area.get("store"))
        ROTATE[look] = costs_of(area.get("rotate"))
        FLIP[look] = costs_of(area.get("flip"))
        USABLE[look] = "use" in area


for _kind, _row in enumerate(CONTENT["buildings"]):
    for _number in _row["cards"]:
        BUILDING[_number - 1] = _kind
        _read_areas(_number - 1, _row["areas"])
for _row in CONTENT["feats"]:
    _read_areas(FIRST_FEAT + _row["number"] - 1, _row["areas"])
for _row in CONTENT["outposts"]:
    _villager = FIRST_VILLAGER + _row["number"] - 1
    VILLAGER[_villager] = VILLAGERS.index(_row["villager"])
    RECRUIT[_villager * 4 + C] = costs_of(CONTENT["villagers"][VILLAGER[_villager]]["cost"])
    PRICE[_villager] = RECRUIT[_villager * 4 + C][0]
    _outpost = FIRST_OUTPOST + _row["number"] - 1
    STARS[_outpost * 4 + B] = _row["stars"]
    PRICE[_outpost] = cost_of(_row["cost"][0])

FEAT_STARTS: Final[tuple[int, ...]] = tuple(
    (FIRST_FEAT + row["number"] - 1) * 4 + AREAS.index(row["start"]) for row in CONTENT["feats"]
)
FESTIVAL: Final = FIRST_FEAT + 7
CAVES: Final = FIRST_FEAT + 8

ACTIVE: Final[tuple[bool, ...]] = tuple(row["active"] for row in CONTENT["villagers"])
DISCOUNT: Final[tuple[int, ...]] = tuple(
    ("wood", "fish", "stone").index(row["effect"]["of"]) if row["effect"]["type"] == "discount" else -1
    for row in CONTENT["villagers"]
)
PORTER: Final = VILLAGERS.index("porter")
STORYTELLER: Final = VILLAGERS.index("storyteller")
ELDER: Final = VILLAGERS.index("elder")
QUARTERMASTER: Final = VILLAGERS.index("quartermaster")


def needs_of(arrows: dict[str, int]) -> tuple[tuple[int, int], ...]:
    """Pairs of building kind and arrows asked of all its copies together."""
    return tuple((BUILDINGS.index(key), least) for key, least in arrows.items())


OUTPOST_KIND: Final[tuple[str, ...]] = tuple(row["kind"] for row in CONTENT["outposts"])
OUTPOST_NEEDS: Final = tuple(needs_of(row["needs"]) for row in CONTENT["outposts"])
OUTPOST_STARS: Final[tuple[int, ...]] = tuple(row["stars"] for row in CONTENT["outposts"])
LEVELS: Final[tuple[tuple[Cost, ...], ...]] = tuple(
    tuple(cost_of(level) for level in row["levels"]) for row in CONTENT["disasters"]
)
UNLOCK: Final[tuple[Cost, ...]] = tuple(cost_of(row["unlock"]) for row in CONTENT["abilities"])
ABILITY_NEEDS: Final = tuple(needs_of(row["needs"]) for row in CONTENT["abilities"])
ABILITY_COST: Final[tuple[tuple[Cost, ...], ...]] = tuple(costs_of(row["use"]) for row in CONTENT["abilities"])
SHARED_STORES: Final = ABILITIES.index("shared_stores")
BARTER_CIRCLE: Final = ABILITIES.index("barter_circle")
MASON_CREW: Final = ABILITIES.index("mason_crew")
