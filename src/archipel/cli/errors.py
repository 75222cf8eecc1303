"""What a command could not do, as one line on stderr and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import typer

from archipel.bots import UnknownBot
from archipel.core.catalog import UnknownGame
from archipel.core.game import BadOptions
from archipel.core.record import BrokenRecord

USAGE: type[Exception] = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")
ABORTED = 130
WRONG = 2


class CommandError(Exception):
    """The message is one sentence."""


def exit_code(run: Callable[[], int | None]) -> int:
    """The exit code of a command: 2 where what was asked for cannot be, said in one line."""
    try:
        return run() or 0
    except (CommandError, UnknownGame, UnknownBot, BadOptions, BrokenRecord) as error:
        return _tell(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _tell(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (KeyboardInterrupt, typer.Abort):
        return ABORTED
    except USAGE as error:
        return _tell(str(error.format_message()))  # type: ignore[attr-defined]


def _tell(sentence: str) -> int:
    print("archipel: " + " ".join(sentence.split()), file=sys.stderr)
    return WRONG
