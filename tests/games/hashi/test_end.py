"""The end, ties, the solo variant and its ladder: scenarios S6, S35, S36, S37, S39."""

from __future__ import annotations

import pytest

from archipel.games.hashi import scoring
from archipel.games.hashi.content import ISLAND_POINTS, PILES, TURNS
from archipel.games.hashi.scoring import BONUSES, HIGH, LOW, RANKS, solo_award
from archipel.games.hashi.values import Ended, HashiOptions, Reached, Struck, Turned
from archipel.kit import ranking
from archipel.words import words

from .games import S22_P, rows
from .position import HASHI, position, rigged

CARDS = [row.card for row in rows(S22_P)]

DEADLINES = [(7, 7, 9, 8), (8, 3, 9, 8), (12, 3, 9, 8), (13, 3, 5, 4), (17, 3, 5, 4), (0, 0, 0, 0)]

TITLES = {
    (0, 40): "Sous-fifre",
    (41, 42): "Porteur d'eau",
    (43, 44): "Rafistoleur",
    (45, 46): "Ouvrier",
    (47, 48): "Bétonnier",
    (49, 50): "Chef de projet",
    (51, 51): "Ingénieur des ponts",
    (52, 53): "Expert en planification",
    (54, 55): "Génie des ponts",
    (56, 57): "As de l'architecture",
    (58, 59): "Génie en construction",
    (60, 60): "Dieu des îles",
}


def test_s6_piles_of_seven_five_and_five() -> None:
    """S6, rule 10.2."""
    assert PILES == (7, 5, 5)
    assert sum(PILES) == TURNS == 17


def test_s6_a_solo_game_without_bonus_loses_the_high_values_with_the_piles() -> None:
    """S6, rule 10.2: blue after the 7th card, red and six after the 12th."""
    table = rigged(HashiOptions(), 1, CARDS, "5/1").does("start 7 4")
    lost = {}
    for turn in range(1, 18):
        before = len(table.told(Struck))
        table.turn(0)
        lost[turn] = {(event.bonus, event.points) for event in table.told(Struck)[before:] if isinstance(event, Struck)}
    assert {turn: told for turn, told in lost.items() if told} == {7: {("blue", 7)}, 12: {("red", 9), ("six", 8)}}


@pytest.mark.parametrize(("turn", "blue", "red", "six"), DEADLINES)
def test_s35_solo_deadlines_are_inclusive(turn: int, blue: int, red: int, six: int) -> None:
    """S35, rules 10.2 and 10.3, ruling 19; a turn of 0: never."""
    assert [solo_award(BONUSES.index(bonus), turn) for bonus in ("blue", "red", "six")] == [blue, red, six]


@pytest.mark.parametrize(("turn", "points"), [(7, 7), (8, 3)])
@pytest.mark.parametrize("window", ["next_turn", "any_later_turn"])
def test_s35_blue_at_its_deadline_in_play(turn: int, points: int, window: str) -> None:
    """S35, rules 10.2 and 10.3: whatever the low bonus window says."""
    blues = {8: 1, 12: 1, 16: 1, 15: 1, 17: 2}
    table = position("A", blues, {"8-12": 1, "15-16": 1, "17-18": 1}, "1/1", turn=turn, window=window)
    table.turn(0, "17-18")
    assert table.told(Reached) == [Reached(0, "blue", points)]


@pytest.mark.parametrize(("scores", "title"), TITLES.items())
def test_s36_solo_ranks(scores: tuple[int, int], title: str) -> None:
    """S36, rule 10.4, ruling 20: the lookup is total."""
    for score in range(scores[0], scores[1] + 1):
        assert words("fr", "hashi").key(ranking.title(RANKS, score)).replace("’", "'") == title


def test_s37_scores_that_cannot_occur() -> None:
    """S37, rule 10.5, ruling 20: from 40 up exactly the totals the ladder names."""
    red, blue, six = ((0, LOW[BONUSES.index(name)], HIGH[BONUSES.index(name)]) for name in ("red", "blue", "six"))
    totals = {
        ISLAND_POINTS * islands + r + b + s
        for r in red
        for b in blue
        for s in six
        for islands in range(19 - (r == 0) - (b == 0))
    }
    assert {total for total in totals if total >= 40} == {*range(40, 53), 54, 56, 58, 60}
    assert [least for least, _ in RANKS] == [0, 41, 43, 45, 47, 49, 51, 52, 54, 56, 58, 60]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_s39_always_seventeen_turns(seats: int) -> None:
    """S39, rule 9.1, ruling 23."""
    table = rigged(HashiOptions(), seats, CARDS, "5/1")
    for seat in range(seats):
        table.does("start 7 4", seat=seat)
    for turn in range(1, 18):
        assert table.state.outcome() is None
        assert table.view().turn == turn
        for seat in range(seats):
            table.turn(0, seat=seat)
    assert len(table.told(Turned)) == 17
    assert isinstance(table.events[-1], Ended)
    assert table.outcome().reason == "reason-cards"


def test_all_tied_leaders_win_together() -> None:
    """Rules 9.2 and 9.3; unfinished islands and declined actions cost nothing."""
    done: tuple[dict[int, int], dict[str, int]] = ({5: 1, 14: 1}, {"5-14": 1})
    table = position("A", *done, "6/1", others=[({7: 3}, {}), done], turn=17)
    for seat in range(3):
        table.turn(0, seat=seat)
    assert [score.total for score in table.outcome().scores] == [4, 0, 4]
    assert table.outcome().winners == (0, 2)
    assert table.outcome().rank == ""


def test_one_point_more_wins_alone() -> None:
    """Rule 9.3: seven islands, 14 points, against three islands and the blue bonus, 13."""
    blues: tuple[dict[int, int], dict[str, int]] = ({8: 1, 16: 1, 17: 1}, {"8-12": 1, "15-16": 1, "17-18": 1})
    numbers = {3: 2, 4: 2, 5: 1, 14: 2, 15: 3, 16: 3, 17: 1}
    bridges = {"3-4": 2, "5-14": 1, "14-15": 1, "15-16": 2, "16-17": 1}
    table = position("A", *blues, "6/1", others=[(numbers, bridges)], turn=17).turn(0).turn(0, seat=1)
    assert [score.total for score in table.outcome().scores] == [13, 14]
    assert table.outcome().winners == (1,)


def test_points_count_only_finished_islands_and_bonuses() -> None:
    """Rule 9.2."""
    table = position("A", {5: 1, 14: 1, 3: 5}, {"5-14": 1, "3-4": 2}, "6/1", turn=17).turn(0)
    assert table.outcome().scores[0].total == 4
    assert {part.key: part.points for part in table.outcome().scores[0].parts} == {
        "islands": 4, "red": 0, "blue": 0, "six": 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "last"), [("RULES.md", "by the end of turn {}"), ("RULES.fr.md", "au plus tard au tour {}")]
)
def test_the_rules_name_every_deadline(name: str, last: str) -> None:
    """Rules 10.2 and 10.3."""
    rules = (HASHI.folder / name).read_text(encoding="utf-8")
    assert [deadline for deadline in scoring.DEADLINES if last.format(deadline) not in rules] == []
