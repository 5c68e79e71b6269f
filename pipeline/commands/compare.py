"""`seedproof compare`."""

from pathlib import Path

import click

from pipeline.commands import answer, json_option
from pipeline.workplace.naming import RELEASE

_RUN = click.Path(path_type=Path, file_okay=False)


@click.command("compare")
@click.argument("first", type=_RUN)
@click.argument("second", type=_RUN)
@click.option("--release", type=RELEASE, help="Release folder.")
@click.option("--anyway", is_flag=True, help="Compare runs with different settings; the output lists them.")
@click.option("--partial", is_flag=True, help="Compare unfinished runs, only on attempts that both have.")
@json_option
def command(
    first: Path, second: Path, release: Path | None, anyway: bool, partial: bool, as_json: bool
) -> None:
    """Compare two runs on the same rows by the paired difference in accuracy.

    Each difference is SECOND minus FIRST, with a 95 % interval and McNemar's exact test. For families, p is
    adjusted by Holm's method.

    \b
    Example:
        seedproof compare runs/small runs/large
    """
    from pipeline.evaluating.metrics.comparing import compare, stated_comparison
    from pipeline.evaluating.metrics.reporting import report_comparison
    from pipeline.evaluating.metrics.runs import load_scored

    comparison = compare(load_scored(first, release), load_scored(second, release), anyway, partial)
    answer(as_json, stated_comparison(comparison), report_comparison(comparison))
