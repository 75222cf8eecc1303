"""What the pictures of the rules show is right by the rules."""

from __future__ import annotations

from archipel.games.isle_of_cats.boat import BIT, BOARD, BOATS, MAPS, POSE, ROOM, ROOMS, near
from archipel.games.isle_of_cats.content.tiles import SHAPE_OF
from archipel.games.isle_of_cats.scene.boats import groups
from archipel.games.isle_of_cats.skin.rule_figures import FAMILY, MAPPED, PLACED, treasure
from archipel.games.isle_of_cats.values import COLOURS
from archipel.games.isle_of_cats.views import TileView


def cells(tile: TileView) -> int:
    pose = POSE[SHAPE_OF[tile.shape]][tile.turn]
    assert pose is not None
    covered = pose.mask << BIT[tile.cell]
    assert covered & ~BOARD == 0
    return covered


def test_2_8_three_red_cats_are_a_family_and_the_blue_one_is_alone() -> None:
    assert sorted((colour, cats) for colour, _, cats in groups(FAMILY)) == [("blue", 1), ("red", 3)]
    assert sum(cells(tile).bit_count() for tile in FAMILY) == sum(map(cells, FAMILY)).bit_count()


def test_8_3_one_cat_shares_a_side_and_the_other_a_corner() -> None:
    green, orange, purple = map(cells, PLACED)
    assert near(green) & orange
    assert not near(green | orange) & purple
    assert near(near(green)) & purple


def test_8_5_the_cat_covers_the_map_of_its_colour() -> None:
    cat, common = map(cells, MAPPED)
    assert cat & MAPS[BOATS.index("boat_blue")][COLOURS.index("blue")]
    assert near(cat) & common
    assert not cat & common


def test_13_1_the_rare_treasure_fills_the_bow() -> None:
    assert cells(treasure("rare_T", 20, 3, 2)) == ROOM[ROOMS.index("parrot_fore")]
