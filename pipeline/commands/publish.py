"""`seedproof publish`."""

import shlex
from pathlib import Path

import click

from pipeline.benchmarks import BENCHMARKS
from pipeline.checks import State
from pipeline.errors import SeedproofError
from pipeline.publishing.hub import Hub
from pipeline.publishing.outlook import Outlook, look
from pipeline.publishing.parcel import Parcel, parcel
from pipeline.publishing.patience import Patience, aside
from pipeline.publishing.publish import publish
from pipeline.releasing.cut import release_folder
from pipeline.settings import load_settings


@click.command("publish")
@click.argument("benchmark", type=click.Choice(BENCHMARKS))
@click.option("--namespace", required=True, help="The account or organisation on the Hub.")
@click.option("--repository", help="The repository's name there, unless it is the benchmark's.")
@click.option(
    "--release",
    "folder",
    type=click.Path(path_type=Path),
    help="The release's folder; otherwise the version of params.yaml in releases/.",
)
@click.option("--yes", is_flag=True, help="Do it; otherwise only say what would be done.")
def COMMAND(benchmark: str, namespace: str, repository: str | None, folder: Path | None, yes: bool) -> None:
    """Publish a release on the Hugging Face Hub: one commit, every hash compared there, then the tag.

    Running it again goes on where it stopped, and does nothing when all is done. HF_ENDPOINT and HF_TOKEN are
    those of the Hub's own client.

    \b
    Example:
        seedproof publish missing_fact --namespace acme
        seedproof publish missing_fact --namespace acme --yes
    """
    version = None
    if folder is None:
        version = load_settings(benchmark).version
        folder = release_folder(benchmark, version)
    release = parcel(folder, benchmark, version)
    hub = Hub(f"{namespace}/{repository or benchmark}", say=aside)
    patience = Patience(aside)
    seen = patience.persist(lambda: look(release, hub))
    if not yes:
        _show(release, hub, seen)
        return
    # What is published already was proved then, and compared with this release just now.
    if seen.step != "nothing":
        hub.need_token()
        _verify(folder)
    publish(release, hub, patience, click.echo)
    click.echo(f"published  {hub.url}/tree/{release.tag}")
    click.echo(f'load it    load_dataset("{hub.repository}", revision="{release.tag}", split="test")')


def _verify(folder: Path) -> None:
    """Prove the release before it goes out.

    Raises: SeedproofError with the first promise that does not hold.
    """
    from pipeline.verifying.verify import verify

    count = 0
    for step in verify(folder):
        count += 1
        if step.state is not State.PASSED:
            raise SeedproofError(
                f"{folder}: {step.label}: {step.said.splitlines()[0]}. Nothing was sent. See all of it: "
                f"seedproof verify {folder}"
            )
    click.echo(f"verified {folder}: all {count} checks hold")


def _show(release: Parcel, hub: Hub, seen: Outlook) -> None:
    """Say what publishing would do."""
    created = ", which would be created" if seen.step == "create" else ""
    click.echo(f"repository  {hub.url}{created}")
    if seen.step == "nothing":
        click.echo(f"tag         {release.tag}, set on {seen.at}: already published, nothing to send")
        return
    click.echo(f"tag         {release.tag}, not there yet")
    for change in seen.changes:
        size = "" if change.kind == "delete" else f"{change.size:,}"
        click.echo(f"{change.kind:10}{size:>14}  {change.path}")
    click.echo(f"{'to send':10}{seen.to_send:>14,}  bytes")
    command = click.get_current_context()
    again = shlex.join([*_words(command), "--yes"])
    click.echo(f"Nothing was sent. To do it: {again}")


def _words(context: click.Context) -> list[str]:
    """The command as it was called."""
    words = ["seedproof", "publish", str(context.params["benchmark"])]
    for option in ("namespace", "repository"):
        if (value := context.params[option]) is not None:
            words += [f"--{option}", str(value)]
    if context.params["folder"] is not None:
        words += ["--release", str(context.params["folder"])]
    return words
