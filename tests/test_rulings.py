"""Every ruling, rule and option that is cited leads to docs/rulings, and what stands there is true of the code."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from archipel.core.catalog import games
from archipel.core.game import option_values

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "archipel"
PAGES = ROOT / "docs" / "rulings"
HOUSE = sorted(id for id, game in games().items() if game.folder.is_relative_to(SRC))
TEXTS = {".py", ".md", ".json", ".ftl", ".css"}

NUMBER = r"\d+(?:\.\d+)?"
LIST = rf"{NUMBER}(?:(?:,|\s+and|\s+to)\s+{NUMBER})*"
RULING = re.compile(rf"(?i)\brulings?\s+({LIST})")
VAGUE = re.compile(r"(?i)\brulings?\b(?!\s+\d)")
PREFIXED = re.compile(r"\bPI-\d+\b")
OF_A_GAME = re.compile(rf"(?i)\b({'|'.join(id.replace('_', ' ') for id in HOUSE)}), rulings?\s+({LIST})")
RULE = re.compile(rf"(?i)\brules?\s+({LIST})")
WITH_OPTION = re.compile(r"\b[A-Z]+ ?\d+ with (\w+) (\w+)[,:.]")
ROW = re.compile(r"(?m)^\| `(\w+)` \| (.+?) \| .+ \|$")
PROVENANCE = r"[RPCD](?:, [RPCD])*\."
TAIL = re.compile(
    rf"{PROVENANCE} (?:No code|(?P<modules>`[^`]+`(?:, `[^`]+`)*))\."
    rf"(?: Rules? (?P<rules>{LIST})\.)?(?: Options? (?P<options>`\w+`(?:, `\w+`)*)\.)?"
)


class Entry(NamedTuple):
    """A ruling of a page: its number as cited, and its last line."""

    id: str
    tail: str


def page(id: str) -> str:
    return (PAGES / f"{id}.md").read_text(encoding="utf-8")


def entries(id: str) -> list[Entry]:
    found = []
    for part in page(id).split("\n### ")[1:]:
        heading, *lines = part.strip().splitlines()
        found.append(Entry(heading.partition(":")[0].removeprefix("Ruling "), lines[-1]))
    return found


def known(id: str) -> set[str]:
    return {entry.id for entry in entries(id)}


def rules(id: str) -> set[str]:
    """Numbers of paragraphs and of chapters."""
    told = (SRC / "games" / id / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^(?:## )?(\d+(?:\.\d+)?)\.? ", told))


def texts(*folders: Path) -> dict[str, str]:
    """Every text below some folders by its name, this test left out."""
    files = [file for folder in folders for file in sorted(folder.rglob("*")) if file.suffix in TEXTS]
    return {
        file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files if file != Path(__file__)
    }


def spread(names: str) -> Iterator[str]:
    """The numbers of a list, ranges filled in."""
    yield from re.findall(NUMBER, names)
    for chapter, first, last in re.findall(r"\b(\d+\.)?(\d+)\s+to\s+(?:\d+\.)?(\d+)\b", names):
        yield from (f"{chapter}{number}" for number in range(int(first), int(last)))


def cited(text: str) -> set[str]:
    """The rulings a text of a game's folder names."""
    return {number for names in RULING.findall(text) for number in spread(names)} | set(PREFIXED.findall(text))


def lost(sources: Mapping[str, str], there: Iterable[str]) -> list[str]:
    """Where a ruling is cited that is not there, or without its number."""
    named = [f"{name}: {ruling}" for name, text in sources.items() for ruling in sorted(cited(text) - set(there))]
    vague = [name for name, text in sources.items() if name.endswith(".py") and VAGUE.search(text)]
    return named + [f"{name}: a ruling without a number" for name in vague]


def astray(sources: Mapping[str, str]) -> list[str]:
    """Where a ruling is cited outside the games' folders that does not lead to the page of a game."""
    there = {f"{id} {ruling}" for id in HOUSE for ruling in known(id)}
    found = []
    for name, text in sources.items():
        named = {f"palm_island {ruling}" for ruling in PREFIXED.findall(text)}
        for title, numbers in OF_A_GAME.findall(text):
            named |= {f"{title.lower().replace(' ', '_')} {number}" for number in spread(numbers)}
        found += [f"{name}: {ruling}" for ruling in sorted(named - there)]
        if len(RULING.findall(text)) > len(OF_A_GAME.findall(text)):
            found.append(f"{name}: a ruling of no game")
    return found


def values(id: str) -> dict[str, set[str]]:
    """The values of every option as the page writes them; none where they are not finite."""
    return {name: {_word(value) for value in some} for name, some in option_values(games()[id].options).items()}


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def unoffered(tests: Mapping[str, str], id: str) -> list[str]:
    """Where a test cites an option or a value that the game has not."""
    words = {"on": "true", "off": "false"}
    return [
        f"{name}: {option} {value}"
        for name, text in tests.items()
        for option, value in WITH_OPTION.findall(text)
        if words.get(value, value) not in values(id).get(option, ())
    ]


def unwritten(tests: Mapping[str, str], code: Mapping[str, str], id: str) -> list[str]:
    """Where code cites a rule that is not written, or a test a chapter; its rules are proved by test_rules.py."""
    named = [(name, number) for name, text in code.items() for number in _ruled(text) if name.endswith(".py")]
    named += [(name, number) for name, text in tests.items() for number in _ruled(text) if "." not in number]
    return [f"{name}: {number}" for name, number in named if number not in rules(id)]


def _ruled(text: str) -> list[str]:
    return sorted({number for names in RULE.findall(text) for number in spread(names)})


@pytest.mark.parametrize("id", HOUSE)
def test_every_ruling_cited_in_a_games_folders_is_told(id: str) -> None:
    sources = texts(ROOT / "tests" / "games" / id, SRC / "games" / id) | {"page": page(id)}
    assert lost(sources, known(id)) == []


def test_every_ruling_cited_elsewhere_is_told() -> None:
    sources = texts(ROOT / "docs", ROOT / "tests", SRC)
    own = ("docs/rulings/", "tests/games/", "src/archipel/games/")
    assert astray({name: text for name, text in sources.items() if not name.startswith(own)}) == []


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("S29, rule 3.1, ruling 25: seat i starts.", {"25"}),
        ("Rules 2.1 and 11.2, RULINGS 1, 5 and 40.", {"1", "5", "40"}),
        ("Section D, rulings 21 to 23\n    and 38 to 40.", {"21", "22", "23", "38", "39", "40"}),
        ("PI-28, PI-47 and the rules named.", {"PI-28", "PI-47"}),
    ],
)
def test_every_form_of_a_citation_is_read(text: str, named: set[str]) -> None:
    assert cited(text) == named


def test_a_citation_that_leads_nowhere_is_reported() -> None:
    assert lost({"a.py": "Rule 1.1, rulings 4 and 99."}, known("hashi")) == ["a.py: 99"]
    assert lost({"a.py": "PI-10, PI-99."}, known("palm_island")) == ["a.py: PI-99"]
    assert lost({"a.py": "Our ruling."}, known("hashi")) == ["a.py: a ruling without a number"]
    assert astray({"a.md": "Hashi, ruling 26; Small Islands, rulings 6 and 99; PI-33."}) == ["a.md: small_islands 99"]
    assert astray({"a.md": "As ruling 26 says."}) == ["a.md: a ruling of no game"]


@pytest.mark.parametrize("id", HOUSE)
def test_a_ruling_names_modules_rules_and_options_that_are_there(id: str) -> None:
    assert len(known(id)) == len(entries(id)) > 30
    for entry in entries(id):
        tail = TAIL.fullmatch(entry.tail)
        assert tail, (entry.id, entry.tail)
        modules = re.findall(r"`([^`]+)`", tail["modules"] or "")
        assert [module for module in modules if not (SRC / "games" / id / module).is_file()] == [], entry.id
        assert tail["rules"] or not modules, entry.id
        assert set(spread(tail["rules"] or "")) <= rules(id), entry.id
        assert set(re.findall(r"\w+", tail["options"] or "")) <= set(values(id)), entry.id


@pytest.mark.parametrize("id", HOUSE)
def test_every_option_and_value_is_described(id: str) -> None:
    told: dict[str, set[str]] = {}
    for name, value in ROW.findall(page(id)):
        told.setdefault(name, set()).update(re.findall(r"`([^`]+)`(?: \(default\))?$", value))
    assert told == values(id)


@pytest.mark.parametrize("id", HOUSE)
def test_the_defaults_are_marked(id: str) -> None:
    told = dict(re.findall(r"(?m)^\| `(\w+)` \| `([^`]+)` \(default\) \|", page(id)))
    fields = msgspec.structs.fields(games()[id].options)
    assert told == {field.name: _word(field.default) for field in fields if values(id)[field.name]}


@pytest.mark.parametrize("id", HOUSE)
def test_options_and_rules_cited_by_tests_and_sources_are_there(id: str) -> None:
    tests, code = texts(ROOT / "tests" / "games" / id), texts(SRC / "games" / id)
    assert unoffered(tests, id) == []
    assert unwritten(tests, code, id) == []


def test_an_option_or_a_rule_that_is_not_there_is_reported() -> None:
    told = {"a.py": "RULING 18 with guaranteed_first_payment off, B1 with holes_are_sea maybe."}
    assert unoffered(told, "islet") == ["a.py: holes_are_sea maybe"]
    assert unwritten({}, {"a.py": "Rules 7.3 to 7.7."}, "islet") == ["a.py: 7.7"]
    assert unwritten({"a.py": "Rules 7.9 and 6 to 12."}, {}, "islet") == ["a.py: 12"]
