"""Where the versions that were cut are kept."""

from collections.abc import Iterator
from pathlib import Path

from pipeline.releasing.checksums import SUMS
from pipeline.releasing.versions import parse_version
from pipeline.workplace.settings import benchmarks_of, load_settings

RELEASES = Path("releases")


def release_folder(benchmark: str, version: str) -> Path:
    """Return the folder of a released version."""
    return RELEASES / benchmark / version


def released_versions(benchmark: str) -> list[str]:
    """Return the versions that were cut, in rising order."""
    versions = [path.parent.name for path in (RELEASES / benchmark).glob(f"*/{SUMS}")]
    return sorted(versions, key=parse_version)


def current_release(benchmark: str) -> Path:
    """Return the release of params.yaml's version, whether or not it was cut."""
    return release_folder(benchmark, load_settings(benchmark).version)


def where_to_look() -> Iterator[str]:
    """Yield for people the command that shows each current release."""
    names = benchmarks_of()
    yield f"{len(names)} releases are ready. See all proofs and rows of one in a browser:"
    for name in names:
        folder = current_release(name)
        is_here = (folder / "jsonl").is_dir()
        said = (
            f"seedproof report {name}" if is_here else f"seedproof restore {name} {folder.name}, then report"
        )
        yield f"  {name:13} {folder.name:8} {said}"
