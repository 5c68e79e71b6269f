"""Baselines as a report: integers and fixed decimals."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from pipeline.evaluating.baselines.measuring import Measured, Table, measured
from pipeline.evaluating.baselines.played import (
    Outcomes,
    Played,
    accuracy,
    first_request_success,
    mean_requests,
)
from pipeline.evaluating.baselines.shares import best_of, decimals_of
from seedproof.record.rows import Row

Report: TypeAlias = Mapping[str, Any]


def baselines(benchmark: str, tables: Mapping[Table, Sequence[Row]]) -> Report:
    """Return the baselines of the tables of a release as JSON, by config and split."""
    return report(measured(benchmark, tables))


def report(by_table: Mapping[Table, Measured]) -> Report:
    """Return measured baselines as JSON, by config and split.

    `oracle` and `askers` are figures of whole episodes by solver, plan, figure and family. `guesses` and
    `references` are shares by name and family; `to_beat` is the best baseline by family.
    """
    by_config: dict[str, dict[str, Report]] = {}
    for (config, split), of_table in by_table.items():
        by_config.setdefault(config, {})[split] = _of_table(of_table)
    return {"configs": by_config}


def _of_table(of_table: Measured) -> Report:
    counted = next(iter(of_table.guesses.values()))
    return {
        "rows": {family: share.rows for family, share in counted.items()},
        "oracles": _figures(of_table.oracles),
        "askers": _figures(of_table.askers),
        "guesses": {name: decimals_of(shares) for name, shares in of_table.guesses.items()},
        "references": {name: decimals_of(shares) for name, shares in of_table.references.items()},
        "to_beat": {
            family: {"guess": name, "share": str(share)}
            for family, (name, share) in best_of(of_table.guesses).items()
        },
    }


def _figures(by_solver: Mapping[str, Outcomes]) -> Report:
    return {
        solver: {plan: _of_episodes(outcomes) for plan, outcomes in by_plan.items()}
        for solver, by_plan in by_solver.items()
    }


def _of_episodes(outcomes: Mapping[str, Played]) -> Report:
    """Return the figures of episodes; those of requests only where one was sent."""
    figures = {"accuracy": decimals_of(accuracy(outcomes))}
    if any(outcome.requests for outcome in outcomes.values()):
        figures["first_request_success"] = decimals_of(first_request_success(outcomes))
        figures["requests"] = decimals_of(mean_requests(outcomes))
    return figures
