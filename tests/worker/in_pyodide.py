"""What the Python of pages is tried with: records, laws over cases, bots. Runs in Pyodide, told by asked.json."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from archipel.core import laws
from archipel.core.catalog import games
from archipel.core.record import Record, replay
from archipel.worker.thinker import thought

SEED = 1


def main() -> None:
    asked = next(file for place in sys.path if (file := Path(place) / "asked.json").exists())
    wanted = json.loads(asked.read_text(encoding="utf-8"))
    began = time.perf_counter()
    digests = [replay(Record.from_json(json.dumps(record).encode())).digest() for record in wanted["records"]]
    replayed = time.perf_counter()
    kept = [kept_laws(id, case, wanted["laws"]) for id, case in wanted["cases"]]
    lawful = time.perf_counter()
    choices = [chosen(job) for job in wanted["jobs"]]
    answer = {
        "python": sys.platform,
        "digests": digests,
        "kept": kept,
        "choices": choices,
        "seconds": [replayed - began, lawful - replayed],
    }
    asked.with_name("answer.json").write_text(json.dumps(answer), encoding="utf-8")


def kept_laws(id: str, name: str, numbers: list[int]) -> str:
    """The case, once it has kept these laws."""
    case = next(one for one in laws.cases(games()[id]) if str(one) == name)
    for number in numbers:
        laws.LAWS[number](case, SEED)
    return str(case)


def chosen(job: str) -> tuple[str, float]:
    """What a bot chooses, and in how many seconds."""
    began = time.perf_counter()
    return thought("choose", job), time.perf_counter() - began


main()
