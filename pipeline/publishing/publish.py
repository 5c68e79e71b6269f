"""Publishing a release: look at the Hub, do the one next step, and look again until nothing is left to do.

So a run that failed is continued by running it again, and running it again after success does nothing.
"""

from collections.abc import Callable
from functools import cache

from pipeline.archiving.checkout import clean_commit
from pipeline.publishing.hub import Hub
from pipeline.publishing.outlook import (
    Commit,
    Create,
    Outlook,
    Published,
    Tag,
    Update,
    bytes_to_send,
    look,
    refuse_foreign,
)
from pipeline.publishing.parcel import Parcel
from pipeline.publishing.patience import Patience, Trouble
from seedproof.contract import registry


def publish(
    parcel: Parcel,
    hub: Hub,
    patience: Patience,
    say: Callable[[str], None],
    *,
    replace: bool = False,
) -> str:
    """Put a release on the Hub under its tag. Return the commit; `say` reports each step that was done.

    `replace` lets it overwrite a card that no release put there.
    Raises: SeedproofError when it cannot be done, or not at the moment.
    """
    done: dict[type[Outlook], str] = {}

    def turn() -> Outlook:
        outlook = look(parcel, hub, done.get(Commit) or done.get(Update))
        if not replace:
            refuse_foreign(outlook, hub)
        if type(outlook) in done:
            step = type(outlook).__name__.lower()
            raise Trouble(f"{hub.repository}: the Hub does not show yet what it did ({step})")
        if not isinstance(outlook, Published):
            hub.need_token()
            done[type(outlook)] = _do(outlook, parcel, hub, say)
        return outlook

    outlook = patience.persist(turn)
    while not isinstance(outlook, Published):
        outlook = patience.persist(turn)
    if not done:
        say(f"{hub.repository} {parcel.tag}: already published, nothing sent")
    return outlook.commit


def _do(step: Create | Commit | Tag | Update, parcel: Parcel, hub: Hub, say: Callable[[str], None]) -> str:
    """Do one step. Return the commit that it made or tagged."""
    if isinstance(step, Create):
        hub.create()
        say(f"created {hub.repository}")
        return ""
    if isinstance(step, Tag):
        hub.tag(parcel.tag, step.commit)
        say(f"every hash is right on the Hub; tagged {step.commit[:12]} as {parcel.tag}")
        return step.commit
    adds = {
        change.path: parcel.folder / change.path
        for change in step.changes
        if change.kind in ("add", "change")
    }
    deletes = [change.path for change in step.changes if change.kind == "delete"]
    say(f"sending {len(adds)} files, {bytes_to_send(step.changes):,} bytes, in one commit")
    better = ": better documents" if isinstance(step, Update) else ""
    title = f"{parcel.benchmark} {parcel.version}{better}"
    made = hub.commit(step.parent, adds, deletes, title, _description(parcel, hub))
    say(f"committed {made[:12]}")
    return made


def _description(parcel: Parcel, hub: Hub) -> str:
    namespace, name = hub.repository.split("/")
    command = f"seedproof download {parcel.benchmark} --version {parcel.version} --namespace {namespace}"
    if name != parcel.benchmark:
        command += f" --repository {name}"
    code = _own_commit(parcel.benchmark)
    return f"Checks every hash: {command}" + (f"\nMade by the code of commit {code}" if code else "")


@cache
def _own_commit(benchmark: str) -> str | None:
    """Return the commit that a benchmark's code runs from; None for a benchmark that is not installed."""
    if benchmark not in registry.benchmarks():
        return None
    return clean_commit(registry.benchmark(benchmark).root.resolve())
