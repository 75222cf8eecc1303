"""What is drawn again and again is drawn once: kept while what it shows is equal, shared by all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from typing import Final, ParamSpec, Protocol, TypeVar

from archipel.core.scene import Piece, ScenePart, Zone

P = ParamSpec("P")
T = TypeVar("T")
Drawn = tuple[Iterable[Zone], Iterable[Piece]]

PARTS: Final = 2048
PIECES: Final = 1 << 14


class Keeper(Protocol):
    def cache_clear(self) -> None: ...


KEEPERS: Final[list[Keeper]] = []


def part(draw: Callable[P, Drawn]) -> Callable[P, ScenePart]:
    """A pure function of small, hashable pieces of a view that draws zones and the pieces in them."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> ScenePart:
        return as_parts([draw(*args, **kwargs)])[0]

    return _keep(drawn, PARTS)


def as_parts(found: Iterable[ScenePart | Drawn]) -> tuple[ScenePart, ...]:
    """Parts, some of them kept, some drawn just now."""
    return tuple([one if isinstance(one, ScenePart) else ScenePart(tuple(one[0]), tuple(one[1])) for one in found])


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """A pure function of small, hashable pieces of a view: one piece of a scene, or what it is made of."""
    return _keep(draw, PIECES)


def forget_kept() -> None:
    """Everything is drawn anew."""
    for keeper in KEEPERS:
        keeper.cache_clear()


def _keep(draw: Callable[P, T], most: int) -> Callable[P, T]:
    keeper = lru_cache(maxsize=most)(draw)
    KEEPERS.append(keeper)
    return keeper  # type: ignore[return-value]
