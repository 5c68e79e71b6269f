"""Numbers of models from elsewhere: read from a user's CSV, and shown by the forms that need them."""

import csv
from collections.abc import Iterable, Mapping
from fractions import Fraction
from pathlib import Path

from pipeline.evaluating.tables.axes import Choice
from pipeline.evaluating.tables.runs import MeasuredRun, Runs
from pipeline.evaluating.tables.table import Measure
from seedproof.record.bounds import LARGEST_FILE, read_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words


def read_outside(path: Path) -> Mapping[str, Mapping[str, Fraction]]:
    """Return numbers by model: the first column names the model, the others have what their heads say.

    Raises: SeedproofError when the file cannot be read, has one column, or something that is no number.
    """
    try:
        text = read_at_most(path, LARGEST_FILE, "Name a CSV file: --against").decode("utf-8")
        (_, *heads), *rows = list(csv.reader(text.splitlines())) or [[""]]
    except (ValueError, csv.Error) as error:
        raise SeedproofError(
            f"{path}: is no CSV in UTF-8 ({in_our_words(error)}). Save it as such"
        ) from error
    if not heads:
        raise SeedproofError(f"{path}: has no columns of numbers, expected a model and then its numbers")
    lines = {number: row for number, row in enumerate(rows, start=2) if row}
    return dict(_numbers(heads, row, f"{path}, line {number}") for number, row in lines.items())


def _numbers(heads: list[str], row: list[str], where: str) -> tuple[str, Mapping[str, Fraction]]:
    try:
        model, *texts = row
        return model, {head: Fraction(text) for head, text in zip(heads, texts, strict=True)}
    except (ValueError, ZeroDivisionError):
        expected = f"{len(heads)} number{'s' if len(heads) > 1 else ''}"
        raise SeedproofError(f"{where}: is {','.join(row)[:60]!r}, expected a model and {expected}") from None


def outside_axis(runs: Runs) -> Iterable[Choice]:
    """Return a choice for the first number, by its name."""
    name = next(iter(runs[0].outside))
    yield Choice((name,), shown=lambda at: Measure(at.run.outside[name]) if name in at.run.outside else None)


def has_outside(run: MeasuredRun) -> bool:
    """Return whether there is such a number."""
    return bool(run.outside)


def outside_said(run: MeasuredRun) -> str:
    """Say whether there are such numbers."""
    return f"{', '.join(run.outside) or 'no number'}"
