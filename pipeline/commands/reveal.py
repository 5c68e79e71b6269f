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
@click.option("--split", required=True, help="Secret split that the release commits to.")
@root_seed_option("Root seed, 64 hex digits", "the one in private/")
@click.option(
    "--release",
    type=RELEASE,
    help="Release folder.  [default: the current release]",
)
@click.option("--write", is_flag=True, help="Write the root seed to params.yaml, for the next version.")
def command(benchmark: str, split: str, root_seed: str | None, release: Path | None, write: bool) -> None:
    """Prove that a secret split is the one that a release committed to.

    \b
    Example:
        seedproof reveal missing_fact --split held_out
    """
    say(reveal(benchmark, split, root_seed, release or current_release(benchmark), write))
