"""No style of a page begins with a class that a game draws; none makes a small change style all that is around it."""

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
SKINS = Path(__file__).parents[1] / "src" / "archipel" / "games"
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
        if not found[1].strip().startswith("@"):
            yield from (THEMED.sub("", one.strip()) for one in alternatives(found[1]) if one.strip())


def alternatives(selector: str) -> list[str]:
    """What commas outside of brackets part; `:is` and `:where` at the beginning are all that they name."""
    found, depth = [""], 0
    for sign in selector:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and not depth:
            found.append("")
        else:
            found[-1] += sign
    whole = [re.fullmatch(r"\s*:(?:is|where)\((.*?)\)(?P<rest>[^()]*)", one, re.DOTALL) for one in found]
    return [
        part + (match["rest"] if match else "")
        for one, match in zip(found, whole, strict=True)
        for part in (alternatives(match[1]) if match and "(" not in match[1] else [one])
    ]


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
        (":is(.lobby, .quay) h1 { top: 0 }", [".quay h1"]),
        (".other:is(.a, .quay:not(.b)), .rail p { top: 0 }", [".rail p"]),
    ],
)
def test_such_a_meeting_is_found(css: str, found: list[str]) -> None:
    assert meeting(css, {"quay", "rail"}) == found


PLACES = re.compile(r":has\(|:nth-|[+~]")
UNNAMED = re.compile(r"::?(?!is\b|where\b)[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\*")


def far_reaching(css: str) -> list[str]:
    """Selectors by what is beside or within, whose end names no class, attribute or tag: Chromium then styles all
    that is below at every change of any such place."""
    plain = [re.sub(r"\[[^]]*\]", "[]", one) for one in selectors(css)]
    return [one for one in plain if PLACES.search(one) and not UNNAMED.sub("", last_compound(one))]


def last_compound(selector: str) -> str:
    depth = begin = 0
    for at, sign in enumerate(selector):
        depth += (sign == "(") - (sign == ")")
        if sign in " >+~" and not depth:
            begin = at + 1
    return selector[begin:]


def test_no_small_change_styles_all_that_is_around_it() -> None:
    sheets = [*STYLES.rglob("*.css"), *SKINS.glob("*/skin/skin.css")]
    assert len(sheets) > 20
    assert {sheet: found for sheet in sheets if (found := far_reaching(sheet.read_text(encoding="utf-8")))} == {}


@pytest.mark.parametrize(
    ("css", "found"),
    [
        (".go:has(> .a) > :not(.a) { top: 0 }", [".go:has(> .a) > :not(.a)"]),
        (".depth :nth-child(2), .scores tr + tr > * { top: 0 }", [".depth :nth-child(2)", ".scores tr + tr > *"]),
        (".go:has(> .a) > :is(.b, .c), .go:has(.a) [data-b], .depth svg:nth-child(2) { top: 0 }", []),
        (".head > * > *, .notice > :not(:first-child), .a + .b::before { top: 0 }", []),
    ],
)
def test_such_a_selector_is_found(css: str, found: list[str]) -> None:
    assert far_reaching(css) == found
