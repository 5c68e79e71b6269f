"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Sequence
from typing import Any

from pipeline.benchmarks.university import TEMPLATES
from pipeline.benchmarks.university.generate import template_of
from pipeline.benchmarks.university.settings import Generate
from pipeline.rows import Row

PRETTY_NAME = "Seedproof university"
SPLIT = "test"

CONFIGS = {"default": "the problem with its parts; where `has_image` is true, the image belongs to it"}
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
    "subject": "string",
    "template": "string",
    "parts": [{"question": "string", "answer": "string", "type": "string"}],
    "has_image": "bool",
    "image": "image",
    "image_alt": "string",
    "drawing": "string",
    "golden_latex": "string",
    "source": "string",
    "uuid": "string",
}
"""Every column and its type, in order; a list or dictionary nests. An image is drawn from `drawing`."""


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
    """What the card's template knows beside the manifest: the templates."""
    return {"templates": {name: template_of(name) for name in TEMPLATES}}
