"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from seedproof.benchmarks.curriculum.model.transcript import TRANSCRIPT, attempts_in
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.settings import Generate
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.contract.layout import Configs, Layout, Source


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


def _sources(asked: Generate) -> tuple[Source, ...]:
    if asked.realiser == "grammar":
        return ()
    return (Source(TRANSCRIPT, asked.transcript, _attempts),)


def _attempts(path: Path) -> int:
    return sum(map(len, attempts_in(path).values()))


def _card_facts() -> Mapping[str, Any]:
    return {"standards": {standard.family: standard for standard in STANDARDS}}


LAYOUT: Layout[CurriculumRow, Generate] = Layout(
    pretty_name="Seedproof curriculum",
    row=CurriculumRow,
    configs={
        "problems": "a problem, mostly told as a story",
        "followups": "a further question about one of the problems; `dialogue` has the conversation",
    },
    examples={
        "problems": "curriculum/3_oa_d_8/d3/000017",
        "followups": "curriculum/3_oa_d_8/d3/000017-i",
    },
    tables=tables,
    needed=_needed,
    sources=_sources,
    card_facts=_card_facts,
)
