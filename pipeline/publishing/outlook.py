"""What the Hub holds of a release, and the one step that comes next."""

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from pipeline.errors import SeedproofError
from pipeline.publishing.hub import Hub, Refs, Stored
from pipeline.publishing.parcel import Parcel, measure
from pipeline.publishing.patience import Trouble
from pipeline.publishing.wholeness import newest
from pipeline.releasing.checksums import SUMS, read_sums
from pipeline.releasing.versions import parse_version

OWN = ".gitattributes"
"""The Hub's own file: it says which files are large. Never sent, deleted or compared."""

CARD = "README.md"


@dataclass(frozen=True)
class Change:
    """What main needs at a path: `add`, `change`, `delete`, or `same` for nothing; bytes in the release."""

    kind: str
    path: str
    size: int


@dataclass(frozen=True)
class Outlook:
    """The next step: `create` a repository, `commit` on top of `at`, `tag` the commit `at`, or `nothing`."""

    step: str
    at: str | None
    changes: tuple[Change, ...]

    @property
    def to_send(self) -> int:
        """Bytes of files that main does not have."""
        return sum(change.size for change in self.changes if change.kind in ("add", "change"))


def look(parcel: Parcel, hub: Hub, made: str | None = None) -> Outlook:
    """Look at the Hub; `made` is the commit that this run has made, if it has.

    Raises: SeedproofError when the release cannot be published there; Trouble when the Hub does not answer.
    """
    refs = hub.refs()
    if refs is None:
        return Outlook("create", None, _changes(parcel, {}))
    if parcel.tag in refs.tags:
        tagged = refs.tags[parcel.tag]
        if (other := _unequal(parcel, hub.files(tagged))) is not None:
            raise SeedproofError(
                f"{hub.repository}: the tag {parcel.tag} exists with other files, first {other}. A released "
                "version never changes: cut a new one"
            )
        return Outlook("nothing", tagged, ())
    at = made or refs.head
    stored = hub.files(at) if at else {}
    other = _unequal(parcel, stored)
    if other is None:
        return Outlook("tag", at, _changes(parcel, stored))
    if made is not None:
        raise SeedproofError(
            f"{hub.repository}: the commit {made} holds other bytes than were sent, first {other}; it was "
            "not tagged. Run it again"
        )
    _check_later(parcel, hub, refs)
    return Outlook("commit", at, _changes(parcel, stored, _own(hub, at, stored)))


def _unequal(parcel: Parcel, stored: dict[str, Stored]) -> str | None:
    """The first path that is not the same on both sides; None when all are."""
    for path in sorted({*parcel.files, *stored} - {OWN}):
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


def _own(hub: Hub, at: str | None, stored: dict[str, Stored]) -> frozenset[str]:
    """The files of main that an earlier release put there.

    Raises: SeedproofError when there are others, which nobody here may delete.
    """
    own = _listed(hub, at, stored[SUMS]) if at and SUMS in stored else frozenset()
    # A repository made on the Hub's page starts with a card, which a release replaces.
    others = {*stored} - own - {OWN} - ({CARD} if not own else set())
    if others:
        raise SeedproofError(
            f"{hub.repository}: main has {min(others)}, which no release put there. Publish to another "
            "--repository, or remove it there"
        )
    return own


def _listed(hub: Hub, at: str, stored: Stored) -> frozenset[str]:
    """What main's own SHA256SUMS lists, and itself; nothing when it is none of ours."""
    with TemporaryDirectory() as folder:
        (Path(folder) / SUMS).write_bytes(hub.read(at, SUMS))
        if not measure(Path(folder) / SUMS).is_stored(stored):
            raise Trouble(f"{hub.repository}: {SUMS} did not come as it is there")
        try:
            return frozenset({*read_sums(Path(folder)), SUMS})
        except SeedproofError:
            return frozenset()
