"""Makes the rows of a bug, beside those of the generator as it is."""

import json
from dataclasses import dataclass
from typing import Any

import msgspec

from pipeline.workplace.making import Made, make
from seedproof.contract import registry
from seedproof.record.draws import Rejected
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import OWN_SPLIT, line_of
from seedproof.record.seeds import RowId
from tests.generator_bugs.bug import Bug, switched_on

ROOT_SEED = 1234

Plain = dict[str, Any]
"""A row as its line in a file is read."""


@dataclass(frozen=True)
class Wrong:
    """What a generator with a bug makes: the rows that the bug changes, and the build that they are of."""

    changed: list[Plain]
    build: Made | None


def wrong_of(bug: Bug) -> Wrong:
    """Make everything twice, and compare."""
    if bug.build is not None:
        return _of_build(bug, bug.build)
    right = _rows(bug)
    with switched_on(bug):
        wrong = _rows(bug)
    return Wrong([row for number, row in wrong.items() if row != right.get(number)], None)


def _of_build(bug: Bug, section: Any) -> Wrong:
    benchmark = registry.benchmark(bug.benchmark)
    settings = msgspec.convert(section, benchmark.settings)
    right = {line_of(row) for row in make(bug.benchmark, settings).splits[OWN_SPLIT]}
    with switched_on(bug):
        made = make(bug.benchmark, settings)
    changed = [row for row in made.splits[OWN_SPLIT] if line_of(row) not in right]
    return Wrong(list(map(_plain, changed)), made)


def _rows(bug: Bug) -> dict[str, Plain]:
    """Return rows by number, without those that the generator refuses to make."""
    generate = registry.benchmark(bug.benchmark).generate
    rows: dict[str, Plain] = {}
    for number in (f"{number}{bug.suffix}" for number in range(bug.numbers)):
        place = RowId(bug.benchmark, bug.family, bug.difficulty, number)
        try:
            rows[number] = _plain(generate.rebuild(place, ROOT_SEED))
        except (Rejected, SeedproofError, ArithmeticError, LookupError, ValueError):
            continue
    return rows


def _plain(row: Any) -> Plain:
    plain: Plain = json.loads(line_of(row))
    return plain
