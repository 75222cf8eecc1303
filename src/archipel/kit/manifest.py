"""The manifest of a game whose parts stand where every game of this house has them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from archipel.core.game import Game, Mode
from archipel.core.values import Action, Event, Options, View

T = TypeVar("T", bound=msgspec.Struct)


def manifest(
    package: str,
    *,
    options: type[Options],
    view: type[View],
    modes: Sequence[Mode],
    minutes: int,
    bound: int,
    rules: int = 1,
    **more: Any,
) -> Game:
    """The game of a package: its id is the package's name; its modules are setup, scene, skin.faces, judge, bots,
    values; events and skin.terminal where they have a module of their own, skin.rule_figures where its rules have
    pictures, and features where learners may play it."""

    def part(module: str, name: str) -> Any:
        return getattr(import_module(f"{package}.{module}"), name)

    values = [import_module(f"{package}.values")]
    if find_spec(f"{package}.events"):
        values.append(import_module(f"{package}.events"))
    if find_spec(f"{package}.skin.terminal"):
        more["ink"] = part("skin.terminal", "ink")
    if find_spec(f"{package}.features"):
        more["features"] = lambda: part("features", "FEATURES")
    found = values[0].__spec__
    assert found is not None
    assert found.origin is not None
    return Game(
        id=package.rpartition(".")[2],
        rules=rules,
        options=options,
        view=view,
        modes=modes,
        setup=part("setup", "setup"),
        check=part("setup", "check"),
        scene=part("scene", "scene"),
        intent=part("scene", "intent"),
        faces=part("skin.faces", "faces"),
        figures=part("skin.rule_figures", "figures") if find_spec(f"{package}.skin.rule_figures") else None,
        judge=part("judge", "judge"),
        bots=part("bots", "BOTS"),
        actions=kinds(Action, values),
        events=kinds(Event, values),
        folder=Path(found.origin).parent,
        minutes=minutes,
        bound=bound,
        **more,
    )


def kinds(family: type[T], modules: Sequence[ModuleType]) -> list[type[T]]:
    """Every value of a family that the modules define and nothing inherits from, in their order."""
    found: list[type[T]] = []
    for module in modules:
        for kind in vars(module).values():
            own = isinstance(kind, type) and kind.__module__ == module.__name__
            if own and issubclass(kind, family) and not kind.__subclasses__():
                found.append(kind)
    return found
