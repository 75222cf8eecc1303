"""Laying the table: shuffle, put one card away unseen, give everybody a blank board."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.core.text import Text, text
from archipel.games.hashi.content import CARDS
from archipel.games.hashi.content.components import COMPONENTS
from archipel.games.hashi.sheet import sheet_of
from archipel.games.hashi.state import HashiState
from archipel.games.hashi.steps.card import NextCard
from archipel.games.hashi.steps.start import Starting
from archipel.games.hashi.values import HashiOptions


def setup(options: HashiOptions, seats: int, rng: Rng) -> HashiState:
    deck = list(range(CARDS))
    rng.shuffle(deck)
    removed = deck.pop()
    sheet = sheet_of(options.content, options.side)
    state = HashiState(seats, rng, sheet, options.low_bonus_window, deck, removed)
    state.content = options.content
    state.lay_boards()
    state.steps.append(NextCard())
    if options.solo_start == "random":
        choice = rng.choose(sheet.starts)
        state.boards[0].write(choice.island - 1, choice.number)
        state.show_boards()
    else:
        state.steps.append(Starting([None] * seats))
    return state


def check(options: HashiOptions, seats: int) -> Text | None:
    """What speaks against these options for so many seats."""
    if options.solo_start == "random" and seats > 1:
        return text("refused-random-start", rule="10.1")
    return text("refused-content", rule="2.5") if COMPONENTS.of(options.content) is None else None
