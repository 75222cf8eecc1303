"""Sentences from texts: Fluent over the platform's locale files and those of a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from archipel.core.catalog import game, games
from archipel.core.text import Text

LANGUAGES = ("en", "fr")
HOUSE = Path(__file__).parent / "locale"
ELSEWHERE = ("api_docs", "notebook", "picture", "terminal")
"""Files of the platform that no page speaks from."""
TITLES = ("name", "lead")


class MissingWords(LookupError):
    """A key without a sentence, or a sentence without its argument."""


class Words:
    """One language, for the platform or one game. Inside a sentence the reader is spoken of in small letters."""

    def __init__(self, language: str, source: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # a page begins without it

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False, functions={"LETTERS": _letters})
        self.bundle.add_resource(FluentResource(source))
        self.you = ""
        if self.has("you"):
            self.you = self.key("you")
            self.within = re.compile(rf"(?<=[a-zà-ÿ,’] ){self.you}\b")

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, text: Text, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """The sentence; `names` by seat, `viewer` is who reads ($me is yes where $seat is the reader)."""
        if text.key == "seat":
            return self._seat(int(str(text.args["seat"])), names, viewer)
        if not self.has(text.key):
            raise MissingWords(f"{self.language}: no sentence for {text.key!r}")
        pattern = self.bundle.get_message(text.key).value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, self._args(text.args, names, viewer))
        if errors:
            raise MissingWords(f"{self.language}: {text.key!r}: {errors[0]}")
        return self.within.sub(self.you.lower(), str(said)) if self.you else str(said)

    def key(self, key: str, **args: Any) -> str:
        return self.say(Text(key, args))

    def _seat(self, seat: int, names: Sequence[str], viewer: int | None) -> str:
        if seat == viewer:
            return self.key("you")
        known = names[seat] if seat < len(names) else ""
        return known or self.key("seat-number", number=seat + 1)

    def _args(self, args: Mapping[str, Any], names: Sequence[str], viewer: int | None) -> dict[str, Any]:
        said: dict[str, Any] = {"me": "no"}
        for name, value in args.items():
            if isinstance(value, Text):
                if value.key == "seat" and name == "seat" and value.args["seat"] == viewer:
                    said["me"] = "yes"
                value = self.say(value, names, viewer)
            said[name] = value
        return said


def _letters(number: Any) -> Any:
    """LETTERS($column) of a sentence."""
    return letters(int(number))


def letters(count: int) -> str:
    """A number as columns are named: 1 is A, 27 is AA, 0 is -A."""
    rest, said = (count - 1 if count > 0 else -count), ""
    while rest >= 0:
        said = chr(ord("A") + rest % 26) + said
        rest = rest // 26 - 1
    return said if count > 0 else f"-{said}"


def source(language: str, game_id: str | None = None) -> str:
    """The Fluent text of the platform, and of a game after it."""
    own = [own_source(language, game_id)] if game_id is not None else []
    return "\n".join([*_house(language), *own])


def own_source(language: str, game_id: str) -> str:
    """The Fluent text of a game alone."""
    return (game(game_id).folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")


def page_source(language: str) -> str:
    """What a page of the browser speaks before a game is opened: the platform, and what every game is called."""
    titles = [_title(language, game_id, key) for game_id in games() for key in TITLES]
    return "\n".join([*_house(language, but=ELSEWHERE), *titles])


def _house(language: str, *, but: Sequence[str] = ()) -> list[str]:
    files = sorted((HOUSE / language).glob("*.ftl"))
    return [file.read_text(encoding="utf-8") for file in files if file.stem not in but]


def _title(language: str, game_id: str, key: str) -> str:
    """A game's own entry under the name `key-game`, as it is written; nothing where it has none."""
    found = re.search(rf"(?m)^{key} *=(.*(?:\n +.*)*)", own_source(language, game_id))
    return f"{key}-{game_id} ={found[1]}" if found else ""


@cache
def words(language: str, game_id: str | None = None) -> Words:
    known = language if language in LANGUAGES else LANGUAGES[0]
    return Words(known, source(known, game_id))


def accepted_language(accepted: str) -> str:
    """The first of our languages that a browser's Accept-Language names."""
    named = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((lang for lang in named if lang in LANGUAGES), LANGUAGES[0])
