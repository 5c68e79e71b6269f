"""What the maintainer states of corrupted rows, which only a run of its own can check."""

from collections.abc import Iterator

from pipeline.mutating.statement import STATEMENT, read_statement
from pipeline.verifying.release import Release
from seedproof.record.checks import Check


def as_stated(release: Release) -> Iterator[Check]:
    """Tell the figures of a release that has any. Raises: SeedproofError when the file is none of them."""
    path = release.folder / STATEMENT
    if not path.is_file():
        return
    found = read_statement(path.read_bytes(), STATEMENT).kinds.values()
    applied, by_seeds = sum(kind.applied for kind in found), sum(kind.only_by_rebuild for kind in found)
    passed = sum(kind.passed for kind in found)
    said = f"{by_seeds:,} refused by their seeds alone and {passed:,} by nobody, says the maintainer"
    again = f"Have them corrupted here: seedproof mutate {release.benchmark}"
    yield Check("mutations", f"{applied:,} corrupted rows, {said}.\n{again}", None)
