"""Looking back: the same states by any way to them, nothing that was taken back, no more than was told."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from archipel.core.catalog import game as find_game
from archipel.core.record import replay, start
from archipel.server.replay.replay import CatchUp, Replay
from archipel.server.replay.state_cache import EVERY, StateCache
from archipel.server.web.services import Services
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry, Sitter, TableRow
from archipel.table.table import Table
from archipel.table.wire.frames import wire_scene
from tests.records.make import FOLDER, read
from tests.server.people import Sheet, guests, play
from tests.table.test_history import ROUND, history
from tests.table.test_leaks import TWINS, Run

LONGEST = ["palm_island/cooperative-6", "isle_of_cats/fleet-4"]


@pytest.mark.parametrize("name", LONGEST)
def test_every_way_to_a_ply_leads_to_the_same_state(name: str) -> None:
    record = read(FOLDER / f"{name}.json").record
    game, state = start(record)
    acts = [Entry("act", seat, action) for seat, action in record.actions]
    digests = [state.digest()]
    for act in acts:
        state.apply(act.seat, game.actions.parse(act.action))
        digests.append(state.digest())
    scrub = StateCache(game, start(record)[1])
    scrub.follow(acts)
    rng = Random(7)
    for after in [len(acts), 0, *(rng.randrange(len(acts)) for _ in range(40))]:
        assert scrub.state(after).digest() == digests[after]
    assert len(scrub.kept) == len(acts) // EVERY + 1


def test_what_is_kept_beyond_a_change_is_let_go() -> None:
    made = history(*ROUND, (0, "lay 1"), (0, "undo"), (0, "lay 0"), (1, "lay 1"))
    looked = Replay(made)
    assert looked.states.kept[0].digest() == history().state.digest()
    assert looked.states.state(looked.stop(None, 99).acts).digest() == replay(made.record()).digest()


def test_stops_pass_over_what_was_taken_back_and_what_was_not_told() -> None:
    looked = Replay(history((0, "pick 2"), (0, "undo"), *ROUND, (0, "lay 1"), (0, "undo"), (0, "lay 0")))
    assert [stop.ply for stop in looked.stops(0)] == [0, 3, 4, 5, 8]
    assert [stop.ply for stop in looked.stops(None)] == [0, 1, 2, 5]
    assert [event.kind for event in looked.events(None)] == ["sure", "sure", "shown", "laid"]
    assert looked.stop(None, 4).ply == 2
    assert looked.states.state(looked.stop(0, 3).acts).digest() == history((0, "pick 1")).state.digest()


def test_a_stop_shows_what_was_seen_then() -> None:
    acts = [*ROUND, (0, "lay 1"), (1, "lay 0"), (1, "pick 3"), (0, "pick 0"), (0, "confirm"), (1, "confirm")]
    looked = Replay(history(*acts))
    for viewer in (None, 0, 1):
        for count in range(len(acts) + 1):
            then = history(*acts[:count])
            scene = then.game.scene(then.state.view(viewer), ())
            assert looked.still(viewer, then.plies[viewer]).scene == wire_scene(scene)


@pytest.mark.parametrize(("id", "mode", "one", "other"), TWINS)
async def test_a_running_game_tells_nothing_more_when_looked_back_at(
    tmp_path: Path, id: str, mode: str, one: Run, other: Run
) -> None:
    assert await beheld(tmp_path / "one", id, mode, one) == await beheld(tmp_path / "other", id, mode, other)


async def beheld(folder: Path, id: str, mode: str, run: Run) -> list[bytes]:
    """All that seat 1 and a spectator can see of a running game by looking back."""
    services = Services(folder, folder)
    people = await guests(services, 3)
    table = await opened(services, people[:2], id, mode)
    for seat, action in run:
        assert table.match.history is not None
        ply = table.match.history.plies[seat]
        try:
            await (table.undo(seat, ply) if action == "undo" else table.act(seat, ply, action))
        except Refusal:
            assert seat == 1
    told = []
    for person, viewer in ((people[1], 1), (people[2], None)):
        room = await services.replays.room("t", person)
        assert room.viewpoints == (viewer,)
        stops = [(stop.ply, room.replay.still(viewer, stop.ply)) for stop in room.replay.stops(viewer)]
        told.append(msgspec.json.encode([(ply, still.scene, still.acting) for ply, still in stops]))
        told.append(msgspec.json.encode(room.replay.events(viewer)))
    await services.close()
    return told


async def test_a_sealed_table_is_seen_from_its_seats_alone(services: Services) -> None:
    people = await guests(services, 3)
    table = await opened(services, people[:2], "numbers", "short", sealed_until=1 << 40)
    await play(table, *ROUND, (0, "lay 1"), (1, "lay 0"))
    assert table.match.over()
    room = await services.replays.room("t", people[1])
    assert (room.viewpoints, room.open) == ((1,), False)
    for door in (services.replays.room("t", people[2]), services.replays.fork(room, 1, 2, 1, "easy", people[1])):
        with pytest.raises(Refusal) as refused:
            await door
        assert refused.value.status == 403
    with pytest.raises(Refusal, match="server-sealed"):
        services.replays.record(room)
    with pytest.raises(Refusal, match="server-sealed"):
        table.attach(Sheet(people[2]))
    assert await services.lobby.others(people[2]) == []


async def test_several_at_one_device_look_back_as_spectators_until_it_is_over(services: Services) -> None:
    (host,) = await guests(services, 1)
    sitters = (Sitter("person", host), Sitter("person", name="Ben"))
    row = TableRow("t", "numbers", 1, "short", {"rounds": 1}, "07" * 16, sitters, 0, host=host)
    await services.store.tables.create(row)
    table = await services.lobby.table("t")
    await play(table, *ROUND)
    assert (await services.replays.room("t", host)).viewpoints == (None,)
    await play(table, (0, "lay 1"), (1, "lay 0"))
    assert (await services.replays.room("t", host)).viewpoints == (None, 0, 1)


async def opened(services: Services, people: list[str], id: str, mode: str, sealed_until: int = 0) -> Table:
    found = find_game(id)
    sitters = tuple(Sitter("person", person) for person in people)
    options = dict(found.mode(mode).preset)
    row = TableRow("t", id, found.rules, mode, options, "07" * 16, sitters, 0, sealed_until=sealed_until)
    await services.store.tables.create(row)
    return await services.lobby.table("t")


def test_what_was_missed_since_the_last_turn() -> None:
    acts = [*ROUND, (0, "lay 1"), (1, "lay 0"), (1, "pick 3"), (0, "pick 0"), (0, "confirm"), (1, "confirm")]
    made = history(*acts)
    assert Replay(history()).since(0) == CatchUp(0, [])
    assert Replay(history(*ROUND[:2])).since(1) == CatchUp(1, [])
    assert Replay(made).since(1) == CatchUp(made.plies[1], [])
    assert Replay(made).since(0) == CatchUp(made.plies[0] - 1, ["shown.2", "shown.3"])


def test_what_a_stand_in_did_was_missed_too() -> None:
    made = history(*ROUND)
    made.read([Entry("standin", 0, "left"), Entry("act", 0, "lay 1")])
    assert Replay(made).since(0).ply < Replay(made).stops(0)[-1].ply


def test_which_actions_of_the_record_were_a_stand_ins() -> None:
    made = history((0, "pick 2"), (0, "undo"), *ROUND, (0, "lay 1"), (0, "undo"))
    assert Replay(made).stood_in() == []
    made.read([Entry("standin", 0, "left"), Entry("act", 0, "lay 1"), Entry("return", 0), Entry("act", 1, "lay 0")])
    assert Replay(made).stood_in() == [len(ROUND)]
    assert made.record().actions[len(ROUND)] == (0, "lay 1")
