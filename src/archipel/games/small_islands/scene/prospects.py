"""What a choice would bring the reader's own objective: the counts of islands to come, under the rules' own reading."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add
from typing import Final

from archipel.core.parts import kept
from archipel.core.scene import Tally
from archipel.core.text import Text, text
from archipel.games.small_islands import objectives
from archipel.games.small_islands.content.packing import edition_of
from archipel.games.small_islands.objectives import FRUIT, LEAF, LOTUS, PORT, SPOT, TEMPLE, TILE, Mission, Reward
from archipel.games.small_islands.scene.places import Chart, print_of
from archipel.games.small_islands.scene.sea import isle_ids
from archipel.games.small_islands.values import Place
from archipel.games.small_islands.views import CardView, IslandView, TileView

FIELDS: Final = {**objectives.FIELDS, "house_spot": SPOT}
COUNTED: Final = (
    (TILE, "size", "one-tile", text("tally-tiles")),
    (LOTUS, "lotus", "lotus", text("tally-lotus")),
    (FRUIT, "fruit", "fruit", text("tally-fruit")),
    (LEAF, "leaf", "leaf", text("tally-leaf")),
    (TEMPLE, "temples", "temple", text("tally-temples")),
    (PORT, "ports", "port", text("tally-ports")),
    (SPOT, "spots", "house-spot", text("tally-spots")),
)
"""By kind: where it stands in packed counts and in the view of an island, its face, its name."""
WAYS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
SEA: Final = (-1, -1, -1, -1)
Around = tuple[int, ...]
Brings = tuple[Text, tuple[Tally, ...], str]
Said = tuple[Text, tuple[Tally, ...]]
WORTH: Final = "worth-points"
"""The piece that says what the objective would pay now."""


class Isle:
    """An island as it is, or as it would be: packed counts, houses by colour, cells still open, the lands it has."""

    def __init__(self, counts: int, houses: tuple[int, ...], complete: bool) -> None:
        self.counts = counts
        self.houses = houses
        self.complete = complete

    @property
    def size(self) -> int:
        return self.counts >> TILE

    @property
    def free(self) -> int:
        return (self.counts >> SPOT & 127) - sum(self.houses)


@kept
def isle_of(island: IslandView) -> Isle:
    # Eight bits a kind, as the rules pack them.
    counts = sum([getattr(island, name) << field for field, name, _, _ in COUNTED])
    return Isle(counts, island.houses, island.complete)


class Goal:
    """A mission and a reward as the rules read them, for one seat."""

    def __init__(self, seat: int, mission: Mission, reward: Reward | None) -> None:
        self.seat = seat
        self.mission = mission
        self.reward = reward

    def meets(self, isle: Isle) -> bool:
        return self.mission.meets(isle.counts, sum(isle.houses) - isle.houses[self.seat], isle.complete)

    def open(self, isle: Isle) -> bool:
        """Would it take a house of this seat now?"""
        return self.meets(isle) and isle.size >= 2 and isle.free > 0 and not isle.houses[self.seat]

    def pays(self, isle: Isle) -> int:
        return self.reward.pays(isle.counts) if self.reward is not None else 0

    def total(self, isles: Iterable[Isle], houses: int) -> tuple[int, int]:
        """Islands that would take a house, as many as are at hand, and what they would pay: the best first."""
        worth = sorted((self.pays(isle) for isle in isles if self.open(isle)), reverse=True)[:houses]
        return len(worth), sum(worth)


@kept
def goal_of(content: str, seat: int, cards: tuple[CardView, ...]) -> Goal | None:
    edition = edition_of(content)
    found = [edition.cards[edition.card_of[card.id]] for card in cards]
    missions = [edition.missions[card.mission] for card in found if card.mission >= 0]
    rewards = [edition.rewards[card.reward] for card in found if card.reward >= 0]
    return Goal(seat, missions[0], rewards[0] if rewards else None) if missions else None


def card_worth(
    content: str, islands: tuple[IslandView, ...], seat: int, houses: int, cards: tuple[CardView, ...]
) -> tuple[int, int] | None:
    """What cards to choose from would bring if the round ended now; None for a reward without its mission."""
    goal = goal_of(content, seat, cards)
    return goal.total(map(isle_of, islands), houses) if goal is not None else None


class Prospects:
    """The islands as they are, and what each choice would make of them: reckoned once for all that come to the same."""

    def __init__(
        self, chart: Chart, tiles: tuple[TileView, ...], islands: tuple[IslandView, ...],
        seat: int, now: tuple[CardView, ...], houses: int,
    ) -> None:  # fmt: skip
        self.content = chart.content
        self.nobody: tuple[int, ...] = (0,) * len(chart.colours)
        self.tiles = tiles
        self.shores = _shores(chart.content, tiles)
        self.names = isle_ids(tiles)
        self.goal = goal_of(chart.content, seat, now)
        self.houses = houses
        self.isles = [isle_of(island) for island in islands]
        self.paying = _paying(self.goal, self.isles) if self.goal is not None else []
        self.whole = self.goal is not None and self.goal.mission.kind == objectives.COMPLETE
        self.posed: dict[tuple[str, int, Around], Brings] = {}
        self.joined: dict[tuple[str, tuple[tuple[int, ...], ...]], Brings] = {}
        self.covered: dict[tuple[int, str, str], Said] = {}
        self.now = _best(self.paying, houses)

    def around(self, x: int, y: int) -> Around:
        """The island that reaches a cell from each side, 0 to 3 clockwise from north; -1: none."""
        at = self.shores.get
        return at((x, y - 1), SEA)[2], at((x + 1, y), SEA)[3], at((x, y + 1), SEA)[0], at((x - 1, y), SEA)[1]

    def brings(self, action: Place, around: Around) -> Brings:
        """What the objective would pay, the counts of the island now and then, and the island that would grow."""
        key = action.tile, action.turn, around
        found = self.posed.get(key)
        if found is None:
            found = self._brings(action, around)
            # Whether an island is complete depends on more than what the tile touches.
            if not self.whole:
                self.posed[key] = found
        return found

    def _brings(self, action: Place, around: Around) -> Brings:
        lands = print_of(self.content, action.tile).sides[action.turn]
        merged = tuple([tuple(dict.fromkeys([around[k] for k in sides if around[k] >= 0])) for sides in lands])
        if self.whole:
            closed = [self._closes(action, sides, isles) for sides, isles in zip(lands, merged, strict=True)]
            return self._joining(action.tile, merged, closed)
        key = action.tile, merged
        found = self.joined.get(key)
        if found is None:
            found = self.joined[key] = self._joining(action.tile, merged, [False] * len(lands))
        return found

    def _joining(self, tile: str, merged: tuple[tuple[int, ...], ...], closed: Sequence[bool]) -> Brings:
        """What comes of the largest island that a tile makes, of the islands that each of its lands joins."""
        made = [self._made(tile, land, merged[land], closed[land]) for land in range(len(merged))]
        land = max(range(len(made)), key=lambda land: made[land].size) if len(made) > 1 else 0
        isle, isles = made[land], merged[land]
        now = sum([self.isles[number].counts for number in isles])
        grows = self.names[max(isles, key=lambda number: self.isles[number].size)] if isles else ""
        note, worth = self._said(isle, isles)
        return note, _tallies(now, isle.counts) + worth, grows

    def _made(self, tile: str, land: int, merged: Sequence[int], complete: bool) -> Isle:
        counts, houses = _printed(self.content, tile, land), self.nobody
        for number in merged:
            isle = self.isles[number]
            counts += isle.counts
            houses = tuple(map(add, houses, isle.houses))
        return Isle(counts, houses, complete)

    def _closes(self, action: Place, sides: Sequence[int], merged: Sequence[int]) -> bool:
        """Would none of its land sides be open?"""
        taken = {*self.shores, (action.x, action.y)}
        reaches = [(action.x, action.y, side) for side in sides]
        for tile in self.tiles:
            for land, number in enumerate(tile.islands):
                if number in merged:
                    look = print_of(self.content, tile.tile)
                    reaches += [(tile.x, tile.y, side) for side in look.sides[tile.turn][land]]
        return all((x + WAYS[side][0], y + WAYS[side][1]) in taken for x, y, side in reaches)

    def joker_brings(self, number: int, face: str, covered: str) -> Said | None:
        """What a token would bring that covers a resource of an island."""
        if self.goal is None:
            return None
        key = number, face, covered
        found = self.covered.get(key)
        if found is None:
            was = self.isles[number]
            counts = was.counts + (1 << FIELDS[face]) - (1 << FIELDS[covered])
            found = self.covered[key] = self._said(Isle(counts, was.houses, was.complete), (number,))
        return found

    def _said(self, isle: Isle, merged: Sequence[int]) -> Said:
        """What the island means to the objective, and what this would pay in all."""
        goal = self.goal
        if goal is None:
            return _size_note(isle.size, len(merged)), ()
        state = _state(goal, isle)
        worth = goal.pays(isle) if state == 0 else -1
        paying = [(number, paid) for number, paid in self.paying if number not in merged]
        if worth >= 0:
            paying.append((-1, worth))
        return _note(len(merged), state, max(worth, 0)), _worth(self.now, _best(paying, self.houses))


prospects = kept(Prospects)


def _paying(goal: Goal, isles: Sequence[Isle]) -> list[tuple[int, int]]:
    """The islands that would take a house now, and what each would pay."""
    return [(number, goal.pays(isle)) for number, isle in enumerate(isles) if goal.open(isle)]


def _best(paying: Sequence[tuple[int, int]], houses: int) -> int:
    """What the best of these islands pay, as many as there are houses."""
    return sum(sorted([paid for _, paid in paying], reverse=True)[:houses])


def _state(goal: Goal, isle: Isle) -> int:
    """0 it would pay, 1 it misses the mission, 2 it holds a house of mine, 3 no free spot, 4 too small."""
    if isle.houses[goal.seat]:
        return 2
    if not goal.meets(isle):
        return 1
    return 4 if isle.size < 2 else 0 if isle.free > 0 else 3


@kept
def _tallies(now: int, after: int) -> tuple[Tally, ...]:
    """Packed counts now and then, kind by kind, but for what is not there at all."""
    counts = [(label, now >> field & 127, face, after >> field & 127) for field, _, face, label in COUNTED]
    return tuple([Tally(*one) for one in counts if one[1] or one[3]])


@kept
def _worth(now: int, after: int) -> tuple[Tally, ...]:
    said = text("worth-points", points=now) if now == after else text("worth-change", points=now, after=after)
    return (Tally(said, now, after=after, at=WORTH),)


@kept
def _size_note(size: int, joined: int) -> Text:
    return text("would-size", size=size, joined=joined)


@kept
def _note(joined: int, state: int, worth: int) -> Text:
    return text("would", joined=joined, state=state, worth=worth)


@kept
def _shores(content: str, tiles: tuple[TileView, ...]) -> dict[tuple[int, int], Around]:
    """By cell, the island that its tile shows on each side."""
    return {(tile.x, tile.y): _shore(content, tile) for tile in tiles}


@kept
def _shore(content: str, tile: TileView) -> Around:
    if not tile.islands:
        return SEA
    return tuple([tile.islands[land] if land >= 0 else -1 for land in print_of(content, tile.tile).facing[tile.turn]])


@kept
def _printed(content: str, tile: str, land: int) -> int:
    """The packed counts of one land as printed, its tile included."""
    counts = 1 << TILE
    for sign in print_of(content, tile).signs:
        if sign.region == land:
            counts += 1 << FIELDS[sign.name]
    return counts
