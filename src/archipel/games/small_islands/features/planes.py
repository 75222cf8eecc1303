"""The planes of a view of Small Islands, and the tables they are counted by."""

from __future__ import annotations

from typing import Final, get_args

from archipel.core.features import Plane
from archipel.games.small_islands.edition import ICON_NAMES, LANDSCAPES, SLOTS, STARTS, TOKENS
from archipel.games.small_islands.features.choices import BOX, CARDS, ICONS, SIDE, TILES, VALUES
from archipel.games.small_islands.geometry import RING
from archipel.games.small_islands.mat import ROUNDS
from archipel.games.small_islands.scoring import ADVANCED, NORMAL, TIES
from archipel.games.small_islands.values import ModeName
from archipel.games.small_islands.views import StageName

MOST_SEATS: Final = 4
"""Alexis has the second of them."""
MODES: Final[tuple[str, ...]] = get_args(ModeName)
STAGES: Final[tuple[str, ...]] = get_args(StageName)
TABLES: Final = (21, 15, 11)
LEVELS: Final = len(BOX.levels)
REASONS: Final = ("reason-boats", "reason-reserve", "reason-stuck", "reason-missing")
BROKEN: Final = TIES[1:]
TROPHIES: Final = (*NORMAL, *ADVANCED)
EXPEDITIONS: Final[tuple[str, ...]] = tuple(card.name for card in BOX.expeditions)
USES: Final = ("explore", "land", "mission")
BOATS: Final = ("offer", "sea", "turned")
ISLANDS: Final = LANDSCAPES + STARTS
"""There are not more of them than tiles."""
ISLAND_NUMBERS: Final = 13 + MOST_SEATS
WINS: Final = 16
"""More houses are not put in one phase: four of each of four players; alone four, and eight of Alexis."""
WIN_NUMBERS: Final = 7
MAT_NUMBERS: Final = 11 + ROUNDS + TOKENS + len(VALUES) + len(BOATS)
WAY_NUMBERS: Final = 11
COUNTED: Final = ICON_NAMES[1:]
SEA_PLANES: Final = 4 + len(RING) + len(COUNTED) + ICONS
OWNED_PLANES: Final = 1 + ICONS

PLANES: Final = (
    Plane("rules", (len(MODES) + LEVELS + len(TABLES) + 4,), "mode, level of Alexis, size of the table; whether the "
          "host begins, houses are paid one by one, only a coloured boat counts as the first, packs are in"),
    Plane("table", (5 * MOST_SEATS,), "seats, own seat; whose turn it is, who began the round, who landed last"),
    Plane("stage", (len(STAGES),), f"what is asked: {', '.join(STAGES)}"),
    Plane("asked", (2 + MOST_SEATS,), "the own boat, or a grey one, was taken; who still chooses cards (1), and who "
          "is ready (2)", high=2),
    Plane("numbers", (11,), "slot just emptied, round, last phase, tiles of the navigation pile, of the reserve, grey "
          "boats, tokens to draw, cards of each deck, islands and points if the round ended now; cut at 255", high=255),
    Plane("drawn", (3, len(VALUES)), f"tokens looked at, put aside, one's own; of the values "
          f"{', '.join(map(str, VALUES))}", high=12),
    Plane("end", (MOST_SEATS + len(REASONS) + len(BROKEN) + len(TROPHIES),), "winner, how it ended, what broke a tie, "
          "achievements of the winner"),
    Plane("start", (2 * STARTS,), "faces of start tiles still to be laid"),
    Plane("row", (SLOTS, LANDSCAPES), "the tile in each slot"),
    Plane("out", (LANDSCAPES,), "tiles out of the game"),
    Plane("hand", (LANDSCAPES,), "own tiles"),
    Plane("known", (MOST_SEATS, LANDSCAPES), "tiles of each hand that all saw taken"),
    Plane("cards", (3, len(CARDS)), "own cards: to choose from, for this round, for the next"),
    Plane("objective", (MOST_SEATS, len(CARDS)), "cards each has revealed"),
    Plane("mats", (MOST_SEATS, MAT_NUMBERS), "there is one, points, score so far, houses at hand, in reserve, put; "
          "tokens, tiles in hand, ports at the boat, 1 + column and row of the boat; points by round, jokers left, "
          "tokens by value once all is over, boat on offer, at sea or turned grey; cut at 255",
          high=255),
    Plane("won", (WINS, WIN_NUMBERS), "houses put in the last rewards: there is one, 1 + column, 1 + row, icon, whose, "
          "points, tokens to draw; cut at 255", high=255),
    Plane("alexis", (7,), "he is there, level, base, points a house, explorations, landings, cards on his pile",
          high=255),
    Plane("his_cards", (3, len(EXPEDITIONS)), "his cards: put away, ever seen, the one he drew"),
    Plane("his_way", (len(USES) + WAY_NUMBERS,), "use of that card; whether it is a landing, its slot, its three "
          "directions (N, E, S, W from 1); 1 + number of the tile he took, 1 + which direction he went, 1 + column and "
          "row he looks from, 1 + column and row he found; 0: none", high=len(TILES) + 1),
    Plane("islands", (ISLANDS, ISLAND_NUMBERS), "by number: tiles, lotus, fruit, leaf, temples, ports, spots, free "
          "spots, complete; for one's own objective: met, open, points, tokens; houses of each; cut at 255", high=255),
    Plane("sites", (SIDE, SIDE), "1 + icon of the spot where a house may be put", high=ICONS),
    Plane("board", (SEA_PLANES, SIDE, SIDE), "1 + number of the tile (65: a boat), its quarter turns, place in the "
          f"order of laying from 1, 1 + number of its island; land at {', '.join(RING)}; number of "
          f"{', '.join(COUNTED)}; what each icon shows, in that order from 1", high=len(TILES) + 1),
    Plane("owned", (OWNED_PLANES, SIDE, SIDE), "boats (1 grey, 2 one's own, then around the table); whose house is on "
          "each icon, one's own 1", high=MOST_SEATS + 1),
)  # fmt: skip
