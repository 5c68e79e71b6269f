"""Notes below tables and figures: what a reader must know of the runs."""

from collections.abc import Iterator

from pipeline.evaluating.metrics.outcomes import ANSWERED, OUTCOMES
from pipeline.evaluating.tables.identity import names_of, traits_of
from pipeline.evaluating.tables.runs import MeasuredRun, Runs, grouped

_COMPARED = (
    "release",
    "split",
    "protocol",
    "control",
    "holder",
    "holder_version",
    "prompt_version",
    "system",
)
"""Traits in which runs must agree to be compared."""


def remarks(runs: Runs) -> Iterator[str]:
    """Yield what makes runs hard to compare, what they lack, and how their episodes ended."""
    for trait in _COMPARED:
        values = sorted({traits_of(run.head)[trait] or "none" for run in runs})
        if len(values) > 1:
            word = trait.replace("_", " ")
            yield f"The runs differ in their {word} ({', '.join(values)}): compare with care."
    for config, of_config in grouped(runs, lambda run: run.head.config).items():
        if len({(run.head.rows_sha256, run.head.rows) for run in of_config}) > 1:
            yield f"The runs of {config} asked different rows: compare with care."
    for run, name in zip(runs, names_of(runs), strict=True):
        if run.scored.missing:
            yield f"{name}: {run.scored.missing:,} of {run.scored.expected:,} episodes are missing."
        ends = list(_ends(run))
        if ends:
            yield f"{name}: {', '.join(ends)}."


def _ends(run: MeasuredRun) -> Iterator[str]:
    """Yield how many episodes came out otherwise than by an answer."""
    for outcome in OUTCOMES:
        estimate = run.estimate(outcome.name)
        if outcome != ANSWERED and estimate is not None and estimate.value:
            yield f"{estimate.value * estimate.n} of {estimate.n:,} {outcome.name.replace('_', ' ')}"
