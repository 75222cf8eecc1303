"""From where to where a move goes: a data folder and a PostgreSQL database, one each."""

from __future__ import annotations

from typing import NamedTuple

from archipel.server.store.move.house import CannotMove

SCHEMES = ("postgresql://", "postgres://")


class Places(NamedTuple):
    """`back`: out of the database, into the folder."""

    folder: str
    database: str
    back: bool


def places(source: str, target: str) -> Places:
    """CannotMove where both are of one kind, or one of neither."""
    kinds = _is_database(source), _is_database(target)
    if all(kinds):
        raise CannotMove("server-move-databases")
    if not any(kinds):
        raise CannotMove("server-move-folders")
    return Places(target, source, back=True) if kinds[0] else Places(source, target, back=False)


def _is_database(place: str) -> bool:
    if place.startswith(SCHEMES):
        return True
    if not place or "://" in place:
        raise CannotMove("server-move-address", place=place)
    return False
