"""Values of episodes that metrics of several benchmarks take."""

from fractions import Fraction

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.declaring import Mean, Metric
from pipeline.evaluating.metrics.outcomes import Limit
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.transcripts.head import RunHead


def flag(holds: bool) -> int:
    """Return 1 for what holds, else 0."""
    return 1 if holds else 0


def right(case: Case) -> int:
    """Return 1 for a right answer, else 0."""
    return flag(case.scored.right)


def undecided(case: Case) -> int:
    """Return 1 for an answer that is neither right nor wrong, else 0."""
    return flag(case.scored.verdict == "undecided")


def _unformed(case: Case) -> int:
    return flag(case.scored.verdict == "not in the asked form")


def _doubtful(head: RunHead) -> str:
    return (
        "are undecided, and count as not right: the accuracy may be understated. A judge may decide them: "
        "--judge-with"
    )


DOUBTFUL: tuple[Metric, ...] = (
    Mean("undecided", undecided, limit=Limit(Fraction(1, 100), _doubtful)),
    Mean("not_in_the_asked_form", _unformed),
)
"""What an answer is that is neither right nor wrong. A form that was not kept is no doubt of ours."""


def with_second_reading(case: Case) -> int:
    """Return 1 for an answer that is right, or that a second reading found to be right."""
    return flag(case.scored.right or case.scored.extracted is True)


def with_judge(case: Case) -> int:
    """Return 1 for an answer that is right, or that a judge calls right where nothing was proved."""
    return flag(case.scored.right or case.scored.judged is True)


def readings(run: ScoredRun) -> tuple[Metric, ...]:
    """Return the metrics with a second reading, and with a judge, of a run that has one."""
    metrics: list[Metric] = []
    if any(line.extracted is not None for line in run.scored):
        metrics.append(Mean("accuracy_with_second_reading", with_second_reading, over=_is_main))
    if any(line.judged is not None for line in run.scored):
        metrics.append(Mean("accuracy_with_judge", with_judge, over=_is_main))
    return tuple(metrics)


def _is_main(case: Case) -> bool:
    return case.is_main


def worth(case: Case) -> Fraction:
    """Return the score of an episode, from 0 to 1."""
    return case.scored.score
