"""A view of Hashi as planes of bytes, and its actions as numbered choices."""

from __future__ import annotations

from typing import Final

from archipel.core.features import Features, Plane
from archipel.core.values import Action
from archipel.games.hashi.content import CARDS, ISLANDS, START_NUMBERS, TURNS
from archipel.games.hashi.content.check import MOST_LINES, SIDES
from archipel.games.hashi.sheet import SHEETS, sheet_of
from archipel.games.hashi.values import CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, STARTS, WRITES, Bridge, HashiView
from archipel.kit.rows import one_of, seats_from

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
SPELLED: Final[dict[Action, tuple[int, ...]]] = {action: (place + 1,) for place, action in enumerate(ACTIONS)}


def encode(view: HashiView) -> bytes:
    row: list[int] = []
    pending = view.pending
    one_of(row, len(SIDES), SIDES.index(view.side))
    row.append(view.low_bonus_window == "next_turn")
    one_of(row, MOST_SEATS, view.seats - 1)
    one_of(row, MOST_SEATS, -1 if view.seat is None else view.seat)
    one_of(row, len(STAGES), STAGES.index(pending.stage))
    row += [view.turn, pending.left]
    _cards(row, view)
    start = [0] * ISLANDS
    if pending.start is not None:
        start[pending.start[0] - 1] = pending.start[1]
    row += start
    one_of(row, ISLANDS, pending.wrote - 1)
    drew = [0] * MOST_LINES
    line_of = sheet_of(view.content, view.side).line_of
    for line in pending.drew:
        drew[line_of[line]] += 1
    row += drew
    _seats(row, view)
    return bytes(row)


def _cards(row: list[int], view: HashiView) -> None:
    seen = [0] * CARDS
    for card in view.seen:
        seen[card] = 1
    row += seen
    one_of(row, CARDS, view.card)
    one_of(row, CARDS, view.removed)


def _seats(row: list[int], view: HashiView) -> None:
    seats = seats_from(view.seat, view.seats)
    missing = MOST_SEATS - view.seats
    for seat in seats:
        island, bridges = view.last[seat]
        row += [1, view.pending.ready[seat], view.scores[seat], view.boards[seat].group, island, bridges]
        row += [turns[seat] for turns in view.reached]
        row += [points[seat] for points in view.points]
    row += [0] * (missing * (6 + 2 * RACES))
    for seat in seats:
        row += view.boards[seat].numbers
    row += [0] * (missing * ISLANDS)
    for seat in seats:
        row += view.boards[seat].finished
    row += [0] * (missing * ISLANDS)
    for seat in seats:
        bridges_of = view.boards[seat].bridges
        row += bridges_of
        row += [0] * (MOST_LINES - len(bridges_of))
    row += [0] * (missing * MOST_LINES)


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
