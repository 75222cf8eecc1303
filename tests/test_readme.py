"""The README's Python session runs as it is printed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from archipel.core.catalog import games

ROOT = Path(__file__).parents[1]
HEAVIEST = 1_500_000


def test_readme_session() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert done.attempted >= 10
    assert done.failed == 0


def test_links_lead_somewhere() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_readme_shows_the_start_page_every_game_and_a_phone() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(docs/pictures/([\w-]+)\.webp\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(["start", "phones", *games()])
    taken = sorted((ROOT / "docs" / "pictures").iterdir())
    assert [picture.stem for picture in taken] == sorted(shown)
    assert all(picture.read_bytes()[8:12] == b"WEBP" for picture in taken)
    assert sum(picture.stat().st_size for picture in taken) < HEAVIEST
