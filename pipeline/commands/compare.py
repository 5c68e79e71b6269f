"""`seedproof compare`."""

from pathlib import Path

import click

from pipeline.commands import answer, json_option
from pipeline.workplace.naming import RELEASE

_RUN = click.Path(path_type=Path, file_okay=False)


@click.command("compare")
@click.argument("first", type=_RUN)
@click.argument("second", type=_RUN)
@click.option("--release", type=RELEASE, help="The folder of the release with the rows.")
@click.option("--anyway", is_flag=True, help="Compare runs that were not asked alike; the head says how.")
@click.option("--partial", is_flag=True, help="Compare what both have, though episodes are missing.")
@json_option
def command(
    first: Path, second: Path, release: Path | None, anyway: bool, partial: bool, as_json: bool
) -> None:
    """Compare two runs on the same rows: the paired difference of their accuracies, overall and by group.

    Each difference is that of SECOND less FIRST, with its interval of 95 %, McNemar's exact test on what is
    right, and over families Holm's adjustment of its p.

    \b
    Example:
        seedproof compare runs/small runs/large
    """
    from pipeline.evaluating.metrics.comparing import compare, stated_comparison
    from pipeline.evaluating.metrics.reporting import report_comparison
    from pipeline.evaluating.metrics.runs import load_scored

    comparison = compare(load_scored(first, release), load_scored(second, release), anyway, partial)
    answer(as_json, stated_comparison(comparison), report_comparison(comparison))
