"""What a plan keeps beside the ring: who was recruited, what helps this round, which goals were reached."""

from __future__ import annotations

from typing import Final, final

from archipel.games.palm_island.bots.goals import villager_worth
from archipel.games.palm_island.bots.packs import AREAS, OUTPOST, Codes, pack_annex
from archipel.games.palm_island.bots.reach import CAVE, PERK, help_of, morning_help
from archipel.games.palm_island.bots.weights import POINT
from archipel.games.palm_island.content.cards import FIRST_OUTPOST
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.effects import PER_ARROWS, PER_CARD, PER_UNITS, Effect
from archipel.games.palm_island.hand import Hand

READY: Final = 700
"""An ability in force."""


@final
class Aside:
    """`taken` has a bit for each goal reached, `gained` what they brought that no card shows. `key` tells what a hand
    would show, `mark` the goals as well; both are empty where nothing lies aside."""

    def __init__(self, annex: bytes, help: bytes, used: bool, taken: int, gained: int) -> None:
        self.annex = annex
        self.help = help
        self.used = used
        self.taken = taken
        self.gained = gained
        self.key = bytes([len(annex), used]) + annex + help if annex or help or used else b""
        self.mark = self.key + taken.to_bytes(2, "big") if taken else self.key

    def worth(self, edition: Edition, round: int) -> int:
        total = self.gained
        for one in self.annex:
            total += built(edition, one) * POINT if one >= OUTPOST else villager_worth(edition, one, round)
        for mark in self.help:
            if PERK <= mark < CAVE:
                total += READY
        return total

    def at_rest(self) -> Aside:
        """No help outlasts the round."""
        return Aside(self.annex, self.help[-1:] if CAVE in self.help else b"", False, self.taken, self.gained)

    def next_round(self, edition: Edition) -> Aside:
        if not self.help and not self.annex and not self.used:
            return self
        return Aside(self.annex, morning_help(edition, self.annex, self.help), False, self.taken, self.gained)

    def recruit(self, kind: int, help: bytes) -> Aside:
        return Aside(bytes(sorted(self.annex + bytes([kind]))), help, self.used, self.taken, self.gained)

    def helped(self, help: bytes) -> Aside:
        return Aside(self.annex, help, self.used, self.taken, self.gained)

    def final(self, codes: Codes, buildings: bytes, units: int) -> int:
        """Points of the annex at the end of the game, and what the goals brought."""
        points = 0
        for one in self.annex:
            if one >= OUTPOST:
                points += built(codes.edition, one)
            else:
                points += promised(codes, codes.edition.effects[one], buildings, units)
        return points * POINT + self.gained


def built(edition: Edition, one: int) -> int:
    """The stars of an outpost of an annex."""
    return edition.stars_of(FIRST_OUTPOST + one - OUTPOST)


def promised(codes: Codes, effect: Effect, buildings: bytes, units: int) -> int:
    """What a villager of an annex brings at the end."""
    if effect.is_active():
        return 0
    count = 1
    if effect.kind == PER_ARROWS:
        count = sum([codes.upgrades[code] for code in buildings]) // effect.per
    elif effect.kind == PER_UNITS:
        count = units // effect.per
    elif effect.kind == PER_CARD:
        kinds = effect.buildings
        count = len([1 for code in buildings if code // AREAS in kinds and codes.upgrades[code] >= effect.least])
    return min(effect.most, count * effect.units)


def aside_of(hand: Hand) -> Aside:
    return Aside(pack_annex(hand), help_of(hand), hand.used, 0, 0)
