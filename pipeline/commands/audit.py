"""`seedproof audit`."""

import sys
from pathlib import Path

import click
from click.core import ParameterSource

from pipeline.archiving.its_time import audited
from pipeline.auditing.audit import audit_row, audit_seed
from pipeline.auditing.origin import needs_its_time, origin_of, source_of
from pipeline.auditing.showing import show
from pipeline.workplace.root_seed import root_seed_of, root_seed_option
from seedproof.record.checks import tally
from seedproof.record.rows import OWN_SPLIT
from seedproof.record.seeds import parse_row_id


@click.command("audit")
@click.argument("row_id", required=False)
@click.option(
    "--release",
    type=click.Path(path_type=Path),
    help="A release folder to compare the row with.",
)
@root_seed_option("The root seed; otherwise from the release's manifest, else from params.yaml.")
@click.option("--split", default=OWN_SPLIT, show_default=True, help="The split that the row is of.")
@click.option("--seed", help="A row's own seed, 32 hex digits, instead of an id.")
@click.option("--benchmark", default="missing_fact", show_default=True, help="With --seed.")
@click.option("--family", help="With --seed.")
@click.option("--difficulty", type=int, help="With --seed.")
@click.pass_context
def command(
    context: click.Context,
    row_id: str | None,
    release: Path | None,
    root_seed: str | None,
    split: str,
    seed: str | None,
    benchmark: str,
    family: str | None,
    difficulty: int | None,
) -> None:
    """Rebuild one row from its seed, prove it, read it back, and compare it with the released row.

    A row whose generator has changed since is audited by the code of its time, in a checkout that committed
    it. Exits with 0 when every check passed, with 1 when one failed, and with 3 when none failed but one
    could not be made, such as when the root seed is secret.

    \b
    Example:
        seedproof audit missing_fact/bayes_missing_prior/d2/000017
        seedproof audit --seed 2e9c2e51204c28e6496032e4f0dc9c4e --family bayes_missing_prior --difficulty 1
    """
    if seed is not None and row_id is None and family is not None and difficulty is not None:
        steps = audit_seed(benchmark, family, difficulty, seed)
    elif row_id is not None and (seed, family, difficulty) == (None, None, None):
        sys.exit(_of_row(context, row_id, root_seed, release, split))
    else:
        raise click.UsageError("give a row's id, or --seed with --family and --difficulty")
    sys.exit(tally(show(steps)).exit_code)


def _of_row(
    context: click.Context, row_id: str, root_seed: str | None, release: Path | None, split: str
) -> int:
    """Audit a row by its id. Return the exit code."""
    source = source_of(parse_row_id(row_id), release)
    version = needs_its_time(source)
    if version is not None:
        folder = release or version.root / version.folder
        output, exit_code = audited(version, row_id, folder, split)
        click.echo(f"by the code of its time, which has another generator:\n{output}", nl=False)
        return exit_code
    # A variable that is set for another command must not take the place of a public root seed.
    from_variable = context.get_parameter_source("root_seed") is ParameterSource.ENVIRONMENT
    known = root_seed_of(root_seed)
    origin = (
        origin_of(source, split, secret=known) if from_variable else origin_of(source, split, given=known)
    )
    return tally(show(audit_row(origin))).exit_code
