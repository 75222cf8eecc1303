"""What is drawn again and again is drawn once: kept while what it shows is equal, shared by all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Any, Final, ParamSpec, TypeVar

from archipel.core.scene import Piece, ScenePart, Zone

P = ParamSpec("P")
T = TypeVar("T")
Drawn = tuple[Iterable[Zone], Iterable[Piece]]

PARTS: Final = 1 << 13
PIECES: Final = 1 << 14


def part(draw: Callable[P, Drawn]) -> Callable[P, ScenePart]:
    """A pure function of small, hashable pieces of a view that draws zones and the pieces in them."""
    return partial(_part, draw)


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """A pure function of small, hashable pieces of a view: one piece of a scene, or what it is made of."""
    return partial(_made, draw)


def as_parts(found: Iterable[ScenePart | Drawn]) -> tuple[ScenePart, ...]:
    """Parts, some of them kept, some drawn just now."""
    return tuple([one if isinstance(one, ScenePart) else ScenePart(tuple(one[0]), tuple(one[1])) for one in found])


def forget_kept() -> None:
    """Everything is drawn anew."""
    _part.cache_clear()
    _made.cache_clear()


@lru_cache(PARTS)
def _part(draw: Callable[..., Drawn], *args: Any, **named: Any) -> ScenePart:
    zones, pieces = draw(*args, **named)
    return ScenePart(tuple(zones), tuple(pieces))


@lru_cache(PIECES)
def _made(draw: Callable[..., Any], *args: Any, **named: Any) -> Any:
    return draw(*args, **named)
