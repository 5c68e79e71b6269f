"""`seedproof fresh`."""

from pathlib import Path

import click

from pipeline.auditing.fresh import seed_of, write_fresh
from pipeline.commands import COUNT, answer, json_option
from pipeline.workplace.naming import BENCHMARK, complete_family


@click.command("fresh")
@click.argument("benchmark", type=BENCHMARK)
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="JSON Lines file to write.",
)
@click.option("--count", required=True, type=COUNT, help="Number of rows.")
# No variable: one that is set for a secret split would make the rows of that split again.
@click.option(
    "--seed",
    "--root-seed",
    help="A number, or any text; if it is secret, nobody can guess the rows.  [default: a random number]",
)
@click.option(
    "--family",
    "families",
    multiple=True,
    shell_complete=complete_family,
    help="Use only this family; repeatable.",
)
@click.option("--difficulty", type=int, multiple=True, help="Use only this difficulty; repeatable.")
@json_option
def command(
    benchmark: str,
    out: Path,
    count: int,
    seed: str | None,
    families: tuple[str, ...],
    difficulty: tuple[int, ...],
    as_json: bool,
) -> None:
    """Generate fresh, proved rows that are in no release, to evaluate or train on.

    The same seed gives the same rows on every machine, apart from the bytes of figures.

    \b
    Example:
        seedproof fresh missing_fact --count 100 --seed 7 --out fresh.jsonl
    """
    written = write_fresh(benchmark, seed_of(seed), count, out, families, difficulty)
    answer(as_json, written._asdict(), [str(written)])
