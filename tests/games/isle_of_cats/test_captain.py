"""The strong bot of The Isle of Cats: what it plays out in mind is legal, the same again, and knows nothing hidden."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.bots.honesty import assert_honest

from archipel.bots import bot
from archipel.core.game import Outlook
from archipel.core.rng import Quick
from archipel.games.isle_of_cats.boat import BOARD, SHAPE_POSES, anchors, near
from archipel.games.isle_of_cats.bots.foresight.lines import lines_of
from archipel.games.isle_of_cats.bots.foresight.playout import Playout, lead, regard
from archipel.games.isle_of_cats.bots.foresight.snug import BESIDE, snuggest
from archipel.games.isle_of_cats.bots.hull import hull_of
from archipel.games.isle_of_cats.bots.search import Skill
from archipel.games.isle_of_cats.bots.watch import Watch
from archipel.games.isle_of_cats.bots.weights import PLAIN
from archipel.games.isle_of_cats.state import CatsState

from .position import FIXTURES, GAME, fixture, new

TABLES = [("solo", 1), ("fleet", 2), ("fleet", 4), ("family", 3)]
each_table = pytest.mark.parametrize(("mode", "seats"), TABLES)
SKILL = Skill(6, 10, 2, 0)


def played_out(state: CatsState, seed: int) -> CatsState:
    twin = state.determinize(0, Quick(seed))
    Playout(twin, Skill(4, 1, 0, 0), PLAIN, Quick(seed)).run()
    return twin


@pytest.mark.parametrize("name", list(FIXTURES))
def test_the_snuggest_places_have_most_neighbours_taken(name: str) -> None:
    """Cell by cell it is the same: walls count as taken."""
    covered = fixture(name).covered
    free = BOARD & ~covered
    for shape, poses in enumerate(SHAPE_POSES):
        for number, pose in enumerate(poses):
            starts = anchors(pose, free, free)
            if not starts:
                continue
            counts = {}
            for at in range(starts.bit_length()):
                if starts >> at & 1:
                    mask = pose.mask << at
                    counts[at] = len(BESIDE[shape][number]) - (near(mask) & ~mask & free).bit_count()
            most = max(counts.values())
            best = sum(1 << at for at, count in counts.items() if count == most)
            assert snuggest(starts, BESIDE[shape][number], free) == (best, most)


def test_a_lead_counts_most_near_the_line() -> None:
    """Rule 15.10: level is lost to the sister."""
    worths = [regard(points) for points in range(-100, 101)]
    steps = [after - before for before, after in pairwise(worths)]
    assert min(steps) > 0
    assert max(steps) == regard(1) - regard(0)
    assert regard(0) < 0 < regard(1)


@each_table
def test_a_game_played_out_is_over_and_the_same_again(mode: str, seats: int) -> None:
    state = new(mode, seats, 6).state
    ends = [played_out(state, 4) for _ in range(2)]
    assert ends[0].outcome() is not None
    assert ends[0].digest() == ends[1].digest()
    assert lead(ends[0], 0) == lead(ends[1], 0)


@each_table
def test_every_line_can_be_played(mode: str, seats: int) -> None:
    """Through a game: the actions of each line are legal one after the other, and no line comes twice."""
    state = new(mode, seats, 8).state
    player, rng = bot(GAME, "quick"), Quick(2)
    seen: set[str] = set()
    ply = 0
    while state.outcome() is None:
        seat = state.to_act()[0]
        outlook = Outlook(GAME, state, seat)
        ply += 1
        lines = lines_of(Watch(state, seat, outlook.legal, SKILL, PLAIN, rng), 6) if ply % seats == 0 else []
        assert len({str(line.actions) for line in lines}) == len(lines)
        for line in lines:
            seen.add(type(state.steps[-1]).__name__)
            twin = state.clone()
            for action in line.actions:
                assert twin.objection(seat, action) is None
                twin.advance(seat, action)
        state.apply(seat, player.choose(outlook, rng))
    assert "Placing" in seen


def test_what_a_tile_adds_is_remembered_for_one_boat_alone() -> None:
    hull = hull_of(fixture("F1"), hasty=True)
    assert hull.grown(-1, 1, 0).gains is not hull.gains
    assert not hull_of(fixture("F1")).hasty


@pytest.mark.once
def test_the_strong_bot_knows_no_more_than_its_seat() -> None:
    """Rule 4.4: where all that is hidden lies otherwise it does the same."""
    assert_honest(GAME, new("fleet", 2, 21).state, "strong", 4)
