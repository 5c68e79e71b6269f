"""A folder to measure in: what a build needs, and nothing built."""

import compileall
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.conftest import REPOSITORY


@contextmanager
def workplace() -> Iterator[Path]:
    """Work in a temporary folder with parameters, schemas and cards, and with the code of this checkout."""
    with tempfile.TemporaryDirectory() as name:
        for kept in ("schemas", "datacards"):
            shutil.copytree(REPOSITORY / kept, Path(name) / kept)
        for kept in ("params.yaml", "LICENSE-DATA"):
            shutil.copy(REPOSITORY / kept, name)
        # As where engines have decided before.
        for path in REPOSITORY.glob("releases/*/*/attestations/certify.json"):
            copied = Path(name) / path.relative_to(REPOSITORY)
            copied.parent.mkdir(parents=True)
            shutil.copy(path, copied)
        os.environ["PYTHONPATH"] = str(REPOSITORY)
        # Modules are read as they are where people work: compiled before.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        for room in ("pipeline", "seedproof", "tests/bench"):
            compileall.compile_dir(REPOSITORY / room, quiet=2)
        os.chdir(name)
        try:
            yield Path(name)
        finally:
            os.chdir(REPOSITORY)
