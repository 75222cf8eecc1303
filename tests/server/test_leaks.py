"""No byte sent to a seat or a spectator depends on what another chose in secret, until it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archipel.server.hall import Hall
from archipel.server.refusal import Refusal
from archipel.server.wire import Why
from tests.server.people import Sheet, guests, seated

NAMES = re.compile(rb'"(table|name)":"[^"]*"')

Run = list[tuple[int, str]]


async def overheard(folder: Path, run: Run, *, attached: bool) -> tuple[list[bytes], list[bytes]]:
    """What seat 1 and a spectator are sent while a run is played, and again when they reload after it."""
    hall = Hall(folder, folder)
    people = await guests(hall, 3)
    table = await seated(hall, people[:2])
    pages = Sheet(people[1]), Sheet(people[2])
    if attached:
        for page in pages:
            table.attach(page)
    for seat, action in run:
        assert table.history is not None
        ply = table.history.plies[seat]
        try:
            await (table.undo(seat, ply) if action == "undo" else table.act(seat, ply, action))
        except Refusal as refusal:
            if seat == 1:
                pages[0].send(refusal.why.key.encode())
    for action in ("pick 0", "pick 3", "confirm", "lay 1"):
        pages[0].send(repr(table.why(1, Why(1, action=action))).encode())
    for page in pages:
        table.attach(page)
    await hall.close()
    mine, watched = ([NAMES.sub(b"", message) for message in page.bytes] for page in pages)
    return mine, watched


def twins() -> list[tuple[Run, Run]]:
    """Runs that differ in the hidden choices of seat 0 alone."""
    confirmed: Run = [(0, "confirm"), (1, "pick 2")]
    return [
        ([(0, "pick 0")], [(0, "pick 3")]),
        ([(0, "pick 0"), *confirmed], [(0, "pick 3"), *confirmed]),
        ([(0, "pick 0")], [(0, "pick 3"), (0, "undo"), (0, "pick 1")]),
        ([(0, "pick 0"), (1, "undo"), *confirmed], [(0, "pick 2"), (1, "undo"), *confirmed]),
        ([], [(0, "pick 3")]),
    ]


@pytest.mark.parametrize("attached", [True, False])
@pytest.mark.parametrize("number", range(len(twins())))
async def test_hidden_choices_change_no_byte(tmp_path: Path, number: int, attached: bool) -> None:
    one, other = twins()[number]
    heard = await overheard(tmp_path / "one", one, attached=attached)
    assert heard == await overheard(tmp_path / "other", other, attached=attached)


async def test_the_detector_sees_what_is_shown(tmp_path: Path) -> None:
    rest: Run = [(0, "confirm"), (1, "pick 2"), (1, "confirm")]
    one = await overheard(tmp_path / "one", [(0, "pick 0"), *rest], attached=True)
    other = await overheard(tmp_path / "other", [(0, "pick 3"), *rest], attached=True)
    assert one != other
