"""`seedproof download`."""

from pathlib import Path

import click

from pipeline.benchmarks import BENCHMARKS
from pipeline.publishing.download import NAMESPACE, download, place
from pipeline.publishing.patience import aside
from pipeline.releasing.versions import parse_version


@click.command("download")
@click.argument("benchmark", type=click.Choice(BENCHMARKS))
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
def COMMAND(
    benchmark: str, version: str | None, namespace: str, repository: str | None, out: Path | None
) -> None:
    """Download a release from the Hugging Face Hub, and check every hash. Prints the folder where it lies.

    What is in the cache already is checked, not fetched; without a network, it is enough.

    \b
    Example:
        seedproof download missing_fact --namespace acme
    """
    if version is not None:
        version = version.removeprefix("v")
        parse_version(version)
    folder = download(
        benchmark,
        version,
        f"{namespace}/{repository or benchmark}",
    )
    if out is not None and not place(folder, out):
        aside(f"{out}: holds it already, every hash is right")
    click.echo(out or folder)
