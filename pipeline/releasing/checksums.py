"""SHA256SUMS: the rows of a release, one line a file in the order of the paths, as `sha256sum -c` reads it.

It lists what a version is: tables, schema and manifest. Documents and attestations may get better without it.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from seedproof.record.bounds import LARGEST_LIST, read_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest, walked

SUMS = "SHA256SUMS"

SIGNATURE = f"{SUMS}.sig"
"""The signature of SHA256SUMS, in a signed release."""

_LINE = re.compile(r"([0-9a-f]{64})  ([A-Za-z0-9_][A-Za-z0-9_./-]*)")


def sums_text(folder: Path) -> str:
    """Return the checksums of every file in a folder, which has nothing but rows yet."""
    names = (name for name, entry in walked(folder) if entry.is_file())
    return sums_lines({name: file_digest(folder / name) for name in names})


def sums_lines(sums: dict[str, str]) -> str:
    """Return checksums as canonical text."""
    return "".join(f"{digest}  {name}\n" for name, digest in sorted(sums.items()))


def read_sums(folder: Path, remedy: str = "Is this the folder of a release?") -> dict[str, str]:
    """Return the checksums that a release states, by path; `remedy` says what to do where there are none.

    Raises: SeedproofError when SHA256SUMS is missing, malformed, too large, or names a path outside.
    """
    path = folder / SUMS
    content = read_at_most(path, LARGEST_LIST, remedy)
    try:
        lines = content.decode().splitlines()
    except UnicodeDecodeError as error:
        raise SeedproofError(f"{path}: is not text") from error
    sums = {}
    for number, line in enumerate(lines, start=1):
        match = _LINE.fullmatch(line)
        if match is None or ".." in match[2].split("/"):
            raise SeedproofError(
                f"{path}, line {number}: is {line!r}, expected '<sha256>  <path in the folder>'"
            )
        sums[match[2]] = match[1]
    return sums


def differing(folder: Path, sums: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yield every file that does not match the checksums: its path, and `missing` or `altered`."""
    for name, digest in sums.items():
        if not (folder / name).is_file():
            yield name, "missing"
        elif file_digest(folder / name) != digest:
            yield name, "altered"
