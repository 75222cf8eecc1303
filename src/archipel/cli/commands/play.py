"""The command `play`: who sits where, the game, its record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from secrets import token_bytes

from msgspec import to_builtins

from archipel.bots import bot
from archipel.cli.drawing.inks import Inks
from archipel.cli.errors import CommandError
from archipel.cli.session.game_session import GameSession, run_session
from archipel.cli.table_setup import TableSetup, set_up_table
from archipel.cli.terminal import Manner, open_terminal
from archipel.core.content_names import packed_in
from archipel.core.rng import seed_key
from archipel.core.values import Seat
from archipel.words import words

PERSON = "person"


def play(
    name: str,
    mode: str,
    seats: int,
    bots: str,
    seed: int | None,
    lang: str,
    options: Sequence[str],
    record: Path | None,
    manner: Manner = "screen",
) -> int:
    """The exit code: 1 where the input ended before the game."""
    others = [level.strip() for level in bots.split(",") if level.strip()]
    wanted = seats or (len(others) + 1 if others else 0)
    setup = set_up_table(name, mode, seats, wanted, options, lang)
    levels = _levels(setup, others, hot_seat=bool(seats))
    key = seed_key(seed) if seed is not None else token_bytes(16)
    names = [_name(setup, lang, seat, levels) for seat in range(setup.seats)]
    packed = packed_in(setup.game.content, to_builtins(setup.options))
    output, reader = open_terminal(Inks(setup.game, lang, packed), words(lang, setup.game.id), names, manner)
    session = GameSession(setup, key, levels, output, reader)
    if record is not None:
        record.write_bytes(session.history.record().to_json())
    try:
        return run_session(session, left="terminal-left")
    finally:
        reader.close()
        if record is not None:
            record.write_bytes(session.history.record().to_json())
            output.tell("terminal-saved", file=str(record))


def _levels(setup: TableSetup, others: list[str], *, hot_seat: bool) -> dict[Seat, str]:
    """Bots by seat. One level is for every seat after the first, a list is for the seats after the first in order."""
    if len(others) == 1:
        others *= setup.seats - 1
    elif not others and not hot_seat:
        others = ["normal"] * (setup.seats - 1)
    if len(others) >= setup.seats and setup.seats > 1:
        raise CommandError(f"{len(others)} bots leave no seat for a person among {setup.seats}")
    levels = {seat: level for seat, level in enumerate(others, 1) if level != PERSON and seat < setup.seats}
    for level in levels.values():
        bot(setup.game, level)
    return levels


def _name(setup: TableSetup, lang: str, seat: Seat, levels: dict[Seat, str]) -> str:
    said = words(lang, setup.game.id)
    number = said.key("seat-number", number=seat + 1)
    return said.key("terminal-bot", name=number, level=levels[seat]) if seat in levels else number
