"""`archipel puzzles`: solved at a terminal, and what it refuses."""

from __future__ import annotations

from pathlib import Path

from archipel.puzzles import puzzles
from tests.cli.conftest import Run

GAME = "hashi"


def test_a_puzzle_is_solved_at_a_terminal(run: Run) -> None:
    one = puzzles(GAME)[0]
    typed = f"dragon\n{one.others[-1].action}\nhint\n{one.best[0]}\n"
    ran = run("puzzles", GAME, "--solve", "--number", 1, "--lang", "en", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    for said in ("Find the best choice.", "Not yet", "It is one of these:", "Well seen!", "looks best at first sight"):
        assert said in ran.out, said


def test_a_puzzle_can_be_left(run: Run) -> None:
    ran = run("puzzles", GAME, "--solve", "--lang", "fr", typed="quitter\n")
    assert (ran.code, "Le puzzle reste tel quel." in ran.out) == (0, True)
    assert run("puzzles", GAME, "--solve", "--lang", "en", typed="").code == 1


def test_what_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    count = len(puzzles(GAME))
    ran = run("puzzles", GAME, "--solve", "--number", count + 1, "--lang", "en")
    assert ran.code == 2
    assert f"There are {count} puzzles of this kind" in ran.err
    assert "no mode" in run("puzzles", GAME, "--solve", "--mode", "chess").err
    assert "--out" in run("puzzles", GAME).err
    assert "Nommez un fichier avec --out" in run("puzzles", GAME, "--lang", "fr").err
    none = run("puzzles", "islet", "--mode", "solo", "--solve", "--lang", "fr")
    assert (none.code, "aucun puzzle" in none.err) == (2, True)
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary\n")
    ran = run("puzzles", GAME, "--mode", "side_a", "--games", 1, "--out", diary, "--lang", "en")
    assert (ran.code, "not a file of puzzles" in ran.err) == (2, True)
    assert diary.read_text() == "dear diary\n"


def test_a_search_is_told_and_kept(run: Run, tmp_path: Path) -> None:
    wanted = ("puzzles", GAME, "--mode", "solo", "--bots", "quick", "--games", 1, "--workers", 1, "--lang", "en")
    first = run(*wanted, "--out", tmp_path / "found.jsonl")
    assert (first.code, "1 game searched" in first.out) == (0, True)
    again = run(*wanted, "--out", tmp_path / "found.jsonl")
    assert "1 game of 1 is searched in found.jsonl already" in again.err
