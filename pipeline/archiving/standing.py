"""The progress of a benchmark towards a release: built, proved, cut, present, signed. Nothing is written."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pipeline.archiving.freshness import changed_since_built
from pipeline.archiving.releases import release_folder
from pipeline.archiving.signing import signature_of
from pipeline.gates.gate import read_by_gates
from pipeline.releasing.assembling import GATES
from pipeline.releasing.checksums import SUMS, read_sums
from pipeline.releasing.publication import status_of
from pipeline.workplace.build import Build
from seedproof.record.errors import SeedproofError
from seedproof.record.json_text import read_json


@dataclass(frozen=True, kw_only=True)
class Standing:
    """The standing of a benchmark. Its words are for readers, and only those listed can occur."""

    benchmark: str
    version: str
    """The version of params.yaml; all fields below are about it."""
    built: str
    """`yes`, `no` or `stale`."""
    changed: str | None
    """What changed first since a stale build was made."""
    proved: str
    """`yes` if each gate's report is about the rows of the build and has no findings, else `no`."""
    unproved: str | None
    """What is wrong with the first report that fails this."""
    released: str
    """`same` as the build, `differs` from it, `yes` if there is no build to compare, or `no`."""
    differs: str | None
    """The first file that differs."""
    data: str
    """The release's data: `here`, `missing`, or `-` without a release."""
    signed: str
    """The release's signature: `yes`, `no`, or `-` without a release."""
    status: str
    """`draft`, or `published on` a day; `-` without a release."""


def standings(benchmarks: Sequence[str]) -> list[Standing]:
    """Return the standing of some benchmarks. It takes DVC 2 to 3 seconds to find what changed.

    Raises: SeedproofError when params.yaml, a build or a release cannot be read, or DVC cannot tell.
    """
    builds = [Build(benchmark) for benchmark in benchmarks]
    there = [build for build in builds if (build.release / SUMS).is_file()]
    changed = changed_since_built(there)
    return [_standing(build, build in there, changed.get(build)) for build in builds]


def _standing(build: Build, is_built: bool, changed: str | None) -> Standing:
    version: str = build.settings().version
    folder = release_folder(build.benchmark, version)
    is_cut = (folder / SUMS).is_file()
    built = "stale" if changed else "yes"
    unproved = _unproved(build)
    released, differs = _released(build, folder, is_built) if is_cut else ("no", None)
    signed = "yes" if signature_of(folder) else "no"
    return Standing(
        benchmark=build.benchmark,
        version=version,
        built=built if is_built else "no",
        changed=changed,
        proved="no" if unproved else "yes",
        unproved=unproved,
        released=released,
        differs=differs,
        data=_data(folder) if is_cut else "-",
        signed=signed if is_cut else "-",
        status=status_of(folder) if is_cut else "-",
    )


def _unproved(build: Build) -> str | None:
    """Return what is wrong with the first gate's report that does not pass these rows."""
    try:
        rows = read_by_gates(build)
        for gate in GATES:
            report = read_json(build.report(gate))
            if report["read"] != rows:
                return f"the report of {gate} is about other rows"
            if report["findings"]:
                return f"{gate} has {report['findings']} findings, see {build.report(gate)}"
    except SeedproofError as error:
        return str(error)
    return None


def _released(build: Build, folder: Path, is_built: bool) -> tuple[str, str | None]:
    """Compare two lists of checksums, without reading data."""
    if not is_built:
        return "yes", None
    differing = [name for name, _ in read_sums(build.release).items() ^ read_sums(folder).items()]
    return ("differs", min(differing)) if differing else ("same", None)


def _data(folder: Path) -> str:
    """Return `here` if every file of the rows is there; `verify` checks the content."""
    return "here" if all((folder / name).is_file() for name in read_sums(folder)) else "missing"
