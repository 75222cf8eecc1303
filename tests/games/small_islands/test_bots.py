"""Players of Small Islands: each level plays each mode, knows no more than its seat, and the strong one is strong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.honesty import assert_honest

from archipel.bots import bot
from archipel.core.game import Outlook
from archipel.core.rng import Quick
from archipel.core.values import Outcome
from archipel.games.small_islands.bots.plan import Planner
from archipel.games.small_islands.bots.player import Islander, unlike
from archipel.games.small_islands.bots.small import tokens
from archipel.games.small_islands.bots.stand import Stand
from archipel.games.small_islands.bots.trial import tried_out
from archipel.games.small_islands.bots.weights import DENYING, HOUSE_WEIGHTS
from archipel.games.small_islands.edition import ANY, ICONS
from archipel.games.small_islands.geometry import CELLS
from archipel.games.small_islands.judge import judge
from archipel.games.small_islands.scoring import total
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.steps.turn import Turn
from archipel.games.small_islands.values import DONE

from .position import SMALL, dealt

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("normal", 2, {}),
    ("normal", 3, {"payment": "each"}),
    ("advanced", 3, {}),
    ("solo", 1, {"level": 2}),
    ("solo_advanced", 1, {"level": 5}),
]
LEVELS = ("normal", "easy", "easy", "easy")


def opened(mode: str, seats: int, seed: int, **changes: Any) -> SmallState:
    return dealt(seats, seed, mode=mode, **changes).state


def played(state: SmallState, *levels: str, plies: int = 2000) -> Outcome | None:
    """A game between bots, each told what its seat may know, or so much of it; `apply` refuses what is not legal."""
    bots = [bot(SMALL, level) for level in levels]
    rngs = [Quick(seat) for seat in range(state.seats)]
    for _ in range(plies):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        state.apply(seat, bots[seat].choose(Outlook(SMALL, state, seat), rngs[seat]))
    return state.outcome()


@pytest.mark.once
@pytest.mark.parametrize(("mode", "seats", "changes"), TABLES)
def test_every_mode_is_played_to_its_end(mode: str, seats: int, changes: dict[str, Any]) -> None:
    assert played(opened(mode, seats, 5, **changes), *LEVELS[:seats]) is not None


@pytest.mark.parametrize(("mode", "seats"), [("normal", 2), ("advanced", 2), ("solo", 1)])
def test_a_bot_knows_no_more_than_its_seat(mode: str, seats: int) -> None:
    """Rules 2 and 4: objectives of others and what lies face down count for nothing in its choice."""
    state = opened(mode, seats, 21)
    rng = Quick(3)
    for ply in range(24):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        action = bot(SMALL, "normal").choose(Outlook(SMALL, state, seat), Quick(ply))
        twin = state.determinize(seat, rng.fork())
        assert bot(SMALL, "normal").choose(Outlook(SMALL, twin, seat), Quick(ply)) == action
        state.apply(seat, action)


@pytest.mark.once
@pytest.mark.parametrize(("mode", "seats", "plies"), [("normal", 2, 50), ("advanced", 3, 60), ("solo", 1, 40)])
def test_play_outs_know_no_more_than_the_seat(mode: str, seats: int, plies: int) -> None:
    """Rules 2 and 4: what is tried out is tried on twins of what the seat knows; asked again it says the same."""
    state = opened(mode, seats, 22)
    played(state, *["easy"] * seats, plies=plies)
    assert_honest(SMALL, state, "strong", 4)


def at_a_turn(seed: int, round: int) -> SmallState:
    """Before the first turn of a round."""
    state = opened("normal", 2, seed)
    while state.round < round or not isinstance(state.steps[-1], Turn):
        played(state, "easy", "easy", plies=1)
    return state


def test_a_trial_goes_on_past_the_round() -> None:
    """To the end of the next, or of the game."""
    state = at_a_turn(31, 1)
    tried_out(state, state.turn, [], DENYING)
    assert state.round == 3
    last = at_a_turn(31, 3)
    tried_out(last, last.turn, [], DENYING)
    assert not last.steps


def test_the_token_of_any_resource_is_kept_for_what_no_other_shows() -> None:
    state = at_a_turn(33, 2)
    stand = Stand(state, state.turn, HOUSE_WEIGHTS)
    sea = stand.sea(stand.appraiser(stand.goal(), 0))
    held = state.edition.tokens
    free = held.index(ANY)
    uses = [use for _, use in sea.uses(15)]
    assert uses
    assert all(use // ICONS // CELLS >> 2 != free for use in uses)
    alone = {use // ICONS // CELLS & 3 for _, use in sea.uses(1 << free)}
    assert alone == {0, 1, 2, 3}
    best, use = sea.best_use(15)
    assert best == max(growth for growth, _ in sea.uses(15))
    assert (best, use) in sea.uses(15)


def test_uses_of_the_same_worth_are_weighed_once() -> None:
    state = at_a_turn(33, 2)
    ways = tokens(Stand(state, state.turn, HOUSE_WEIGHTS), 6)
    worths = [way.worth for way in ways if way.actions != [DONE]]
    assert len(worths) == len(set(worths)) <= 6
    assert [DONE] in [way.actions for way in ways]


def test_what_is_remembered_of_a_sea_is_what_would_be_found() -> None:
    """Joining the same islands with the same tile grows the sea by as much wherever it is done."""
    state = at_a_turn(35, 3)
    stand = Stand(state, state.turn, HOUSE_WEIGHTS)
    appraiser = stand.appraiser(stand.goal(), 50)
    sea = stand.sea(appraiser)
    for tile in state.mats[state.turn].hand:
        for place in sea.fitting(tile):
            pose, cell = divmod(place, CELLS)
            ports = state.edition.ports[tile] * stand.quays[cell]
            assert sea.growth(pose, cell) - ports == sea.laid(pose, cell).value - sea.value


def test_a_shortsighted_player_overlooks_places_but_never_all() -> None:
    state = at_a_turn(36, 1)
    stand = Stand(state, state.turn, HOUSE_WEIGHTS)
    found = stand.sea(stand.appraiser(stand.goal(), 0)).growths(stand.mat.hand)
    assert Planner(stand, 4, 1, 100, Quick(1)).seen(found) == found
    assert Planner(stand, 4, 1, 0, Quick(1)).seen(found) == found[-1:]
    some = Planner(stand, 4, 1, 30, Quick(1)).seen(found)
    assert 0 < len(some) < len(found)
    assert set(some) < set(found)


def test_of_ideas_for_one_place_two_are_weighed() -> None:
    state = at_a_turn(36, 1)
    stand = Stand(state, state.turn, HOUSE_WEIGHTS)
    ideas = Planner(stand, 6, 2, 100, Quick(1)).ideas(stand.mat.hand, state.row)
    kept = [idea.place for idea in unlike(ideas)]
    assert max(kept.count(place) for place in kept) == 2
    assert set(kept) == {idea.place for idea in ideas}


def test_normal_beats_easy() -> None:
    """Two deals, with seats swapped."""
    lead = 0
    for game in range(4):
        state = opened("normal", 2, 910 + game // 2)
        own = game % 2
        played(state, *["normal" if seat == own else "easy" for seat in range(2)])
        lead += total(state, own) - total(state, 1 - own)
    assert lead > 0


def test_thinking_and_judging_change_nothing() -> None:
    state = opened("normal", 2, 9)
    played(state, "easy", "easy", plies=30)
    before = state.digest()
    Islander(trials=2).choose(Outlook(SMALL, state, state.to_act()[0]), Quick(1))
    judge(state, 0)
    assert state.digest() == before


def test_the_judge_knows_who_has_won() -> None:
    state = opened("normal", 2, 8)
    outcome = played(state, "easy", "easy")
    assert outcome is not None
    winner = outcome.winners[0]
    assert judge(state, winner) > judge(state, 1 - winner)


@pytest.mark.long
def test_strong_beats_greedy() -> None:
    """Most of a few games, with seats swapped: one deal alone may go the other way."""
    won = 0
    for game in range(12):
        strong = game % 2
        state = opened("normal", 2, 900 + game // 2)
        played(state, *["strong" if seat == strong else "greedy" for seat in range(2)])
        won += total(state, strong) > total(state, 1 - strong)
    assert won > 6


@pytest.mark.once
def test_strong_beats_alexis() -> None:
    """Of the third level, nearly always."""
    state = opened("solo", 1, 40, level=3)
    played(state, "strong")
    assert total(state, 0) > total(state, 1)
