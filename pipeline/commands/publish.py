"""`seedproof publish`."""

import datetime
import shlex
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from pipeline.archiving.releases import release_folder
from pipeline.commands import answer, json_option, needs
from pipeline.publishing.failures import Offline
from pipeline.publishing.hub import Hub
from pipeline.publishing.outlook import (
    Change,
    Commit,
    Create,
    Outlook,
    Published,
    Update,
    bytes_to_send,
    date_on,
    look,
    new,
    refuse_foreign,
)
from pipeline.publishing.parcel import Parcel, parcel, staged
from pipeline.publishing.patience import GivenUp, Patience, Trouble
from pipeline.publishing.publish import publish
from pipeline.releasing.card import CARD
from pipeline.releasing.documents import DOCUMENTS
from pipeline.releasing.home import home_of
from pipeline.releasing.publication import Published as PublishedRelease
from pipeline.releasing.publication import published, write_publication
from pipeline.workplace.naming import BENCHMARK, RELEASE
from pipeline.workplace.root_seed import ROOT_SEED_VARIABLE, root_seed_of, root_seed_option
from pipeline.workplace.settings import load_settings
from seedproof.record.checks import State
from seedproof.record.errors import SeedproofError
from seedproof.record.files import alone, replacing
from seedproof.record.printing import aside, say


@click.command("publish")
@click.argument("benchmark", type=BENCHMARK)
@click.option("--namespace", required=True, help="Account or organisation on the Hub.")
@click.option("--repository", help="Repository name on the Hub.  [default: the benchmark's name]")
@click.option(
    "--release",
    "folder",
    type=RELEASE,
    help="Release folder.  [default: the current release]",
)
@click.option("--replace", is_flag=True, help="Overwrite a README.md on the Hub that no release wrote.")
@root_seed_option("Root seed of the release")
@click.option("--yes", is_flag=True, help="Publish; without it, only show the plan.")
@json_option
@needs("build")
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
    as_json: bool,
) -> None:
    """Publish a release on the Hugging Face Hub, compare every hash, then tag it.

    Without --yes, the command shows its plan, even without a network. With --yes, it checks your token and
    the repository, proves the release, uploads it in one commit, and writes publication.json. Run it again to
    continue where it stopped. If the version is already published, the command sends only changed documents,
    in an untagged commit on main. The Hub's client reads HF_ENDPOINT and HF_TOKEN.

    \b
    Example:
        seedproof publish missing_fact --namespace acme
        seedproof publish missing_fact --namespace acme --yes
    """
    if yes and as_json:
        raise click.UsageError("--json is for the plan. Leave out one of --json and --yes")
    version = None
    if folder is None:
        version = load_settings(benchmark).version
        folder = release_folder(benchmark, version)
    hub = Hub(f"{namespace}/{repository or benchmark}", say=aside)
    patience = Patience(aside)
    if yes:
        hub.need_token()
    known = published(folder)
    # Told before anything is written or asked.
    tag = parcel(folder, benchmark, version).tag
    on_hub, is_asked = None, True
    try:
        if hub.has_token:
            patience.persist(hub.check_rights)
        on_hub = patience.persist(lambda: date_on(hub, tag))
    except (Offline, GivenUp, Trouble) as error:
        if yes:
            raise
        aside(f"not asked: {error}")
        is_asked = False
    date = known.date if known else on_hub or _today()
    home = home_of(benchmark)
    with alone(folder) if yes else nullcontext(), staged(folder, home, date) as copy:
        release = parcel(copy, benchmark, version)
        outlook = patience.persist(lambda: look(release, hub)) if is_asked else None
        if not yes or outlook is None:
            answer(as_json, _stated(release, hub, outlook), _lines(release, hub, outlook, context))
            return
        if not replace:
            refuse_foreign(outlook, hub)
        # A published version was proved when it was published, and its rows have just been compared.
        if not isinstance(outlook, Published | Update):
            _verify(folder, root_seed, home)
        commit = publish(release, hub, patience, say, replace=replace)
        for name in DOCUMENTS:
            if (copy / name).is_file():
                with replacing(folder / name) as file:
                    file.write((copy / name).read_bytes())
        if known is None:
            write_publication(folder, PublishedRelease(hub.repository, commit, release.tag, date))
    say(f"published  {hub.url}/tree/{release.tag}")
    say(f'load it    load_dataset("{hub.repository}", revision="{release.tag}", split="test")')


def _today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


def _verify(folder: Path, root_seed: str | None, home: Path) -> None:
    """Prove the release before it is published, by the templates that its documents are written from.

    Raises: SeedproofError with the first check that failed or could not be made.
    """
    from pipeline.verifying.verify import Verification

    passed = 0
    verification = Verification(folder, root_seed=root_seed_of(root_seed), templates=home)
    for check in verification.checks():
        finding = f"{folder}: {check.label}: {check.said.splitlines()[0]}"
        if check.state is State.FAILED:
            raise SeedproofError(f"{finding}. Nothing was sent. See all of it: seedproof verify {folder}")
        if check.state is State.NOT_CHECKED:
            raise SeedproofError(
                f"{finding}. Nothing was sent: this check could not be made. A root seed that is secret is "
                f"given in {ROOT_SEED_VARIABLE}"
            )
        passed += check.state is State.PASSED
    say(f"verified {folder}: all {passed} checks hold")


def _lines(release: Parcel, hub: Hub, outlook: Outlook | None, context: click.Context) -> Iterator[str]:
    """Yield for people what publishing would do; `outlook` is None where the Hub was not asked."""
    created = ", which would be created" if isinstance(outlook, Create) else ""
    yield f"repository  {hub.url}{created}"
    if not hub.has_token:
        yield "not asked   whether you may write there, and what only you can see: there is no token"
    if isinstance(outlook, Published):
        yield f"tag         {release.tag}, set on {outlook.commit}: already published, nothing to send"
        return
    where = "not known whether it is there" if outlook is None else "not there yet"
    if isinstance(outlook, Update):
        where = "stays where it is: only documents have changed, in a commit on main"
    yield f"tag         {release.tag}, {where}"
    changes = _changes(release, outlook)
    for change in changes:
        size = "" if change.kind == "delete" else f"{change.size:,}"
        yield f"{change.kind:10}{size:>14}  {change.path}"
    is_foreign = isinstance(outlook, Commit | Update) and outlook.is_card_foreign
    if is_foreign:
        yield f"foreign   {CARD}: not put there by a release; --replace overwrites it"
    yield f"{'to send':10}{bytes_to_send(changes):>14,}  bytes"
    words = [*_words(context), *(["--replace"] if is_foreign else []), "--yes"]
    yield f"Nothing was sent. To do it: {shlex.join(words)}"


def _stated(release: Parcel, hub: Hub, outlook: Outlook | None) -> dict[str, Any]:
    """Return for JSON what publishing would do; the state is the step that comes next."""
    changes = _changes(release, outlook)
    return {
        "repository": hub.url,
        "tag": release.tag,
        "state": "not asked" if outlook is None else type(outlook).__name__.lower(),
        "changes": [asdict(change) for change in changes],
        "bytes_to_send": bytes_to_send(changes),
    }


def _changes(release: Parcel, outlook: Outlook | None) -> tuple[Change, ...]:
    if isinstance(outlook, Published):
        return ()
    return new(release) if outlook is None else outlook.changes


def _words(context: click.Context) -> list[str]:
    """Return the command as it was called, without secrets."""
    words = ["seedproof", "publish", str(context.params["benchmark"])]
    for option in ("namespace", "repository"):
        if (value := context.params[option]) is not None:
            words += [f"--{option}", str(value)]
    if context.params["folder"] is not None:
        words += ["--release", str(context.params["folder"])]
    return words
