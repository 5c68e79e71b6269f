"""Metrics of number_game. Source: Mathador-LM, tables 1 to 6 and figure 5."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.declaring import Mean, Measures, Metric, Ratio
from pipeline.evaluating.metrics.outcomes import OUTCOMES
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.values import flag, right, worth
from pipeline.evaluating.transcripts.head import RunHead
from seedproof.answers.operations import CLASSES

ERRORS = (*(outcome.name for outcome in OUTCOMES if outcome.limit is not None), *CLASSES)
"""Why a game scores nothing: it was ended from outside, or its steps break a rule."""


def _is_played_again(head: RunHead) -> bool:
    return head.attempts > 1


def _is_first(case: Case) -> bool:
    return bool(case.attempts)


def _first(case: Case) -> Fraction:
    return case.attempts[0].score


def _best(case: Case) -> Fraction:
    return max(attempt.score for attempt in case.attempts)


def _scores_nothing(case: Case) -> bool:
    return not case.scored.score


def _is_first_error(name: str) -> Callable[[Case], int]:
    def value(case: Case) -> int:
        return flag(case.scored.errors[:1] == (name,))

    return value


def _has_error(name: str) -> Callable[[Case], int]:
    def value(case: Case) -> int:
        return flag(name in case.scored.errors)

    return value


def _has_points(points: int) -> Callable[[Case], int]:
    def value(case: Case) -> int:
        return flag(case.scored.points == points)

    return value


_METRICS: tuple[Metric, ...] = (
    Mean("accuracy", worth),
    Mean("best_scores", right),
    *(
        Mean(f"first_error_{name.replace(' ', '_')}", _is_first_error(name), over=_scores_nothing)
        for name in ERRORS
    ),
    *(Mean(f"error_{name.replace(' ', '_')}", _has_error(name), over=_scores_nothing) for name in CLASSES),
)


def _metrics(run: ScoredRun) -> Sequence[Metric]:
    points = sorted({0, *(line.points for line in run.scored if line.points is not None)})
    distribution = [Mean(f"points_{number}", _has_points(number)) for number in points]
    return (*_METRICS, *_of_attempts(run.head.attempts), *distribution)


def _of_attempts(attempts: int) -> tuple[Metric, ...]:
    """Return what the best of several attempts gains."""
    return (
        Mean("accuracy_of_first", _first, over=_is_first, when=_is_played_again),
        Mean(f"accuracy_of_best_of_{attempts}", _best, over=_is_first, when=_is_played_again),
        Ratio("gain", _best, _first, over=_is_first, when=_is_played_again, less=1),
    )


MEASURES = Measures(metrics=_metrics, stratum="family")
