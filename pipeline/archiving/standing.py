"""The progress of a benchmark towards a release: built, proved, cut, present, signed. Nothing is written."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pipeline.archiving.freshness import changed_since_built
from pipeline.archiving.releases import release_folder, released_versions
from pipeline.archiving.signing import signature_of
from pipeline.gates.gate import read_by_gates
from pipeline.releasing.checksums import SUMS, read_sums
from pipeline.releasing.manifest import read_manifest
from pipeline.releasing.publication import status_of
from pipeline.stages import STAGES
from pipeline.workplace.build import Build
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import read_json

GATES = STAGES[1:-1]


@dataclass(frozen=True, kw_only=True)
class Standing:
    """The standing of a benchmark. Its words are for readers, and only those listed can occur."""

    benchmark: str
    version: str
    """The version of params.yaml; all fields below are about it."""
    built: str
    """`yes`, `no`, `stale` or `broken`."""
    changed: str | None
    """What changed first since a stale build was made, or what is wrong with a broken one."""
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

    Raises: SeedproofError when params.yaml cannot be read, or DVC cannot tell.
    """
    builds = [Build(benchmark) for benchmark in benchmarks]
    states = _states(builds)
    return [_standing(build, *states[build]) for build in builds]


def _states(builds: Sequence[Build]) -> dict[Build, tuple[str, str | None]]:
    """Return for each build whether there is one, and what changed or is wrong."""
    states: dict[Build, tuple[str, str | None]] = {}
    for build in builds:
        if not (build.release / SUMS).is_file():
            states[build] = ("no", None)
        elif (fault := _fault(build)) is not None:
            states[build] = ("broken", fault)
    sound = [build for build in builds if build not in states]
    changed = changed_since_built(sound)
    for build in sound:
        states[build] = ("stale", changed[build]) if build in changed else ("yes", None)
    return states


def _fault(build: Build) -> str | None:
    try:
        read_sums(build.release)
        read_manifest(build.release)
    except SeedproofError as error:
        return str(error)
    return None


def _standing(build: Build, built: str, changed: str | None) -> Standing:
    version: str = build.settings().version
    folder = release_folder(build.benchmark, version)
    is_cut = version in released_versions(build.benchmark)
    unproved = _unproved(build)
    released, differs = _released(build, folder) if is_cut else ("no", None)
    return Standing(
        benchmark=build.benchmark,
        version=version,
        built=built,
        changed=changed,
        proved="yes" if unproved is None else "no",
        unproved=unproved,
        released=released,
        differs=differs,
        data=_data(folder) if is_cut else "-",
        signed=_signed(folder) if is_cut else "-",
        status=status_of(folder) if is_cut else "-",
    )


def _unproved(build: Build) -> str | None:
    """Return what is wrong with the first gate's report that does not pass these rows."""
    try:
        rows = read_by_gates(build)
        for gate in GATES:
            report = read_json(build.report(gate))
            if not isinstance(report, dict) or report.get("read") != rows:
                return f"the report of {gate} is about other rows"
            if report.get("findings") != 0:
                return f"{gate} has {report.get('findings')} findings, see {build.report(gate)}"
    except SeedproofError as error:
        return str(error)
    return None


def _released(build: Build, folder: Path) -> tuple[str, str | None]:
    """Compare two lists of checksums, without reading data."""
    try:
        built = read_sums(build.release)
    except SeedproofError:
        return "yes", None
    try:
        released = read_sums(folder)
    except SeedproofError as error:
        return "differs", str(error)
    differing = [name for name in {*built, *released} if built.get(name) != released.get(name)]
    return ("differs", min(differing)) if differing else ("same", None)


def _data(folder: Path) -> str:
    """Return `here` if every data file has its size; `verify` checks the content."""
    try:
        files = read_manifest(folder)["files"]
    except SeedproofError:
        return "missing"
    for name, stated in files.items():
        path = folder / name
        if not path.is_file() or path.stat().st_size != stated.get("bytes"):
            return "missing"
    return "here"


def _signed(folder: Path) -> str:
    return "no" if signature_of(folder) is None else "yes"
