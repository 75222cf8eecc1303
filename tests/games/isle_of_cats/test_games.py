"""Whole random games: nothing is lost, doubled or owed, and the same seed is the same game."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core.rng import Quick
from archipel.games.isle_of_cats.content.tiles import POSES
from archipel.games.isle_of_cats.piles import kinds_of, size
from archipel.games.isle_of_cats.scoring import base, standings
from archipel.games.isle_of_cats.state import CatsState

from .position import new

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fleet", 2, {}),
    ("fleet", 4, {"promo": "both", "modules": "BCD", "anywhere_after_draw": True}),
    ("fleet", 3, {"anytime": "own"}),
    ("solo", 1, {"difficulty": "expert", "promo": "oshax"}),
    ("family", 4, {}),
]
BASKETS = 10
LOWEST = -54


def played(mode: str, seats: int, options: dict[str, Any], seed: int) -> CatsState:
    """A random game, looked at after every action."""
    state = new(mode, seats, seed, **options).state
    rng = Quick(seed)
    while state.outcome() is None:
        seat = rng.choose(state.to_act())
        state.advance(seat, rng.choose(state.legal_actions(seat)))
        check(state)
    return state


def check(state: CatsState) -> None:
    """Scenario G02."""
    assert sorted(state.order) == list(range(len(state.order)))
    seen = state.bag | state.gone
    loose = [*state.left, *state.right, *state.rare, *state.oshax, *([state.drawn] if state.drawn >= 0 else [])]
    held = 0
    for crew in state.crews:
        assert crew.fish >= 0
        assert crew.ready >= 0
        assert crew.used >= 0
        covered = 0
        for tile in crew.tiles:
            assert tile.mask & covered == 0
            covered |= tile.mask
            assert size(tile.mask) == len(POSES[tile.shape][0][1])
            if tile.number >= 0:
                loose.append(tile.number)
        assert covered == crew.covered
        assert crew.picked & ~(crew.offer | crew.drafted | crew.hand) == 0
        assert crew.wanted & ~crew.offer == 0
        for cards in (crew.hand, crew.offer, crew.drafted, crew.laid, crew.lessons, crew.buried):
            assert cards & held == 0
            held |= cards
    assert len(loose) == len(set(loose))
    assert not any(seen >> tile & 1 for tile in loose)
    assert held & (state.deck | state.used) == 0
    assert sum(crew.ready + crew.used for crew in state.crews) <= BASKETS
    assert all(count >= 0 for count in state.stock)


@pytest.mark.parametrize(("mode", "seats", "options"), TABLES, ids=[f"{mode}-{seats}" for mode, seats, _ in TABLES])
def test_random_games(mode: str, seats: int, options: dict[str, Any]) -> None:
    """Rules 12.1, 12.2 and 13.1, scenarios G02, G03 and G06."""
    state = played(mode, seats, options, 5)
    assert state.left == state.right == []
    assert state.day == 5
    for at in standings(state):
        rats, rooms, families, rare, _ = base(state, at)
        assert rats + rooms >= LOWEST
        assert families >= 0
        assert rare >= 0
    assert played(mode, seats, options, 5).digest() == state.digest()


def test_the_deck_is_enough() -> None:
    """Rules 3.2 and 5.1, scenario G05, ruling 33: five days of four players, and every Look, need all 150 cards."""
    assert 4 * 7 * 5 + 2 * 2 + 2 * 3 == 150
    state = played("fleet", 4, {}, 9)
    looked = sum({"draw2": 2, "draw3": 3}.get(kind, 0) for kind in kinds_of(state.used))
    assert size(state.deck) == 10 - looked
    cats = 85 - sum(1 for tile in range(85) if state.bag >> tile & 1)
    assert 80 <= cats <= 85
