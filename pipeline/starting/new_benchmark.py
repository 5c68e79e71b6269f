"""Writes the skeleton of a benchmark: a small one that is complete, to be changed module by module."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

import seedproof
from pipeline.starting.filling import filled_in
from pipeline.workplace.settings import PUBLICATION
from seedproof.contract import registry
from seedproof.record.errors import Misuse
from seedproof.record.files import replacing_folder

SKELETON = Path(__file__).parent / "skeleton"
"""The files of a benchmark."""

_NAME = re.compile(r"[a-z]+(_[a-z]+)*")
"""What the id of a row, a Python package and a repository on the Hub may all be called."""

LONGEST_NAME = 40

_FOLDERS = ("build", "datacards", "private", "releases", "schemas", "tests")
"""What lies beside the package."""


def write_skeleton(name: str, year: int) -> Path:
    """Write the project of a new benchmark into a new folder of its name. Returns the folder.

    `year` is that of its citation.
    Raises: SeedproofError for a name that cannot be one or is taken, and where the folder exists.
    """
    _expect_free(name)
    folder = Path(name)
    if folder.exists() or folder.is_symlink():
        raise Misuse(f"{folder}: exists already, and is left as it is. Choose another name or folder")
    filled = {
        "@NAME@": name,
        "@SEEDPROOF@": seedproof.__version__,
        "@YEAR@": str(year),
    }
    with replacing_folder(folder) as beside:
        for relative, text in filled_in(SKELETON, filled):
            path = beside / relative
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return folder


def _expect_free(name: str) -> None:
    """Raises: SeedproofError unless a benchmark may have this name."""
    if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise Misuse(
            f"{name!r:.80}: cannot be the name of a benchmark, expected small letters with single _ between "
            f"them, at most {LONGEST_NAME}, such as prime_factors"
        )
    if name in registry.benchmarks():
        raise Misuse(f"{name}: a benchmark of this name is installed. Choose another one")
    if keyword.iskeyword(name) or name in (*_FOLDERS, PUBLICATION):
        raise Misuse(f"{name}: has another meaning in a benchmark's project. Choose another name")
    # A folder without code, such as one that lies here by chance, is no package.
    spec = find_spec(name)
    if spec is not None and spec.origin is not None:
        raise Misuse(f"{name}: a Python package of this name is installed. Choose another name")
