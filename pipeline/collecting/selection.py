"""The paper's selection: what is dropped, and why; then the hardest problems of each subject.

Source: U-MATH, section 3.1. Every record is kept or rejected, and every rejection has its reason.
"""

from collections.abc import Iterable
from typing import NamedTuple

from pipeline.collecting.problem import Problem

SHORTEST_SOLUTION = 100
"""The fewest characters of a solution."""


class Rejected(NamedTuple):
    """A record that was not taken."""

    uuid: str
    reason: str


def select(problems: Iterable[Problem], per_subject: int) -> tuple[list[Problem], list[Rejected]]:
    """Return the problems taken, by subject and hardest first, and all others with the reason.

    Of each subject, the text problems with the lowest mean solve rates are taken, and all visual ones. Those
    without rates come after those with rates; ties are broken by uuid.
    """
    rejected, fit = list[Rejected](), dict[str, Problem]()
    texts = set[str]()
    for problem in problems:
        statement = " ".join(problem.problem_statement.split())
        if problem.uuid in fit:
            rejected.append(Rejected(problem.uuid, "its uuid stands there twice"))
        elif statement in texts and not problem.has_image:
            rejected.append(Rejected(problem.uuid, "its statement stands there twice"))
        elif (reason := _reason(problem)) is not None:
            rejected.append(Rejected(problem.uuid, reason))
        else:
            fit[problem.uuid] = problem
            texts.add(statement)
    taken = list[Problem]()
    for subject in sorted({problem.subject for problem in fit.values()}):
        ranked = sorted(
            (candidate for candidate in fit.values() if candidate.subject == subject),
            key=_hardest_first,
        )
        text = [problem for problem in ranked if not problem.has_image]
        taken += [*text[:per_subject], *(problem for problem in ranked if problem.has_image)]
        rejected += [
            Rejected(problem.uuid, f"it is not among the {per_subject} hardest of {subject}")
            for problem in text[per_subject:]
        ]
    return taken, rejected


def _reason(problem: Problem) -> str | None:
    if problem.solution is not None and len(problem.solution) < SHORTEST_SOLUTION:
        return f"its solution has fewer than {SHORTEST_SOLUTION} characters"
    if problem.multiple_choice:
        return "it is multiple choice"
    if problem.calculator:
        return "it allows a calculator"
    if len(problem.images) > 1:
        return "it has more than one image"
    return None


def _hardest_first(problem: Problem) -> tuple[bool, object, str]:
    return problem.solve_rate is None, problem.solve_rate or 0, problem.uuid
