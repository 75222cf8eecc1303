"""What may be killed when: never the last node, and none that is about to end already."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from archipel.core.catalog import games
from archipel.endure.plan import Plan
from archipel.endure.programme import programme
from archipel.endure.site import FAULTS, Site


def site(nodes: int) -> Site:
    """All of them up, as far as anybody can see."""
    made = Site(Plan(nodes=nodes, workers=1, database="postgresql://nobody/nothing"))
    for process in [*made.nodes, *made.workers]:
        process.process = cast(Any, SimpleNamespace(returncode=None, send_signal=lambda _: None))
        process.up.set()
    return made


async def test_one_node_is_left_alone_until_another_is_about() -> None:
    made = site(3)
    for _ in range(2):
        await made._strike("node", made._targets("node")[0])
    assert (made._targets("node"), made._targets("drain")) == ([], [])
    assert made._targets("connections") == [made.nodes[2]]
    made.nodes[0].expected = False
    assert made._targets("node") == [made.nodes[0], made.nodes[2]], "one that starts may be killed"
    assert made._targets("drain") == [made.nodes[2]]


async def test_the_only_node_is_killed_too() -> None:
    assert len(site(1)._targets("node")) == 1


async def test_a_database_that_was_named_is_not_killed() -> None:
    assert site(3)._targets("database") == []


async def test_who_is_down_is_not_chosen_as_a_door() -> None:
    made = site(3)
    made.nodes[0].up.clear()
    chosen = {made.door(random.Random(seed), made.nodes[1]).name for seed in range(20)}
    assert chosen == {"node-3"}
    for node in made.nodes:
        node.up.clear()
    assert {made.door(random.Random(seed)).name for seed in range(20)} == {"node-1", "node-2", "node-3"}


def test_every_game_is_played_by_two_to_four_and_by_bots_too() -> None:
    setups = [setup for setup, _ in zip(programme((), random.Random(1)), range(100), strict=False)]
    assert {setup.game for setup in setups} == set(games())
    assert {setup.seats for setup in setups} == {2, 3, 4}
    assert any(setup.bots for setup in setups)
    assert all(0 not in setup.bots for setup in setups)
    assert {setup.game for setup, _ in zip(programme(["hashi"], random.Random(1)), range(9), strict=False)} == {"hashi"}


@pytest.mark.parametrize("kind", FAULTS)
def test_every_fault_has_its_word(kind: str) -> None:
    from archipel.words import LANGUAGES, words

    told = {words(lang).key("terminal-endured-fault", kind=kind, count=3) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
