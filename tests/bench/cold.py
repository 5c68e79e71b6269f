"""A whole build in a fresh clone, without caches: side by side by our command, and in turn by DVC."""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.bench.measuring import Measurement, Taken, process
from tests.conftest import REPOSITORY

CACHES = ("XDG_CACHE_HOME", "MPLCONFIGDIR", "NUMBA_CACHE_DIR", "DVC_SITE_CACHE_DIR")
GENERATE = ("-m", "pipeline", "generate", "number_game")


def declared(ancestor: str | None) -> list[Measurement]:
    """Declare both ways to build all, what compiling takes of them, and the ancestor if it is at hand."""
    measurements = [
        Measurement("cold/number_game compiled", _compiled),
        Measurement("cold/build", lambda: _in_clone(["-m", "pipeline", "build"])),
        Measurement("cold/dvc repro", lambda: _in_clone(["-m", "dvc", "repro"])),
    ]
    if ancestor:
        measurements.append(Measurement("cold/ancestor", lambda: process(shlex.split(ancestor))))
    return measurements


class _Clone:
    """A clone in a temporary folder and an environment whose caches are empty, as a context manager."""

    def __enter__(self) -> "_Clone":
        self._folder = Path(tempfile.mkdtemp())
        place = self._folder / "clone"
        subprocess.run(["git", "clone", "--quiet", str(REPOSITORY), str(place)], check=True)
        # The tests, whose settings are imported here, have one worker.
        left_out = (*CACHES, "SEEDPROOF_WORKERS")
        bin_folder = str(Path(sys.executable).parent)
        self._environment = {
            **{name: value for name, value in os.environ.items() if name not in left_out},
            "XDG_CACHE_HOME": str(self._folder / "cache"),
            "DVC_SITE_CACHE_DIR": str(self._folder / "dvc"),
            "DVC_NO_ANALYTICS": "1",
            "PYTHONPATH": str(place),
            "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}",
        }
        self._place = place
        return self

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self._folder)

    def python(self, arguments: Sequence[str]) -> Taken:
        """Run Python in the clone."""
        here = Path.cwd()
        os.chdir(self._place)
        try:
            return process([sys.executable, *arguments], self._environment)
        finally:
            os.chdir(here)


def _in_clone(arguments: Sequence[str]) -> Taken:
    with _Clone() as clone:
        return clone.python(arguments)


def _compiled() -> Taken:
    """Return what the first run takes beside the second: compiled code is kept."""
    with _Clone() as clone:
        first = clone.python(GENERATE)
        second = clone.python(GENERATE)
    return Taken(max(0.0, first.cpu - second.cpu), max(0.0, first.wall - second.wall), first.megabytes)
