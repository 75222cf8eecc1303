"""The manifest and the catalog: what there is, what can be agreed on."""

from __future__ import annotations

from typing import Any

import pytest

import archipel
from archipel.core.catalog import UnknownGame, game, games
from archipel.core.game import BadOptions, Outlook
from archipel.core.rng import Quick
from archipel.games.hashi.values import HashiOptions


def test_the_catalog_lists_every_game_by_its_id() -> None:
    assert list(games()) == sorted(games())
    assert games()["hashi"] is game("hashi") is archipel.game("hashi")


def test_an_unknown_game_gets_one_sentence() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are .*hashi"):
        game("chess")


def test_modes_and_seats() -> None:
    hashi = game("hashi")
    assert hashi.seats == (1, 2, 3, 4)
    assert hashi.mode("solo").seats == (1,)
    with pytest.raises(BadOptions, match="hashi has no mode 'duel'; it has side_a, side_b, solo"):
        hashi.mode("duel")


@pytest.mark.parametrize(
    ("mode", "changes", "options"),
    [
        ("side_a", {}, HashiOptions()),
        ("side_b", {}, HashiOptions(side="B")),
        ("solo", {"side": "B"}, HashiOptions(side="B")),
        ("side_b", {"low_bonus_window": "any_later_turn"}, HashiOptions(side="B", low_bonus_window="any_later_turn")),
    ],
)
def test_options_of_a_mode_with_changes(mode: str, changes: dict[str, Any], options: HashiOptions) -> None:
    hashi = game("hashi")
    assert hashi.choose_options(hashi.mode(mode), changes) == options


@pytest.mark.parametrize("changes", [{"side": "C"}, {"side": 3}, {"colour": "red"}, {"side": None}])
def test_wrong_options_get_one_sentence(changes: dict[str, Any]) -> None:
    hashi = game("hashi")
    with pytest.raises(BadOptions, match=r"^hashi: ") as refused:
        hashi.choose_options(hashi.mode("side_a"), changes)
    assert "\n" not in str(refused.value)


def test_a_seed_decides_the_deal() -> None:
    hashi = game("hashi")
    digests = {hashi.new(HashiOptions(), 2, seed).digest() for seed in (1, 1, 2)}
    assert len(digests) == 2


def test_an_outlook_holds_what_a_seat_may_know() -> None:
    state = game("hashi").new(HashiOptions(), 2, 1)
    outlook = Outlook(game("hashi"), state, 1)
    assert outlook.view == state.view(1)
    assert list(outlook.legal) == list(state.legal_actions(1))
    twin = outlook.sample(Quick(3))
    assert twin.view(1) == outlook.view
    assert twin is not state
    assert not hasattr(outlook, "state")
