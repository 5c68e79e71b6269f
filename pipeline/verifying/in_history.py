"""What the history of a checkout says of a release: its checksums, and the code that it states."""

from collections.abc import Iterator

from pipeline.archiving.committed import Committed
from pipeline.releasing.checksums import SUMS, read_sums
from pipeline.verifying.release import Release
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def differences(release: Release, version: Committed) -> Iterator[str]:
    """Yield how a release is not the one committed, and how that is not the one released."""
    here = (release.folder / SUMS).read_bytes()
    if version.sums != here:
        yield from _other_files(release, version)
        return
    replaced = version.history.replaced
    if replaced is not None:
        yield (
            f"commit {replaced.commit[:12]} put this list in the place of another one, although "
            f"{replaced.higher} had been released: a version is cut again only until it has a successor"
        )
        return
    code, stated = _code_there(version), _stated(release)
    if registry.benchmark(release.benchmark).is_ours and code not in (None, stated):
        yield (
            f"it states that code {stated or 'older than any named version'} made it, and the commit that "
            f"released it has {code}"
        )


def sentence(version: Committed) -> str:
    """Say which list of the history the committed one is; most versions have a single one."""
    same, history = "the same checksums as those committed in this checkout", version.history
    if len(history.given_by) == 1:
        return same
    first = next(iter(history.given_by.values()))[:12]
    now = history.given_by[history.now][:12]
    if history.place == 1:
        return f"{same},\nthe first of {len(history.given_by)} lists in its history, by {now}"
    ordinal = _ORDINALS[history.place - 1] if history.place <= len(_ORDINALS) else f"{history.place}th"
    return f"{same},\nthe {ordinal} list in its history: first {first} gave another one, then {now} this one"


def vouches(release: Release, version: Committed) -> bool:
    """Return whether a commit that differs in nothing decides what older code made: it has that very code.

    Of another package's benchmark, its checkout has no Seedproof to tell.
    """
    if not registry.benchmark(release.benchmark).is_ours:
        return True
    try:
        return version.code() == _stated(release)
    except SeedproofError:
        return False


def _other_files(release: Release, version: Committed) -> Iterator[str]:
    known = dict(line.split("  ")[::-1] for line in version.sums.decode().splitlines())
    here = read_sums(release.folder)
    names = sorted(name for name in {*known, *here} if known.get(name) != here.get(name))
    subject = f"{release.benchmark} {release.version}"
    for name in names:
        yield f"{name} is not what this checkout has committed as {subject}"
    if not names:
        yield f"{SUMS} is written otherwise than the one committed"


def _code_there(version: Committed) -> str | None:
    """Return the code in the commit that released a version; None where there is none, or no such commit."""
    if version.history.given_by[version.blob] in version.history.cut_off:
        return None
    return version.code()


def _stated(release: Release) -> str | None:
    """Return the code that a release states; format 1 is older than any named version."""
    code: str | None = release.manifest.get("code")
    return code
