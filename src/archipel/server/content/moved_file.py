"""The file that another house wrote of a profile: what is read of it, and when it is none."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.core.values import Seat
from archipel.server.people.export_and_erase import FORM
from archipel.table.refusal import refuse

HUGE = 16 * 1024 * 1024
NOTHING = msgspec.Raw(b"null")


class MovedGame(msgspec.Struct):
    """A finished game as a file tells it; `bots` and `guests` have the level or the name of whoever was in each seat,
    empty where it was somebody else."""

    table: str
    mode: str
    at: int
    seat: Seat
    won: bool = False
    forked: bool = False
    bots: list[str] = []
    guests: list[str] = []
    record: msgspec.Raw = NOTHING


class MovedNote(msgspec.Struct):
    replay: str
    words: str
    line: int = 0


class MovedRecord(msgspec.Struct):
    record: str
    id: str = ""


class MovedContent(msgspec.Struct):
    game: str
    name: str
    source: str


class MovedPuzzle(msgspec.Struct):
    puzzle: str
    day: str = ""
    state: Literal["open", "solved", "missed"] = "open"
    tries: int = 0
    hint: bool | int = False
    at: int = 0


class MovedProfile(msgspec.Struct):
    """What is read of an exported file; the rest can be told from its games, or stays where it was."""

    form: int
    name: str
    lang: str
    theme: str
    preferences: dict[str, str] = {}
    games: list[MovedGame] = []
    notes: list[MovedNote] = []
    records: list[MovedRecord] = []
    contents: list[MovedContent] = []
    puzzles: list[MovedPuzzle] = []


def read_profile(data: bytes) -> MovedProfile:
    """What was sent, if it is a file that a house wrote of a profile."""
    if len(data) > HUGE:
        raise refuse("server-too-large", status=413)
    try:
        file = msgspec.json.decode(data, type=MovedProfile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refuse("server-moved-broken") from None
    if file.form > FORM:
        raise refuse("server-moved-newer")
    return file
