"""`seedproof capacity`."""

import click

from pipeline.auditing.capacity import counted
from pipeline.commands import COUNT, answer, json_option, workers_option
from pipeline.workplace.naming import BENCHMARK, complete_family
from seedproof.contract import registry

DRAWS = 200
"""Candidates of a cell: most benchmarks take two cores a minute."""


@click.command("capacity")
@click.argument("benchmark", required=False, type=BENCHMARK)
@click.option("--family", shell_complete=complete_family, help="Count only this family.")
@click.option(
    "--draws",
    type=COUNT,
    default=DRAWS,
    show_default=True,
    help="Candidates to draw of each family and difficulty; more find more.",
)
@workers_option
@json_option
def command(benchmark: str | None, family: str | None, draws: int, workers: int, as_json: bool) -> None:
    """Count the distinct problems that no release has, by family and difficulty.

    Where they cannot all be listed, candidates are drawn, always the same ones. "At least" is what was found,
    or, without a repeat at first, what chance tells: it is too high in one of 100,000 cells at most.

    \b
    Example:
        seedproof capacity number_game
        seedproof capacity missing_fact --family discrete_tomography --draws 5000
    """
    if benchmark is None and family is not None:
        raise click.UsageError("--family: needs a benchmark before it")
    names = registry.benchmarks() if benchmark is None else (benchmark,)
    found = [counted(name, family, draws, workers) for name in names]
    answer(
        as_json,
        {"benchmarks": {of.benchmark: of.object() for of in found}},
        (line for of in found for line in of.lines()),
    )
