"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from typing import Any

from seedproof.benchmarks.judge.rewriting import REWRITES
from seedproof.benchmarks.one_config import configs, needed, variant
from seedproof.problems import WORKED
from seedproof.problems.sampling import template_of
from seedproof.record.rows import COMMON_COLUMNS

__all__ = [
    "COLUMNS",
    "CONFIGS",
    "EXAMPLES",
    "PRETTY_NAME",
    "SPLIT",
    "card_facts",
    "configs",
    "needed",
    "variant",
]

PRETTY_NAME = "Seedproof judge"
SPLIT = "test"

CONFIGS = {"default": "a problem, its correct answer, and a solution to be judged"}
"""The one config and what its questions hold."""

EXAMPLES = {"default": "judge/exponential_logarithmic_equation/d2/000001"}
"""By config, the row that the card shows."""

COLUMNS: dict[str, Any] = COMMON_COLUMNS | {
    "problem_id": "string",
    "problem": "string",
    "golden_answer": "string",
    "candidate": "string",
    "label": "bool",
    "change": "string",
    "certificate": "string",
    "author": "string",
    "false_step": "int8",
}
"""Every column and its type, in order; a list or dictionary nests."""


def card_facts() -> dict[str, Any]:
    """What the card's template knows beside the manifest: the templates' subjects and all rewrites."""
    return {
        "subjects": {name: template_of(name).subject for name in WORKED},
        "rewrites": {rewrite.name: rewrite.said for rewrite in REWRITES},
    }
