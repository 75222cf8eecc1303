"""Decks in our notation, and a table to try them on through the public steps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from archipel.core.catalog import game
from archipel.core.rng import Quick, Rng
from archipel.games.palm_island.content.cards import (
    AREAS,
    CARD_OF,
    DISASTERS,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    TOKENS,
    TRACK,
    TRACKER,
    VILLAGER,
    VILLAGERS,
    B,
)
from archipel.games.palm_island.hand import Hand, is_active
from archipel.games.palm_island.state import PalmState
from archipel.games.palm_island.steps.meeting import LEVEL, Meeting
from archipel.games.palm_island.steps.round import Round
from archipel.games.palm_island.steps.rounds import PLAYING, Rounds
from archipel.games.palm_island.values import PalmView
from archipel.kit.testing import table
from archipel.kit.testing.chance import Stacked

PALM = game("palm_island")
MARK = re.compile(r"(?P<building>\d+)(?P<area>[A-D])|T(?P<round>\d)|(?P<feat>F\d)(?P<side>[A-D])|O(?P<post>\d+)|V:.*")
ORDER = "1A 2A 3A 4A 5A 6A 7A 8A 9A 10A 11A 12A 13A 14A 15A 16A"


def deck(notation: str) -> Hand:
    """A hand from the top card to the last: `13A 4A* T2 F1C V:porter.C O6`."""
    ring: list[int] = []
    round = 0
    for word in notation.split():
        found = MARK.fullmatch(word.rstrip("*"))
        assert found, word
        if found["round"]:
            round = int(found["round"])
        ring.append(_look(found, ring) * 2 + word.endswith("*"))
    hand = Hand(ring, round)
    if not hand.arrived():
        hand.awake = [look >> 2 for look in hand.annex() if is_active(look >> 2)]
    return hand


def written(hand: Hand) -> str:
    """The hand in the notation it was read from."""
    return " ".join(_word(hand, element >> 1) + "*" * (element & 1) for element in hand.ring)


class Table(table.Table[PalmState, PalmView]):
    game = PALM

    def hand(self, seat: int = 0) -> Hand:
        return self.state.hands[seat]

    def deck(self, seat: int = 0) -> str:
        return written(self.state.hands[seat])


def position(
    *decks: str,
    mode: str = "solo",
    market: str = "",
    level: int = 0,
    unlocked: bool = False,
    arrivals: Sequence[int] = (),
    **options: Any,
) -> Table:
    """Decks in the middle of a round; where every tracker is on top, the end of the round. `arrivals` are the seats in
    the order they arrived."""
    table = rigged(Quick(1), len(decks), mode, **options)
    state = table.state
    state.hands = [deck(notation) for notation in decks]
    state.show_hands()
    state.market = [CARD_OF[token] for token in market.split()]
    state.level, state.unlocked = level, unlocked
    for place, seat in enumerate(arrivals, start=1):
        state.places[seat] = place
    state.steps = [Rounds(PLAYING)]
    if not all(hand.arrived() for hand in state.hands):
        state.steps.append(Round([False] * len(decks), mode == "speed"))
    return table.run()


def rigged(rng: Rng, seats: int = 1, mode: str = "solo", **options: Any) -> Table:
    """A new game with a known shuffle, before anybody has looked at a deck."""
    agreed = PALM.choose_options(PALM.mode(mode), options)
    PALM.agree(agreed, seats)
    state = PALM.setup(agreed, seats, rng)
    assert isinstance(state, PalmState)
    state.settle()
    return Table(state)


def stacked(*tokens: str) -> Stacked:
    """A shuffle that brings these cards to the front."""
    return Stacked([CARD_OF[token] for token in tokens])


def finished(*decks: str, mode: str = "solo", **changes: Any) -> Table:
    """A game that has ended so."""
    table = position(*decks, mode=mode, **changes)
    table.state.hands = [deck(notation) for notation in decks]
    table.state.steps = []
    table.state.show_hands()
    return table


def cost_of(table: Table, disaster: str) -> tuple[int, int, int]:
    """The level in question, for the whole group."""
    table.state.disaster = DISASTERS.index(disaster)
    return Meeting(table.state.seats).cost(table.state, LEVEL)


def _look(found: re.Match[str], ring: list[int]) -> int:
    if found["building"]:
        return (int(found["building"]) - 1) * 4 + AREAS.index(found["area"])
    if found["round"]:
        return TRACKER * 4 + TRACK[(int(found["round"]) - 1) % 4]
    if found["feat"]:
        return CARD_OF[found["feat"]] * 4 + AREAS.index(found["side"])
    if found["post"]:
        return (FIRST_OUTPOST + int(found["post"]) - 1) * 4 + B
    name, area = found[0].removeprefix("V:").split(".")
    held = [element >> 3 for element in ring]
    cards = range(FIRST_VILLAGER, FIRST_OUTPOST)
    card = next(card for card in cards if VILLAGERS[VILLAGER[card]] == name and card not in held)
    return card * 4 + AREAS.index(area)


def _word(hand: Hand, look: int) -> str:
    card, area = look >> 2, AREAS[look & 3]
    if card == TRACKER:
        assert look & 3 == TRACK[(hand.round - 1) % 4]
        return f"T{hand.round}"
    if card >= FIRST_OUTPOST:
        assert look & 3 == B
        return TOKENS[card]
    if card >= FIRST_VILLAGER:
        return f"V:{VILLAGERS[VILLAGER[card]]}.{area}"
    return TOKENS[card] + area
