"""Matches are played by one release of Archipel and one set of rules, wherever that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

import archipel
from archipel.arena.errors import CannotPlay
from archipel.arena.match import Match
from archipel.core.catalog import games

R = TypeVar("R")


class Release(msgspec.Struct, frozen=True):
    """Who plays a game: the version of Archipel, and of the game's rules, 0 where the game is not installed."""

    archipel: str
    game: str
    rules: int


def release(game: str) -> Release:
    """What is installed here."""
    return Release(archipel.__version__, game, games()[game].rules if game in games() else 0)


def play_as(version: str, game: str, rules: int, play: Callable[[Match], R], match: bytes) -> R | Release:
    """A match in JSON, played where the same is installed; else what is installed instead."""
    here = release(game)
    if here != Release(version, game, rules):
        return here
    return play(msgspec.json.decode(match, type=Match))


def other_release(wanted: Release, found: Release) -> CannotPlay:
    if not found.rules:
        return CannotPlay("terminal-arena-no-game", game=wanted.game)
    if found.archipel != wanted.archipel:
        return CannotPlay("terminal-arena-other-version", here=wanted.archipel, there=found.archipel)
    return CannotPlay("terminal-arena-other-rules", game=wanted.game, here=wanted.rules, there=found.rules)
