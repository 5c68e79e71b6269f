"""All checks of a release in their order, each with everything that it found."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from pipeline.checks import Check, State
from pipeline.errors import SeedproofError
from pipeline.verifying import files, papers, rows, tables
from pipeline.verifying.release import Release
from pipeline.verifying.rows import Remade

SHOWN = 20
"""Findings of one check that are shown in words; all are counted."""


def verify(folder: Path, sample: int | None = None, root_seed: int | str | None = None) -> Iterator[Check]:
    """Check a release folder: files, papers, every row and its proof.

    `sample` rebuilds and proves only so many rows of each split; `root_seed` stands in for a secret one.
    Raises: SeedproofError when the folder is no release at all.
    """
    release = files.expect_release(folder)
    yield _check(
        "checksums", files.checksums(release), "every file has its SHA-256, none is missing or unlisted"
    )
    if (folder / files.POINTER).exists():
        yield _check("pointer", files.pointer(release), "DVC's pointer names the data that is here")
    try:
        said = release.manifest
    except SeedproofError as error:
        yield Check("manifest", str(error), State.FAILED)
        return
    yield _check(
        "manifest",
        files.manifest(release),
        f"{said['name']} {said['version']}, {len(said['files'])} data files",
    )
    count = _counted(release)
    yield _check("order", tables.order(release), f"{count}, in order, no id twice")
    yield _check("parquet", tables.parquet(release), "the same rows as the JSON lines")
    yield _check("schema", tables.schema(release), "every row fits schema.json")
    yield _check("card", papers.card(release), "says what the files and rows are")
    yield _check("reports", papers.reports(release), "every gate let the rows through")
    if (folder / "croissant.json").exists():
        yield _check("croissant", papers.croissant(release), "valid, with the checksums of the files")
    yield _check("changelog", papers.changelog(release), "newest version first")
    if older := papers.older_neighbour(release):
        yield _check("version", papers.version(release, older), f"says enough after {older.name}")
    yield from _rows(release, sample, root_seed)


def _rows(release: Release, sample: int | None, root_seed: int | str | None) -> Iterator[Check]:
    if "root_seed" not in release.manifest and root_seed is None:
        yield Check(
            "rows", "not made again: the root seed is secret; give it with --root-seed", State.NOT_CHECKED
        )
        return
    try:
        remade = Remade(release, root_seed, sample)
    except SeedproofError as error:
        yield Check("rows", str(error), State.FAILED)
        return
    number = sum(map(len, remade.looked_at.values()))
    yield _check(
        "rows",
        rows.rebuilt(release, remade),
        f"all are what the root seed gives; {number:,} from their own seed",
    )
    yield _check("proofs", rows.proved(release, remade), f"{number:,} replayed and read back")


def _counted(release: Release) -> str:
    try:
        return ", ".join(
            f"{len(lines):,} rows in {'/'.join(table)}" for table, lines in release.lines.items()
        )
    except SeedproofError:
        return ""


def _check(label: str, findings: Iterable[str], otherwise: str) -> Check:
    """One check: what it found, the first ones in words, or the sentence for when all holds."""
    found: list[str] = []
    try:
        found.extend(findings)
    except (SeedproofError, OSError, UnicodeDecodeError) as error:
        found.append(" ".join(str(error).split()))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError) as error:
        found.append(f"cannot be checked, so malformed is what it reads ({type(error).__name__}: {error})")
    if not found:
        return Check(label, otherwise)
    more = [f"and {len(found) - SHOWN:,} more"] if len(found) > SHOWN else []
    return Check(label, "\n".join([*islice(found, SHOWN), *more]), State.FAILED)
