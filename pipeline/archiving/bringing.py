"""Restoring the data of a released version, where only its documents are present.

It comes from DVC's cache or remote, or is made again from its manifest: by this code, or by the code of its
time. The checksums prove that it is the same.
"""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from pipeline.archiving.committed import committed
from pipeline.archiving.its_time import made_again
from pipeline.archiving.tracking import POINTER, is_tracked, pull
from pipeline.certifying.released import certifiable
from pipeline.evals.writing import write_evals
from pipeline.releasing.checksums import differing, read_sums
from pipeline.releasing.manifest import read_manifest, settings_from
from pipeline.releasing.page.writing import write_page
from pipeline.releasing.scripts import write_scripts
from pipeline.releasing.tables import write_sources, write_tables
from pipeline.reporting import PAGE
from pipeline.workplace.making import make
from seedproof.contract import registry
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest, replacing
from seedproof.record.rows import OWN_SPLIT


def bring(folder: Path) -> str:
    """Restore missing data. Return how it was obtained, or an empty text if it was present.

    Raises: SeedproofError when it cannot be obtained in any way.
    """
    reasons = []
    for how, attempt in _WAYS.items():
        if not _missing(folder):
            return ""
        try:
            attempt(folder)
        except SeedproofError as error:
            reasons.append(f"{how}: {error}")
            continue
        if not _missing(folder):
            return how
        reasons.append(f"{how}: not all of it, or other bytes")
    raise SeedproofError(f"{folder}: its data is not here and cannot be had. {'; '.join(reasons)}")


def _pull(folder: Path) -> None:
    if not (folder / POINTER).exists() or not pull(folder):
        raise SeedproofError("neither its cache nor its remote has it")


def _make(folder: Path) -> None:
    """Make the data from the manifest by this code."""
    manifest = read_manifest(folder)
    settings = settings_from(manifest)
    made = make(manifest["name"], settings)
    layout = registry.benchmark(manifest["name"]).release
    with TemporaryDirectory(prefix="seedproof-") as name:
        write_tables(Path(name), made.tables(), layout.columns, manifest.get("canary"))
        write_sources(Path(name), layout.sources(settings.generate))
        own = {config: rows for (config, split), rows in made.tables().items() if split == OWN_SPLIT}
        write_scripts(Path(name), manifest["name"], certifiable(manifest["name"], own, list(made.families)))
        write_evals(Path(name), manifest["name"])
        _take(folder, Path(name))
    _make_page(folder)


def _make_page(folder: Path) -> None:
    """Write the page of a release again, if it is all that is missing and comes out as released."""
    if _missing(folder) == [PAGE]:
        with TemporaryDirectory(prefix="seedproof-") as name:
            again = Path(name)
            copytree(folder, again, dirs_exist_ok=True)
            write_page(again)
            _take(folder, again)


def _make_as_then(folder: Path) -> None:
    """Make the data from the manifest by the code that released it."""
    manifest = read_manifest(folder)
    version = committed(Path(), manifest["name"], manifest["version"])
    if version is None:
        raise SeedproofError("this folder is no checkout that has committed it")
    if "root_seed" not in manifest:
        raise SeedproofError("its root seed is secret")
    with made_again(version, manifest, manifest["root_seed"]) as again:
        _take(folder, again)


def _take(folder: Path, again: Path) -> None:
    """Copy each file whose checksum is the released one."""
    sums = read_sums(folder)
    for name in _missing(folder):
        path = again / name
        if path.exists() and file_digest(path) == sums[name]:
            with replacing(folder / name) as file:
                file.write(path.read_bytes())


def _missing(folder: Path) -> list[str]:
    return [
        name
        for name, state in differing(folder, read_sums(folder))
        if state == "missing" and is_tracked(name)
    ]


_WAYS: dict[str, Callable[[Path], None]] = {
    "from DVC": _pull,
    "made by this code": _make,
    "made by the code of its time": _make_as_then,
}
"""The ways to obtain data, in the order in which they are tried."""
