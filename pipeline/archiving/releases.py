"""Where the versions that were cut are kept."""

import json
from collections.abc import Iterator
from pathlib import Path

from pipeline.releasing.checksums import SUMS
from pipeline.releasing.manifest import read_manifest, tables_in
from pipeline.releasing.versions import parse_version
from pipeline.workplace.settings import benchmarks_of, load_settings
from seedproof.contract import registry
from seedproof.known import KNOWN
from seedproof.nearby import MANIFEST, no_release
from seedproof.record.errors import Misuse
from seedproof.record.files import replacing
from seedproof.record.rows import pretty_json, read_json

RELEASES = Path("releases")


def release_folder(benchmark: str, version: str) -> Path:
    """Return the folder of a released version."""
    return RELEASES / benchmark / version


def released_versions(benchmark: str) -> list[str]:
    """Return the versions that were cut, in rising order."""
    versions = [path.parent.name for path in (RELEASES / benchmark).glob(f"*/{SUMS}")]
    return sorted(versions, key=parse_version)


def make_known(benchmark: str) -> None:
    """Have Seedproof's own checkout know the tables of a benchmark's releases: proved when they were cut.

    In any other folder, and for another package's benchmark, nothing is done.
    """
    if not registry.benchmark(benchmark).is_ours or Path.cwd() / "seedproof" / KNOWN.name != KNOWN:
        return
    known = json.loads(KNOWN.read_bytes())
    manifests = {
        version: read_manifest(release_folder(benchmark, version)) for version in released_versions(benchmark)
    }
    tables = {version: tables_in(manifest) for version, manifest in manifests.items()}
    if known.get(benchmark) != tables:
        with replacing(KNOWN) as file:
            file.write(pretty_json(dict(sorted({**known, benchmark: tables}.items()))))


def current_release(benchmark: str) -> Path:
    """Return the release of params.yaml's version, whether or not it was cut."""
    return release_folder(benchmark, load_settings(benchmark).version)


def benchmark_in(folder: Path, expected: str = "") -> str:
    """Return the benchmark that a folder has a release of.

    Raises: NotFound where it has none, Misuse where it is of another benchmark than expected.
    """
    if not (folder / MANIFEST).is_file():
        raise no_release(folder, expected)
    # Of any format: what it says besides is for those to judge who read it.
    manifest = read_json(folder / MANIFEST)
    name = str(manifest.get("name")) if isinstance(manifest, dict) else ""
    if expected and name != expected:
        raise Misuse(f"{folder}: is a release of {name}, expected one of {expected}")
    return name


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
