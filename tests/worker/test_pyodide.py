"""The rules in the Python of pages, under Node: the same digests as here, and the same laws."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from statistics import median

import msgspec
import pytest
from tools import page_python
from tools.client import path, program
from tools.shell import ROOT, quiet

from archipel.bots import LEVELS, BotJob
from archipel.core import laws
from archipel.core.catalog import games
from archipel.core.record import Record, replay
from archipel.worker.thinker import thought
from tests.records.make import FOLDER, read

FILES = sorted(FOLDER.glob("*/*.json"))
PROVE = "ARCHIPEL_PROVE" in os.environ
RECORDS = 95 if PROVE else 50
QUICK = [1, 2, 4, 5, 7, 12, 13]


@pytest.mark.once
@pytest.mark.prove
def test_records_and_laws_hold_in_the_python_of_pages(node: Path, tmp_path: Path) -> None:
    step = max(1, len(FILES) // RECORDS)
    kept = [read(file) for file in FILES[::step][:RECORDS]]
    first = {id: [str(case) for case in laws.cases(game) if not case.change] for id, game in games().items()}
    cases = [(id, name) for id, names in first.items() for name in (names if PROVE else names[:1])]
    asked = {
        "records": [json.loads(one.record.to_json()) for one in kept],
        "cases": cases,
        "laws": list(laws.LAWS) if PROVE else QUICK,
        "jobs": bot_jobs(24 if PROVE else 2),
    }
    (tmp_path / "asked.json").write_text(json.dumps(asked), encoding="utf-8")
    script = shutil.copy(Path(__file__).with_name("in_pyodide.py"), tmp_path / "in_pyodide.py")
    command = [program("node", node), "run.mjs", script, page_python.WORK / "packages", ROOT / "src", tmp_path]
    quiet(command, "Pyodide failed", folder=page_python.HOUSE, env=path(node))
    answer = json.loads((tmp_path / "answer.json").read_text(encoding="utf-8"))
    assert answer["python"] == "emscripten"
    assert answer["digests"] == [one.digest for one in kept]
    assert answer["kept"] == [name for _, name in cases]
    assert [choice for choice, _ in answer["choices"]] == [thought("choose", job) for job in asked["jobs"]]
    if PROVE:
        print(f"records {answer['seconds'][0]:.1f} s, laws {answer['seconds'][1]:.1f} s")
        print(bot_times(asked["jobs"], [seconds for _, seconds in answer["choices"]]))


def bot_jobs(each: int) -> list[str]:
    """Decisions in the midst of recorded games, by game and level: the same as a table hands to its bots."""
    jobs = []
    for id in games():
        kept = [read(file) for file in FILES if file.parent.name == id]
        for level in LEVELS:
            for number in range(each):
                record = kept[number % len(kept)].record
                at = len(record.actions) * (number + 1) // (each + 1)
                begun = msgspec.structs.replace(record, actions=record.actions[:at])
                seat = replay(begun).to_act()[0]
                jobs.append(msgspec.json.encode(BotJob(msgspec.json.encode(begun), seat, level, number)).decode())
    return jobs


def bot_times(jobs: list[str], seconds: list[float]) -> str:
    """By game and level: the middle and the longest, in seconds."""
    by: dict[tuple[str, str], list[float]] = {}
    for told, spent in zip(jobs, seconds, strict=True):
        job = msgspec.json.decode(told, type=BotJob)
        by.setdefault((Record.from_json(job.record).game, job.level), []).append(spent)
    return "\n".join(f"{game} {level} {median(spent):.3f} {max(spent):.3f}" for (game, level), spent in by.items())
