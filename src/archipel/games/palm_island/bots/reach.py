"""What a card can become, kept once found: the rules are asked once for each card, stored cards and help at hand."""

from __future__ import annotations

from typing import Final, final

from archipel.games.palm_island.bots.packs import ONE, STORED, Codes, pack, unpack
from archipel.games.palm_island.content.cards import ABILITIES, FIRST_FEAT, FIRST_OUTPOST, FIRST_VILLAGER, LIMIT
from archipel.games.palm_island.content.cards import TRACKER as TRACKER_CARD
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.moves import carry_out, turns
from archipel.games.palm_island.values import Feast, Play

PERK: Final = 16
"""Help at hand: villagers awake by kind, then the ability in force, then a feat that makes room."""
CAVE: Final = PERK + len(ABILITIES)
GONE: Final = -1
KEPT: Final = 60_000

Way = tuple[int, int, bytes]
"""What the card becomes (GONE: recruited), the stored cards it takes, the help left."""


@final
class Reach:
    """`feasts` says of a byte whether it is a feast still to be held; `cave` is a feat that makes room, or -1."""

    def __init__(self, codes: Codes) -> None:
        self.codes = codes
        usable = codes.edition.usable
        self.feasts = [code < STORED and any(usable[look] for look in codes.looks[code]) for code in range(256)]
        self.cave = cave_of(codes.edition)
        self.ways: dict[bytes, list[Way]] = {}

    def ways_for(self, code: int, stored: bytes, help: bytes) -> list[Way]:
        """Everything a card in first or second place can become."""
        key = ONE[code] + stored + help if help else ONE[code] + stored
        found = self.ways.get(key)
        if found is None:
            if len(self.ways) >= KEPT:
                self.ways.clear()
            found = self.ways[key] = self.asked(code, stored, help)
        return found

    def asked(self, code: int, stored: bytes, help: bytes) -> list[Way]:
        hand = self.stand_in(ONE[code] + stored, help)
        found: list[Way] = []
        for action in turns(hand):
            if isinstance(action, Play):
                way = self.outcome_of(hand, action, len(stored), help)
                if way not in found:
                    found.append(way)
        return found

    def stand_in(self, ring: bytes, help: bytes) -> Hand:
        """A hand that has what a move depends on: the card, the stored ones, and the help."""
        edition = self.codes.edition
        hand = Hand(unpack(self.codes, ring), 1, edition)
        hand.ring.append(TRACKER_CARD * 8)
        hand.begun = True
        villagers = list(range(FIRST_VILLAGER, FIRST_OUTPOST))
        for mark in help:
            if mark == CAVE:
                hand.ring.append(self.cave * 8)
            elif mark >= PERK:
                hand.perk = mark - PERK
            else:
                card = next(card for card in villagers if edition.villager[card] == mark)
                villagers.remove(card)
                hand.awake.append(card)
        return hand

    def outcome_of(self, hand: Hand, action: Play, stored: int, help: bytes) -> Way:
        acting = hand.ring[0] >> 3
        cards = [element >> 3 for element in hand.ring[1 : stored + 1]]
        after = hand.clone()
        carry_out(after, action)
        # A bit for each stored card, in their order, that the action has straightened.
        mask = 0
        for bit, card in enumerate(cards):
            if not after.ring[after.place_of(card)] & 1:
                mask |= 1 << bit
        element = after.ring[after.place_of(acting)]
        become = GONE if action.verb == "recruit" else self.codes.code[element >> 1] | (element & 1) << 7
        return become, mask, help_of(after) if help else help

    def feasts_from(self, ring: bytes, slot: int) -> list[bytes]:
        """Rings after the feast in a slot."""
        hand = Hand(unpack(self.codes, ring), 1, self.codes.edition)
        found: list[bytes] = []
        for action in turns(hand):
            if isinstance(action, Feast) and action.slot == slot + 1:
                after = hand.clone()
                carry_out(after, action)
                found.append(pack(self.codes, after))
        return found


def cave_of(edition: Edition) -> int:
    """The feat that makes the most room; -1: none does."""
    feats = range(FIRST_FEAT, FIRST_VILLAGER)
    best = max(feats, key=lambda card: edition.room[card])
    return best if edition.room[best] > LIMIT else -1


def help_of(hand: Hand) -> bytes:
    """The help a hand has left this round."""
    marks = [hand.edition.villager[card] for card in hand.awake if card not in hand.spent]
    if hand.perk != NO_PERK:
        marks.append(PERK + hand.perk)
    if any(hand.edition.room[element >> 3] > LIMIT for element in hand.ring):
        marks.append(CAVE)
    return bytes(sorted(marks))


def morning_help(edition: Edition, annex: bytes, help: bytes) -> bytes:
    """The help at the start of a round."""
    marks = [kind for kind in annex if kind < len(edition.effects) and edition.effects[kind].is_active()]
    if help and help[-1] == CAVE:
        marks.append(CAVE)
    return bytes(marks)
