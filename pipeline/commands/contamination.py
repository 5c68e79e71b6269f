"""`seedproof contamination`."""

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import click

from pipeline.archiving.releases import benchmark_in
from pipeline.commands import answer, json_option
from pipeline.contaminating.sets import others
from pipeline.releasing.checksums import SUMS
from pipeline.workplace.build import Build
from pipeline.workplace.naming import BENCHMARK, RELEASE
from seedproof.measuring.contamination import Own, Twin
from seedproof.record.errors import ExitCode, NotDone, NotFound
from seedproof.record.progress import progress
from seedproof.record.rows import Row, read_rows

SHOWN = 20
"""The number of rows that are shown to a person."""


@click.command("contamination")
@click.argument("benchmark", type=BENCHMARK)
@click.option(
    "--against",
    "sources",
    multiple=True,
    required=True,
    metavar="FILE or OWNER/NAME",
    help="File (.jsonl, .json, .csv, .parquet, .txt), or Hub dataset, optionally with @REVISION.",
)
@click.option(
    "--field", "fields", multiple=True, help="Search only this field; repeatable.  [default: all fields]"
)
@click.option("--release", type=RELEASE, help="Release folder.  [default: the build]")
@json_option
def command(
    benchmark: str, sources: tuple[str, ...], fields: tuple[str, ...], release: Path | None, as_json: bool
) -> ExitCode:
    """Search public datasets for a benchmark's questions by 13-gram overlap.

    Sentences that more than three problems share come from the templates, and are ignored. Exit code 1: a
    question was found, or a dataset could not be read in full.

    \b
    Example:
        seedproof contamination missing_fact --against public.jsonl
        seedproof contamination curriculum --against owner/name@main --field question
    """
    rows = _rows_of(benchmark, release)
    texts = chain.from_iterable(others(source, fields) for source in sources)
    own = Own(rows)
    found = own.twins(progress(texts, "text"))
    stated: dict[str, Any] = {"benchmark": benchmark, "against": list(sources), "rows": len(rows)}
    stated |= {"unknown": own.unknown, "found": [twin._asdict() for twin in found]}
    summary = f"{len(found):,} of {len(rows):,} rows of {benchmark} stand in {', '.join(sources)}"
    answer(as_json, stated, [*_lines(found, own.unknown), summary])
    return ExitCode(bool(found))


def _lines(found: Sequence[Twin], unknown: Sequence[str]) -> Iterator[str]:
    """Yield for people what was found, and of how many rows nothing is known."""
    for twin in found[:SHOWN]:
        yield f"{twin.row}: {twin.place}: {twin.words}"
    if len(found) > SHOWN:
        yield f"and {len(found) - SHOWN:,} more; --json has them all"
    if unknown:
        yield f"{len(unknown):,} rows have too few words of their own to tell"


def _rows_of(benchmark: str, release: Path | None) -> list[Row]:
    """Return every row of a release, each once, or of the build. Raises: SeedproofError."""
    if release is None:
        if not Build(benchmark).instances.is_file():
            raise NotFound(
                f"{benchmark}: no build is here to look at. Name a release with --release, or make release"
            )
        return list(chain.from_iterable(map(read_rows, Build(benchmark).tables.values())))
    benchmark_in(release, benchmark)
    return list({row["id"]: row for row in _released(release)}.values())


def _released(release: Path) -> Iterator[Row]:
    paths = sorted((release / "jsonl").glob("*/*.jsonl"))
    if not paths or not (release / SUMS).is_file():
        raise NotDone(f"{release}: its rows are not here. Bring them: seedproof restore")
    for path in paths:
        yield from read_rows(path)
