"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from typing import Any

from seedproof.benchmarks.one_config import configs, needed, variant
from seedproof.problems import TEMPLATES
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

PRETTY_NAME = "Seedproof university"
SPLIT = "test"

CONFIGS = {"default": "the problem with its parts; where `has_image` is true, the image belongs to it"}
"""The one config and what its questions hold."""

EXAMPLES = {"default": "university/sinusoid_from_graph/d1/000000"}
"""By config, the row that the card shows."""

COLUMNS: dict[str, Any] = COMMON_COLUMNS | {
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


def card_facts() -> dict[str, Any]:
    """What the card's template knows beside the manifest: the templates."""
    return {"templates": {name: template_of(name) for name in TEMPLATES}}
