"""The columns of rows: declared once, as a typed dictionary, from which the tables of a release follow.

`columns` reads the types of such a class as Parquet stores them. A column may say what it means:
`Annotated[Int8, "1 to 3, in rising order"]`.
"""

from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NamedTuple,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


class Stored(NamedTuple):
    """The name of a type in Parquet, for what Python has one type for."""

    name: str


Int8: TypeAlias = Annotated[int, Stored("int8")]
Int16: TypeAlias = Annotated[int, Stored("int16")]
Int32: TypeAlias = Annotated[int, Stored("int32")]
Int64: TypeAlias = Annotated[int, Stored("int64")]

IMAGE = "image"
"""The type of a column that holds an image in Parquet, and the SHA-256 of its drawing in JSON lines."""

Image: TypeAlias = Annotated[str, Stored(IMAGE)]

Kind: TypeAlias = str | list[Any] | dict[str, Any]
"""A column's type: a name, or for what nests a list of one type, or the types by key."""

_NAMES: dict[Any, str] = {str: "string", bool: "bool"}


def columns(row: type) -> dict[str, Kind]:
    """Return every column of a class of rows with its type, in order.

    Raises: TypeError for a type that Parquet has no name for here, such as a bare `int`.
    """
    return {name: _kind(hint, f"{row.__name__}.{name}") for name, hint in _hints(row).items()}


def nullable(row: type) -> frozenset[str]:
    """Return the columns of a class of rows that may be null."""
    return frozenset(name for name, hint in _hints(row).items() if NoneType in get_args(_bare(hint)))


def meanings(row: type) -> dict[str, str]:
    """Return what the columns of a class of rows mean, those that say it."""
    return {
        name: note
        for name, hint in _hints(row).items()
        for note in getattr(hint, "__metadata__", ())
        if isinstance(note, str)
    }


def _hints(row: type) -> dict[str, Any]:
    return get_type_hints(row, include_extras=True)


def _bare(hint: Any) -> Any:
    """Take the notes off a type."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _kind(hint: Any, where: str) -> Kind:
    for note in getattr(hint, "__metadata__", ()):
        if isinstance(note, Stored):
            return note.name
    bare = _bare(hint)
    if get_origin(bare) in (Union, UnionType):
        (stated,) = (part for part in get_args(bare) if part is not NoneType)
        return _kind(stated, where)
    if get_origin(bare) is list:
        return [_kind(get_args(bare)[0], where)]
    if is_typeddict(bare):
        return columns(bare)
    if bare not in _NAMES:
        raise TypeError(f"{where}: {bare} has no type in Parquet, expected str, bool or such as Int8")
    return _NAMES[bare]
