"""Restoring the data of a version, where only its documents are present.

It comes from DVC's cache or remote, or is made again from its manifest. The checksums prove it the same.
"""

from hashlib import sha256
from pathlib import Path

from pipeline.archiving.tracking import pull, track_scripts
from pipeline.certifying.making import made, packed
from pipeline.certifying.reading import released_rows
from pipeline.certifying.statement import ARCHIVE
from pipeline.releasing.attestations import path_of, read_attestation
from pipeline.releasing.checksums import differing, read_sums
from pipeline.releasing.layers import SCRIPTS_POINTER
from pipeline.releasing.manifest import read_manifest
from pipeline.releasing.tables import write_sources, write_tables
from pipeline.workplace.making import make
from seedproof.contract import registry
from seedproof.loading import Release
from seedproof.loading.stated import settings_from
from seedproof.record.errors import NotDone, SeedproofError
from seedproof.record.files import file_digest, replacing, working_folder
from seedproof.record.progress import progress


def bring(folder: Path) -> str:
    """Restore missing data. Return how it was obtained, or an empty text if it was present.

    Raises: SeedproofError when it cannot be obtained in any way.
    """
    if not _missing(folder):
        return ""
    if pull(folder) and not _missing(folder):
        return "from DVC"
    _make(folder)
    if _missing(folder):
        raise NotDone(
            f"{folder}: its data is not here and cannot be had: neither DVC's cache nor its remote has all "
            "of it, and this code makes other bytes"
        )
    return "made again"


def _make(folder: Path) -> None:
    """Make the data from the manifest."""
    manifest = read_manifest(folder)
    settings = settings_from(manifest)
    layout = registry.benchmark(manifest["name"]).release
    sums = read_sums(folder)
    with working_folder() as again:
        write_tables(again, make(manifest["name"], settings).tables(), layout.columns, manifest["canary"])
        write_sources(again, layout.sources(settings.generate))
        for missing in _missing(folder):
            if (again / missing).is_file() and file_digest(again / missing) == sums[missing]:
                with replacing(folder / missing) as file:
                    file.write((again / missing).read_bytes())


def _missing(folder: Path) -> list[str]:
    """Return the files that are missing. Raises: SeedproofError for one that is altered."""
    missing = []
    for name, state in differing(folder, read_sums(folder)):
        if state == "altered":
            raise SeedproofError(f"{folder / name}: is altered. Remove it, then run this again")
        missing.append(name)
    return missing


def bring_scripts(folder: Path) -> bool:
    """Make the archive of the scripts that a release's attestation names, unless it is there.

    Return whether it was made.
    Raises: SeedproofError when this code makes other scripts of the rows than the engines decided.
    """
    if not path_of(folder, "certify").is_file():
        return False
    manifest = read_manifest(folder)
    stated = read_attestation(folder, "certify", manifest)["scripts"]["sha256"]
    archive = folder / ARCHIVE
    is_here = archive.is_file() and file_digest(archive) == stated
    if not is_here:
        content = scripts_of(folder)
        if sha256(content).hexdigest() != stated:
            raise SeedproofError(
                f"{path_of(folder, 'certify')}: tells of other scripts than this code makes. Have "
                f"these decided: dvc repro certify@{manifest['name']}"
            )
        with replacing(archive) as file:
            file.write(content)
        # It may be that of other scripts.
        (folder / SCRIPTS_POINTER).unlink(missing_ok=True)
    track_scripts(folder)
    return not is_here


def scripts_of(folder: Path) -> bytes:
    """Return the archive of the scripts of a release's rows."""
    release = Release(folder.as_posix())
    rows = released_rows(release)
    return packed(progress(made(release.name, rows), "script", len(rows)))
