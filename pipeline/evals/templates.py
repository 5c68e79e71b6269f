"""The files that stand alone, filled with what they lack."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pipeline.evals.sources import Bundle, written
from seedproof.record.errors import SeedproofError

_ALONE = Path(__file__).parent / "alone"
_TASK = '@task(name="benchmark")'
_NO_SOURCES = "SOURCES: dict[str, str] = {}"


def filled(name: str, constants: Mapping[str, str | bool]) -> str:
    """Return the text of a file of `alone` with these values for the constants at its top.

    Raises: SeedproofError where it has no such constant.
    """
    text = _text(name)
    for constant, value in constants.items():
        text = _with(text, constant, repr_of(value))
    return text


def with_sources(text: str, bundle: Bundle) -> str:
    """Return the text of `seedproof_score.py` with the sources that it carries."""
    sources = written(bundle.sources)
    return text.replace(_NO_SOURCES, f"SOURCES: dict[str, str] = {sources}")


def with_function(text: str, name: str, constants: Mapping[str, str]) -> str:
    """Return the text of `seedproof_score.py` with constants and function of another file of `alone`."""
    more = filled(name, constants)
    first = next(iter(constants))
    _, _, own = more.partition(f"\n{first} = ")
    return text.replace(_NO_SOURCES, f"{first} = {own}\n\n{_NO_SOURCES}")


def named_task(text: str, name: str) -> str:
    """Return the text of `inspect_tasks.py` with the name of its task, which inspect reads in the text."""
    return text.replace(_TASK, f'@task(name="{name}")')


def repr_of(value: str | bool) -> str:
    """Return a value as Python writes it, a text in double quotes."""
    return f'"{value}"' if isinstance(value, str) else str(value)


@cache
def _text(name: str) -> str:
    return (_ALONE / name).read_text(encoding="utf-8")


def _with(text: str, constant: str, value: str) -> str:
    stated = re.compile(rf"^{constant} = .*$", re.MULTILINE)
    changed, count = stated.subn(lambda _: f"{constant} = {value}", text)
    if count != 1:
        raise SeedproofError(f"{constant}: is stated {count} times in a file of {_ALONE.name}, expected once")
    return changed
