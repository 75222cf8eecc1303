"""Installed, the sixth game is in the static folder too, where Python in a page finds and plays it."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path

import pytest
from tools import page_python
from tools.client import path, program
from tools.shell import quiet

from archipel.static_site.fixed_answers import fixed_answers
from archipel.static_site.installed_games import game_packages
from tests.sixth_game.conftest import Run

FILES = """
import sys
from itertools import chain
from pathlib import Path
from archipel.core.catalog import games
from archipel.static_site.fixed_answers import fixed_answers
from archipel.static_site.page_files import installed_packages, page_files
others = [id for id in games() if id != "lagune"]
for name, body in chain(page_files(installed_packages()), fixed_answers(without=others)):
    file = Path(sys.argv[1]) / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)
"""


@pytest.mark.slow
def test_a_folder_brings_it_along_and_a_page_plays_it(run: Run, node: Path, tmp_path: Path) -> None:
    site, home = tmp_path / "site", tmp_path / "home"
    run("-c", FILES, str(site))
    assert [row["id"] for row in json.loads((site / "fixed" / "games.json").read_bytes())] == ["lagune"]
    for name in (
        "fixed/words-lagune-fr.ftl",
        "fixed/rules-lagune-en.json",
        "skin/lagune/fr.svg",
        "skin/lagune/skin.css",
    ):
        assert (site / name).stat().st_size, name
    manifest = json.loads((site / "python" / "manifest.json").read_bytes())
    assert {name: (site / "python" / name).stat().st_size for name in manifest["files"]} == manifest["files"]
    for name in manifest["archives"]:
        zipfile.ZipFile(site / "python" / name).extractall(home)
    (home / "asked.json").write_text('["lagune"]', encoding="utf-8")
    script = shutil.copy(Path(__file__).with_name("in_pyodide.py"), tmp_path / "in_pyodide.py")
    quiet([program("node", node), "run.mjs", script, home], "Pyodide failed", folder=page_python.HOUSE, env=path(node))
    found, played = json.loads((home / "answer.json").read_text(encoding="utf-8"))
    assert "lagune" in found
    assert len(found) == 6
    assert played["lagune"] > 5


LEFT_OUT = """
from archipel.static_site.installed_games import game_packages
print([(package.name, package.games, package.lacks, len(package.files)) for package in game_packages(["msgspec"])])
"""


def test_what_a_page_cannot_run_is_left_out_and_named(run: Run, installed: Path, tmp_path: Path) -> None:
    """A package with a compiled module, or that needs another which the folder has not."""
    other = tmp_path / "other"
    shutil.copytree(installed, other)
    (about,) = other.glob("*.dist-info")
    ask = f"import sys; sys.path.insert(0, {str(other)!r})\n" + LEFT_OUT
    requirements = "Requires-Dist: MsgSpec>=0.18\nRequires-Dist: shout; extra == 'loud'\n"
    _add(about / "METADATA", requirements)
    assert run("-c", ask).startswith("[('archipel-lagune', ['lagune'], '', ")
    _add(about / "METADATA", "Requires-Dist: numpy\n")
    assert run("-c", ask).strip() == "[('archipel-lagune', ['lagune'], 'numpy', 0)]"
    (other / "archipel_lagune" / "fast.so").write_bytes(b"")
    with (about / "RECORD").open("a", encoding="utf-8") as record:
        record.write("archipel_lagune/fast.so,,\n")
    assert run("-c", ask).strip() == "[('archipel-lagune', ['lagune'], 'archipel_lagune/fast.so', 0)]"


NAMES = """
from archipel.static_site.installed_games import game_packages
print(sorted(name for package in game_packages([]) for name in package.files))
"""


def test_a_game_worked_on_where_it_lies_comes_along_all_the_same(run: Run, installed: Path, tmp_path: Path) -> None:
    """Installed so, a package lists none of its modules."""
    (about,) = installed.glob("*.dist-info")
    here = shutil.copytree(about, tmp_path / about.name)
    (here / "RECORD").write_text("_archipel_lagune.pth,,\n", encoding="utf-8")
    names = run("-c", NAMES)
    assert "archipel_lagune/skin/sprites.svg" in names
    assert run("-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{NAMES}") == names


def _add(metadata: Path, lines: str) -> None:
    """Above the blank line that ends the fields."""
    metadata.write_text(metadata.read_text(encoding="utf-8").replace("\nRequires-Dist", f"\n{lines}Requires-Dist", 1))


def test_games_of_this_house_come_with_no_other_package() -> None:
    assert game_packages([]) == []


def test_a_game_that_is_left_out_is_nowhere_in_the_files() -> None:
    left = ["hashi", "isle_of_cats", "palm_island", "small_islands"]
    files = dict(fixed_answers(without=left))
    assert [row["id"] for row in json.loads(files["fixed/games.json"])] == ["islet"]
    assert not [name for name in files if any(id in name for id in left)]
