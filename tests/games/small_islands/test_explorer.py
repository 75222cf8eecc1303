"""The Great Explorer: G01 to G04, every achievement, and the packs they open."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from archipel.games.small_islands.geometry import cell_of
from archipel.games.small_islands.scoring import ADVANCED, NORMAL, earned, pack_key
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.values import SmallOptions

from .position import CLOSED, SMALL, Table, exploring, harbour


def won(mode: str = "normal", seats: int = 2, *, tiles: str = "S1a@0,0r0", **options: Any) -> SmallState:
    """A finished game, won by seat 0 with 50 PP, two houses and nothing special."""
    state = exploring(tiles, seats=seats, mode=mode, **options).state
    state.steps.clear()
    state.mats[0].gains[0] = 50 if seats > 1 else 57
    state.landed = [-1, -1, -1, -1]
    state.mats[0].jokers = 14
    for mat in state.mats[:seats]:
        mat.at_hand, mat.reserve = 1, 0
    return state


def ports(state: SmallState, seat: int, count: int) -> None:
    """A boat of a seat with so many ports around."""
    state.mats[seat].boat = harbour(state, 3 * seat - 5, 5, count)


def sizes(state: SmallState, *wanted: int) -> None:
    """Islands of these sizes, in place of those there are."""
    state.board.island = list(range(len(wanted)))
    state.board.counts = [size << 48 for size in wanted]
    state.board.homes = [0] * len(wanted)


def test_g01_only_the_winner_in_the_list_played() -> None:
    """G01, ruling 42, rules 14.1 and 14.2."""
    state = won(seats=3)
    ports(state, 0, 10)
    state.mats[0].gains[0] = 51
    state.mats[0].at_hand = 0
    state.mats[1].tokens = [3, 3, 4, 4]
    assert earned(state) == ("N1", "N2", "N4")


def test_g02_counting_islands() -> None:
    """G02, rule 14.2."""
    state = won()
    sizes(state, 5, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1)
    assert earned(state) == ("N3",)
    sizes(state, 5, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1)
    assert earned(state) == ()


def test_g03_the_fifth_opens_the_pack() -> None:
    """G03, rules 14.2 and 14.4."""
    state = won("solo", 1, level=4)
    assert earned(state) == ("N7",)
    trophies = SMALL.trophies
    assert trophies is not None
    packed = SmallOptions(pack=True)
    assert not trophies.opened(packed, ["N1", "N2", "N4", "N5"])
    assert trophies.opened(packed, ["N1", "N2", "N4", "N5", "N7"])
    assert not trophies.opened(packed, ADVANCED)
    assert trophies.opened(SmallOptions(), ())
    assert pack_key(SmallOptions(mode="advanced", pack=True)) == (5, ADVANCED)
    assert pack_key(SmallOptions(mode="solo", pack=True)) == (5, NORMAL)


def test_components_of_ones_own_earn_nothing() -> None:
    """Rule 14.6: a set of tiles made for it would open every pack."""
    state = won("solo", 1, level=4)
    assert earned(state) == ("N7",)
    state.options = msgspec.structs.replace(state.options, content="ours")
    assert earned(state) == ()


def test_g04_the_first_boat() -> None:
    """G04, ruling 43, rules 14.2 and 14.6; the option leaves grey boats out."""
    state = won()
    state.landed = [-1, 0, 1]
    assert earned(state) == ()
    state.landed = [0, -1, 1]
    assert earned(state) == ("N5",)
    option = won(first_boat="coloured")
    option.landed = [-1, 0, 1]
    assert earned(option) == ("N5",)
    option.landed = [1, 0]
    assert earned(option) == ()


def test_normal_limits() -> None:
    """Rule 14.2."""
    state = won()
    state.mats[0].gains[0] = 59
    assert earned(state) == ()
    state.mats[0].tokens = [3, 3, 4, 4]
    assert earned(state) == ("N1", "N6")
    assert earned(won("solo", 1, level=3)) == ()


@pytest.mark.parametrize(
    ("case", "names"),
    [
        ("plain", ("V4",)),
        ("boat", ()),
        ("boat 11", ()),
        ("boat 12", ("V1",)),
        ("island 12", ("V4",)),
        ("island 13", ("V2", "V4")),
        ("six houses", ("V3", "V4")),
        ("no joker", ("V4", "V5")),
        ("joined", ("V4", "V7")),
    ],
)
def test_advanced_achievements(case: str, names: tuple[str, ...]) -> None:
    """Ruling 42, rule 14.3."""
    state = won("advanced")
    if case.startswith("boat"):
        ports(state, 0, int(case.partition(" ")[2] or 0))
    if case.startswith("island"):
        sizes(state, int(case.partition(" ")[2]))
    if case == "six houses":
        state.mats[0].at_hand = 2
    if case == "no joker":
        state.mats[0].jokers = 15
    if case == "joined":
        state.board.homes[0] = 2
    assert earned(state) == names


def test_alone_at_level_six_and_higher() -> None:
    """Rulings 42 and 44, rules 14.3 and 14.6: your boat turned by Alexis was not landed by you."""
    six = won("solo_advanced", 1, level=6)
    six.mats[0].boat = -2
    six.mats[0].gains[0] = 99
    assert earned(six) == ("V4", "V6")
    five = won("solo_advanced", 1, level=5)
    ports(five, 0, 1)
    assert earned(five) == ()
    seven = won("solo_advanced", 1, level=7, pack=True)
    ports(seven, 0, 1)
    seven.mats[0].gains[0] = 99
    assert earned(seven) == ("V6",)


def test_nothing_for_a_game_lost_or_unfinished() -> None:
    """Rule 14.1."""
    lost = won("solo", 1, level=6)
    lost.mats[0].gains[0] = 5
    assert earned(lost) == ()
    assert (Table(lost).view().winner, Table(lost).outcome().winners) == (1, ())
    assert earned(exploring("S1a@0,0r0").state) == ()


def test_two_own_houses_after_a_merger() -> None:
    """Ruling 26, rules 3.3 and 14.3: played on the table."""
    table = exploring(f"{CLOSED} L04@0,4r0 L05@0,6r2", mode="advanced", houses=[(0, 4, 0), (0, 6, 0)])
    board = table.state.board
    board.lay(15 * 4, cell_of(0, 5))
    assert [board.houses(island, 0) for island in board.islands()] == [0, 2]
