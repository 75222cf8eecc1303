"""A view of Hashi as planes of bytes, and its actions as numbered choices."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from archipel.core.features import Features, Plane
from archipel.core.values import Action
from archipel.games.hashi.content import CARDS, ISLANDS, START_NUMBERS, TURNS
from archipel.games.hashi.content.check import MOST_LINES, SIDES
from archipel.games.hashi.sheet import SHEETS, sheet_of
from archipel.games.hashi.values import CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, STARTS, WRITES, Bridge, HashiView
from archipel.kit.rows import one_hots, one_of, seats_from

MOST_SEATS: Final = 4
STAGES: Final = ("start", "write", "draw", "confirm", "done", "over")
RACES: Final = 3

PLANES: Final = (
    Plane("table", (len(SIDES) + 1 + 2 * MOST_SEATS,), "side, whether a low bonus lasts one turn, seats, own seat"),
    Plane("stage", (len(STAGES),), f"what is asked: {', '.join(STAGES)}"),
    Plane("turn", (2,), "number of the turn, bridges left to draw", high=TURNS),
    Plane("cards", (3, CARDS), "cards seen so far, the card in play, the hidden card once all is over"),
    Plane("start", (ISLANDS,), "the number chosen to start with, on its island", high=6),
    Plane("wrote", (ISLANDS,), "the island written on in this turn"),
    Plane("drew", (MOST_LINES,), "bridges drawn in this turn, by line of the side", high=2),
    Plane("seats", (MOST_SEATS, 6 + 2 * RACES), "there is one, ready, score, largest group, island and bridges of its "
          "last turn; turn in which it reached each race, and the points of it", high=255),
    Plane("numbers", (MOST_SEATS, ISLANDS), "the number on each island, 0: none", high=6),
    Plane("finished", (MOST_SEATS, ISLANDS), "islands that are finished"),
    Plane("bridges", (MOST_SEATS, MOST_LINES), "bridges on each line of the side", high=2),
)  # fmt: skip
LINES: Final = tuple(sorted({line for sheet in SHEETS.values() for line in sheet.lines}))
ACTIONS: Final[tuple[Action, ...]] = (
    *[STARTS[island, number] for island in range(ISLANDS) for number in START_NUMBERS],
    *WRITES, SKIP_NUMBER, *map(Bridge, LINES), SKIP_BRIDGES, CONFIRM,
)  # fmt: skip
ONE_CARD: Final = [bytes(CARDS), *one_hots(CARDS)]
ONE_ISLAND: Final = [bytes(ISLANDS), *one_hots(ISLANDS)]
STAGE_ROWS: Final[dict[str, bytes]] = dict(zip(STAGES, one_hots(len(STAGES)), strict=True))
NO_ISLANDS: Final = bytes(ISLANDS)
NO_LINES: Final = bytes(MOST_LINES)
EMPTY_SEATS: Final = [bytes(missing * (6 + 2 * RACES)) for missing in range(MOST_SEATS)]
EMPTY_ISLANDS: Final = [bytes(missing * ISLANDS) for missing in range(MOST_SEATS)]
EMPTY_LINES: Final = [bytes(missing * MOST_LINES) for missing in range(MOST_SEATS)]
"""By how many seats are missing."""
SPELLED: Final[dict[Action, tuple[int, ...]]] = {action: (place + 1,) for place, action in enumerate(ACTIONS)}


def encode(view: HashiView) -> bytes:
    pending, side, content = view.pending, view.side, view.content
    start = NO_ISLANDS if pending.start is None else _start(pending.start)
    parts = [
        _table(side, view.low_bonus_window, view.seats, view.seat),
        STAGE_ROWS[pending.stage],
        bytes((view.turn, pending.left)),
        _seen(view.seen),
        ONE_CARD[view.card + 1],
        ONE_CARD[view.removed + 1],
        start,
        ONE_ISLAND[pending.wrote],
        _drew(content, side, pending.drew) if pending.drew else NO_LINES,
    ]
    _seats(parts, view)
    return b"".join(parts)


@lru_cache(maxsize=256)
def _table(side: str, window: str, seats: int, seat: int | None) -> bytes:
    row: list[int] = []
    one_of(row, len(SIDES), SIDES.index(side))
    row.append(window == "next_turn")
    one_of(row, MOST_SEATS, seats - 1)
    one_of(row, MOST_SEATS, -1 if seat is None else seat)
    return bytes(row)


@lru_cache(maxsize=1 << 12)
def _seen(cards: tuple[int, ...]) -> bytes:
    return bytes([card in cards for card in range(CARDS)])


@lru_cache(maxsize=64)
def _start(start: tuple[int, int]) -> bytes:
    island, number = start
    return bytes([number if place == island else 0 for place in range(1, ISLANDS + 1)])


@lru_cache(maxsize=1 << 12)
def _drew(content: str, side: str, lines: tuple[str, ...]) -> bytes:
    line_of = sheet_of(content, side).line_of
    row = [0] * MOST_LINES
    for line in lines:
        row[line_of[line]] += 1
    return bytes(row)


def _seats(parts: list[bytes], view: HashiView) -> None:
    seats = seats_from(view.seat, view.seats)
    missing = MOST_SEATS - view.seats
    boards = [view.boards[seat] for seat in seats]
    races = _races(view.reached, view.points)
    ready, scores, last = view.pending.ready, view.scores, view.last
    for place, seat in enumerate(seats):
        island, bridges = last[seat]
        parts.append(bytes((1, ready[seat], scores[seat], boards[place].group, island, bridges)))
        parts.append(races[seat])
    parts.append(EMPTY_SEATS[missing])
    for board in boards:
        parts.append(bytes(board.numbers))
    parts.append(EMPTY_ISLANDS[missing])
    for board in boards:
        parts.append(bytes(board.finished))
    parts.append(EMPTY_ISLANDS[missing])
    for board in boards:
        lines = board.bridges
        parts.append(bytes(lines))
        parts.append(NO_LINES[len(lines) :])
    parts.append(EMPTY_LINES[missing])


@lru_cache(maxsize=1 << 10)
def _races(reached: tuple[tuple[int, ...], ...], points: tuple[tuple[int, ...], ...]) -> list[bytes]:
    """By seat the turn in which it reached each race, and the points of it."""
    return [bytes(row) for row in zip(*reached, *points, strict=True)]


def spell(action: Action) -> tuple[int, ...]:
    return SPELLED[action]


def read(choices: tuple[int, ...]) -> Action:
    return ACTIONS[choices[0] - 1]


FEATURES: Final = Features(
    planes=PLANES,
    encode=encode,
    choices=("wait", *map(str, ACTIONS)),
    spell=spell,
    read=read,
    silent={"rank": "follows from the scores", "content": "environments play the box as it is printed"},
)
