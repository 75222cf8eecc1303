"""No byte sent to a seat or a spectator depends on what another chose in secret, until it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archipel.core.catalog import game
from archipel.server.web.services import Services
from archipel.table.match import why_not
from archipel.table.refusal import Refusal
from archipel.table.rows import Sitter, TableRow
from tests.server.people import Sheet, guests

NAMES = re.compile(rb'"name":"[^"]*"')

Run = list[tuple[int, str]]

NUMBERS: list[tuple[Run, Run]] = [
    ([(0, "pick 0")], [(0, "pick 3")]),
    ([], [(0, "pick 3")]),
    ([(0, "pick 0")], [(0, "pick 3"), (0, "undo"), (0, "pick 1")]),
    ([(0, "pick 0"), (0, "confirm"), (1, "pick 2")], [(0, "pick 3"), (0, "confirm"), (1, "pick 2")]),
    ([(0, "pick 0"), (1, "undo"), (1, "pick 1")], [(0, "pick 2"), (1, "undo"), (1, "pick 1")]),
]

BEGUN: Run = [(0, "start 2 3"), (1, "start 3 4")]
READY: Run = [(0, "skip_bridges"), (0, "confirm"), (1, "skip_number")]
HASHI: list[tuple[Run, Run]] = [
    ([(0, "start 2 3")], [(0, "start 18 4")]),
    ([*BEGUN, (0, "skip_number"), *READY], [*BEGUN, (0, "write 4"), *READY]),
    ([*BEGUN, (0, "write 4")], [*BEGUN, (0, "skip_number"), (0, "skip_bridges"), (0, "undo")]),
    ([*BEGUN, (0, "write 4"), (1, "write 3")], [*BEGUN, (1, "write 3")]),
]

TWINS = [("numbers", "open", one, other) for one, other in NUMBERS]
TWINS += [("hashi", "side_a", one, other) for one, other in HASHI]


@pytest.mark.parametrize("attached", [True, False])
@pytest.mark.parametrize(("id", "mode", "one", "other"), TWINS)
async def test_hidden_choices_change_no_byte(
    tmp_path: Path, id: str, mode: str, one: Run, other: Run, attached: bool
) -> None:
    heard = await overheard(tmp_path / "one", id, mode, one, attached=attached)
    twin = await overheard(tmp_path / "other", id, mode, other, attached=attached)
    assert heard == twin


@pytest.mark.parametrize(
    ("id", "mode", "run", "other"),
    [
        ("numbers", "open", [(0, "pick 0"), (0, "confirm"), (1, "pick 2"), (1, "confirm")], (0, "pick 3")),
        ("hashi", "side_a", BEGUN, (0, "start 18 4")),
    ],
)
async def test_the_reveal_is_seen(tmp_path: Path, id: str, mode: str, run: Run, other: tuple[int, str]) -> None:
    one = await overheard(tmp_path / "one", id, mode, run, attached=True)
    assert one != await overheard(tmp_path / "other", id, mode, [other, *run[1:]], attached=True)


async def overheard(folder: Path, id: str, mode: str, run: Run, *, attached: bool) -> tuple[list[bytes], list[bytes]]:
    """What seat 1 and a spectator are sent while a run is played, and when they load the page after it."""
    services = Services(folder, folder)
    people = await guests(services, 3)
    options = game(id).mode(mode).preset
    sitters = tuple(Sitter("person", person) for person in people[:2])
    await services.store.tables.create(TableRow("t", id, game(id).rules, mode, dict(options), "07" * 16, sitters, 0))
    table = await services.lobby.table("t")
    pages = Sheet(people[1]), Sheet(people[2])
    for page in pages if attached else ():
        table.attach(page)
    for seat, action in run:
        assert table.match.history is not None
        ply = table.match.history.plies[seat]
        try:
            await (table.undo(seat, ply) if action == "undo" else table.act(seat, ply, action))
        except Refusal as refusal:
            assert seat == 1
            pages[0].bytes.append(refusal.why.key.encode())
    for action in ("pick 0", "pick 3", "confirm", "lay 1", "write 3", "bridge 1-2", "start 4 3"):
        pages[0].bytes.append(repr(why_not(table.match.history, 1, action, (), 0)).encode())
    for page in pages:
        table.attach(page)
    await services.close()
    mine, watched = ([NAMES.sub(b"", message) for message in page.bytes] for page in pages)
    return mine, watched
