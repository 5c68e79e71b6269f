"""`seedproof publish`."""

import shlex
from pathlib import Path

import click

from pipeline.archiving.releases import release_folder
from pipeline.publishing.hub import Hub
from pipeline.publishing.outlook import (
    CARD,
    Commit,
    Create,
    Outlook,
    Published,
    bytes_to_send,
    look,
    refuse_foreign,
)
from pipeline.publishing.parcel import Parcel, parcel
from pipeline.publishing.patience import Patience, aside
from pipeline.publishing.publish import publish
from pipeline.workplace.root_seed import ROOT_SEED_VARIABLE, root_seed_of, root_seed_option
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry
from seedproof.record.checks import State
from seedproof.record.errors import SeedproofError


@click.command("publish")
@click.argument("benchmark", type=click.Choice(registry.benchmarks()))
@click.option("--namespace", required=True, help="The account or organisation on the Hub.")
@click.option("--repository", help="The repository's name there, unless it is the benchmark's.")
@click.option(
    "--release",
    "folder",
    type=click.Path(path_type=Path),
    help="The release's folder; otherwise the version of params.yaml in releases/.",
)
@click.option("--replace", is_flag=True, help="Overwrite a README.md on the Hub that no release put there.")
@root_seed_option("The root seed, where the release keeps it secret: without it, not every row is proved.")
@click.option("--yes", is_flag=True, help="Do it; otherwise only say what would be done.")
@click.pass_context
def command(
    context: click.Context,
    benchmark: str,
    namespace: str,
    repository: str | None,
    folder: Path | None,
    replace: bool,
    root_seed: str | None,
    yes: bool,
) -> None:
    """Publish a release on the Hugging Face Hub: one commit, every hash compared there, then the tag.

    It first checks the token's right to write and what is there already, then proves the release, then
    writes. Running it again continues where it stopped, and does nothing if all is done. HF_ENDPOINT and
    HF_TOKEN are those of the Hub's own client.

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
    if yes:
        hub.need_token()
    if hub.has_token:
        patience.persist(hub.check_rights)
    outlook = patience.persist(lambda: look(release, hub))
    if not yes:
        _show(release, hub, outlook, context)
        return
    if not replace:
        refuse_foreign(outlook, hub)
    # A published version was proved when it was published, and has just been compared with this release.
    if not isinstance(outlook, Published):
        _verify(folder, root_seed)
    publish(release, hub, patience, click.echo, replace=replace)
    click.echo(f"published  {hub.url}/tree/{release.tag}")
    click.echo(f'load it    load_dataset("{hub.repository}", revision="{release.tag}", split="test")')


def _verify(folder: Path, root_seed: str | None) -> None:
    """Prove the release before it is published.

    Raises: SeedproofError with the first check that failed or could not be made.
    """
    from pipeline.verifying.verify import verify

    passed = 0
    for check in verify(folder, root_seed=root_seed_of(root_seed)):
        finding = f"{folder}: {check.label}: {check.said.splitlines()[0]}"
        if check.state is State.FAILED:
            raise SeedproofError(f"{finding}. Nothing was sent. See all of it: seedproof verify {folder}")
        if check.state is State.NOT_CHECKED:
            raise SeedproofError(
                f"{finding}. Nothing was sent: this check could not be made. A root seed that is secret is "
                f"given in {ROOT_SEED_VARIABLE}"
            )
        passed += check.state is State.PASSED
    click.echo(f"verified {folder}: all {passed} checks hold")


def _show(release: Parcel, hub: Hub, outlook: Outlook, context: click.Context) -> None:
    """Print what publishing would do."""
    created = ", which would be created" if isinstance(outlook, Create) else ""
    click.echo(f"repository  {hub.url}{created}")
    if not hub.has_token:
        click.echo("not asked   whether you may write there, and what only you can see: there is no token")
    if isinstance(outlook, Published):
        click.echo(f"tag         {release.tag}, set on {outlook.commit}: already published, nothing to send")
        return
    click.echo(f"tag         {release.tag}, not there yet")
    for change in outlook.changes:
        size = "" if change.kind == "delete" else f"{change.size:,}"
        click.echo(f"{change.kind:10}{size:>14}  {change.path}")
    is_foreign = isinstance(outlook, Commit) and outlook.is_card_foreign
    if is_foreign:
        click.echo(f"foreign   {CARD}: not put there by a release; --replace overwrites it")
    click.echo(f"{'to send':10}{bytes_to_send(outlook.changes):>14,}  bytes")
    words = [*_words(context), *(["--replace"] if is_foreign else []), "--yes"]
    click.echo(f"Nothing was sent. To do it: {shlex.join(words)}")


def _words(context: click.Context) -> list[str]:
    """Return the command as it was called, without secrets."""
    words = ["seedproof", "publish", str(context.params["benchmark"])]
    for option in ("namespace", "repository"):
        if (value := context.params[option]) is not None:
            words += [f"--{option}", str(value)]
    if context.params["folder"] is not None:
        words += ["--release", str(context.params["folder"])]
    return words
