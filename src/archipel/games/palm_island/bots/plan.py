"""A plan: the best way through the deck that a beam finds, to the end of some round."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, final

from archipel.games.palm_island.bots.aside import Aside
from archipel.games.palm_island.bots.craft import Craft
from archipel.games.palm_island.bots.goals import NOTHING, Goals
from archipel.games.palm_island.bots.meet import asked, meetings, readiness
from archipel.games.palm_island.bots.node import Node, exchanged
from archipel.games.palm_island.bots.packs import GUEST, LOOSE, ONE, STORED, TRACKER, buildings_in, straightened
from archipel.games.palm_island.bots.reach import GONE, Way
from archipel.games.palm_island.bots.weights import lie
from archipel.games.palm_island.content.cards import ROUNDS
from archipel.games.palm_island.effects import ROOM

BY_VALUE: Final = attrgetter("value")
LONGEST: Final = 64
"""More than the cards of any deck."""


@final
class Beam:
    """Positions by how far they are on; `width` of each are followed, until the end of round `until`."""

    def __init__(self, craft: Craft, goals: Goals, width: int, until: int) -> None:
        self.craft = craft
        self.reach = craft.reach
        self.weights = craft.weights
        self.goals = goals
        self.width = width
        self.until = until
        self.ahead: list[list[Node]] = [[] for _ in range(ROUNDS * LONGEST + 1)]
        self.known: list[set[bytes]] = [set() for _ in range((ROUNDS + 1) * LONGEST)]
        self.ends: list[Node] = []

    def search(self, root: Node, left: int) -> Node:
        """The best last position; its parents are the plan."""
        # A position's distance from the start in one number: what is left of a round counts down to a multiple.
        now = root.round * LONGEST - left
        self.ahead[now].append(root)
        for at in range(now, self.until * LONGEST + 1):
            nodes = self.ahead[at]
            if nodes:
                self.follow(nodes, -at % LONGEST)
                self.ahead[at] = []
                self.known[at] = set()
        return max(self.ends, key=BY_VALUE)

    def follow(self, nodes: list[Node], left: int) -> None:
        nodes.sort(key=BY_VALUE, reverse=True)
        for node in nodes[: self.width]:
            self.grow(node, left)

    def grow(self, node: Node, left: int) -> None:
        """Every position one turn on; from the tracker, every way to leave the meeting."""
        if left == 0:
            for leaving in meetings(self.craft.codes, node, self.goals.goals):
                self.leave(leaving)
            return
        self.turn(node, left)
        if self.goals.ability != NOTHING and not node.aside.used:
            for helped in asked(self.craft.codes, node, self.goals.ability):
                self.turn_helped(helped, left)

    def turn(self, node: Node, left: int) -> None:
        ring = node.ring
        self.add(node, ring[1:] + ring[:1], node.buildings, node.aside, left - 1)
        for slot in range(usable(ring)):
            code, rest = ring[slot], without(ring, slot)
            for way in self.reach.ways_for(code, node.stored, node.aside.help):
                self.act(node, rest, code, way, left)
            if self.reach.feasts[code]:
                for feast in self.reach.feasts_from(ring, slot):
                    self.add(node, feast, buildings_in(feast), node.aside, left - 2)

    def turn_helped(self, node: Node, left: int) -> None:
        """A turn right after the ability was asked for: one that it helps, or any where it lasts the round."""
        if self.craft.edition.abilities[self.goals.ability].effect.kind == ROOM:
            self.turn(node, left)
            return
        for slot in range(usable(node.ring)):
            code, rest = node.ring[slot], without(node.ring, slot)
            for way in self.reach.ways_for(code, node.stored, node.aside.help):
                if way[2] != node.aside.help:
                    self.act(node, rest, code, way, left)

    def act(self, node: Node, rest: bytes, code: int, way: Way, left: int) -> None:
        """The card leaves for the back as what it became, or for the annex."""
        become, mask, help = way
        aside, buildings = node.aside, node.buildings
        if mask:
            rest = straightened(rest, mask)
        if become == GONE:
            self.add(node, rest, buildings, aside.recruit(code - GUEST, help), left - 1)
            return
        if help != aside.help:
            aside = aside.helped(help)
        if become < STORED:
            buildings = exchanged(buildings, code, become)
        self.add(node, rest + ONE[become], buildings, aside, left - 1)

    def leave(self, node: Node) -> None:
        """From the meeting into the next round, or out of the game."""
        ring = node.ring
        if node.round == ROUNDS:
            node.value = node.final(self.craft)
            self.ends.append(node)
        else:
            aside = node.aside.next_round(self.craft.edition)
            self.place(node, ring[1:] + ring[:1], node.buildings, aside, node.round + 1, len(ring) - 1)

    def add(self, parent: Node, ring: bytes, buildings: bytes, aside: Aside, left: int) -> None:
        self.place(parent, ring, buildings, aside, parent.round, left)

    def place(self, parent: Node, ring: bytes, buildings: bytes, aside: Aside, round: int, left: int) -> None:
        """Keep a position that is new, once stored cards on top are discarded."""
        while ring[0] >= STORED:
            ring = ring[1:] + ONE[ring[0] - STORED]
            left -= 1
        if left == 0 and aside.mark:
            aside = aside.at_rest()
        at = round * LONGEST - left
        key = ring + aside.mark if aside.mark else ring
        known = self.known[at]
        if key in known:
            return
        known.add(key)
        stored = ring.translate(None, LOOSE)
        weights = self.weights
        value = lie(ring, weights.tables(round, left, len(ring)))
        value += weights.stock(stored, round) + weights.growth(buildings, round)
        if aside.mark:
            value += aside.worth(self.craft.edition, round)
        if self.goals.together:
            value += readiness(self.craft.codes, stored, aside.taken, round, left, self.goals.goals)
        node = Node(ring, stored, buildings, aside, value, round, parent)
        if round > self.until:
            self.ends.append(node)
        else:
            self.ahead[at].append(node)


def usable(ring: bytes) -> int:
    """How many of the first two cards may act."""
    if ring[0] >= TRACKER:
        return 0
    return 1 if ring[1] >= TRACKER else 2


def without(ring: bytes, slot: int) -> bytes:
    return ring[1:] if slot == 0 else ring[:1] + ring[2:]


def path_to(end: Node) -> list[Node]:
    """The positions from the first to the last."""
    path = [end]
    while path[-1].parent is not None:
        path.append(path[-1].parent)
    path.reverse()
    return path
