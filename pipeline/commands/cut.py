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
    "--bump", is_flag=True, help="Set the version that the difference from the last release requires."
)
@click.option("--note", default="", help="A sentence for the changelog, before the entry that is computed.")
@click.option("--split", help="Add a split of this name first; implies --bump.")
@click.option(
    "--rows",
    multiple=True,
    metavar="N or NAME=N",
    help="With --split: rows per family and difficulty, of university per subject; by name as NAME=N.",
)
@root_seed_option(
    "With --split: an integer for public rows; 64 hex digits for secret ones. Without it, a new secret."
)
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
    """Copy a finished build into releases/, or check it against the version that is there.

    By default, all benchmarks of params.yaml. The build is compared with the last release: a changed or
    removed row requires a major version, added rows, columns, splits or configs a minor one; a lower version
    is refused, and the same rows under another. A draft is cut again with other rows, a published version
    never. The changelog entry is written from the difference; documents and attestations are written again
    without a version. A build that is out of date with params.yaml or the code is refused: run dvc repro.

    A split with a secret root seed is made in private/, which Git ignores; the release commits to it, and
    `seedproof reveal` proves it later.

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
