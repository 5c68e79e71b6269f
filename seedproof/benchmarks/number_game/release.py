"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from seedproof.benchmarks.number_game.generate import demonstrations
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.rules import LEVELS
from seedproof.benchmarks.number_game.settings import Generate
from seedproof.benchmarks.number_game.words import question
from seedproof.contract.layout import Configs, Layout

FEW_SHOT = {f"mixed_{shots}_shot": shots for shots in (2, 5, 10, 20)}
"""The configs with worked examples, and how many they have; a release has those that are asked for."""


def tables(
    rows: Sequence[NumberGameRow], shown: Sequence[NumberGameRow], asked: Generate
) -> Configs[NumberGameRow]:
    """Give the first rows of a difficulty to its own config, and the next ones to `mixed`."""
    mixed: list[NumberGameRow] = []
    by_config: dict[str, list[NumberGameRow]] = {"mixed": []}
    for difficulty, level in enumerate(LEVELS, start=1):
        of_level = [row for row in rows if row["difficulty"] == difficulty]
        own, _ = asked.rows.of_difficulty(difficulty)
        by_config[level] = of_level[:own]
        mixed += of_level[own:]
    by_config["mixed"] = mixed
    for config, shots in FEW_SHOT.items():
        if shots in asked.shots:
            by_config[config] = [_variant(config, row, shown) for row in mixed]
    return {config: of_config for config, of_config in by_config.items() if of_config}


def _needed(row: NumberGameRow) -> tuple[str, ...]:
    """Name no config: which one a row is in depends on how many rows are asked for."""
    return ()


def _variant(config: str, row: NumberGameRow, shown: Sequence[NumberGameRow]) -> NumberGameRow:
    if config not in FEW_SHOT:
        return row
    examples = [
        (example["base_numbers"], example["target"], example["best_solution"])
        for example in shown[: FEW_SHOT[config]]
    ]
    few_shot = row.copy()
    few_shot["question"] = question(row["base_numbers"], row["target"], examples)
    return few_shot


def _card_facts() -> Mapping[str, Any]:
    return {"levels": LEVELS}


LAYOUT: Layout[NumberGameRow, Generate] = Layout(
    pretty_name="Seedproof number_game",
    row=NumberGameRow,
    configs={
        "mixed": "a game of any third, the three in equal shares",
        "easy": "a game whose target is in the easiest third of its operand set's targets",
        "medium": "a game of the middle third",
        "hard": "a game of the hardest third",
        **{name: f"the games of `mixed` after {shots} worked examples" for name, shots in FEW_SHOT.items()},
    },
    examples={"mixed": "number_game/five_operands/d2/001030"},
    tables=tables,
    needed=_needed,
    variant=_variant,
    demonstrations=demonstrations,
    card_facts=_card_facts,
)
