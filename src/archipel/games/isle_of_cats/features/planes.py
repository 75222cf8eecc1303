"""The planes of a view of The Isle of Cats, and the tables they are counted by."""

from __future__ import annotations

from typing import Final, get_args

from archipel.core.features import Plane
from archipel.games.isle_of_cats.boat import BOARD, BOATS, COLS, ROOMS, ROWS
from archipel.games.isle_of_cats.content.cards import (
    BASKET_CARDS,
    DECKS,
    FAMILY_CARDS,
    FIRST_OWN,
    PRIVATE,
    PUBLIC,
    RESCUES,
    SISTER_ADVANCED,
    SISTER_LESSONS,
)
from archipel.games.isle_of_cats.content.table import DAYS
from archipel.games.isle_of_cats.content.tiles import (
    BOX_RARES,
    CATS,
    COMMONS,
    EACH_RARE,
    HOUSE_SHAPES,
    HOUSE_TILES,
    OSHAX,
    TILE_KIND,
)
from archipel.games.isle_of_cats.content.tiles import KINDS as TILE_KINDS
from archipel.games.isle_of_cats.features.choices import CAT_COUNT, KINDS
from archipel.games.isle_of_cats.values import COLOURS, ModeName, Moment, PhaseName, StageName

MOST_SEATS: Final = 4
HUES: Final = len(COLOURS)
CELLS: Final = COLS * ROWS
MODES: Final[tuple[str, ...]] = get_args(ModeName)
PHASES: Final[tuple[str, ...]] = get_args(PhaseName)
STAGES: Final[tuple[str, ...]] = get_args(StageName)
MOMENTS: Final[tuple[str, ...]] = tuple(name for name in get_args(Moment) if name)
LETTERS: Final[tuple[str, ...]] = tuple(DECKS)
ANYTIME: Final = ("full", "reduced", "own")
PROMO: Final = ("off", "oshax", "rare", "both")
DIFFICULTIES: Final = ("easy", "medium", "hard", "very_hard", "expert")

OSHAXES: Final[tuple[int, ...]] = tuple(tile for tile in range(HOUSE_TILES) if TILE_KIND[tile] == OSHAX)
LESSONS: Final[tuple[int, ...]] = tuple(card for card in range(FIRST_OWN) if (PRIVATE | FAMILY_CARDS) >> card & 1)
TAUGHT: Final[tuple[int, ...]] = tuple(card for card in range(FIRST_OWN) if PUBLIC >> card & 1)
HERS: Final[tuple[int, ...]] = SISTER_LESSONS + SISTER_ADVANCED
HER_CARDS: Final[tuple[int, ...]] = tuple(card for card in range(FIRST_OWN) if BASKET_CARDS >> card & 1)
FAMILIES: Final = 12
"""More do not fit on a boat: a family covers at least 14 of its 142 cells, and only five cats have fewer than 5."""
LOW: Final = -64
"""Below what rats and rooms can cost."""
HIGH: Final = LOW + 255
SEAT_NUMBERS: Final = 12 + len(BOATS) + HUES + len(ROOMS) + HUES + FAMILIES + len(RESCUES)
PARTS: Final = 5
BOAT_PLANES: Final = HUES + 5
PILES: Final = ("hand", "offer", "drafted", "picked", "laid", "playable", "discarded")
_RULES: Final = len(MODES) + len(DIFFICULTIES) + len(LETTERS) + len(ANYTIME) + 1 + len(PROMO) + 3

PLANES: Final = (
    Plane("rules", (_RULES,), "mode, difficulty, modules in the deck, any-time cards, whether the Prospector counts "
          "common treasures alone, promotional tiles, whether such Oshax lie beside the island, whether a Free Berth "
          "may follow the draw, whether the sister finishes"),
    Plane("table", (2 * MOST_SEATS,), "seats, own seat"),
    Plane("phase", (len(PHASES),), f"part of the day: {', '.join(PHASES)}"),
    Plane("stage", (len(STAGES),), f"what is asked: {', '.join(STAGES)}"),
    Plane("moment", (len(MOMENTS),), f"moment for any-time cards: {', '.join(MOMENTS)}"),
    Plane("turn", (MOST_SEATS,), "whose turn it is, or comes next after this moment; none: all at once"),
    Plane("chosen", (MOST_SEATS,), "who has chosen while others still choose"),
    Plane("day", (1,), "number of the day", high=DAYS),
    Plane("numbers", (4,), "tiles in the bag, cards in the deck, how many are due, cats rescued in this turn",
          high=255),
    Plane("score", (1,), "own points so far, cut at both ends", low=LOW, high=HIGH),
    Plane("order", (MOST_SEATS + 1,), "place in the order from 1, of each seat and of the sister", high=MOST_SEATS),
    Plane("held", (len(TILE_KINDS) + HOUSE_SHAPES + HUES + 1,),
          "the tile in hand: kind, shape, colour, whether it need not touch"),
    Plane("held_at", (2,), "1 + number of the tile in hand, 1 + cell of the map it would earn; 0: none", high=CELLS),
    Plane("naming", (len(TAUGHT),), "the public lesson that wants a colour"),
    Plane("sent", (HUES, len(CATS)), "cats herded so far, by colour and shape"),
    Plane("left", (HUES, len(CATS)), "place of each cat in the left field from 1, 0: not there", high=CAT_COUNT),
    Plane("right", (HUES, len(CATS)), "the same of the right field", high=CAT_COUNT),
    Plane("oshax", (len(OSHAXES),), "place of each Oshax beside the island from 1", high=len(OSHAXES)),
    Plane("rare", (2, len(BOX_RARES)), "rare treasures under the island by shape, place of their stack from 1",
          high=EACH_RARE + 1),
    Plane("stock", (len(COMMONS),), "common treasures left by shape", high=255),
    Plane("cards", (len(PILES), len(KINDS)), f"cards of each kind: {', '.join(PILES)}; all but the last are one's own",
          high=12),
    Plane("lessons", (4, len(LESSONS)), "own lessons: there, points now, progress, progress needed; cut at 255",
          high=255),
    Plane("shown", (MOST_SEATS, len(LESSONS)), "lessons of each seat once all is over"),
    Plane("public", (len(TAUGHT), 1 + HUES + MOST_SEATS), "public lessons: there, colour named, who brought it"),
    Plane("public_points", (len(TAUGHT), MOST_SEATS), "what they would score now for each seat, cut at 255", high=255),
    Plane("sister", (4,), "there is one, her cards to come, speed, points; cut at 255", high=255),
    Plane("sister_colours", (2, HUES), "place of each of her colours from 1; points of each in that order", high=255),
    Plane("sister_lessons", (4, len(HERS)), "her lessons: there, points now, progress, progress needed; cut at 255",
          high=255),
    Plane("sister_cards", (len(HER_CARDS),), "place of each of her cards of today from 1", high=len(HER_CARDS)),
    Plane("seats", (MOST_SEATS, SEAT_NUMBERS), "there is one, fish, baskets ready, used, cards, lessons, cards face "
          "down, speed, passed, further rescues, a tile may lie anywhere, rats seen; boat, colour of the meeple, rooms "
          "filled, cats by colour, families by size from the largest, rescue cards face up by kind; cut at 255",
          high=255),
    Plane("parts", (MOST_SEATS, PARTS), "points now for rats, rooms, families, rare treasures, public lessons, cut at "
          "both ends", low=LOW, high=HIGH),
    Plane("boats", (MOST_SEATS, BOAT_PLANES, ROWS, COLS), "cats of each colour (1, Oshax 2), common treasures, "
          "rare ones, place of each tile among those of the boat from 1, rats seen, open maps by number of the colour "
          "from 1", high=BOARD.bit_count()),
)  # fmt: skip
