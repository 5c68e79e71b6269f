"""Measures a release before a model is asked: what solvers score of which one knows what they can do."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pipeline.evaluating.baselines.guessers import guesses, references
from pipeline.evaluating.baselines.played import Played, plans, play_all
from pipeline.evaluating.baselines.shares import Shares
from pipeline.evaluating.scripted.script import Script, script_of
from pipeline.evaluating.scripted.solver import Solver
from seedproof.contract import registry
from seedproof.episodes.turns import Plan
from seedproof.episodes.turns import Row as AnyRow
from seedproof.record.rows import OWN_SPLIT, Row

Table: TypeAlias = tuple[str, str]
"""Config and split."""

Outcomes: TypeAlias = Mapping[str, Mapping[str, Played]]
"""The outcomes of episodes by plan, then by the rows' ids."""


@dataclass(frozen=True)
class Measured:
    """The baselines of one table."""

    oracles: Mapping[str, Outcomes]
    """Episodes of solvers that answer all right."""
    askers: Mapping[str, Outcomes]
    """Episodes of solvers that compute well and ask without thinking, in the usual protocol."""
    guesses: Mapping[str, Shares]
    """What is right without solving anything."""
    references: Mapping[str, Shares]
    """What is right by solving a part of what is asked."""


def measured(benchmark: str, tables: Mapping[Table, Sequence[Row]]) -> Mapping[Table, Measured]:
    """Return the baselines of every table of a release that has a row."""
    script = script_of(benchmark)
    by_table: dict[Table, Measured] = {}
    # Nobody who guesses looks at worked examples, so configs with the same rows share their guesses.
    guessed: dict[tuple[str, ...], tuple[Mapping[str, Shares], Mapping[str, Shares]]] = {}
    responses: dict[str, str] = {}
    for table in _in_order(benchmark, tables):
        config, _ = table
        rows = tables[table]
        ids = tuple(row["id"] for row in rows)
        if ids not in guessed:
            guessed[ids] = guesses(benchmark, rows), references(benchmark, rows)
        every_plan = plans(benchmark, config)
        usual_plan = dict(list(every_plan.items())[:1])
        oracles = _played(every_plan, rows, _oracles(script), responses)
        askers = _played(usual_plan, rows, _askers(script, rows), responses)
        by_table[table] = Measured(oracles, askers, *guessed[ids])
        for outcomes in oracles["oracle"].values():
            responses |= {row_id: played.response for row_id, played in outcomes.items()}
    return {table: by_table[table] for table in sorted(by_table, key=_place_on_card(benchmark))}


def _place_on_card(benchmark: str) -> Callable[[Table], tuple[int, bool, str]]:
    """Return a key that puts tables in the order of the declared configs, of each the own split first."""
    configs = list(registry.benchmark(benchmark).release.configs)
    return lambda table: (configs.index(table[0]), table[1] != OWN_SPLIT, table[1])


def _in_order(benchmark: str, tables: Mapping[Table, Sequence[Row]]) -> list[Table]:
    """Return the tables that have rows, with follow-ups behind the rows that they go on from."""
    follow_ups = registry.benchmark(benchmark).asking.follow_ups
    with_rows = [table for table, rows in tables.items() if rows]
    if follow_ups is None:
        return with_rows
    return sorted(with_rows, key=lambda table: table[0] == follow_ups.config)


def _played(
    by_plan: Mapping[str, Plan],
    rows: Sequence[Row],
    solvers: Mapping[str, Solver],
    responses: Mapping[str, str],
) -> Mapping[str, Outcomes]:
    return {
        name: {plan_name: play_all(plan, rows, solver, responses) for plan_name, plan in by_plan.items()}
        for name, solver in solvers.items()
    }


def _oracles(script: Script) -> Mapping[str, Solver]:
    return {"oracle": script.oracle, **script.other_oracles}


def _askers(script: Script, rows: Sequence[AnyRow]) -> Mapping[str, Solver]:
    """Return the solvers that ask without thinking. A request can be copied from worked examples alone."""
    if rows[0].get("demonstrations"):
        return {**script.askers, **script.copying_askers}
    return script.askers
