"""`seedproof audit`."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click
from click.core import ParameterSource

from pipeline.auditing.audit import audit_row, audit_seed
from pipeline.auditing.by_seed import OwnSeed, row_given, row_stating
from pipeline.auditing.origin import asked_of, origin_of, settings_of, source_of
from pipeline.commands import json_option, say_checks
from pipeline.workplace.naming import BENCHMARK, RELEASE, complete_family, complete_row
from pipeline.workplace.root_seed import root_seed_of, root_seed_option
from seedproof.record.checks import Check
from seedproof.record.errors import ExitCode, Misuse, NotFound, SeedproofError
from seedproof.record.rows import OWN_SPLIT
from seedproof.record.seeds import RowId, parse_row_id


@click.command("audit")
@click.argument("row_id", required=False, shell_complete=complete_row)
@click.option(
    "--release",
    type=RELEASE,
    help="Release folder to compare the row with.",
)
@root_seed_option("Root seed", "from the manifest or params.yaml")
@click.option("--split", help="Split of the row.  [default: test; any with --seed]")
@click.option("--seed", help="The row's own seed, 32 hex digits, instead of an id.")
@click.option(
    "--benchmark",
    type=BENCHMARK,
    default="missing_fact",
    show_default=True,
    help="With --seed: the row's benchmark.",
)
@click.option("--family", shell_complete=complete_family, help="With --seed: the row's family.")
@click.option("--difficulty", type=int, help="With --seed: the row's difficulty.")
@json_option
@click.pass_context
def command(
    context: click.Context,
    row_id: str | None,
    release: Path | None,
    root_seed: str | None,
    split: str | None,
    seed: str | None,
    benchmark: str,
    family: str | None,
    difficulty: int | None,
    as_json: bool,
) -> ExitCode:
    """Rebuild one row from its seed, prove it, read it back, and compare it with the release.

    With --seed, the command looks for a row with this seed in the release. Without a release, it tries the
    root seeds in params.yaml. If it finds no row, it makes a new one from the seed. It stops instead if you
    gave --release, or if the benchmark's rows need more than a seed, as in judge.

    If the generator has changed since the release, the row is not rebuilt. The command proves it from the
    row's own facts and text.

    Exit code 0: every check passed. 1: a check failed. 3: no check failed, but one could not be made, for
    example because the root seed is secret. If another version of the generator made the row, the output
    names the code to install.

    \b
    Example:
        seedproof audit missing_fact/bayes_missing_prior/d2/000017
        seedproof audit --seed 2e9c2e51204c28e6496032e4f0dc9c4e --family bayes_missing_prior --difficulty 1
    """
    # A variable that is set for another command must not take the place of a public root seed.
    from_variable = context.get_parameter_source("root_seed") is ParameterSource.ENVIRONMENT
    known = root_seed_of(root_seed)
    given, secret = (None, known) if from_variable else (known, None)
    if seed is not None and row_id is None and family is not None and difficulty is not None:
        own = OwnSeed(benchmark, family, difficulty, seed)
        checks = _of_seed(own, RootSeeds(given, secret), release, split)
        return say_checks(as_json, checks)
    if row_id is not None and (seed, family, difficulty) == (None, None, None):
        checks = _of_row(_place(row_id), RootSeeds(given, secret), release, split or OWN_SPLIT)
        return say_checks(as_json, checks)
    raise click.UsageError("give a row's id, or --seed with --family and --difficulty")


def _place(row_id: str) -> RowId:
    """Return the row of an id that was typed."""
    try:
        return parse_row_id(row_id)
    except SeedproofError as error:
        raise Misuse(str(error)) from None


class RootSeeds(NamedTuple):
    """What the caller knows of root seeds."""

    given: int | str | None
    """It counts before any that is stated."""
    secret: int | str | None
    """It counts only where none is stated."""


def _of_seed(own: OwnSeed, root_seeds: RootSeeds, release: Path | None, split: str | None) -> Iterator[Check]:
    """Audit the row that a seed is of, by its id, or what the seed alone gives."""
    source = own.source(release)
    if source.folder is not None:
        row = row_stating(own, source.folder, split)
    else:
        row = row_given(own, split, root_seeds.given, root_seeds.secret)
    if row is not None:
        place, of_split = row
        return _of_row(place, root_seeds, release, of_split)
    if release is not None:
        of_split = f" of the split {split}" if split else ""
        raise NotFound(
            f"{release}: no row{of_split} of {own.family}, difficulty {own.difficulty}, has the seed "
            f"{own.seed}, expected one that stands there"
        )
    asked = asked_of(settings_of(source), split or OWN_SPLIT)
    return audit_seed(own, asked)


def _of_row(place: RowId, root_seeds: RootSeeds, release: Path | None, split: str) -> Iterator[Check]:
    """Audit a row by its id."""
    source = source_of(place, release)
    origin = origin_of(source, split, given=root_seeds.given, secret=root_seeds.secret)
    return audit_row(origin)
