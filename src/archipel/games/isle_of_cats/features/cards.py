"""Cards of a view as numbers: piles by kind, lessons by printed number, and what is the sister's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from archipel.core.values import Seat
from archipel.games.isle_of_cats.features.choices import KINDS
from archipel.games.isle_of_cats.features.planes import HER_CARDS, HERS, HUES, LESSONS, MOST_SEATS, TAUGHT
from archipel.games.isle_of_cats.values import COLOURS
from archipel.games.isle_of_cats.views import LessonView, PublicView, SisterView
from archipel.kit.kept_rows import KeptRows
from archipel.kit.rows import byte

KIND_AT: Final[dict[str, int]] = {kind: place for place, kind in enumerate(KINDS)}
LESSON_AT: Final[dict[int, int]] = {card: place for place, card in enumerate(LESSONS)}
HERS_AT: Final[dict[int, int]] = {card: place for place, card in enumerate(HERS)}
HER_CARD_AT: Final[dict[int, int]] = {card: place for place, card in enumerate(HER_CARDS)}
COLOUR_AT: Final[dict[str, int]] = {colour: place for place, colour in enumerate(COLOURS)}
TAUGHT_AT: Final[dict[int, int]] = {card: place for place, card in enumerate(TAUGHT)}
TAUGHT_SIZE: Final = 1 + HUES + MOST_SEATS
FIRST_POINTS: Final = len(TAUGHT) * TAUGHT_SIZE
NO_CARDS: Final = bytes(len(KINDS))
NO_LESSONS: Final = bytes(4 * len(LESSONS))
NONE_SHOWN: Final = bytes(MOST_SEATS * len(LESSONS))
NONE_TAUGHT: Final = bytes(FIRST_POINTS + len(TAUGHT) * MOST_SEATS)
NO_SISTER: Final = bytes(4 + 2 * HUES + 4 * len(HERS) + len(HER_CARDS))
KEPT: Final = 1 << 12
SISTERS: Final = KeptRows()


def pile(cards: tuple[str, ...]) -> bytes:
    """How many there are of each kind."""
    return _pile(cards) if cards else NO_CARDS


@lru_cache(maxsize=KEPT)
def _pile(cards: tuple[str, ...]) -> bytes:
    row = [0] * len(KINDS)
    for kind in cards:
        row[KIND_AT[kind]] += 1
    return bytes(row)


def lessons(found: tuple[LessonView, ...]) -> bytes:
    if not found:
        return NO_LESSONS
    row = bytearray(NO_LESSONS)
    for lesson in found:
        _lesson(row, LESSON_AT[lesson.card], len(LESSONS), lesson)
    return bytes(row)


def _lesson(row: bytearray, place: int, size: int, lesson: LessonView) -> None:
    """That it is there, its points and its progress, each among as many of all lessons."""
    row[place] = 1
    row[place + size] = byte(lesson.points)
    row[place + 2 * size] = byte(lesson.have)
    row[place + 3 * size] = byte(lesson.need)


def shown(found: tuple[tuple[LessonView, ...], ...], seats: Sequence[Seat]) -> bytes:
    if not found:
        return NONE_SHOWN
    row = bytearray(NONE_SHOWN)
    for place, seat in enumerate(seats):
        for lesson in found[seat]:
            row[place * len(LESSONS) + LESSON_AT[lesson.card]] = 1
    return bytes(row)


def public(found: tuple[PublicView, ...], seats: Sequence[Seat]) -> bytes:
    if not found:
        return NONE_TAUGHT
    row = bytearray(NONE_TAUGHT)
    for lesson in found:
        at = TAUGHT_AT[lesson.card]
        row[at * TAUGHT_SIZE] = 1
        if lesson.colour:
            row[at * TAUGHT_SIZE + 1 + COLOUR_AT[lesson.colour]] = 1
        for place, seat in enumerate(seats):
            if seat == lesson.seat:
                row[at * TAUGHT_SIZE + 1 + HUES + place] = 1
            row[FIRST_POINTS + at * MOST_SEATS + place] = byte(lesson.points[seat])
    return bytes(row)


def sister(her: SisterView | None) -> bytes:
    if her is None:
        return NO_SISTER
    rows = SISTERS.find(her)
    if rows is None:
        rows = SISTERS.keep(her, (_sister(her),))
    return rows[0]


def _sister(her: SisterView) -> bytes:
    colours = [0] * (2 * HUES)
    for place, colour in enumerate(her.colours, 1):
        colours[COLOUR_AT[colour]] = place
    for place, points in enumerate(her.colour_points):
        colours[HUES + place] = byte(points)
    hers = bytearray(4 * len(HERS))
    for lesson in her.lessons:
        _lesson(hers, HERS_AT[lesson.card], len(HERS), lesson)
    cards = [0] * len(HER_CARDS)
    for place, card in enumerate(her.cards, 1):
        cards[HER_CARD_AT[card]] = place
    return bytes([1, her.left, byte(her.speed), byte(her.score), *colours, *hers, *cards])
