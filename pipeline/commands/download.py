"""`seedproof download`."""

from os import cpu_count
from pathlib import Path

import click

from pipeline.commands import answer, json_option, needs
from pipeline.publishing.download import NAMESPACE, download, place, plain_files
from pipeline.publishing.wholeness import version_of
from pipeline.releasing.versions import parse_version
from pipeline.workplace.naming import BENCHMARK
from seedproof.record.checks import State
from seedproof.record.errors import ExitCode, SeedproofError
from seedproof.record.printing import aside


@click.command("download")
@click.argument("benchmark", type=BENCHMARK)
@click.option("--version", help="A version such as 1.0.0.  [default: the newest]")
@click.option("--namespace", default=NAMESPACE, show_default=True, help="Account or organisation on the Hub.")
@click.option("--repository", help="Repository name on the Hub.  [default: the benchmark's name]")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Copy the release to this folder.  [default: leave it in the Hub's cache]",
)
@click.option(
    "--templates",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="Folder with sources of cards and schemas (datacards/, schemas/, params.yaml).  [default: ours]",
)
@click.option(
    "--unproved", is_flag=True, help="Keep a release even if a check fails; the exit code is then 3."
)
@json_option
@needs("hub")
def command(
    benchmark: str,
    version: str | None,
    namespace: str,
    repository: str | None,
    out: Path | None,
    templates: Path | None,
    unproved: bool,
    as_json: bool,
) -> ExitCode:
    """Download a release from the Hugging Face Hub, check its hashes, and verify it.

    Prints the folder of the release. Files in the cache are checked instead of fetched, so a full cache needs
    no network. A release that fails a check is refused, and --out stays as it was. `seedproof verify` reports
    every check.

    Exit code 0: every check passed. 1: a check failed. 3: no check failed, but one could not be made, for
    example because the root seed is secret; the release is kept.

    \b
    Example:
        seedproof download missing_fact --namespace acme
    """
    if version is not None:
        version = version.removeprefix("v")
        parse_version(version)
    dataset = f"{namespace}/{repository or benchmark}"
    folder = download(benchmark, version, dataset)
    exit_code = _verified(folder, dataset, templates, unproved)
    if out is not None and not place(folder, out):
        aside(f"{out}: holds it already, every hash is right")
    place_of_it = str(out or folder)
    found = {"folder": place_of_it, "version": version_of(folder), "exit_code": int(exit_code)}
    answer(as_json, found, [place_of_it])
    return exit_code


def _verified(folder: Path, dataset: str, templates: Path | None, unproved: bool) -> ExitCode:
    """Verify a downloaded release. Return whether every check passed.

    Raises: SeedproofError with the first check that failed.
    """
    from pipeline.verifying.verify import Verification

    with plain_files(folder) as copy:
        verification = Verification(copy, templates=templates, workers=cpu_count() or 1)
        checks = list(verification.checks())
    all_of_it = f"See all of it: seedproof verify hf://datasets/{dataset}@v{version_of(folder)}"
    left = [check for check in checks if check.state in (State.FAILED, State.NOT_CHECKED)]
    for check in left:
        first = check.said.splitlines()[0].removesuffix(":")
        if check.state is State.FAILED and not unproved:
            raise SeedproofError(f"{dataset}: is not what it says it is: {check.label}: {first}. {all_of_it}")
        aside(f"{check.state.value if check.state else ''}: {check.label}: {first}. {all_of_it}")
    return ExitCode.NOT_CHECKED if left else ExitCode.HOLDS
