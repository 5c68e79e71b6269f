"""What is measured, by group: a line each."""

import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from pipeline.stages import STAGES
from tests.bench import endless, inside, responses, splits
from tests.bench.measuring import Measurement, command, process
from tests.corpus.bench import answers
from tests.evaluating.bench import evaluation

BENCHMARKS = ("missing_fact", "number_game", "curriculum", "university", "judge")
"""In the order of the tables."""

AUDITED = {
    "missing_fact": "missing_fact/bayes_missing_prior/d2/000017",
    "number_game": "number_game/five_operands/d2/002184",
    "curriculum": "curriculum/8_ee_c_8/d8/000017",
    "curriculum, a story": "curriculum/1_oa_a_2/d1/000017",
    "curriculum, by SymPy": "curriculum/8_ee_a_2/d8/000017",
    "university": "university/tank_sketch/d1/000000",
    "judge": "judge/alternating_bound/d1/000000",
}
"""A row of each benchmark; of `curriculum` also a story, and an equation for which SymPy is loaded."""


def stages(benchmark: str) -> list[Measurement]:
    """Declare the stages of a benchmark, each a process, then `verify`, then the same inside a process."""
    return [
        *(command(f"{benchmark}/{stage}", stage, benchmark) for stage in STAGES),
        command(f"{benchmark}/verify", "verify", f"build/{benchmark}/release", runs=1),
        *inside.declared(benchmark),
    ]


def start() -> list[Measurement]:
    """Declare what starts, and ends soon."""
    return [
        Measurement("start/python", lambda: process([sys.executable, "-c", ""])),
        Measurement("start/import seedproof", lambda: process([sys.executable, "-c", "import seedproof"])),
        command("start/--help", "--help"),
        command("start/verify --help", "verify", "--help"),
        command("start/score --help", "score", "--help"),
        *(command(f"start/audit: {what}", "audit", row) for what, row in AUDITED.items()),
    ]


GROUPS: Mapping[str, Callable[[], list[Measurement]]] = {
    "start": start,
    "endless": endless.declared,
    **{name: partial(stages, name) for name in BENCHMARKS},
    "evaluation": lambda: evaluation(Path("build")),
    "answers": answers,
    "scale": splits.declared,
    "responses": responses.declared,
}
