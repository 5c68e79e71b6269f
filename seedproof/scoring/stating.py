"""States a result as JSON: sorted keys, decimals as text, no clock and no path, so always the same bytes."""

from typing import Any

from seedproof.measuring.statistics import decimal
from seedproof.scoring.results import Estimate, Result, Tally

FORMAT = 1
"""Raised when a key changes its meaning."""

_PLACES = 6


def stated(result: Result) -> dict[str, Any]:
    """Return a result as JSON."""
    whole = {
        "format": FORMAT,
        "complete": result.complete,
        **_tally(result.overall),
        "undecided": [look._asdict() for look in result.undecided],
        "not_in_the_asked_form": [look._asdict() for look in result.unformed],
        "no_answer": [look._asdict() for look in result.unread],
        "groups": {
            name: {value: _tally(tally) for value, tally in by_value.items()}
            for name, by_value in result.groups.items()
        },
    }
    if result.responses is not None:
        whole["accuracy_of_responses"] = _estimate(result.responses)
    if result.overall.best is not None:
        whole["errors"] = dict(result.errors)
    return whole


def _tally(tally: Tally) -> dict[str, Any]:
    counts = {verdict.replace(" ", "_"): count for verdict, count in tally.counts.items()}
    whole: dict[str, Any] = {
        "counts": {"rows": tally.rows, "answered": tally.answered, **counts},
        "accuracy": _estimate(tally.accuracy),
        "at_most": decimal(tally.at_most, _PLACES),
    }
    if tally.best is not None:
        whole["best"] = _estimate(tally.best)
    if tally.parts is not None:
        whole["parts"] = _estimate(tally.parts)
    if tally.with_judge is not None:
        whole["accuracy_with_judge"] = _estimate(tally.with_judge)
    return whole


def _estimate(estimate: Estimate) -> dict[str, str]:
    return {
        "value": decimal(estimate.value, _PLACES),
        "low": decimal(estimate.interval.low, _PLACES),
        "high": decimal(estimate.interval.high, _PLACES),
        "method": estimate.interval.method,
    }
