"""Notes below tables and figures: what a reader must know of the runs."""

from collections.abc import Iterator

from pipeline.evaluating.tables.identity import TRAITS, names_of
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, grouped

OUTCOMES = {
    "cut": "cut",
    "overflow": "too long for the model's context",
    "refused": "refused",
    "endpoint_error": "ended by the endpoint",
    "no_answer": "without an answer",
}
"""How an episode can end other than by an answer, by the metric that is its share."""

_COMPARED = ("release", "split", "protocol", "control", "holder", "prompt", "system")
"""Traits in which runs must agree to be compared."""


def remarks(runs: Runs) -> Iterator[str]:
    """Yield what makes runs hard to compare, what they lack, and how their episodes ended."""
    for of_benchmark in grouped(runs, lambda run: run.head.benchmark).values():
        yield from _differences(of_benchmark)
        for run, name in zip(of_benchmark, names_of(of_benchmark), strict=True):
            yield from _of_run(run, name)


def _differences(runs: Runs) -> Iterator[str]:
    for trait in _COMPARED:
        values = sorted({TRAITS[trait](run.head) or "none" for run in runs})
        if len(values) > 1:
            yield f"The runs differ in their {trait} ({', '.join(values)}): compare with care."
    for config, of_config in grouped(runs, lambda run: run.head.config).items():
        if len({(run.head.rows_sha256, run.head.rows) for run in of_config}) > 1:
            yield f"The runs of {config} asked different rows: compare with care."


def _of_run(run: MeasuredRun, name: str) -> Iterator[str]:
    if run.scored.missing:
        yield f"{name}: {run.scored.missing:,} of {run.scored.expected:,} episodes are missing."
    ends = [said for metric, word in OUTCOMES.items() if (said := _ended(run, metric, word))]
    if ends:
        yield f"{name}: {', '.join(ends)}."


def _ended(run: MeasuredRun, metric: str, word: str) -> str:
    """Return how many episodes ended so; empty where none did, or where nobody counts it."""
    estimate = run.estimate(metric)
    if estimate is None or not estimate.value:
        return ""
    return f"{estimate.value * estimate.n:,} of {estimate.n:,} {word}"
