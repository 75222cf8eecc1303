"""What a picture says of a game: its turns, how it ended, and the costliest choices in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from archipel.analysis.values import Analysis, Decision, TurningPoint
from archipel.bots.labels import label
from archipel.core.game import Game, Outlook
from archipel.core.record import Record, start
from archipel.core.state import State
from archipel.core.text import Text
from archipel.core.values import Event, Outcome, Seat

COSTLIEST = 3


class Turn(NamedTuple):
    """A stretch of the game, from moment to moment, and its number where turns have one."""

    first: int
    last: int
    number: int


class Flag(NamedTuple):
    """A costly choice, and what its game calls the turn; None where it has no words for it."""

    seat: Seat
    ply: int
    turn: Text | None
    number: int
    played: Text | None
    better: Text | None
    best: int
    left: int


class Told(NamedTuple):
    game: Game
    outcome: Outcome | None
    turns: tuple[Turn, ...]
    flags: tuple[Flag, ...]


def told(found: Analysis, record: Record) -> Told:
    """BrokenRecord where it does not play."""
    record = record.resolved()
    game, _ = start(record)
    state, events = game.open(msgspec.convert(record.options, game.options), record.seats, record.seed)
    points = sorted((point for seat in found.turning_points for point in seat), key=lambda one: (-one.cost, one.ply))
    wanted = {point.ply: point for point in points[:COSTLIEST]}
    decisions = {one.ply: one for one in found.decisions}
    headings, flags = [*_headings(0, events)], []
    for ply, (seat, line) in enumerate(record.actions):
        if ply in wanted:
            flags.append(_flag(game, state, wanted[ply], decisions[ply]))
        headings += _headings(ply + 1, state.apply(seat, game.actions.parse(line)))
    turns = _turns(headings, len(record.actions))
    flags.sort(key=lambda flag: (flag.left - flag.best, flag.ply))
    return Told(game, state.outcome(), turns, tuple(_numbered(flag, turns) for flag in flags))


def _headings(moment: int, events: Iterable[Event]) -> list[tuple[int, Text]]:
    """Events that begin a group of the log: those that are nobody's."""
    seen = [event for event in events if event.heads and getattr(event, "seat", None) is None]
    return [(moment, said) for event in seen if (said := event.text()) is not None]


def _turns(headings: Sequence[tuple[int, Text]], last: int) -> tuple[Turn, ...]:
    """By the headings of the log that are counted; the number is the first of theirs that only grows."""
    counts = _counting([said for _, said in headings])
    begun = [(moment, number) for moment, said in headings if moment < last and (number := _number(said, counts))]
    if not begun:
        return (Turn(0, last, 0),)
    if begun[0][0] > 0 and begun[0][1] > 1:
        begun.insert(0, (0, begun[0][1] - 1))
    begun[0] = (0, begun[0][1])
    ends = [moment for moment, _ in begun[1:]] + [last]
    return tuple(Turn(moment, end, number) for (moment, number), end in zip(begun, ends, strict=True))


def _counting(headings: Sequence[Text]) -> str:
    for name in dict.fromkeys(name for said in headings for name in said.args):
        numbers = [_number(said, name) for said in headings if name in said.args]
        if all(numbers) and all(one < other for one, other in pairwise(numbers)):
            return name
    return ""


def _number(said: Text, name: str) -> int:
    found = said.args.get(name)
    return found if isinstance(found, int) else 0


def _flag(game: Game, state: State, point: TurningPoint, decision: Decision) -> Flag:
    outlook = Outlook(game, state, point.seat)
    played, better = (
        label(outlook, game.actions.parse(one.action)) if one.action else None
        for one in (decision.played, decision.best)
    )
    progress = game.scene(outlook.view, ()).progress
    turn = progress.label if progress is not None and progress.now > 0 else None
    better = None if played == better else better
    return Flag(point.seat, point.ply, turn, 0, played, better, point.best, point.left)


def _numbered(flag: Flag, turns: Sequence[Turn]) -> Flag:
    return flag._replace(number=next((turn.number for turn in reversed(turns) if turn.first <= flag.ply), 0))
