"""Golden drawings, from records: `python -m tests.golden.terminal.make` writes all anew."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from archipel.cli.drawing.inks import Inks
from archipel.cli.output import Output
from archipel.cli.session.choices import choices
from archipel.cli.session.page import Page
from archipel.core.catalog import game
from archipel.words import words
from tests.golden.gestures.make import scene_of

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Ben", "Cleo", "Dan")
WIDTH = 100
SCENES = (
    ("hashi", "side_a-2", 126, "en"),
    ("isle_of_cats", "solo-1", 90, "en"),
    ("isle_of_cats", "fleet-2", 120, "fr"),
    ("islet", "solo-1", 60, "en"),
    ("islet", "rivals-reason_tile", 29, "fr"),
    ("palm_island", "solo-1", 40, "en"),
    ("small_islands", "solo-1", 60, "en"),
    ("small_islands", "normal-2", 25, "fr"),
)


def main() -> None:
    for id, record, ply, lang in SCENES:
        (FOLDER / f"{id}-{record}-{ply}-{lang}.txt").write_text(golden(id, record, ply, lang), encoding="utf-8")


def golden(id: str, record: str, ply: int, lang: str) -> str:
    """What the seat to act is shown line by line, its legend, and what it may choose."""
    seat, scene = scene_of(id, record, ply)
    output = Output(words(lang, id), NAMES, Console(width=WIDTH, no_color=True), Inks(game(id), lang))
    output.viewer = seat
    page = Page(scene, output, choices(scene, output, ()), prompt=output.text(scene.prompt))
    strip = page.strip(WIDTH)
    lines = [*page.told(whole=False).lines(), *page.summary().legend(), *(strip.lines() if strip is not None else ())]
    told = [str(line).rstrip() for line in [*lines, page.prompt, *page.labels]]
    return "\n".join(told) + "\n"


if __name__ == "__main__":
    main()
