"""Styles of pages and of what stands around a board meet nothing that a game draws."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from archipel.core.record import start
from archipel.core.scene import Scene
from tests.records.make import FOLDER, read

STYLES = Path(__file__).parents[1] / "client" / "styles"
FOR_GAMES = STYLES / "table" / "widgets.css"
STRIDE = 11
THEMED = re.compile(r"^(:root)?\[data-(theme|motion|patterns)[^\]]*\]\s+")
ONLY_CLASSES = re.compile(r"(?:\.[\w-]+)+(?:::?[\w-]+(?:\([^()]*(?:\([^()]*\))?[^()]*\))?|\[[^\]]*\])*")


@pytest.fixture(scope="module")
def drawn() -> set[str]:
    """Every class that zones, pieces and outlines wear in recorded games, one of each mode."""
    files = {(file.parent.name, read(file).mode): file for file in sorted(FOLDER.glob("*/*.json"), reverse=True)}
    return {word for file in files.values() for scene in scenes(file) for word in words(scene)}


def scenes(file: Path) -> Iterator[Scene]:
    record = read(file).record
    game, state = start(record)
    for ply, (seat, line) in enumerate(record.actions):
        if ply % STRIDE == 0:
            yield game.scene(state.view(seat), state.legal_actions(seat))
        state.apply(seat, game.actions.parse(line))


def words(scene: Scene) -> Iterator[str]:
    for worn in (
        *(zone.skin for zone in scene.zones),
        *(piece.marks for piece in scene.pieces),
        *(outline.marks for outline in scene.outlines),
    ):
        yield from worn.split()


def selectors(css: str) -> Iterator[str]:
    """Every selector of a sheet, those of media queries too, without the theme it asks for."""
    plain = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    for found in re.finditer(r"([^{};]+)\{", plain):
        for one in re.split(r",(?![^(]*\))", found[1]):
            if one.strip() and not found[1].strip().startswith("@"):
                yield THEMED.sub("", one.strip())


def meeting(css: str, drawn: set[str]) -> list[str]:
    """Selectors that begin with nothing but classes of games: `.quay h1`, not `.lobby .quay` nor `nav.rail`."""
    return [one for one in selectors(css) if is_bare(one.split()[0], drawn)]


def is_bare(compound: str, drawn: set[str]) -> bool:
    classes = re.findall(r"\.([\w-]+)", re.sub(r"[:\[].*", "", compound))
    return bool(ONLY_CLASSES.fullmatch(compound)) and ":not(.zone)" not in compound and set(classes) <= drawn


def test_no_style_of_a_page_meets_what_a_game_draws(drawn: set[str]) -> None:
    assert {"sea", "quay", "storage", "chip"} <= drawn
    for sheet in STYLES.rglob("*.css"):
        if sheet != FOR_GAMES:
            assert meeting(sheet.read_text(encoding="utf-8"), drawn) == [], sheet.name


@pytest.mark.parametrize(
    ("css", "found"),
    [
        (".quay { top: 0 }", [".quay"]),
        (".quay h1, .lobby .quay { top: 0 }", [".quay h1"]),
        ('@media print { :root[data-theme="dark"] .rail:hover { top: 0 } }', [".rail:hover"]),
        ("nav.rail, .quay:not(.zone), .rail.other, #rail { top: 0 }", []),
    ],
)
def test_such_a_meeting_is_found(css: str, found: list[str]) -> None:
    assert meeting(css, {"quay", "rail"}) == found
