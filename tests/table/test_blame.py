"""A failure is told by its kind and where it was, in files of the package, without a value or a path of the machine."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from archipel.core.rng import Quick
from archipel.table import refusal
from archipel.table.refusal import blame

SOURCE = """
def outer(secret): middle(secret)
def middle(secret): inner(secret)
def inner(secret): raise KeyError(secret)
"""


def told(fails: Callable[[], Any]) -> str:
    try:
        fails()
    except Exception as error:
        return blame(error)
    raise AssertionError("it did not fail")


def loaded(name: str, file: str) -> dict[str, Any]:
    module = {"__name__": name}
    exec(compile(SOURCE, file, "exec"), module)
    return module


def test_the_last_three_functions_are_named_the_innermost_first() -> None:
    machine = str(Path(refusal.__file__).parents[1] / "table" / "made_up.py")
    said = told(lambda: loaded("archipel.table.made_up", machine)["outer"]("the hand"))
    place = "archipel/table/made_up.py"
    assert said == f"KeyError at {place}:4 inner, from {place}:3 middle, from {place}:2 outer"


def test_a_compiled_module_names_its_file_from_where_it_was_built() -> None:
    said = told(lambda: loaded("archipel.games.numbers.steps", "src/archipel/games/numbers/steps.py")["inner"](7))
    assert said.startswith("KeyError at archipel/games/numbers/steps.py:4 inner, from tests/table/test_blame.py:")


def test_a_package_is_its_own_file_and_no_file_is_none() -> None:
    package = "/somewhere/archipel/server/__init__.py"
    assert told(lambda: loaded("archipel.server", package)["inner"](7)).split(", ")[0] == (
        "KeyError at archipel/server/__init__.py:4 inner"
    )
    assert told(lambda: loaded("", "<string>")["inner"](7)).split(", ")[0] == "KeyError at <string>:4 inner"
    assert blame(KeyError("secret")) == "KeyError"


def test_rules_compiled_or_not_are_found_in_their_package() -> None:
    inner, outer, test = told(lambda: Quick(7).choose([])).split(", from ")
    assert re.fullmatch(r"AssertionError at archipel/core/rng\.py:\d+ below", inner)
    assert re.fullmatch(r"archipel/core/rng\.py:\d+ choose", outer)
    assert re.fullmatch(r"tests/table/test_blame\.py:\d+ <lambda>", test)
