"""Whole games of the dossier, replayed through the public steps: S5, S7, S22, S27, S33, S34, S38."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest

from archipel.core.values import Part
from archipel.games.hashi.scoring import award
from archipel.games.hashi.values import HashiOptions, Reached, Struck

from .games import S5, S22_P, S22_Q, S33, S34, Row, rows
from .position import Table, rigged

Window = Literal["next_turn", "any_later_turn"]
WINDOWS: tuple[Window, ...] = ("next_turn", "any_later_turn")


def play(table: Table, starts: Sequence[str], *scripts: str) -> Table:
    """Every seat's start, then all turns; the counts of finished islands are checked where the script has them."""
    for seat, start in enumerate(starts):
        table.does(start, seat=seat)
    for turn, moves in enumerate(zip(*map(rows, scripts), strict=True), start=1):
        assert table.view().turn == turn
        for seat, row in enumerate(moves):
            table.turn(row.island, *row.lines, seat=seat)
        for seat, row in enumerate(moves):
            if row.finished >= 0:
                assert len(table.finished(seat)) == row.finished, f"turn {turn}, seat {seat}"
    return table


def cards(script: str) -> list[str]:
    return [row.card for row in rows(script)]


@pytest.fixture(scope="module")
def sarah() -> Table:
    return play(rigged(HashiOptions(side="A"), 1, cards(S5), "3/3"), ["start 18 4"], S5)


def test_s5_sarah_fifteen_islands_and_nine_bonus_points(sarah: Table) -> None:
    """S5, rules 9.2, 10.3 and 10.4: 30 + 4 + 5 = 39."""
    assert sarah.finished() == {1, 2, 3, 4, 5, 6, 7, 9, 11, 12, 13, 14, 16, 17, 18}
    assert 8 not in sarah.numbers()
    assert [sarah.touching()[island] for island in (8, 10, 15)] == [3, 3, 4]
    assert (sarah.numbers()[10], sarah.numbers()[15]) == (6, 5)
    assert [sarah.reached(bonus)[0] for bonus in ("six", "red", "blue")] == [13, 14, 0]
    score = sarah.outcome().scores[0]
    assert score.total == 39
    assert set(score.parts) == {Part("islands", 30), Part("red", 5), Part("blue", 0), Part("six", 4)}
    assert sarah.outcome().rank == "rank-1"


@pytest.mark.parametrize("window", WINDOWS)
def test_s5_the_same_in_company(window: Window) -> None:
    """S5 b, rules 8.4 and 8.5: others were one turn earlier with six and red."""
    assert award(2, [13, 12], window)[0] + award(0, [14, 13], window)[0] == 9


def test_s7_groups_may_stay_separate(sarah: Table) -> None:
    """S7, rule 7.4."""
    assert [len(group) for group in sarah.groups()] == [12, 2, 1]
    assert sarah.view().boards[0].group == 12


def test_s27_flags_need_not_be_linked() -> None:
    """S27, rules 8.1 and 7.4: red is reached in turn 14 with its islands in three groups."""
    table = rigged(HashiOptions(side="A"), 1, cards(S5), "3/3").does("start 18 4")
    for row in rows(S5)[:14]:
        table.turn(row.island, *row.lines)
    assert table.reached("red") == [14]
    groups = [group for group in table.groups() if group & {1, 9, 11, 13}]
    assert sorted(map(sorted, groups)) == [[1, 2, 5, 6, 11, 12], [7, 9], [13, 17, 18]]


@pytest.mark.parametrize(("window", "totals", "six"), [("next_turn", (54, 40), 0), ("any_later_turn", (54, 44), 4)])
def test_s22_a_whole_game_for_two(window: Window, totals: tuple[int, int], six: int) -> None:
    """S22, rules 1.1, 1.2, 8.1, 8.2, 8.3, 8.4, 8.5, 9.2 and 9.3: both readings of the low bonus."""
    options = HashiOptions(side="A", low_bonus_window=window)
    table = rigged(options, 2, cards(S22_P), "5/1")
    play(table, ["start 7 4", "start 12 4"], S22_P, S22_Q)
    assert [table.reached(bonus) for bonus in ("blue", "six", "red")] == [[6, 6], [7, 9], [11, 12]]
    assert [table.points(bonus) for bonus in ("blue", "six", "red")] == [[7, 7], [8, six], [9, 5]]
    assert table.finished(0) == {1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 17}
    assert table.finished(1) == {1, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17}
    assert tuple(score.total for score in table.outcome().scores) == totals
    assert table.outcome().winners == (0,)
    assert Reached(1, "six", six) in table.events


def test_s22_what_is_crossed_off_is_told() -> None:
    """S22, rule 8.4: six is won alone in turn 7, so the 8 goes at once and the 4 a turn later."""
    table = rigged(HashiOptions(side="A"), 2, cards(S22_P), "5/1")
    play(table, ["start 7 4", "start 12 4"], S22_P, S22_Q)
    assert [event for event in table.told(Struck) if event in (Struck("six", 8), Struck("six", 4))] == [
        Struck("six", 8),
        Struck("six", 4),
    ]
    assert Struck("blue", 7) not in table.events
    assert Struck("red", 9) in table.events
    assert Struck("red", 5) not in table.events


PERFECT = [
    pytest.param("A", "start 2 3", S33, "6/2", (6, 12, 8), (60, 30), id="S33"),
    pytest.param("B", "start 10 3", S34, "2/3", (6, 11, 12), (64, 32), id="S34"),
]


@pytest.mark.parametrize(("side", "start", "script", "removed", "reached", "sums"), PERFECT)
def test_sixty_points(
    side: Literal["A", "B"],
    start: str,
    script: str,
    removed: str,
    reached: tuple[int, int, int],
    sums: tuple[int, int],
) -> None:
    """S33 and S34, rules 7.1, 9.2, 10.2 and 10.4; S38: the numbers add up to twice the bridges."""
    table = play(rigged(HashiOptions(side=side), 1, cards(script), removed), [start], script)
    assert tuple(table.reached(bonus)[0] for bonus in ("blue", "red", "six")) == reached
    assert table.finished() == set(range(1, 19))
    assert [len(group) for group in table.groups()] == [18]
    score = table.outcome().scores[0]
    assert score.total == 60
    assert set(score.parts) == {Part("islands", 36), Part("red", 9), Part("blue", 7), Part("six", 8)}
    assert table.outcome().rank == "rank-12"
    assert (sum(table.numbers().values()), sum(table.bridges().values())) == sums
    assert sums[0] == 2 * sums[1]
    assert (int(removed[0]) + int(start[-1])) % 2 == 1


def test_the_scripts_name_every_card_once() -> None:
    """Rules 2.4 and 3.3: eighteen different cards, one of them put away."""
    every = {f"{number}/{bridges}" for number in range(1, 7) for bridges in range(1, 4)}
    for script, removed in ((S5, "3/3"), (S22_P, "5/1"), (S33, "6/2"), (S34, "2/3")):
        assert sorted([*cards(script), removed]) == sorted(every)
    assert cards(S22_P) == cards(S22_Q)
    assert Row("2/1", 12, ("17-18",)) == rows(S5)[0]
