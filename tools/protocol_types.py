"""Writes `static/table/protocol.d.ts`: the messages of a table's socket, as the page's types.

The Python structs are the truth. `python tools/protocol_types.py` writes the file, with `--check`
it exits with 1 where the file is stale.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as types

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "static" / "table" / "protocol.d.ts"
HEAD = """\
/**
 * The messages of a table's socket. Written by tools/protocol_types.py from
 * app/matches/protocol.py; a test fails where the two differ.
 */
"""


def main() -> int:
    """Write the file, or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is stale")
    fresh = written()
    if not parser.parse_args().check:
        TARGET.write_text(fresh, "utf-8")
    elif TARGET.read_text("utf-8") != fresh:
        print(f"{TARGET.relative_to(ROOT)} is stale: run tools/protocol_types.py")
        return 1
    return 0


def written() -> str:
    """The whole file."""
    sys.path.insert(0, str(ROOT))
    from app.matches import protocol

    script = Script()
    script.union("ServerFrame", protocol.Outgoing)
    script.union("ClientFrame", protocol.Incoming)
    return "\n".join([HEAD, *script.done.values()])


class Script:
    """TypeScript declarations of msgspec types, each written once, in the order of need."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def union(self, name: str, union: Any) -> None:
        """One name for several messages."""
        info = types.type_info(union)
        members = info.types if isinstance(info, types.UnionType) else (info,)
        names = "".join(f"\n  | {self.of(member)}" for member in members)
        self.done[name] = f"export type {name} ={names};\n"

    def of(self, info: types.Type) -> str:
        """The TypeScript for a type; declares the structs it needs."""
        match info:
            case types.StructType():
                return self._struct(info)
            case types.UnionType(members):
                return " | ".join(self.of(each) for each in members)
            case types.LiteralType(values):
                return " | ".join(f'"{value}"' for value in values)
            case types.DictType(value_type=value):
                return f"Record<string, {self.of(value)}>"
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                inner = self.of(item)
                return f"({inner})[]" if " " in inner else f"{inner}[]"
            case _:
                return _plain(info)

    def _struct(self, info: types.StructType) -> str:
        name = info.cls.__name__ + ("Frame" if info.tag else "")
        if name not in self.done:
            self.done[name] = ""
            tag = [f'  type: "{info.tag}";'] if info.tag else []
            fields = [*tag, *(self._field(info, field) for field in info.fields)]
            body = "\n".join(fields)
            self.done[name] = f"export interface {name} {{\n{body}\n}}\n"
        return name

    def _field(self, struct: types.StructType, field: types.Field) -> str:
        left_out = not field.required and (_is_of_page(struct) or _is_unset(field))
        optional = "?" if left_out else ""
        return f"  {field.encode_name}{optional}: {self.of(field.type)};"


def _is_unset(field: types.Field) -> bool:
    """Whether a field without a value is not sent at all."""
    nothing = (msgspec.NODEFAULT, msgspec.UNSET)
    return field.default in nothing and field.default_factory is msgspec.NODEFAULT


def _is_of_page(struct: types.StructType) -> bool:
    """The page need not send what has a default; the server always does."""
    return any(base.__name__ == "FromPage" for base in struct.cls.__mro__)


def _plain(info: types.Type) -> str:
    """A type without parts."""
    match info:
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType() | types.RawType():
            return "any"
        case _:
            raise TypeError(f"no TypeScript for {info}")


if __name__ == "__main__":
    sys.exit(main())
