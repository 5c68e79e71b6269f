"""Writes the last paragraph of every question: how the answer is to be written.

It follows from the standard and the problem alone, so that it does not give away whether a fraction comes out
whole.
"""

from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.answer import Answer, has_decimals, labels
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.record.answer_forms import ANSWER_FORMS


def answer_form(standard: Standard, problem: Problem, answer: Answer) -> str:
    """Write the sentence."""
    if standard.kind == "linear equation":
        return ANSWER_FORMS["linear"].written()
    if standard.kind == "two equations":
        return ANSWER_FORMS["linear pair"].written(labels(problem))
    if answer.type == "named":
        names = labels(problem)
        if names == ["quotient", "remainder"]:
            return ANSWER_FORMS["quotient"].written()
        return ANSWER_FORMS["named"].written(names)
    return ANSWER_FORMS[_kind(standard, problem, answer)].written()


def _kind(standard: Standard, problem: Problem, answer: Answer) -> str:
    if answer.type in ("comparison", "factor_pairs"):
        return answer.type
    if standard.kind == "root" and not problem.positive:
        return "solutions"
    if standard.whole:
        return "integer"
    # Children up to grade 6 write mixed numbers.
    if has_decimals(problem):
        return "decimal"
    return "mixed" if standard.grade < 7 else "rational"
