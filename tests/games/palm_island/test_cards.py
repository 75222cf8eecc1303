"""The components: sixteen buildings, their areas, the tracker, and the figures that must add up."""

from __future__ import annotations

from archipel.games.palm_island.content.cards import (
    ARROWS,
    BUILDING,
    BUILDINGS,
    CORE,
    FLIP,
    FLIPPED,
    GIVES_FISH,
    GIVES_STONE,
    GIVES_WOOD,
    OUTPOST_KIND,
    OUTPOST_STARS,
    ROTATE,
    ROTATED,
    ROUNDS,
    STARS,
    STORE,
    TRACK,
    VILLAGER,
    VILLAGERS,
    A,
    B,
    C,
    D,
)

from .position import PALM


def test_eight_rounds_and_four_modes() -> None:
    """Rules 1.1 and 1.2."""
    assert ROUNDS == 8
    assert {mode.id: mode.seats for mode in PALM.modes} == {
        "solo": (1,),
        "cooperative": (2, 3, 4, 5, 6),
        "casual": (2, 3, 4, 5, 6),
        "speed": (2, 3, 4, 5, 6),
    }


def test_the_four_areas() -> None:
    """PI-02, rules 2.1 and 2.2: two turns of a kind lead back, and both orders lead to the same area."""
    for area in (A, B, C, D):
        assert ROTATED[ROTATED[area]] == FLIPPED[FLIPPED[area]] == area
        assert ROTATED[FLIPPED[area]] == FLIPPED[ROTATED[area]]
    assert (ROTATED[A], FLIPPED[A]) == (B, C)


def test_what_an_area_shows() -> None:
    """Rule 2.3: whatever can be stored gives something, and nothing printed leads to a blank area."""
    for look in range(CORE * 4):
        gives = GIVES_WOOD[look] + GIVES_FISH[look] + GIVES_STONE[look]
        assert bool(STORE[look]) == bool(gives)
        for printed, turn in ((ROTATE[look], ROTATED), (FLIP[look], FLIPPED)):
            to = look - look % 4 + turn[look % 4]
            assert not printed or ARROWS[to] or STARS[to]


def test_sixteen_buildings() -> None:
    """Rule 2.4: 3, 3, 3, 1, 1, 1, 2 and 2 copies; at most 57 points and 40 arrows."""
    copies = [sum(BUILDING[card] == kind for card in range(CORE)) for kind in range(len(BUILDINGS))]
    assert copies == [3, 3, 3, 1, 1, 1, 2, 2]
    assert sum(max(STARS[card * 4 : card * 4 + 4]) for card in range(CORE)) == 57
    assert sum(max(ARROWS[card * 4 : card * 4 + 4]) for card in range(CORE)) == 40


def test_the_tracker() -> None:
    """PI-03, rule 2.5: rotate, flip, rotate, flip."""
    assert TRACK == (A, B, D, C)
    for number, area in enumerate(TRACK):
        turn = FLIPPED if number % 2 else ROTATED
        assert turn[area] == TRACK[(number + 1) % 4]


def test_fourteen_cards_with_two_sides() -> None:
    """PI-39, rule 11.2: every villager is on the back of two outposts."""
    assert [OUTPOST_KIND.count(kind) for kind in ("forest", "sea", "mountain")] == [5, 5, 4]
    assert OUTPOST_STARS == (2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 3, 4, 5, 6)
    assert all(VILLAGER.count(kind) == 2 for kind in range(len(VILLAGERS)))
