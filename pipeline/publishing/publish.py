"""Publishing a release: look at the Hub, do the one next step, look again, until there is nothing left to do.

So a run that failed anywhere is gone on with by running it again, and a run that is done does nothing.
"""

import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pipeline
from pipeline.publishing.hub import Hub
from pipeline.publishing.outlook import Outlook, look
from pipeline.publishing.parcel import Parcel
from pipeline.publishing.patience import Patience, Trouble


def publish(parcel: Parcel, hub: Hub, patience: Patience, say: Callable[[str], None]) -> str:
    """Make the Hub hold a release under its tag. Returns the commit; `say` takes each step that was done.

    Raises: SeedproofError when it cannot be done, or not now.
    """
    done: dict[str, str] = {}

    def turn() -> Outlook:
        seen = look(parcel, hub, done.get("commit"))
        if seen.step in done:
            raise Trouble(f"{hub.repository}: the Hub does not show yet what it did ({seen.step})")
        if seen.step != "nothing":
            hub.need_token()
            done[seen.step] = _do(seen, parcel, hub, say)
        return seen

    while (seen := patience.persist(turn)).step != "nothing":
        pass
    if not done:
        say(f"{hub.repository} {parcel.tag}: already published, nothing sent")
    return str(seen.at)


def _do(seen: Outlook, parcel: Parcel, hub: Hub, say: Callable[[str], None]) -> str:
    """Do one step. Returns the commit that it made or was about."""
    if seen.step == "create":
        hub.create()
        say(f"created {hub.repository}")
        return ""
    if seen.step == "tag":
        assert seen.at is not None
        hub.tag(parcel.tag, seen.at)
        say(f"every hash is right on the Hub; tagged {seen.at[:12]} as {parcel.tag}")
        return seen.at
    adds = {
        change.path: parcel.folder / change.path
        for change in seen.changes
        if change.kind in ("add", "change")
    }
    deletes = [change.path for change in seen.changes if change.kind == "delete"]
    say(f"sending {len(adds)} files, {seen.to_send:,} bytes, in one commit")
    made = hub.commit(
        seen.at, adds, deletes, f"{parcel.benchmark} {parcel.version}", _description(parcel, hub)
    )
    say(f"committed {made[:12]}")
    return made


def _description(parcel: Parcel, hub: Hub) -> str:
    namespace, name = hub.repository.split("/")
    command = f"seedproof download {parcel.benchmark} --version {parcel.version} --namespace {namespace}"
    if name != parcel.benchmark:
        command += f" --repository {name}"
    code = _own_commit()
    return f"Checks every hash: {command}" + (f"\nMade by the code of commit {code}" if code else "")


@cache
def _own_commit() -> str | None:
    return clean_commit(Path(pipeline.__file__).resolve().parent.parent)


def clean_commit(root: Path) -> str | None:
    """The Git commit of a checkout; None when files were changed since, or it is no checkout."""

    def git(*arguments: str) -> str:
        done = subprocess.run(
            ["git", "-C", str(root), *arguments], capture_output=True, text=True, check=True, timeout=60
        )
        return done.stdout.strip()

    try:
        if Path(git("rev-parse", "--show-toplevel")).resolve() != root:
            return None
        return None if git("status", "--porcelain", "--untracked-files=no") else git("rev-parse", "HEAD")
    except (OSError, subprocess.SubprocessError):
        return None
