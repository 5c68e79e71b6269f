"""`seedproof cut`."""

import click
from click.core import ParameterSource

from pipeline.archiving.cut import cut
from pipeline.archiving.splits import add_split
from pipeline.commands import needs
from pipeline.workplace.alone import alone_here
from pipeline.workplace.build import Build
from pipeline.workplace.naming import BENCHMARK
from pipeline.workplace.root_seed import root_seed_option
from pipeline.workplace.settings import benchmarks_of
from seedproof.record.printing import say


@click.command("cut")
@click.argument("benchmarks", nargs=-1, type=BENCHMARK)
@click.option(
    "--bump", is_flag=True, help="Set the version required by the difference from the last release."
)
@click.option("--note", default="", help="Sentence to put before the computed changelog entry.")
@click.option("--split", help="Add a new split of this name, then cut; implies --bump.")
@click.option(
    "--rows",
    multiple=True,
    metavar="N or NAME=N",
    help="With --split: number of rows; N for every config or difficulty, NAME=N for one.",
)
@root_seed_option("With --split: integer or 64 hex digits", "a new secret")
@needs("build")
@click.pass_context
def command(
    context: click.Context,
    benchmarks: tuple[str, ...],
    bump: bool,
    note: str,
    split: str | None,
    rows: tuple[str, ...],
    root_seed: str | None,
) -> None:
    """Copy a finished build to releases/, or compare it with the version there.

    Without a benchmark, all benchmarks of params.yaml are cut. The difference from the last release decides
    which version is required: a major one for a changed or removed row, a minor one for added rows, columns,
    splits or configs. A version lower than that is refused, and so is a new version with the same rows.

    A draft may be cut again with other rows, but a published version may not. The changelog entry is written
    from the difference. Documents and attestations are updated without a new version. If the build is out of
    date, run dvc repro first.

    A split with a secret root seed is written to private/, which Git ignores. The release contains a
    commitment to this split. Later, `seedproof reveal` proves that the split is the same.

    \b
    Example:
        seedproof cut missing_fact
        seedproof cut missing_fact --bump --note "Harder circuits."
        seedproof cut missing_fact --split held_out --rows 5
    """
    # A root seed in the environment may be meant for other commands.
    is_given = context.get_parameter_source("root_seed") is ParameterSource.COMMANDLINE
    if split is None and (rows or is_given):
        raise click.UsageError("--rows and --root-seed belong to --split")
    if split is not None and (len(benchmarks) != 1 or not rows):
        raise click.UsageError("--split needs one benchmark and --rows")
    builds = [Build(benchmark) for benchmark in benchmarks or benchmarks_of()]
    with alone_here():
        if split is not None:
            say(add_split(builds[0], split, rows, root_seed))
        for done in cut(builds, bump or split is not None, note):
            say(done)
