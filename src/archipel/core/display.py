"""How a value shows itself, in print and in a notebook: core draws nothing, a module above it is told here by name."""

from __future__ import annotations

from importlib import import_module
from typing import Literal

_module = ""


def display_with(module: str) -> None:
    """From now on its functions `text`, `svg` and `html` draw; it is imported when something is first shown."""
    global _module
    _module = module


def displayed(form: Literal["text", "svg", "html"], value: object) -> str | None:
    """A value in a form; None where nobody draws it, as one of a game that is not in the catalog."""
    drawn: str | None = getattr(import_module(_module), form)(value) if _module else None
    return drawn
