"""Downloads of releases: fetch, check every hash, fetch again what is wrong.

The Hub's client compares only sizes and keeps what it fetched: a flipped bit would stay in its cache.
"""

import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from pipeline.publishing.failures import Offline
from pipeline.publishing.hub import Hub, Refs, Stored
from pipeline.publishing.outlook import OWN
from pipeline.publishing.parcel import measure
from pipeline.publishing.patience import GivenUp, Patience, Trouble
from pipeline.publishing.wholeness import MANIFEST, faults, is_version, newest
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.layers import is_of_rows, release_files
from pipeline.releasing.versions import parse_version
from seedproof.contract import registry
from seedproof.record.errors import Misuse, NotFound, SeedproofError
from seedproof.record.files import replacing_folder, working_folder
from seedproof.record.names import no_such
from seedproof.record.printing import aside

NAMESPACE = "seedproof"
"""The default namespace of the releases."""

FETCHES = 3
"""How often a wrong file is fetched again."""

LONGEST_ATTRIBUTES = 1 << 20
"""The most bytes in `.gitattributes`."""

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
    """Return the cached folder of a release, every hash checked; by default, the highest version.

    Without a benchmark, a release of any benchmark is accepted.
    If the Hub cannot be reached, the content of the cache is checked and used, and `say` reports it. The
    cache is the client's own unless given. Without `insist`, errors that remain are only reported.

    Raises: SeedproofError when there is no such release, or it cannot be fetched unaltered.
    """
    hub = Hub(repository, say=say)
    patience = patience or Patience(say)
    tag, folder, reached = _find(hub, version, cache, patience, say)
    stored = patience.persist(lambda: hub.files(folder.name)) if reached else {}
    for _ in range(FETCHES if reached else 0):
        if not (faults_found := _wrong(folder, benchmark, tag, stored)):
            break
        say(f"{', '.join(sorted(faults_found))}: not as released; fetching again")
        _fetch_again(hub, folder, faults_found, cache, patience)
    for path, fault in _wrong(folder, benchmark, tag, stored).items():
        remedy = (
            f"It is so after {FETCHES} more fetches: tell those who published it"
            if reached
            else "Run it again when the Hub can be reached, to fetch it anew"
        )
        wrong_still = f"{hub.repository} {tag}: {path} {fault}. {remedy}"
        if insist:
            raise SeedproofError(wrong_still)
        say(wrong_still)
    return folder


@contextmanager
def downloaded(address: str) -> Iterator[Path]:
    """Download `hf://datasets/<namespace>/<name>@v<version>`, for `verify` to find all errors in it.

    Without a version, it is the highest one. The folder is removed when the block ends.
    Raises: SeedproofError, also for a malformed address.
    """
    match = _ADDRESS.fullmatch(address)
    if match is None:
        raise Misuse(f"{address!r} is no address, expected hf://datasets/<namespace>/<name>@v<version>")
    name = match["name"]
    benchmark = name if name in registry.benchmarks() else None
    repository = f"{match['namespace']}/{name}"
    with plain_files(download(benchmark, match["version"], repository, insist=False)) as folder:
        yield folder


@contextmanager
def plain_files(cached: Path) -> Iterator[Path]:
    """Copy a folder of the client's cache, where every file is a link; the copy is removed after the block.

    The `.gitattributes` in which the Hub itself lists large files is left out.
    """
    with working_folder() as work:
        folder = work / "release"
        shutil.copytree(cached, folder)
        attributes = folder / OWN
        if attributes.is_file() and _LARGE_FILES.fullmatch(attributes.read_bytes()[:LONGEST_ATTRIBUTES]):
            attributes.unlink()
        yield folder


def place(folder: Path, out: Path) -> bool:
    """Copy a checked release out of the cache. Return False if it is there already.

    Raises: SeedproofError when the folder has other content, or cannot be written.
    """
    names = release_files(folder)
    out = out.resolve()
    if out.exists():
        present = {path.relative_to(out).as_posix() for path in out.rglob("*") if not path.is_dir()}
        if present == names and _same(folder, out):
            return False
        if present or not out.is_dir():
            raise Misuse(f"{out}: holds something else than this release. Give --out another folder")
    with replacing_folder(out) as beside:
        for name in sorted(names):
            (beside / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(folder / name, beside / name)
    return True


def _same(folder: Path, out: Path) -> bool:
    return all((folder / name).read_bytes() == (out / name).read_bytes() for name in release_files(folder))


def _find(
    hub: Hub, version: str | None, cache: Path | None, patience: Patience, say: Callable[[str], None]
) -> tuple[str, Path, bool]:
    """Return the tag, its folder in the cache, and whether it came from the Hub.

    The Hub is asked first, for the cache knows repositories by name only, on whichever Hub they are. A cached
    version that was named is used if the Hub fails once; finding the highest version is worth several tries.
    """
    cached_version = version or newest(name.removeprefix("v") for name in hub.cached_revisions(cache))
    folder = hub.cached(f"v{cached_version}", cache) if cached_version else None
    try:
        refs = hub.refs() if version and folder else patience.persist(hub.refs)
    except (Trouble, GivenUp, Offline) as error:
        if folder is not None:
            say(f"{error}. Taken from the cache: v{cached_version}")
            return f"v{cached_version}", folder, False
        if isinstance(error, Offline):
            wanted = f"{hub.repository} v{version}" if version else hub.repository
            raise SeedproofError(
                f"{wanted} is not in the cache, and HF_HUB_OFFLINE is set. Unset it"
            ) from error
        raise
    tag = _tag(hub, refs, version)
    return tag, patience.persist(lambda: hub.snapshot(tag, cache)), True


def _tag(hub: Hub, refs: Refs | None, version: str | None) -> str:
    """Return the tag of the requested version.

    Raises: SeedproofError when there is no such repository or version.
    """
    if refs is None:
        token = "" if hub.has_token else "; if it is private, set HF_TOKEN or run: hf auth login"
        raise NotFound(f"there is no dataset {hub.repository} at {hub.endpoint}{token}")
    available = sorted(filter(is_version, (tag.removeprefix("v") for tag in refs.tags)), key=parse_version)
    wanted = version or (available[-1] if available else None)
    if wanted is None or f"v{wanted}" not in refs.tags:
        asked = f"no version {version}" if version else "no version"
        raise no_such(f"{hub.repository} has {asked}", wanted or "", available)
    return f"v{wanted}"


def _wrong(folder: Path, benchmark: str | None, tag: str, stored: Mapping[str, Stored]) -> dict[str, str]:
    """Return each file that is not as released, with its fault, the checksums first.

    What they do not list is compared with what the Hub says that it stores, where it was reached.
    """
    wrong: dict[str, str] = {}
    for path, fault in faults(folder, benchmark, tag.removeprefix("v")):
        wrong.setdefault(path, fault)
    for path, on_hub in stored.items():
        if (
            not is_of_rows(path)
            and (folder / path).is_file()
            and not measure(folder / path).is_stored(on_hub)
        ):
            wrong[path] = "is not what the Hub stores"
    return wrong


def _fetch_again(
    hub: Hub, folder: Path, wrong: Iterable[str], cache: Path | None, patience: Patience
) -> None:
    """Fetch the checksums and the manifest, and the files that are wrong."""
    for path in dict.fromkeys((SUMS, MANIFEST, *wrong)):
        if (folder / path).is_file():
            patience.persist(partial(hub.fetch, folder.name, path, cache))
