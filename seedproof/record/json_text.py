"""JSON that others wrote: each key once, not nested too deeply, and what is wrong said in one sentence."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from seedproof.record.bounds import DEEPEST, LARGEST_FILE, read_at_most
from seedproof.record.errors import SeedproofError

T = TypeVar("T")


class NotJson(SeedproofError, ValueError):
    """Raised for a text that is no JSON as we read it. Its message says why."""


class NoJsonAtAll(NotJson):
    """Raised for a text that is of another kind."""


def value_of(text: bytes | str, parse_float: Callable[[str], Any] = float) -> Any:
    """Return the value of a text in JSON.

    Raises: NotJson when it is none, has a key twice in an object, or is nested too deeply; or has a number
        of thousands of digits.
    """
    try:
        value = _decoder(parse_float).decode(_characters(text))
    except RecursionError:
        raise NotJson(_TOO_DEEP) from None
    except UnicodeDecodeError:
        raise NoJsonAtAll("is not JSON (it is no text in UTF-8)") from None
    except json.JSONDecodeError as error:
        raise NoJsonAtAll(f"is not JSON from line {error.lineno}, column {error.colno} on") from None
    except NotJson:
        raise
    except (ValueError, ArithmeticError):
        raise NotJson("has a number that is too long, expected one of at most 4,300 digits") from None
    if _may_be_deep(text) and _is_deep(value):
        raise NotJson(_TOO_DEEP)
    return value


def typed_value_of(text: bytes | str, kind: type[T]) -> T:
    """Return the value of a text in JSON as a type.

    Raises: NotJson, as `value_of` does; msgspec.ValidationError for a value of another type.
    """
    return msgspec.convert(value_of(text), kind, str_keys=True)


def read_json(path: Path, remedy: str = "Make it again: dvc repro", most: int = LARGEST_FILE) -> Any:
    """Return the value of a JSON file of at most `most` bytes.

    Raises: SeedproofError when it is larger, cannot be read, or is not JSON as `value_of` reads it.
    """
    content = read_at_most(path, most, remedy)
    try:
        return value_of(content)
    except NotJson as error:
        raise SeedproofError(f"{path}: {error}. {remedy}".rstrip()) from None


@cache
def _decoder(parse_float: Callable[[str], Any]) -> json.JSONDecoder:
    return json.JSONDecoder(object_pairs_hook=_once, parse_float=parse_float)


def _characters(text: bytes | str) -> str:
    """Return a text in whichever Unicode encoding it is written."""
    return text if isinstance(text, str) else text.decode(json.detect_encoding(text))


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object whose keys differ."""
    read = dict(pairs)
    if len(read) < len(pairs):
        raise NotJson(f"has {_twice(pairs)!r:.80} twice in one object, expected each key once")
    return read


def _twice(pairs: list[tuple[str, Any]]) -> str:
    """Return the first key that stands there for the second time."""
    seen = set[str]()
    for key, _ in pairs:
        if key in seen:
            return key
        seen.add(key)
    raise ValueError("every key stands there once")


def _may_be_deep(text: bytes | str) -> bool:
    """Return whether a text has more brackets than may stand inside one another: few have."""
    if isinstance(text, str):
        return text.count("{") + text.count("[") > DEEPEST
    return text.count(b"{") + text.count(b"[") > DEEPEST


def _is_deep(value: Any) -> bool:
    """Return whether lists and objects stand too deeply inside one another."""
    level = [value]
    for _ in range(DEEPEST + 1):
        level = [inner for outer in level for inner in _inside(outer) if isinstance(inner, list | dict)]
        if not level:
            return False
    return True


def _inside(outer: Any) -> Any:
    return outer.values() if isinstance(outer, dict) else outer if isinstance(outer, list) else ()


_TOO_DEEP = f"is nested too deeply, expected at most {DEEPEST} brackets inside one another"
