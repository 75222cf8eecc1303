"""Before the first round, and preparing one: A19, E08, E13, E17; options no table can agree on."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core.game import BadOptions
from archipel.games.small_islands.events import Chose, Dealt

from .position import SMALL, Table, cards, dealt, exploring, started


def test_a19_two_players() -> None:
    """A19, rules 4.1, 4.3, 4.4 and 4.5."""
    table = dealt(2)
    view = table.view(0)
    assert ([mat.boat for mat in view.mats], view.greys) == (["offer", "offer"], 2)
    assert (len(view.row), len(view.hand), view.mats[1].hand) == (3, 2, 2)
    assert (view.reserve, view.deck) == (49, (10,))
    assert len(view.later) == 1
    for mat in view.mats:
        assert (mat.at_hand, mat.in_reserve, mat.jokers) == (4, 4, ("J1", "J2", "J3", "J4"))
    assert [mat.colour for mat in view.mats] == ["purple", "red"]
    assert view.pool == 12


@pytest.mark.parametrize(("seats", "before", "after"), [(1, 51, 45), (2, 49, 43), (3, 47, 41), (4, 45, 39)])
def test_e17_reserve_sizes(seats: int, before: int, after: int) -> None:
    """E17, rules 4.3 and 5.1."""
    table = dealt(seats)
    assert table.view().reserve == before
    assert (started(table).view().reserve, table.view().navigation) == (after, 6)


def test_the_first_player_lays_the_start_tiles() -> None:
    """Ruling 2, rules 2.2 and 4.2."""
    table = dealt(3, first="host")
    assert table.state.to_act() == (0,)
    assert table.view().start == ("S1a", "S1b", "S2a", "S2b", "S3a", "S3b", "S4a", "S4b")
    assert len(table.legal()) == 3 * (4 + 4) + 4 + 2
    assert table.refused("place S1a 1 0 0") == "4.2"
    assert table.refused("place L01 0 0 0") == "4.2"
    table.does("place S2b 0 0 1")
    assert table.refused("place S2a 1 0 0") == "4.2"
    assert table.refused("place S1a 5 5 0") == "2.3"
    started(table)
    assert next(tile.tile[:2] for tile in table.view().tiles) == "S2"
    assert sorted(tile.tile[:2] for tile in table.view().tiles) == ["S1", "S2", "S3", "S4"]


def test_every_way_to_lay_start_tiles_can_be_finished() -> None:
    """Ruling 2, rule 4.2: after any first two tiles a third and a fourth fit."""
    table = dealt(2)
    for first in table.legal():
        one = Table(table.state.clone()).does(first)
        for second in one.legal()[:: len(one.legal()) // 6]:
            two = Table(one.state.clone()).does(second)
            three = Table(two.state.clone()).does(two.legal()[-1])
            assert three.legal()


def test_the_seat_that_begins_is_drawn() -> None:
    """Ruling 1, rule 4.6."""
    firsts = {dealt(4, seed).state.first for seed in range(20)}
    assert firsts == {0, 1, 2, 3}
    assert {dealt(4, seed, first="host").state.first for seed in range(8)} == {0}


def test_e13_a_card_may_be_set_aside_again() -> None:
    """E13, rulings 9 and 10, rules 5.2 to 5.4."""
    table = started(dealt(2))
    state = table.state
    mat = state.mats[0]
    mat.cards = cards("O11 O01 O07")
    state.mats[1].cards = cards("O02 O03 O04")
    state.deck = 0b111111111111 & ~sum(1 << card for card in mat.cards + state.mats[1].cards)
    table.does("choose O07 O11", seat=0)
    assert [card.id for card in table.view().now + table.view().later] == ["O07", "O11"]
    assert not state.deck & 1
    table.does("choose O02 O03", seat=1)
    assert state.deck & 1


def test_choosing_is_secret_and_simultaneous() -> None:
    """Ruling 9, rules 5.2 and 5.3."""
    table = started(dealt(3))
    assert table.state.to_act() == (0, 1, 2)
    held = [card.id for card in table.view(1).cards]
    assert len(held) == 3
    assert table.refused(f"choose {held[0]} {held[0]}", seat=1) == "5.2"
    other = next(card.id for card in table.view(2).cards)
    assert table.refused(f"choose {other} {held[0]}", seat=1) == "5.2"
    table.does(f"choose {held[2]} {held[0]}", seat=1)
    assert table.view(0).pending.ready == (False, True, False)
    assert table.told(Chose)[-1].seen_by(0) == Chose(1, "", "", True)
    assert table.refused(f"choose {held[2]} {held[0]}", seat=1) == "5.2"
    assert all(event.seen_by(1 - event.seat) is None for event in table.told(Dealt) if event.seat < 2)


def test_the_advanced_game_composes_objectives() -> None:
    """Rule 12.1."""
    table = dealt(2, mode="advanced")
    view = table.view(0)
    assert (view.deck, [card.id[0] for card in view.later]) == ((10, 10), ["M", "R"])
    started(table)
    held = [card.id for card in table.view(0).cards]
    assert [id[0] for id in held] == ["M", "M", "M", "R", "R", "R"]
    assert table.view(0).deck == (6, 6)
    assert len(table.legal(seat=0)) == 6
    assert table.refused(f"choose {held[3]} {held[4]}", seat=0) == "5.2"
    table.does(f"choose {held[0]} {held[2]}", seat=0)
    assert not table.view(1).pending.ready[0]
    table.does(f"choose {held[4]} {held[3]}", seat=0)
    assert table.view(1).pending.ready[0]
    assert [card.id for card in table.view(0).now] == [held[0], held[4]]
    assert [card.id for card in table.view(0).later] == [held[2], held[3]]
    for _ in range(2):
        table.does(table.legal(seat=1)[0], seat=1)
    assert table.view(0).deck == (8, 8)


def test_e08_exactly_six_tiles_left() -> None:
    """E08, rule 5.1: the round goes on."""
    table = exploring("S1a@0,0r0", reserve=6, navigation=0)
    table.state.steps.pop()
    table.state.mats[0].now = table.state.mats[1].now = []
    table.run()
    assert (table.state.navigation, table.state.reserve, table.view().pending.stage) == (6, 0, "choose")


def test_end_trigger_one() -> None:
    """Ruling 27, rules 5.1 and 11.1: fewer than six tiles, no objectives, no rewards."""
    table = exploring("S1a@0,0r0", reserve=5, navigation=0)
    table.state.steps.pop()
    table.run()
    assert table.outcome().reason == "reason-reserve"


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (1, {"mode": "normal"}, "13.1"),
        (2, {"mode": "solo"}, "4.1"),
        (2, {"level": 3}, "13.1"),
        (1, {"mode": "solo", "first": "host"}, "13.1"),
        (1, {"mode": "solo", "level": 7}, "14.7"),
        (1, {"mode": "solo", "level": 7, "pack": True}, "14.7"),
        (1, {"mode": "solo_advanced", "level": 7}, "14.7"),
        (2, {"table": 11}, "14.7"),
        (2, {"mode": "advanced", "table": 11}, "14.7"),
        (2, {"mode": "advanced", "first_boat": "coloured"}, "14.6"),
        (2, {"content": "nothing"}, "15.1"),
    ],
)
def test_options_no_table_can_agree_on(seats: int, options: dict[str, Any], rule: str) -> None:
    """Rules 4.1, 13.1, 14.6, 14.7 and 15.1."""
    with pytest.raises(BadOptions) as refusal:
        SMALL.new(SMALL.options(**options), seats, 1)
    assert refusal.value.why is not None
    assert refusal.value.why.rule == rule


def test_packs_add_their_cards() -> None:
    """Ruling 44, rules 14.4 and 14.7."""
    assert dealt(2, pack=True).view().deck == (16,)
    assert dealt(2, mode="advanced", pack=True, table=11).view().deck == (13, 13)
    alone = dealt(1, mode="solo_advanced", pack=True, level=7).view().alexis
    assert alone is not None
    assert (alone.explore, alone.land, alone.base, alone.each, alone.mark) == (5, 5, 45, 2, "C")
