"""Writing the files in `evals/`, which follow from the code and from what the benchmark declares."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import seedproof
from pipeline.evals.readme import Formulas, readme_of
from pipeline.evals.sources import Bundle, bundle
from pipeline.evals.tasks import control_of, tasks_of, yaml_of
from pipeline.evals.templates import filled, named_task, with_function, with_sources
from seedproof.contract import registry
from seedproof.contract.benchmark import Benchmark
from seedproof.episodes.asking import PROMPT_VERSION

GAMES = "seedproof.scoring.games"
ROWS = "seedproof.scoring.responses"

SCORERS: Mapping[str, str] = {"number_game": GAMES}
"""What scores the responses to a benchmark's rows, where less than the scorer of all rows does."""

CLUSTERS: Mapping[str, str] = {"judge": "problem_id"}
"""The column by which rows belong together, where several do."""

NEED_FORMULAS = ("university",)
"""The benchmarks whose answers are formulas."""

_MESSAGES = "pipeline.evaluating.engine.messages"
_LINES = "pipeline.evaluating.transcripts.lines"
_EPISODES = "seedproof.episodes.asking"


def evals_of(benchmark: str) -> dict[str, bytes]:
    """Return the files of a benchmark by their names under `evals/`.

    They are the same for the same code, whatever rows a release has.
    Raises: SeedproofError where a source that they carry cannot be carried.
    """
    texts = dict(_texts(registry.benchmark(benchmark)))
    return {name: texts[name].encode() for name in sorted(texts)}


def write_evals(folder: Path, benchmark: str) -> None:
    """Write the files of a benchmark into `evals/` of the folder of a release."""
    for name, content in evals_of(benchmark).items():
        path = folder / "evals" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _texts(benchmark: Benchmark) -> Iterator[tuple[str, str]]:
    carried = carried_by(benchmark)
    yield "seedproof_score.py", _scorer(benchmark, carried)
    yield "rewards.py", filled("rewards.py", {"PACKAGE": carried.package})
    yield "inspect_tasks.py", _inspect_tasks(benchmark, carried)
    control = control_of(benchmark)
    yield "lm_eval/score.py", filled("lm_eval_score.py", {"PACKAGE": carried.package, "CONTROL": control})
    title = benchmark.release.pretty_name
    tasks = list(tasks_of(benchmark))
    for task in tasks:
        yield f"lm_eval/{task.name}.yaml", yaml_of(task, title, seedproof.__version__, PROMPT_VERSION)
    yield "README.md", readme_of(benchmark, tasks, _formulas(benchmark))


def carried_by(benchmark: Benchmark) -> Bundle:
    """Return the sources that the files of a benchmark carry."""
    modules = [_scorer_of(benchmark), _EPISODES, _MESSAGES, _LINES]
    if benchmark.has("asking"):
        modules.append(_asking(benchmark))
    if benchmark.has("holder"):
        modules.append(f"{benchmark.package}.holder")
        modules += _requests(benchmark)
    return bundle(modules)


def _requests(benchmark: Benchmark) -> list[str]:
    """Name the modules by which a holder reads requests, one a family; it imports them by their names."""
    folder = benchmark.root.joinpath(*benchmark.package.split("."))
    families = sorted(path.parent.name for path in folder.glob("families/*/request.py"))
    return [f"{benchmark.package}.families.{family}.request" for family in families]


def _scorer_of(benchmark: Benchmark) -> str:
    return SCORERS.get(benchmark.name, ROWS)


def _formulas(benchmark: Benchmark) -> Formulas:
    if benchmark.name in NEED_FORMULAS:
        return "always"
    return "never" if _scorer_of(benchmark) == GAMES else "sometimes"


def _asking(benchmark: Benchmark) -> str:
    return f"{benchmark.package}.asking" if benchmark.has("asking") else ""


def _inspect_tasks(benchmark: Benchmark, carried: Bundle) -> str:
    constants = {
        "PACKAGE": carried.package,
        "CONFIG": next(iter(benchmark.release.configs)),
        "CLUSTER": CLUSTERS.get(benchmark.name, "id"),
        "HOLDER": f"{benchmark.package}.holder" if benchmark.has("holder") else "",
    }
    return named_task(filled("inspect_tasks.py", constants), benchmark.name)


def _scorer(benchmark: Benchmark, carried: Bundle) -> str:
    constants: dict[str, str | bool] = {
        "BENCHMARK": benchmark.name,
        "VERSION": seedproof.__version__,
        "PACKAGE": carried.package,
        "SCORER": _scorer_of(benchmark),
        "ASKING": _asking(benchmark),
        "NEEDS_FORMULAS": _formulas(benchmark) == "always",
    }
    text = filled("seedproof_score.py", constants)
    if benchmark.has("holder"):
        text = with_function(text, "hold.py", {"HOLDER": f"{benchmark.package}.holder"})
    return with_sources(text, carried)
