"""Runs every gate of a benchmark under root seeds of which no release is made, and tells what they refuse.

    python -m tests.other_seeds university curriculum --seeds 3 --first 7

A release is made under one root seed; a held-out split, fresh rows and a maintainer's own versions are made
under any. What a gate refuses here would stop them.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from pipeline import STAGES
from pipeline.archiving.params import set_param
from pipeline.stages import run_stage
from pipeline.workplace.build import Build
from pipeline.workplace.settings import benchmarks_of
from seedproof.contract import registry
from seedproof.record.errors import GateClosed, SeedproofError
from seedproof.record.json_text import read_json

FIRST = 777_000


@click.command
@click.argument("benchmarks", nargs=-1, type=click.Choice(registry.benchmarks()))
@click.option("--seeds", default=1, show_default=True, help="How many root seeds.")
@click.option("--first", default=FIRST, show_default=True, help="The first of them.")
@click.option("--workers", default=2, show_default=True, help="Processes.")
def main(benchmarks: tuple[str, ...], seeds: int, first: int, workers: int) -> None:
    """Run the gates of benchmarks, all without any, under other root seeds."""
    refused = 0
    for root_seed in range(first, first + seeds):
        for benchmark in benchmarks or benchmarks_of():
            found = list(findings(benchmark, root_seed, workers))
            refused += len(found)
            click.echo(f"{benchmark} {root_seed}: {len(found)} findings")
            for finding in found:
                click.echo(f"    {finding}")
    raise SystemExit(refused > 0)


def findings(benchmark: str, root_seed: int, workers: int) -> Iterator[str]:
    """Yield what each stage up to quality refuses; a stage that fails otherwise ends it."""
    with tempfile.TemporaryDirectory() as folder:
        params = Path(folder, "params.yaml")
        params.write_bytes(Path("params.yaml").read_bytes())
        set_param(params, (benchmark, "generate", "root_seed"), root_seed)
        build = Build(benchmark, Path(folder, "build"), params)
        for stage in STAGES[:-1]:
            try:
                run_stage(stage, build, workers)
            except GateClosed:
                yield from read_json(build.report(stage))["first"]
            except SeedproofError as error:
                yield f"{stage}: {error}"
                return


if __name__ == "__main__":
    main()
