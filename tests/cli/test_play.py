"""Whole games and single commands at the prompt, typed through a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.cli.session.rules_text import rules
from archipel.core.catalog import games
from archipel.core.record import Record, replay
from archipel.words import Words, source
from tests.server.toy import GAME
from tests.table.harbour import GAME as HARBOUR

from .conftest import Run

ONES = "1\n" * 400


@pytest.mark.parametrize(("lang", "sheet"), [("en", "Score sheet"), ("fr", "Feuille de score")])
def test_a_piped_game_ends_with_the_score_sheet(run: Run, tmp_path: Path, lang: str, sheet: str) -> None:
    file = tmp_path / "game.json"
    ran = run("play", "hashi", "--bots", "random", "--seed", 3, "--lang", lang, "--record", file, typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert sheet in ran.out
    record = Record.from_json(file.read_bytes())
    assert replay(record).outcome() is not None
    again = run("replay", file, "--lang", lang)
    assert again.code == 0
    assert sheet in again.out


def test_alone_the_rank_is_told(run: Run) -> None:
    ran = run("play", "hashi", "--mode", "solo", "--option", "side=B", "--seed", 1, "--lang", "en", typed=ONES)
    assert ran.code == 0
    assert "Rank: " in ran.out
    assert "would have made it" in ran.out


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    outs = {run("play", "hashi", "--bots", "easy", "--seed", 8, "--lang", "en", typed="1\n1\n").out for _ in range(2)}
    assert len(outs) == 1


def test_input_that_ends_early_says_so(run: Run) -> None:
    ran = run("play", "hashi", "--lang", "en", typed="")
    assert ran.code == 1
    assert "The input ended before the game." in ran.out


def test_quit_keeps_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = run("play", "hashi", "--mode", "solo", "--lang", "fr", "--record", file, typed="start 2 3\nquitter\n")
    assert ran.code == 0
    assert len(Record.from_json(file.read_bytes()).actions) == 1
    told = run("replay", file, "--lang", "en")
    assert "stops after one action" in told.out


def test_what_is_typed_is_answered(run: Run) -> None:
    typed = "\n99\nhello\nstart 1 3\nwhy start 1 3\n? start 2 3\nwhy nonsense\n?\nrules 99.9\nundo\ntable\nstart 2 3\n"
    ran = run("play", "hashi", "--mode", "solo", "--seed", 1, "--lang", "en", typed=typed)
    assert ran.code == 1
    assert "Choices are 1 to 11." in ran.out
    assert ran.out.count("That is no action; type ? for help.") == 2
    assert ran.out.count("(rule 3.1)") == 2
    assert "Nothing stands against it." in ran.out
    assert "undo: take your last action back" in ran.out
    assert "There is no such rule." in ran.out
    assert "There is nothing you may take back now." in ran.out
    assert "(1/17)" in ran.out


def test_rules_say_what_a_picture_means() -> None:
    game = games()["hashi"]
    said = rules(game, Words("en", source("en", "hashi")), "8.3")
    assert said.splitlines()[0].endswith("(our ruling)")
    assert said.splitlines()[1].startswith("Picture: Six finished islands")
    assert "figure:" not in rules(game, Words("fr", source("fr", "hashi")), "")


def test_rules_name_the_rulings_that_are_ours() -> None:
    """Rule by rule, and all of them after the last part."""
    english, french = (Words(lang, source(lang)) for lang in ("en", "fr"))
    assert rules(GAME, english, "1.2") == "1.2 All show. (our ruling)"
    assert rules(GAME, french, "1.2") == "1.2 All show. (notre règle)"
    whole = rules(GAME, english, "")
    assert "[ours]" not in whole
    assert whole.endswith("Rulings of our own, which the rulebook does not print: 1.2.")


def test_undo_takes_the_last_entry_back(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "start 2 3\nskip_number\nundo\nskip_number\nskip_bridges\nundo\nundo\nquit\n"
    ran = run("play", "hashi", "--mode", "solo", "--seed", 1, "--lang", "en", "--record", file, typed=typed)
    assert ran.code == 0
    assert [line for _, line in Record.from_json(file.read_bytes()).actions] == ["start 2 3"]


def test_hot_seat_hides_the_others_entries(run: Run) -> None:
    """What seat 2 reads is the same whatever seat 1 wrote before."""
    screens = []
    for start in ("start 2 3", "start 18 4"):
        ran = run("play", "hashi", "--seats", 2, "--seed", 1, "--lang", "en", typed=f"{start}\nquit\n")
        screens.append(ran.out.split("Seat 2, it is for you to decide.")[1])
    assert screens[0] == screens[1]


def test_a_person_between_bots(run: Run) -> None:
    ran = run("play", "hashi", "--bots", "easy,person", "--seed", 1, "--lang", "en", typed="1\n1\nquit\n")
    assert "Seat 1, it is for you to decide." in ran.out
    assert "Seat 3, it is for you to decide." in ran.out
    assert "Seat 2 (easy bot)" in ran.out


def test_a_decision_is_one_screen_and_the_whole_table_is_asked_for(run: Run) -> None:
    ran = run("play", "hashi", "--bots", "random", "--seed", 3, "--lang", "en", typed="1\n" * 30 + "table\nquit\n")
    *screens, whole, _ = ran.out.split("\n> ")
    assert max(screen.count("\n") for screen in screens) <= 30
    assert whole.count("\n") > 30


def test_step_by_step(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "hashi", "--mode", "solo", "--seed", 1, "--lang", "en", "--record", file, typed="1\n1\nquit\n")
    ran = run("replay", file, "--lang", "en", "--step", typed="\n\n")
    assert "1. Seat 1: start" in ran.out
    assert "(1/17)" in ran.out


@pytest.mark.parametrize(
    ("lang", "ask", "later", "never", "asked"),
    [
        ("en", "ask", "Not before my turn", "Never ask: At noon", "From now on you are asked again."),
        ("fr", "demander", "Pas avant mon tour", "Ne plus demander : À midi", "Désormais on vous demande de nouveau."),
    ],
)
def test_an_invitation_is_answered_for_now_until_the_turn_or_for_ever(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, ask: str, later: str, never: str, asked: str
) -> None:
    """Three people at one keyboard; only the first has a bell, and so one choice more."""
    monkeypatch.setitem(games(), HARBOUR.id, HARBOUR)
    noon, dawn = ["2", "2", "3"], ["1", "3", "1"]
    typed = ["take 1", *noon, "take 1", *dawn, ask, "take 1", "1", "1", "take 1"]
    ran = run("play", "harbour", "--seats", 3, "--option", "bells=1", "--lang", lang, typed="\n".join(typed))
    assert ran.out.count(later) == 3 + 3 + 2 + 1, "the first is not asked before their turn, the last is asked again"
    assert ran.out.count(never) == 3 + 2
    assert ran.out.count(asked) == 1
