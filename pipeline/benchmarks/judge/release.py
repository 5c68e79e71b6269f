"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Sequence
from typing import Any

from pipeline.benchmarks.judge.rewriting import REWRITES
from pipeline.benchmarks.judge.settings import Generate
from pipeline.benchmarks.university import WORKED
from pipeline.benchmarks.university.generate import template_of
from pipeline.rows import Row

PRETTY_NAME = "Seedproof judge"
SPLIT = "test"

CONFIGS = {"default": "a problem, its correct answer, and a solution to be judged"}
"""The one config and what its questions hold."""

COLUMNS: dict[str, Any] = {
    "id": "string",
    "family": "string",
    "difficulty": "int8",
    "seed": "string",
    "question": "string",
    "answer": "string",
    "answer_type": "string",
    "proof": {"method": "string", "candidates": "int64", "certificate": "string"},
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


def configs(rows: Sequence[Row], demonstrations: Sequence[Row], asked: Generate) -> dict[str, list[Row]]:
    """The rows of each config: all in the one."""
    return {"default": list(rows)}


def needed(row: Row) -> tuple[str, ...]:
    """The configs that must have a row, whatever other rows there are."""
    return tuple(CONFIGS)


def variant(config: str, row: Row, demonstrations: Sequence[Row]) -> Row:
    """A row as it stands in a config: as it is."""
    return row


def card_facts() -> dict[str, Any]:
    """What the card's template knows beside the manifest: the templates' subjects and all rewrites."""
    return {
        "subjects": {name: template_of(name).subject for name in WORKED},
        "rewrites": {rewrite.name: rewrite.said for rewrite in REWRITES},
    }
