"""Which metrics a benchmark has."""

from collections.abc import Mapping, Sequence

from pipeline.evaluating.metrics import curriculum, judge, missing_fact, number_game, university
from pipeline.evaluating.metrics.declaring import Mean, Measures, Metric
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.values import right


def _accuracy(run: ScoredRun) -> Sequence[Metric]:
    return (Mean("accuracy", right),)


_MEASURES: Mapping[str, Measures] = {
    "curriculum": curriculum.MEASURES,
    "judge": judge.MEASURES,
    "missing_fact": missing_fact.MEASURES,
    "number_game": number_game.MEASURES,
    "university": university.MEASURES,
}

_OF_ANY = Measures(metrics=_accuracy)
"""Of a benchmark of which no more is known."""


def measures_of(benchmark: str) -> Measures:
    """Return the declaration of a benchmark's metrics."""
    return _MEASURES.get(benchmark, _OF_ANY)
