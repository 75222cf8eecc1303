"""Writes httpTypes.ts, analysisTypes.ts and puzzleTypes.ts (src/wire) from the handlers of HTTP calls; `--check` only
says whether they are up to date."""

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
ANALYSED = ("archipel.analysis", "archipel.server.replay.analysis_state")
PUZZLED = ("archipel.server.statistics.puzzle_book", "archipel.server.statistics.streak")
GIVEN = 'export type * from "./analysisTypes";\nexport type * from "./puzzleTypes";\n\n'
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
    """By the name of the file; what is said of an analysis or of a puzzle has one of its own."""
    calls = HTTP_CALLS
    on_socket = structs([wire.Ask, wire.Tell])
    taken, answered = structs(call.body for call in calls), structs([RefusedCall, *(call.answer for call in calls)])
    own = {name: struct for name, struct in sorted((answered | taken).items()) if name not in on_socket}
    analysed = {name for name, struct in own.items() if struct.cls.__module__.startswith(ANALYSED)}
    puzzled = {name for name, one in own.items() if one.cls.__module__ in PUZZLED or name.startswith("Puzzle")}
    told = {name: declare(struct, sent=name in taken) for name, struct in own.items()}
    return {
        "httpTypes.ts": source([told[name] for name in own if name not in analysed | puzzled], on_socket, GIVEN),
        "analysisTypes.ts": source([told[name] for name in own if name in analysed], on_socket, ""),
        "puzzleTypes.ts": source([told[name] for name in own if name in puzzled], on_socket, ""),
    }


def source(declared: list[str], on_socket: Structs, given: str) -> str:
    said = "\n\n".join(declared)
    used = [name for name in sorted(on_socket) if re.search(rf"\b{name}\b", said)]
    return f'{HEAD}\nimport type {{ {", ".join(used)} }} from "{SOCKET_TYPES}";\n\n{given}{said}\n'


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
