"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Mapping
from typing import Any

from seedproof.benchmarks.judge.certificate import AS_PRINTED, ERRORS
from seedproof.benchmarks.judge.rewriting import REWRITES
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.benchmarks.judge.settings import Generate
from seedproof.benchmarks.judge.writers import WRITERS
from seedproof.contract.layout import Layout
from seedproof.problems import WORKED
from seedproof.problems.sampling import template_of


def _card_facts() -> Mapping[str, Any]:
    return {
        "subjects": {name: template_of(name).subject for name in WORKED},
        "writers": {name: writer.about for name, writer in WRITERS.items()},
        "errors": dict(ERRORS),
        "rewrites": {AS_PRINTED: "it stands as it is printed"}
        | {rewrite.name: rewrite.said for rewrite in REWRITES},
    }


LAYOUT: Layout[JudgeRow, Generate] = Layout(
    pretty_name="Seedproof judge",
    row=JudgeRow,
    configs={"default": "a problem, its correct answer, and a solution to be judged"},
    examples={"default": "judge/trigonometric_powers/d1/000001"},
    card_facts=_card_facts,
)
