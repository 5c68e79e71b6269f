"""`seedproof download`."""

import sys
from pathlib import Path

import click

from pipeline.publishing.download import NAMESPACE, download, place, plain_files
from pipeline.publishing.patience import aside
from pipeline.releasing.versions import parse_version
from pipeline.verifying.verify import Verification
from seedproof.contract import registry
from seedproof.record.checks import State
from seedproof.record.errors import SeedproofError

SAMPLE = 100
"""The number of rows of each split that are rebuilt and proved."""


@click.command("download")
@click.argument("benchmark", type=click.Choice(registry.benchmarks()))
@click.option("--version", help="Such as 1.0.0; otherwise the highest.")
@click.option(
    "--namespace", default=NAMESPACE, show_default=True, help="The account or organisation on the Hub."
)
@click.option("--repository", help="The repository's name there, unless it is the benchmark's.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="A folder to copy the release to; otherwise it stays in the Hub's cache.",
)
def command(
    benchmark: str, version: str | None, namespace: str, repository: str | None, out: Path | None
) -> None:
    """Download a release from the Hugging Face Hub, check every hash, and verify it.

    A hundred rows of each split are proved. Prints the folder of the release. Files that are already in
    the cache are checked, not fetched; they are enough without a network. A release that fails a check is
    refused. One that cannot be checked fully, for example because its root seed is secret, is downloaded with
    exit code 3; `seedproof verify` reports everything about either.

    \b
    Example:
        seedproof download missing_fact --namespace acme
    """
    if version is not None:
        version = version.removeprefix("v")
        parse_version(version)
    dataset = f"{namespace}/{repository or benchmark}"
    folder = download(benchmark, version, dataset)
    not_checked = _verified(folder, dataset)
    if out is not None and not place(folder, out):
        aside(f"{out}: holds it already, every hash is right")
    click.echo(out or folder)
    if not_checked:
        sys.exit(3)


def _verified(folder: Path, dataset: str) -> bool:
    """Verify a sample of a downloaded release. Return whether some check could not be made.

    Raises: SeedproofError with the first check that failed.
    """
    with plain_files(folder) as copy:
        verification = Verification(copy, SAMPLE)
        checks = list(verification.checks())
    all_of_it = f"seedproof verify hf://datasets/{dataset}@v{verification.subject.rpartition(' ')[2]}"
    for check in checks:
        if check.state is State.FAILED:
            raise SeedproofError(
                f"{dataset}: is not what it says it is: {check.label}: {check.said.splitlines()[0]}. "
                f"See all of it: {all_of_it}"
            )
    not_checked = [check for check in checks if check.state is State.NOT_CHECKED]
    for check in not_checked:
        aside(f"not checked: {check.label}: {check.said.splitlines()[0]}. See all of it: {all_of_it}")
    return bool(not_checked)
