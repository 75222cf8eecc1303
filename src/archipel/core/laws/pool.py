"""Actions to try on a state: those met anywhere in a game, and bent ones that name what does not exist."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, get_args, get_origin

import msgspec

from archipel.core.game import Game
from archipel.core.laws.walk import Walk
from archipel.core.values import Action

WRONG_INTS = (-1, 0, 99)
WRONG_WORD = "nowhere"


def pool(game: Walk) -> list[Action]:
    """Every action met in the game, then the bent ones, each once."""
    return list(dict.fromkeys([*game.met, *bent(game.case.game, game.met)]))


def some(candidates: Sequence[Action], count: int, turn: int) -> list[Action]:
    """About `count` of them, spread evenly, others for another `turn`."""
    stride = max(1, len(candidates) // count)
    return list(candidates[turn % stride :: stride])


def bent(game: Game, met: Sequence[Action]) -> Iterator[Action]:
    """One action of every kind with each of its fields out of range in turn."""
    for tag, kind in game.actions.kinds.items():
        types = game.actions.fields[tag]
        like = next((action for action in met if type(action) is kind), None) or kind(*map(_plain, types))
        yield like
        for name, field in zip(kind.__struct_fields__, types, strict=True):
            for value in _wrong(field):
                yield msgspec.structs.replace(like, **{name: value})


def _plain(field: Any) -> Any:
    if get_origin(field) is tuple:
        return ()
    if field in (int, bool):
        return field()
    return WRONG_WORD if field is str else get_args(field)[0]


def _wrong(field: Any) -> Sequence[Any]:
    if field is int:
        return WRONG_INTS
    if field is bool:
        return (False, True)
    if field is str:
        return (WRONG_WORD, "")
    if get_origin(field) is tuple:
        return ((), *[(value,) for value in _wrong(get_args(field)[0])])
    return get_args(field)
