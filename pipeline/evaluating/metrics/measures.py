"""Which metrics a benchmark has: its own, and behind them the shares of outcomes."""

from collections.abc import Mapping, Sequence

from pipeline.evaluating.metrics import curriculum, judge, missing_fact, number_game, university
from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.declaring import Mean, Measures, Metric
from pipeline.evaluating.metrics.outcomes import OUTCOMES, Outcome
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.values import flag, right


def _accuracy(run: ScoredRun) -> Sequence[Metric]:
    return (Mean("accuracy", right),)


_MEASURES: Mapping[str, Measures] = {
    "curriculum": curriculum.MEASURES,
    "judge": judge.MEASURES,
    "missing_fact": missing_fact.MEASURES,
    "number_game": number_game.MEASURES,
    "university": university.MEASURES,
}

_OF_ANY = Measures(metrics=_accuracy, stratum="family")
"""Of a benchmark of which no more is known."""


def measures_of(benchmark: str) -> Measures:
    """Return the declaration of a benchmark's metrics."""
    return _MEASURES.get(benchmark, _OF_ANY)


def metrics_of(run: ScoredRun) -> tuple[Metric, ...]:
    """Return all metrics of a run's benchmark, those without a value under its plan among them."""
    return (*measures_of(run.head.benchmark).metrics(run), *_OUTCOMES)


def _share(outcome: Outcome) -> Mean:
    def value(case: Case) -> int:
        return flag(case.scored.outcome == outcome)

    return Mean(outcome.name, value, when=outcome.when, limit=outcome.limit)


_OUTCOMES = tuple(map(_share, OUTCOMES))
