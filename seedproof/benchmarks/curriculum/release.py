"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Sequence
from typing import Any

from seedproof.benchmarks.curriculum.settings import Generate
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.record.rows import COMMON_COLUMNS, Row

PRETTY_NAME = "Seedproof curriculum"
SPLIT = "test"

CONFIGS = {
    "problems": "a word problem",
    "followups": "a further question about one of the problems; `dialogue` has the conversation",
}
"""The configs and what their questions hold; the first is the default."""

EXAMPLES = {
    "problems": "curriculum/3_oa_d_8/d3/000017",
    "followups": "curriculum/3_oa_d_8/d3/000017-i",
}
"""By config, the row that the card shows."""

COLUMNS: dict[str, Any] = COMMON_COLUMNS | {
    "proof": {"method": "string", "certificate": "string"},
    "standard": "string",
    "substandard": "string",
    "grade": "int8",
    "standard_text": "string",
    "kind": "string",
    "parent_id": "string",
    "symbolic": ["string"],
    "theme": "string",
    "followup_text": "string",
    "dialogue": [{"role": "string", "content": "string"}],
}
"""Every column and its type, in order; a list or dictionary nests."""


def configs(rows: Sequence[Row], demonstrations: Sequence[Row], asked: Generate) -> dict[str, list[Row]]:
    """The rows of each config: every row is in one of them."""
    return {
        "problems": [row for row in rows if row["kind"] == "original"],
        "followups": [row for row in rows if row["kind"] != "original"],
    }


def needed(row: Row) -> tuple[str, ...]:
    """The configs that must have a row, whatever other rows there are: the one of its kind."""
    return ("problems",) if row["kind"] == "original" else ("followups",)


def variant(config: str, row: Row, demonstrations: Sequence[Row]) -> Row:
    """A row as it stands in a config: as it is."""
    return row


def card_facts() -> dict[str, Any]:
    """What the card's template knows beside the manifest: the standards by family."""
    return {"standards": {standard.family: standard for standard in STANDARDS}}
