"""Before a rescue of the Isle of Cats, at three tables: what the others are sent does not tell who holds a card."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from archipel.core.catalog import game
from archipel.games.isle_of_cats.state import CatsState
from archipel.server.web.services import Services
from archipel.table.answer_timer import DELAY
from archipel.table.dispatch import answer
from archipel.table.rows import Entry, Sitter, TableRow
from archipel.table.table import Table
from tests.server.herding import HERDING, SEATS, lead_up
from tests.server.people import guests
from tests.table.fake_time import DatedSheet, FakeTime

LEAD_UP = lead_up()
BASKET, OTHER_BASKET = 7, 43
"""Cards that nobody can play at any time."""

NEVER = '{"do": "stand", "answer": "never", "kind": "rescue"}'
TURN = '{"do": "stand", "answer": "turn"}'
WAYS = {
    "never for this kind": (NEVER, NEVER),
    "not before my turn": (TURN, TURN),
    "not now": ("", ""),
    "one by hand": (NEVER, ""),
}


@pytest.mark.parametrize("way", WAYS)
async def test_the_others_are_sent_the_same_at_the_same_time(tmp_path: Path, way: str) -> None:
    sent = [await overheard(tmp_path / str(card), card, *WAYS[way]) for card in (HERDING, BASKET)]
    assert sent[0] == sent[1]
    assert len(sent[0][0]) > 2


async def test_a_card_that_is_played_is_seen(tmp_path: Path) -> None:
    played = await overheard(tmp_path / "played", HERDING, "", "", holder="play move_cats ")
    assert played != await overheard(tmp_path / "waived", HERDING, "", "")


async def overheard(
    folder: Path, card: int, holders: str, others: str, *, holder: str = "waive"
) -> list[list[tuple[int, bytes]]]:
    """What whoever is to rescue, the other who is asked and a spectator are sent, and when; where a seat has told the
    table nothing it answers by hand, a second after it was asked."""
    services = Services(folder, folder)
    time = FakeTime(services)
    table, people = await at_the_rescue(services, card)
    watching = [LEAD_UP.turn, LEAD_UP.other, SEATS]
    pages = [DatedSheet(people[seat], time) for seat in range(SEATS + 1)]
    for page in pages:
        table.attach(page)
    for seat, told, action in [(LEAD_UP.other, others, "waive"), (LEAD_UP.holder, holders, holder)]:
        if told:
            await answer(told, pages[seat], table)
        else:
            await time.passes(1)
            await act(table, pages[seat], seat, action)
    await time.passes(DELAY)
    if LEAD_UP.turn in table.match.acting():
        await act(table, pages[LEAD_UP.turn], LEAD_UP.turn, "pass")
    await time.passes(1)
    await services.close()
    names = [b'"name":"%s"' % name.encode() for name in table.match.seating.names()]
    return [[(at, without(message, names)) for at, message in pages[seat].dated] for seat in watching]


async def at_the_rescue(services: Services, card: int) -> tuple[Table, list[str]]:
    """The table is read as its log tells it; then the holder has that card and a basket in hand."""
    people = await guests(services, SEATS + 1)
    sitters = tuple(Sitter("person", person) for person in people[:SEATS])
    cats = game("isle_of_cats")
    options = msgspec.to_builtins(cats.choose_options(cats.mode("fleet"), {}))
    row = TableRow("t", cats.id, cats.rules, "fleet", options, LEAD_UP.seed, sitters, 0)
    await services.store.tables.create(row, [Entry("act", seat, action) for seat, action in LEAD_UP.log])
    table = await services.lobby.table("t")
    assert table.match.history is not None
    state = table.match.history.state
    assert isinstance(state, CatsState)
    state.crews[LEAD_UP.holder].hand = 1 << card | 1 << OTHER_BASKET
    return table, people


async def act(table: Table, page: DatedSheet, seat: int, action: str) -> None:
    assert table.match.history is not None
    ply = table.match.history.plies[seat]
    await answer(f'{{"do": "act", "ply": {ply}, "action": "{action}"}}', page, table)


def without(message: bytes, names: list[bytes]) -> bytes:
    for name in names:
        message = message.replace(name, b"")
    return message
