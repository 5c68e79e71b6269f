"""Settings that are typed as text: a system message, and further fields of each call."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from seedproof.record.bounds import read_at_most
from seedproof.record.errors import Misuse
from seedproof.record.json_text import NotJson, value_of

LONGEST = 100_000
"""The most bytes of either."""


def system_message(context: click.Context, parameter: click.Parameter, given: str | None) -> str | None:
    """Return a system message: the text, or what the file has that is named behind `@`.

    Raises: SeedproofError when the file cannot be read, or the text is too long or not UTF-8.
    """
    if given is None or not given.startswith("@"):
        return None if given is None else _bounded("--system", given)
    path = Path(given[1:])
    try:
        text = read_at_most(path, LONGEST, "Name the file of a system message: --system @FILE").decode()
    except UnicodeDecodeError:
        raise Misuse(f"{path}: is no text in UTF-8, expected a system message") from None
    return text.removesuffix("\n")


def json_object(context: click.Context, parameter: click.Parameter, given: str | None) -> Mapping[str, Any]:
    """Return an object that is given as JSON.

    Raises: SeedproofError when it is none.
    """
    if given is None:
        return {}
    try:
        fields = value_of(_bounded("--extra-body", given))
    except NotJson as error:
        raise Misuse(f"--extra-body: {error}. Give an object in JSON") from None
    if not isinstance(fields, dict):
        raise Misuse("--extra-body: is no object, expected one such as '{\"top_k\": 40}'")
    return fields


def _bounded(option: str, text: str) -> str:
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise Misuse(f"{option}: is no text in UTF-8") from None
    if size > LONGEST:
        raise Misuse(f"{option}: has {size:,} bytes, expected at most {LONGEST:,}")
    return text
