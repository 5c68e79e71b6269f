"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Sequence
from typing import Any

from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.benchmarks.missing_fact.generate import family_of
from seedproof.benchmarks.missing_fact.settings import Generate
from seedproof.record.rows import COMMON_COLUMNS, Row

PRETTY_NAME = "Seedproof missing_fact"
SPLIT = "test"

CONFIGS = {
    "zero_shot": "the problem alone",
    "four_shot": "worked examples of the same family and difficulty, then the problem",
}
"""The configs and what their questions hold; the first is the default."""

EXAMPLES = {"zero_shot": "missing_fact/bayes_missing_prior/d2/000017"}
"""By config, the row that the card shows."""

COLUMNS: dict[str, Any] = COMMON_COLUMNS | {
    "family_type": "string",
    "view": ["string"],
    "target": "string",
    "budget": "int16",
    "hint_slot": "string",
    "hint": "string",
    "hint_value": "string",
    "accepted_slots": ["string"],
    "witnesses": [{"hint_value": "string", "answer": "string"}],
    "answers_without_hint": "int64",
    "facts": "string",
    "demonstrations": [
        {
            "question": "string",
            "request": "string",
            "hint": "string",
            "answer": "string",
        }
    ],
}
"""Every column and its type, in order; a list or dictionary nests."""


def configs(rows: Sequence[Row], demonstrations: Sequence[Row], asked: Generate) -> dict[str, list[Row]]:
    """The rows of each config: all of them are in both."""
    groups: dict[tuple[str, int], list[Row]] = {}
    for shown in demonstrations:
        groups.setdefault((shown["family"], shown["difficulty"]), []).append(shown)
    return {
        config: [variant(config, row, groups.get((row["family"], row["difficulty"]), [])) for row in rows]
        for config in CONFIGS
    }


def needed(row: Row) -> tuple[str, ...]:
    """The configs that must have a row, whatever other rows there are: all."""
    return tuple(CONFIGS)


def variant(config: str, row: Row, demonstrations: Sequence[Row]) -> Row:
    """A row as it stands in a config: `four_shot` puts demonstrations of its family and difficulty first."""
    if config == "zero_shot":
        return row
    keys = ("question", "request", "hint", "answer")
    return _with_shots(row, [{key: shown[key] for key in keys} for shown in demonstrations])


def card_facts() -> dict[str, Any]:
    """What the card's template knows beside the manifest: the families and what was repaired in them."""
    return {"families": {name: family_of(name) for name in FAMILIES}}


def _with_shots(row: Row, shots: list[dict[str, str]]) -> Row:
    told = [
        f"Example {number}\n\n{shot['question']}\n\nRequest: {shot['request']}\nHolder: {shot['hint']}\n"
        f"Answer: {shot['answer']}\n\n"
        for number, shot in enumerate(shots, start=1)
    ]
    return row | {
        "question": "".join(told) + f"Your problem\n\n{row['question']}",
        "demonstrations": shots,
    }
