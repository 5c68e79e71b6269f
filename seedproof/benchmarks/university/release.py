"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Mapping
from typing import Any

from seedproof.benchmarks.university.settings import Generate
from seedproof.contract.layout import Layout
from seedproof.problems import TEMPLATES
from seedproof.problems.row import ProblemRow
from seedproof.problems.sampling import template_of


def _card_facts() -> Mapping[str, Any]:
    return {"templates": {name: template_of(name) for name in TEMPLATES}}


LAYOUT: Layout[ProblemRow, Generate] = Layout(
    pretty_name="Seedproof university",
    row=ProblemRow,
    configs={"default": "the problem with its parts; where `has_image` is true, the image belongs to it"},
    examples={"default": "university/tank_sketch/d1/000000"},
    card_facts=_card_facts,
)
