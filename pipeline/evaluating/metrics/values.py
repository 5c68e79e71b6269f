"""Values of episodes that metrics of several benchmarks take."""

from fractions import Fraction

from pipeline.evaluating.metrics.cases import Case


def flag(holds: bool) -> int:
    """Return 1 for what holds, else 0."""
    return 1 if holds else 0


def right(case: Case) -> int:
    """Return 1 for a right answer, else 0."""
    return flag(case.scored.right)


def undecided(case: Case) -> int:
    """Return 1 for an answer that is neither right nor wrong, else 0."""
    return flag(case.scored.verdict == "undecided")


def unanswered(case: Case) -> int:
    """Return 1 for an episode without an answer, else 0."""
    return flag(case.scored.verdict == "no answer")


def with_second_reading(case: Case) -> int:
    """Return 1 for an answer that is right, or that a second reading found to be right."""
    return flag(case.scored.right or case.scored.extracted is True)


def with_judge(case: Case) -> int:
    """Return 1 for an answer that is right, or that a judge calls right where nothing was proved."""
    return flag(case.scored.right or case.scored.judged is True)


def worth(case: Case) -> Fraction:
    """Return the score of an episode, from 0 to 1."""
    return case.scored.score
