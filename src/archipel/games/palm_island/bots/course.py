"""Plans kept while they are followed: thought over at the first turn of a round and then at times, and made anew
whenever one is left."""

from __future__ import annotations

from typing import Final, final

from archipel.games.palm_island.bots.craft import Craft, craft_of
from archipel.games.palm_island.bots.goals import NOTHING, Goals
from archipel.games.palm_island.bots.node import Node, node_of
from archipel.games.palm_island.bots.plan import Beam, path_to
from archipel.games.palm_island.content.cards import ROUNDS
from archipel.games.palm_island.hand import Hand

KEPT: Final = 24
PLAIN: Final = 17
"""Cards of the deck for which a width is meant."""
WIDER: Final = 4


@final
class Course:
    """`places` says where on the path each position is; in `round` at `thought` it was last thought over."""

    def __init__(self, craft: Craft, name: str, path: list[Node], value: int, round: int) -> None:
        self.craft = craft
        self.name = name
        self.path = path
        self.value = value
        self.round = round
        self.thought = 0
        self.places: dict[bytes, int] = {}
        for place, node in enumerate(path):
            self.places[node.key()] = place

    def after(self, key: bytes) -> list[Node]:
        return self.path[self.places[key] + 1 :]

    def holds(self, hand: Hand, key: bytes, again: int) -> bool:
        """Whether it is followed without another thought: it is one turn old, or two... but not `again`."""
        if not hand.begun and self.round != hand.round:
            return False
        return not again or self.places[key] - self.thought < again

    def confirm(self, hand: Hand, key: bytes) -> None:
        self.round = hand.round
        self.thought = self.places[key]


_courses: list[Course] = []


def course_from(hand: Hand, goals: Goals, width: int, rounds: int, again: int) -> list[Node]:
    """The positions a plan goes through from here; it looks `rounds` ahead and is thought over every `again` turns
    (0: once a round). Of two plans to the end of the game the better is followed."""
    root = node_of(hand)
    key = root.key()
    name = f"{goals.key} {width} {rounds}"
    craft = craft_of(hand.edition)
    kept = find(craft, name, key)
    if kept is not None and kept.holds(hand, key, again):
        return kept.after(key)
    until = min(ROUNDS, hand.round + rounds)
    wide = breadth(width, len(root.ring), rounds + 1, (until - hand.round) * len(root.ring) + max(1, hand.left()))
    if goals.ability != NOTHING:
        wide = max(1, wide // 2)
    end = Beam(craft, goals, wide, until).search(root, hand.left())
    if kept is not None and until == ROUNDS and kept.value >= end.value:
        kept.confirm(hand, key)
        return kept.after(key)
    course = Course(craft, name, path_to(end), end.value, hand.round)
    if kept is not None:
        _courses.remove(kept)
    _courses.append(course)
    del _courses[:-KEPT]
    return course.after(key)


def breadth(width: int, size: int, rounds: int, left: int) -> int:
    """A beam has about the same work whatever the deck, and at every turn: the fewer are `left`, the wider it is."""
    return max(1, width * PLAIN * min(WIDER * left, rounds * size) // (size * left))


def find(craft: Craft, name: str, key: bytes) -> Course | None:
    """A plan that goes on from this position."""
    for course in _courses:
        if (
            course.craft is craft
            and course.name == name
            and course.places.get(key, len(course.path)) < len(course.path) - 1
        ):
            return course
    return None
