"""Runs tests on a mutant. A test kills it that fails, and passes with a comment in place of the change."""

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.mutants.choosing import Mutant
from tests.mutants.covering import CIRCLES, Covering
from tests.mutants.picking import PICKED, STARTED

FIRST = 40
"""So many tests are run first; ten times as many follow, and so on."""
MEMORY = 8 << 30
"""What never ends must not take the machine's."""
LEFT_BEHIND = (".venv", "build", "site", "__pycache__", ".*_cache", ".hypothesis")
COMMENT = b"\n# Nothing is changed.\n"


@dataclass(frozen=True)
class Copy:
    """A copy of the repository, in which one file at a time is another one."""

    folder: Path
    notes: Path

    def started_until_failure(
        self, path: Path, source: bytes, tests: list[str], circle: str, seconds: float
    ) -> list[str] | None:
        """Run tests with another source of a file; return those that were started if one fails, else None.

        The last one is the one that fails or never ends. Who cannot be collected is given by its file.
        """
        file = self.folder / path
        before = file.read_bytes()
        picked, started = self.notes / "picked", self.notes / "started"
        picked.write_text("\n".join(tests))
        started.write_text("")
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        options = [
            "-x",
            "-m",
            CIRCLES[circle],
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "-p",
            "tests.mutants.picking",
        ]
        environment = {
            "PYTHONPATH": str(self.folder),
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            PICKED: str(picked),
            STARTED: str(started),
        }
        file.write_bytes(source)
        try:
            code = _code(
                [sys.executable, "-m", "pytest", *options, *files],
                self.folder,
                os.environ | environment,
                self.notes / "output",
                seconds,
            )
        finally:
            file.write_bytes(before)
        # 5: what is picked is not there any more.
        return None if code in (0, 5) else started.read_text().splitlines()


def copy_of_repository(place: Path) -> Copy:
    """Copy the current folder; its environment is the same one."""
    folder = place / "copy"
    shutil.copytree(".", folder, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    if Path(".venv").exists():
        (folder / ".venv").symlink_to(Path(".venv").resolve())
    return Copy(folder, place)


def verdict(mutant: Mutant, covering: Covering, circle: str, copy: Copy) -> dict[str, Any]:
    """Return whether tests kill a mutant, and which one does first."""
    begin = time.monotonic()
    harmless = mutant.path.read_bytes() + COMMENT
    unfit: list[str] = []
    counts = []
    by = ""
    for ring in covering.rings(mutant):
        counts.append(len(ring))
        size = FIRST
        while ring and not by:
            batch, ring = ring[:size], ring[size:]
            size *= 10
            while batch:
                seconds = 60 + 10 * sum(covering.seconds[test] for test in batch)
                started = copy.started_until_failure(mutant.path, mutant.source, batch, circle, seconds)
                if started is None:
                    break
                killer = started[-1] if started else ""
                control = [test for test in batch if test.startswith(killer)]
                if copy.started_until_failure(mutant.path, harmless, control, circle, seconds) is None:
                    by = killer or "tests/conftest.py"
                    break
                unfit += control
                batch = [test for test in batch if test not in {*started, *control}]
        if by:
            break
    result = "killed" if by else "survived" if any(counts) else "not covered"
    return {
        "result": result,
        "by": by,
        "tests": counts,
        "unfit": unfit,
        "seconds": round(time.monotonic() - begin, 1),
    }


def _code(command: list[str], folder: Path, environment: dict[str, str], output: Path, seconds: float) -> int:
    """Run a command, for so many seconds at most, and return its exit code."""
    with output.open("wb") as file:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdout=file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
        )
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return -signal.SIGKILL
        finally:
            # With it goes what tests have started and left.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
