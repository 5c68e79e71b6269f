"""The state of a release on the Hub, and the one step that comes next."""

import datetime
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256

from pipeline.publishing.hub import Hub, Refs, Stored
from pipeline.publishing.parcel import Parcel, measure
from pipeline.publishing.patience import Trouble
from pipeline.publishing.wholeness import newest
from pipeline.releasing.card import CARD
from pipeline.releasing.checksums import SUMS, read_sums
from pipeline.releasing.documents import CROISSANT
from pipeline.releasing.layers import is_of_rows, travels
from pipeline.releasing.versions import parse_version
from seedproof.record.bounds import LARGEST_FILE
from seedproof.record.errors import SeedproofError
from seedproof.record.files import working_folder
from seedproof.record.json_text import value_of

OWN = ".gitattributes"
"""The Hub's own file, which lists the large files. It is never sent, deleted or compared."""


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
class Update:
    """The tag exists, and main needs better documents of the same rows, in a commit on top of `parent`."""

    parent: str
    changes: tuple[Change, ...]
    is_card_foreign: bool


@dataclass(frozen=True, kw_only=True)
class Published:
    """The tag exists, on a commit with all rows."""

    commit: str


Outlook = Create | Commit | Tag | Update | Published
"""The state of a release on the Hub, named by the step that comes next."""


def look(parcel: Parcel, hub: Hub, made: str | None = None) -> Outlook:
    """Look at the Hub; `made` is the commit that this run has made, if any.

    Raises: SeedproofError when the release cannot be published there; Trouble when the Hub does not answer.
    """
    refs = hub.refs()
    if refs is None:
        return Create(changes=_changes(parcel, {}))
    if parcel.tag in refs.tags:
        return _tagged(parcel, hub, refs, made)
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
        changes=_changes(parcel, stored, own),
        is_card_foreign=tip is not None and _is_card_foreign(parcel, hub, tip, stored),
    )


def _tagged(parcel: Parcel, hub: Hub, refs: Refs, made: str | None) -> Outlook:
    """Look at a version that has its tag, which never moves: only documents on main may get better.

    Raises: SeedproofError when the tag has other rows.
    """
    tagged = refs.tags[parcel.tag]
    at_tag = hub.files(tagged)
    if (path := _unequal(parcel, at_tag, only=is_of_rows)) is not None:
        raise SeedproofError(
            f"{hub.repository}: the tag {parcel.tag} exists with other rows, first {path}. A "
            "published version never changes: cut a new one"
        )
    tip = made or refs.head
    if tip is None:
        return Published(commit=tagged)
    stored = at_tag if tip == tagged else hub.files(tip)
    if _unequal(parcel, stored, only=is_of_rows) is not None:
        return Published(commit=tagged)
    changes = _changes(parcel, stored, _own(hub, tip, stored))
    if all(change.kind == "same" for change in changes):
        return Published(commit=tagged)
    if made is not None:
        raise SeedproofError(
            f"{hub.repository}: the commit {made} holds other bytes than were sent. Run it again"
        )
    return Update(parent=tip, changes=changes, is_card_foreign=_is_card_foreign(parcel, hub, tip, stored))


def new(parcel: Parcel) -> tuple[Change, ...]:
    """Return the changes that a repository without files needs."""
    return _changes(parcel, {})


def date_on(hub: Hub, tag: str) -> datetime.date | None:
    """Return the day that Croissant at a tag states; None where there is no such tag or day."""
    refs = hub.refs()
    stored = hub.files(refs.tags[tag]) if refs is not None and tag in refs.tags else {}
    if refs is None or CROISSANT not in stored:
        return None
    croissant = _read(hub, refs.tags[tag], CROISSANT, stored)
    with suppress(ValueError, LookupError, TypeError, RecursionError):
        return datetime.date.fromisoformat(value_of(croissant)["datePublished"])
    return None


def refuse_foreign(outlook: Outlook, hub: Hub) -> None:
    """Raise SeedproofError if the next step would overwrite a card that no release put there."""
    if isinstance(outlook, Commit | Update) and outlook.is_card_foreign:
        raise SeedproofError(
            f"{hub.repository}: {CARD} on main was not put there by a release. Look at it: "
            f"{hub.url}/blob/main/{CARD}. To overwrite it, add --replace"
        )


def bytes_to_send(changes: tuple[Change, ...]) -> int:
    """Return the bytes of all files that main does not have."""
    return sum(change.size for change in changes if change.kind in ("add", "change"))


def _unequal(
    parcel: Parcel, stored: dict[str, Stored], only: Callable[[str], bool] = lambda path: path != OWN
) -> str | None:
    """Return the first path that differs, among some; None if all are equal."""
    for path in sorted(filter(only, {*parcel.files, *stored})):
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


def _own(hub: Hub, commit: str | None, stored: dict[str, Stored]) -> frozenset[str]:
    """Return the files of main that a release put there.

    Raises: SeedproofError when there are other files than a card, which must not be deleted.
    """
    is_ours = commit is not None and SUMS in stored and _is_list(_read(hub, commit, SUMS, stored))
    own = frozenset(filter(travels, stored)) if is_ours else frozenset()
    others = {*stored} - {*own, OWN, CARD}
    if others:
        raise SeedproofError(
            f"{hub.repository}: main has {min(others)}, which no release put there. Publish to another "
            "--repository, or remove it there"
        )
    return own


def _is_list(content: bytes) -> bool:
    """Return whether a file is a list of checksums."""
    with working_folder() as work:
        (work / SUMS).write_bytes(content)
        try:
            return bool(read_sums(work))
        except SeedproofError:
            return False


def _is_card_foreign(parcel: Parcel, hub: Hub, commit: str, stored: dict[str, Stored]) -> bool:
    """Return whether main has a card that is not the one which Croissant there describes."""
    on_hub = stored.get(CARD)
    if on_hub is None or parcel.files[CARD].is_stored(on_hub):
        return False
    if CROISSANT not in stored:
        return True
    described = card_in(_read(hub, commit, CROISSANT, stored))
    return described != sha256(_read(hub, commit, CARD, stored)).hexdigest()


def _read(hub: Hub, commit: str, path: str, stored: dict[str, Stored]) -> bytes:
    """Return a small file of a commit.

    Raises: SeedproofError when it is large; Trouble when it did not come as it is there.
    """
    if stored[path].size > LARGEST_FILE:
        raise SeedproofError(f"{hub.repository}: {path} has more than {LARGEST_FILE:,} bytes, expected fewer")
    with working_folder() as cache:
        file = hub.fetch(commit, path, cache)
        if not measure(file).is_stored(stored[path]):
            raise Trouble(f"{hub.repository}: {path} did not come as it is there")
        return file.read_bytes()


def card_in(croissant: bytes) -> str | None:
    """Return the SHA-256 of the card that a Croissant file describes; None where it describes none."""
    try:
        files = value_of(croissant)["distribution"]
        return next((file["sha256"] for file in files if file.get("@id") == CARD), None)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
