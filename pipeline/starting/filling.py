"""Fills in the files of a skeleton."""

from collections.abc import Iterator, Mapping
from pathlib import Path

_ENDING = ".template"


def filled_in(skeleton: Path, values: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the relative path and the text of each file, with values for the placeholders in both.

    A file of a skeleton ends with `.template`; a placeholder looks like `@NAME@`.
    """
    for template in sorted(skeleton.rglob(f"*{_ENDING}")):
        relative = template.relative_to(skeleton).as_posix().removesuffix(_ENDING)
        yield _filled(relative, values), _filled(template.read_text(encoding="utf-8"), values)


def _filled(text: str, values: Mapping[str, str]) -> str:
    for placeholder, value in values.items():
        text = text.replace(placeholder, value)
    return text
