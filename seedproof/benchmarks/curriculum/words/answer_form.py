"""Writes the last paragraph of every question: how the answer is to be written.

It follows from the standard and the problem alone, so that it does not give away whether a fraction comes out
whole.
"""

from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.answer import Answer, has_decimals, labels
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.words.told import Asks
from seedproof.record.answer_forms import ANSWER_FORMS
from seedproof.record.asked_form import AskedForm

_WRITTEN_AS = {
    "integer": "numeral",
    "rational": "lowest terms",
    "mixed": "lowest terms",
    "decimal": "decimal",
    "named": "tuple",
    "quotient": "tuple",
    "comparison": "word",
    "factor_pairs": "set",
    "solutions": "set",
    "linear": "lowest terms",
    "linear pair": "tuple",
}
"""What an answer is written as, by the form that asks for it."""


def answer_form(standard: Standard, problem: Problem, answer: Answer) -> str:
    """Write the sentence."""
    form = _form(standard, problem, answer)
    names = labels(problem) if form in ("named", "linear pair") else ()
    return ANSWER_FORMS[form].written(names)


def asked_form(standard: Standard, problem: Problem, answer: Answer, asks: Asks) -> AskedForm:
    """Return what the sentence and a question ask for. That there is no solution is said in words."""
    written_as = _WRITTEN_AS[_form(standard, problem, answer)]
    return {
        "kind": "word" if answer.type == "solvability" else written_as,
        "unit": asks.unit,
        "counted": asks.counted,
        "names": labels(problem) if written_as == "tuple" else list(asks.names),
        "functions": [],
        "arithmetic": False,
    }


def _form(standard: Standard, problem: Problem, answer: Answer) -> str:
    if standard.kind == "linear equation":
        return "linear"
    if standard.kind == "two equations":
        return "linear pair"
    if answer.type == "named":
        return "quotient" if labels(problem) == ["quotient", "remainder"] else "named"
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
