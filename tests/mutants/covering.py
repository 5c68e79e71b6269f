"""Which tests run a line: all tests of a circle are run once with coverage, and asked afterwards."""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from coverage import Coverage, CoverageData

from tests.imports import PIPELINE, SEEDPROOF, imported
from tests.mutants.choosing import Mutant
from tests.mutants.noting import CONTEXT, TESTS

CIRCLES = {"test": "not soak", "soak": "soak"}
"""The tests of a circle, as pytest's option -m."""
PATIENCE = 60
"""So many seconds of tests that do not run the line itself are tried."""

SETTINGS = """[run]
data_file = {folder}/coverage
source = {here}/pipeline
    {here}/seedproof
parallel = true
context = ${{{CONTEXT}-}}
disable_warnings = no-data-collected, module-not-measured, module-not-imported
"""


def measure(circle: str, folder: Path, workers: int, tests: tuple[str, ...] = ()) -> None:
    """Run the tests of a circle, or those of some folders, and keep what they cover."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    settings = folder / "settings.ini"
    settings.write_text(SETTINGS.format(folder=folder, here=Path.cwd(), CONTEXT=CONTEXT))
    environment = {
        "COVERAGE_PROCESS_START": str(settings),
        CONTEXT: "",
        TESTS: str(folder / "tests.jsonl"),
    }
    options = ["-m", CIRCLES[circle], "-n", str(workers), "--dist", "worksteal", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-p", "tests.mutants.noting", *options, *tests]
    subprocess.run(command, env=os.environ | environment, check=False)
    # In place of that of this process, which is not measured.
    coverage = Coverage(config_file=settings)
    coverage.combine()
    coverage.save()


class Covering:
    """What was measured of a circle."""

    def __init__(self, folder: Path) -> None:
        """Read the tests; lines are read when somebody asks for a file."""
        self._data = CoverageData(str(folder / "coverage"))
        self._data.read()
        self.seconds: dict[str, float] = {}
        self._users: dict[str, set[str]] = defaultdict(set)
        for line in (folder / "tests.jsonl").read_text().splitlines():
            test, seconds, fixtures = json.loads(line)
            self.seconds[test] = seconds
            for fixture in fixtures:
                self._users[f"fixture {fixture}"].add(test)
        self._lines: dict[Path, dict[int, set[str]]] = {}

    def rings(self, mutant: Mutant) -> Iterator[list[str]]:
        """Yield tests that may see a mutant, the fastest first.

        First those that run its line, then those whose fixtures do, those of its module, and those around.

        A line may have been run for somebody else (a cache, an import), or unseen (compiled by numba).
        """
        tree = ast.parse(mutant.path.read_bytes())
        first = max(
            node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt) and _holds(node, mutant.line)
        )
        lines = self._contexts_of(mutant.path)
        names = set().union(*(lines.get(line, ()) for line in range(first, mutant.line + 1)))
        ring = names & self.seconds.keys()
        yield self._sorted(ring)
        seen = set(ring)
        left: float = PATIENCE
        for ring in (self._users_of(names), *self._around(mutant.path)):
            further = []
            for test in self._sorted(ring - seen):
                left -= self.seconds[test]
                if left > 0:
                    further.append(test)
            seen |= ring
            yield further

    def _around(self, path: Path) -> Iterator[set[str]]:
        """Yield the tests that run functions of a module, and those of the nearest that import it."""
        yield self._of_functions(path)
        level = seen = {path}
        ring: set[str] = set()
        while level and not ring:
            level = set().union(*(self._importers[one] for one in level)) - seen
            seen = seen | level
            ring = set().union(*map(self._of_functions, level))
        yield ring

    def _of_functions(self, path: Path) -> set[str]:
        inside = {
            line
            for node in ast.walk(ast.parse(path.read_bytes()))
            if isinstance(node, ast.FunctionDef)
            for line in range(node.body[0].lineno, (node.end_lineno or 0) + 1)
        }
        lines = self._contexts_of(path)
        names = set().union(*(lines[line] for line in inside & lines.keys()))
        return (names & self.seconds.keys()) | self._users_of(names)

    def _users_of(self, names: set[str]) -> set[str]:
        """Return the tests that ask for fixtures."""
        return set().union(*(self._users.get(name, ()) for name in names))

    @cached_property
    def _importers(self) -> dict[Path, set[Path]]:
        importers = defaultdict(set)
        for path in (*PIPELINE.rglob("*.py"), *SEEDPROOF.rglob("*.py")):
            for one in imported(path)[0]:
                importers[one].add(path)
        return importers

    def _contexts_of(self, path: Path) -> dict[int, set[str]]:
        """Return the tests and fixtures that run each line of a file."""
        if path not in self._lines:
            contexts = self._data.contexts_by_lineno(str(path.absolute()))
            self._lines[path] = {line: set(names) for line, names in contexts.items()}
        return self._lines[path]

    def _sorted(self, tests: set[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))


def _holds(node: ast.stmt, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or 0)
