"""The pictures on cards: what a card gives, or what a lesson looks at and how much it is worth."""

from __future__ import annotations

from typing import Any, Final

from archipel.games.isle_of_cats.content.cards import FIRST_OWN
from archipel.games.isle_of_cats.scene.naming import ROOM_ICON
from archipel.games.isle_of_cats.skin.draw import centred, middle
from archipel.kit.skin.svg import PAPER, group

KINDS: Final = {
    "oshax": ("head-oshax",),
    "boots": ("boot",),
    "broken": ("basket-broken",),
    "broken_1": ("basket-broken", "shoe"),
    "broken_3": ("basket-broken", "boot"),
    "basket_1": ("basket", "shoe"),
    "basket_3": ("basket", "boot"),
    "fish_oshax": ("head-oshax", "fish"),
    "anywhere": ("head-purple",),
    "draw2": ("ico-cards",),
    "draw3": ("ico-cards", "ico-eye"),
    "tile_to_boat": ("bag",),
    "basket_to_fish": ("basket-permanent", "fish"),
    "move_cats": ("head-green", "ico-swap"),
    "fish_lessons": ("ico-scroll", "fish"),
    "double_rescue": ("head-blue", "head-orange"),
    "tiles_to_fields": ("bag", "head-red"),
    "gain_basket": ("basket-permanent",),
    "basket_for_lessons": ("ico-scroll", "basket-permanent"),
    "basket_for_treasures": ("item-coins", "basket-permanent"),
    "fish_colors": ("ico-five", "fish"),
    "fish_rare": ("item-gem", "fish"),
    "fish_common": ("item-coins", "fish"),
    "fish_one_color": ("head-orange", "fish"),
    "treasure_rare_or_common": ("item-crown", "item-gem"),
    "treasure_small": ("item-ring", "item-key"),
}
METRICS: Final = {
    "empty_edge_cells": "ico-edge",
    "cats_touching_edge": "ico-edge",
    "colors_touching_edge": "ico-edge",
    "colors_without_cat_touching_edge": "ico-edge",
    "cats": "ico-cats",
    "cats_over": "ico-cats",
    "colors_with_at_least": "ico-five",
    "permanent_baskets": "basket-permanent",
    "first_in_turn_order": "ico-first",
    "lonely_cats": "ico-lonely",
    "rare_treasures": "item-gem",
    "common_treasures": "item-coins",
    "treasures": "ico-chest",
    "treasures_touching_color": "ico-chest",
    "colors_without_cat_touching_treasure": "ico-chest",
    "cats_not_touching_treasure": "ico-chest",
    "visible_rats": "rat",
    "colors_without_cat_touching_visible_rat": "rat",
    "private_lessons": "ico-scroll",
    "families_of_at_least": "ico-family",
    "largest_family_size": "ico-family",
    "oshax": "head-oshax",
    "fish": "fish",
    "uncovered_maps": "map",
    "covered_maps": "map",
    "filled_rooms": "plate-plain-full",
    "empty_middle_row_cells": "ico-row",
    "single_color_columns": "ico-column",
}
SECOND: Final = {
    "cats_touching_edge": "ico-lonely",
    "colors_touching_edge": "ico-five",
    "colors_without_cat_touching_edge": "ico-cross",
    "colors_without_cat_touching_treasure": "ico-cross",
    "cats_not_touching_treasure": "ico-cross",
    "colors_without_cat_touching_visible_rat": "ico-cross",
    "uncovered_maps": "ico-eye",
}


def art_of_kind(kind: str) -> str:
    found = KINDS[kind]
    if len(found) == 1:
        return ink(centred(found[0], 94, 98, 98))
    return ink(centred(found[0], 74, 95, 88) + centred(found[1], 134, 110, 64))


def art_of_lesson(row: dict[str, Any], colour: str) -> str:
    """The points in a disc, beside them what they are for."""
    signs, number = signs_of(row["scoring"], colour), points_of(row)
    discs = disc(132, 36, 2) + centred(signs[0], 132, 96, 58) + disc(60, 41, 5)
    discs += middle(60, 96 + 16, number, 46 if len(number) < 3 else 36)
    return ink(discs + (centred(signs[1], 158, 124, 42) if len(signs) > 1 else ""))


def disc(x: float, radius: float, line: float) -> str:
    edge = f'stroke="#1f2d33" stroke-opacity=".55" stroke-width="{line:g}"'
    return f'<circle cx="{x:g}" cy="96" r="{radius:g}" fill="{PAPER}" {edge}/>'


def ink(parts: str) -> str:
    return group(parts, extra='color="#1f2d33" fill="#e9cf8f"')


def points_of(row: dict[str, Any]) -> str:
    scoring = row["scoring"]
    if "points" not in scoring:
        again = scoring["type"] == "double_best_sister_lesson" or row["no"] in (141, 168) or row["no"] >= FIRST_OWN
        return "×2" if again else "="
    return str(scoring["points"])


def signs_of(scoring: dict[str, Any], colour: str) -> tuple[str, ...]:
    args, metric = scoring.get("args", {}), scoring.get("metric", "")
    named = colour or args.get("color", "")
    if scoring["type"] in ("largest_family", "family_rank_score"):
        return ("ico-family",)
    if scoring["type"] == "double_best_sister_lesson":
        return ("ico-scroll", "ico-sister")
    if metric.startswith("rooms_"):
        icon = ROOM_ICON[args["rooms"][0]]
        return (f"plate-{icon}-full",) if metric == "rooms_filled_of" else (f"plate-{icon}", "ico-cross")
    if metric == "cats_of_color":
        return (f"head-{named}",) if named != "chosen" else ("ico-five",)
    if named and named != "chosen":
        return (METRICS[metric], f"head-{named}")
    if named == "chosen":
        return (METRICS[metric], "ico-five")
    return (METRICS[metric], SECOND[metric]) if metric in SECOND else (METRICS[metric],)
