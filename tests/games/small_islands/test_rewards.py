"""Houses, missions, rewards: A01 to A12, D01 to D13."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core.text import text
from archipel.games.small_islands.events import Gained, Kept, Revealed, Searched
from archipel.games.small_islands.geometry import cell_of
from archipel.games.small_islands.objectives import Mission, Reward
from archipel.games.small_islands.steps.houses import find_sites, island_objection
from archipel.games.small_islands.steps.rewards import REWARDS
from archipel.kit.testing.chance import Script

from .position import CLOSED, HOUSE, Table, counts, exploring, rewarding, settle, told

PAGE_SIX = "L40@0,0r0 L13@-1,0r3 L14@1,0r1 L01@0,1r2 L25@0,-1r3 L04@1,-1r1 S1a@0,-2r0 L02@2,0r3 L03@3,0r1"


def mission(card: str) -> Mission:
    return HOUSE.missions[HOUSE.cards[HOUSE.card_of[card]].mission]


def reward(card: str) -> Reward:
    return HOUSE.rewards[HOUSE.cards[HOUSE.card_of[card]].reward]


def meets(card: str, island: int) -> bool:
    return mission(card).meets(island, 0, False)


def page_six() -> Table:
    return rewarding(PAGE_SIX, now=["O01"], houses=[(2, 0, 0)])


def test_a01_the_reward_phase_of_page_six() -> None:
    """A01, ruling 26, rules 9.1, 9.2, 9.5, 9.7, 9.8 and 10.3."""
    table = page_six()
    board = table.state.board
    island_b, island_c = told(board, 0, -1), told(board, 0, 0)
    assert (island_b["temples"], island_b["lotus"], island_b["fruit"], island_b["tiles"]) == (1, 3, 1, 3)
    assert (island_c["temples"], island_c["lotus"], island_c["tiles"]) == (3, 2, 4)
    assert table.refused("house 2 0 1") == "9.5"
    one, other = table.legal("house")
    table.does(f"house {one}", f"house {other}", "done")
    mat = table.state.mats[0]
    assert mat.points() == 9
    assert sorted(event.points for event in table.told(Gained)) == [4, 5]
    assert (mat.at_hand, mat.reserve) == (4, 1)


@pytest.mark.parametrize(
    ("card", "met", "missed"),
    [
        pytest.param("O01", [{"temples": 1, "lotus": 3, "fruit": 1}], [], id="a02"),
        pytest.param("O01", [], [{"temples": 1, "lotus": 1, "fruit": 4}, {"lotus": 5}], id="a02 too little"),
        pytest.param("O10", [{"lotus": 3, "fruit": 2, "leaf": 2}], [], id="a03"),
        pytest.param("O04", [{"leaf": 4, "lotus": 3}], [{"lotus": 2, "fruit": 2}], id="a04"),
        pytest.param("O10", [{"lotus": 2, "leaf": 2}], [{"lotus": 2}], id="d08"),
        pytest.param("M11", [], [{"lotus": 2}, {"lotus": 2, "leaf": 2}], id="d08 named"),
    ],
)
def test_what_meets_a_mission(card: str, met: list[dict[str, int]], missed: list[dict[str, int]]) -> None:
    """A02, rule 10.1: at least ignores more. A04, rule 10.1: strictly more, even than none. A03, rule 10.2: two are
    equal. D08, ruling 22, rule 10.2: none is not equal to none."""
    assert all(meets(card, counts(**island)) for island in met)
    assert not any(meets(card, counts(**island)) for island in missed)


def test_a05_equal_with_a_named_resource() -> None:
    """A05, rules 10.2 and 12.1."""
    board = exploring(CLOSED).state.board
    assert told(board, 0, 0) == {
        "lotus": 3, "fruit": 3, "leaf": 2, "temples": 0, "ports": 1, "spots": 4, "tiles": 4,
    }  # fmt: skip
    assert [board.meets(0, mission(card), 0) for card in ("M10", "M11", "M12")] == [True, True, False]


@pytest.mark.parametrize(
    ("card", "islands", "points"),
    [
        pytest.param("O04", [{"lotus": 3}, {"lotus": 2}], [5, 4], id="a06"),
        pytest.param("R04", [{"fruit": 2}, {"lotus": 3, "fruit": 1, "leaf": 1}, {}], [6, 4, 2], id="a07"),
        pytest.param("O11", [{"lotus": number} for number in range(3)], [6, 6, 6], id="a08"),
        pytest.param("R06", [{"tiles": size} for size in (2, 3, 5, 6, 8)], [0, 4, 4, 6, 6], id="a09"),
        pytest.param("R06", [{"tiles": size} for size in (9, 11, 12, 20)], [8, 8, 10, 10], id="d07"),
        pytest.param("R09", [{"lotus": 3, "fruit": 2}, {"leaf": 4, "lotus": 3}], [5, 6], id="a11"),
        pytest.param("R11", [{"lotus": 3, "fruit": 2, "ports": 5}], [5], id="a12"),
        pytest.param("R12", [{"spots": 5}], [5], id="d09"),
    ],
)
def test_what_an_island_pays(card: str, islands: list[dict[str, int]], points: list[int]) -> None:
    """A06, A08, rule 10.3: per lotus and two; flat. A07, ruling 23, rules 10.4 and 10.8: the rarest that is there. A09,
    D07, rule 10.5: steps of size. A11, ruling 24, rules 10.7 and 10.8: the most frequent resource and two; A12, rule
    10.7: and pairs of ports. D09, rules 3.4 and 10.7: spots free or taken, that of the new house included."""
    assert [reward(card).pays(counts(**island)) for island in islands] == points


TWO_AND_THREE = "L25@0,0r0 L07@0,1r2 L28@1,0r1 L29@5,0r0 L40@0,5r0 L13@-1,5r3 L14@1,5r1 L10@0,6r2"
"""Two temples in the north, three in the south: more lotus than leaves on both."""


def searching(values: list[int], drawn: list[list[int]], **options: Any) -> Table:
    """Both islands of TWO_AND_THREE get a house of a discovery reward; tokens come as told."""
    pool, answers = sorted(values), []
    for value in [value for draw in drawn for value in draw]:
        answers.append(pool.index(value))
        pool.remove(value)
    table = rewarding(TWO_AND_THREE, now=["O07"], rng=Script(answers), **options)
    table.state.values = sorted(values)
    return table


ALL = [5, 3, 8, 4, 4, 3, 5, 6, 7, 4, 5, 6]


def test_a10_discovery_tokens() -> None:
    """A10, rulings 21 and 25, rules 9.7, 10.6 and 10.9."""
    table = searching(ALL, [[5, 3], [8, 4, 4]])
    north, south = table.legal("house")
    table.does(f"house {north}", f"house {south}", "done")
    assert sorted(table.legal("search")) == sorted([north, south])
    assert table.told(Searched) == []
    table.does(f"search {north}")
    assert table.view(0).pending.drawn == (3, 5)
    assert (table.view(1).pending.drawn, table.view(None).pending.drawn) == ((), ())
    table.does("keep 5")
    assert table.view(0).pending.drawn == (4, 4, 8)
    assert table.view(0).pending.aside == (3,)
    assert table.refused("keep 5") == "10.6"
    assert table.view(0).pool == 7
    table.does("keep 8")
    assert table.state.mats[0].tokens == [5, 8]
    assert sorted(table.state.values) == sorted([3, 4, 4, 3, 5, 6, 7, 4, 5, 6])
    assert table.view(1).mats[0].tokens == 2
    assert (table.view(1).mats[0].values, table.view(0).values) == ((), (5, 8))
    assert [event.seen_by(1) for event in table.told(Kept)] == [Kept(0, 0)] * 2
    for event in table.told(Searched):
        assert event.seen_by(1) == Searched(0, event.x, event.y, event.spot, event.count, ())


def test_d11_a_pool_nearly_empty() -> None:
    """D11, ruling 25, rules 10.6 and 10.9: what is left is drawn; what lies aside comes back in the end."""
    table = searching([5, 8], [[5, 8]])
    north, south = table.legal("house")
    table.does(f"house {north}", f"house {south}", "done", f"search {south}")
    assert table.view(0).pending.drawn == (5, 8)
    table.does("keep 8")
    assert table.state.mats[0].tokens == [8]
    assert table.state.values == [5]


def test_paid_as_it_stands() -> None:
    """Ruling 21, rule 9.10: the option draws tokens before the next house."""
    table = searching(ALL, [[5, 3], [8, 4, 4]], payment="each")
    north = table.legal()[0]
    table.does(north)
    assert table.view(0).pending.drawn == (3, 5)
    table.does("keep 5")
    assert table.view(0).pending.aside == (3,)
    table.does(table.legal()[0], "keep 8")
    assert table.legal() == ["done"]
    table.does("done")
    assert table.state.mats[0].tokens == [5, 8]
    assert len(table.state.values) == 10


def test_without_a_temple_no_token() -> None:
    """Ruling 25, rule 10.6."""
    table = rewarding("L28@0,0r0 L01@1,0r1 L02@0,1r2", now=["O07"])
    before = len(table.state.values)
    table.does(table.legal()[0], "done")
    assert (table.state.mats[0].tokens, len(table.state.values)) == ([], before)


def test_d01_one_house_of_a_colour() -> None:
    """D01, ruling 26, rule 9.5."""
    table = exploring(CLOSED, now=["O04", "O10"], houses=[(0, 0, 0)])
    board = table.state.board
    island = board.islands()[0]
    assert (board.welcomes(island, 0), board.welcomes(island, 1)) == (False, True)
    assert board.free_spots(island) == 3


def test_d03_no_free_spot() -> None:
    """D03, rules 9.1 and 9.4: whoever landed goes first."""
    table = exploring("L04@0,0r0 L10@0,1r2", now=["O04", "O04"], houses=[(0, 0, 1)])
    table.state.lander = 0
    assert island_objection(table.state, 0, mission("O04"), 0) == text("refused-full", rule="9.4")


def test_d04_houses_at_hand() -> None:
    """D04, rules 9.6 and 9.8."""
    table = rewarding(CLOSED, now=["O10"])
    mat = table.state.mats[0]
    for put, hand, reserve in ((3, 4, 1), (4, 1, 0), (1, 0, 0)):
        mat.at_hand -= put
        table.state.turn = 0
        table.state.scoring = True
        REWARDS.finish(table.state)
        assert (mat.at_hand, mat.reserve) == (hand, reserve)
    assert mat.placed() == 8
    find_sites(table.state, mission("O10"), 0)
    assert table.state.sites == []
    assert island_objection(table.state, 0, mission("O10"), 0) == text("refused-no-house", rule="9.6")


def test_d05_at_least_two_tiles() -> None:
    """D05, rule 9.3."""
    table = rewarding(f"{CLOSED} L04@2,0r1", now=["O10"])
    assert table.refused("house 2 0 2") == "9.3"


def test_d12_declining_is_allowed() -> None:
    """D12, rules 9.2 and 9.8."""
    table = rewarding(CLOSED, now=["O10"])
    table.does("done")
    mat = table.state.mats[0]
    assert (mat.points(), mat.at_hand, mat.reserve) == (0, 4, 4)


def test_d13_objectives_stay_hidden_until_their_owner_scores() -> None:
    """D13, ruling 19, rule 9.1."""
    table = rewarding(CLOSED, seats=3, lander=1, now=["O10", "O10", "O10"])
    assert [len(mat.objective) for mat in table.view(2).mats] == [0, 1, 0]
    table.does("done")
    assert [event.seat for event in table.told(Revealed)] == [1, 2]
    assert [len(mat.objective) for mat in table.view(1).mats] == [0, 1, 1]
    assert table.view(0).now[0].id == "O10"


def test_refused_houses() -> None:
    """Ruling 20, rules 9.2, 9.4 and 9.11."""
    table = rewarding(f"{CLOSED} L10@0,3r0 L02@0,4r2", now=["O10"])
    assert table.refused("house 0 4 1") == "9.2"
    assert table.refused("house 5 5 0") == "9.2"
    assert table.refused("house 0 0 0") == "9.4"
    assert table.refused("house 1 0 2") == "9.11"
    assert table.refused("joker J1 port 0 0 0") == "7.1"


def test_neither_a_boat_nearby_nor_open_land_keeps_a_house_away() -> None:
    """Rule 9.5: a closed island and an open one take a house, beside a house of somebody else and a boat or not."""
    tiles = f"{CLOSED} L25@0,5r0 L04@1,5r1"
    for boats in ([], [(2, 0, -1), (2, 5, 1)]):
        table = rewarding(tiles, now=["O07"], houses=[(0, 0, 1)], boats=boats)
        board = table.state.board
        assert [board.complete(board.island[board.base[board.at[cell_of(*at)]]]) for at in ((1, 0), (0, 5))] == [
            True,
            False,
        ]
        assert table.legal("house") == ["1 0 2", "0 5 2"]


def test_a_house_of_an_earlier_round_pays_nothing_more() -> None:
    """Rule 9.7: of three islands one has a house already, one gets one now."""
    table = page_six()
    table.does(f"house {table.legal('house')[0]}", "done")
    assert len(table.told(Gained)) == 1
    assert table.state.mats[0].points() in (4, 5)


def test_an_island_pays_once_however_it_grows() -> None:
    """Ruling 26, rules 3.3, 9.5 and 9.7: joined, it is closed to both owners."""
    board = exploring("L04@0,0r0 L05@0,2r2 L16@0,1r0", houses=[(0, 0, 0), (0, 2, 0)]).state.board
    island = board.islands()[0]
    assert (len(board.islands()), board.houses(island, 0), board.welcomes(island, 0)) == (1, 2, False)
    assert board.welcomes(island, 1)


@pytest.mark.parametrize(
    ("card", "paying", "island", "points"),
    [
        ("GN1", "GN1", counts(ports=3), 4),
        ("GN2", "GN2", counts(lotus=1, fruit=1, leaf=1), 5),
        ("GN3", "GN3", counts(temples=2), 5),
        ("GN5", "GN5", counts(tiles=3), 5),
        ("GM2", "GR3", counts(tiles=5), 5),
        ("GM3", "GR2", counts(ports=4), 5),
        ("GM2", "GR1", counts(tiles=5, temples=3), 7),
    ],
)
def test_cards_of_the_packs(card: str, paying: str, island: int, points: int) -> None:
    """Ruling 44, rules 14.5 and 14.7."""
    assert meets(card, island)
    assert not meets(card, counts(tiles=4))
    assert reward(paying).pays(island) == points


def test_complete_and_houses_of_others() -> None:
    """Ruling 44, rules 3.6 and 14.5."""
    table = exploring(f"{CLOSED} L04@2,0r3")
    board = table.state.board
    closed, open_one = board.islands()[:2]
    assert [board.meets(island, mission("GN4"), 0) for island in (closed, open_one)] == [True, False]
    assert reward("GN4").pays(board.counts[closed]) == 5
    assert not board.meets(closed, mission("GN6"), 0)
    settle(table.state, 0, 0, 0)
    assert not board.meets(closed, mission("GN6"), 0)
    settle(table.state, 1, 0, 1)
    assert board.meets(closed, mission("GN6"), 0)
    assert reward("GN6").pays(board.counts[closed]) == 4
