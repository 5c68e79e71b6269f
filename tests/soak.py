"""Runs the soak: all that `make test` leaves out, slice by slice, and takes up where it was stopped.

    python -m tests.soak                         # every slice that has not passed with these files
    python -m tests.soak --of "$(git rev-parse HEAD)"   # the one slice that CI runs for a commit

Its results lie in `build/soak/`, a report of pytest's for each slice; those of other files are of no use.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import click

from tests.circles import SLICES, part

RESULTS = Path("build/soak")
FILES = RESULTS / "files.sha256"


@dataclass(frozen=True)
class Result:
    """What came of a slice."""

    number: int
    tests: int
    seconds: float
    failed: tuple[str, ...]

    @property
    def line(self) -> str:
        """One line of the summary."""
        said = f"slice {self.number} of {SLICES}: {self.tests:,} tests, {self.seconds:.0f} s"
        return "\n    failed: ".join([said, *self.failed])


@click.command
@click.option("--slice", "number", type=click.IntRange(1, SLICES), help="Run this slice alone.")
@click.option("--of", "commit", metavar="COMMIT", help="Run the slice that the hash of a commit chooses.")
@click.option("--workers", default=os.cpu_count(), show_default=True, help="Processes.")
def main(number: int | None, commit: str | None, workers: int) -> None:
    """Run the slices of the soak that have not passed; none is left out because another one failed."""
    if commit:
        number = chosen_by(commit)
    forget_others()
    numbers = [number] if number else range(1, SLICES + 1)
    for one in numbers:
        known = result(one)
        if known is None or known.failed:
            click.echo(f"== slice {one} of {SLICES}")
            run(one, workers)
    summary = [result(one) for one in numbers]
    click.echo("== summary")
    for one, found in zip(numbers, summary, strict=True):
        click.echo(found.line if found else f"slice {one} of {SLICES}: ended without a result")
    raise SystemExit(any(found is None or found.failed for found in summary))


def chosen_by(commit: str) -> int:
    """Return the number of the slice that a commit chooses. Raises: BadParameter if it is no hash."""
    try:
        return part(commit)
    except ValueError:
        raise click.BadParameter(f"{commit} is no hash of a commit: git rev-parse {commit}") from None


def run(number: int, workers: int) -> None:
    """Run the tests of a slice; pytest tells of them as it goes on."""
    report(number).unlink(missing_ok=True)
    options = ["-m", "soak", "--slice", str(number), "--durations", "5", f"--junit-xml={report(number)}"]
    side_by_side = ["-n", str(workers), "--dist", "worksteal"]
    subprocess.run([sys.executable, "-m", "pytest", *options, *side_by_side], check=False)


def report(number: int) -> Path:
    """Return where pytest's own report of a slice lies."""
    return RESULTS / f"{number}.xml"


def result(number: int) -> Result | None:
    """Return what came of a slice; None where it never came to its end."""
    if not report(number).exists():
        return None
    (suite,) = ElementTree.parse(report(number)).getroot()
    failed = [
        f"{case.get('classname')}::{case.get('name')}"
        for case in suite
        if case.find("failure") is not None or case.find("error") is not None
    ]
    return Result(number, int(suite.get("tests", 0)), float(suite.get("time", 0)), tuple(sorted(failed)))


def forget_others() -> None:
    """Remove results that were reached with other files."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    digest = digest_of_files()
    if not FILES.exists() or FILES.read_text() != digest:
        for old in RESULTS.glob("*.xml"):
            old.unlink()
        FILES.write_text(digest)


def digest_of_files() -> str:
    """Return the SHA-256 of all files that Git keeps, or would keep, as they lie here."""
    sums = hashlib.sha256()
    for path in files():
        sums.update(f"{path}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return sums.hexdigest()


def files() -> Iterator[Path]:
    """Yield the files that Git keeps, or would keep."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for name in sorted(filter(None, listed.split("\0"))):
        if Path(name).is_file():
            yield Path(name)


if __name__ == "__main__":
    main()
