"""Law 15: a learner is given what the view tells, no more and no less, and every action has its choices for good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Any

import msgspec

from archipel.core.features import WAIT, Features
from archipel.core.laws.case import Case
from archipel.core.laws.walk import Walk, moments, stops, walk
from archipel.core.values import Action, View

STOPS = 40


def encodes(case: Case, seed: int = 1) -> None:
    """Law 15, where a game has features and plays with the components it comes with: rows have their size and keep
    within their planes, and what differs in a view differs in its row unless the game names it as silent; actions are
    spelled by choices that are read back, and none begins with all of another's."""
    features = case.game.features
    if features is None or case.own_components:
        return
    game = walk(case, seed)
    views: list[Any] = []
    *_, end = moments(game)
    for ply, state in chain(stops(game, STOPS), [end]):
        for seat in range(case.seats):
            view = state.view(seat)
            views.append(view)
            _fits(game, ply, features, features.encode(view))
            _spelled(game, ply, features, state.legal_actions(seat))
    for action in game.met:
        _read_back(game, features, action)
    _tells_apart(game, features, views)


def _fits(game: Walk, ply: int, features: Features, row: bytes) -> None:
    if len(row) != features.size:
        raise game.broken(15, ply, f"a row has {len(row)} bytes, its planes {features.size}")
    start = 0
    for plane in features.planes:
        most = max(row[start : start + plane.size])
        if most > plane.high - plane.low:
            raise game.broken(15, ply, f"the plane {plane.name} tells {most + plane.low}, above {plane.high}")
        start += plane.size


def _spelled(game: Walk, ply: int, features: Features, legal: Sequence[Action]) -> None:
    rows = sorted(features.spell(action) for action in legal)
    for one, other in pairwise(rows):
        if other[: len(one)] == one:
            raise game.broken(15, ply, f"the choices {other} begin with all of {one}")


def _read_back(game: Walk, features: Features, action: Action) -> None:
    row = features.spell(action)
    if not row or not all(WAIT < choice < len(features.choices) for choice in row):
        raise game.broken(15, 0, f"{action} is spelled {row}, of {len(features.choices)} choices")
    if any(choice >= features.openers for choice in row[:-1]):
        raise game.broken(15, 0, f"{action} is spelled {row}, where only those below {features.openers} go on")
    if features.read(row) != action:
        raise game.broken(15, 0, f"{action} is spelled {row}, which reads {features.read(row)}")


def _tells_apart(game: Walk, features: Features, views: list[Any]) -> None:
    """Put what another moment tells into a view, one place at a time: its row changes too."""
    tried: set[str] = set()
    told: set[str] = set()
    for number, view in enumerate(views):
        row = features.encode(view)
        other = views[(number * 7 + 3) % len(views)]
        for path, changed in _changes(view, other, ""):
            if path in told or path in features.silent:
                continue
            tried.add(path)
            if _differs(features, row, changed):
                told.add(path)
    lost = sorted(tried - told)
    if lost:
        raise game.broken(15, 0, f"rows do not tell {', '.join(lost)}, nor are they named as silent")


def _differs(features: Features, row: bytes, view: View) -> bool:
    """A view that contradicts itself may not be told at all: that is a difference as well."""
    try:
        return features.encode(view) != row
    except (ValueError, LookupError):
        return True


def _changes(view: Any, other: Any, before: str) -> Iterator[tuple[str, Any]]:
    """The view with one place of the other's in it, for each place in which they differ, with its path."""
    for name in view.__struct_fields__:
        path = f"{before}{name}"
        mine, theirs = getattr(view, name), getattr(other, name)
        if mine == theirs:
            continue
        if isinstance(mine, msgspec.Struct) and type(mine) is type(theirs):
            found = list(_changes(mine, theirs, f"{path}."))
        elif _structs(mine) and _structs(theirs):
            found = _inside(mine, theirs, f"{path}.")
        else:
            found = [(path, theirs)]
        for inner, value in found:
            yield inner, msgspec.structs.replace(view, **{name: value})


def _inside(mine: tuple[Any, ...], theirs: tuple[Any, ...], before: str) -> list[tuple[str, Any]]:
    """Changes of the first element that differs and has fields in common; else the other's in its whole."""
    for place, (one, two) in enumerate(zip(mine, theirs, strict=False)):
        if one != two and type(one) is type(two):
            changes = _changes(one, two, before)
            return [(path, (*mine[:place], changed, *mine[place + 1 :])) for path, changed in changes]
    return [(before.removesuffix("."), theirs)]


def _structs(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and all(isinstance(item, msgspec.Struct) for item in value)
