"""A log read back leads to the scenes that were shown on the way, or it is told what is wrong with it."""

from __future__ import annotations

import random

import msgspec
import pytest

from archipel.core.catalog import game
from archipel.endure.digest import digest_of_page
from archipel.endure.kept_table import BrokenLog, KeptTable, Moment, replay
from archipel.load.page import Page
from archipel.table.history import History
from archipel.table.rows import Entry
from archipel.table.wire.frames import picture, scene_for
from archipel.table.wire.messages import WIRE, Frame
from archipel.table.wire.scene_changes import Shown

SEED = "7" * 32
MOVES = 12


@pytest.fixture(scope="module")
def played() -> tuple[KeptTable, dict[Moment, str]]:
    """A game begun, and what each seat was shown at each ply by the frames that it was sent."""
    hashi = game("hashi")
    options = hashi.choose_options(hashi.mode("side_a"))
    history, chance = History(hashi, options, 2, SEED), random.Random(1)
    shown: dict[Moment, str] = {}
    note(history, shown)
    for _ in range(MOVES):
        seat = history.to_act()[0]
        undo = history.may_undo(seat) and chance.random() < 0.3
        action = "" if undo else str(chance.choice(list(history.state.legal_actions(seat))))
        history.commit(history.prepare(Entry("undo" if undo else "act", seat, action)))
        note(history, shown)
    log = [line.entry for line in history.lines]
    return KeptTable("hashi", msgspec.to_builtins(options), SEED, 2, log), shown


def note(history: History, shown: dict[Moment, str]) -> None:
    for viewer, ply in history.plies.items():
        scene = Shown(scene_for(history, viewer), None, len(shown))
        told = msgspec.structs.replace(picture(history, viewer), scene=scene.whole(), digest=scene.digest)
        page = Page()
        page.receive(msgspec.json.encode(Frame(WIRE, viewer, told, [], [])))
        shown[viewer, ply] = digest_of_page(page)


def test_the_log_leads_to_what_was_shown(played: tuple[KeptTable, dict[Moment, str]]) -> None:
    kept, shown = played
    found = replay(kept, shown)
    assert found.digests == shown
    assert len(set(shown.values())) > MOVES
    assert {entry.kind for entry in kept.log} == {"act", "undo"}
    assert len(replay(kept, ()).digests) == 3, "of everybody at the end"


def test_a_log_without_its_last_line_does_not(played: tuple[KeptTable, dict[Moment, str]]) -> None:
    kept, shown = played
    found = replay(kept._replace(log=kept.log[:-1]), shown)
    assert set(shown) - set(found.digests)
    assert all(found.digests[moment] == shown[moment] for moment in found.digests)


def test_another_deal_is_another_scene() -> None:
    island = game("palm_island")
    options = msgspec.to_builtins(island.choose_options(island.mode("casual")))
    begun = [replay(KeptTable(island.id, options, deal * 32, 2, []), ()) for deal in "78"]
    assert begun[0].plies == begun[1].plies
    assert begun[0].digests != begun[1].digests


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry("act", 0, "nonsense"), "line 12 is not legal: server-no-such-action"),
        (Entry("undo", 5), "line 12 is not legal: server-no-undo"),
    ],
)
def test_a_line_that_is_not_legal_is_told(played: tuple[KeptTable, dict[Moment, str]], entry: Entry, why: str) -> None:
    kept, shown = played
    with pytest.raises(BrokenLog, match=why):
        replay(kept._replace(log=[*kept.log, entry]), shown)
