"""`seedproof contamination`."""

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import click

from pipeline.contaminating.sets import others
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.manifest import read_manifest
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.measuring.contamination import Own
from seedproof.nearby import MANIFEST, no_release
from seedproof.record.errors import ExitCode, Misuse, NotDone, NotFound
from seedproof.record.progress import progress
from seedproof.record.rows import Row, read_rows

SHOWN = 20
"""The number of rows that are shown to a person."""


@click.command("contamination")
@click.argument("benchmark", type=click.Choice(registry.benchmarks()))
@click.option(
    "--against",
    "sources",
    multiple=True,
    required=True,
    metavar="FILE or OWNER/NAME",
    help="A file (.jsonl, .json, .csv, .parquet, .txt), or a dataset on the Hub, maybe with @REVISION.",
)
@click.option("--field", "fields", multiple=True, help="Only texts of this field; otherwise of all.")
@click.option("--release", type=click.Path(path_type=Path), help="A release folder; otherwise the build.")
@click.option("--json", "as_json", is_flag=True, help="For machines: every row that was found.")
def command(
    benchmark: str, sources: tuple[str, ...], fields: tuple[str, ...], release: Path | None, as_json: bool
) -> ExitCode:
    """Look for a benchmark's questions in public sets, by runs of thirteen words.

    Sentences that more than three problems of the benchmark have are its own templates', and do not count.
    Exits with 1 when a question is found, and when a set cannot be read in full: then nothing is known.

    \b
    Example:
        seedproof contamination missing_fact --against public.jsonl
        seedproof contamination curriculum --against owner/name@main --field question
    """
    rows = _rows_of(benchmark, release)
    texts = chain.from_iterable(others(source, fields) for source in sources)
    own = Own(rows)
    found = own.twins(progress(texts, "text"))
    if as_json:
        stated: dict[str, Any] = {"benchmark": benchmark, "against": list(sources), "rows": len(rows)}
        stated |= {"unknown": own.unknown, "found": [twin._asdict() for twin in found]}
        click.echo(json.dumps(stated, indent=1))
    else:
        for twin in found[:SHOWN]:
            click.echo(f"{twin.row}: {twin.place}: {twin.words}")
        if len(found) > SHOWN:
            click.echo(f"and {len(found) - SHOWN:,} more; --json has them all")
        if own.unknown:
            click.echo(f"{len(own.unknown):,} rows have too few words of their own to tell")
        click.echo(f"{len(found):,} of {len(rows):,} rows of {benchmark} stand in {', '.join(sources)}")
    return ExitCode(bool(found))


def _rows_of(benchmark: str, release: Path | None) -> list[Row]:
    """Return every row of a release, each once, or of the build. Raises: SeedproofError."""
    if release is None:
        if not Build(benchmark).instances.is_file():
            raise NotFound(
                f"{benchmark}: no build is here to look at. Name a release with --release, or make release"
            )
        return list(chain.from_iterable(map(read_rows, Build(benchmark).tables.values())))
    if not (release / MANIFEST).is_file():
        raise no_release(release, benchmark)
    name = read_manifest(release)["name"]
    if name != benchmark:
        raise Misuse(f"{release}: is a release of {name}, expected one of {benchmark}")
    return list({row["id"]: row for row in _released(release)}.values())


def _released(release: Path) -> Iterator[Row]:
    paths = sorted((release / "jsonl").glob("*/*.jsonl"))
    if not paths or not (release / SUMS).is_file():
        raise NotDone(f"{release}: its rows are not here. Bring them: seedproof restore")
    for path in paths:
        yield from read_rows(path)
