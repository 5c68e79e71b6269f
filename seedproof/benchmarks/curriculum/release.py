"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.settings import Generate
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.contract.layout import Configs, Layout


def tables(
    rows: Sequence[CurriculumRow], demonstrations: Sequence[CurriculumRow], asked: Generate
) -> Configs[CurriculumRow]:
    """Put each row into the one config of its kind."""
    return {
        "problems": [row for row in rows if row["kind"] == "original"],
        "followups": [row for row in rows if row["kind"] != "original"],
    }


def _needed(row: CurriculumRow) -> tuple[str, ...]:
    return ("problems",) if row["kind"] == "original" else ("followups",)


def _card_facts() -> Mapping[str, Any]:
    return {"standards": {standard.family: standard for standard in STANDARDS}}


LAYOUT: Layout[CurriculumRow, Generate] = Layout(
    pretty_name="Seedproof curriculum",
    row=CurriculumRow,
    configs={
        "problems": "a word problem",
        "followups": "a further question about one of the problems; `dialogue` has the conversation",
    },
    examples={
        "problems": "curriculum/3_oa_d_8/d3/000017",
        "followups": "curriculum/3_oa_d_8/d3/000017-i",
    },
    tables=tables,
    needed=_needed,
    card_facts=_card_facts,
)
