"""The catalog: installed games beside those of the house, and what becomes of a bad one."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from archipel.core import catalog
from archipel.core.catalog import HOUSE, games

from . import test_catalog


@pytest.fixture(autouse=True)
def afresh() -> Iterator[None]:
    """The catalog read anew in a test, and as it was for every other."""
    kept = games()
    games.cache_clear()
    yield
    games.cache_clear()
    games().clear()
    games().update(kept)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("a_package_that_is_not_there:GAME", "ModuleNotFoundError"),
        (f"{test_catalog.__name__}:NOTHING", "AttributeError"),
        (f"{test_catalog.__name__}:HOUSE", "is no Game"),
        ("archipel.games.hashi:GAME", "there is a game 'hashi' already"),
    ],
)
def test_a_bad_installed_game_is_left_out_with_one_sentence(
    value: str, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    point = EntryPoint("strange", value, HOUSE)
    monkeypatch.setattr(catalog, "entry_points", lambda **_: [point])
    assert "hashi" in games()
    (said,) = caplog.messages
    assert said.startswith("the installed game 'strange' is left out: ")
    assert why in said
    assert "\n" not in said
