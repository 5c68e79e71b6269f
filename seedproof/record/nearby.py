"""The releases in the current folder: which there are, and what to say where one is not."""

import re
from pathlib import Path

from seedproof.record.errors import NotFound, SeedproofError

RELEASES = Path("releases")

MANIFEST = "manifest.json"
"""What every release has."""

DATA = "jsonl"
"""The folder of a release with what is loaded of it. Git does not have it."""

_VERSION = re.compile(r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)")

_SHOWN = 3
"""How many versions are named where there are more."""


def is_version(text: str) -> bool:
    """Return whether a text is a version, three numbers such as 1.10.0."""
    return _VERSION.fullmatch(text) is not None


def expect_version(text: object) -> None:
    """Raises: SeedproofError unless this is the text of a version."""
    if not isinstance(text, str) or not is_version(text):
        raise NotFound(f"{text!r} is no version, expected three numbers such as 1.0.0")


def in_order(version: str) -> tuple[int, ...]:
    """Return a version as numbers, to sort by."""
    return tuple(map(int, version.split(".")))


def versions_with(folder: Path, part: str) -> list[str]:
    """Return the versions in a folder that have a part, such as a manifest, in rising order."""
    names = [path.parent.name for path in folder.glob(f"*/{part}")]
    return sorted(filter(is_version, names), key=in_order)


def some(versions: list[str]) -> str:
    """Name the newest versions, and how many more there are."""
    newest = versions[: -_SHOWN - 1 : -1]
    more = f" and {len(versions) - _SHOWN} more" if len(versions) > _SHOWN else ""
    return f"{', '.join(newest)}{more}"


def how_to_restore(benchmark: str, version: str | None) -> str:
    """Say how to bring the data of a release whose documents are here; nothing where they are not."""
    documented = versions_with(RELEASES / benchmark, MANIFEST)
    if version in documented:
        return f"Bring its data here: seedproof restore {benchmark} {version}"
    if version is None and documented:
        return f"Bring its data here: seedproof restore {benchmark} {documented[-1]}, or make release"
    return f"Here are {some(documented)}: seedproof restore {benchmark} VERSION" if documented else ""


def no_release(folder: Path, benchmark: str = "") -> SeedproofError:
    """Return the error for a folder that was named as a release and is none.

    `benchmark` is the one that was asked for, if one was.
    """
    if not folder.exists():
        state = "there is no such folder"
    elif not folder.is_dir():
        state = "is a file"
    else:
        state = f"has no {MANIFEST}"
    around = next(
        (near for near in (folder, folder.parent) if versions_with(near, MANIFEST)), RELEASES / benchmark
    )
    versions = versions_with(around, MANIFEST)
    if not benchmark and not versions:
        return NotFound(f"{folder}: {state}, expected a release")
    if not versions:
        return NotFound(f"{folder}: {state}, expected a release such as {around / '1.0.0'}")
    beside = f". {around} has {some(versions)}" if len(versions) > 1 else ""
    return NotFound(f"{folder}: {state}, expected a release such as {around / versions[-1]}{beside}")
