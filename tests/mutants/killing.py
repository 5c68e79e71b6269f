"""Runs tests on a mutant. A test kills it that fails, and passes with a comment in place of the change."""

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.mutants.choosing import Mutant
from tests.mutants.covering import CIRCLES, Covering
from tests.mutants.picking import PICKED, STARTED

FIRST = 40
"""So many tests are run first; ten times as many follow, and so on."""
HANGS = 120
"""A test that takes so many seconds, and ten times as long as it should, never ends."""
MEMORY = 8 << 30
"""What never ends must not take all of the machine's."""
COMMENT = b"\n# Nothing is changed.\n"
LEFT_BEHIND = (".venv", "build", "site", "__pycache__", ".*_cache", ".hypothesis")


@dataclass(frozen=True)
class Trials:
    """Runs of the tests of a circle in a copy of the repository, of which one file is another one."""

    circle: str
    covering: Covering
    place: Path

    @property
    def copy(self) -> Path:
        """Return the folder of the copy."""
        return self.place / "copy"

    def make_copy(self) -> None:
        """Copy the current folder; its environment is the same one."""
        shutil.copytree(".", self.copy, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        (self.copy / ".venv").symlink_to(Path(".venv").resolve())

    def verdict(self, mutant: Mutant) -> dict[str, Any]:
        """Return whether tests kill a mutant, which one does first, and how many there were in each ring."""
        begin = time.monotonic()
        counts: list[int] = []
        unfit: list[str] = []
        by = ""
        for batch in self._batches(mutant, counts):
            by, failing = self._killer(mutant, batch)
            unfit += failing
            if by:
                break
        result = "killed" if by else "survived" if any(counts) else "not covered"
        seconds = round(time.monotonic() - begin, 1)
        return {"result": result, "by": by, "tests": counts, "unfit": unfit, "seconds": seconds}

    def _batches(self, mutant: Mutant, counts: list[int]) -> Iterator[list[str]]:
        """Yield the tests that may see a mutant, and count them by their rings."""
        for ring in self.covering.rings(mutant):
            counts.append(len(ring))
            size = FIRST
            while ring:
                yield ring[:size]
                ring = ring[size:]
                size *= 10

    def _killer(self, mutant: Mutant, tests: list[str]) -> tuple[str, list[str]]:
        """Return the first test that kills a mutant, or "", and those that fail without it as well."""
        harmless = mutant.path.read_bytes() + COMMENT
        unfit: list[str] = []
        while tests:
            started = self._failing(mutant.path, mutant.source, tests)
            if started is None:
                break
            last = started[-1] if started else ""
            # With those before it: some fail or pass for what others leave.
            same = [test for test in tests if test in started or test.startswith(last)]
            failing = self._failing(mutant.path, harmless, same)
            if failing is None:
                return last or "before any test", unfit
            wrong = [test for test in same if test.startswith(failing[-1] if failing else "")]
            unfit += wrong
            tests = [test for test in tests if test not in {*started[:-1], *wrong}]
        return "", unfit

    def _failing(self, path: Path, source: bytes, tests: list[str]) -> list[str] | None:
        """Run tests with another source of a file; return those that were started if one fails, else None.

        The last one is the one that fails or never ends. What cannot be imported is given as its file.
        """
        seconds = [self.covering.seconds[test] for test in tests]
        hangs = HANGS + 10 * max(seconds, default=0)
        options = ["-x", "-m", CIRCLES[self.circle], "-n", "0", "-p", "no:cacheprovider"]
        options += ["-p", "tests.mutants.picking", "-o", f"faulthandler_timeout={hangs}"]
        options += ["-o", "faulthandler_exit_on_timeout=true", f"--basetemp={self.place / 'tmp'}"]
        picked, started = self.place / "picked", self.place / "started"
        picked.write_text("\n".join(tests))
        started.write_text("")
        file = self.copy / path
        before = file.read_bytes()
        file.write_bytes(source)
        try:
            code = self._code(
                [*options, *dict.fromkeys(test.partition("::")[0] for test in tests)],
                {"PYTHONPATH": str(self.copy), PICKED: str(picked), STARTED: str(started)},
                hangs + 10 * sum(seconds),
            )
        finally:
            file.write_bytes(before)
        # 5: what is picked is not there any more.
        return None if code in (0, 5) else started.read_text().splitlines()

    def _code(self, options: list[str], environment: dict[str, str], seconds: float) -> int:
        """Run pytest in the copy, for so many seconds at most, and return its exit code."""
        with (self.place / "output").open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, "-m", "pytest", *options],
                cwd=self.copy,
                env=os.environ | environment,
                stdout=output,
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
