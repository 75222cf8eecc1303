"""Cards: objectives, missions and rewards apart, the faces of Alexis, his expeditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from archipel.games.small_islands.skin.draw import box, coin, write
from archipel.games.small_islands.skin.goals import mission, reward, small_mission
from archipel.games.small_islands.skin.speech import printed
from archipel.kit.skin.svg import group, halo, path, symbol, use

WIDTH: Final = 220
HEIGHT: Final = 132
HALF: Final = 124
COMPASS: Final = {"N": (66, 76, 0), "E": (96, 101, 90), "S": (66, 126, 180), "W": (36, 101, 270)}
SKIES: Final = ("#f9d9a8", "#fbe7b5", "#cfe6e4", "#9cc9d6", "#2d4a6b", "#1d3350", "#14243c")
SUNS: Final = ("#f08a4b", "#f5a94f", "#ffd166", "#ffc04a", "#f3ead6", "#f3ead6", "#f3ead6")
TILE: Final = 'fill="#9cc46f" stroke="#1d6b7a" stroke-width="2"'
SLOT: Final = 'fill="#9cc46f" stroke="#fffaec" stroke-width="2.5"'


def objectives(rows: list[Mapping[str, Any]], lang: str) -> Iterator[str]:
    for row in rows:
        parts = use("card-objective", 0, 0, WIDTH, HEIGHT) + _titles(lang) + mission(row["mission"])
        yield symbol(row["id"], WIDTH, HEIGHT, parts, reward(row["reward"]), _seal(row))


def missions(rows: list[Mapping[str, Any]], lang: str) -> Iterator[str]:
    for row in rows:
        title = write(14, 23, printed(lang, "face-mission"), 13, "word", "#4c5b60")
        ground = use("card-mission", 0, 0, HALF, HEIGHT)
        yield halo(row["id"], HALF, HEIGHT, ground, title, mission(row["mission"]), _seal(row))


def rewards(rows: list[Mapping[str, Any]], lang: str) -> Iterator[str]:
    """The pictures stand as on an objective card, whose right part this is."""
    for row in rows:
        title = write(177, 23, printed(lang, "face-reward"), 13, "word", "#6a5320", "middle")
        moved = group(title, reward(row["reward"]), extra='transform="translate(-117 0)"')
        yield halo(row["id"], HALF, HEIGHT, use("card-reward", 0, 0, HALF, HEIGHT), moved, _seal(row, 13))


def alexis(faces: list[Mapping[str, Any]]) -> Iterator[str]:
    """Level 1 is early in the morning; he is at his best by night."""
    for row in faces:
        level = row["level"]
        sky = path("M14 8h72v116H14a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6Z", SKIES[level - 1])
        sky += f'<circle cx="66" cy="46" r="15" fill="{SUNS[level - 1]}"/>'
        sky += path("M8 84c14-7 26-7 40 0s26 7 38 0v40H14a6 6 0 0 1-6-6Z", "#2a7f8a") + use("explorer", 8, 38, 78, 86)
        stars = "".join(use("star", 96 + 17 * nth, 38, 16) for nth in range(level))
        cards = box(98, 60, 21, 21, 3, TILE) + write(125, 77, row["explore_cards"], 17)
        boats = use("boat-grey", 150, 59, 23) + write(179, 77, row["land_cards"], 17)
        final = coin(row["base_pp"], 96, 88, 34) + write(134, 112, "+", 18)
        final += coin(row["pp_per_house"], 147, 88, 34) + use("house-purple", 183, 90, 30)
        name = write(98, 30, "Alexis", 20, "name")
        card = use("card-alexis", 0, 0, WIDTH, HEIGHT)
        yield symbol(f"alexis-{level}", WIDTH, HEIGHT, card, sky, name, stars, cards, boats, final)


def expeditions(rows: list[Mapping[str, Any]]) -> Iterator[str]:
    for row in rows:
        left = 42 if len(row["actions"]) == 1 else 18
        actions = "".join(_action(action, left + 54 * nth) for nth, action in enumerate(row["actions"]))
        ways = "".join(_way(way, nth + 1) for nth, way in enumerate(row["directions"]))
        foot = small_mission(row["mission"])
        yield symbol(row["id"], 132, 196, use("card-expedition", 0, 0, 132, 196), actions, ways, foot)


def _titles(lang: str) -> str:
    left = write(14, 23, printed(lang, "face-mission"), 13, "word", "#4c5b60")
    return left + write(176, 23, printed(lang, "face-reward"), 13, "word", "#6a5320", "middle")


def _seal(row: Mapping[str, Any], x: float = 6) -> str:
    """A small compass in the corner of a card that is this edition's own."""
    return use("own-card", x, 114, 13) if is_own(row) else ""


def is_own(row: Mapping[str, Any]) -> bool:
    """Constructed, in whole or in part: the card's own marks say so."""
    marks = row.get("prov", "C")
    return "C" in (" ".join(marks.values()) if isinstance(marks, Mapping) else str(marks))


def _action(action: Mapping[str, Any], x: float) -> str:
    letter = write(x, 28, action["slot"], 16, fill="#f3ead6")
    if action["action"] == "land":
        return letter + use("boat-grey", x + 14, 14, 32)
    slot = write(x + 30, 37, action["market_slot"], 19, anchor="middle")
    return letter + box(x + 14, 14, 32, 32, 4, SLOT) + slot


def _way(way: str, nth: int) -> str:
    x, y, angle = COMPASS[way]
    arrow = use("dir", -12, -12, 24, extra=f'transform="translate({x} {y}) rotate({angle})"')
    return arrow + write(x, y + 5, nth, 13, fill="#fff", anchor="middle")
