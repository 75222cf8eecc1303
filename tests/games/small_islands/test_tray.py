"""What is the reader's own: an objective in words whatever is held, what it would pay, what it has paid."""

from __future__ import annotations

import re

import pytest

from archipel.core.scene import Piece, Scene
from archipel.core.text import Text
from archipel.games.small_islands import GAME
from archipel.games.small_islands.content.packing import COMPONENTS
from archipel.games.small_islands.goals import goal_line, where_text
from archipel.games.small_islands.scene import intent
from archipel.games.small_islands.steps.settling import alexis_rewards, settle

from .position import CLOSED, Table, exploring, jokering, taken
from .test_rewards import page_six
from .test_scene import drawn

LOCALES = GAME.folder / "locale"


def piece(shown: Scene, id: str) -> Piece:
    return next(one for one in shown.pieces if one.id == id)


def zone_of(shown: Scene, id: str) -> str:
    return next(zone.drawer for zone in shown.zones if zone.id == id)


@pytest.mark.parametrize("table", [exploring(CLOSED), taken(CLOSED), jokering(CLOSED), page_six()])
def test_an_objective_says_what_it_is_in_every_phase(table: Table) -> None:
    """A touch of it asks the rules nothing, whatever is held; then it says its note."""
    view, shown = table.view(0), drawn(table)
    cards = [one for one in shown.pieces if one.at in ("objective", "later")]
    assert cards
    for card in cards:
        assert card.note is not None
        assert card.note.key == "explained"
        assert card.large == card.face
        for held in ([], [shown.held] if shown.held else ["joker-J1"]):
            assert intent(view, [*held, card.id], 0) is None


def test_every_mission_has_a_sentence() -> None:
    components = COMPONENTS.agreed("")
    packs = [components["unlock_packs"][name] for name in ("normal", "advanced")]
    rows = [*components["objective_cards"], *components["mission_cards"], *components["expedition_cards"]]
    rows += [row for pack in packs for name in ("objective_cards", "mission_cards") for row in pack.get(name, ())]
    keys = {where_text(goal_line(row["mission"])).key for row in rows}
    for lang in ("en", "fr"):
        said = set(re.findall(r"^([\w-]+) =", (LOCALES / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE))
        assert keys <= said


def test_what_is_held_is_not_what_is_asked_about() -> None:
    """Of a tile of the row the rules say it is no time to take one, not that the tile in hand may not be put away."""
    table = taken(CLOSED, hands=["L24 L33"], row=("L46", "L02", "L03"))
    action = intent(table.view(0), ["tile-L46", "tile-L02"], 0)
    assert action is not None
    assert str(action) == "take 2"


def test_the_tray_counts_what_was_won() -> None:
    """House by house on the sea and in all in the tray, before and after it is paid."""
    table = page_six()
    assert piece(drawn(table), "worth-points").words == Text("won-points", {"points": 0, "tokens": 0})
    worth = 0
    for house in list(table.legal("house")):
        table.does(f"house {house}")
        coin = piece(drawn(table), f"won-{':'.join(house.split())}")
        assert coin.words is not None
        number = coin.words.args["number"]
        assert isinstance(number, int)
        worth += number
        assert piece(drawn(table), "worth-points").words == Text("won-points", {"points": worth, "tokens": 0})
    table.does("done")
    assert worth == table.state.mats[0].points() > 0
    shown = drawn(table, 1)
    assert len([one for one in shown.pieces if one.id.startswith("won-")]) == len(table.view(1).won) > 0


def test_what_was_won_is_news_until_all_have_chosen_anew() -> None:
    table = page_six()
    table.does(f"house {table.legal('house')[0]}")
    while table.state.steps and table.view(0).pending.stage in ("houses", "choose"):
        assert table.view(0).won
        assert table.view(1).mats[0].objective
        seat = table.state.to_act()[0]
        table.state.apply(seat, table.state.legal_actions(seat)[-1])
    assert table.view(0).won == ()
    assert table.view(1).mats[0].objective == ()


def test_houses_of_alexis_tell_what_they_bring_him() -> None:
    table = exploring(CLOSED, seats=1, mode="solo")
    alexis_rewards(table.state)
    settle(table.state, table.state.board.first_spot(table.state.board.islands()[0]))
    shown, level = table.view(0), table.view(0).alexis
    assert level is not None
    assert [(one.colour, one.points) for one in shown.won] == [(1, level.each)]


def test_a_boat_lies_over_its_neighbours_so_that_its_number_is_whole() -> None:
    table = exploring(CLOSED, boats=[(-1, 0, 0)])
    lying = {one.id: one.layer for one in drawn(table).pieces if "tile" in one.marks.split() and one.at == "sea"}
    boats = [layer for id, layer in lying.items() if id.startswith("boat-")]
    assert boats
    assert min(boats) > max(layer for id, layer in lying.items() if id.startswith("tile-"))


def test_the_row_stands_by_the_hand_while_a_tile_is_taken_and_the_jokers_while_one_is_laid() -> None:
    taking, placing, laying = drawn(exploring(CLOSED)), drawn(taken(CLOSED)), drawn(jokering(CLOSED))
    assert [zone_of(shown, "row") for shown in (taking, placing, laying)] == ["", "row", "row"]
    assert [zone_of(shown, "hand") for shown in (taking, placing, laying)] == ["", "", "row"]
    assert [zone_of(shown, "jokers") for shown in (taking, placing, laying)] == ["jokers", "jokers", ""]
    assert zone_of(drawn(exploring(CLOSED), 1), "row") == "row"
    assert {zone_of(taking, name) for name in ("navigation", "reserve", "boats")} == {"row"}
