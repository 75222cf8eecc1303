"""Dealing anew what a seat cannot see: lessons to lessons, rescue cards to rescue cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.rng import Rng
from archipel.core.state import Step
from archipel.core.values import Seat
from archipel.games.isle_of_cats.content.cards import PRIVATE, PUBLIC, RESCUE_CARDS
from archipel.games.isle_of_cats.piles import Dealer, draw, size
from archipel.games.isle_of_cats.steps.placing import BERTHS, Placing
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


def redeal(twin: CatsState, seat: Seat, rng: Rng) -> None:
    step = twin.steps[-1]
    others = [other for other in range(twin.seats) if other != seat]
    pool = hidden(twin, others)
    held, pool = deal_known(twin, step, seat, pool, rng)
    pool = deal_kinds(twin, others, pool, rng)
    pool = deal_hands(twin, others, held, pool, rng)
    dealer = Dealer(pool, rng)
    for other in others:
        crew = twin.crews[other]
        crew.drafted = dealer.deal(size(crew.drafted))
        crew.offer = dealer.deal(size(crew.offer))
    bury(twin, others, dealer)
    for other in others:
        twin.crews[other].picked = 0
        twin.crews[other].wanted = 0
        twin.crews[other].backs = 0
    if isinstance(step, SecretStep):
        step.forget(twin, seat, rng)


def hidden(twin: CatsState, others: list[Seat]) -> int:
    """Everything that could be anywhere out of sight."""
    pool = twin.deck
    for other in others:
        crew = twin.crews[other]
        pool |= crew.hand | crew.offer | crew.drafted | crew.lessons | crew.buried
        if not twin.revealed:
            pool |= crew.laid
    return pool


def deal_known(twin: CatsState, step: Step[CatsState], seat: Seat, pool: int, rng: Rng) -> tuple[list[int], int]:
    """A Free Berth that everybody knows somebody to hold, by seat."""
    held = [0] * twin.seats
    if isinstance(step, Placing) and step.seat != seat and step.stuck(twin):
        held[step.seat] = draw(pool & BERTHS, 1, rng)
        pool ^= held[step.seat]
    return held, pool


def deal_kinds(twin: CatsState, others: list[Seat], pool: int, rng: Rng) -> int:
    """Private lessons and rescue cards that lie face down."""
    for other in others:
        crew = twin.crews[other]
        lessons = pool if twin.mode == "family" else pool & PRIVATE
        crew.lessons = draw(lessons, size(crew.lessons), rng)
        pool ^= crew.lessons
        if not twin.revealed and crew.laid:
            crew.laid = draw(pool & RESCUE_CARDS, size(crew.laid), rng)
            pool ^= crew.laid
    return pool


def deal_hands(twin: CatsState, others: list[Seat], held: list[int], pool: int, rng: Rng) -> int:
    """Hands; but for what was just bought there are no lessons in them."""
    wanted = [size(twin.crews[other].hand) - size(held[other]) for other in others]
    lasting = pool & ~(PRIVATE | PUBLIC)
    fresh = twin.phase == "exploring" or size(lasting) < sum(wanted)
    dealer = Dealer(pool if fresh else lasting, rng)
    for other, count in zip(others, wanted, strict=True):
        cards = dealer.deal(count)
        twin.crews[other].hand = cards | held[other]
        pool ^= cards
    return pool


def bury(twin: CatsState, others: list[Seat], dealer: Dealer) -> None:
    """The rest lies in the deck or was discarded face down; the smaller part is drawn."""
    counts = [size(twin.crews[other].buried) for other in others]
    if sum(counts) <= size(twin.deck):
        for other, count in zip(others, counts, strict=True):
            twin.crews[other].buried = dealer.deal(count)
        twin.deck = dealer.mask
        return
    twin.deck = dealer.deal(size(twin.deck))
    for other, count in zip(others[1:], counts[1:], strict=True):
        twin.crews[other].buried = dealer.deal(count)
    twin.crews[others[0]].buried = dealer.mask
