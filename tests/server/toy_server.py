"""Archipel with the game of Numbers, as a process of its own: python -m tests.server.toy_server PORT DATA."""

from __future__ import annotations

import os
import sys

from archipel.core.catalog import games
from archipel.server.base.settings import read_settings
from archipel.server.web.app import serve
from tests.server.toy import GAME


def shelve() -> None:
    games()[GAME.id] = GAME


if __name__ == "__main__":
    shelve()
    serve(read_settings(os.environ, port=int(sys.argv[1]), data=sys.argv[2], browser=False))
