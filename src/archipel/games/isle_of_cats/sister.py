"""The sister: her basket cards, read from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.games.isle_of_cats.content.cards import CARD_BASKETS, CARD_SPEED, KEYWORDS, SISTER_POINTS, Keyword
from archipel.games.isle_of_cats.content.tiles import COMMONS, KINDS, TILE_COLOUR, TILE_KIND
from archipel.games.isle_of_cats.drawing import colour_name, stacks, take_rare
from archipel.games.isle_of_cats.events import ColourTurned, SisterCard, SisterSwitched, SisterTook
from archipel.games.isle_of_cats.piles import draw
from archipel.games.isle_of_cats.values import COLOURS

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


def draw_card(state: CatsState, *, first: bool) -> None:
    """Turn her next card up; the first of a day says how many she has and how fast she is."""
    sister = state.sister
    assert sister is not None
    bit = draw(sister.deck, 1, state.rng)
    sister.deck ^= bit
    card = bit.bit_length() - 1
    sister.today.append(card)
    if first:
        sister.dealt = CARD_BASKETS[card]
        sister.left = sister.dealt
        sister.speed = CARD_SPEED[card]
    state.tell(SisterCard, card, first, CARD_BASKETS[card], CARD_SPEED[card])


def turn_colour(state: CatsState) -> None:
    """The next of her colours, if one is left."""
    sister = state.sister
    assert sister is not None
    if not sister.unturned:
        return
    bit = draw(sister.unturned, 1, state.rng)
    sister.unturned ^= bit
    colour = bit.bit_length() - 1
    sister.colours.append(colour)
    state.tell(ColourTurned, COLOURS[colour], SISTER_POINTS[len(sister.colours) - 1])


def end_day(state: CatsState) -> None:
    """Her cards of the day are put away; those not turned over go back to her deck."""
    sister = state.sister
    assert sister is not None
    for card in sister.today:
        sister.spent |= 1 << card
    sister.today = []
    sister.dealt = 0
    sister.left = 0


def resolve(state: CatsState, card: int) -> None:
    for keyword in KEYWORDS[card]:
        carry_out(state, keyword)


def carry_out(state: CatsState, keyword: Keyword) -> None:
    what, index, other, shape = keyword
    if what == "cat":
        remove_cat(state, index)
    elif what == "rare":
        remove_rare(state, index)
    elif what == "oshax":
        remove_oshax(state, index)
    elif what == "common":
        remove_common(state, shape)
    else:
        switch(state, index, other)


def remove_cat(state: CatsState, index: int) -> None:
    line = state.left + state.right
    number = min(index, len(line))
    cat = line[number - 1] if number else -1
    if number:
        (state.left if cat in state.left else state.right).remove(cat)
        state.gone |= 1 << cat
    tell(state, "cat", index, number, cat)


def remove_rare(state: CatsState, index: int) -> None:
    line = stacks(state)
    number = min(index, len(line))
    tile = take_rare(state, line[number - 1][0]) if number else -1
    if number:
        state.gone |= 1 << tile
    tell(state, "rare", index, number, tile)


def remove_oshax(state: CatsState, index: int) -> None:
    number = min(index, len(state.oshax))
    tile = state.oshax.pop(number - 1) if number else -1
    if number:
        state.gone |= 1 << tile
    tell(state, "oshax", index, number, tile)


def remove_common(state: CatsState, shape: str) -> None:
    place = COMMONS.index(shape)
    there = state.stock[place] > 0
    if there:
        state.stock[place] -= 1
        state.wasted[place] += 1
    state.tell(SisterTook, "common", 1, 1 if there else 0, -1, shape, "")


def switch(state: CatsState, one: int, two: int) -> None:
    """Two cats change places, unless both numbers mean the same one."""
    cats = len(state.left) + len(state.right)
    first, second = min(one, cats), min(two, cats)
    if first != second:
        line = state.left + state.right
        line[first - 1], line[second - 1] = line[second - 1], line[first - 1]
        half = len(state.left)
        state.left, state.right = line[:half], line[half:]
    state.tell(SisterSwitched, first if first != second else 0, second if first != second else 0)


def tell(state: CatsState, line: str, asked: int, number: int, tile: int) -> None:
    kind = KINDS[TILE_KIND[tile]] if tile >= 0 else ""
    colour = colour_name(TILE_COLOUR[tile]) if tile >= 0 else ""
    state.tell(SisterTook, line, asked, number, tile, kind, colour)
