"""`seedproof verify`."""

import sys
from pathlib import Path

import click

from pipeline.audit import root_seed_of
from pipeline.checks import show, tally
from pipeline.verifying.verify import verify


@click.command("verify")
@click.argument("release")
@click.option(
    "--sample", type=click.IntRange(0), help="Prove only so many rows of each split, not every one."
)
@click.option("--root-seed", help="The root seed, where the release keeps it secret.")
def COMMAND(release: str, sample: int | None, root_seed: str | None) -> None:
    """Check a release: checksums, manifest, order, counts, schema, card, versions, every row and proof.

    RELEASE is a folder, or a dataset on the Hub at a tag: hf://datasets/NAMESPACE/BENCHMARK@vX.Y.Z. Says all
    that is wrong, not only the first thing. Exits with 0 when everything holds, else with 1.

    \b
    Example:
        seedproof verify releases/missing_fact/VERSION
        seedproof verify hf://datasets/acme/missing_fact@vVERSION --sample 100
    """
    if release.startswith("hf://"):
        from pipeline.publishing.download import download_from

        folder = download_from(release)
    else:
        folder = Path(release)
    sys.exit(tally(show(verify(folder, sample, root_seed_of(root_seed)))).exit_code)
