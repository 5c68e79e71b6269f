"""What must hold of the table as a whole, beyond what each row proves of itself."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from seedproof.answers.operations import score_game
from seedproof.benchmarks.number_game.expectations import EXPECTED
from seedproof.benchmarks.number_game.reading import read
from seedproof.benchmarks.number_game.release import FEW_SHOT
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.settings import NumberGame
from seedproof.benchmarks.number_game.statistics import statistics
from seedproof.contract.layout import Configs
from seedproof.measuring.declaring import suites_of
from seedproof.measuring.expectations import Suite
from seedproof.record.errors import Finding

__all__ = ["EXPECTED", "findings", "statistics", "suites"]


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
        for row in by_config[config]:
            for said in _wrong_examples(row, plain[row["id"]], FEW_SHOT[config], used):
                yield Finding(row["id"], "few-shot", f"{config}: {said}")


def _wrong_examples(
    row: NumberGameRow, plain: NumberGameRow, shots: int, used: set[tuple[int, ...]]
) -> Iterator[str]:
    try:
        asked = read(row["question"])
    except ValueError as error:
        yield str(error)
        return
    if list(asked.problem.numbers) != plain["base_numbers"] or asked.problem.target != plain["target"]:
        yield "the question is not that of the row"
    if len(asked.examples) != shots:
        yield f"the question shows {len(asked.examples)} examples, expected {shots}"
    for (numbers, target), solution in asked.examples:
        if not _is_solved(solution, tuple(numbers), target):
            yield f"{solution!r} does not give {target}"
        if tuple(sorted(numbers)) in used:
            yield f"an example has the base numbers of a row, {numbers}"


@lru_cache(maxsize=256)  # the same few examples stand in thousands of questions
def _is_solved(solution: str, numbers: tuple[int, ...], target: int) -> bool:
    return not score_game(solution, numbers, target).errors
