"""The map of the start page: where every game lies."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from archipel.bots.levels import LEVELS
from archipel.core.catalog import games
from archipel.core.game import BadOptions, Game, Mode, option_values
from archipel.server.content.lessons import tutorial

ACCENTS = ("#6a5590", "#8a5a2b", "#2f6484", "#7a4a5e")
PLAIN = "plain"

Value = str | int | bool


class MapSpot(msgspec.Struct, frozen=True):
    """The middle of an island in hundredths of the map, its width in pixels, how its shelves are turned in degrees."""

    x: float
    y: float
    w: int
    turn: int = 0


class AtlasRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What atlas.json knows of a game; `gentle`: a newcomer is led there first."""

    wide: MapSpot
    narrow: MapSpot
    accent: str
    gentle: bool = False


class GameOption(msgspec.Struct, frozen=True):
    """An option that the table may choose, in the modes that leave it open."""

    name: str
    values: tuple[Value, ...]
    default: Value
    modes: tuple[str, ...]


class Island(msgspec.Struct, frozen=True):
    """One game of `GET /api/games`; `art` is the address of its picture, a sheet with the symbol `island`; `lesson`: it
    can be learnt by playing; `trophy_art` is the address of a sheet with the symbols `tr-<trophy>`, empty where there
    is none; `content`: its components may be replaced by one's own; `gentle`: a newcomer is led there first."""

    id: str
    minutes: int
    seats: tuple[int, ...]
    wide: MapSpot
    narrow: MapSpot
    accent: str
    art: str
    modes: tuple[Mode, ...] = ()
    options: tuple[GameOption, ...] = ()
    levels: tuple[str, ...] = ()
    trophies: tuple[str, ...] = ()
    trophy_art: str = ""
    trophy_option: str = ""
    trophy_modes: tuple[str, ...] = ()
    lesson: bool = False
    content: bool = False
    gentle: bool = False


def islands() -> list[Island]:
    """Every game of the catalog, in the order of the map."""
    found = games()
    strangers = [id for id in found if id not in _rows()]
    rows = {**_rows(), **_settle(strangers)}
    return [_island(found[id], row) for id, row in rows.items() if id in found]


def choices(game: Game) -> tuple[GameOption, ...]:
    """The options of a game that at least one mode leaves open."""
    values = option_values(game.options)
    found = (_choice(game, field, values[field.name]) for field in msgspec.structs.fields(game.options))
    return tuple(choice for choice in found if choice.modes)


@cache
def _rows() -> dict[str, AtlasRow]:
    return msgspec.json.decode(Path(__file__).with_suffix(".json").read_bytes(), type=dict[str, AtlasRow])


def _island(game: Game, row: AtlasRow) -> Island:
    drawn = (game.folder / "skin" / "island.svg").is_file()
    return Island(
        id=game.id,
        minutes=game.minutes,
        seats=game.seats,
        wide=row.wide,
        narrow=row.narrow,
        accent=row.accent,
        art=f"/skin/{game.id}/island.svg" if drawn else f"/skin/atlas/{PLAIN}.svg",
        modes=game.modes,
        options=choices(game),
        levels=LEVELS,
        trophies=game.trophies.ids if game.trophies else (),
        trophy_art=_trophy_art(game),
        trophy_option=game.trophies.option if game.trophies else "",
        trophy_modes=_trophy_modes(game),
        lesson=tutorial(game.id) is not None,
        content=game.content is not None,
        gentle=row.gentle,
    )


def _trophy_art(game: Game) -> str:
    return f"/skin/{game.id}/trophies.svg" if (game.folder / "skin" / "trophies.svg").is_file() else ""


def _trophy_modes(game: Game) -> tuple[str, ...]:
    """Modes in which a trophy once earned can be used."""
    trophies = game.trophies
    if trophies is None or not trophies.option:
        return ()
    used = {trophies.option: trophies.ids[:1]}
    return tuple(mode.id for mode in game.modes if any(_agreed(game, mode, used, seats) for seats in mode.seats))


def _choice(game: Game, field: msgspec.structs.FieldInfo, values: tuple[Value, ...]) -> GameOption:
    modes = tuple(mode.id for mode in game.modes if len(_open(game, mode, field.name, values)) > 1)
    return GameOption(field.name, values, field.default, modes)


def _open(game: Game, mode: Mode, name: str, values: Iterable[Value]) -> list[Value]:
    """The values of an option that some table of this mode can agree on."""
    if name in mode.preset:
        return []
    return [value for value in values if any(_agreed(game, mode, {name: value}, seats) for seats in mode.seats)]


def _agreed(game: Game, mode: Mode, changes: dict[str, Any], seats: int) -> bool:
    try:
        game.agree(game.choose_options(mode, changes), seats)
    except BadOptions:
        return False
    return True


def _settle(strangers: Iterable[str]) -> dict[str, AtlasRow]:
    """Rows for games that the atlas does not know: free water on the wide map, new rows below the narrow one."""
    settled: dict[str, AtlasRow] = {}
    for number, id in enumerate(strangers):
        taken = [row.wide for row in (*_rows().values(), *settled.values())]
        settled[id] = AtlasRow(
            wide=_free(taken),
            narrow=MapSpot((74, 27)[number % 2], 106 + 30 * (number // 2), 146, 10),
            accent=ACCENTS[number % len(ACCENTS)],
        )
    return settled


def _free(taken: list[MapSpot]) -> MapSpot:
    """The place of the wide map farthest from every island there is."""
    water = [MapSpot(x, y, 190, 10) for x in range(12, 91, 3) for y in range(26, 83, 3)]
    return max(water, key=lambda place: min(_apart(place, other) for other in taken))


def _apart(one: MapSpot, other: MapSpot) -> float:
    return (1.5 * (one.x - other.x)) ** 2 + (one.y - other.y) ** 2
