"""Everything that speaks against a file with an owner's own lessons and promotional tiles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from archipel.core.content import Fault, Node, numbered
from archipel.games.isle_of_cats.content import CONTENT
from archipel.games.isle_of_cats.content.cards import MODULE_SIZE
from archipel.games.isle_of_cats.content.lesson_rows import TYPES
from archipel.games.isle_of_cats.content.polyominoes import MOST_CELLS, canonical, hangs_together
from archipel.games.isle_of_cats.values import COLOURS
from archipel.kit.content.checks import choice, each, field, integer, need, phrase, span

CHOSEN: Final = "chosen"
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "per": ("points", "metric"),
    "if": ("points", "metric", "cmp", "value"),
    "best_color": ("points", "metric"),
    "largest_family": ("points", "solo_threshold"),
    "family_rank_score": ("rank",),
}
"""What a rule of a type has; a `per` may have a divisor as well."""
ASKS: Final[dict[str, str]] = {
    "cats": "", "cats_of_color": "color", "cats_over": "n", "colors_with_at_least": "n", "cats_touching_edge": "hue",
    "colors_touching_edge": "", "colors_without_cat_touching_edge": "", "lonely_cats": "hue",
    "families_of_at_least": "n", "largest_family_size": "", "treasures_touching_color": "color",
    "colors_without_cat_touching_treasure": "", "visible_rats": "", "treasures": "", "common_treasures": "",
    "rare_treasures": "", "oshax": "", "filled_rooms": "", "rooms_filled_of": "rooms", "rooms_empty_of": "rooms",
    "empty_edge_cells": "", "empty_middle_row_cells": "", "covered_maps": "", "uncovered_maps": "",
    "private_lessons": "", "permanent_baskets": "", "fish": "", "first_in_turn_order": "",
    "cats_not_touching_treasure": "", "colors_without_cat_touching_visible_rat": "", "single_color_columns": "n",
}  # fmt: skip
"""What a metric asks for: a number, rooms, a colour; a `hue` is a colour that may be left out."""
HUED: Final = tuple(metric for metric, asked in ASKS.items() if asked in ("color", "hue"))
FIGURES: Final = {
    "points": (1, 99), "value": (0, 99), "divisor": (1, 20), "rank": (1, 20), "solo_threshold": (1, 99), "n": (1, 99),
}  # fmt: skip
SIGNS: Final = ("==", ">=", "<")
ROOMS: Final = tuple(str(row["id"]) for row in CONTENT["boat_geometry"]["rooms"])
KINDS: Final = ("oshax", "rare")
MOST_TILES: Final = 12
MOST_LETTERS: Final = 40
FARTHEST: Final = 9


def faults(document: Node) -> list[Fault]:
    found = [*each(document, "lessons", MODULE_SIZE, _lesson)]
    tiles, wrong = span(document, "tiles", 0, MOST_TILES) if isinstance(document.value, dict) else (None, [])
    found += wrong
    shapes: list[object] = []
    for tile in tiles.items()[:MOST_TILES] if tiles else ():
        found += _tile(tile, shapes)
    return numbered(found)


def _lesson(lesson: Node) -> Iterator[Fault]:
    yield from field(lesson, "kind", partial(choice, known=tuple(TYPES)))
    title, missing = need(lesson, "title")
    yield from missing
    for language in ("en", "fr") if title else ():
        yield from field(title, language, partial(phrase, most=MOST_LETTERS))
    kind = lesson.get("kind")
    yield from field(lesson, "rule", partial(_rule, public=kind is not None and kind.value == "public"))


def _rule(rule: Node, public: bool) -> Iterator[Fault]:
    type, missing = need(rule, "type")
    yield from missing
    if type is None:
        return
    yield from choice(type, tuple(PARTS))
    parts = PARTS.get(str(type.value), ())
    metric = rule.get("metric") if "metric" in parts else None
    asked = ASKS.get(str(metric.value), "") if metric else ""
    best = type.value == "best_color"
    wanted = [*parts, *([asked] if asked in ("n", "rooms", "color") and not (best and asked == "color") else [])]
    for name in wanted:
        yield from field(rule, name, partial(_part, name=name, best=best, public=public))
    allowed = [*wanted, "type", *(["divisor"] if type.value == "per" else [])]
    allowed += ["color"] if asked == "hue" and not best else []
    yield from _further(rule, wanted, allowed, public)


def _part(node: Node, name: str, best: bool, public: bool) -> Iterator[Fault]:
    if name in FIGURES:
        yield from integer(node, *FIGURES[name])
    elif name == "metric":
        yield from choice(node, HUED if best else tuple(ASKS))
    elif name == "cmp":
        yield from choice(node, SIGNS)
    elif name == "color":
        yield from choice(node, (*COLOURS, CHOSEN) if public else COLOURS)
    else:
        yield from _rooms(node)


def _further(rule: Node, wanted: list[str], allowed: list[str], public: bool) -> Iterator[Fault]:
    """What may stand there as well, and what may not."""
    for name, node in rule.fields().items():
        if name not in allowed:
            yield node.fault("choice", got=name[:MOST_LETTERS], wanted=", ".join(allowed))
        elif name not in wanted and name != "type":
            yield from _part(node, name, best=False, public=public)


def _rooms(node: Node) -> Iterator[Fault]:
    if not isinstance(node.value, list) or not node.value:
        yield node.fault("list")
    for place, room in enumerate(node.items()[: len(ROOMS) + 1]):
        yield from choice(room, ROOMS)
        if room.value in [other.value for other in node.items()[:place]]:
            yield room.fault("same", got=str(room.plain())[:MOST_LETTERS])


def _tile(tile: Node, shapes: list[object]) -> Iterator[Fault]:
    yield from field(tile, "kind", partial(choice, known=KINDS))
    if not isinstance(tile.value, dict):
        return
    kind = tile.get("kind")
    # A cat has a head and a tail.
    cells, wrong = span(tile, "cells", 2 if kind and kind.value == "oshax" else 1, MOST_CELLS)
    yield from wrong
    unfit = [fault for cell in cells.items()[:MOST_CELLS] for fault in _cell(cell)] if cells else []
    yield from unfit
    if cells is None or wrong or unfit or kind is None:
        return
    shape = tuple((x, y) for x, y in cells.plain())
    if len(set(shape)) < len(shape) or not hangs_together(shape):
        yield cells.fault("apart")
    elif (kind.value, canonical(shape)) in shapes:
        yield cells.fault("same", got=str(cells.plain()))
    else:
        shapes.append((kind.value, canonical(shape)))


def _cell(cell: Node) -> Iterator[Fault]:
    if not isinstance(cell.value, list) or len(cell.value) != 2:
        yield cell.fault("list")
        return
    for place in cell.value:
        yield from integer(place, 0, FARTHEST)
