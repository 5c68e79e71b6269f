"""Putting the data of a released version in place, where only its papers are.

From its manifest the data can be made again, and its checksums prove that it is the same. Where the code has
changed since, DVC's cache or remote has it.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from pipeline.benchmarks import step
from pipeline.errors import SeedproofError
from pipeline.files import file_digest, replacing
from pipeline.making import make
from pipeline.releasing.checksums import differing, read_sums
from pipeline.releasing.manifest import read_manifest, settings_from
from pipeline.releasing.tables import write_tables
from pipeline.releasing.tracking import TRACKED, pull


def bring(folder: Path) -> None:
    """Put missing data in place. Raises: SeedproofError when it can be had in no way."""
    if not _missing(folder):
        return
    try:
        _make(folder)
    except SeedproofError as error:
        why = str(error)
    else:
        why = "this code makes other rows"
    if _missing(folder) and not pull(folder):
        raise SeedproofError(
            f"{folder}: its data is not here, cannot be made again ({why}), and DVC does not have it. "
            "Where it is: dvc push; here: dvc pull"
        )


def _make(folder: Path) -> None:
    """Make the data from the manifest, and put in place each file whose checksum is the one released."""
    manifest, sums = read_manifest(folder), read_sums(folder)
    made = make(manifest["name"], settings_from(manifest))
    columns = step(manifest["name"], "release").COLUMNS
    with TemporaryDirectory(prefix="seedproof-") as name:
        write_tables(Path(name), made.tables(), columns, manifest.get("canary"))
        for path in _missing(folder):
            again = Path(name) / path
            if again.exists() and file_digest(again) == sums[path]:
                with replacing(folder / path) as file:
                    file.write(again.read_bytes())


def _missing(folder: Path) -> list[str]:
    return [
        name
        for name, state in differing(folder, read_sums(folder))
        if state == "missing" and name.split("/")[0] in TRACKED
    ]
