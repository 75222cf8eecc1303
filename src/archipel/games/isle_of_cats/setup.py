"""Laying the table: boats, bag, deck and treasures; the sister's cards; the family cards."""

from __future__ import annotations

from typing import Final

from archipel.core.rng import Rng
from archipel.core.text import Text, text
from archipel.games.isle_of_cats.boat import BOATS
from archipel.games.isle_of_cats.content import cards, tiles
from archipel.games.isle_of_cats.content.packing import COMPONENTS, box_of
from archipel.games.isle_of_cats.content.table import COMMONS_EACH, FIRST_BASKETS
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.piles import draw, numbers_of, size
from archipel.games.isle_of_cats.sister import turn_colour
from archipel.games.isle_of_cats.state import CatsState, Sister
from archipel.games.isle_of_cats.steps.days import DAWN, FILL, Days
from archipel.games.isle_of_cats.steps.draft import begin_family
from archipel.games.isle_of_cats.steps.meeples import Meeples
from archipel.games.isle_of_cats.values import COLOURS, SISTER, CatsOptions
from archipel.kit.masks import mask_of

PLAIN: Final = CatsOptions()
CARDS: Final = ("fleet", "solo")
OSHAX_PROMO: Final = ("oshax", "both")
ONLY_IN: Final[dict[str, tuple[tuple[str, ...], str, str]]] = {
    "difficulty": (("solo",), "refused-only-solo", "15.1"),
    "solo_sister_finishes_on_empty_fields": (("solo",), "refused-only-solo", "17.5"),
    "modules": (CARDS, "refused-only-cards", "17.1"),
    "anytime": (CARDS, "refused-only-cards", "17.3"),
    "prospector_scope": (CARDS, "refused-only-cards", "17.2"),
    "anywhere_after_draw": (CARDS, "refused-only-cards", "17.4"),
}


def setup(options: CatsOptions, seats: int, rng: Rng) -> CatsState:
    boats = list(range(len(BOATS)))
    rng.shuffle(boats)
    state = CatsState(seats, rng, options, [Crew(boat) for boat in boats[:seats]])
    first = rng.below(seats)
    state.order = [(first + place) % seats for place in range(seats)]
    state.bag = tiles.CAT_TILES | tiles.RARE_TILES
    state.stock = [COMMONS_EACH[seats]] * len(tiles.COMMONS)
    box = box_of(options.content)
    if options.promo in ("rare", "both"):
        state.bag |= box.rare
    if options.mode == "family":
        state.deck = cards.FAMILY_CARDS
        state.steps.append(Days(FILL))
        begin_family(state)
    else:
        lay_oshax(state, options, box.oshax)
        state.deck = cards.deck(options.modules, own=box.cards)
        for crew in state.crews:
            crew.ready = FIRST_BASKETS
        state.steps.append(Days(DAWN))
    if options.mode == "solo":
        invite_sister(state, options)
    else:
        state.steps.append(Meeples(0))
    return state


def lay_oshax(state: CatsState, options: CatsOptions, promotional: int) -> None:
    """Six lie beside the island; where promotional ones are among them, as many of the box are in the bag."""
    state.oshax = list(tiles.OSHAX_TILES)
    if options.promo not in OSHAX_PROMO:
        return
    bag = promotional
    if options.promo_oshax == "island":
        bag = draw(mask_of(state.oshax), size(promotional), state.rng)
        state.oshax = [tile for tile in state.oshax if not bag >> tile & 1] + numbers_of(promotional)
    state.bag |= bag


def invite_sister(state: CatsState, options: CatsOptions) -> None:
    sister = Sister()
    state.sister = sister
    state.order = [0, SISTER]
    state.rng.shuffle(state.oshax)
    # A bit a colour.
    sister.unturned = (1 << len(COLOURS)) - 1
    sister.deck = cards.BASKET_CARDS
    basic = draw(mask_of(list(cards.SISTER_LESSONS)), cards.SISTER_DEALT, state.rng)
    advanced = draw(mask_of(list(cards.SISTER_ADVANCED)), cards.ADVANCED_DEALT[options.difficulty], state.rng)
    sister.lessons = numbers_of(basic | advanced)
    turn_colour(state)


def check(options: CatsOptions, seats: int) -> Text | None:
    """Why no table can play this."""
    if options.mode == "solo" and seats != 1:
        return text("refused-solo-seats", rule="15.1")
    if options.mode != "solo" and not 2 <= seats <= len(BOATS):
        return text("refused-family-alone" if options.mode == "family" else "refused-seats", rule="1.2")
    if cards.fault(options.modules, cards.DECKS):
        return text("refused-modules", rule="14.6")
    if COMPONENTS.of(options.content) is None:
        return text("refused-content", rule="17.8")
    for name, (modes, key, rule) in ONLY_IN.items():
        if getattr(options, name) != getattr(PLAIN, name) and options.mode not in modes:
            return text(key, rule=rule)
    if options.mode == "family" and options.promo in OSHAX_PROMO:
        return text("refused-no-oshax", rule="16.1")
    if options.promo_oshax != PLAIN.promo_oshax and options.promo not in OSHAX_PROMO:
        return text("refused-only-promo", rule="17.6")
    return None
