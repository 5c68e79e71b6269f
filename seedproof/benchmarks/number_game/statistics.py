"""Statistics of the table: scores, lengths, difficulty, the share of the universe."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

import msgspec

from seedproof.benchmarks.number_game.generate import run_task
from seedproof.benchmarks.number_game.release import tables
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.rules import TENTHS
from seedproof.benchmarks.number_game.settings import Generate, NumberGame
from seedproof.benchmarks.number_game.stability import QUANTILES, Compared, compared
from seedproof.benchmarks.number_game.universe import universe
from seedproof.contract.layout import Configs
from seedproof.measuring.statistics import decimal, guessed, lengths, most_common_answers, shares
from seedproof.record.rows import OWN_SPLIT


def statistics(rows: Sequence[NumberGameRow], settings: NumberGame) -> dict[str, Any]:
    """Return what the report and the card state about the table, as counts and fixed decimals."""
    # By number, as they were made: whoever reads them from the files has them config by config.
    rows = sorted(rows, key=lambda row: (row["difficulty"], len(row["id"]), row["id"]))
    by_config = _plain(rows, settings.generate)
    common = most_common_answers([row | {"answer": row["answer"].replace("\n", "; ")} for row in rows])
    return {
        "blind_guess_rate": guessed(common),
        **lengths(rows),
        "most_common_answer": shares(common),
        "most_common_target": {
            config: {"target": target, "share": decimal(Fraction(count, total))}
            for config, (target, count, total) in common_targets(by_config).items()
        },
        "simple_accuracy": {
            config: decimal(
                sum((Fraction(row["simple_score"], row["best_score"]) for row in of_config), Fraction())
                / len(of_config)
            )
            for config, of_config in by_config.items()
        },
        "hits": {
            config: decimal(
                sum((Fraction(row["solutions"], row["proof"]["candidates"]) for row in of_config), Fraction())
                / len(of_config),
                6,
            )
            for config, of_config in by_config.items()
        },
        "bands": {
            config: [sum(row["band"] == band for row in of_config) for band in range(1, len(TENTHS) + 2)]
            for config, of_config in by_config.items()
        },
        "operand_sets": len({tuple(sorted(row["base_numbers"])) for row in rows}),
        "universe": _share(rows, by_config, settings.generate),
        "repeated": _repeated(rows, settings),
        "stability": {
            config: {
                "quantiles": {
                    str(percent): [decimal(own, 6), decimal(other, 6)]
                    for percent, (own, other) in zip(QUANTILES, comparison.quantiles, strict=True)
                },
                "below": list(comparison.below),
                "distance": decimal(comparison.distance),
                "p_value": decimal(comparison.p_value),
            }
            for config, comparison in stability(rows, settings).items()
        },
    }


def common_targets(by_config: Mapping[str, Sequence[NumberGameRow]]) -> dict[str, tuple[int, int, int]]:
    """Return, by config, the most common target (the least of several), its rows, and all rows."""
    common = {}
    for config, rows in by_config.items():
        counted = Counter(row["target"] for row in rows)
        target, count = min(counted.items(), key=lambda item: (-item[1], item[0]))
        common[config] = target, count, len(rows)
    return common


def stability(rows: Sequence[NumberGameRow], settings: NumberGame) -> dict[str, Compared]:
    """Compare each config's measures with those of as many rows from the settings' other root seed."""
    other = _plain(_others(msgspec.json.encode(settings)), settings.generate)
    return {
        config: compared(_measures(of_config), _measures(other[config]))
        for config, of_config in _plain(rows, settings.generate).items()
        if len(of_config) == len(other[config])
    }


def _repeated(rows: Sequence[NumberGameRow], settings: NumberGame) -> str:
    """Return the share of as many rows from the settings' other root seed whose games are among these."""
    here = {_game(row) for row in rows}
    others = _others(msgspec.json.encode(settings))
    return decimal(Fraction(sum(_game(row) in here for row in others), len(others)), 4)


def _game(row: NumberGameRow) -> tuple[tuple[int, ...], int]:
    return tuple(sorted(row["base_numbers"])), row["target"]


@lru_cache(maxsize=4)
def _others(encoded: bytes) -> list[NumberGameRow]:
    """Make the rows that settings, in JSON, give under the other root seed."""
    settings = msgspec.json.decode(encoded, type=NumberGame)
    asked = msgspec.structs.replace(settings.generate, root_seed=settings.quality.compared_root_seed)
    return run_task(msgspec.structs.replace(settings, generate=asked, splits={}), asked.family).splits[
        OWN_SPLIT
    ]


def _plain(rows: Sequence[NumberGameRow], asked: Generate) -> Configs[NumberGameRow]:
    """Return the configs without worked examples."""
    return tables(rows, [], msgspec.structs.replace(asked, shots=[]))


def _measures(rows: Sequence[NumberGameRow]) -> list[Fraction]:
    return [Fraction(row["difficulty_measure"]) for row in rows]


def _share(
    rows: Sequence[NumberGameRow], by_config: Mapping[str, Sequence[NumberGameRow]], asked: Generate
) -> dict[str, Any] | None:
    """Return the totals of the whole universe, and the shares of its usable problems that are used."""
    totals = universe(asked)
    if totals is None:
        return None
    used = {config: decimal(Fraction(len(of), totals.usable), 6) for config, of in by_config.items()}
    return totals._asdict() | {"used": {"all": decimal(Fraction(len(rows), totals.usable), 6)} | used}
