"""Any-time cards: when they may be played, who is asked, and what the others learn of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from archipel.core.values import Invitation
from archipel.core.visibility import seen, undoable
from archipel.games.isle_of_cats.events import Played
from archipel.games.isle_of_cats.steps.days import (
    DAWN,
    DRAFTED,
    FILL,
    FIND,
    LAY,
    NIGHT,
    PAID,
    RESCUE,
    REVEAL,
)
from archipel.games.isle_of_cats.steps.finds import FindTurn
from archipel.games.isle_of_cats.steps.laying import Laying
from archipel.games.isle_of_cats.steps.rescue import RescueTurn
from archipel.games.isle_of_cats.values import WAIVE

from .position import GAME, MAP_CAT, Table, cat, crew, playing, position


def test_several_cards_in_one_turn() -> None:
    """Rule 11.1, ruling 44: also after the cat, and after a pass."""
    table = playing(crew(hand=[78, 79, 90, 91], ready=1))
    table.does("play fish_lessons ", "play fish_lessons ").rescues("red I5", "8,0 9,0 10,0 11,0 12,0")
    table.does("play fish_colors ", "end").waives()
    assert table.state.to_act() == (1,)
    table.does("play fish_colors ")
    assert table.hand() == []


def test_the_order_decides() -> None:
    """Rules 11.3 and 11.1, scenario C22: all are asked at once, and the first of the new order plays first."""
    table = position(REVEAL, crew(hand=[77]), crew(hand=[78]), left="red I5, red S4", order=[1, 0])
    assert (table.stage(), table.state.to_act()) == ("window", (0, 1))
    table.does("play move_cats ", seat=0).does("play fish_lessons ", seat=1)
    assert table.told(Played) == [Played(1, "fish_lessons", "", 0)]
    assert (table.stage(), table.state.to_act()) == ("window", (0,))
    table.does("play move_cats ", f"send {cat('red I5')}", "enough")
    assert table.stage() == "rescue"


def test_a_moment_ends_when_all_decline() -> None:
    """Rules 11.3 and 11.4, ruling 5: after a card all are asked again, also who had declined."""
    table = position(REVEAL, crew(hand=[78, 90]), crew(hand=[79]), left="red I5")
    assert table.refusal("pass") == "refused-phase-rescue 7.4"
    table.does("waive")
    assert table.refusal("waive") == "refused-window 11.4"
    table.does("play fish_lessons ", seat=1)
    assert table.state.to_act() == (0,)
    table.does("play fish_lessons ")
    assert table.state.to_act() == (0,)
    table.does("waive")
    assert table.stage() == "rescue"
    assert table.refusal("waive") == "refused-no-window 11.3"


def moments(anytime: str, part: int, day: int = 2) -> str:
    """The first window that opens at a part of the day for somebody with cards."""
    table = position(part, crew(), crew(hand=[90, 91]), crew(hand=[7]), left="red I5", day=day, anytime=anytime)
    return table.view().pending.moment


@pytest.mark.parametrize(
    ("part", "moment"),
    [
        (DAWN, "dawn"),
        (FILL, "fished"),
        (DRAFTED, "drafted"),
        (PAID, "paid"),
        (LAY, "lay"),
        (REVEAL, "revealed"),
        (FIND, "find"),
        (NIGHT - 1, "dusk"),
    ],
)
def test_the_moments(part: int, moment: str) -> None:
    """Rules 11.3 and 17.3, ruling 5: all of them, two of them, none."""
    assert moments("full", part) == moment
    assert moments("reduced", part) == (moment if moment in ("revealed", "dusk") else "")
    assert moments("own", part) == ""


def test_no_dawn_on_the_first_day() -> None:
    """Rule 11.3: the first window of day 1 comes after fishing."""
    assert moments("full", DAWN, day=1) == "fished"


def test_before_each_choice_of_rescue_cards() -> None:
    """Rules 11.3 and 7.1: all with cards but whoever chooses; nobody chooses without cards."""
    table = position(LAY, crew(hand=[7]), crew(), crew(hand=[8]), crew(hand=[78]), left="red I5", order=[2, 1, 0, 3])
    asked = []
    for seat in (2, 0, 3):
        asked.append(table.state.awaited())
        assert table.view(seat).pending.moment == "lay"
        table.waives()
        assert isinstance(table.state.steps[-1], Laying)
        table.does("ready", seat=seat)
    assert asked == [(0, 3), (2, 3), (0, 2)]


def test_before_each_rescue_turn() -> None:
    """Rules 11.3 and 7.9: after the reveal all are asked, so not again before the first turn; nor before a turn that
    passes by itself."""
    me, idle = crew(ready=2, hand=[7]), crew(ready=0)
    table = position(REVEAL, me, idle, crew(hand=[78]), left="red I5, green I5, red S4")
    assert (table.view().pending.moment, table.state.awaited()) == ("revealed", (0, 2))
    table.waives().rescues("green I5", MAP_CAT).does("skip", "end")
    assert table.state.passed[1]
    assert (table.view().pending.moment, table.view().pending.turn) == ("rescue", 2)
    assert table.state.awaited() == (0,)
    table.waives()
    assert isinstance(table.state.steps[-1], RescueTurn)
    table.does("pass", seat=2)
    assert (table.view().pending.turn, table.state.awaited()) == (0, (2,))


def test_before_each_turn_of_finds() -> None:
    """Rules 11.3 and 10.1."""
    table = position(FIND, crew(hand=[98]), crew(), crew(hand=[78]))
    assert (table.view().pending.turn, table.state.awaited()) == (0, (2,))
    table.waives().does("pass")
    assert (table.view().pending.turn, table.state.awaited()) == (2, (0,))
    table.waives()
    assert isinstance(table.state.steps[-1], FindTurn)


def test_herding_before_the_cat_is_gone() -> None:
    """Rule 11.3: another's card, played before the turn, is done before the turn begins."""
    table = position(RESCUE, crew(ready=2), crew(fish=8), crew(hand=[77]), left="green I5, red S4")
    table.rescues("green I5", MAP_CAT).does("skip")
    assert (table.view(2).pending.moment, table.state.to_act()) == ("rescue", (2,))
    table.does("play move_cats ", f"send {cat('red S4')}", seat=2)
    assert (table.stage(), table.state.to_act()) == ("rescue", (1,))
    table.does(f"rescue {cat('red S4')} permanent", seat=1)
    assert table.crew(1).fish == 3


def test_a_turn_that_is_none_any_more() -> None:
    """Rules 11.3 and 7.9: where a card leaves nothing to rescue the turn passes by itself, and all have been asked."""
    table = position(RESCUE, crew(), crew(fish=3), crew(hand=[77, 78]), left="green I5, red S4", order=[0, 1, 2])
    table.rescues("green I5", MAP_CAT).does("skip")
    table.does("play move_cats ", f"send {cat('red S4')}", seat=2)
    assert (table.view(2).pending.moment, table.state.passed[1]) == ("rescue", False)
    told = table.state.apply(2, WAIVE)
    assert table.state.passed[1]
    assert any(event.reveals for event in told)
    assert table.view(2).pending.stage == "rescue"


@pytest.mark.parametrize("part", [LAY, RESCUE, FIND])
def test_guests(part: int) -> None:
    """Rules 11.1, 11.2 and 17.3: others may play while somebody decides, and nobody waits for them."""
    for anytime in ("full", "reduced", "own"):
        table = position(part, crew(hand=[98, 7]), crew(hand=[90]), left="red I5", anytime=anytime).waives()
        assert table.state.to_act() == (0,)
        assert table.legal(seat=1) == (["play fish_colors"] if anytime == "full" else [])
        if anytime == "full":
            table.does("play fish_colors ", seat=1)
            assert table.state.to_act() == (0,)


def test_last_chance() -> None:
    """Rules 11.3 and 12.3: at the dusk of the fifth day."""
    table = position(NIGHT - 1, crew(hand=[96]), crew(), day=5)
    assert table.view().pending.moment == "dusk"
    table.does("play fish_one_color red")
    assert table.state.outcome() is not None


HANDS: list[list[int]] = [[77, 78, 84], [7, 8, 98], [69, 71, 75]]
"""Three cards, some to be played now, or none of them."""


def shown(table: Table, viewer: int | None) -> tuple[Any, ...]:
    """All that is sent to a viewer, and the table's own part of it."""
    state = table.state
    view = state.view(viewer)
    legal = state.legal_actions(viewer) if viewer is not None else ()
    return msgspec.json.encode(view), msgspec.json.encode(GAME.scene(view, legal)), state.awaited(), state.to_act()


@pytest.mark.parametrize("part", [DAWN, DRAFTED, PAID, LAY, REVEAL, FIND, NIGHT - 1])
def test_who_is_asked_tells_nothing(part: int) -> None:
    """Rules 11.4 and 4.4: two tables that differ in cards of equal number look alike, whatever is answered."""
    tables = [position(part, crew(), crew(hand=[43]), crew(hand=hand), left="red I5", day=2) for hand in HANDS]
    for viewer in (0, 1, None):
        assert len({shown(table, viewer) for table in tables}) == 1
    for table in tables:
        before = [shown(table, viewer)[:3] for viewer in (0, 1, None)]
        for answer in table.state.legal_actions(2):
            after = Table(table.state.clone())
            told = after.state.apply(2, answer)
            if after.state.awaited() == (1, 2):
                assert [event for viewer in (0, 1, None) for event in seen(told, viewer)] == []
                assert [shown(after, viewer)[:3] for viewer in (0, 1, None)] == before


def test_an_answer_is_nobody_elses_business() -> None:
    """Rule 11.4: everybody sees a moment open, and until all have answered nothing else."""
    table = position(PAID, crew(hand=[7]), crew(hand=[78]), crew(), left="red I5")
    before = [shown(table, viewer)[:3] for viewer in (1, 2, None)]
    invitations = [table.state.invitation(seat) for seat in range(3)]
    assert invitations == [Invitation("paid", WAIVE), Invitation("paid", WAIVE), None]
    table.does("waive")
    assert [shown(table, viewer)[:3] for viewer in (1, 2, None)] == before
    assert [table.state.invitation(seat) for seat in range(3)] == invitations
    prompts = [GAME.scene(table.view(viewer), ()).prompt.key for viewer in (0, 2, None)]
    assert prompts == ["prompt-wait-window"] * 3
    assert table.refusal("waive", seat=0) == table.refusal("waive", seat=2) == "refused-window 11.4"


def test_what_may_be_taken_back() -> None:
    """Rules 11.4 and 5.2: a moment before a turn that passes teaches nothing; a card played there is seen by all."""
    table = position(FIND, crew(hand=[98]), crew(hand=[78]), crew(hand=[90]))
    told = [*table.state.apply(1, WAIVE), *table.state.apply(2, WAIVE)]
    assert undoable(table.state, table.state.rng.draws, told)
    assert seen(told, 0) != []
    table.does("pass").does("waive")
    played = table.state.apply(2, table.action("play fish_colors "))
    assert not undoable(table.state, table.state.rng.draws, played)


def test_alone_nothing_is_to_be_hid() -> None:
    """Rules 11.4 and 15.1: against the sister you are asked only where a card can be played."""
    assert position(PAID, crew(hand=[7, 86]), mode="solo").view().pending.moment == ""
    assert position(PAID, crew(hand=[78]), mode="solo").view().pending.moment == "paid"


@pytest.mark.parametrize(("hand", "label"), [([7], "may-none"), ([78], "may"), ([77, 84], "may")])
def test_an_invitation_in_the_scene(hand: list[int], label: str) -> None:
    """Rule 11.4: whoever is asked is invited, also where no card can be played, and may answer for this kind."""
    table = position(REVEAL, crew(hand=hand), crew(hand=[8]), left="red I5")
    scene = GAME.scene(table.view(), table.state.legal_actions(0))
    assert [(may.kind, may.label.key, may.name.key, may.decline) for may in scene.may] == [
        ("revealed", label, "moment-revealed", WAIVE)
    ]
    assert {gesture.ask for gesture in scene.gestures} == {"revealed"}
    table.does("waive")
    assert GAME.scene(table.view(), table.state.legal_actions(0)).may == ()
