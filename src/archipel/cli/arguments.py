"""Arguments and options that several commands take."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Game = Annotated[str, typer.Argument(help="A game's id, as `archipel games` lists them.")]
ModeOption = Annotated[str, typer.Option("--mode", help="A mode of the game.")]
Lang = Annotated[str, typer.Option("--lang", help="fr or en; else the machine's language.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="name=value; may be given several times.")]
Own = Annotated[Path | None, typer.Option("--content", help="A file of your own components, checked first.")]
PlyOption = Annotated[int | None, typer.Option("--ply", min=0, help="After so many actions.")]
EyesOption = Annotated[int, typer.Option("--seat", min=0, help="Through the eyes of this seat; 0: a spectator's.")]
PlainLines = Annotated[bool, typer.Option("--plain", help="Line by line and without colours, not in full screen.")]
InWords = Annotated[bool, typer.Option("--words", help="Line by line, boards told in words: for screen readers.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
