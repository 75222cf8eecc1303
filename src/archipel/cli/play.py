"""The command `play`: who sits where, the game, its record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from secrets import token_bytes

from archipel.bots import bot
from archipel.cli.consoles import table_console
from archipel.cli.failure import Failure
from archipel.cli.reader import InputEnded, Reader
from archipel.cli.setting import Setting, settle
from archipel.cli.speech import Speech
from archipel.cli.terminal import Quit, Terminal
from archipel.core.rng import seed_key
from archipel.core.values import Seat
from archipel.words import words

PERSON = "person"
UNFINISHED = 1


def play(
    name: str,
    mode: str,
    seats: int,
    bots: str,
    seed: int | None,
    lang: str,
    options: Sequence[str],
    record: Path | None,
) -> int:
    """The exit code: 1 where the input ended before the game."""
    others = [level.strip() for level in bots.split(",") if level.strip()]
    wanted = seats or (len(others) + 1 if others else 0)
    setting = settle(name, mode, seats, wanted, options, lang)
    levels = _levels(setting, others, hot_seat=bool(seats))
    key = seed_key(seed) if seed is not None else token_bytes(16)
    names = [_name(setting, lang, seat, levels) for seat in range(setting.seats)]
    speech = Speech(words(lang, setting.game.id), names, table_console())
    terminal = Terminal(setting, key, levels, speech, Reader())
    if record is not None:
        record.write_bytes(terminal.history.record().to_json())
    try:
        terminal.play()
        return 0
    except Quit:
        speech.tell("terminal-left")
        return 0
    except InputEnded:
        speech.tell("terminal-input-ended")
        return UNFINISHED
    finally:
        if record is not None:
            record.write_bytes(terminal.history.record().to_json())
            speech.tell("terminal-saved", file=str(record))


def _levels(setting: Setting, others: list[str], hot_seat: bool) -> dict[Seat, str]:
    """Bots by seat. One level is for every seat after the first, a list is for the seats after the first in order."""
    if len(others) == 1:
        others *= setting.seats - 1
    elif not others and not hot_seat:
        others = ["normal"] * (setting.seats - 1)
    if len(others) >= setting.seats and setting.seats > 1:
        raise Failure(f"{len(others)} bots leave no seat for a person among {setting.seats}")
    levels = {seat: level for seat, level in enumerate(others, 1) if level != PERSON and seat < setting.seats}
    for level in levels.values():
        bot(setting.game, level)
    return levels


def _name(setting: Setting, lang: str, seat: Seat, levels: dict[Seat, str]) -> str:
    said = words(lang, setting.game.id)
    number = said.key("seat-number", number=seat + 1)
    return said.key("terminal-bot", name=number, level=levels[seat]) if seat in levels else number
