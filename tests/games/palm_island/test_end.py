"""The end of a game: scores, ties, ranks, feats won: S30, S32, S35, S57."""

from __future__ import annotations

import pytest

from archipel.core.values import Part
from archipel.games.palm_island.edition import HOUSE
from archipel.games.palm_island.scoring import merit, rank

from .position import PALM, Table, deck, finished, position

LAST = "13C T8 4B* 5C 7D* 15D 16B 12B 14D 1D 2D 3C 6D 8D 9B 10D 11A"


def test_s30_the_end_and_the_score() -> None:
    """S30, PI-21, rules 7.3, 12.1 and 12.2: stored cards count their stars."""
    table = position(LAST).does("discard")
    outcome = table.outcome()
    assert (outcome.scores[0].total, outcome.rank, outcome.reason) == (34, "rank-3", "reason-rounds")
    assert (table.hand().all_arrows(), table.hand().wealth()) == (29, 3)
    assert table.legal() == []
    assert len(table.view().cards) == 17


X = "T8 4D* 1A* 2C 3D 5C 6D 7D 8D 9D 10B 11B 12D 13D 14D 15A 16C"
Y = "T8 2A* 3A* 1D 4B 5C 6C 7D 8D 9B 10D 11D 12B 13C 14C 15A 16A"
FEATS = "T8 1D 2D 3D 4B 5A 6A 7D 8D 9D 10B 11A 12B 13C 14C 15D 16A"
Z = "T8 7D* 8D* 9D* 10C* 1B 2B 3C 4B 5D 6C 11D 12C 13B 14C 15C 16A"


def test_s32_tie_breaks() -> None:
    """S32, PI-23, rule 12.3: points, then arrows, then stored units, then a shared victory."""
    with_two = X.replace("1A*", "1A")
    merits = [merit(deck(notation)) for notation in (X, Y, Z, with_two)]
    assert merits == [(31, 27, 3), (31, 27, 2), (31, 26, 8), (31, 27, 2)]
    assert finished(Z, Y, X, mode="speed").outcome().winners == (2,)
    assert finished(Z, Y, mode="speed").outcome().winners == (1,)
    assert finished(with_two, Y, Z, mode="speed").outcome().winners == (0, 1)


@pytest.mark.parametrize(
    ("hands", "tie"),
    [((X, FEATS), "none"), ((Z, Y), "arrows"), ((Y, X), "stored"), ((X.replace("1A*", "1A"), Y), "stored")],
)
def test_what_parts_equals_is_said(hands: tuple[str, ...], tie: str) -> None:
    """Rule 12.3."""
    prompt = PALM.scene(finished(*hands, mode="speed").state.view(None), ()).prompt
    assert prompt is not None
    assert (prompt.key, prompt.args["tie"]) == ("prompt-over", tie)


@pytest.mark.parametrize(
    ("mode", "score", "title"),
    [
        ("solo", 9, "rank-0"),
        ("solo", 10, "rank-1"),
        ("solo", 19, "rank-1"),
        ("solo", 20, "rank-2"),
        ("solo", 30, "rank-3"),
        ("solo", 39, "rank-3"),
        ("solo", 40, "rank-4"),
        ("cooperative", 0, "rank-0"),
        ("cooperative", 1, "rank-1"),
        ("cooperative", 10, "rank-2"),
        ("cooperative", 20, "rank-3"),
        ("cooperative", 30, "rank-4"),
    ],
)
def test_the_ladders(mode: str, score: int, title: str) -> None:
    """PI-22, rule 12.2."""
    assert rank(mode, score) == title


def test_alone_a_game_below_the_ladder_is_not_won() -> None:
    """Rule 12.2."""
    outcome = finished("T8 1A 2A 3A 4A 5A 6A 7A 8A 9A 10A 11A 12A 13A 14A 15A 16A").outcome()
    assert (outcome.scores[0].total, outcome.winners, outcome.rank) == (0, (), "rank-0")


def test_s35_feats_won() -> None:
    """S35, PI-25, rule 10.4: all at once."""
    table = finished(FEATS)
    assert table.view().score == 29
    assert [table.hand().arrows(kind) for kind in (0, 2, 6)] == [6, 6, 6]
    assert table.view().trophies == ("2", "4", "5")
    assert earned(table) == ("2", "4", "5")


def earned(table: Table) -> tuple[str, ...]:
    assert PALM.trophies is not None
    return tuple(PALM.trophies.earned(table.state))


def test_an_unfinished_game_wins_no_feat() -> None:
    """PI-25, rule 10.4."""
    table = position(f"16A {FEATS.removesuffix(' 16A')}")
    assert table.view().trophies == earned(table) == ()
    assert earned(table.does("discard")) == ("2", "4", "5")


def test_feats_are_won_in_solo_games_only() -> None:
    """PI-28, rule 10.1."""
    table = finished(FEATS, FEATS, mode="casual")
    assert earned(table) == table.view().trophies == ()


@pytest.mark.parametrize(
    ("feat", "won", "lost"),
    [
        ("1", "13C 14C 15C 16D 12D 9D", "13C 14C 15C 16D 12D 9B"),
        ("3", "4C 5C 6C 15C", "4C 5C 6D 15C 16D"),
        ("6", "15C 16D 13C 14C 4C 5C", "15D 16D 13C 14C 4C 5C 12B 7D"),
        ("7", "10D 11D 15C 16C 4C", "10D 11B 15C 16C 4C"),
        ("8", "1D 4D 7D 10D 11D 12D 13D 15D", "1D 4D 7D 10D 11D 12D 13D 15B"),
        ("9", "15C 16C 13C 14C 4C 9D 1A 5B", "15C 16C 13C 14C 4C 9D 1A 5A"),
    ],
)
def test_the_criteria_of_the_other_feats(feat: str, won: str, lost: str) -> None:
    """PI-24, rule 10.4."""
    assert feat in finished(f"T8 {won}").view().trophies
    assert feat not in finished(f"T8 {lost}").view().trophies


VILLAGE = "1D 2D 3C 4D 5B 6A 7D 8D 9B* 10D* 11A 12C 13C 14D 15D 16B"


def test_s57_end_game_villagers() -> None:
    """S57, rule 11.6."""
    table = finished(f"T8 V:storyteller.D V:elder.D V:quartermaster.D {VILLAGE}")
    hand = table.hand()
    elder = HOUSE.effects[HOUSE.villagers.index("elder")]
    assert (hand.stars(), hand.all_arrows(), hand.upgraded(elder), hand.wealth()) == (25, 24, 3, 4)
    stars = (Part("logger", 3), Part("quarry", 4), Part("housing", 9), Part("temple", 9))
    assert table.outcome().scores[0].parts == (*stars, Part("villagers", 9))
    assert table.outcome().scores[0].total == 34


def test_a_villager_not_recruited_scores_nothing() -> None:
    """PI-44, rule 11.6."""
    assert finished(f"T8 {VILLAGE} V:storyteller.C").outcome().scores[0].total == 25


def test_the_quartermaster_stops_at_four() -> None:
    """Rule 11.6."""
    assert finished("T8 V:quartermaster.D 11B* 11D* 12D* 10D* 4A").hand().villager_points() == 4


def test_outposts_have_a_line_of_their_own() -> None:
    """Rule 12.1."""
    outcome = finished("T8 O6 O14 13C", "T8 13C", mode="casual").outcome()
    assert outcome.scores[0].parts == (Part("housing", 6), Part("outposts", 8))
    assert outcome.winners == (0,)


def test_the_trophies_of_the_game() -> None:
    """Rule 10.4: nine feats, kept by the profile, used through one option."""
    assert PALM.trophies is not None
    assert PALM.trophies.ids == tuple(str(number) for number in range(1, 10))
    assert PALM.trophies.option in PALM.options.__struct_fields__
