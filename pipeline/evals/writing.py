"""Writing the files in `evals/`, which follow from the code and from what the benchmark declares."""

from collections.abc import Iterator, Mapping
from os.path import relpath
from pathlib import Path

import seedproof
from pipeline.evals.readme import readme_of
from pipeline.evals.tasks import ORACLE_HINT, control_of, tasks_of, yaml_of
from seedproof.contract import registry
from seedproof.contract.benchmark import Benchmark
from seedproof.record.files import replacing

_FILES = Path(__file__).parent / "files"
_PYTHON = {
    "inspect_tasks.py": "inspect_tasks.py",
    "rewards.py": "rewards.py",
    "lm_eval/functions.py": "functions.py",
}


def write_evals(folder: Path, benchmark: str) -> None:
    """Write the files of a benchmark into `evals/` of the folder of a release."""
    export_evals(folder / "evals", benchmark, folder)


def export_evals(folder: Path, benchmark: str, release: Path | None) -> None:
    """Write the files of a benchmark, for the rows of a release.

    Without one, these are the rows that `seedproof.load` finds by the name of the benchmark.
    Raises: SeedproofError when a file cannot be written.
    """
    source = Path(relpath(release, folder)).as_posix() if release else benchmark
    for name, content in evals_of(benchmark, source).items():
        with replacing(folder / name) as file:
            file.write(content)


def evals_of(benchmark: str, source: str = "..") -> Mapping[str, bytes]:
    """Return the files by name. `source` is a release: its folder as seen from that of the files, or a name.

    They are the same for the same code, whatever rows a release has.
    """
    texts = _texts(registry.benchmark(benchmark), source)
    return {name: text.encode() for name, text in texts}


def _texts(benchmark: Benchmark, source: str) -> Iterator[tuple[str, str]]:
    tasks = list(tasks_of(benchmark))
    yield "README.md", readme_of(benchmark, tasks)
    for name, template in _PYTHON.items():
        text = (_FILES / template).read_text(encoding="utf-8")
        text = text.replace('"missing_fact"', f'"{benchmark.name}"')
        text = text.replace("/missing_fact`", f"/{benchmark.name}`")
        text = text.replace(f'"{ORACLE_HINT}"', f'"{control_of(benchmark)}"')
        yield name, text.replace('RELEASE = ".."', f'RELEASE = "{source}"')
    for task in tasks:
        yield f"lm_eval/{task.name}.yaml", yaml_of(task, seedproof.__version__)
