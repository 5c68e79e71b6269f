"""How the benchmark's rows are laid out in a release, and what its card says of them."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

from seedproof.benchmarks.number_game.generate import demonstrations
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.rules import LEVELS
from seedproof.benchmarks.number_game.settings import Generate
from seedproof.benchmarks.number_game.words import Example, question
from seedproof.contract.layout import Configs, Layout
from seedproof.record.draws import Draws

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
    few_shot = row.copy()
    examples = [_example(one) for one in _drawn(row["seed"], shown, FEW_SHOT[config])]
    few_shot["question"] = question(row["base_numbers"], row["target"], examples)
    return few_shot


def _drawn(seed: str, shown: Sequence[NumberGameRow], shots: int) -> Sequence[NumberGameRow]:
    """Draw a row's own examples by its seed; those of fewer shots are the first of those of more."""
    return [shown[place] for place in _places(seed, len(shown))[:shots]]


# The configs with worked examples have the same rows, one config after the other.
@lru_cache(maxsize=1 << 12)
def _places(seed: str, count: int) -> Sequence[int]:
    """Draw the order in which a row's examples come, of as many as it can have."""
    draws = Draws(sha256(f"seedproof/number_game/examples/{seed}".encode()).hexdigest()[:32])
    return draws.sample(range(count), min(max(FEW_SHOT.values()), count))


def _example(row: NumberGameRow) -> Example:
    return Example(
        row["base_numbers"],
        row["target"],
        row["simple_solution"],
        row["simple_score"],
        row["best_solution"],
        row["best_score"],
    )


def _card_facts() -> Mapping[str, Any]:
    return {"levels": LEVELS}


LAYOUT: Layout[NumberGameRow, Generate] = Layout(
    pretty_name="Seedproof number_game",
    row=NumberGameRow,
    configs={
        "mixed": "a game of any level, the three in equal shares",
        "easy": "a game in the easiest third of its operand set's targets, and easy among all games",
        "medium": "a game of the middle third, and of the middle among all games",
        "hard": "a game of the hardest third, and hard among all games",
        **{
            name: f"the games of `mixed`, each after {shots} worked examples of its own"
            for name, shots in FEW_SHOT.items()
        },
    },
    examples={"mixed": "number_game/five_operands/d2/002184"},
    tables=tables,
    needed=_needed,
    variant=_variant,
    demonstrations=demonstrations,
    card_facts=_card_facts,
)
