"""The code that stages stand on: its rooms by stage and benchmark, and their digests.

DVC compares one small file of digests a stage, where it would look up the same two thousand files for each.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from pipeline import STAGES
from pipeline.workplace.build import ROOT
from seedproof.record.files import file_digest, replacing_folder

CODE = "code"
"""The stage of dvc.yaml that writes the digests, before all others."""

DIGESTS = ROOT / CODE

_ALL = (
    "pipeline/__init__.py",
    "pipeline/__main__.py",
    "pipeline/cli.py",
    "pipeline/stages/__init__.py",
    "pipeline/workplace",
    "seedproof/__init__.py",
    "seedproof/benchmarks/__init__.py",
    "seedproof/contract",
    "seedproof/episodes",
    "seedproof/exact",
    "seedproof/measuring",
    "seedproof/record",
    "seedproof/requests",
    "seedproof/text",
)

_OF_ANSWERS = (
    "seedproof/answers",
    "seedproof/equivalence",
    "seedproof/responses",
    "seedproof/scoring",
)
"""What tells right answers from wrong ones: all that makes or judges rows stands on it."""

_OF_RELEASES = (
    "seedproof/released/__init__.py",
    "seedproof/released/known.py",
    "seedproof/released/places.py",
)
"""How what is known of releases is read; what is known of them changes with each that is cut."""

_BY_STAGE: Mapping[str, Sequence[str]] = {
    "generate": (*_OF_ANSWERS, *_OF_RELEASES, "pipeline/stages/generate.py"),
    "validate": (
        *_OF_ANSWERS,
        "pipeline/gates",
        "pipeline/stages/validate.py",
        "seedproof/figures",
        "seedproof/proving",
    ),
    "cycle": (
        *_OF_ANSWERS,
        "pipeline/gates",
        "pipeline/stages/cycle.py",
        "seedproof/solving",
    ),
    "certify": (
        *_OF_RELEASES,
        "pipeline/certifying",
        "pipeline/commands/certify.py",
        "pipeline/gates",
        "pipeline/stages/certify.py",
        "seedproof/certifying/__init__.py",
        "seedproof/certifying/patterns.py",
        "seedproof/certifying/rows.py",
        "seedproof/certifying/script.py",
        "seedproof/certifying/terms.py",
    ),
    "quality": (
        *_OF_ANSWERS,
        *_OF_RELEASES,
        "pipeline/evaluating/__init__.py",
        "pipeline/evaluating/baselines",
        "pipeline/evaluating/scripted",
        "pipeline/gates",
        "pipeline/stages/quality.py",
        "seedproof/proving",
        "seedproof/solving",
    ),
    "release": (
        *_OF_RELEASES,
        "pipeline/certifying/__init__.py",
        "pipeline/certifying/statement.py",
        "pipeline/gates",
        "pipeline/mutating/__init__.py",
        "pipeline/mutating/statement.py",
        "pipeline/releasing",
        "pipeline/stages/release.py",
        "seedproof/figures",
    ),
}

_BY_BENCHMARK: Mapping[str, Sequence[str]] = {
    "judge": ("seedproof/problems",),
    "university": ("seedproof/problems",),
}

_SCRIPTED = ("curriculum", "missing_fact", "number_game", "university")
"""Benchmarks whose rows have scripts."""


def rooms_of(benchmark: str, stage: str) -> list[str]:
    """Return the folders and files of code that a stage of a benchmark stands on."""
    own = [f"seedproof/benchmarks/{benchmark}"]
    if stage == "certify" and benchmark in _SCRIPTED:
        own.append(f"seedproof/certifying/{benchmark}")
    return sorted((*_ALL, *_BY_STAGE[stage], *own, *_BY_BENCHMARK.get(benchmark, ())))


def write_digests(benchmarks: Iterable[str]) -> None:
    """Write, for each stage of each benchmark, a file with the SHA-256 of each room, one a line.

    Raises: SeedproofError when a file cannot be read or written.
    """
    with replacing_folder(DIGESTS) as folder:
        for (benchmark, stage), digests in _digests(benchmarks).items():
            path = folder / _name(benchmark, stage)
            path.parent.mkdir(exist_ok=True)
            path.write_text("".join(f"{_line(room, digest)}\n" for room, digest in digests.items()))


def changed_rooms(benchmarks: Iterable[str]) -> dict[tuple[str, str], list[str]]:
    """Return, by benchmark and stage, the rooms that are not as the written digests say.

    Where none are written, that is for DVC to tell.
    Raises: SeedproofError when a file cannot be read.
    """
    changed = {}
    for (benchmark, stage), digests in _digests(benchmarks).items():
        path = DIGESTS / _name(benchmark, stage)
        if path.is_file():
            written = path.read_text().splitlines()
            changed[benchmark, stage] = [
                room for room, digest in digests.items() if _line(room, digest) not in written
            ]
    return changed


def _digests(benchmarks: Iterable[str]) -> dict[tuple[str, str], dict[str, str]]:
    """Return the digest of every room by benchmark and stage; a room is read once."""
    digest = cache(digest_of)
    return {
        (benchmark, stage): {room: digest(room) for room in rooms_of(benchmark, stage)}
        for benchmark in benchmarks
        for stage in STAGES
    }


def digest_of(room: str) -> str:
    """Return the digest of a file, or of the names and contents of a folder, compiled ones aside."""
    path = Path(room)
    if not path.is_dir():
        return file_digest(path, "This is for a checkout of the code")
    files = sorted(file for file in path.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    lines = (f"{file_digest(file)}  {file.relative_to(path).as_posix()}\n" for file in files)
    return sha256("".join(lines).encode()).hexdigest()


def _line(room: str, digest: str) -> str:
    return f"{digest}  {room}"


def _name(benchmark: str, stage: str) -> str:
    return f"{benchmark}/{stage}.txt"
