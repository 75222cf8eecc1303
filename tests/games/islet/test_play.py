"""Whole games by a player who likes to lay: the sums of the rules hold after every decision. Section F."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from archipel.core.rng import Quick, Rng
from archipel.core.values import Action
from archipel.games.islet.grid import neighbours
from archipel.games.islet.purse import counts, size
from archipel.games.islet.state import IsletState
from archipel.games.islet.values import Advance, Lay, Move, Place

from .position import opened

RARE = ("guarantee", "give_up", "fulfil", "remove", "discard")
GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"eggs": 6, "level_match": "at_least", "surround_min_neighbours": 1}),
    (1, {"eggs": 5, "solo_discard_source": "mixed"}),
    (2, {}),
    (2, {"eggs": 7, "guaranteed_first_payment": True}),
    (3, {"holes_are_sea": False}),
    (4, {}),
]


def chosen(state: IsletState, rng: Rng) -> Action:
    """An egg where one can be laid within three steps; long chains; else anything."""
    legal = list(state.legal_actions(state.turn))
    egg = towards_an_egg(state, legal, 3)
    if egg is not None:
        return egg
    places = [action for action in legal if isinstance(action, Place)]
    return rng.choose(places if places and rng.below(8) else legal)


def towards_an_egg(state: IsletState, legal: Sequence[Action], far: int) -> Action | None:
    eggs = [action for action in legal if isinstance(action, Lay)]
    steps = [action for action in legal if isinstance(action, Advance | Move)]
    if eggs or not far or not state.birds[state.turn].raw:
        return eggs[0] if eggs else None
    for action in steps:
        there = state.clone()
        there.advance(state.turn, action)
        if stages(there) == "move" and towards_an_egg(there, there.legal_actions(state.turn), far - 1) is not None:
            return action
    return None


def played(seats: int, options: dict[str, Any], seed: int) -> Iterator[IsletState]:
    """A game, before each of its decisions and at its end."""
    state, rng = opened(seats, seed, **options).state, Quick(seed)
    while state.outcome() is None:
        yield state
        state.apply(state.turn, chosen(state, rng))
    yield state


def stages(state: IsletState) -> str:
    return str(state.steps[-1].pending(state, None).stage) if state.steps else "over"


def whole(state: IsletState, eggs: int) -> None:
    """What never changes: tiles, cards, eggs; and what is never exceeded."""
    in_hands = sum(len(bird.hand) for bird in state.birds)
    assert state.bag.size == sum(state.bag.counts)
    assert state.bag.size + in_hands + len(state.board.tiles) + len(state.removed) == 90
    held = sum(bird.raw + bird.ready + bird.tipped for bird in state.birds)
    assert counts(state.piles + held) == (12,) * 6
    for bird in state.birds:
        assert bird.eggs_left() + len(bird.levels) == eggs
        assert eggs % 2 or stages(state) == "guarantee" or bird.free % 2 == 0
        assert all(bird.guaranteed(type) <= 2 for type in range(6))
        assert bird.at < 0 or bird.at in state.board.tops
    assert connected(state)


def connected(state: IsletState) -> bool:
    """Each islet is one piece by its edges."""
    left = set(state.board.tops)
    pieces = 0
    while left:
        edge = [left.pop()]
        pieces += 1
        while edge:
            found = [near for near in neighbours(edge.pop()) if near in left]
            left -= set(found)
            edge += found
    return pieces == (2 if state.seats == 1 else 1)


def between_turns(state: IsletState) -> None:
    on_land = [bird.at for bird in state.birds if bird.at >= 0]
    assert len(set(on_land)) == len(on_land)
    assert all(not bird.tipped and size(bird.raw) <= 8 for bird in state.birds)
    assert all(cards <= 2 for cards in map(len, state.cards))


def same(state: IsletState) -> None:
    """Clones and twins at stages that random play seldom comes to."""
    seat = state.turn
    twin, other = state.determinize(seat, Quick(3)), state.clone()
    assert other.digest() == state.digest()
    assert twin.view(seat) == state.view(seat)
    assert list(twin.legal_actions(seat)) == list(state.legal_actions(seat))
    assert twin.census() == state.census()
    action = state.legal_actions(seat)[0]
    before = state.digest()
    twin.apply(seat, action)
    other.apply(seat, action)
    assert state.digest() == before != other.digest()


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_the_sums_hold(seats: int, options: dict[str, Any], seed: int) -> None:
    """F, rules 2.2, 3.1, 5.5, 6.5, 7.3 and 8.1."""
    eggs = 0
    for state in played(seats, options, seed):
        eggs = eggs or state.birds[0].free
        whole(state, eggs)
        stage = stages(state)
        if stage == "turn":
            between_turns(state)
        if stage in RARE:
            same(state)
        at = state.birds[state.turn].at
        if stage == "move" and at >= 0 and state.other_bird_on(at, state.turn):
            assert any(isinstance(action, Advance) for action in state.legal_actions(state.turn))


def test_such_games_come_to_every_stage() -> None:
    """The games above are worth playing: eggs are laid, resources gained and given up, cards chosen."""
    found = {stages(state) for number in range(8) for state in played(*GAMES[1 if number % 2 else 3], number)}
    assert found == {"start", "turn", "chain", "move", "over", *RARE}
