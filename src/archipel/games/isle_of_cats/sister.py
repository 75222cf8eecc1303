"""The sister: her basket cards, read from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.games.isle_of_cats.content.cards import CARD_BASKETS, CARD_SPEED, KEYWORDS, SISTER_POINTS, Keyword
from archipel.games.isle_of_cats.content.tiles import COMMONS, KINDS, TILE_COLOUR, TILE_KIND, TILE_SHAPE
from archipel.games.isle_of_cats.drawing import colour_name
from archipel.games.isle_of_cats.events import ColourTurned, SisterCard, SisterSwitched, SisterTook
from archipel.games.isle_of_cats.values import COLOURS
from archipel.kit.masks import pick

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


def draw_card(state: CatsState, *, first: bool) -> None:
    """Turn her next card up; the first of a day says how many she has and how fast she is."""
    sister = state.sister
    assert sister is not None
    card = pick(sister.deck, state.rng)
    sister.deck ^= 1 << card
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
    colour = pick(sister.unturned, state.rng)
    sister.unturned ^= 1 << colour
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
    if what == "common":
        remove_common(state, shape)
    elif what == "switch":
        switch(state, index, other)
    else:
        remove(state, what, index)


def remove(state: CatsState, what: str, index: int) -> None:
    """A tile of a line leaves the game: the one of this number, or the last where there are fewer."""
    line = line_of(state, what)
    number = min(index, len(line))
    if not number:
        state.tell(SisterTook, what, index, 0, -1, "", "")
        return
    tile = line[number - 1]
    for place in (state.left, state.right, state.rare, state.oshax):
        if tile in place:
            place.remove(tile)
    state.gone |= 1 << tile
    state.tell(SisterTook, what, index, number, tile, KINDS[TILE_KIND[tile]], colour_name(TILE_COLOUR[tile]))


def line_of(state: CatsState, what: str) -> list[int]:
    """Cats, stacks of rare treasures by their first tile, or Oshax, as she counts them."""
    if what == "cat":
        return state.left + state.right
    if what == "oshax":
        return state.oshax
    found: list[int] = []
    for tile in state.rare:
        if not found or TILE_SHAPE[found[-1]] != TILE_SHAPE[tile]:
            found.append(tile)
    return found


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
