"""The tools that remake the tables of bots: they write what they read, and learn the same from the same seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import hashi_chances, palm_weights

from archipel.core.catalog import game
from archipel.core.game import Outlook
from archipel.core.rng import Quick
from archipel.games.hashi.mind import chances
from archipel.games.palm_island.bots import weights
from archipel.games.palm_island.bots.craft import craft_of
from archipel.games.palm_island.bots.islander import Islander
from archipel.games.palm_island.bots.node import node_of
from archipel.games.palm_island.edition import HOUSE
from archipel.games.palm_island.state import PalmState

BOT = Islander(width=2, rounds=0, slips=30)


@pytest.fixture
def tables() -> Iterator[None]:
    """The tables in use are those of the files again afterwards."""
    palm, hashi = weights.LEARNED.copy(), chances.CHANCES.copy()
    yield
    palm_weights.use(palm)
    chances.CHANCES.update(hashi)


def test_files_are_written_as_they_stand(tmp_path: Path) -> None:
    hashi_chances.write(json.loads(hashi_chances.FILE.read_text(encoding="utf-8")), tmp_path / "chances.json")
    palm_weights.write(json.loads(palm_weights.FILE.read_text(encoding="utf-8")), tmp_path / "learned.json")
    assert (tmp_path / "chances.json").read_bytes() == hashi_chances.FILE.read_bytes()
    assert (tmp_path / "learned.json").read_bytes() == palm_weights.FILE.read_bytes()


def test_what_is_fitted_is_what_the_bots_add_up() -> None:
    palm, rng = game("palm_island"), Quick(1)
    state = palm.new(palm.choose_options(palm.mode("solo"), {"trophies": ["1"]}), 1, 1)
    craft = craft_of(HOUSE)
    seen = 0
    while state.to_act():
        state.advance(0, BOT.choose(Outlook(palm, state, 0), rng))
        assert isinstance(state, PalmState)
        hand = state.hands[0]
        ring = node_of(hand).ring
        entries = [value for name in palm_weights.SIZES for value in weights.LEARNED[hand.round - 1][name]]
        asked = palm_weights.terms(craft.codes, ring, hand.left())
        total = sum(entries[entry] * amount for entry, amount in asked.items())
        # The bots round halves and tenths of a thousandth down.
        assert -0.001 < total - craft.weights.worth(ring, hand.round, hand.left()) < 2
        seen += 1
    assert seen > 50


def learned_palm(seed: int) -> list[palm_weights.Row]:
    start = palm_weights.unlearned()
    palm_weights.use(start)
    past: list[list[palm_weights.Position]] = [[] for _ in start]
    palm_weights.play(seed, BOT, past)
    return [palm_weights.fit(row, positions) for row, positions in zip(start, past, strict=True)]


@pytest.mark.usefixtures("tables")
def test_palm_island_learns_the_same_from_the_same_games() -> None:
    assert learned_palm(1) == learned_palm(1) != learned_palm(2)


def learned_hashi(seed: int) -> dict[str, list[int]]:
    learner = hashi_chances.Learner({name: [0] * size for name, size in chances.SIZES.items()})
    hashi_chances.play("A", learner, Quick(seed), deep=False)
    return learner.tables()


@pytest.mark.usefixtures("tables")
def test_hashi_learns_the_same_from_the_same_games() -> None:
    assert learned_hashi(1) == learned_hashi(1) != learned_hashi(2)
