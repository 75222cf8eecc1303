"""Writes src/wire/types.ts, the wire in TypeScript, from the Structs; `--check` only says whether it is up to date."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec import inspect

from archipel.server import wire

TARGET = Path(__file__).parent / "src" / "wire" / "types.ts"
HEAD = "// The wire in TypeScript, written by client/wiretypes.py from server/wire.py and core/scene.py. Do not edit.\n"


def main() -> int:
    source = HEAD + "\n" + "\n\n".join([*declarations(), *unions()]) + "\n"
    if "--check" not in sys.argv:
        TARGET.write_text(source, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != source:
        print("src/wire/types.ts is not what the wire says: run python client/wiretypes.py")
        return 1
    return 0


def declarations() -> list[str]:
    found: dict[str, inspect.StructType] = {}
    for root in (wire.Ask, wire.Tell):
        gather(inspect.type_info(root), found)
    return [declare(struct) for _, struct in sorted(found.items())]


def unions() -> list[str]:
    return [f"export type {name} = {spell(inspect.type_info(getattr(wire, name)))};" for name in ("Ask", "Tell")]


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
        return f"({inner})[]" if " " in inner else f"{inner}[]"
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
}


if __name__ == "__main__":
    sys.exit(main())
