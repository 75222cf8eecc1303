"""Where every sign of a tile stands, whichever way it is turned: read from the printed tile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import cos, pi, sin
from typing import Any, Final, TypeVar

from archipel.games.small_islands.skin.coast import REACH, RING, Middle, Point, lean, middle_of

TURNS: Final = 4
ARM: Final = 32
PIER: Final = REACH + 1
ISLET_PIER: Final = REACH - 9
BACK: Final = 4
APART: Final = 19


class Sign:
    """One printed sign: a resource, `temple`, `port` or `house_spot`, and the land it stands on."""

    def __init__(self, name: str, anchor: str, region: int) -> None:
        self.name = name
        self.anchor = anchor
        self.region = region


class Spot:
    """The centre of a sign in hundredths of a tile; for a port, the eighth of a circle its jetty looks to."""

    def __init__(self, x: float, y: float, looks: int = 0) -> None:
        self.x = x
        self.y = y
        self.looks = looks


class Print:
    """A tile as printed: its lands as rings of eight values clockwise from north, and its signs."""

    def __init__(self, id: str, row: Mapping[str, Any]) -> None:
        self.id = id
        values = {**row["sides"], **row["corners"]}
        self.ring = tuple(values[name] == "land" for name in RING)
        self.lands = tuple(_ring({*region["sides"], *region["corners"]}) for region in row["regions"])
        home = {icon: nth for nth, region in enumerate(row["regions"]) for icon in region["icons"]}
        self.signs = tuple(
            Sign(icon.get("resource") or icon["kind"], icon["anchor"], home.get(nth, 0))
            for nth, icon in enumerate(row["icons"])
        )
        self.gull = bool(row.get("seagull"))

    @property
    def bare(self) -> bool:
        """No land touches a side: an islet, or the open sea."""
        return not any(self.ring)

    @cached_property
    def crowding(self) -> float:
        """Signs shrink a little where a temple would hide its neighbours."""
        if all(self.ring[::2]):
            return 0.86
        return 0.9 if any(sign.name == "temple" for sign in self.signs) else 1

    def turned(self, turn: int) -> tuple[bool, ...]:
        return tuple(self.ring[(k - 2 * turn) % 8] for k in range(8))

    def middle(self, region: int) -> Middle:
        return middle_of(self.lands[region], len(self.lands) == 1)

    @cached_property
    def spots(self) -> tuple[tuple[Spot, ...], ...]:
        """By turn, the spot of every sign."""
        return tuple(tuple(self._spot(sign, turn) for sign in self.signs) for turn in range(TURNS))

    @cached_property
    def piers(self) -> tuple[tuple[Spot, ...], ...]:
        """By turn, where ports may be added: free sea sides first, then sea corners."""
        taken = {RING.index(sign.anchor) for sign in self.signs if sign.name == "port"}
        order = [*range(0, 8, 2), *range(1, 8, 2)]
        free = [k for k in order if not self.ring[k] and k not in taken]
        return tuple(tuple(self._pier((k + 2 * turn) % 8) for k in free) for turn in range(TURNS))

    def _spot(self, sign: Sign, turn: int) -> Spot:
        if sign.anchor[0] == "C":
            return Spot(*_turn(self._centre(sign), turn))
        k = (RING.index(sign.anchor) + 2 * turn) % 8
        return self._pier(k) if sign.name == "port" else Spot(*_polar(k, ARM))

    def _pier(self, k: int) -> Spot:
        return Spot(*_polar(k, ISLET_PIER if self.bare else PIER), k)

    def _centre(self, sign: Sign) -> Point:
        land = self.lands[sign.region] if self.lands else self.ring
        x, y = lean(land)
        middle = self.middle(sign.region)
        twins = any(other.anchor == "C2" and other.region == sign.region for other in self.signs)
        aside = {"C": -1, "C2": 1}.get(sign.anchor, 0) * (APART if twins else 0)
        back = BACK if len(self.lands) == 1 else 0
        return middle.x - x * back + y * aside, middle.y - y * back - x * aside


def _ring(names: set[str]) -> tuple[bool, ...]:
    return tuple(name in names for name in RING)


def _polar(k: int, reach: float) -> Point:
    return 50 + reach * sin(k * pi / 4), 50 - reach * cos(k * pi / 4)


def _turn(point: Point, turn: int) -> Point:
    x, y = point
    for _ in range(turn):
        x, y = 100 - y, x
    return x, y


P = TypeVar("P", bound=Print)


def prints(tiles: Sequence[Mapping[str, Any]], starts: Sequence[Mapping[str, Any]], kind: type[P]) -> dict[str, P]:
    """Every tile by its name; a start tile's faces are `S1a` and `S1b`."""
    found = {row["id"]: kind(row["id"], row) for row in tiles}
    for row in starts:
        for side, face in row["faces"].items():
            found[row["id"] + side] = kind(row["id"] + side, face)
    return found
