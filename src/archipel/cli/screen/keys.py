"""Keys of a terminal, one by one: letters as they are, others by name."""

from __future__ import annotations

import os
import select
import signal
import termios
import tty
from collections.abc import Iterator
from types import FrameType

ESCAPED = {
    "[A": "up", "[B": "down", "[C": "right", "[D": "left", "OA": "up", "OB": "down", "OC": "right", "OD": "left",
    "[H": "home", "[F": "end", "OH": "home", "OF": "end", "[1~": "home", "[4~": "end", "[3~": "delete",
    "[5~": "page up", "[6~": "page down", "[Z": "shift tab", "OP": "f1", "[11~": "f1",
}  # fmt: skip
NAMED = {"\r": "enter", "\n": "enter", "\t": "tab", "\x7f": "erase", "\x08": "erase", "\x04": "end of input"}
NAMED |= {"\x0c": "redraw", "\x15": "clear"}
BREATH = 0.05
"""Seconds in which the rest of an escape sequence comes; else it was the key Escape."""
CHUNK = 1024


class Keys:
    """Reads keys until it is closed; then the terminal is as before."""

    def __init__(self, fd: int) -> None:
        self.fd = fd
        self.signalled, self.told = os.pipe()
        os.set_blocking(self.told, False)
        self.waiting: list[str] = []
        self.before = termios.tcgetattr(fd)
        tty.setcbreak(fd)
        self.handlers = {number: signal.signal(number, self._note) for number in (signal.SIGWINCH, signal.SIGINT)}

    def close(self) -> None:
        termios.tcsetattr(self.fd, termios.TCSADRAIN, self.before)
        for number, handler in self.handlers.items():
            signal.signal(number, handler)
        os.close(self.signalled)
        os.close(self.told)

    def next(self) -> str:
        """The next key; `resize` where the window has another size, `hung up` where no more will come."""
        if not self.waiting:
            self.waiting = list(self._wait())
        return self.waiting.pop(0)

    def _wait(self) -> Iterator[str]:
        ready, _, _ = select.select([self.fd, self.signalled], [], [])
        if self.signalled in ready:
            if signal.SIGINT in os.read(self.signalled, CHUNK):
                raise KeyboardInterrupt
            yield "resize"
            return
        read = os.read(self.fd, CHUNK)
        while read and (_unfinished(read) or read.endswith(b"\x1b")) and select.select([self.fd], [], [], BREATH)[0]:
            read += os.read(self.fd, CHUNK)
        yield from keys_of(read.decode("utf-8", "ignore")) if read else iter(["hung up"])

    def _note(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-C is raised at once, and again where that was lost, as it is while things are let go of."""
        os.write(self.told, bytes([number]))
        if number == signal.SIGINT:
            raise KeyboardInterrupt


def keys_of(read: str) -> Iterator[str]:
    """What was read, key by key; sequences that mean nothing here are left out."""
    at = 0
    while at < len(read):
        if read[at] == "\x1b" and read[at + 1 : at + 2] in ("[", "O"):
            end = at + 2
            while end < len(read) and not (read[end].isalpha() or read[end] == "~"):
                end += 1
            name = ESCAPED.get(read[at + 1 : end + 1], "")
            at = end + 1
            if name:
                yield name
            continue
        key = "escape" if read[at] == "\x1b" else NAMED.get(read[at], read[at])
        at += 1
        if len(key) > 1 or key.isprintable():
            yield key


def _unfinished(read: bytes) -> bool:
    """A letter of several bytes is not there whole."""
    try:
        read.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.reason == "unexpected end of data"
    return False
