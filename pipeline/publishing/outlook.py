"""What the Hub holds of a release, and the one step that comes next."""

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
"""The Hub's own file: it says which files are large. Never sent, deleted or compared."""

CARD = "README.md"


@dataclass(frozen=True)
class Change:
    """What main needs at a path: `add`, `change`, `delete`, or `same` for nothing; bytes in the release."""

    kind: str
    path: str
    size: int


@dataclass(frozen=True, kw_only=True)
class Create:
    """The repository does not exist yet."""

    changes: tuple[Change, ...]


@dataclass(frozen=True, kw_only=True)
class Commit:
    """main needs a commit on top of `parent`, which is None for a branch without any.

    `is_card_foreign`: it would overwrite a card that no release put there.
    """

    parent: str | None
    changes: tuple[Change, ...]
    is_card_foreign: bool


@dataclass(frozen=True, kw_only=True)
class Tag:
    """All files are there in a commit, which needs the tag."""

    commit: str
    changes: tuple[Change, ...]


@dataclass(frozen=True, kw_only=True)
class Published:
    """The tag is there, on a commit with all files."""

    commit: str


Outlook = Create | Commit | Tag | Published
"""What the Hub holds of a release, as the step that comes next."""


def look(parcel: Parcel, hub: Hub, made: str | None = None) -> Outlook:
    """Look at the Hub; `made` is the commit that this run has made, if it has.

    Raises: SeedproofError when the release cannot be published there; Trouble when the Hub does not answer.
    """
    refs = hub.refs()
    if refs is None:
        return Create(changes=_changes(parcel, {}))
    if parcel.tag in refs.tags:
        tagged = refs.tags[parcel.tag]
        # A tag stays where it is: a release that was signed later is published all the same.
        if (other := _unequal(parcel, hub.files(tagged), besides=SIGNATURE)) is not None:
            raise SeedproofError(
                f"{hub.repository}: the tag {parcel.tag} exists with other files, first {other}. A released "
                "version never changes: cut a new one"
            )
        return Published(commit=tagged)
    at = made or refs.head
    stored = hub.files(at) if at else {}
    other = _unequal(parcel, stored)
    if at is not None and other is None:
        return Tag(commit=at, changes=_changes(parcel, stored))
    if made is not None:
        raise SeedproofError(
            f"{hub.repository}: the commit {made} holds other bytes than were sent, first {other}; it was "
            "not tagged. Run it again"
        )
    _check_later(parcel, hub, refs)
    own = _own(hub, at, stored)
    return Commit(
        parent=at,
        changes=_changes(parcel, stored, frozenset(own)),
        is_card_foreign=at is not None and _is_card_foreign(parcel, hub, at, stored, own),
    )


def refuse_foreign(outlook: Outlook, hub: Hub) -> None:
    """Raises: SeedproofError when the next step would overwrite a card that no release put there."""
    if isinstance(outlook, Commit) and outlook.is_card_foreign:
        raise SeedproofError(
            f"{hub.repository}: {CARD} on main was not put there by a release. Look at it: "
            f"{hub.url}/blob/main/{CARD}. To overwrite it, add --replace"
        )


def bytes_to_send(changes: tuple[Change, ...]) -> int:
    """Bytes of files that main does not have."""
    return sum(change.size for change in changes if change.kind in ("add", "change"))


def _unequal(parcel: Parcel, stored: dict[str, Stored], besides: str = OWN) -> str | None:
    """The first path that is not the same on both sides, `besides` one more file; None when all are."""
    for path in sorted({*parcel.files, *stored} - {OWN, besides}):
        if path not in parcel.files or path not in stored or not parcel.files[path].is_stored(stored[path]):
            return path
    return None


def _changes(
    parcel: Parcel, stored: dict[str, Stored], own: frozenset[str] = frozenset()
) -> tuple[Change, ...]:
    changes = [Change("delete", path, 0) for path in own if path in stored and path not in parcel.files]
    for path, file in parcel.files.items():
        there = stored.get(path)
        kind = "add" if there is None else "same" if file.is_stored(there) else "change"
        changes.append(Change(kind, path, file.size))
    return tuple(sorted(changes, key=lambda change: change.path))


def _check_later(parcel: Parcel, hub: Hub, refs: Refs) -> None:
    later = newest(tag.removeprefix("v") for tag in refs.tags if tag.startswith("v"))
    if later is not None and parse_version(later) > parse_version(parcel.version):
        raise SeedproofError(
            f"{hub.repository}: has version {later} already, so main would go back to {parcel.version}. Cut "
            "a higher version, or publish to another --repository"
        )


def _own(hub: Hub, at: str | None, stored: dict[str, Stored]) -> dict[str, str]:
    """The files of main that an earlier release put there, each with its SHA-256.

    Raises: SeedproofError when there are others than a card, which nobody here may delete.
    """
    own = _listed(hub, at, stored[SUMS]) if at is not None and SUMS in stored else {}
    if own and SIGNATURE in stored:
        # A signature is of one version: it goes with it. Nothing states its SHA-256.
        own[SIGNATURE] = ""
    others = {*stored} - {*own, OWN, CARD}
    if others:
        raise SeedproofError(
            f"{hub.repository}: main has {min(others)}, which no release put there. Publish to another "
            "--repository, or remove it there"
        )
    return own


def _listed(hub: Hub, at: str, stored: Stored) -> dict[str, str]:
    """What main's own SHA256SUMS lists, and itself; nothing when it is none of ours."""
    with TemporaryDirectory() as folder:
        digest = _fetch(hub, at, SUMS, stored, Path(folder))
        try:
            return {**read_sums(Path(folder)), SUMS: digest}
        except SeedproofError:
            return {}


def _is_card_foreign(
    parcel: Parcel, hub: Hub, at: str, stored: dict[str, Stored], own: dict[str, str]
) -> bool:
    """Whether main has a card that the release would overwrite, and that is not as a release put it there."""
    there, ours = stored.get(CARD), parcel.files.get(CARD)
    if there is None or (ours is not None and ours.is_stored(there)):
        return False
    with TemporaryDirectory() as folder:
        return CARD not in own or _fetch(hub, at, CARD, there, Path(folder)) != own[CARD]


def _fetch(hub: Hub, at: str, path: str, stored: Stored, folder: Path) -> str:
    """Fetch a small file of main into a folder. Returns its SHA-256."""
    file = folder / path
    file.write_bytes(hub.read(at, path))
    measured = measure(file)
    if not measured.is_stored(stored):
        raise Trouble(f"{hub.repository}: {path} did not come as it is there")
    return measured.sha256
