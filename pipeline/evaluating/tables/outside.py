"""Numbers of models from elsewhere: read from a user's CSV, and looked for by the forms that need them."""

import csv
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from pipeline.evaluating.tables.runs import MeasuredRun, Outside, Runs
from seedproof.record.bounds import LARGEST_FILE, read_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words


def read_outside(path: Path) -> Mapping[str, Outside]:
    """Return a number by model: the first column names the model, the second one has what its head says.

    Raises: SeedproofError when the file cannot be read, or has other columns, or something that is no number.
    """
    try:
        text = read_at_most(path, LARGEST_FILE, "Name a CSV file: --against").decode("utf-8")
        lines = list(csv.reader(text.splitlines()))
    except (ValueError, csv.Error) as error:
        raise SeedproofError(
            f"{path}: is no CSV in UTF-8 ({in_our_words(error)}). Save it as such"
        ) from error
    if not lines or len(lines[0]) != 2:
        raise SeedproofError(f"{path}: has other columns than two, expected the model and a number of it")
    _, name = lines[0]
    numbers: dict[str, Outside] = {}
    for number, line in enumerate(lines[1:], start=2):
        if line:
            model, value = _pair(line, f"{path}, line {number}")
            numbers[model] = Outside(name, value)
    return numbers


def _pair(line: list[str], where: str) -> tuple[str, Fraction]:
    try:
        model, text = line
        return model, Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise SeedproofError(f"{where}: is {','.join(line)[:60]!r}, expected a model and a number") from None


def with_outside(runs: Runs) -> list[MeasuredRun]:
    """Return the runs of models that have such a number."""
    return [run for run in runs if run.outside is not None]


def have_outside(count: int, runs: Runs) -> bool:
    """Return whether so many runs have such a number."""
    return len(with_outside(runs)) >= count


def outside_said(runs: Runs) -> str:
    """Say how many runs have such a number."""
    return f"{len(runs)} runs, {len(with_outside(runs))} of them with a number"


def name_of_outside(runs: Runs) -> str:
    """Return what the numbers are, as the file says."""
    return next((run.outside.name for run in runs if run.outside is not None), "")
