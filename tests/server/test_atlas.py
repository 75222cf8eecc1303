"""The map of the start page: every game has a place, a picture and options that some mode leaves open."""

from pathlib import Path

import pytest

from archipel.core.catalog import games
from archipel.server.content import atlas

ART = Path(atlas.__file__).parent / "atlas"


def test_every_game_of_the_catalog_is_on_the_map() -> None:
    placed = {island.id: island for island in atlas.islands()}
    assert set(placed) == set(games())
    for id, island in placed.items():
        assert island.seats == games()[id].seats
        assert island.modes == games()[id].modes


def test_an_option_is_offered_only_where_the_mode_leaves_it_open() -> None:
    for island in atlas.islands():
        presets = {mode.id: set(mode.preset) for mode in island.modes}
        for option in island.options:
            assert option.default in option.values
            assert all(option.name not in presets[mode] for mode in option.modes)


def test_options_keep_the_order_of_their_type() -> None:
    side = next(option for option in atlas.choices(games()["hashi"]) if option.name == "side")
    assert side.values == ("A", "B")
    assert side.modes == ("solo",)


def test_strangers_find_free_water(monkeypatch: pytest.MonkeyPatch) -> None:
    known = list(games())
    strangers = {f"stranger_{number}": games()["hashi"] for number in range(3)}
    monkeypatch.setattr(atlas, "games", lambda: {**games(), **strangers})
    placed = [(island.wide.x, island.wide.y) for island in atlas.islands()]
    below = [(island.narrow.x, island.narrow.y) for island in atlas.islands()]
    assert len(placed) == len(set(placed)) == len(set(below))
    assert len(placed) >= len(known) + len(strangers)


def test_a_game_without_an_island_gets_the_plain_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(games()["hashi"], "folder", tmp_path)
    island = next(island for island in atlas.islands() if island.id == "hashi")
    assert (ART / Path(island.art).name).is_file()
    assert island.art == "/skin/atlas/plain.svg"
