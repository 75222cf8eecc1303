"""Laws 5, 6 and 7: clones, round trips and replays are the same game."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.core.content_names import digest_in, packed_in
from archipel.core.game import Game
from archipel.core.laws.case import Case
from archipel.core.laws.walk import Walk, moments, play_on, stops, walk
from archipel.core.record import Record
from archipel.core.rng import Quick
from archipel.core.scene import Gesture, May, Scene, Shut
from archipel.core.state import State
from archipel.core.values import Action, Event
from archipel.core.visibility import seen

STOPS = 12


def clones(case: Case, seed: int = 1) -> None:
    """Law 5: a clone and its original agree forever and never touch each other."""
    game = walk(case, seed)
    *_, (_, final) = moments(game)
    end = final.digest()
    for ply, state in stops(game, STOPS):
        digest, twin, stray = state.digest(), state.clone(), state.clone()
        if twin.digest() != digest or _views(game, twin) != _views(game, state):
            raise game.broken(5, ply, "a clone is not what it was cloned from")
        play_on(stray, Quick(seed + ply), case.game.bound)
        if state.digest() != digest or twin.digest() != digest:
            raise game.broken(5, ply, "playing a clone on changed its original or another clone")
        for step in game.plies[ply:]:
            if tuple(twin.apply(step.seat, step.action)) != step.events:
                raise game.broken(5, ply, f"a clone tells otherwise of {step.action}")
        if state.digest() != digest or twin.digest() != end:
            raise game.broken(5, ply, "a clone played on by the same actions came to another end")


def replays(case: Case, seed: int = 1) -> None:
    """Law 7: a record replays to the same digest and outcome, move by move."""
    game = walk(case, seed)
    record = read_again(game.record(len(game.plies)))
    state = begin(case.game, record)
    for ply, original in moments(game):
        if state.digest() != original.digest() or state.outcome() != original.outcome():
            raise game.broken(7, ply, "the record replays to another state")
        if ply < len(record.actions):
            seat, line = record.actions[ply]
            events = tuple(state.apply(seat, case.game.actions.parse(line)))
            if events != game.plies[ply].events:
                raise game.broken(7, ply, f"the replay tells otherwise of {line!r}")


def read_again(record: Record) -> Record:
    """A record written and read by somebody who has its components."""
    content = record.content()
    known = {digest_in(content, record.options): packed_in(content, record.options)}
    return Record.from_json(record.to_json()).resolved(known)


def begin(game: Game, record: Record) -> State:
    """The game of a record before its first action, whether or not the catalog lists it."""
    return game.new(msgspec.convert(record.options, game.options), record.seats, record.seed)


def round_trips(case: Case, seed: int = 1) -> None:
    """Law 6: action (JSON and text), event, options, record, view and scene survive their round trip."""
    game = walk(case, seed)
    _options_and_record(game)
    for action in game.met:
        if not _action_survives(case.game, action):
            raise game.broken(6, 0, f"the action {action!r} does not survive its round trip")
    for ply, step in enumerate(game.plies):
        for event in step.events if ply else (*game.opening, *step.events):
            _event_survives(game, ply, event)
    for ply, state in stops(game, STOPS):
        for seat in (None, *range(case.seats)):
            view = state.view(seat)
            if msgspec.json.decode(msgspec.json.encode(view), type=case.game.view) != view:
                raise game.broken(6, ply, f"the view of seat {seat} does not survive its round trip")
            scene = case.game.scene(view, state.legal_actions(seat) if seat is not None else ())
            if read_scene(case.game, msgspec.json.encode(scene)) != scene:
                raise game.broken(6, ply, f"the scene of seat {seat} does not survive its round trip")


def read_scene(game: Game, data: bytes) -> Scene:
    """A scene from its JSON, with the actions of this game in it."""
    raw = msgspec.json.decode(data)
    gestures = [_with_action(game, row, Gesture) for row in raw.pop("gestures", ())]
    shut = [_with_action(game, row, Shut) for row in raw.pop("shut", ())]
    may = [_may(game, row) for row in raw.pop("may", ())]
    scene = msgspec.convert(raw, Scene)
    return msgspec.structs.replace(scene, gestures=tuple(gestures), shut=tuple(shut), may=tuple(may))


def _with_action(game: Game, row: dict[str, Any], kind: type[msgspec.Struct]) -> msgspec.Struct:
    action, then, walks = _read(game, row["action"]), row.pop("then", ()), row.pop("walks", ())
    read = msgspec.convert({**row, "action": {"do": "Action"}}, kind)
    if kind is Shut:
        return msgspec.structs.replace(read, action=action)
    follow = tuple(_read(game, one) for one in then)
    further = tuple((last, tuple(_read(game, one) for one in steps)) for last, steps in walks)
    return msgspec.structs.replace(read, action=action, then=follow, walks=further)


def _may(game: Game, row: dict[str, Any]) -> May:
    decline = row.pop("decline", None)
    read = msgspec.convert(row, May)
    return msgspec.structs.replace(read, decline=_read(game, decline)) if decline is not None else read


def _read(game: Game, action: object) -> Action:
    return game.actions.from_json(msgspec.json.encode(action))


def _options_and_record(game: Walk) -> None:
    case = game.case
    if msgspec.json.decode(msgspec.json.encode(case.options), type=case.game.options) != case.options:
        raise game.broken(6, 0, "the options do not survive their round trip")
    record = game.record(len(game.plies))
    if read_again(record) != record:
        raise game.broken(6, 0, "the record does not survive its round trip")


def _action_survives(game: Game, action: Action) -> bool:
    try:
        spoken, sent = game.actions.parse(str(action)), game.actions.from_json(game.actions.to_json(action))
    except ValueError:
        return False
    return spoken == action and sent == action


def _event_survives(game: Walk, ply: int, event: Event) -> None:
    codec = game.case.game.events
    for viewer in (None, *range(game.case.seats)):
        for told in (event, *seen((event,), viewer)):
            try:
                same = codec.from_json(codec.to_json(told)) == told
            except msgspec.ValidationError:
                same = False
            if not same:
                raise game.broken(6, ply, f"the event {told!r} does not survive its round trip")


def _views(game: Walk, state: State) -> list[object]:
    return [state.view(seat) for seat in (None, *range(game.case.seats))]
