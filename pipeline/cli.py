"""The command line: `seedproof` and `python -m pipeline` are this program."""

import sys
from importlib import import_module
from pathlib import Path

import click

from pipeline.benchmarks import BENCHMARKS
from pipeline.build import Build
from pipeline.errors import SeedproofError
from pipeline.stages import STAGES


class _OneLine(click.Group):
    """Turns every expected error into one line and exit code 1."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except SeedproofError as error:
            raise click.ClickException(str(error)) from error


@click.group(
    cls=_OneLine,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="seedproof")
def cli() -> None:
    r"""Math benchmarks whose every row can be proved from its seed.

    \b
    Example:
        seedproof audit missing_fact/bayes_missing_prior/d2/000017
    """


benchmark_argument = click.argument("benchmark", type=click.Choice(BENCHMARKS))


def _add_stage(name: str, summary: str) -> None:
    options = [benchmark_argument]
    if name == "generate":
        options.append(
            click.option(
                "--workers",
                type=click.IntRange(1, 256),
                default=1,
                show_default=True,
                help="Processes; the bytes are the same for any number.",
            )
        )

    def run(benchmark: str, **arguments: int) -> None:
        import_module(f"pipeline.stages.{name}").run(Build(benchmark), **arguments)

    for option in options:
        run = option(run)
    run.__doc__ = f"{summary}\n\n\b\nExample:\n    python -m pipeline {name} missing_fact\n"
    cli.command(name)(run)


for _name, _summary in zip(
    STAGES,
    (
        "Sample all instances from the root seed of params.yaml.",
        "Decide every instance from its facts, by a second method.",
        "Read every text back, solve it again, compare.",
        "Check schema and expectations on the whole table.",
        "Build the release folder from the checked instances.",
    ),
    strict=True,
):
    _add_stage(_name, _summary)


@cli.command()
@click.argument("benchmarks", nargs=-1, type=click.Choice(BENCHMARKS))
def cut(benchmarks: tuple[str, ...]) -> None:
    r"""Take a finished build over into releases/, or check it against the version that is there.

    Without a name, every benchmark of params.yaml.

    \b
    Example:
        seedproof cut missing_fact
    """
    from pipeline.releasing.cut import cut as cut_one

    for benchmark in benchmarks or BENCHMARKS:
        click.echo(cut_one(Build(benchmark)))


@cli.command()
@click.argument("row_id", required=False)
@click.option(
    "--release",
    type=click.Path(path_type=Path),
    help="A release folder to compare the row with.",
)
@click.option(
    "--root-seed",
    help="The root seed; otherwise from the release's manifest, else from params.yaml.",
)
@click.option("--seed", help="A row's own seed, 32 hex digits, instead of an id.")
@click.option("--benchmark", default="missing_fact", show_default=True, help="With --seed.")
@click.option("--family", help="With --seed.")
@click.option("--difficulty", type=int, help="With --seed.")
def audit(
    row_id: str | None,
    release: Path | None,
    root_seed: str | None,
    seed: str | None,
    benchmark: str,
    family: str | None,
    difficulty: int | None,
) -> None:
    r"""Rebuild one row from its seed, prove it, read it back, and compare it with the released row.

    Exits with 0 when all of it holds, else with 1.

    \b
    Example:
        seedproof audit missing_fact/bayes_missing_prior/d2/000017
        seedproof audit --seed 2e9c2e51204c28e6496032e4f0dc9c4e --family bayes_missing_prior --difficulty 1
    """
    from pipeline.audit import audit_row, audit_seed

    if seed is not None and row_id is None and family is not None and difficulty is not None:
        steps = audit_seed(benchmark, family, difficulty, seed)
    elif row_id is not None and (seed, family, difficulty) == (None, None, None):
        steps = audit_row(row_id, root_seed, release)
    else:
        raise click.UsageError("give a row's id, or --seed with --family and --difficulty")
    sound = True
    for label, said, holds in steps:
        sound = sound and holds
        first, *others = said.splitlines() or [""]
        click.echo(f"{label:12}{first}")
        for line in others:
            click.echo(f"{'':12}{line}")
    sys.exit(0 if sound else 1)


def main() -> None:
    """The console script."""
    cli(prog_name="seedproof")
