"""`seedproof reveal`."""

from pathlib import Path

import click

from pipeline.archiving.releases import current_release
from pipeline.archiving.splits import reveal
from pipeline.workplace.naming import BENCHMARK, RELEASE
from pipeline.workplace.root_seed import root_seed_option
from seedproof.record.printing import say


@click.command("reveal")
@click.argument("benchmark", type=BENCHMARK)
@click.option("--split", required=True, help="A secret split that the release commits to.")
@root_seed_option("The secret, 64 hex digits; without it, the one in private/.")
@click.option("--release", type=RELEASE, help="The release; otherwise that of params.yaml's version.")
@click.option("--write", is_flag=True, help="Put the root seed into params.yaml, for the next version.")
def command(benchmark: str, split: str, root_seed: str | None, release: Path | None, write: bool) -> None:
    """Prove a secret split: its root seed and its rows are those that a release committed to.

    \b
    Example:
        seedproof reveal missing_fact --split held_out
    """
    say(reveal(benchmark, split, root_seed, release or current_release(benchmark), write))
