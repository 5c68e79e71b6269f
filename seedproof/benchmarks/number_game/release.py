"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Sequence
from typing import Any

from seedproof.benchmarks.number_game.rules import LEVELS
from seedproof.benchmarks.number_game.settings import Generate
from seedproof.benchmarks.number_game.words import question
from seedproof.record.rows import COMMON_COLUMNS, Row

PRETTY_NAME = "Seedproof number_game"
SPLIT = "test"

FEW_SHOT = {f"mixed_{shots}_shot": shots for shots in (2, 5, 10, 20)}
"""The configs with worked examples, and how many of them they have."""

CONFIGS = {
    "mixed": "a game of any third, the three in equal shares",
    "easy": "a game whose target is in the easiest third of its operand set's targets",
    "medium": "a game of the middle third",
    "hard": "a game of the hardest third",
    **{name: f"the games of `mixed` after {shots} worked examples" for name, shots in FEW_SHOT.items()},
}
"""The configs and what their questions hold; the first is the default. Few-shot ones if asked for."""

EXAMPLES = {"mixed": "number_game/five_operands/d2/001030"}
"""By config, the row that the card shows."""

COLUMNS: dict[str, Any] = COMMON_COLUMNS | {
    "base_numbers": ["int16"],
    "target": "int32",
    "difficulty_measure": "string",
    "rank": "int16",
    "targets_in_set": "int16",
    "solutions": "int64",
    "score_sum": "int64",
    "best_score": "int8",
    "best_solution": "string",
    "simple_score": "int8",
    "simple_solution": "string",
}
"""Every column and its type, in order; a list or dictionary nests."""


def configs(rows: Sequence[Row], demonstrations: Sequence[Row], asked: Generate) -> dict[str, list[Row]]:
    """The rows of each config: of a difficulty the first ones are its own, the next ones those of `mixed`."""
    tables: dict[str, list[Row]] = {"mixed": []}
    for difficulty, level in enumerate(LEVELS, start=1):
        of_level = [row for row in rows if row["difficulty"] == difficulty]
        own, _ = asked.rows.of_difficulty(difficulty)
        tables[level] = of_level[:own]
        tables["mixed"] += of_level[own:]
    shown = {name: shots for name, shots in FEW_SHOT.items() if shots in asked.shots}
    tables |= {name: [variant(name, row, demonstrations) for row in tables["mixed"]] for name in shown}
    return {name: of_config for name, of_config in tables.items() if of_config}


def needed(row: Row) -> tuple[str, ...]:
    """The configs that must have a row, whatever other rows there are: none.

    The first rows of a difficulty are those of its own config, the next ones those of `mixed`.
    """
    return ()


def variant(config: str, row: Row, demonstrations: Sequence[Row]) -> Row:
    """A row as it stands in a config: in the few-shot ones with worked examples in its question."""
    if config not in FEW_SHOT:
        return row
    shown = [
        (example["base_numbers"], example["target"], example["best_solution"])
        for example in demonstrations[: FEW_SHOT[config]]
    ]
    return row | {"question": question(row["base_numbers"], row["target"], shown)}


def card_facts() -> dict[str, Any]:
    """What the card's template knows beside the manifest."""
    return {"levels": LEVELS}
