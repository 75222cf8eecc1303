"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.small_islands import scoring, showing
from archipel.games.small_islands.edition import LANDSCAPES
from archipel.games.small_islands.explorer import Alexis
from archipel.games.small_islands.mat import Mat
from archipel.games.small_islands.steps.choosing import CHOOSING
from archipel.games.small_islands.supply import decks_of, draw_cards, draw_tile, draw_values, some_of
from archipel.games.small_islands.views import Pending, SmallView
from archipel.kit.masks import mask_of

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


def view(state: SmallState, seat: Seat | None) -> SmallView:
    pending: Pending = state.steps[-1].pending(state, seat) if state.steps else Pending("over")
    names = state.edition.names
    own = state.mats[seat] if seat is not None else None
    look = showing.look(state, seat)
    alexis, expedition = showing.alexis_views(state)
    over = not state.steps
    return SmallView(
        seat,
        state.seats,
        state.options,
        pending,
        state.round,
        state.turn,
        state.first,
        state.lander,
        state.last_phase != "",
        state.options.table // 2,
        showing.tile_views(state),
        look.islands,
        tuple([names[LANDSCAPES + start * 2 + face] for start in state.starts for face in range(2)]),
        tuple([names[tile] if tile >= 0 else "" for tile in state.row]),
        state.navigation,
        state.reserve,
        tuple([names[tile] for tile in state.out]),
        state.greys,
        tuple([names[tile] for tile in own.hand]) if own else (),
        showing.card_views(state, own.cards) if own else (),
        showing.card_views(state, own.now) if own else (),
        showing.card_views(state, own.later) if own else (),
        tuple(own.tokens) if own else (),
        len(state.values),
        deck_sizes(state),
        tuple([showing.mat_view(state, colour) for colour in range(len(state.mats))]),
        showing.prospect(state, seat, look.worths),
        showing.wins(state),
        alexis,
        expedition,
        scoring.ranking(state)[0] if over else -1,
        state.reason,
        scoring.tie(state) if over else "",
        scoring.earned(state),
    )


def deck_sizes(state: SmallState) -> tuple[int, ...]:
    """Cards face down in each deck; while cards are chosen, those given back are not there yet."""
    return tuple([(state.deck & deck).bit_count() for deck in decks_of(state)])


def determinize(state: SmallState, seat: Seat, rng: Rng) -> SmallState:
    """Tiles, cards, tokens and expeditions a seat has not seen are drawn anew."""
    twin = state.twin(rng, [mat.clone() for mat in state.mats])
    if not state.steps:
        return twin
    if state.seats > 1:
        others = [twin.mats[other] for other in range(twin.seats) if other != seat]
        _redraw_hands(twin, others)
        if twin.steps[-1] is CHOOSING:
            CHOOSING.forget(twin, others)
        else:
            _redraw_cards(twin, twin.mats[seat].given, others)
        _redraw_tokens(twin, others, looking=twin.turn != seat)
    if twin.alexis is not None:
        _redraw_expeditions(twin, twin.alexis)
    return twin


def _redraw_hands(twin: SmallState, others: list[Mat]) -> None:
    """Tiles that nobody saw taken."""
    for mat in others:
        for tile in mat.hand:
            if not mat.known >> tile & 1:
                twin.pool |= 1 << tile
    for mat in others:
        size = len(mat.hand)
        mat.hand = [tile for tile in mat.hand if mat.known >> tile & 1]
        while len(mat.hand) < size:
            mat.hand.append(draw_tile(twin))


def _redraw_cards(twin: SmallState, given: int, others: list[Mat]) -> None:
    """Cards but those revealed; what was shown, or `given` back by the seat itself, is known to be in the deck."""
    decks = decks_of(twin)
    now = [0 if mat.shown else len(mat.now) // len(decks) for mat in others]
    later = [len(mat.later) // len(decks) for mat in others]
    for mat in others:
        twin.deck |= mask_of(mat.later)
        mat.given = 0
        mat.later = []
        if not mat.shown:
            twin.deck |= mask_of(mat.now)
            mat.now = []
    for at, mat in enumerate(others):
        for deck in decks:
            among = deck & ~(twin.returned | given)
            draw_cards(twin, mat.now, among, now[at])
            draw_cards(twin, mat.later, among, later[at])


def _redraw_tokens(twin: SmallState, others: list[Mat], *, looking: bool) -> None:
    """Values of tokens, and what another seat is looking at."""
    drawn, aside = (len(twin.drawn), len(twin.aside)) if looking else (0, 0)
    owners = [mat for mat in others if mat.tokens]
    if not owners and not drawn and not aside:
        return
    for mat in owners:
        twin.values += mat.tokens
    if looking:
        twin.values += twin.drawn + twin.aside
    twin.values.sort()
    for mat in owners:
        mat.tokens = draw_values(twin, len(mat.tokens))
    if looking:
        twin.drawn = sorted(draw_values(twin, drawn))
        twin.aside = draw_values(twin, aside)


def _redraw_expeditions(twin: SmallState, alexis: Alexis) -> None:
    """Cards of Alexis never seen so far: as many of each kind as his level has, from those that may be among them."""
    unseen = alexis.deck & ~alexis.seen
    chosen = 0
    for kind in (twin.edition.exploring, twin.edition.landing):
        chosen |= some_of(kind & ~alexis.seen, (unseen & kind).bit_count(), twin.rng)
    alexis.pile = alexis.pile & ~unseen | chosen
    alexis.deck = alexis.deck & ~unseen | chosen
