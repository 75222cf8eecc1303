"""What a choice would bring the reader's own objective: the counts of islands to come, under the rules' own reading."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from archipel.core.scene import Tally
from archipel.core.text import Text, text
from archipel.games.small_islands import objectives
from archipel.games.small_islands.content.packing import edition_of
from archipel.games.small_islands.objectives import FRUIT, LEAF, LOTUS, PORT, SPOT, TEMPLE, TILE, Mission, Reward
from archipel.games.small_islands.scene.naming import RESOURCES, me
from archipel.games.small_islands.scene.places import Look, print_of
from archipel.games.small_islands.values import Joker, Place
from archipel.games.small_islands.views import CardView, IslandView, SmallView, TileView

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


def isle_of(island: IslandView) -> Isle:
    # Eight bits a kind, as the rules pack them.
    counts = sum(getattr(island, name) << field for field, name, _, _ in COUNTED)
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


def goal_of(view: SmallView, cards: Sequence[CardView]) -> Goal | None:
    if view.seat is None:
        return None
    edition = edition_of(view.options.content)
    found = [edition.cards[edition.card_of[card.id]] for card in cards]
    missions = [edition.missions[card.mission] for card in found if card.mission >= 0]
    rewards = [edition.rewards[card.reward] for card in found if card.reward >= 0]
    return Goal(view.seat, missions[0], rewards[0] if rewards else None) if missions else None


def card_worth(view: SmallView, card: CardView) -> tuple[int, int] | None:
    """What a card to choose from would bring if the round ended now; None for a reward without its mission."""
    goal, mat = goal_of(view, [card]), me(view)
    if goal is None or mat is None:
        return None
    return goal.total(map(isle_of, view.islands), mat.at_hand)


class Prospects:
    """The islands as they are, and what each choice would make of them."""

    def __init__(self, view: SmallView) -> None:
        self.view = view
        self.goal = goal_of(view, view.now)
        mat = me(view)
        self.houses = mat.at_hand if mat is not None else 0
        self.isles = [isle_of(island) for island in view.islands]
        self.at = {(tile.x, tile.y): tile for tile in view.tiles}
        self.notes: dict[tuple[int, ...], Text] = {}
        self.worth = [self.goal.pays(isle) if self.goal.open(isle) else -1 for isle in self.isles] if self.goal else []

    def brings(self, action: Place) -> tuple[Text, tuple[Tally, ...], int]:
        """What the objective would pay, the counts of the island now and then, and the island that would grow."""
        merged, isle = max(self.after(action), key=_size)
        now = sum(self.isles[number].counts for number in merged)
        tallies = tuple(
            Tally(label, now >> field & 127, face, isle.counts >> field & 127) for field, _, face, label in COUNTED
        )
        grows = max(merged, key=self._size) if merged else -1
        return self._said(isle, merged), tallies, grows

    def _size(self, number: int) -> int:
        return self.isles[number].size

    def joker_note(self, action: Joker) -> Text | None:
        """The same for a token over a resource."""
        tile = self.at[action.x, action.y]
        if self.goal is None or tile.shows[action.at] not in RESOURCES:
            return None
        number = tile.islands[print_of(self.view, tile.tile).signs[action.at].region]
        was = self.isles[number]
        counts = was.counts + (1 << FIELDS[action.face]) - (1 << FIELDS[tile.shows[action.at]])
        return self._said(Isle(counts, was.houses, was.complete), [number])

    def after(self, action: Place) -> list[tuple[list[int], Isle]]:
        """For each land of the tile, the islands it would join and what they make together."""
        look = print_of(self.view, action.tile)
        found = []
        for land, sides in enumerate(look.sides(action.turn)):
            merged = self._joined(action.x, action.y, sides)
            counts = printed(look, land) + sum(self.isles[number].counts for number in merged)
            houses = [self.isles[number].houses for number in merged]
            none = (0,) * len(self.view.mats)
            together = tuple(sum(column) for column in zip(none, *houses, strict=True))
            complete = self._closes(action, sides, merged) if self._asks_whole() else False
            found.append((merged, Isle(counts, together, complete)))
        return found

    def _joined(self, x: int, y: int, sides: Sequence[int]) -> list[int]:
        found: list[int] = []
        for side in sides:
            dx, dy = WAYS[side]
            tile = self.at.get((x + dx, y + dy))
            number = self._facing(tile, (side + 2) % 4) if tile is not None else -1
            if number >= 0 and number not in found:
                found.append(number)
        return found

    def _facing(self, tile: TileView, side: int) -> int:
        """The island that reaches a side of a tile; -1: sea."""
        if tile.tile == "boat":
            return -1
        for land, sides in enumerate(print_of(self.view, tile.tile).sides(tile.turn)):
            if side in sides:
                return tile.islands[land]
        return -1

    def _asks_whole(self) -> bool:
        return self.goal is not None and self.goal.mission.kind == objectives.COMPLETE

    def _closes(self, action: Place, sides: Sequence[int], merged: Sequence[int]) -> bool:
        """Would none of its land sides be open?"""
        taken = {*self.at, (action.x, action.y)}
        reaches = [(action.x, action.y, side) for side in sides]
        for tile in self.view.tiles:
            for land, number in enumerate(tile.islands):
                if number in merged:
                    reaches += [
                        (tile.x, tile.y, side) for side in print_of(self.view, tile.tile).sides(tile.turn)[land]
                    ]
        return all((x + WAYS[side][0], y + WAYS[side][1]) in taken for x, y, side in reaches)

    def _said(self, isle: Isle, merged: Sequence[int]) -> Text:
        """One text for all placements that come to the same."""
        goal = self.goal
        key: tuple[int, ...] = (isle.size, len(merged), -1)
        if goal is not None:
            state = self._state(isle)
            worth = goal.pays(isle) if state == 0 else -1
            rest = [paid for number, paid in enumerate(self.worth) if paid >= 0 and number not in merged]
            best = sorted([*rest, worth] if worth >= 0 else rest, reverse=True)[: self.houses]
            key = (isle.size, len(merged), state, max(worth, 0), sum(best))
        said = self.notes.get(key)
        if said is None:
            said = self.notes[key] = _note(key)
        return said

    def _state(self, isle: Isle) -> int:
        """0 it would pay, 1 it misses the mission, 2 it holds a house of mine, 3 no free spot, 4 too small."""
        goal = self.goal
        assert goal is not None
        if isle.houses[goal.seat]:
            return 2
        if not goal.meets(isle):
            return 1
        return 4 if isle.size < 2 else 0 if isle.free > 0 else 3


def _size(made: tuple[list[int], Isle]) -> int:
    return made[1].size


def _note(key: tuple[int, ...]) -> Text:
    size, joined = key[:2]
    if key[2] < 0:
        return text("would-size", size=size, joined=joined)
    return text("would", joined=joined, state=key[2], worth=key[3], total=key[4])


def printed(look: Look, land: int) -> int:
    """The packed counts of one land as printed, its tile included."""
    counts = 1 << TILE
    for sign in look.signs:
        if sign.region == land:
            counts += 1 << FIELDS[sign.name]
    return counts
