"""The state of a release on the Hub, and the one step that comes next."""

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from pipeline.publishing.hub import Hub, Refs, Stored
from pipeline.publishing.parcel import Parcel, measure
from pipeline.publishing.patience import Trouble
from pipeline.publishing.wholeness import newest
from pipeline.releasing.checksums import SIGNATURE, SUMS, read_sums
from pipeline.releasing.versions import parse_version
from seedproof.record.errors import SeedproofError

OWN = ".gitattributes"
"""The Hub's own file, which lists the large files. It is never sent, deleted or compared."""

CARD = "README.md"


@dataclass(frozen=True)
class Change:
    """A change that main needs at a path: `add`, `change`, `delete`, or `same`; bytes in the release."""

    kind: str
    path: str
    size: int


@dataclass(frozen=True, kw_only=True)
class Create:
    """The repository does not exist yet."""

    changes: tuple[Change, ...]


@dataclass(frozen=True, kw_only=True)
class Commit:
    """main needs a commit on top of `parent`, which is None for a branch without commits.

    `is_card_foreign`: it would overwrite a card that no release put there.
    """

    parent: str | None
    changes: tuple[Change, ...]
    is_card_foreign: bool


@dataclass(frozen=True, kw_only=True)
class Tag:
    """All files are in a commit, which needs the tag."""

    commit: str
    changes: tuple[Change, ...]


@dataclass(frozen=True, kw_only=True)
class Published:
    """The tag exists, on a commit with all files."""

    commit: str


Outlook = Create | Commit | Tag | Published
"""The state of a release on the Hub, named by the step that comes next."""


def look(parcel: Parcel, hub: Hub, made: str | None = None) -> Outlook:
    """Look at the Hub; `made` is the commit that this run has made, if any.

    Raises: SeedproofError when the release cannot be published there; Trouble when the Hub does not answer.
    """
    refs = hub.refs()
    if refs is None:
        return Create(changes=_changes(parcel, {}))
    if parcel.tag in refs.tags:
        tagged = refs.tags[parcel.tag]
        # A tag never moves: a release that was signed later counts as published.
        if (path := _unequal(parcel, hub.files(tagged), besides=SIGNATURE)) is not None:
            raise SeedproofError(
                f"{hub.repository}: the tag {parcel.tag} exists with other files, first {path}. A released "
                "version never changes: cut a new one"
            )
        return Published(commit=tagged)
    tip = made or refs.head
    stored = hub.files(tip) if tip else {}
    path = _unequal(parcel, stored)
    if tip is not None and path is None:
        return Tag(commit=tip, changes=_changes(parcel, stored))
    if made is not None:
        raise SeedproofError(
            f"{hub.repository}: the commit {made} holds other bytes than were sent, first {path}; it was "
            "not tagged. Run it again"
        )
    _check_later(parcel, hub, refs)
    own = _own(hub, tip, stored)
    return Commit(
        parent=tip,
        changes=_changes(parcel, stored, frozenset(own)),
        is_card_foreign=tip is not None and _is_card_foreign(parcel, hub, tip, stored, own),
    )


def refuse_foreign(outlook: Outlook, hub: Hub) -> None:
    """Raise SeedproofError if the next step would overwrite a card that no release put there."""
    if isinstance(outlook, Commit) and outlook.is_card_foreign:
        raise SeedproofError(
            f"{hub.repository}: {CARD} on main was not put there by a release. Look at it: "
            f"{hub.url}/blob/main/{CARD}. To overwrite it, add --replace"
        )


def bytes_to_send(changes: tuple[Change, ...]) -> int:
    """Return the bytes of all files that main does not have."""
    return sum(change.size for change in changes if change.kind in ("add", "change"))


def _unequal(parcel: Parcel, stored: dict[str, Stored], besides: str = OWN) -> str | None:
    """Return the first path that differs, apart from `besides`; None if all are equal."""
    for path in sorted({*parcel.files, *stored} - {OWN, besides}):
        if path not in parcel.files or path not in stored or not parcel.files[path].is_stored(stored[path]):
            return path
    return None


def _changes(
    parcel: Parcel, stored: dict[str, Stored], own: frozenset[str] = frozenset()
) -> tuple[Change, ...]:
    changes = [Change("delete", path, 0) for path in own if path in stored and path not in parcel.files]
    for path, file in parcel.files.items():
        on_hub = stored.get(path)
        kind = "add" if on_hub is None else "same" if file.is_stored(on_hub) else "change"
        changes.append(Change(kind, path, file.size))
    return tuple(sorted(changes, key=lambda change: change.path))


def _check_later(parcel: Parcel, hub: Hub, refs: Refs) -> None:
    later = newest(tag.removeprefix("v") for tag in refs.tags if tag.startswith("v"))
    if later is not None and parse_version(later) > parse_version(parcel.version):
        raise SeedproofError(
            f"{hub.repository}: has version {later} already, so main would go back to {parcel.version}. Cut "
            "a higher version, or publish to another --repository"
        )


def _own(hub: Hub, commit: str | None, stored: dict[str, Stored]) -> dict[str, str]:
    """Return the files of main that an earlier release put there, each with its SHA-256.

    Raises: SeedproofError when there are other files than a card, which must not be deleted.
    """
    own = _listed(hub, commit, stored[SUMS]) if commit is not None and SUMS in stored else {}
    if own and SIGNATURE in stored:
        # A signature belongs to one version and goes with it. Its SHA-256 is stated nowhere.
        own[SIGNATURE] = ""
    others = {*stored} - {*own, OWN, CARD}
    if others:
        raise SeedproofError(
            f"{hub.repository}: main has {min(others)}, which no release put there. Publish to another "
            "--repository, or remove it there"
        )
    return own


def _listed(hub: Hub, commit: str, stored: Stored) -> dict[str, str]:
    """Return the files that main's own SHA256SUMS lists, and itself; empty if it is not one of ours."""
    with TemporaryDirectory() as folder:
        digest = _fetch(hub, commit, SUMS, stored, Path(folder))
        try:
            return {**read_sums(Path(folder)), SUMS: digest}
        except SeedproofError:
            return {}


def _is_card_foreign(
    parcel: Parcel, hub: Hub, commit: str, stored: dict[str, Stored], own: dict[str, str]
) -> bool:
    """Return whether main has a card to be overwritten that is not as a release put it there."""
    on_hub, ours = stored.get(CARD), parcel.files.get(CARD)
    if on_hub is None or (ours is not None and ours.is_stored(on_hub)):
        return False
    with TemporaryDirectory() as folder:
        return CARD not in own or _fetch(hub, commit, CARD, on_hub, Path(folder)) != own[CARD]


def _fetch(hub: Hub, commit: str, path: str, stored: Stored, folder: Path) -> str:
    """Fetch a small file of main into a folder. Return its SHA-256."""
    file = folder / path
    file.write_bytes(hub.read(commit, path))
    measured = measure(file)
    if not measured.is_stored(stored):
        raise Trouble(f"{hub.repository}: {path} did not come as it is there")
    return measured.sha256
