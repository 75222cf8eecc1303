"""Actions and options of Small Islands. Tiles and cards go by the ids of the content: L01, S1a, O07, M03, R11, E05."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from archipel.core.values import Action, Options

ModeName = Literal["normal", "advanced", "solo", "solo_advanced"]
Boat = Literal["own", "grey"]
Face = Literal["lotus", "fruit", "leaf", "port"]


class SmallOptions(Options, frozen=True, kw_only=True, cache_hash=True):
    """`level` is Alexis'; `pack` adds the Great Explorer's cards; `content` is an owner's own components, packed."""

    mode: ModeName = "normal"
    level: Annotated[int, msgspec.Meta(ge=1, le=7)] = 1
    first: Literal["random", "host"] = "random"
    table: Literal[21, 15, 11] = 21
    payment: Literal["together", "each"] = "together"
    first_boat: Literal["any", "coloured"] = "any"
    pack: bool = False
    content: str = ""


class Place(Action, frozen=True, cache_hash=True, tag="place"):
    """Lay a tile of the hand, or a start tile: its cell, x to the east, y to the south, and its quarter turns."""

    tile: str
    x: int
    y: int
    turn: int


class Choose(Action, frozen=True, tag="choose"):
    """Of three cards, the one for this round and the one for the next; in the advanced game once for missions and once
    for rewards."""

    now: str
    next: str


class Take(Action, frozen=True, tag="take"):
    """Take the tile in a slot of the row, 1 to 3."""

    slot: int


class Land(Action, frozen=True, tag="land"):
    """Take a boat to land with."""

    boat: Boat


class Moor(Action, frozen=True, tag="moor"):
    """Lay the boat taken."""

    x: int
    y: int


class PutAway(Action, frozen=True, tag="putaway"):
    """Put a tile out of the game, when none of three fits."""

    tile: str


class Joker(Action, frozen=True, cache_hash=True, tag="joker"):
    """Lay a token, J1 to J4, on the tile at x, y: a resource over the icon `at` of its list, or a port at the coast of
    its land `at`."""

    token: str
    face: Face
    x: int
    y: int
    at: int


class Done(Action, frozen=True, tag="done"):
    """No joker this turn; no more houses this round."""


class House(Action, frozen=True, tag="house"):
    """Put a house on an island, named by its first free spot: the icon `spot` of the tile at x, y."""

    x: int
    y: int
    spot: int


class Search(Action, frozen=True, tag="search"):
    """Draw the discovery tokens of the island with this house."""

    x: int
    y: int
    spot: int


class Keep(Action, frozen=True, tag="keep"):
    """Keep a discovery token of this value."""

    value: int


class Orient(Action, frozen=True, tag="orient"):
    """Turn the tile of Alexis."""

    turn: int


DONE: Final = Done()
TAKES: Final = tuple(Take(slot) for slot in (1, 2, 3))
LANDS: Final = (Land("own"), Land("grey"))
ORIENTS: Final = tuple(Orient(turn) for turn in range(4))
