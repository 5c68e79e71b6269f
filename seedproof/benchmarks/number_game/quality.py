"""What must hold of the table as a whole, beyond what each row proves of itself."""

from collections import Counter
from collections.abc import Iterator, Sequence

from seedproof.answers.operations import score_game
from seedproof.benchmarks.number_game.reading import read
from seedproof.benchmarks.number_game.release import FEW_SHOT, LAYOUT, tables
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.rules import LEVELS
from seedproof.benchmarks.number_game.settings import NumberGame
from seedproof.benchmarks.number_game.statistics import common_targets, stability, statistics
from seedproof.contract.layout import Configs
from seedproof.measuring.expectations import Suite, at_least, counted, expect, expect_each
from seedproof.record.errors import Finding

__all__ = ["findings", "statistics", "suites"]

JUDGED = 100
"""Rows of a config from which on a share of one target says something."""


def suites(settings: NumberGame, rows: Sequence[NumberGameRow]) -> Iterator[Suite]:
    """Yield the tables of rows, of configs and difficulties, of targets, and of compared difficulty."""
    yield _of_rows(settings, rows)
    by_config = tables(rows, [], settings.generate)
    yield _of_groups(settings, by_config)
    judged = {config: of_config for config, of_config in by_config.items() if len(of_config) >= JUDGED}
    if judged:
        yield _of_targets(settings, judged)
    table = [
        {
            "config": config,
            "p_value_percent": 100 * found.p_value.numerator // found.p_value.denominator,
            "least_percent": settings.quality.least_p_value_percent,
        }
        for config, found in stability(rows, settings).items()
    ]
    yield "stability", table, [at_least("p_value_percent", "least_percent")]


def _of_rows(settings: NumberGame, rows: Sequence[NumberGameRow]) -> Suite:
    asked = settings.generate
    lows, highs = (sorted(bounds) for bounds in zip(*asked.ranges, strict=True))
    table = []
    for row in rows:
        numbers = sorted(row["base_numbers"])
        within = [low <= one <= high for low, one, high in zip(lows, numbers, highs, strict=True)]
        table.append(row | {"operands": ", ".join(map(str, numbers)), "in_ranges": all(within)})
    derived = ["operands", "in_ranges"]
    return (
        "rows",
        table,
        [
            expect("table_columns_to_match_ordered_list", column_list=[*LAYOUT.columns, *derived]),
            *expect_each("column_values_to_be_unique", ("id", "seed")),
            *expect_each("column_values_to_not_be_null", LAYOUT.columns),
            expect("compound_columns_to_be_unique", column_list=["operands", "target"]),
            expect("column_values_to_be_in_set", column="family", value_set=[asked.family]),
            expect("column_values_to_be_in_set", column="difficulty", value_set=[1, 2, 3]),
            expect("column_values_to_be_in_set", column="in_ranges", value_set=[True]),
            expect("column_values_to_not_be_in_set", column="target", value_set=asked.excluded_targets),
            at_least("best_score", "simple_score"),
            expect("column_pair_values_a_to_be_greater_than_b", column_A="targets_in_set", column_B="rank"),
            expect("column_value_lengths_to_be_between", column="question", min_value=500, max_value=2500),
        ],
    )


def _of_groups(settings: NumberGame, by_config: Configs[NumberGameRow]) -> Suite:
    found = Counter((config, row["difficulty"]) for config, rows in by_config.items() for row in rows)
    expected = {}
    for difficulty, level in enumerate(LEVELS, start=1):
        own, mixed = settings.generate.rows.of_difficulty(difficulty)
        expected[level, difficulty], expected["mixed", difficulty] = own, mixed
        expected |= {(f"mixed_{shots}_shot", difficulty): mixed for shots in settings.generate.shots}
    return counted("groups", found, expected)


def _of_targets(settings: NumberGame, by_config: Configs[NumberGameRow]) -> Suite:
    table = [
        {
            "config": config,
            "most_common_target_percent": -(-100 * count // total),
            "limit_percent": settings.quality.most_common_target_percent,
        }
        for config, (_, count, total) in common_targets(by_config).items()
    ]
    return "targets", table, [at_least("limit_percent", "most_common_target_percent")]


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
        if score_game(solution, numbers, target).errors:
            yield f"{solution!r} does not give {target}"
        if tuple(sorted(numbers)) in used:
            yield f"an example has the base numbers of a row, {numbers}"
