"""The cards a table plays with as tables of ints. A look is a card in one of its areas: card * 4 + area."""

from __future__ import annotations

from typing import Any, Final, final

from archipel.games.palm_island.content import CONTENT
from archipel.games.palm_island.content.cards import (
    AREAS,
    BUILDINGS,
    CARDS,
    FIRST_FEAT,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    LIMIT,
    B,
    C,
    Cost,
    Needs,
)
from archipel.games.palm_island.content.names import Names
from archipel.games.palm_island.effects import Effect

FIELD: Final = 10
"""Bits a resource: units of all kinds are counted in one integer, wood lowest, then fish, stone and wild ones."""


@final
class Feat:
    """`id` is its number; what a final village must show to win it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id = str(row["number"])
        self.score: int = row["score"]
        self.needs = needs_of(row["arrows"])
        self.each: int = row["each"]
        self.start = (FIRST_FEAT + row["number"] - 1) * 4 + AREAS.index(row["start"])


@final
class Ability:
    def __init__(self, row: dict[str, Any]) -> None:
        self.unlock = cost_of(row["unlock"])
        self.needs = needs_of(row["needs"])
        self.costs = costs_of(row["use"])
        self.effect = Effect(row["effect"])


@final
class Edition:
    """Lists by look: what an area gives, shows and offers at which prices. Lists by card: `villager` is its kind,
    `price` what it costs in the centre, `room` the stored cards it allows while it is in a deck, `feasts` whether
    one of its areas is the feast. `content` is the file it was read from; `own` whether an owner's."""

    def __init__(self, content: dict[str, Any], *, own: bool) -> None:
        looks = CARDS * 4
        self.content = content
        self.own = own
        self.wood = [0] * looks
        self.fish = [0] * looks
        self.stone = [0] * looks
        self.wild = [0] * looks
        self.gives = [0] * looks
        self.stars = [0] * looks
        self.arrows = [0] * looks
        self.store: list[tuple[Cost, ...]] = [()] * looks
        self.rotate: list[tuple[Cost, ...]] = [()] * looks
        self.flip: list[tuple[Cost, ...]] = [()] * looks
        self.recruit: list[tuple[Cost, ...]] = [()] * looks
        self.usable = [False] * looks
        self.shown = [False] * looks
        self.feasts = [False] * CARDS
        self.villager = [-1] * CARDS
        self.price: list[Cost] = [(0, 0, 0)] * CARDS
        self.room = [LIMIT] * CARDS
        self.feats = [Feat(row) for row in content["feats"]]
        self.villagers: list[str] = [row["key"] for row in content["villagers"]]
        self.effects = [Effect(row["effect"]) for row in content["villagers"]]
        self.kinds: list[str] = [row["kind"] for row in content["outposts"]]
        self.needs = [needs_of(row["needs"]) for row in content["outposts"]]
        self.levels = [[cost_of(level) for level in row["levels"]] for row in content["disasters"]]
        self.abilities = [Ability(row) for row in content["abilities"]]
        self.names = Names(content, self.effects, [ability.effect for ability in self.abilities], own=own)
        self._read_cards(content)

    def _read_cards(self, content: dict[str, Any]) -> None:
        for row in content["buildings"]:
            for number in row["cards"]:
                self._read_areas(number - 1, row["areas"])
        for row in content["feats"]:
            card = FIRST_FEAT + row["number"] - 1
            self._read_areas(card, row["areas"])
            self.room[card] = row.get("limit", LIMIT)
        for row in content["outposts"]:
            self._read_outpost(row, content["villagers"])

    def _read_areas(self, card: int, areas: dict[str, Any]) -> None:
        for name, area in areas.items():
            look = card * 4 + AREAS.index(name)
            gives = area.get("gives", {})
            self.wood[look], self.fish[look], self.stone[look] = cost_of(gives)
            self.wild[look] = gives.get("any", 0)
            # Ten bits a resource, see FIELD: a payment adds and compares them all at once.
            self.gives[look] = packed(cost_of(gives)) | self.wild[look] << 3 * FIELD
            self.stars[look] = area.get("stars", 0)
            self.arrows[look] = area.get("arrows", 0)
            self.store[look] = costs_of(area.get("store"))
            self.rotate[look] = costs_of(area.get("rotate"))
            self.flip[look] = costs_of(area.get("flip"))
            self.usable[look] = "use" in area
            self.shown[look] = True
            self.feasts[card] = self.feasts[card] or "use" in area

    def _read_outpost(self, row: dict[str, Any], villagers: list[dict[str, Any]]) -> None:
        """Both sides of a card of the centre."""
        guest, outpost = FIRST_VILLAGER + row["number"] - 1, FIRST_OUTPOST + row["number"] - 1
        kind = self.villagers.index(row["villager"])
        self.villager[guest] = kind
        self.recruit[guest * 4 + C] = costs_of(villagers[kind]["cost"])
        self.price[guest] = cost_of(villagers[kind]["cost"][0])
        self.stars[outpost * 4 + B] = row["stars"]
        self.price[outpost] = cost_of(row["cost"][0])

    def stars_of(self, outpost: int) -> int:
        """What a built outpost is worth."""
        return self.stars[outpost * 4 + B]


def packed(cost: Cost) -> int:
    return cost[0] | cost[1] << FIELD | cost[2] << 2 * FIELD


def cost_of(units: dict[str, int]) -> Cost:
    return units.get("wood", 0), units.get("fish", 0), units.get("stone", 0)


def costs_of(alternatives: list[dict[str, int]] | None) -> tuple[Cost, ...]:
    """The printed alternatives; none: the action is not printed."""
    return tuple([cost_of(units) for units in alternatives or ()])


def needs_of(arrows: dict[str, int]) -> Needs:
    return tuple([(BUILDINGS.index(key), least) for key, least in arrows.items()])


HOUSE: Final = Edition(CONTENT, own=False)
