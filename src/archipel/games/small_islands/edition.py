"""The components of a table as ints. A pose is a tile and its quarter turns: tile * 4 + turns."""

from __future__ import annotations

from typing import Final, final

from archipel.games.small_islands.geometry import CELLS, DEMANDS, RING, turned, x_of, y_of
from archipel.games.small_islands.objectives import ONE_TILE, UNIT, Mission, Reward
from archipel.games.small_islands.values import Choose, Face, Joker, Place
from archipel.games.small_islands.views import CardView
from archipel.kit.masks import mask_of

LANDSCAPES: Final = 56
STARTS: Final = 4
BOATS: Final = 4
SLOTS: Final = 3
FACES: Final = 64
"""Landscape tiles, then both faces of each start tile."""
BOAT: Final = FACES
BOAT_POSE: Final = BOAT * 4
LANDS: Final = 4
ICONS: Final = 8
TOKENS: Final = 4
MOST_PORTS: Final = 2
PORT_FACE: Final = 0
ANY: Final = 0
FACE_NAMES: Final[tuple[Face, ...]] = ("port", "lotus", "fruit", "leaf")
RESOURCE_NAMES: Final = ("", "lotus", "fruit", "leaf")
TEMPLE_ICON: Final = 4
PORT_ICON: Final = 5
SPOT_ICON: Final = 6
ICON_NAMES: Final = ("", "lotus", "fruit", "leaf", "temple", "port", "spot")


@final
class Print:
    """One face of a tile as printed: its ring, the land of each side (-1: sea), the icons and the land of each."""

    def __init__(self, name: str, ring: int, sides: list[int], icons: list[int], homes: list[int], lands: int) -> None:
        self.name = name
        self.ring = ring
        self.sides = sides
        self.icons = icons
        self.homes = homes
        self.lands = lands


@final
class Card:
    """An objective, mission or reward; -1 where it has none. Its lines are told to players."""

    def __init__(self, name: str, mission: int, reward: int, lines: tuple[str, str], mark: str) -> None:
        self.name = name
        self.mission = mission
        self.reward = reward
        self.lines = lines
        self.mark = mark


@final
class Expedition:
    def __init__(self, name: str, land: bool, slot: int, ways: list[int], mission: int, line: str, mark: str) -> None:
        self.name = name
        self.land = land
        self.slot = slot
        self.ways = ways
        self.mission = mission
        self.line = line
        self.mark = mark


@final
class Level:
    def __init__(self, explore: int, land: int, base: int, each: int, mark: str) -> None:
        self.explore = explore
        self.land = land
        self.base = base
        self.each = each
        self.mark = mark


@final
class Edition:
    """Every component; decks are masks of cards, `exploring` and `landing` of expeditions. Actions and
    views of cards are made once and kept."""

    def __init__(
        self,
        prints: list[Print],
        tokens: list[int],
        values: list[int],
        missions: list[Mission],
        rewards: list[Reward],
        cards: list[Card],
        decks: list[int],
        expeditions: list[Expedition],
        levels: list[Level],
    ) -> None:
        self.tokens = tokens
        self.values = values
        self.missions = missions
        self.rewards = rewards
        self.cards = cards
        self.decks = decks
        self.expeditions = expeditions
        self.exploring = mask_of([number for number, card in enumerate(expeditions) if not card.land])
        self.landing = mask_of([number for number, card in enumerate(expeditions) if card.land])
        self.levels = levels
        self.names = [one.name for one in prints]
        self.tile_of = {one.name: tile for tile, one in enumerate(prints)}
        self.card_of = {card.name: number for number, card in enumerate(cards)}
        self.icons = [one.icons for one in prints]
        self.icon_lands = [one.homes for one in prints]
        self.lands = [one.lands for one in prints] + [0]
        self.split = any(one.lands > 1 for one in prints)
        self.rings: list[int] = []
        self.links: list[int] = []
        self.turns: list[list[int]] = []
        self.counts: list[int] = []
        self.shown: list[int] = []
        self.ports: list[int] = []
        for one in prints:
            self._add(one)
        self.rings += [0] * 4
        self.links += [-1] * 16
        self.turns.append([0])
        self.shown.append(0)
        self.ports.append(0)
        self.demands = [DEMANDS[ring * 8 : ring * 8 + 8] for ring in self.rings]
        self.places: list[Place | None] = []
        self.jokers: list[Joker | None] = []
        self.chosen: list[Choose | None] = []
        self.card_views: list[CardView] = []

    def _add(self, one: Print) -> None:
        turns: list[int] = []
        looks: list[tuple[int, tuple[int, ...]]] = []
        for turn in range(4):
            ring = turned(one.ring, turn)
            links = [one.sides[(side - turn) % 4] for side in range(4)]
            self.rings.append(ring)
            self.links += links
            if (ring, tuple(links)) not in looks:
                looks.append((ring, tuple(links)))
                turns.append(turn)
        self.turns.append(turns)
        counts = [ONE_TILE if land < one.lands else 0 for land in range(LANDS)]
        shown = 0
        for at, icon in enumerate(one.icons):
            counts[one.homes[at]] += UNIT[icon]
            if icon < TEMPLE_ICON:
                # Two bits an icon hold which resource it shows, none 0.
                shown |= icon << 2 * at
        self.counts += counts
        self.shown.append(shown)
        self.ports.append(one.icons.count(PORT_ICON))

    def place(self, tile: int, cell: int, turn: int) -> Place:
        if not self.places:
            self.places = [None] * (FACES * CELLS * 4)
        # One number a (tile, cell, turn): a list is faster than a dict of tuples.
        key = (tile * CELLS + cell) * 4 + turn
        made = self.places[key]
        if made is None:
            made = Place(self.names[tile], x_of(cell), y_of(cell), turn)
            self.places[key] = made
        return made

    def joker(self, token: int, face: int, cell: int, at: int) -> Joker:
        if not self.jokers:
            self.jokers = [None] * (TOKENS * 4 * CELLS * ICONS)
        key = ((token * 4 + face) * CELLS + cell) * ICONS + at
        made = self.jokers[key]
        if made is None:
            made = Joker(f"J{token + 1}", FACE_NAMES[face], x_of(cell), y_of(cell), at)
            self.jokers[key] = made
        return made

    def choose(self, now: int, later: int) -> Choose:
        if not self.chosen:
            self.chosen = [None] * (len(self.cards) * len(self.cards))
        key = now * len(self.cards) + later
        made = self.chosen[key]
        if made is None:
            made = Choose(self.cards[now].name, self.cards[later].name)
            self.chosen[key] = made
        return made

    def card_view(self, card: int) -> CardView:
        if not self.card_views:
            self.card_views = [CardView(one.name, one.lines[0], one.lines[1], one.mark) for one in self.cards]
        return self.card_views[card]

    def mismatch(self, pose: int, need: int) -> str:
        """The first side, else the first corner, where a pose shows what a cell does not ask for; empty: it fits."""
        # As in `Board.fits`: what differs and matters.
        wrong = (self.rings[pose] ^ need) & need >> 8
        for first in (0, 1):
            for bit in range(first, 8, 2):
                if wrong >> bit & 1:
                    return RING[bit]
        return ""
