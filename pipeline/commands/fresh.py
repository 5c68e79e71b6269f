"""`seedproof fresh`."""

from pathlib import Path

import click

from pipeline.auditing.fresh import write_fresh
from pipeline.commands import COUNT
from seedproof.contract import registry


@click.command("fresh")
@click.argument("benchmark", type=click.Choice(registry.benchmarks()))
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file for the rows, as JSON lines.",
)
@click.option("--count", required=True, type=COUNT, help="How many rows.")
@click.option("--difficulty", help="Which rows.  [default: the benchmark's first, such as mixed]")
# No variable: one that is set for a secret split would make the rows of that split again.
@click.option(
    "--root-seed",
    metavar="SEED",
    help="An integer, or 64 hex digits. Without it, a new secret one, which is printed.",
)
def command(benchmark: str, out: Path, count: int, difficulty: str | None, root_seed: str | None) -> None:
    """Write fresh rows for a single evaluation, every one proved, that nobody has seen before.

    \b
    Example:
        seedproof fresh number_game --root-seed 7 --count 100 --difficulty mixed --out fresh.jsonl
    """
    kinds = registry.benchmarks_with("fresh")
    if benchmark not in kinds:
        raise click.UsageError(f"fresh sets are made of: {', '.join(kinds)}")
    click.echo(write_fresh(benchmark, root_seed, count, difficulty, out))
