"""Promises of the whole repository, kept by reading it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from archipel.core.catalog import games

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "archipel"
GAMES = ("hashi", "islet", "palm.?island", "small.?islands", "isle.?of.?cats", "lagune")
LONGEST = 400
WIDEST = 140
FULLEST = 16
LOCK = {"client/package-lock.json", *(f"locks/{name}.txt" for name in ("compile", "dev", "node", "run", "serve", "uv"))}
CODE = {".py", ".ts", ".tsx", ".mjs", ".css", ".ftl", ".md", ".toml", ".html", ".json", ".svg", ".txt", ".yml"}


def files() -> list[Path]:
    """Every file of the repository, and those about to join it."""
    told = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    named = subprocess.run(told, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [ROOT / name for name in named if (ROOT / name).is_file()]


def readable() -> list[tuple[str, str]]:
    """Every text file by its name, locks left out."""
    found = [(file.relative_to(ROOT).as_posix(), file) for file in files() if file.suffix in CODE or not file.suffix]
    return [(name, file.read_text(encoding="utf-8")) for name, file in found if name not in LOCK]


def having(pattern: str, *, under: str = "", but: str = "") -> list[str]:
    """Names and lines of what a pattern finds."""
    seek = re.compile(pattern)
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in readable()
        if name.startswith(under) and name != but
        for number, line in enumerate(text.splitlines(), 1)
        if seek.search(line)
    ]


def test_the_client_names_no_game() -> None:
    pattern = rf"(?i)\b({'|'.join(GAMES)})\b"
    assert having(pattern, under="client/src") == []
    assert having(pattern, under="client/styles") == []


def test_the_client_asks_for_every_face_it_shows() -> None:
    assert having(r"<use\b.*\bhref=(\{`#|\"#)", under="client/src/") == []


def test_the_client_can_lie_in_any_folder() -> None:
    assert having(r"\b(href|src|assign)[=(](\{?[\"`]/)", under="client/src/") == []
    assert having(r"\blocation\.(pathname|origin)\b", under="client/src/", but="client/src/lib/address.ts") == []
    for place in ("client/styles/", "src/archipel/games/"):
        assert having(r"url\([\"']?/", under=place) == []


def test_no_lock_that_records_addresses() -> None:
    names = {file.name for file in files()}
    assert not names & {"uv.lock", "poetry.lock", "Pipfile.lock"}
    for name in LOCK:
        assert not re.search(r"https?://[^\s\"]*(registry|pypi|simple|\.tgz|\.whl)", (ROOT / name).read_text()), name


def test_no_paths_of_a_machine() -> None:
    places = "|".join(("work", "root", "home", "Users", "opt", "tmp", "var"))
    assert having(rf"(?<![\w.}}\)\]>*])/({places})/\w", but="tests/test_repository.py") == []


def test_no_loose_ends() -> None:
    marks = "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"))
    assert having(rf"\b({marks})\b") == []
    assert having(r"pytest\.mark\.(skip|xfail)\b", but="tests/test_repository.py") == []
    assert having(r"skipif\(.*environ", under="tests/", but="tests/test_repository.py") == []


def test_no_file_too_long() -> None:
    suffixes = (".py", ".ts", ".tsx", ".css", ".mjs")
    long = {name: text.count("\n") for name, text in readable() if name.endswith(suffixes)}
    assert {name: lines for name, lines in long.items() if lines > LONGEST} == {}


def client_sources() -> list[tuple[str, str]]:
    return [(name, text) for name, text in readable() if re.match(r"client/.*\.(ts|tsx|css|mjs)$", name)]


def test_no_line_of_the_client_too_wide() -> None:
    wide = [
        f"{name}:{number}"
        for name, text in client_sources()
        for number, line in enumerate(text.splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert wide == []


def test_no_folder_of_the_client_too_full() -> None:
    held = Counter(name.rpartition("/")[0] for name, _ in client_sources())
    assert {folder: count for folder, count in held.items() if count > FULLEST} == {}


def test_an_exported_name_of_the_client_means_one_thing() -> None:
    seek = re.compile(r"(?m)^export (?:async )?(?:function|class|interface|type|const) (\w+)")
    names = Counter(name for file, text in client_sources() if "/src/" in file for name in seek.findall(text))
    assert [name for name, count in names.items() if count > 1] == []
    assert names


def test_the_client_knows_the_wire() -> None:
    subprocess.run([sys.executable, ROOT / "client" / "wiretypes.py", "--check"], check=True)


def test_every_module_says_what_it_is() -> None:
    modules = [(name, text) for name, text in readable() if name.endswith(".py") and text.strip()]
    assert [name for name, text in modules if not re.match(r'(#!.*\n)?"""', text)] == []


def keys(*sources: Path) -> set[str]:
    """The keys of Fluent files, attributes as `key.attribute`, terms as `-key`."""
    found: set[str] = set()
    for source in sources:
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{source.name}: {str(entry.content)[:80]}"
            if isinstance(entry, ast.Message | ast.Term):
                name = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
                assert name not in found, f"{source.name}: {name} stands twice"
                found |= {name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)}
    return found


def test_the_platform_says_everything_in_both_languages() -> None:
    english, french = (SRC / "locale" / lang for lang in ("en", "fr"))
    assert {file.name for file in english.iterdir()} == {file.name for file in french.iterdir()}
    for file in english.iterdir():
        assert keys(file) == keys(french / file.name), file.name
    assert keys(*english.iterdir())


@pytest.mark.parametrize("id", games())
def test_a_game_says_everything_in_both_languages(id: str) -> None:
    folder = games()[id].folder
    assert keys(folder / "locale" / "en.ftl") == keys(folder / "locale" / "fr.ftl")


@pytest.mark.parametrize("id", games())
def test_a_game_numbers_its_rules_alike_in_both_languages(id: str) -> None:
    folder = games()[id].folder
    both = [(folder / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES.fr.md")]
    english, french = (re.findall(r"(?m)^(?:## )?(\d+(?:\.\d+)?)\.? ", text) for text in both)
    assert english == french
    assert english
