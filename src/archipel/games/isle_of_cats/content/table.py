"""Numbers of the rules: days, fish, fields, the draft."""

from __future__ import annotations

from typing import Final

from archipel.games.isle_of_cats.content import CONTENT

_SETUP = CONTENT["setup"]

DAYS: Final[int] = _SETUP["days"]
FISH_A_DAY: Final[int] = _SETUP["fish_per_day"]
LEFT_PRICE: Final[int] = _SETUP["field_cost"]["left"]
RIGHT_PRICE: Final[int] = _SETUP["field_cost"]["right"]
CATS_A_FIELD: Final[dict[int, int]] = {int(seats): cats for seats, cats in _SETUP["cats_per_field"].items()}
COMMONS_EACH: Final[dict[int, int]] = {int(seats): n for seats, n in _SETUP["common_treasures_per_shape"].items()}
FIRST_BASKETS: Final[int] = _SETUP["starting_permanent_baskets"]
DRAFT_HAND: Final[int] = _SETUP["draft"]["hand"]
DRAFT_KEEP: Final[int] = _SETUP["draft"]["keep"][0]
LEFTWARD_DAYS: Final[tuple[int, ...]] = tuple(_SETUP["draft"]["pass_left_days"])
SOLO_DRAW: Final[int] = _SETUP["solo_draft"]["rounds"][0]["draw"]
SOLO_KEEP: Final[int] = _SETUP["solo_draft"]["rounds"][0]["keep"]
SOLO_ROUNDS: Final[int] = sum(1 for part in _SETUP["solo_draft"]["rounds"] if part["draw"] == SOLO_DRAW)
FAMILY_DEALT: Final = 3
FAMILY_KEPT: Final = 2

RAT_POINTS: Final[int] = CONTENT["scoring"]["visible_rat"]
ROOM_POINTS: Final[int] = CONTENT["scoring"]["unfilled_room"]
RARE_POINTS: Final[int] = CONTENT["scoring"]["rare_treasure"]
FAMILY: Final = 3
"""The fewest cats of a family."""
_FAMILY = CONTENT["scoring"]["family_points"]
_BEYOND = CONTENT["scoring"]["family_extra_per_cat_beyond_7"]
FAMILY_POINTS: Final[list[int]] = [
    _FAMILY.get(str(size), 0) if size <= 7 else _FAMILY["7"] + (size - 7) * _BEYOND for size in range(100)
]
"""By the number of cats that touch."""
