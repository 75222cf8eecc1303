"""What belongs to one seat: the boat with its tiles, fish, baskets, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from archipel.games.isle_of_cats.boat import BIT, MAPS, POSE, near
from archipel.games.isle_of_cats.content.cards import SPEED
from archipel.games.isle_of_cats.content.tiles import CAT, OSHAX
from archipel.games.isle_of_cats.piles import kinds_of, numbers_of
from archipel.games.isle_of_cats.views import CrewView

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.survey import Survey

NO_TILE: Final = -1
TAKE_BACKS: Final = 20
"""How often a day a card chosen in secret may be put back, so that every day ends."""


@final
class Tile:
    """A tile lying on a boat: never changed, so that copies share it."""

    def __init__(self, kind: int, shape: int, colour: int, cell: int, turn: int, number: int) -> None:
        pose = POSE[shape][turn]
        assert pose is not None
        self.kind = kind
        self.shape = shape
        self.colour = colour
        self.cell = cell
        self.turn = turn
        self.number = number
        # The mask of a pose begins at bit 0.
        self.mask: int = pose.mask << BIT[cell]
        self.halo: int = near(self.mask) & ~self.mask

    def is_cat(self) -> bool:
        return self.kind == CAT or self.kind == OSHAX

    def facts(self) -> object:
        return self.kind, self.shape, self.colour, self.cell, self.turn, self.number


@final
class Crew:
    """Cards are masks. `offer` are cards to choose from, `drafted` those kept of a draft, `picked` those chosen but not
    yet told, `wanted` those of a Look to be paid for, `laid` rescue cards on the table, `lessons` private ones,
    `buried` those discarded face down. `extra` are further rescues waiting, `anywhere` a tile that need not touch;
    `backs`: how often a card was put back today; `survey` is of the boat as it was last looked over, `view` how all
    was shown last, when `told` was what there was to tell."""

    def __init__(self, boat: int) -> None:
        self.boat = boat
        self.meeple = -1
        self.tiles: tuple[Tile, ...] = ()
        self.covered = 0
        self.fish = 0
        self.ready = 0
        self.used = 0
        self.hand = 0
        self.offer = 0
        self.drafted = 0
        self.picked = 0
        self.wanted = 0
        self.laid = 0
        self.lessons = 0
        self.buried = 0
        self.extra = 0
        self.anywhere = False
        self.backs = 0
        self.survey: Survey | None = None
        self.view: CrewView | None = None
        self.told: object = None

    def clone(self) -> Crew:
        twin = Crew(self.boat)
        twin.meeple = self.meeple
        twin.tiles = self.tiles
        twin.covered = self.covered
        twin.fish = self.fish
        twin.ready = self.ready
        twin.used = self.used
        twin.hand = self.hand
        twin.offer = self.offer
        twin.drafted = self.drafted
        twin.picked = self.picked
        twin.wanted = self.wanted
        twin.laid = self.laid
        twin.lessons = self.lessons
        twin.buried = self.buried
        twin.extra = self.extra
        twin.anywhere = self.anywhere
        twin.backs = self.backs
        twin.survey = self.survey
        twin.view = self.view
        twin.told = self.told
        return twin

    def add(self, tile: Tile) -> None:
        self.tiles = (*self.tiles, tile)
        self.covered |= tile.mask
        self.anywhere = False

    def remove(self, place: int) -> Tile:
        tile = self.tiles[place]
        self.tiles = self.tiles[:place] + self.tiles[place + 1 :]
        self.covered ^= tile.mask
        return tile

    def earns_map(self, tile: Tile) -> bool:
        """The tile covers the map of its own colour."""
        return tile.is_cat() and MAPS[self.boat][tile.colour] & tile.mask != 0

    def may_put_back(self) -> bool:
        return self.backs < TAKE_BACKS

    def speed(self) -> int:
        return sum([SPEED[card] for card in numbers_of(self.laid)])

    def baskets(self) -> int:
        return self.ready + self.used

    def facts(self) -> object:
        masks = (self.hand, self.offer, self.drafted, self.picked, self.wanted, self.laid, self.lessons, self.buried)
        cards = tuple([kinds_of(mask) for mask in masks])
        stores = (self.fish, self.ready, self.used, self.extra, self.anywhere, self.backs)
        return self.boat, self.meeple, tuple([tile.facts() for tile in self.tiles]), stores, cards
