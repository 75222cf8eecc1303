"""The components: sixteen buildings, their areas, the tracker, and the figures that must add up."""

from __future__ import annotations

from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.cards import FLIPPED, ROTATED, A, B, C, D
from archipel.games.palm_island.edition import HOUSE

from .position import PALM


def test_eight_rounds_and_four_modes() -> None:
    """Rules 1.1 and 1.2."""
    assert cards.ROUNDS == 8
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
    for look in range(cards.CORE * 4):
        gives = HOUSE.wood[look] + HOUSE.fish[look] + HOUSE.stone[look]
        assert bool(HOUSE.store[look]) == bool(gives)
        for printed, turn in ((HOUSE.rotate[look], ROTATED), (HOUSE.flip[look], FLIPPED)):
            to = look - look % 4 + turn[look % 4]
            assert not printed or HOUSE.arrows[to] or HOUSE.stars[to]


def test_sixteen_buildings() -> None:
    """Rule 2.4: 3, 3, 3, 1, 1, 1, 2 and 2 copies; at most 57 points and 40 arrows."""
    copies = [sum(cards.BUILDING[card] == kind for card in range(cards.CORE)) for kind in range(len(cards.BUILDINGS))]
    assert copies == [3, 3, 3, 1, 1, 1, 2, 2]
    assert sum(max(HOUSE.stars[card * 4 : card * 4 + 4]) for card in range(cards.CORE)) == 57
    assert sum(max(HOUSE.arrows[card * 4 : card * 4 + 4]) for card in range(cards.CORE)) == 40


def test_the_tracker() -> None:
    """PI-03, rule 2.5: rotate, flip, rotate, flip."""
    assert cards.TRACK == (A, B, D, C)
    for number, area in enumerate(cards.TRACK):
        turn = FLIPPED if number % 2 else ROTATED
        assert turn[area] == cards.TRACK[(number + 1) % 4]


def test_fourteen_cards_with_two_sides() -> None:
    """PI-39, rule 11.2: every villager is on the back of two outposts."""
    assert [HOUSE.kinds.count(kind) for kind in ("forest", "sea", "mountain")] == [5, 5, 4]
    stars = [HOUSE.stars_of(cards.FIRST_OUTPOST + nth) for nth in range(14)]
    assert stars == [2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 3, 4, 5, 6]
    assert all(HOUSE.villager.count(kind) == 2 for kind in range(len(HOUSE.villagers)))
