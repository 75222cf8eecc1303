"""The turn and its secrets: scenario S31, what the others may know, confirming, taking back."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from archipel.core.record import Record, replay
from archipel.core.values import Event
from archipel.games.hashi.values import Ended, Entered, HashiOptions, Ready, Turned
from archipel.table.history import History
from archipel.table.rows import Entry

from .games import S22_P, S33, rows
from .position import HASHI, Table, position, rigged

CARDS = [row.card for row in rows(S22_P)]


def test_s31_the_removed_card_stays_secret() -> None:
    """S31, rules 3.3 and 9.4, ruling 16: two games that differ in the removed card only look alike until turn 17."""
    one = rigged(HashiOptions(), 2, CARDS, "5/1")
    other = rigged(HashiOptions(), 2, [*CARDS[:16], "5/1"], CARDS[16])
    for table in (one, other):
        table.does("start 7 4", seat=0).does("start 12 4", seat=1)
    for _ in range(16):
        assert all(one.view(viewer) == other.view(viewer) for viewer in (None, 0, 1))
        assert one.view(None).removed == -1
        for table in (one, other):
            table.turn(0, seat=0).turn(0, seat=1)
    seventeenth = one.told(Turned)[16], other.told(Turned)[16]
    assert seventeenth == (Turned(17, 3, 1), Turned(17, 5, 1))
    assert [event for event in one.events if event not in seventeenth] == [
        event for event in other.events if event not in seventeenth
    ]
    assert one.told(Ended) == other.told(Ended) == []


def test_s31_at_the_end_the_one_uncrossed_card_is_shown() -> None:
    """S31, rules 2.4 and 9.4, ruling 16."""
    table = rigged(HashiOptions(), 1, CARDS, "5/1").does("start 7 4")
    for _ in range(17):
        assert table.view().removed == -1
        table.turn(0)
    [uncrossed] = set(range(18)) - set(table.view().seen)
    assert table.view().removed == uncrossed
    assert table.told(Ended) == [Ended(5, 1)]


def test_entries_are_hidden_until_all_are_ready() -> None:
    """Rule 4.5, ruling 5: boards are public as of the end of the last turn."""
    still = position("A", {6: 4}, {}, "5/2", others=[({7: 3}, {}), ({12: 4}, {})])
    busy = position("A", {6: 4}, {}, "5/2", others=[({7: 3}, {}), ({12: 4}, {})])
    events: list[Event] = busy.does("write 3", "bridge 5-6", "bridge 2-3").events
    for viewer in (None, 1, 2):
        assert busy.view(viewer) == still.view(viewer)
        assert not [event for event in events if event.seen_by(viewer) is not None]
    assert busy.view(0).pending.wrote == 3
    assert busy.view(0).pending.drew == ("5-6", "2-3")


def test_all_entries_of_a_turn_appear_together() -> None:
    """Rules 4.5 and 11.3."""
    table = position("A", {6: 4}, {}, "5/1", "2/1", others=[({7: 3}, {})])
    table.turn(3, "3-4")
    assert table.told(Entered) == []
    assert table.view(1).pending.ready == (True, False)
    assert table.view(1).boards[0].numbers[2] == 0
    table.turn(0, "6-7", seat=1)
    assert table.told(Entered) == [Entered(0, 3, 5, ("3-4",)), Entered(1, 0, 0, ("6-7",))]
    assert table.view(1).boards[0].numbers[2] == 5
    assert table.view(0).turn == 2


def test_the_turn_ends_by_confirming_not_by_itself() -> None:
    """Rule 4.4, ruling 31."""
    table = position("A", {6: 4}, {}, "5/1", "2/1")
    for line in ("write 3", "bridge 3-4"):
        assert table.refused("confirm") == "4.4"
        table.does(line)
    assert table.view().turn == 1
    assert table.legal() == ["confirm"]
    table.does("confirm")
    assert table.told(Ready) == [Ready(0)]
    assert table.view().turn == 2


def test_a_confirmed_turn_is_closed() -> None:
    """Rules 4.4 and 11.4: who has confirmed waits for the others, and the table with them."""
    table = position("A", {6: 4}, {}, "5/1", others=[({7: 3}, {})]).turn(0)
    assert table.state.to_act() == (1,)
    assert table.legal(seat=0) == []
    assert table.state.objection(0, HASHI.actions.parse("write 3")) is not None


def test_an_entry_against_the_rules_is_refused_and_asked_again() -> None:
    """Rule 11.1, ruling 17."""
    table = position("A", {6: 4}, {}, "5/1")
    before = table.legal()
    assert table.refused("write 6") == "5.1"
    assert table.legal() == before
    assert table.does("write 3").numbers() == {6: 4, 3: 5}


def test_entries_are_taken_back_one_by_one() -> None:
    """Rule 11.2, ruling 31: each step back gives the turn as it was, until it is confirmed."""
    options = HashiOptions()
    record = Record.begin(HASHI, options, 2, 7)
    state = HASHI.new(options, 2, 7)
    entries = [(0, "start 7 3"), (1, "start 12 4"), (0, "skip_number"), (1, "skip_number"), (0, "skip_bridges")]
    seen = []
    for seat, line in entries:
        seen.append(state.view(0))
        events = state.apply(seat, HASHI.actions.parse(line))
        record.add(seat, HASHI.actions.parse(line))
    assert not any(event.reveals for event in events)
    record.actions.pop()
    assert replay(record).view(0) == seen[4]
    assert record.actions.pop(2) == (0, "skip_number")
    assert replay(record).view(0) == seen[2]
    revealing = state.apply(0, HASHI.actions.parse("confirm")) + state.apply(1, HASHI.actions.parse("skip_bridges"))
    assert not any(event.reveals for event in revealing)
    assert any(event.reveals for event in state.apply(1, HASHI.actions.parse("confirm")))


def test_where_nothing_can_be_entered_one_button_passes_the_turn() -> None:
    """Rule 11.5."""
    game = rows(S33)
    numbers = {2: 3} | {row.island: int(row.card[0]) for row in game}
    table = position("A", numbers, Counter(line for row in game for line in row.lines), "6/2")
    assert table.finished() == set(range(1, 19))
    assert table.legal() == ["skip_number"]
    [gesture] = HASHI.scene(table.view(), table.state.legal_actions(0)).gestures
    assert gesture.path == ()
    assert [str(action) for action in gesture.then] == ["skip_bridges", "confirm"]


def test_players_finish_their_steps_in_any_order() -> None:
    """Rule 4.1: only what was entered counts, not when."""
    moves = [(0, "write 3"), (0, "bridge 3-4"), (0, "confirm"), (1, "skip_number"), (1, "bridge 7-9"), (1, "confirm")]
    mixed = [moves[at] for at in (3, 0, 4, 5, 1, 2)]
    ends = []
    for order in (moves, mixed):
        table = position("A", {6: 4}, {}, "5/1", "2/1", others=[({7: 3}, {})])
        for seat, line in order:
            table.does(line, seat=seat)
        ends.append(table.state.digest())
    assert ends[0] == ends[1]


def test_the_information_bar_tells_the_set_of_cards_not_their_order() -> None:
    """Rule 2.4, ruling 16: the same cards in another order look the same afterwards."""
    tables = [
        rigged(HashiOptions(), 1, order, "5/1").does("start 7 4") for order in (CARDS, [CARDS[1], CARDS[0], *CARDS[2:]])
    ]
    for table in tables:
        table.turn(0).turn(0)
    assert _seen(tables[0]) == _seen(tables[1])


def _seen(table: Table) -> bytes:
    return msgspec.json.encode(table.view())


@pytest.mark.parametrize("waits", [True, False])
def test_a_confirmed_turn_is_taken_back_while_somebody_waits(waits: bool) -> None:
    """Rules 4.4 and 11.2, ruling 31: after the last has confirmed nothing is taken back."""
    table = History(HASHI, HASHI.choose_options(HASHI.modes[0]), 2, "7" * 32)
    lines = ["start 7 3", "skip_number", "skip_bridges", "confirm"]
    for seat, line in [(0, lines[0]), (1, lines[0]), *[(0, line) for line in lines[1:]]]:
        table.commit(table.prepare(Entry("act", seat, line)))
    for line in () if waits else lines[1:]:
        table.commit(table.prepare(Entry("act", 1, line)))
    assert table.may_undo(0) == waits
    if waits:
        table.commit(table.prepare(Entry("undo", 0)))
        assert list(map(str, table.state.legal_actions(0))) == ["confirm"]
