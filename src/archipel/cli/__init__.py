"""The terminal: play, replay, arena, bench, serve, each a command of `archipel`."""

from archipel.cli.app import main

__all__ = ["main"]
