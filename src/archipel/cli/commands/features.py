"""The command `features`: what learners are given of a game, plane by plane, and its choices by their numbers."""

from __future__ import annotations

from rich.table import Table

from archipel.cli.errors import CommandError
from archipel.cli.output import print_json, wide_console
from archipel.core.catalog import game
from archipel.core.features import Features
from archipel.words import Words, words


def show_features(name: str, lang: str, *, choices: bool, json: bool) -> None:
    """`choices`: those instead of the planes."""
    found, said = game(name), words(lang)
    features = found.features
    if features is None:
        raise CommandError(said.key("terminal-no-features", game=name))
    if json:
        print_json({"size": features.size, "planes": features.planes, "choices": features.choices})
    elif choices:
        print("\n".join(f"{number} {choice}" for number, choice in enumerate(features.choices)))
    else:
        console = wide_console()
        console.print(_planes(features, said))
        console.print(
            said.key("terminal-features", bytes=features.size, choices=len(features.choices)), highlight=False
        )


def _planes(features: Features, said: Words) -> Table:
    table = Table()
    for head in ("plane", "shape", "values", "tells"):
        table.add_column(said.key(f"terminal-{head}"))
    for plane in features.planes:
        shape = " x ".join(str(size) for size in plane.shape)
        table.add_row(plane.name, shape, f"{plane.low} - {plane.high}", plane.says)
    return table
