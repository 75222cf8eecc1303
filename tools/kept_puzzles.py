"""The puzzles that come along, chosen from files of `archipel puzzles`: `python -m tools.kept_puzzles FILE...`

Of every mode so many at most, one of each deal before there are two of any; what came along of other modes stays."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from archipel.core.catalog import game
from archipel.puzzles.collection import FOLDER
from archipel.puzzles.puzzle_file import file_of, read_header, read_puzzles
from archipel.puzzles.values import FORMAT, Header, Puzzle

OF_A_MODE = 16


def main(files: Iterable[str]) -> None:
    found: dict[str, dict[str, list[Puzzle]]] = {}
    for file in map(Path, files):
        header, puzzles = _read(file.read_bytes())
        for one in puzzles:
            found.setdefault(header.game, {}).setdefault(one.mode, []).append(one)
    for id, modes in found.items():
        _keep(id, modes)


def _read(data: bytes) -> tuple[Header, list[Puzzle]]:
    """A search may be under way: a line that is not whole is left."""
    whole = data[: data.rfind(b"\n") + 1]
    return read_header(whole.splitlines()[0]), read_puzzles(whole)[1]


def _keep(id: str, modes: dict[str, list[Puzzle]]) -> None:
    file = FOLDER / f"{id}.jsonl"
    before = read_puzzles(file.read_bytes())[1] if file.exists() else []
    kept = [one for one in before if one.mode not in modes]
    for puzzles in modes.values():
        kept += chosen(puzzles)
    kept.sort(key=lambda one: (one.mode, one.id))
    file.write_bytes(file_of(Header(FORMAT, id, game(id).rules), kept))
    print(id, len(kept), {mode: sum(one.mode == mode for one in kept) for mode in sorted({one.mode for one in kept})})


def chosen(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Those of new deals first, then by how clear they are."""
    deals: dict[str, int] = {}
    ranked = []
    for one in sorted({one.id: one for one in puzzles}.values(), key=lambda one: -one.gap):
        ranked.append((deals.setdefault(one.record.seed, 0), -one.gap, one.id, one))
        deals[one.record.seed] += 1
    return [one for *_, one in sorted(ranked, key=lambda rank: rank[:3])][:OF_A_MODE]


if __name__ == "__main__":
    main(sys.argv[1:])
