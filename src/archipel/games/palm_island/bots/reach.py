"""What a card can become, kept once found: the rules are asked once for each card, stored cards and help at hand."""

from __future__ import annotations

from typing import Final

from archipel.games.palm_island.bots.packs import AREAS, CODE, LOOKS, ONE, STORED, pack, unpack
from archipel.games.palm_island.content.cards import (
    ABILITIES,
    ACTIVE,
    CAVES,
    FESTIVAL,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    SHARED_STORES,
    VILLAGER,
    B,
)
from archipel.games.palm_island.content.cards import TRACKER as TRACKER_CARD
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.moves import carry_out, turns
from archipel.games.palm_island.values import Feast, Play

PERK: Final = 16
"""Help at hand: villagers awake by kind, then the ability in force, then the Storage Caves."""
CAVE: Final = PERK + len(ABILITIES)
GONE: Final = -1
KEPT: Final = 60_000

Way = tuple[int, int, bytes]
"""What the card becomes (GONE: recruited), the stored cards it takes, the help left."""

FEASTS: Final[list[bool]] = [code < STORED and LOOKS[code][:1] == [FESTIVAL * AREAS + B] for code in range(256)]
"""Whether a byte is the Grand Festival still to be held."""

_ways: dict[bytes, list[Way]] = {}


def ways_for(code: int, stored: bytes, help: bytes) -> list[Way]:
    """Everything a card in first or second place can become."""
    key = ONE[code] + stored + help if help else ONE[code] + stored
    found = _ways.get(key)
    if found is None:
        if len(_ways) >= KEPT:
            _ways.clear()
        found = _ways[key] = asked(code, stored, help)
    return found


def asked(code: int, stored: bytes, help: bytes) -> list[Way]:
    hand = stand_in(ONE[code] + stored, help)
    found: list[Way] = []
    for action in turns(hand):
        if isinstance(action, Play):
            way = outcome_of(hand, action, len(stored), help)
            if way not in found:
                found.append(way)
    return found


def stand_in(ring: bytes, help: bytes) -> Hand:
    """A hand that has what a move depends on: the card, the stored ones, and the help."""
    hand = Hand(unpack(ring), 1)
    hand.ring.append(TRACKER_CARD * 8)
    hand.begun = True
    villagers = list(range(FIRST_VILLAGER, FIRST_OUTPOST))
    for mark in help:
        if mark == CAVE:
            hand.ring.append(CAVES * 8)
        elif mark == PERK + SHARED_STORES:
            hand.stores_shared = True
        elif mark >= PERK:
            hand.perk = mark - PERK
        else:
            card = next(card for card in villagers if VILLAGER[card] == mark)
            villagers.remove(card)
            hand.awake.append(card)
    return hand


def outcome_of(hand: Hand, action: Play, stored: int, help: bytes) -> Way:
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
    become = GONE if action.verb == "recruit" else CODE[element >> 1] | (element & 1) << 7
    return become, mask, help_of(after) if help else help


def help_of(hand: Hand) -> bytes:
    """The help a hand has left this round."""
    marks = [VILLAGER[card] for card in hand.awake if card not in hand.spent]
    if hand.stores_shared:
        marks.append(PERK + SHARED_STORES)
    if hand.perk != NO_PERK:
        marks.append(PERK + hand.perk)
    if hand.place_of(CAVES) >= 0:
        marks.append(CAVE)
    return bytes(sorted(marks))


def morning_help(annex: bytes, help: bytes) -> bytes:
    """The help at the start of a round."""
    marks = [kind for kind in annex if kind < len(ACTIVE) and ACTIVE[kind]]
    if help and help[-1] == CAVE:
        marks.append(CAVE)
    return bytes(marks)


def feasts_from(ring: bytes, slot: int) -> list[bytes]:
    """Rings after the Grand Festival in a slot."""
    hand = Hand(unpack(ring), 1)
    found: list[bytes] = []
    for action in turns(hand):
        if isinstance(action, Feast) and action.slot == slot + 1:
            after = hand.clone()
            carry_out(after, action)
            found.append(pack(after))
    return found
