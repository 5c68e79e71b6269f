"""Instances: rows of one declared type, each line of which must be the canonical text of its row.

The text of an instance goes into the JSON lines of a release, while its values go into Parquet. Values that
are equal in Python, such as 3 and 3.0, or the same columns in another order, would make two different files
of them.
"""

from collections.abc import Hashable, Iterator, Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Union, cast, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from seedproof.record.columns import Stored
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import Row, line_of, numbered_lines

_REMEDY = "Make it again: dvc repro -f"

_BEFORE = 24
"""The number of bytes that an error quotes before the first one that is wrong."""

_BEHIND = 36
"""The number of bytes that it quotes from there on."""

_BITS = {"int8": 8, "int16": 16, "int32": 32, "int64": 64}


def read_instances(path: Path, row: type[Row], may_have_more: bool = False) -> Iterator[Row]:
    """Yield the rows of a JSONL file that `generate` wrote, all of the type `row`.

    A worked example may have columns of its own behind those of a row: `may_have_more`.

    Raises: SeedproofError when the file is missing, or a line is not byte for byte what is written of its
    row: the declared columns in their order, each value of its column's type.
    """
    decoder = msgspec.json.Decoder(_structure(row, closed=not may_have_more))
    for where, line in numbered_lines(path):
        try:
            typed = decoder.decode(line)
            row_read: Row = msgspec.json.decode(line)
        except msgspec.ValidationError as error:
            reason = in_our_words(error)
            raise SeedproofError(
                f"{where}{_named(line)}: is not a row of the declared columns ({reason}). {_REMEDY}"
            ) from None
        except (ValueError, RecursionError):
            raise SeedproofError(
                f"{where}: is not a row in canonical JSON, expected what `generate` writes. {_REMEDY}"
            ) from None
        expected = _written(typed, row_read) if may_have_more else line_of(typed)
        if line != expected:
            raise SeedproofError(_of_another_text(f"{where}, {row_read['id']}", line, expected))
        yield row_read


@cache
def _structure_of(row: Hashable) -> type[msgspec.Struct]:
    return _structure(cast(type, row), closed=True)


def is_instance(line: bytes, row: type[Row]) -> bool:
    """Return whether a line is byte for byte what is written of a row of a type."""
    try:
        return line == line_of(msgspec.json.decode(line, type=_structure_of(cast(Hashable, row))))
    except (msgspec.ValidationError, ValueError, RecursionError):
        return False


def _written(typed: msgspec.Struct, values: Mapping[str, Any]) -> bytes:
    """Return the line of a row that has columns of its own behind the declared ones."""
    declared = msgspec.structs.asdict(typed)
    more = {column: value for column, value in values.items() if column not in declared}
    return line_of({**declared, **more})


def _named(line: bytes) -> str:
    """Return the id of a row that is not of its type, for an error, as far as it has one."""
    try:
        return f", {msgspec.json.decode(line)['id']!s:.200}"
    except (LookupError, TypeError, ValueError, RecursionError):
        return ""


def _of_another_text(where: str, line: bytes, expected: bytes) -> str:
    pairs = enumerate(zip_longest(line, expected))
    first = next(place for place, (stated_byte, written_byte) in pairs if stated_byte != written_byte)
    quoted = slice(max(0, first - _BEFORE), first + _BEHIND)
    stated = line[quoted].decode(errors="replace")
    canonical = expected[quoted].decode(errors="replace")
    return (
        f"{where}: is not the canonical text of its row, from byte {first + 1} on: is {stated!r}, "
        f"expected {canonical!r}. {_REMEDY}"
    )


def _structure(row: type, *, closed: bool) -> type[msgspec.Struct]:
    """Return the structure of a typed dictionary, for msgspec to read it by: its keys in their order.

    One that is `closed` has no other keys.
    """
    hints = get_type_hints(row, include_extras=True)
    fields = [(name, _type(hint)) for name, hint in hints.items()]
    return msgspec.defstruct(row.__name__, fields, forbid_unknown_fields=closed)


def _type(hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        bare, *notes = get_args(hint)
        stored = [note.name for note in notes if isinstance(note, Stored)]
        bits = _BITS.get(stored[0]) if stored else None
        if bits is not None:
            largest = 2 ** (bits - 1) - 1
            return Annotated[int, msgspec.Meta(ge=-largest - 1, le=largest)]
        return _type(bare)
    if get_origin(hint) in (Union, UnionType):
        (stated,) = (part for part in get_args(hint) if part is not NoneType)
        return _type(stated) | None
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        return list[_type(inner)]  # type: ignore[misc]
    if is_typeddict(hint):
        return _structure(hint, closed=True)
    return hint
