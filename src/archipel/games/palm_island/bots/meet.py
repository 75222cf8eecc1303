"""Ways to leave the meeting at a round's end: goals reached by criteria, or paid for with stored cards."""

from __future__ import annotations

from typing import Final

from archipel.games.palm_island.bots.aside import Aside
from archipel.games.palm_island.bots.goals import FREE, NOTHING, Goal
from archipel.games.palm_island.bots.node import Node
from archipel.games.palm_island.bots.packs import STORED, Codes, arrows_in, stored_in, straightened
from archipel.games.palm_island.bots.reach import PERK
from archipel.games.palm_island.content.cards import Cost, Needs
from archipel.games.palm_island.paying import payments, shortfall

LONG: Final = 24
"""Cards of a long round."""

PARTS: Final = 60
KEPT: Final = 60_000

_parts: dict[tuple[Cost, bytes], int] = {}


def meetings(codes: Codes, node: Node, goals: list[Goal]) -> list[Node]:
    """The node itself, and after every series of purchases; what costs nothing is always taken."""
    claimed = node
    for at, goal in enumerate(goals):
        if goal.price == FREE and open_to(codes, claimed, goal, at):
            claimed = reached(codes, claimed, claimed.ring, goal, at)
    found = [claimed]
    seen = {(claimed.ring, claimed.aside.taken)}
    for here in found:
        units = units_in(codes, here.stored)
        for at, goal in enumerate(goals):
            if not units or not open_to(codes, here, goal, at):
                continue
            for mask in payments(units, goal.price):
                ring = straightened(here.ring, mask)
                mark = ring, here.aside.taken | 1 << at
                if mark not in seen:
                    seen.add(mark)
                    found.append(reached(codes, here, ring, goal, at))
    return found


def open_to(codes: Codes, node: Node, goal: Goal, at: int) -> bool:
    # Bit n of `taken`: goal n is reached.
    taken = node.aside.taken
    if taken >> at & 1 or node.round < goal.since or (goal.after != NOTHING and not taken >> goal.after & 1):
        return False
    return meets(codes, node.buildings, goal.needs)


def meets(codes: Codes, buildings: bytes, needs: Needs) -> bool:
    return all(arrows_in(codes, buildings, kind) >= least for kind, least in needs)


def reached(codes: Codes, node: Node, ring: bytes, goal: Goal, at: int) -> Node:
    """What a goal puts into the annex is worth as much there; the rest of its gain is added."""
    old = node.aside
    annex = old.annex if goal.annex == NOTHING else bytes(sorted(old.annex + bytes([goal.annex])))
    aside = Aside(annex, old.help, old.used, old.taken | 1 << at, old.gained)
    aside.gained += goal.gain[node.round] - (
        aside.worth(codes.edition, node.round) - old.worth(codes.edition, node.round)
    )
    return Node(ring, stored_in(ring), node.buildings, aside, node.value, node.round, node)


def readiness(codes: Codes, stored: bytes, taken: int, round: int, left: int, goals: list[Goal]) -> int:
    """Part of the next goal's worth for what is stored towards it, more and more as the meeting comes near."""
    # Goals that are paid together are taken in order: the first free one is behind the highest bit.
    at = taken.bit_length()
    if at >= len(goals) or round < goals[at].since:
        return 0
    price = goals[at].price
    key = price, stored
    part = _parts.get(key, -1)
    if part < 0:
        if len(_parts) >= KEPT:
            _parts.clear()
        part = _parts[key] = PARTS - PARTS * shortfall(units_in(codes, stored), price) // sum(price)
    return goals[at].gain[round] * part * (LONG - left) * 3 // (PARTS * LONG * 4)


def asked(codes: Codes, node: Node, ability: int) -> list[Node]:
    """The position after the community's ability is used, for every way to pay for it."""
    gift = codes.edition.abilities[ability]
    if not meets(codes, node.buildings, gift.needs):
        return []
    old = node.aside
    aside = Aside(old.annex, bytes(sorted(old.help + bytes([PERK + ability]))), True, old.taken, old.gained)
    units = units_in(codes, node.stored)
    masks: list[int] = []
    for cost in gift.costs:
        masks += [mask for mask in payments(units, cost) if mask not in masks]
    rings = [straightened(node.ring, mask) for mask in masks]
    return [Node(ring, stored_in(ring), node.buildings, aside, 0, node.round, node) for ring in rings]


def units_in(codes: Codes, stored: bytes) -> list[int]:
    """What stored cards give, packed."""
    return [codes.gives[code - STORED] for code in stored]
