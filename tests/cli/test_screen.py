"""The full screen: frames that fit any window, keys, searching, moving over the board, long texts page by page."""

from __future__ import annotations

import os
import pty
import select
import signal
import struct
import subprocess
import sys
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import pytest
from rich.console import Console

from archipel.cli.drawing.inks import Inks
from archipel.cli.screen.choice_list import ChoiceList
from archipel.cli.screen.frame import Frame, Shown
from archipel.cli.screen.full_screen import FullScreen, ScreenOutput
from archipel.cli.screen.keys import keys_of
from archipel.cli.screen.pager import Pager
from archipel.cli.session.choices import choices
from archipel.cli.session.input_reader import InputEnded
from archipel.cli.session.page import Page
from archipel.core.catalog import game
from archipel.core.text import Text, text
from archipel.core.values import Event
from archipel.words import words
from tests.golden.gestures.make import scene_of
from tests.golden.terminal.make import NAMES, SCENES


class Told(Event, frozen=True, tag="told-in-a-test"):
    what: str

    def text(self) -> Text:
        return text("terminal-sheet")


def opened(id: str, record: str, ply: int, lang: str = "en") -> tuple[Page, FullScreen]:
    seat, scene = scene_of(id, record, ply)
    output = ScreenOutput(words(lang, id), NAMES, Console(width=80, height=24), Inks(game(id), lang))
    output.viewer = seat
    page = Page(scene, output, choices(scene, output, ()), prompt=output.text(scene.prompt))
    screen = FullScreen(output)
    screen.page, screen.list = page, ChoiceList(page.labels)
    return page, screen


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50), (40, 12), (20, 6), (3, 2)])
@pytest.mark.parametrize(("id", "record", "ply", "lang"), SCENES)
def test_a_frame_fits_its_window(id: str, record: str, ply: int, lang: str, size: tuple[int, int]) -> None:
    page, screen = opened(id, record, ply, lang)
    news = [(f"line {n} of what happened, which is a rather long one", n > 8) for n in range(12)]
    for number in range(min(4, len(page.labels))):
        screen.list.at = number
        lines = Frame(Shown(page, screen.list, news, "> ", "typed", "keys"), *size).lines()
        assert len(lines) <= size[1]
        assert max(line.cell_len for line in lines) <= size[0]


def test_at_80_by_24_the_whole_boat_is_seen() -> None:
    page, screen = opened("isle_of_cats", "solo-1", 90)
    lines = [str(line) for line in Frame(Shown(page, screen.list, (), "> ", "", "keys"), 80, 24).lines()]
    assert any(line.startswith("    A  B  C") for line in lines)
    assert sum(line[:3].strip().isdecimal() and "│" in line for line in lines) == 9


def test_typing_searches_and_a_number_is_a_number() -> None:
    found = ChoiceList(["Lay in the galley", "Pass", "Écarter", "Lay at the bow"])
    found.type("lay")
    assert found.found == [1, 4]
    found.move(1)
    assert found.number == 4
    found.type("ecar")
    assert found.number == 3
    found.type("2")
    assert found.number == 2
    found.type("nothing like it")
    assert (found.number, found.lines(40, 4)) == (0, [])


def test_keys_are_letters_and_names() -> None:
    assert list(keys_of("aé\x1b[A\x1b[B\r\x7f\x1b[5~\x1b")) == [
        "a",
        "é",
        "up",
        "down",
        "enter",
        "erase",
        "page up",
        "escape",
    ]
    assert list(keys_of("\x1b[99;5~\x01x")) == ["x"]


def test_arrows_move_over_the_board() -> None:
    page, screen = opened("hashi", "solo-1", 2)
    frame = Frame(Shown(page, screen.list, (), "> ", "", ""), 80, 24)
    frame.lines()
    screen.anchors = frame.anchors
    here = screen.anchors[page.offered[screen.list.number - 1].target]
    screen.move("down")
    there = screen.anchors[page.offered[screen.list.number - 1].target]
    assert there[1] > here[1]


def test_enter_takes_what_is_pointed_at_and_words_stay_words() -> None:
    _, screen = opened("hashi", "solo-1", 2)
    assert screen.take("tab") is None
    assert screen.take("enter") == "2"
    for key in "undo":
        assert screen.take(key) is None
    assert screen.take("enter") == "undo"
    assert screen.take("escape") is None
    assert screen.list.typed == ""
    assert screen.take("escape") == "back"
    assert screen.take("f1") == "?"


def test_a_line_that_is_cut_off_ends_the_game_whatever_was_typed() -> None:
    _, screen = opened("hashi", "solo-1", 2)
    assert screen.take("x") is None
    assert screen.take("end of input") is None
    with pytest.raises(InputEnded):
        screen.take("hung up")


def test_a_long_answer_is_shown_whole_and_a_long_log_is_not() -> None:
    """Where unread lines find no room: help is turned page by page, what others did waits in the log."""
    _, screen = opened("isle_of_cats", "solo-1", 90)
    screen.output.line("one\ntwo\nthree")
    assert screen.output.answers == ["one", "two", "three"]
    screen.output.answers = []
    screen.output.log([Told("something")])
    assert screen.output.answers == []
    assert screen.output.news[-1] == "· Score sheet"


def test_a_long_text_is_turned_page_by_page() -> None:
    pager = Pager([f"rule {n}" for n in range(50)], "keys")
    assert str(pager.frame(40, 10)[0]) == "rule 0"
    assert pager.take(" ", 10)
    assert str(pager.frame(40, 10)[0]) == "rule 8"
    assert not pager.take("escape", 10)


def test_a_terminal_plays_resizes_and_is_left_as_it_was(tmp_path: Path) -> None:
    """In a pseudo-terminal: a choice, a wrong word, a smaller window, Ctrl-C; the record is there, no trace is."""
    main, child = pty.openpty()
    ioctl(child, TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    file = tmp_path / "game.json"
    line = [sys.executable, "-m", "archipel.cli", "play", "hashi", "--mode", "solo", "--seed", "1", "--lang", "en"]
    env = {**os.environ, "TERM": "xterm", "NO_COLOR": "1"}
    run = subprocess.Popen([*line, "--record", str(file)], stdin=child, stdout=child, stderr=child, env=env)
    os.close(child)
    seen = until(main, "F1: help")
    assert "\x1b[?1049h" in seen
    assert "\x1b[38;2" not in seen
    os.write(main, b"start 2 3\r")
    seen = until(main, "Turn 1")
    ioctl(main, TIOCSWINSZ, struct.pack("HHHH", 12, 40, 0, 0))
    run.send_signal(signal.SIGWINCH)
    until(main, "Enter: take")
    os.write(main, b"no such thing\r")
    until(main, "That is no action")
    run.send_signal(signal.SIGINT)
    seen = until(main, "Record written")
    assert "\x1b[?1049l" in seen
    assert "Traceback" not in seen
    assert run.wait(60) == 130
    os.close(main)
    assert b"start 2 3" in file.read_bytes()


def until(main: int, wanted: str) -> str:
    """What is written until it says what is wanted."""
    seen = ""
    while wanted not in seen:
        assert select.select([main], [], [], 120)[0], f"never {wanted!r} in {seen[-2000:]!r}"
        seen += os.read(main, 65536).decode("utf-8", "ignore")
    return seen
