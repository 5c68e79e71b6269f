"""Makes the rows of a bug, beside those of the generator as it is."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from pipeline.workplace.making import Made, make
from seedproof.contract import registry
from seedproof.record.draws import Rejected
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import OWN_SPLIT, line_of
from seedproof.record.seeds import RowId
from tests.generator_bugs.bug import Asked, Bug, switched_on

ROOT_SEED = 1234

Plain = dict[str, Any]
"""A row as its line in a file is read."""


@dataclass(frozen=True)
class Rows:
    """What a generator makes; a build where the bug is one of a whole build."""

    rows: list[Plain]
    build: Made | None = None


@dataclass(frozen=True)
class Compared:
    """What a generator makes as it is, and of what it makes with a bug the rows that the bug changes."""

    right: Rows
    changed: Rows


def compared(bug: Bug) -> Compared:
    """Make everything twice, and compare."""
    right = _made(bug) if bug.build else made_right(bug.asked)
    with switched_on(bug):
        wrong = _made(bug)
    known = {row["id"]: row for row in right.rows}
    changed = [row for row in wrong.rows if row != known.get(row["id"])]
    return Compared(right, Rows(changed, wrong.build))


@cache
def made_right(asked: Asked) -> Rows:
    """Return the rows of the generator as it is, made once."""
    return Rows(list(_rows(asked)))


def _made(bug: Bug) -> Rows:
    if bug.build is None:
        return Rows(list(_rows(bug.asked)))
    settings = msgspec.convert(bug.build, registry.benchmark(bug.benchmark).settings)
    made = make(bug.benchmark, settings)
    return Rows(list(map(_plain, made.splits[OWN_SPLIT])), made)


def _rows(asked: Asked) -> Iterator[Plain]:
    """Yield rows, without those that the generator refuses to make."""
    generate = registry.benchmark(asked.benchmark).generate
    for number in range(asked.numbers):
        place = RowId(asked.benchmark, asked.family, asked.difficulty, f"{number}{asked.suffix}")
        with suppress(Rejected, SeedproofError, ArithmeticError, LookupError, ValueError):
            yield _plain(generate.rebuild(place, ROOT_SEED))


def _plain(row: Any) -> Plain:
    plain: Plain = json.loads(line_of(row))
    return plain
