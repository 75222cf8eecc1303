"""What cannot be done is one line on stderr and exit code 2, never a trace."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run


@pytest.mark.parametrize(
    "arguments",
    [
        "play atlantis",
        "play hashi --mode nowhere",
        "play hashi --seats 9",
        "play hashi --mode solo --seats 3",
        "play hashi --option colour=red",
        "play hashi --option side=Z",
        "play hashi --option side",
        "play hashi --bots genius",
        "play hashi --seats 2 --bots easy,easy,easy",
        "play hashi --seats many",
        "play hashi --lang de",
        "play hashi --mode side_a --option solo_start=random",
        "play hashi --mode solo --record /nowhere/at/all",
        "play hashi --seed seven",
        "play hashi --content /nowhere/at/all",
        "play small_islands --content /nowhere/at/all",
        "learn atlantis",
        "learn hashi --lang de",
        "content hashi --check /nowhere/at/all",
        "content small_islands --check /nowhere/at/all",
        "games --lang de",
        "features atlantis",
        "features hashi --lang de",
        "replay /nowhere/at/all",
        "replay one.json two.json",
        "picture /nowhere/at/all",
        "arena atlantis",
        "arena hashi --bots genius",
        "arena hashi --bots ,",
        "arena hashi --games 0",
        "arena hashi --workers -1",
        "arena hashi --seats 9",
        "arena hashi --scheduler nowhere",
        "arena hashi --scheduler ftp://127.0.0.1:8786",
        "arena hashi --scheduler tcp://127.0.0.1:99999",
        "arena hashi --scheduler tcp://[",
        "arena hashi --scheduler tcp://127.0.0.1:9 --workers 2",
        "selfplay hashi",
        "selfplay atlantis --out games.jsonl",
        "selfplay hashi --bots genius --out games.jsonl",
        "selfplay hashi --games 0 --out games.jsonl",
        "selfplay hashi --bots random --games 1 --out /nowhere/at/all",
        "selfplay hashi --bots random --games 1 --out /nowhere/at/all.parquet",
        "bench atlantis",
        "bench hashi --seconds 0",
        "bench hashi --seconds nan",
        "bench hashi --peers /nowhere/at/all",
        "bench hashi --picture /nowhere/at/all.svg",
        "bench hashi --picture figures.png",
        "bench hashi --picture figures.svg --server",
        "bench hashi --picture figures.svg --pages --json",
        "bench hashi --server --json --lang de",
        "load atlantis",
        "load hashi --mode nowhere",
        "load hashi --seats 9",
        "load hashi --tables 0",
        "load hashi --seconds 0",
        "load hashi --seconds nan",
        "load hashi --rate -1",
        "load hashi --rate nan",
        "load hashi --option side=Z",
        "load hashi --address nowhere",
        "load hashi --address ftp://127.0.0.1",
        "load hashi --address http://127.0.0.1:99999",
        "load hashi --address http://192.0.2.1",
        "load hashi --address http://127.0.0.1:9",
        "load hashi --nodes -1",
        "load hashi --nodes 2 --address http://127.0.0.1:9",
        "load hashi --nodes 1 --database nowhere",
        "load hashi --nodes 1 --database postgresql://[",
        "load hashi --nodes 2 --database postgresql://nobody@127.0.0.1:9/nothing",
        "load hashi --database postgresql://nobody@127.0.0.1:9/nothing",
        "endure --game atlantis",
        "endure --nodes 0",
        "endure --kills -1",
        "endure --fault fire",
        "endure --fault worker --workers 0",
        "endure --fault database --database postgresql://db/archipel",
        "endure --minutes 0",
        "endure --minutes nan",
        "endure --database nonsense",
        "endure --database postgresql://nobody@127.0.0.1:9/nothing",
        "serve --port 0",
        "serve --port 65536",
        "serve --config /nowhere/at/all",
        "serve --lang de",
        "backup /nowhere/at/all --check",
        "restore /nowhere/at/all",
        "dance",
        "play",
        "--loud",
    ],
)
def test_one_line_and_code_two(run: Run, arguments: str) -> None:
    ran = run(*arguments.split())
    assert ran.code == 2
    assert ran.err.startswith("archipel: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err + ran.out


def test_an_unknown_option_is_named_without_its_value(run: Run) -> None:
    assert "'colour';" in run("play", "hashi", "--option", "colour=red").err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b'{"game": "hashi"}',
        b'{"game":"atlantis","rules":1,"options":{},"seats":2,"seed":"00","actions":[]}',
        b'{"game":"hashi","rules":99,"options":{},"seats":2,"seed":"' + b"0" * 32 + b'","actions":[[0,"fly 3"]]}',
        b'{"game":"hashi","rules":1,"options":{},"seats":2,"seed":"xyz","actions":[]}',
        b'{"game":"hashi","rules":1,"options":{"side":"Q"},"seats":2,"seed":"' + b"0" * 32 + b'","actions":[]}',
        b'{"game":"hashi","rules":1,"options":{},"seats":9,"seed":"' + b"0" * 32 + b'","actions":[]}',
        b'{"game":"hashi","rules":1,"options":{},"seats":2,"seed":"' + b"0" * 32 + b'","actions":[[0,"fly 3"]]}',
        b'{"game":"hashi","rules":1,"options":{},"seats":2,"seed":"' + b"0" * 32 + b'","actions":[[5,"confirm"]]}',
        b'{"game":"hashi","rules":1,"options":{},"seats":2,"seed":"' + b"0" * 32 + b'","actions":[[0,"confirm"]]}',
    ],
)
def test_a_broken_record_is_one_line(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    ran = run("replay", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("archipel: ")
    assert ran.err.count("\n") == 1
