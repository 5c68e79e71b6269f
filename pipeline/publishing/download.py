"""Downloading a release: fetch it, check every hash, fetch again what is wrong.

The Hub's client compares sizes only, and keeps what it fetched: a flipped bit would stay in its cache.
"""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from pipeline.publishing.failures import Offline
from pipeline.publishing.hub import Hub, Refs
from pipeline.publishing.outlook import OWN
from pipeline.publishing.patience import GivenUp, Patience, Trouble, aside
from pipeline.publishing.wholeness import MANIFEST, faults, is_version, newest
from pipeline.releasing.checksums import SUMS, differing, read_sums, release_files
from pipeline.releasing.versions import parse_version
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing_folder

NAMESPACE = "seedproof"
"""Where the releases are unless somebody says otherwise."""

FETCHES = 3
"""How often what is wrong is fetched again."""

LONGEST_ATTRIBUTES = 1 << 20
"""Bytes."""

_LARGE_FILES = re.compile(rb"(?:(?:#[^\n]*|[^\s]+ filter=lfs diff=lfs merge=lfs -text)?\n)*")

_ADDRESS = re.compile(
    r"hf://datasets/(?P<namespace>[^/@]+)/(?P<name>[^/@]+)(?:@v?(?P<version>[0-9]+\.[0-9]+\.[0-9]+))?"
)


def download(
    benchmark: str | None,
    version: str | None,
    repository: str,
    *,
    say: Callable[[str], None] = aside,
    patience: Patience | None = None,
    cache: Path | None = None,
    insist: bool = True,
) -> Path:
    """The folder in a cache that holds a release, every hash checked; without a version, the highest one.

    Without a benchmark, a release of any will do.
    Where the Hub cannot be reached, what the cache holds is checked and taken, and `say` is told. The cache
    is the client's own unless given. Without `insist`, what stays wrong is only said.

    Raises: SeedproofError when there is no such release, or it cannot be had unaltered.
    """
    hub = Hub(repository, say=say)
    patience = patience or Patience(say)
    tag, folder, reached = _find(hub, version, cache, patience, say)
    for _ in range(FETCHES if reached else 0):
        if not (wrong := _wrong(folder, benchmark, tag)):
            break
        say(f"{', '.join(sorted(wrong))}: not as released; fetching again")
        _fetch_again(hub, folder, benchmark, tag, cache, patience)
    for path, said in _wrong(folder, benchmark, tag).items():
        remedy = (
            f"It is so after {FETCHES} more fetches: tell those who published it"
            if reached
            else "Run it again when the Hub can be reached, to fetch it anew"
        )
        wrong_still = f"{hub.repository} {tag}: {path} {said}. {remedy}"
        if insist:
            raise SeedproofError(wrong_still)
        say(wrong_still)
    return folder


@contextmanager
def downloaded(address: str) -> Iterator[Path]:
    """Fetch `hf://datasets/<namespace>/<name>@v<version>`, for `verify` to find all that is wrong.

    Without a version, the highest one. The folder is gone when the block ends.
    Raises: SeedproofError, also when the address is none.
    """
    match = _ADDRESS.fullmatch(address)
    if match is None:
        raise SeedproofError(
            f"{address!r} is no address, expected hf://datasets/<namespace>/<name>@v<version>"
        )
    name = match["name"]
    benchmark = name if name in registry.benchmarks() else None
    repository = f"{match['namespace']}/{name}"
    with plain_files(download(benchmark, match["version"], repository, insist=False)) as folder:
        yield folder


@contextmanager
def plain_files(cached: Path) -> Iterator[Path]:
    """Copy a folder of the client's cache, where every file is a link; gone when the block ends.

    What the Hub itself writes into `.gitattributes`, which files are large, is left out.
    """
    with TemporaryDirectory(prefix="seedproof-") as name:
        folder = Path(name) / "release"
        shutil.copytree(cached, folder)
        attributes = folder / OWN
        if attributes.is_file() and _LARGE_FILES.fullmatch(attributes.read_bytes()[:LONGEST_ATTRIBUTES]):
            attributes.unlink()
        yield folder


def place(folder: Path, out: Path) -> bool:
    """Copy a checked release out of the cache. Returns False when it is there already.

    Raises: SeedproofError when something else is there, or it cannot be written.
    """
    names = release_files(folder)
    out = out.resolve()
    if out.exists():
        found = {path.relative_to(out).as_posix() for path in out.rglob("*") if not path.is_dir()}
        if found == names and _same(folder, out):
            return False
        if found or not out.is_dir():
            raise SeedproofError(f"{out}: holds something else than this release. Give --out another folder")
    with replacing_folder(out) as beside:
        for name in sorted(names):
            (beside / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(folder / name, beside / name)
    return True


def _same(folder: Path, out: Path) -> bool:
    unlisted = release_files(folder) - {*read_sums(folder)}
    same = all((folder / name).read_bytes() == (out / name).read_bytes() for name in unlisted)
    return same and not any(differing(out, read_sums(out)))


def _find(
    hub: Hub, version: str | None, cache: Path | None, patience: Patience, say: Callable[[str], None]
) -> tuple[str, Path, bool]:
    """The tag, its folder in the cache, and whether that came from the Hub.

    The Hub is asked first, for the cache knows repositories by name only, wherever they are. A named version
    that is cached is taken when the Hub fails once; which version is the highest is worth several tries.
    """
    kept = version or newest(name.removeprefix("v") for name in hub.cached_revisions(cache))
    folder = hub.cached(f"v{kept}", cache) if kept else None
    try:
        refs = hub.refs() if version and folder else patience.persist(hub.refs)
    except (Trouble, GivenUp, Offline) as error:
        if folder is not None:
            say(f"{error}. Taken from the cache: v{kept}")
            return f"v{kept}", folder, False
        if isinstance(error, Offline):
            wanted = f"{hub.repository} v{version}" if version else hub.repository
            raise SeedproofError(
                f"{wanted} is not in the cache, and HF_HUB_OFFLINE is set. Unset it"
            ) from error
        raise
    tag = _tag(hub, refs, version)
    return tag, patience.persist(lambda: hub.snapshot(tag, cache)), True


def _tag(hub: Hub, refs: Refs | None, version: str | None) -> str:
    """The tag of the version that was asked for.

    Raises: SeedproofError when there is no such repository or version.
    """
    if refs is None:
        token = "" if hub.has_token else "; if it is private, set HF_TOKEN or run: hf auth login"
        raise SeedproofError(f"there is no dataset {hub.repository} at {hub.endpoint}{token}")
    there = sorted(filter(is_version, (tag.removeprefix("v") for tag in refs.tags)), key=parse_version)
    wanted = version or (there[-1] if there else None)
    if wanted is None or f"v{wanted}" not in refs.tags:
        asked = f"no version {version}" if version else "no version"
        raise SeedproofError(f"{hub.repository} has {asked}. It has: {', '.join(there) or 'none'}")
    return f"v{wanted}"


def _wrong(folder: Path, benchmark: str | None, tag: str) -> dict[str, str]:
    """What is not as released, the checksums first, and how."""
    wrong: dict[str, str] = {}
    for path, said in faults(folder, benchmark, tag.removeprefix("v")):
        wrong.setdefault(path, said)
    if SUMS not in wrong:
        listed = {*release_files(folder), OWN}
        found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        for path in sorted(found - listed):
            wrong[path] = f"is not listed in {SUMS}"
    return wrong


def _fetch_again(
    hub: Hub, folder: Path, benchmark: str | None, tag: str, cache: Path | None, patience: Patience
) -> None:
    """First what says how the others should be, then those of them that are still wrong."""

    def fetch(path: str) -> None:
        if (folder / path).is_file():
            patience.persist(lambda: hub.fetch(folder.name, path, cache))

    fetch(SUMS)
    fetch(MANIFEST)
    for path in _wrong(folder, benchmark, tag):
        if path not in (SUMS, MANIFEST):
            fetch(path)
