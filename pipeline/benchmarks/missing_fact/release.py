"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Sequence
from typing import Any

from pipeline.benchmarks.missing_fact import FAMILIES
from pipeline.benchmarks.missing_fact.generate import family_of
from pipeline.rows import Row

PRETTY_NAME = "Seedproof missing_fact"
SPLIT = "test"

CONFIGS = {
    "zero_shot": "the problem alone",
    "four_shot": "worked examples of the same family and difficulty, then the problem",
}
"""The configs and what their questions hold; the first is the default."""

COLUMNS: dict[str, Any] = {
    "id": "string",
    "family": "string",
    "difficulty": "int8",
    "seed": "string",
    "question": "string",
    "answer": "string",
    "answer_type": "string",
    "proof": {"method": "string", "candidates": "int64", "certificate": "string"},
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


def configs(rows: Sequence[Row], demonstrations: Sequence[Row]) -> dict[str, list[Row]]:
    """The rows of each config. `four_shot` puts demonstrations of the same family and difficulty first."""
    shots: dict[tuple[str, int], list[dict[str, str]]] = {}
    for shown in demonstrations:
        shot = {key: shown[key] for key in ("question", "request", "hint", "answer")}
        shots.setdefault((shown["family"], shown["difficulty"]), []).append(shot)
    return {
        "zero_shot": list(rows),
        "four_shot": [_with_shots(row, shots.get((row["family"], row["difficulty"]), [])) for row in rows],
    }


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
