"""Fresh rows for an evaluation: from the endless line, each proved, none twice, none that a release has."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from seedproof.generating import generate
from seedproof.record.errors import NotFound
from seedproof.record.files import replacing
from seedproof.record.progress import progress
from seedproof.record.rows import Row, write_rows
from seedproof.record.seeds import expect_root_seed


class Fresh(NamedTuple):
    """What was written: where, how many rows of which benchmark, and what may be told of the seed."""

    out: str
    benchmark: str
    rows: int
    seed: str

    def __str__(self) -> str:
        return (
            f"{self.out}: {self.rows:,} rows of {self.benchmark}, each proved, none in a release. "
            f"Seed {self.seed}"
        )


def write_fresh(
    benchmark: str,
    seed: int | str,
    count: int,
    out: Path,
    families: Sequence[str] = (),
    difficulty: Sequence[int] = (),
) -> Fresh:
    """Make, prove and write rows.

    Raises: SeedproofError when something asked for is not there, there are not so many rows, or one is
    refuted; then nothing is written.
    """
    rows = fresh_rows(benchmark, seed, count, families, difficulty)
    with replacing(out) as file:
        write_rows(file, rows)
    return Fresh(str(out), benchmark, len(rows), stated(seed))


def fresh_rows(
    benchmark: str,
    seed: int | str,
    count: int,
    families: Sequence[str] = (),
    difficulty: Sequence[int] = (),
) -> list[Row]:
    """Make so many rows that differ, and prove each.

    Raises: SeedproofError when there are not so many, or one is refuted.
    """
    made = generate(
        benchmark,
        count,
        seed=seed,
        families=families or None,
        difficulty=difficulty or None,
        distinct=True,
    )
    rows = list(progress(made, "make and prove", count))
    if len(rows) < count:
        raise NotFound(f"{benchmark}: there are only {len(rows):,} such rows under this seed, not {count:,}")
    return rows


def seed_of(given: str | None) -> int | str:
    """Return the seed that was given as text, a number where it is one; without one, a new random number.

    Raises: Misuse when it is no seed.
    """
    if given is None:
        return secrets.randbits(62)
    seed = int(given) if given.isascii() and given.isdecimal() and len(given) < 64 else given
    expect_root_seed(seed)
    return seed


def stated(seed: int | str) -> str:
    """Return what a transcript says of a seed: a number as it is, of a text its SHA-256."""
    return str(seed) if isinstance(seed, int) else f"sha256:{sha256(seed.encode()).hexdigest()}"
