"""Many tables side by side: a choice at each of them, and what their learners are told, in memory that all share."""

from __future__ import annotations

from typing import final

from archipel.core.features import Features
from archipel.envs.lone import LoneCourse
from archipel.kit.spelling import NoSuchChoice


@final
class Sheet:
    """Rows, and masks of choices, one table's after the other's."""

    def __init__(self, features: Features, rows: memoryview, masks: memoryview) -> None:
        self.rows = rows
        self.masks = masks
        self.seen = features.size
        self.said = features.openers if features.in_steps else 0
        self.choices = len(features.choices)

    def write(self, number: int, table: LoneCourse, *, acted: bool) -> list[int]:
        """Tell a learner, and find what is open to it. Until somebody acts, only what it has said itself changes."""
        course, seat = table.course, table.seat
        start = number * (self.seen + self.said)
        if acted:
            self.rows[start : start + self.seen] = course.look(seat)
        if self.said:
            self.rows[start + self.seen : start + self.seen + self.said] = course.said(seat)
        open = course.open(seat)
        mask = bytearray(self.choices)
        for choice in open:
            mask[choice] = 1
        self.masks[number * self.choices : (number + 1) * self.choices] = mask
        return open


def choose(
    tables: list[LoneCourse], choices: list[int], opens: list[list[int]], sheet: Sheet
) -> tuple[list[int], list[int]]:
    """One choice at each table. Where it was not open, nothing changes; where the game is over, nothing is written."""
    refused: list[int] = []
    over: list[int] = []
    for number, table in enumerate(tables):
        try:
            acted = table.choose(choices[number])
        except NoSuchChoice:
            refused.append(number)
            continue
        if table.over:
            over.append(number)
        else:
            opens[number] = sheet.write(number, table, acted=acted)
    return refused, over
