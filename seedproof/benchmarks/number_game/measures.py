"""Measures of the table of number_game that no other benchmark has."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import floor

from seedproof.benchmarks.number_game.parts import parts_of
from seedproof.benchmarks.number_game.release import tables
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.rules import LEVELS
from seedproof.benchmarks.number_game.settings import NumberGame
from seedproof.benchmarks.number_game.statistics import common_targets, stability
from seedproof.contract.settings import to_be_there
from seedproof.measuring.expectations import Found, expect
from seedproof.measuring.limits import at_most, counted, enough, not_below, percent

JUDGED = 100
"""Rows of a config from which on a share of one target says something."""

DRAWN = 4000
"""The most rows of a release, in which so many must differ."""

_ONE_STEP = {"easy": 55, "medium": 30, "hard": 10}
"""The largest share of rows that one step solves, in percent, by level."""


def counts(settings: NumberGame, rows: Sequence[NumberGameRow]) -> Found:
    """Compare the rows of each config and difficulty with what is asked for."""
    by_config = tables(rows, [], settings.generate)
    found = Counter((config, row["difficulty"]) for config, of in by_config.items() for row in of)
    expected = {}
    for difficulty, level in enumerate(LEVELS, start=1):
        cell = settings.generate.family, difficulty
        own, mixed = settings.generate.rows.of_difficulty(difficulty)
        there = to_be_there(settings, {cell: own + mixed})[cell]
        own = min(own, there)
        mixed = there - own
        expected[level, difficulty], expected["mixed", difficulty] = own, mixed
        expected |= {(f"mixed_{shots}_shot", difficulty): mixed for shots in settings.generate.shots}
    return counted(found, expected)


def ranges(settings: NumberGame, rows: Sequence[NumberGameRow]) -> Found:
    """Look whether the base numbers, least first, are in their ranges."""
    lows, highs = (sorted(bounds) for bounds in zip(*settings.generate.ranges, strict=True))
    table = []
    for row in rows:
        numbers = sorted(row["base_numbers"])
        within = [low <= one <= high for low, one, high in zip(lows, numbers, highs, strict=True)]
        table.append({"id": row["id"], "target": row["target"], "in_ranges": all(within)})
    return table, [
        expect("column_values_to_be_in_set", column="in_ranges", value_set=[True]),
        expect(
            "column_values_to_not_be_in_set", column="target", value_set=settings.generate.excluded_targets
        ),
    ]


def kind(row: NumberGameRow) -> str:
    """Return a row's family and difficulty."""
    return f"{row['family']} {row['difficulty']}"


def kinds(settings: NumberGame) -> list[str]:
    """Return what `kind` may be."""
    return [f"{settings.generate.family} {difficulty}" for difficulty in (1, 2, 3)]


def part(row: NumberGameRow) -> str:
    """Return the part of all games that a row's is of."""
    (of,) = parts_of(tuple(sorted(row["base_numbers"])), [row["target"]])
    return of or "a release before 2.0.0"


def parts(settings: NumberGame) -> list[str]:
    """Return what `part` may be."""
    return ["released"]


def bands(settings: NumberGame, rows: Sequence[NumberGameRow]) -> Found:
    """Compare each row's band with those of its difficulty."""
    table = []
    for row in rows:
        low, high = settings.generate.bands[row["difficulty"] - 1]
        table.append({"id": row["id"], "in_bands": low <= row["band"] <= high})
    return table, [expect("column_values_to_be_in_set", column="in_bands", value_set=[True])]


def places(row: NumberGameRow) -> str:
    """Return what is wrong with a row's points, or with its place in its operand set."""
    if row["best_score"] < row["simple_score"]:
        return "the simple solution has more points than the best"
    return "" if row["rank"] < row["targets_in_set"] else "its rank is beyond the targets of its set"


def game(row: NumberGameRow) -> str:
    """Return what must not stand twice: the base numbers in any order, and the target."""
    return f"{operands(row)} for {row['target']}"


def operands(row: NumberGameRow) -> str:
    """Return the base numbers, least first."""
    return ", ".join(map(str, sorted(row["base_numbers"])))


def steps(row: NumberGameRow) -> list[str]:
    """Return the steps of all solutions that the row has."""
    solutions = (row["answer"], row["best_solution"], row["simple_solution"])
    return [step for solution in solutions for step in solution.split("\n")]


def common(settings: NumberGame, rows: Sequence[NumberGameRow]) -> Found:
    """Compare the share of the most common target of each config with its limit."""
    by_config = tables(rows, [], settings.generate)
    judged = enough({config: len(of_config) for config, of_config in by_config.items()}, JUDGED)
    targets = common_targets({config: by_config[config] for config in sorted(judged)})
    found = {config: percent(count, total) for config, (_, count, total) in targets.items()}
    return at_most("config", found, lambda config: settings.quality.most_common_target_percent)


def one_step(settings: NumberGame, rows: Sequence[NumberGameRow]) -> Found:
    """Compare how many rows of each difficulty a single step solves with its limit."""
    by_level: dict[str, list[bool]] = {}
    for row in rows:
        is_one = "\n" not in row["simple_solution"]
        by_level.setdefault(LEVELS[row["difficulty"] - 1], []).append(is_one)
    judged = enough({level: len(found) for level, found in by_level.items()}, JUDGED)
    found = {level: percent(by_level[level].count(True), len(by_level[level])) for level in sorted(judged)}
    return at_most("level", found, lambda level: _ONE_STEP[level])


def stable(settings: NumberGame, rows: Sequence[NumberGameRow]) -> Found:
    """Compare the p-value of each config, beside rows of another root seed, with the least one.

    Each counts as many times as there are configs, so that one of many is low by chance no more often.
    """
    by_config = stability(rows, settings)
    found = {
        config: min(100, floor(100 * len(by_config) * compared.p_value))
        for config, compared in by_config.items()
    }
    return not_below("config", found, lambda config: settings.quality.least_p_value_percent)


def hardness(row: NumberGameRow) -> Fraction:
    """Return the measure by which games are put in order."""
    return Fraction(row["difficulty_measure"])
