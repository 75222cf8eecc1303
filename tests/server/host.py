"""Archipel with the game of Numbers on its shelf, as a process of its own: python -m tests.server.host PORT DATA."""

from __future__ import annotations

import sys
from pathlib import Path

from archipel.core.catalog import games
from archipel.server.app import serve
from tests.server.toy import GAME

games()[GAME.id] = GAME

if __name__ == "__main__":
    serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), open_browser=False)
