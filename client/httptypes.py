"""Writes httpTypes.ts and what is apart from it (src/wire) from the handlers of HTTP calls; `--check` only says whether
they are up to date."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import inspect
from wiretypes import gather, spell

from archipel.server.calls.http_types import RefusedCall
from archipel.server.web.routes import HTTP_CALLS
from archipel.table.wire import messages as wire

WIRE = Path(__file__).parent / "src" / "wire"
SOCKET_TYPES = "./types"
HEAD = "// What HTTP calls take and answer, written by client/httptypes.py from server/calls. Do not edit."
APART = {
    "analysisTypes.ts": ("archipel.analysis", "archipel.server.replay.analysis_state"),
    "ladderTypes.ts": ("archipel.ladder", "archipel.server.calls.ladder_calls"),
    "puzzleTypes.ts": (
        "archipel.server.statistics.puzzle_book",
        "archipel.server.statistics.streak",
        "archipel.server.calls.http_types.Puzzle",
    ),
    "rulebookTypes.ts": ("archipel.server.content.rulebook",),
}
"""Files of their own, by how the full names of the values begin that are in them."""
SPELLED = {"Record": "GameRecord"}  # TypeScript has a Record of its own

Structs = dict[str, inspect.StructType]


def main() -> int:
    sources = http_types()
    if "--check" not in sys.argv:
        for name, source in sources.items():
            (WIRE / name).write_text(source, encoding="utf-8")
        return 0
    stale = [name for name, source in sources.items() if _kept(WIRE / name) != source]
    for name in stale:
        print(f"{name} is not what the handlers say: run python client/httptypes.py")
    return 1 if stale else 0


def _kept(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def http_types() -> dict[str, str]:
    """By the name of the file; some things have one of their own."""
    calls = HTTP_CALLS
    on_socket = structs([wire.Ask, wire.Tell])
    taken, answered = structs(call.body for call in calls), structs([RefusedCall, *(call.answer for call in calls)])
    own = {name: struct for name, struct in sorted((answered | taken).items()) if name not in on_socket}
    told: dict[str, list[str]] = {"httpTypes.ts": [], **{file: [] for file in APART}}
    for name, struct in own.items():
        told[_file_of(struct)].append(declare(struct, sent=name in taken))
    given = "".join(f'export type * from "./{file.removesuffix(".ts")}";\n' for file in APART)
    return {
        file: source(declared, on_socket, f"{given}\n" if file == "httpTypes.ts" else "")
        for file, declared in told.items()
    }


def _file_of(struct: inspect.StructType) -> str:
    name = f"{struct.cls.__module__}.{struct.cls.__name__}"
    return next((file for file, beginnings in APART.items() if name.startswith(beginnings)), "httpTypes.ts")


def source(declared: list[str], on_socket: Structs, given: str) -> str:
    said = "\n\n".join(declared)
    used = [name for name in sorted(on_socket) if re.search(rf"\b{name}\b", said)]
    imported = f'import type {{ {", ".join(used)} }} from "{SOCKET_TYPES}";\n\n' if used else "\n"
    return f"{HEAD}\n{imported}{given}{said}\n"


def structs(kinds: Iterable[Any]) -> Structs:
    """Every Struct that these types are made of, by name."""
    found: Structs = {}
    for kind in kinds:
        if kind is not None:
            gather(inspect.type_info(kind), found)
    return found


def declare(struct: inspect.StructType, *, sent: bool) -> str:
    """A field with a default need not be sent; it is answered unless the Struct leaves defaults out."""
    free = sent or struct.cls.__struct_config__.omit_defaults
    lines = [
        f"  {field.encode_name}{'?' if free and not field.required else ''}: {spell(field.type)};"
        for field in struct.fields
    ]
    name = struct.cls.__name__
    return "\n".join([f"export interface {SPELLED.get(name, name)} {{", *lines, "}"])


if __name__ == "__main__":
    sys.exit(main())
