"""Fresh rows for a single evaluation: made and proved in this process, written if no gate refuses one."""

import secrets
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from pipeline.gates.placing import misplaced
from pipeline.gates.schema import schema_findings, schema_path
from pipeline.workplace.home import home_with, params_of
from pipeline.workplace.making import make
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings
from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.files import replacing
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row, write_rows
from seedproof.record.seeds import parse_row_id


def write_fresh(benchmark: str, root_seed: str | None, count: int, difficulty: str | None, out: Path) -> str:
    """Make, prove, read back and write rows of one difficulty, from a new secret root seed or the given one.

    Returns what was done, in a sentence.
    Raises: SeedproofError when something asked for is not there, there are not so many rows, or a gate
    refuses one; then nothing is written.
    """
    difficulty = expected_difficulty(benchmark, difficulty)
    seed = _root_seed(root_seed) if root_seed is not None else new_root_seed()
    rows = fresh_rows(benchmark, seed, count, difficulty)
    with replacing(out) as file:
        write_rows(file, rows)
    return f"{out}: {len(rows)} rows of {benchmark}, {difficulty}, every one proved. Root seed {seed}"


def fresh_rows(benchmark: str, root_seed: int | str, count: int, difficulty: str) -> list[Row]:
    """Make rows of one difficulty, prove each, and read it back.

    Raises: SeedproofError when there are not so many rows, or a gate refuses one.
    """
    kind = registry.benchmark(benchmark).fresh
    settings = kind.fresh(load_settings(benchmark, params_of(benchmark)), root_seed, count, difficulty)
    rows = make(benchmark, settings).splits[OWN_SPLIT]
    found = list(_findings(benchmark, settings, rows))
    if found:
        raise SeedproofError(f"{len(found)} findings, so nothing was written. The first: {found[0]}")
    return rows


def expected_difficulty(benchmark: str, difficulty: str | None) -> str:
    """Return a difficulty of a benchmark's fresh sets, the first if none is asked for.

    Raises: SeedproofError when there is none of this name.
    """
    kind = registry.benchmark(benchmark).fresh
    difficulty = difficulty or kind.DIFFICULTIES[0]
    if difficulty not in kind.DIFFICULTIES:
        raise SeedproofError(
            f"there is no difficulty {difficulty!r}, expected one of: {', '.join(kind.DIFFICULTIES)}"
        )
    return difficulty


def new_root_seed() -> str:
    """Return a root seed that nobody can guess, 64 hex digits."""
    return secrets.token_hex(32)


def _root_seed(given: str) -> int | str:
    if given.isdecimal() and len(given) < 64:
        return int(given)
    if len(given) == 64 and not set(given) - set("0123456789abcdef"):
        return given
    raise SeedproofError(f"--root-seed {given[:80]}: expected an integer, or 64 hex digits")


def _findings(benchmark: str, settings: BenchmarkSettings, rows: list[Row]) -> Iterator[Finding]:
    validate, cycle = registry.benchmark(benchmark).validate, registry.benchmark(benchmark).cycle
    rebuild, asked = registry.benchmark(benchmark).generate.rebuild, settings.generate
    yield from schema_findings(benchmark, rows, home_with(schema_path(benchmark)))
    seen = set[str]()
    for row in progress(rows, "prove", len(rows)):
        yield from chain(misplaced(row, benchmark, asked.root_seed), validate.check(row), cycle.check(row))
        if rebuild(parse_row_id(row["id"]), asked.root_seed, asked) != row:
            yield Finding(row["id"], "not-from-seed", "its seed gives another row")
        if (same := validate.identity(row)) in seen:
            yield Finding(row["id"], "duplicate", "is the same problem as an earlier row")
        seen.add(same)
