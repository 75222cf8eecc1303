"""Laying the table: one hexagon for all, or two of them and the day and night cards for a player alone."""

from __future__ import annotations

from typing import Final

from archipel.core.rng import Rng
from archipel.core.text import Text, text
from archipel.games.islet.bag import Bag
from archipel.games.islet.bird import SEA, Bird
from archipel.games.islet.board import Board
from archipel.games.islet.content.cards import CARDS, COMPONENTS, conditions_of
from archipel.games.islet.content.parts import EGGS, HAND, HEXAGON, IN_BAG, IN_PILE, OPEN_CARDS
from archipel.games.islet.grid import cell_at
from archipel.games.islet.purse import purse_of
from archipel.games.islet.state import IsletState
from archipel.games.islet.steps.fulfil import draw_card
from archipel.games.islet.steps.rounds import ROUNDS
from archipel.games.islet.steps.start import Starting
from archipel.games.islet.values import IsletOptions

ALONE_ONLY: Final = ("level_match", "surround_min_neighbours", "solo_discard_source")
TOGETHER_ONLY: Final = ("first_player", "stall_guard_rounds")
PLAIN: Final = IsletOptions()


def setup(options: IsletOptions, seats: int, rng: Rng) -> IsletState:
    bag = Bag(IN_BAG.copy(), sum(IN_BAG))
    islets = 2 if seats == 1 else 1
    board = Board({}, [], [[] for _ in range(islets)], options.holes_are_sea)
    for islet in range(islets):
        for x, y in HEXAGON:
            board.place(cell_at(islet + 1, x, y), bag.draw(rng))
    eggs = options.eggs or EGGS[seats]
    birds = [Bird(SEA, [bag.draw(rng) for _ in range(HAND)], 0, 0, 0, eggs, []) for _ in range(seats)]
    state = IsletState(seats, rng, options, board, birds, bag)
    state.piles = purse_of(IN_PILE)
    state.steps.append(ROUNDS)
    if seats == 1:
        lay_out_cards(state)
        state.steps.append(Starting())
    else:
        state.first = first_player(options, seats, rng)
        state.turn = state.first
    return state


def lay_out_cards(state: IsletState) -> None:
    state.conditions = conditions_of(state.options.content)
    state.deck = (1 << len(CARDS)) - 1
    state.cards = [[draw_card(state) for _ in range(OPEN_CARDS)] for _ in range(2)]


def first_player(options: IsletOptions, seats: int, rng: Rng) -> int:
    if options.first_player == "random":
        return rng.below(seats)
    return int(options.first_player[-1]) - 1


def check(options: IsletOptions, seats: int) -> Text | None:
    """What speaks against these options for so many seats."""
    if options.eggs > EGGS[seats]:
        return text("refused-eggs", rule="11.1", most=EGGS[seats])
    for name in TOGETHER_ONLY if seats == 1 else ALONE_ONLY:
        if getattr(options, name) != getattr(PLAIN, name):
            return text("refused-together-only" if seats == 1 else "refused-alone-only", rule=_rule(name))
    if options.first_player != "random" and int(options.first_player[-1]) > seats:
        return text("refused-first-player", rule="3.3")
    return text("refused-content", rule="11.3") if COMPONENTS.of(options.content) is None else None


def _rule(name: str) -> str:
    rules = {"first_player": "3.3", "stall_guard_rounds": "9.4", "solo_discard_source": "10.5"}
    return rules.get(name, "10.7")
