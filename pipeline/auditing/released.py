"""Finds a row in the files of a release."""

from collections.abc import Iterator
from pathlib import Path

from seedproof.contract import registry
from seedproof.record.bounds import lines_at_most
from seedproof.record.errors import NotFound, SeedproofError
from seedproof.record.files import opened
from seedproof.record.json_text import NotJson, value_of
from seedproof.record.rows import Row, line_of
from seedproof.record.seeds import RowId


def released(folder: Path, row: Row | None, place: RowId, split: str) -> dict[str, tuple[Path, Row]]:
    """Return the released row by config that has it, with the file it stands in; `row` is the rebuilt one.

    Raises: SeedproofError when none has, or one that must has not.
    """
    layout = registry.benchmark(place.benchmark).release
    paths = {config: folder / "jsonl" / config / f"{split}.jsonl" for config in layout.configs}
    needed = layout.needed(row) if row else ()
    found: dict[str, tuple[Path, Row]] = {}
    for config, path in paths.items():
        if config in needed or path.exists():
            released = _find(path, place)
            if released is not None:
                found[config] = path, released
            elif config in needed:
                raise NotFound(f"{place}: is no row of {path}; {_numbers(path, place)}")
    if not found:
        there = [f"{path}: {_numbers(path, place)}" for path in paths.values() if path.exists()]
        near = [said for said in there if "it has no rows" not in said][:2]
        raise NotFound(". ".join((f"{place}: is no row of any file in {folder}", *near)))
    return found


def _find(path: Path, place: RowId) -> Row | None:
    wanted = str(place)
    for row_id, line in _lines(path):
        if row_id == wanted:
            try:
                row: Row = value_of(line)
                is_canonical = line_of(row) == line
            except NotJson:
                is_canonical = False
            if not is_canonical:
                raise SeedproofError(
                    f"{path}: the line of {place} is not in canonical JSON, so it was altered"
                )
            return row
    return None


def _numbers(path: Path, place: RowId) -> str:
    group = str(place).rpartition("/")[0] + "/"
    numbers = [row_id.removeprefix(group) for row_id, _ in _lines(path) if row_id.startswith(group)]
    if not numbers:
        return f"it has no rows of {group.rstrip('/')}"
    return f"it has {len(numbers)} of {group.rstrip('/')}, {numbers[0]} to {numbers[-1]}"


def _lines(path: Path) -> Iterator[tuple[str, bytes]]:
    """Yield each row's id and line; only the start of a line is looked at, for files of many megabytes."""
    try:
        with opened(path) as file:
            for line in lines_at_most(file, path):
                yield line[: line.find(b'",')].removeprefix(b'{"id":"').decode(errors="replace"), line
    except OSError as error:
        raise SeedproofError(
            f"{path}: cannot be read ({error.strerror}). Put it in place: seedproof cut"
        ) from error
