"""Writes src/wire/httpTypes.ts from the handlers of HTTP calls; `--check` only says whether it is up to date."""

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

TARGET = Path(__file__).parent / "src" / "wire" / "httpTypes.ts"
SOCKET_TYPES = "./types"
HEAD = "// What HTTP calls take and answer, written by client/httptypes.py from server/calls. Do not edit."
SPELLED = {"Record": "GameRecord"}  # TypeScript has a Record of its own

Structs = dict[str, inspect.StructType]


def main() -> int:
    source = http_types()
    if "--check" not in sys.argv:
        TARGET.write_text(source, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != source:
        print(f"{TARGET.name} is not what the handlers say: run python client/httptypes.py")
        return 1
    return 0


def http_types() -> str:
    calls = HTTP_CALLS
    on_socket = structs([wire.Ask, wire.Tell])
    taken, answered = structs(call.body for call in calls), structs([RefusedCall, *(call.answer for call in calls)])
    own = {name: struct for name, struct in sorted((answered | taken).items()) if name not in on_socket}
    declared = "\n\n".join(declare(struct, sent=name in taken) for name, struct in own.items())
    used = [name for name in sorted(on_socket) if re.search(rf"\b{name}\b", declared)]
    return f'{HEAD}\nimport type {{ {", ".join(used)} }} from "{SOCKET_TYPES}";\n\n{declared}\n'


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
