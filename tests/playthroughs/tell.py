"""A recorded game as text, to read a rule change as a diff: `python -m tests.playthroughs.tell` writes all anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from archipel.core.catalog import games
from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.values import Event, Outcome
from archipel.words import Words, words

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parent / "records"


def main() -> None:
    for game in games().values():
        (FOLDER / game.id).mkdir(exist_ok=True)
        for mode in game.modes:
            golden(game, mode.id).write_text(playthrough(game, mode.id), encoding="utf-8")


def golden(game: Game, mode: str) -> Path:
    return FOLDER / game.id / f"{mode}.txt"


def playthrough(game: Game, mode: str) -> str:
    """The recorded game of a mode with its fewest seats, every action and what everybody is told."""
    file = RECORDS / game.id / f"{mode}-{game.mode(mode).seats[0]}.json"
    record = msgspec.convert(msgspec.json.decode(file.read_bytes())["record"], Record)
    return "\n".join(_lines(game, mode, record)) + "\n"


def _lines(game: Game, mode: str, record: Record) -> Iterator[str]:
    said = words("en", game.id)
    yield f"{said.key('name')}, {said.key(f'mode-{mode}')}, seats: {record.seats}"
    yield ", ".join(f"{name}={value}" for name, value in record.options.items())
    yield f"seed {record.seed}"
    yield ""
    options = msgspec.convert(record.options, game.options)
    state, opening = game.open(options, record.seats, record.seed)
    yield from _told(said, opening)
    for ply, (seat, line) in enumerate(record.actions, start=1):
        offered = len(state.legal_actions(seat))
        yield f"{ply:>4}  seat {seat + 1}  {line}  (1 of {offered})"
        yield from _told(said, state.apply(seat, game.actions.parse(line)))
    outcome = state.outcome()
    assert outcome is not None
    yield from _score_sheet(said, outcome)


def _told(said: Words, events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        text = event.text()
        if text is not None:
            yield f"      | {said.say(text)}"


def _score_sheet(said: Words, outcome: Outcome) -> Iterator[str]:
    yield ""
    yield said.key(outcome.reason)
    for seat, score in enumerate(outcome.scores):
        parts = ", ".join(f"{said.key(f'part-{part.key}')} {part.points}" for part in score.parts)
        yield f"seat {seat + 1}: {score.total} ({parts})"
    yield "winners: " + ", ".join(f"seat {seat + 1}" for seat in outcome.winners)
    if outcome.rank:
        yield said.key(outcome.rank)


if __name__ == "__main__":
    main()
