"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.small_islands import scoring
from archipel.games.small_islands.explorer import Alexis
from archipel.games.small_islands.mat import Mat
from archipel.games.small_islands.showing import (
    agreed_options,
    alexis_view,
    card_views,
    expedition_view,
    island_views,
    mat_view,
    prospect,
    tile_views,
)
from archipel.games.small_islands.steps.choosing import CHOOSING, choose_anything
from archipel.games.small_islands.steps.stage import Staged
from archipel.games.small_islands.supply import decks_of
from archipel.games.small_islands.views import SmallView
from archipel.kit.masks import pick

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


def view(state: SmallState, seat: Seat | None) -> SmallView:
    step = state.steps[-1] if state.steps else None
    stage = step.stage() if isinstance(step, Staged) else "over"
    names = state.edition.names
    own = state.mats[seat] if seat is not None else None
    mine = own is not None and seat == state.turn
    islands = island_views(state, seat)
    over = not state.steps
    return SmallView(
        seat=seat,
        seats=state.seats,
        mode=state.options.mode,
        round=state.round,
        stage=stage,
        turn=state.turn,
        first=state.first,
        lander=state.lander,
        last_phase=state.last_phase != "",
        half=state.options.table // 2,
        tiles=tile_views(state),
        islands=islands,
        start=tuple([names[56 + start * 2 + face] for start in state.starts for face in range(2)]),
        row=tuple([names[tile] if tile >= 0 else "" for tile in state.row]),
        slot=state.slot + 1,
        navigation=state.navigation,
        reserve=state.reserve,
        out=tuple([names[tile] for tile in state.out]),
        greys=state.greys,
        boat=("own", "grey")[state.boat] if state.boat >= 0 else "",
        hand=tuple([names[tile] for tile in own.hand]) if own else (),
        cards=card_views(state, own.cards) if own else (),
        now=card_views(state, own.now) if own else (),
        later=card_views(state, own.later) if own else (),
        values=tuple(own.tokens) if own else (),
        drawn=tuple(state.drawn) if mine else (),
        aside=tuple(state.aside) if mine else (),
        pool=len(state.values),
        deck=deck_sizes(state),
        sites=sites(state),
        mats=tuple([mat_view(state, colour, stage) for colour in range(len(state.mats))]),
        prospect=prospect(state, seat, islands),
        alexis=alexis_view(state, state.alexis) if state.alexis is not None else None,
        expedition=expedition_view(state, state.alexis, stage) if state.alexis is not None else None,
        winner=scoring.ranking(state)[0] if over else -1,
        reason=state.reason,
        tie=scoring.tie(state) if over else "",
        trophies=scoring.earned(state),
        content=state.options.content,
        options=agreed_options(state.options),
    )


def deck_sizes(state: SmallState) -> tuple[int, ...]:
    """Cards face down in each deck; while cards are chosen, those given back are not there yet."""
    return tuple([(state.deck & deck).bit_count() for deck in decks_of(state)])


def sites(state: SmallState) -> tuple[tuple[int, int, int], ...]:
    found = []
    for island in state.sites:
        spot = state.board.first_spot(island)
        cell = state.board.cells[spot >> 3]
        found.append((cell % 23 - 11, cell // 23 - 11, spot & 7))
    return tuple(found)


def determinize(state: SmallState, seat: Seat, rng: Rng) -> SmallState:
    """Tiles, cards, tokens and expeditions a seat has not seen are drawn anew."""
    twin = state.twin(rng, [mat.clone() for mat in state.mats])
    if not state.steps:
        return twin
    if state.seats > 1:
        _redraw_hands(twin, seat, rng)
        _redraw_cards(twin, seat, rng)
        _redraw_tokens(twin, seat, rng)
    if twin.alexis is not None:
        _redraw_expeditions(twin, twin.alexis, rng)
    return twin


def _redraw_hands(twin: SmallState, seat: Seat, rng: Rng) -> None:
    """Tiles of others that nobody saw taken."""
    for other in range(twin.seats):
        if other != seat:
            for tile in twin.mats[other].hand:
                if not twin.mats[other].known >> tile & 1:
                    twin.pool |= 1 << tile
    for other in range(twin.seats):
        if other != seat:
            mat = twin.mats[other]
            size = len(mat.hand)
            mat.hand = [tile for tile in mat.hand if mat.known >> tile & 1]
            while len(mat.hand) < size:
                tile = pick(twin.pool, rng)
                twin.pool ^= 1 << tile
                mat.hand.append(tile)


def _redraw_cards(twin: SmallState, seat: Seat, rng: Rng) -> None:
    """Cards of others, but those revealed; what was shown, or given back by the seat itself, is known to be in the
    deck. Whoever has chosen chooses anew."""
    choosing = twin.steps[-1] is CHOOSING
    known = twin.returned | (0 if choosing else twin.mats[seat].given)
    wants: list[tuple[int, int, int]] = []
    for other in range(twin.seats):
        if other != seat:
            mat = twin.mats[other]
            wants.append(_forget_cards(twin, mat, choosing))
    decks = decks_of(twin)
    at = 0
    for other in range(twin.seats):
        if other != seat:
            cards, now, later = wants[at]
            at += 1
            mat = twin.mats[other]
            for deck in decks:
                if choosing:
                    _take_cards(twin, mat.cards, 3, deck, known, rng)
                else:
                    _take_cards(twin, mat.now, now // len(decks), deck, known, rng)
                    _take_cards(twin, mat.later, later // len(decks), deck, known, rng)
            if choosing:
                while len(mat.cards) > cards:
                    choose_anything(mat, rng)


def _forget_cards(twin: SmallState, mat: Mat, choosing: bool) -> tuple[int, int, int]:
    """Hidden cards of a mat back into the deck; how many there were to choose from, for now, for later."""
    held = (len(mat.cards), len(mat.now), len(mat.later))
    hidden = mat.cards + mat.later
    if not mat.shown:
        hidden = hidden + mat.now
    for card in hidden:
        twin.deck |= 1 << card
    if choosing:
        twin.deck |= mat.given
    mat.given = 0
    mat.cards = []
    mat.later = []
    if mat.shown:
        return held[0], 0, held[2]
    mat.now = []
    return held


def _take_cards(twin: SmallState, cards: list[int], wanted: int, deck: int, known: int, rng: Rng) -> None:
    for _ in range(wanted):
        card = pick(twin.deck & deck & ~known, rng)
        twin.deck ^= 1 << card
        cards.append(card)


def _redraw_tokens(twin: SmallState, seat: Seat, rng: Rng) -> None:
    """Values of others' tokens, and what another seat is looking at."""
    others = [other for other in range(twin.seats) if other != seat and twin.mats[other].tokens]
    looking = twin.turn != seat and (twin.drawn or twin.aside)
    if not others and not looking:
        return
    for other in others:
        twin.values += twin.mats[other].tokens
    if looking:
        twin.values += twin.drawn + twin.aside
    twin.values.sort()
    for other in others:
        twin.mats[other].tokens = _take_values(twin, len(twin.mats[other].tokens), rng)
    if looking:
        twin.drawn = _take_values(twin, len(twin.drawn), rng)
        twin.drawn.sort()
        twin.aside = _take_values(twin, len(twin.aside), rng)


def _take_values(twin: SmallState, wanted: int, rng: Rng) -> list[int]:
    return [twin.values.pop(rng.below(len(twin.values))) for _ in range(wanted)]


def _redraw_expeditions(twin: SmallState, alexis: Alexis, rng: Rng) -> None:
    """Cards of Alexis never seen so far: as many of each kind as his level has, from those that may be among them."""
    unseen = alexis.deck & ~alexis.seen
    free = [0, 0]
    for number, card in enumerate(twin.edition.expeditions):
        if not alexis.seen >> number & 1:
            free[1 if card.land else 0] |= 1 << number
    chosen = 0
    for kind in range(2):
        for _ in range((unseen & free[kind]).bit_count()):
            drawn = 1 << pick(free[kind], rng)
            free[kind] ^= drawn
            chosen |= drawn
    alexis.pile = alexis.pile & ~unseen | chosen
    alexis.deck = alexis.deck & ~unseen | chosen
