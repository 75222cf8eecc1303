"""The fifteen laws every game keeps, as functions its tests call; a broken one raises LawBroken."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from archipel.core.game import Game
from archipel.core.laws.case import Case, LawBroken, cases
from archipel.core.laws.copies import clones, replays, round_trips
from archipel.core.laws.course import counts, ends, waits
from archipel.core.laws.encoding import encodes
from archipel.core.laws.hash_seeds import hash_seeds
from archipel.core.laws.hiding import hides
from archipel.core.laws.keeping import keeps
from archipel.core.laws.legality import refuses, stable
from archipel.core.laws.order import commutes, undoes
from archipel.core.laws.speech import Speaker, speaks
from archipel.core.laws.touch import touches

LAWS: Final[dict[int, Callable[[Case, int], None]]] = {
    1: ends,
    2: waits,
    3: stable,
    4: refuses,
    5: clones,
    6: round_trips,
    7: replays,
    8: hides,
    9: commutes,
    10: touches,
    12: counts,
    13: undoes,
    14: keeps,
    15: encodes,
}


def check_all(
    game: Game,
    *,
    speakers: Mapping[str, Speaker] | None = None,
    faces: Mapping[str, Collection[str]] | None = None,
    seeds: Sequence[int] = (1,),
    where: str = "",
) -> None:
    """Every law over every case of a game; law 11 needs speakers and faces, by language.

    `where` is `module:name` of a game that the catalog does not list.
    """
    hash_seeds(game, where)
    for case in cases(game):
        for seed in seeds:
            for law in LAWS.values():
                law(case, seed)
            if speakers is not None:
                speaks(case, seed, speakers=speakers, faces=faces or {})


__all__ = [
    "LAWS",
    "Case",
    "LawBroken",
    "Speaker",
    "cases",
    "check_all",
    "clones",
    "commutes",
    "counts",
    "encodes",
    "ends",
    "hash_seeds",
    "hides",
    "refuses",
    "replays",
    "round_trips",
    "speaks",
    "stable",
    "touches",
    "undoes",
    "waits",
]
