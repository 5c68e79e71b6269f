"""Where the versions that were cut are kept."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pipeline.archiving.keys import keys_of
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.manifest import read_manifest, tables_in
from pipeline.releasing.versions import parse_version
from pipeline.workplace.settings import benchmarks_of, load_settings
from seedproof.contract import registry
from seedproof.record.errors import Misuse
from seedproof.record.files import replacing
from seedproof.record.json_text import read_json
from seedproof.record.nearby import MANIFEST, no_release
from seedproof.record.rows import OWN_SPLIT, read_rows
from seedproof.released.known import KnownRelease, bytes_of, file_of, known, table_of

RELEASES = Path("releases")


def release_folder(benchmark: str, version: str) -> Path:
    """Return the folder of a released version."""
    return RELEASES / benchmark / version


def released_versions(benchmark: str) -> list[str]:
    """Return the versions that were cut, in rising order."""
    versions = [path.parent.name for path in (RELEASES / benchmark).glob(f"*/{SUMS}")]
    return sorted(versions, key=parse_version)


def make_known(benchmark: str) -> None:
    """Have Seedproof's own checkout know a benchmark's releases: how to make their rows, and their digests.

    One with a secret root seed cannot be made by anybody else, and is not among them. In any other folder,
    and for another package's benchmark, nothing is done.
    """
    target = file_of(benchmark)
    if not registry.benchmark(benchmark).is_ours or Path.cwd() / "seedproof" / "released" != target.parent:
        return
    before = known(benchmark).releases
    releases: dict[str, KnownRelease] = {}
    for version in released_versions(benchmark):
        folder = release_folder(benchmark, version)
        manifest = read_manifest(folder)
        if "root_seed" in manifest:
            releases[version] = _known_release(folder, manifest, before.get(version))
    if releases != before:
        with replacing(target) as file:
            file.write(bytes_of(releases, keys_of(benchmark, releases)))
        known.cache_clear()


def _known_release(folder: Path, manifest: Any, before: KnownRelease | None) -> KnownRelease:
    """Return what is known of a release, as before where its tables are the same."""
    digests = tables_in(manifest)
    public = {
        name: digest
        for name, digest in digests.items()
        if Path(name).stem == OWN_SPLIT or "root_seed" in manifest["splits"][Path(name).stem]
    }
    if before and {name: table.sha256 for name, table in before.tables.items()} == public:
        return before
    return KnownRelease(
        manifest["root_seed"],
        manifest["params"],
        manifest["splits"],
        {name: table_of(list(read_rows(folder / name))) for name in public},
    )


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
