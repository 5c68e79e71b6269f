"""What a reader must know before a number of a run is believed."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from pipeline.evaluating.metrics.cases import Case, cases_of
from pipeline.evaluating.metrics.declaring import Mean
from pipeline.evaluating.metrics.measures import metrics_of
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.statistics import signed


def warnings_of(run: ScoredRun) -> list[str]:
    """Return a sentence for each share that is above its limit."""
    cases = cases_of(run)
    means = [metric for metric in metrics_of(run) if isinstance(metric, Mean) and metric.when(run.head)]
    return [sentence for metric in means for sentence in _warning(run, metric, cases)]


def _warning(run: ScoredRun, metric: Mean, cases: Sequence[Case]) -> Iterator[str]:
    values = [metric.of(case) for case in cases if metric.limit is not None and metric.over(case)]
    if metric.limit is None or not values:
        return
    share = Fraction(sum(1 for value in values if value), len(values))
    if share > metric.limit.share:
        said = metric.limit.phrase(run.head)
        yield f"{share * len(values)} of {len(values):,} episodes ({signed(100 * share, 1)} %) {said}"
