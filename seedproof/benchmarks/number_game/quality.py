"""What must hold of the table as a whole, beyond what each row proves of itself."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from seedproof.answers.operations import score_game
from seedproof.benchmarks.number_game.enumeration import enumerated
from seedproof.benchmarks.number_game.expectations import EXPECTED
from seedproof.benchmarks.number_game.reading import Asked, Shown, read
from seedproof.benchmarks.number_game.release import FEW_SHOT
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.settings import NumberGame
from seedproof.benchmarks.number_game.statistics import statistics
from seedproof.contract.layout import Configs
from seedproof.measuring.declaring import suites_of
from seedproof.measuring.expectations import Suite
from seedproof.record.errors import Finding

__all__ = ["EXPECTED", "findings", "statistics", "suites"]

VARIED = 100
"""Rows of a config from which on they must begin with different examples."""


def suites(settings: NumberGame, rows: Sequence[NumberGameRow]) -> Iterator[Suite]:
    """Yield the tables to look at, as `expectations.py` declares them."""
    yield from suites_of(EXPECTED, settings, rows)


def findings(rows: Sequence[NumberGameRow], by_config: Configs[NumberGameRow]) -> Iterator[Finding]:
    """Every row is in one config; worked examples are right, and their operand sets those of no row."""
    placed = [row["id"] for config, of in by_config.items() if config not in FEW_SHOT for row in of]
    if sorted(placed) != sorted(row["id"] for row in rows):
        yield Finding("configs", "configs", "the configs together have not each row once")
    plain = {row["id"]: row for row in rows}
    used = {tuple(sorted(row["base_numbers"])) for row in rows}
    for config in FEW_SHOT.keys() & by_config.keys():
        first = Counter[Shown]()
        for row in by_config[config]:
            try:
                asked = read(row["question"])
            except ValueError as error:
                yield Finding(row["id"], "few-shot", f"{config}: {error}")
                continue
            first.update(asked.examples[:1])
            for said in _wrong_examples(asked, plain[row["id"]], FEW_SHOT[config], used):
                yield Finding(row["id"], "few-shot", f"{config}: {said}")
        if first.total() >= VARIED and 4 * max(first.values()) > 3 * first.total():
            yield Finding("examples", "few-shot", f"{config}: most rows begin with the same example")


def _wrong_examples(
    asked: Asked, plain: NumberGameRow, shots: int, used: set[tuple[int, ...]]
) -> Iterator[str]:
    if list(asked.problem.numbers) != plain["base_numbers"] or asked.problem.target != plain["target"]:
        yield "the question is not that of the row"
    if len(set(asked.examples)) != shots:
        yield f"the question shows {len(set(asked.examples))} examples, expected {shots} that differ"
    for example in asked.examples:
        if said := _wrong(example):
            yield said
        if tuple(sorted(example.problem.numbers)) in used:
            yield f"an example has the base numbers of a row, {example.problem.numbers}"


@lru_cache(maxsize=1 << 12)
def _wrong(example: Shown) -> str:
    """Return what is wrong with an example: its solutions, their points, or that others are better."""
    numbers, target = example.problem
    for solution, stated in ((example.simple, example.simple_score), (example.best, example.best_score)):
        judged = score_game(solution, numbers, target)
        if judged.errors or judged.score != stated:
            return f"{solution!r} scores {judged.score} for {target}, the example says {stated}"
    counted = enumerated(tuple(sorted(numbers))).targets.get(target)
    if counted is None or (counted.lowest_score, counted.best_score) != (
        example.simple_score,
        example.best_score,
    ):
        return (
            f"{example.simple_score} and {example.best_score} are not the fewest and most points of {target}"
        )
    return ""
