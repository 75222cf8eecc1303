"""Decks in our notation, and a table to try them on through the public steps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from archipel.core.catalog import game
from archipel.core.rng import Quick, Rng
from archipel.core.state import State
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.edition import HOUSE, Edition
from archipel.games.palm_island.hand import Hand
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


def deck(notation: str, edition: Edition = HOUSE) -> Hand:
    """A hand from the top card to the last: `13A 4A* T2 F1C V:porter.C O6`."""
    ring: list[int] = []
    round = 0
    for word in notation.split():
        found = MARK.fullmatch(word.rstrip("*"))
        assert found, word
        if found["round"]:
            round = int(found["round"])
        ring.append(_look(found, ring, edition) * 2 + word.endswith("*"))
    hand = Hand(ring, round, edition)
    if not hand.arrived():
        hand.awake = [look >> 2 for look in hand.annex() if hand.is_active(look >> 2)]
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
    state.hands = [deck(notation, state.edition) for notation in decks]
    state.show_hands()
    state.market = [cards.CARD_OF[token] for token in market.split()]
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
    return _table(PALM.setup(agreed, seats, rng))


def opened(mode: str = "solo", seats: int = 1, seed: int = 7, **options: Any) -> Table:
    """A new game from a seed."""
    return _table(PALM.new(PALM.choose_options(PALM.mode(mode), options), seats, seed))


def stacked(*tokens: str) -> Stacked:
    """A shuffle that brings these cards to the front."""
    return Stacked([cards.CARD_OF[token] for token in tokens])


def finished(*decks: str, mode: str = "solo", **changes: Any) -> Table:
    """A game that has ended so."""
    table = position(*decks, mode=mode, **changes)
    table.state.hands = [deck(notation, table.state.edition) for notation in decks]
    table.state.steps = []
    table.state.show_hands()
    return table


def cost_of(table: Table, disaster: str) -> tuple[int, int, int]:
    """The level in question, for the whole group."""
    table.state.disaster = cards.DISASTERS.index(disaster)
    return Meeting(table.state.seats).cost(table.state, LEVEL)


def _table(state: State) -> Table:
    assert isinstance(state, PalmState)
    state.settle()
    return Table(state)


def _look(found: re.Match[str], ring: list[int], edition: Edition) -> int:
    if found["building"]:
        return (int(found["building"]) - 1) * 4 + cards.AREAS.index(found["area"])
    if found["round"]:
        return cards.TRACKER * 4 + cards.TRACK[(int(found["round"]) - 1) % 4]
    if found["feat"]:
        return cards.CARD_OF[found["feat"]] * 4 + cards.AREAS.index(found["side"])
    if found["post"]:
        return (cards.FIRST_OUTPOST + int(found["post"]) - 1) * 4 + cards.B
    name, area = found[0].removeprefix("V:").split(".")
    held = [element >> 3 for element in ring]
    villagers = range(cards.FIRST_VILLAGER, cards.FIRST_OUTPOST)
    card = next(card for card in villagers if edition.villagers[edition.villager[card]] == name and card not in held)
    return card * 4 + cards.AREAS.index(area)


def _word(hand: Hand, look: int) -> str:
    card, area = look >> 2, cards.AREAS[look & 3]
    if card == cards.TRACKER:
        assert look & 3 == cards.TRACK[(hand.round - 1) % 4]
        return f"T{hand.round}"
    if card >= cards.FIRST_OUTPOST:
        assert look & 3 == cards.B
        return cards.TOKENS[card]
    if card >= cards.FIRST_VILLAGER:
        return f"V:{hand.edition.villagers[hand.edition.villager[card]]}.{area}"
    return cards.TOKENS[card] + area
