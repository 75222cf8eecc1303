"""The terminal run inside the test: arguments and typed lines in, exit code and both outputs out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from archipel.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def go(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["archipel", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capsys.readouterr()
        return Ran(int(left.value.code or 0), out, err)

    return go
