"""Writes the wire in TypeScript (src/wire) from the Structs; `--check` only says whether it is up to date."""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path

import msgspec
from msgspec import inspect

from archipel.table.wire import messages as wire
from archipel.table.wire import scene_messages as scenes

WIRE = Path(__file__).parent / "src" / "wire"
HEAD = "// {what}, written by client/wiretypes.py from table/wire and core/scene.py. Do not edit.\n"
VERSION = f"export const WIRE = {wire.WIRE};"
PACKED = (scenes.WireCells, scenes.WireGesture, scenes.WireGroup)
CHANGES = (scenes.GroupChange, scenes.ScenePartChange, scenes.SceneChange, scenes.WirePart)


def main() -> int:
    sources = {
        "types.ts": messages(),
        "sceneTypes.ts": scene_parts(),
        "gestureTypes.ts": gestures(),
        "changeTypes.ts": changes(),
    }
    if "--check" not in sys.argv:
        for name, source in sources.items():
            (WIRE / name).write_text(source, encoding="utf-8")
        return 0
    stale = [name for name, source in sources.items() if (WIRE / name).read_text(encoding="utf-8") != source]
    for name in stale:
        print(f"src/wire/{name} is not what the wire says: run python client/wiretypes.py")
    return 1 if stale else 0


def messages() -> str:
    head = HEAD.format(what="The wire in TypeScript")
    told = [declare(struct) for struct in messages_and_parts() if not is_drawn(struct)]
    taken = 'import type { SceneChange, WirePart } from "./changeTypes";\n'
    taken += 'import type { WireCells, WireGroup } from "./gestureTypes";\n'
    taken += taken_from("sceneTypes", [struct for struct in messages_and_parts() if is_drawn(struct)], told)
    given = '\n\nexport type * from "./sceneTypes";'
    version = f"/** The version of these messages: a page of another is to be loaded again. */\n{VERSION}"
    return "\n\n".join([head + taken + given, version, *told, *unions()]) + "\n"


def scene_parts() -> str:
    head = HEAD.format(what="What a scene is made of")
    drawn = [declare(struct) for struct in messages_and_parts() if is_drawn(struct)]
    taken = taken_from("types", [struct for struct in messages_and_parts() if not is_drawn(struct)], drawn)
    return "\n\n".join([head + taken, *drawn]) + "\n"


def is_drawn(struct: inspect.StructType) -> bool:
    return struct.cls.__module__ == "archipel.core.scene"


def taken_from(file: str, structs: list[inspect.StructType], declared: list[str]) -> str:
    """The import of those that are spoken of."""
    spoken = set(re.findall(r"\w+", " ".join(declared)))
    names = sorted({struct.cls.__name__ for struct in structs} & spoken)
    return f'import type {{ {", ".join(names)} }} from "./{file}";'


def changes() -> str:
    head = HEAD.format(what="What makes a scene into the next")
    taken = 'import type { WireCells, WireGesture } from "./gestureTypes";\n'
    taken += 'import type { Outline, Piece, Zone } from "./types";'
    return "\n\n".join([head + taken, *[declare(struct_of(cls)) for cls in CHANGES]]) + "\n"


def gestures() -> str:
    head = HEAD.format(what="Gestures as they travel")
    taken = 'import type { Tally, Text } from "./types";'
    packed = [declare(struct_of(cls)) for cls in PACKED]
    return "\n\n".join([head + taken, *packed, *gesture_fields()]) + "\n"


def messages_and_parts() -> list[inspect.StructType]:
    """Every Struct of the wire by name, but those of packed gestures and of changes."""
    found: dict[str, inspect.StructType] = {}
    for root in (wire.Ask, wire.Tell):
        gather(inspect.type_info(root), found)
    return [struct for _, struct in sorted(found.items()) if struct.cls not in (*PACKED, *CHANGES)]


def unions() -> list[str]:
    found = ((name, spell(inspect.type_info(getattr(wire, name)))) for name in ("Ask", "Tell"))
    return [textwrap.fill(f"export type {name} = {kind};", 120, subsequent_indent="  ") for name, kind in found]


def gesture_fields() -> list[str]:
    """The fields of a packed gesture by name, in the order they travel, and what each is where it is left out."""
    fields = struct_of(scenes.WireGesture).fields
    names = [f"  {field.encode_name}: {spell(field.type)};" for field in fields]
    values = [f"  {field.encode_name}: {unsaid(field)}," for field in fields]
    return [
        "\n".join(["export interface GestureFields {", *names, "}"]),
        "\n".join(["export const GESTURE_DEFAULTS: GestureFields = {", *values, "};"]),
    ]


def struct_of(cls: type) -> inspect.StructType:
    kind = inspect.type_info(cls)
    assert isinstance(kind, inspect.StructType)
    return kind


def unsaid(field: inspect.Field) -> str:
    """The default of a field in TypeScript; a text that must be said is empty until it is."""
    if field.required:
        return '""'
    value = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
    return msgspec.json.encode(value).decode()


def gather(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    if isinstance(kind, inspect.StructType):
        if kind.cls.__name__ in found:
            return
        found[kind.cls.__name__] = kind
        for field in kind.fields:
            gather(field.type, found)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            gather(part, found)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        gather(kind.item_type, found)
    elif isinstance(kind, inspect.TupleType):
        for item in kind.item_types:
            gather(item, found)
    elif isinstance(kind, inspect.DictType):
        gather(kind.value_type, found)


def declare(struct: inspect.StructType) -> str:
    name = struct.cls.__name__
    if struct.array_like:
        parts = [f"  {field.encode_name}{mark(field)}: {spell(field.type)}," for field in struct.fields]
        return "\n".join([f"export type {name} = [", *parts, "];"])
    lines = [f"  {field.encode_name}{mark(field)}: {spell(field.type)};" for field in struct.fields]
    if struct.tag is not None:
        lines.insert(0, f'  {struct.tag_field}: "{struct.tag}";')
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def mark(field: inspect.Field) -> str:
    return "" if field.required else "?"


def spell(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(spell(part) for part in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        inner = spell(kind.item_type)
        return f"({inner})[]" if " | " in inner and not inner.startswith("[") else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(spell(item) for item in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {spell(kind.value_type)}>"
    return PLAIN[type(kind)]


PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


if __name__ == "__main__":
    sys.exit(main())
