"""Results and comparisons as lines for people."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from pipeline.evaluating.metrics.comparing import Compared, Comparison
from pipeline.evaluating.metrics.measuring import OVERALL, ByMetric, Measured
from pipeline.evaluating.metrics.plans import takes_requests
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.warning import warnings_of
from pipeline.evaluating.statistics import Difference, Estimate, signed
from pipeline.evaluating.transcripts.head import RunHead

_WIDTH = 34
"""The width of the first column, unless a name is longer."""

_WARNINGS = 10
"""How many warnings are shown."""


def report(run: ScoredRun, measured: Measured, result: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a result."""
    yield from _head(run.head)
    yield from _episodes(run)
    yield ""
    yield f"{'':{_WIDTH}}{'value':>12}   {'95 %':22}{'n':>8}  method"
    for name, estimate in measured.overall.items():
        yield _line(name, estimate)
    yield from _counts("outcomes", result["outcomes"])
    yield from _counts("class of wrong episodes", result["classes"])
    yield from _counts("undecided by type", result.get("undecided_by_type", {}))
    first = next(iter(measured.overall))
    for group, by_value in measured.groups.items():
        if group != OVERALL and len(by_value) > 1:
            yield ""
            yield from _table(group, first, by_value)
    yield from _contradictions(run)
    yield from _warnings(warnings_of(run))


def report_comparison(comparison: Comparison) -> Iterator[str]:
    """Yield the lines of a comparison."""
    yield f"first:  {_solver(comparison.first.head)}"
    yield f"second: {_solver(comparison.second.head)}"
    yield from _head(comparison.first.head)
    if comparison.differing:
        yield f"compared though they differ in {', '.join(comparison.differing)}"
    for run in (comparison.first, comparison.second):
        if not run.complete:
            yield f"not complete: {run.missing:,} of {run.expected:,} episodes are missing"
    for group, by_value in comparison.groups.items():
        if group == OVERALL or len(by_value) > 1:
            yield ""
            yield from _compared_table(group, by_value)
    yield ""
    yield (
        "difference that such runs detect with 80 % power: "
        f"{_points(comparison.overall.difference.detectable)} points"
    )
    yield from _doubt(comparison.overall.difference)
    for order, run in (("first", comparison.first), ("second", comparison.second)):
        yield from _warnings([f"the {order} run: {warning}" for warning in warnings_of(run)])


def _doubt(overall: Difference) -> Iterator[str]:
    """Say why neither run is better, unless the difference is clear."""
    if overall.is_clear:
        return
    if overall.excludes_zero and overall.p is not None:
        reason = f"the exact test has p = {signed(overall.p, 4)}, above 0.05"
    else:
        reason = "the interval of the difference contains 0"
    yield f"{reason}: neither run is shown to be better"


def _head(head: RunHead) -> Iterator[str]:
    yield f"{head.benchmark} {head.version}, config {head.config}, split {head.split}"
    choices = [f"protocol {head.protocol}", f"control {head.control}", f"scheme {head.scheme}"]
    if takes_requests(head):
        choices.append(f"holder {head.holder} {head.holder_version}")
    choices.append(f"prompts {head.prompt_version}")
    yield ", ".join(choices)


def _solver(head: RunHead) -> str:
    return f"{head.solver.model} ({head.solver.kind})"


def _episodes(run: ScoredRun) -> Iterator[str]:
    yield f"{_solver(run.head)}: {len(run.scored):,} of {run.expected:,} episodes"
    if run.complete and run.selection == "own" and run.head.rows is not None:
        count = len(run.head.rows)
        yield f"{count:,} rows of its own choice, not what --sample {count} takes"
    if run.answered < run.asked:
        kind = "no sample" if run.selection == "own" else "a balanced sample"
        yield f"stopped: {run.answered:,} of {run.asked:,} rows, {kind}"
    if not run.complete:
        yield f"not complete: {run.missing:,} are missing, and no metric counts them"


def shown(estimate: Estimate | None) -> str:
    """Return an estimate within a sentence: `0.2133 (95 %: 0.1552 to 0.2857), n = 150`; a dash for none."""
    if estimate is None:
        return "-"
    value = signed(estimate.value, 4)
    if estimate.low is None or estimate.high is None:
        return f"{value}, n = {estimate.n:,}"
    return f"{value} (95 %: {signed(estimate.low, 4)} to {signed(estimate.high, 4)}), n = {estimate.n:,}"


def _line(name: str, estimate: Estimate | None) -> str:
    if estimate is None:
        return f"{name:{_WIDTH}}{'-':>12}"
    bounds = "-"
    if estimate.low is not None and estimate.high is not None:
        bounds = f"{signed(estimate.low, 4)} to {signed(estimate.high, 4)}"
    return f"{name:{_WIDTH}}{signed(estimate.value, 4):>12}   {bounds:22}{estimate.n:>8,}  {estimate.method}"


def _counts(title: str, counts: Mapping[str, int]) -> Iterator[str]:
    if any(counts.values()):
        yield ""
        yield title
        for name, count in counts.items():
            if count:
                yield f"  {name:{_WIDTH}}{count:>10,}"


def _table(group: str, metric: str, by_value: Mapping[str, ByMetric]) -> Iterator[str]:
    yield f"{group}: {metric}"
    for value, estimates in by_value.items():
        yield _line(f"  {value or '-'}", estimates[metric])


def _compared_table(group: str, by_value: Mapping[str, Compared]) -> Iterator[str]:
    accuracies = f"{'first':>9}{'second':>9}{'difference':>12}"
    yield f"{group:{_WIDTH}}{accuracies}   {'95 %':20}{'McNemar':>9}{'Holm':>9}".rstrip()
    for value, compared in by_value.items():
        estimate = compared.difference.estimate
        bounds = "-"
        if estimate.low is not None and estimate.high is not None:
            bounds = f"{_points(estimate.low)} to {_points(estimate.high)}"
        adjusted = "" if compared.adjusted_p is None else signed(compared.adjusted_p, 4)
        accuracies = f"{_points(compared.first):>9}{_points(compared.second):>9}{_points(estimate.value):>12}"
        tested = f"{signed(compared.discordance.p, 4):>9}{adjusted:>9}".rstrip()
        yield f"  {value or '-':{_WIDTH - 2}}{accuracies}   {bounds:20}{tested}"


def _points(share: Fraction) -> str:
    return signed(100 * share, 2)


def _warnings(warnings: Sequence[str]) -> Iterator[str]:
    if warnings:
        yield ""
        yield from (f"warning: {warning}" for warning in warnings)


def _contradictions(run: ScoredRun) -> Iterator[str]:
    if not run.warnings:
        return
    yield ""
    more = f", the first {_WARNINGS} of {len(run.warnings):,}" if len(run.warnings) > _WARNINGS else ""
    yield f"contradictions in the transcript{more}"
    for warning in run.warnings[:_WARNINGS]:
        yield f"  {warning}"
