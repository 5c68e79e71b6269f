"""Writes the last paragraph of every question: how the answer is to be written.

It follows from the standard and the problem alone, so that it does not give away whether a fraction comes out
whole.
"""

from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.answer import Answer, has_decimals, labels
from seedproof.benchmarks.curriculum.symbolic.problem import Problem

_FORMS = {
    "integer": "`Answer: n`, where n is an integer.",
    "rational": "`Answer: p/q`, a fraction in lowest terms, or an integer if the denominator is 1.",
    "decimal": "`Answer: n`, where n is a decimal number or an integer.",
    "comparison": "`Answer: <`, with <, = or > for the comparison.",
    "factor_pairs": "`Answer: (a, b), (c, d)`, every pair once, the smaller number first.",
    "solutions": "`Answer: a, b`, all solutions in rising order.",
}
_QUOTIENT = "`Answer: quotient = q, remainder = r`."


def answer_form(standard: Standard, problem: Problem, answer: Answer, positive: bool = False) -> str:
    """Write `End with one line of the form ...`. `positive`: a length is asked for, which has one value."""
    if answer.type == "named":
        names = labels(problem)
        form = _QUOTIENT if names == ["quotient", "remainder"] else _named(names)
    else:
        form = _FORMS[_kind(standard, problem, answer, positive)]
    return f"End with one line of the form {form}"


def _kind(standard: Standard, problem: Problem, answer: Answer, positive: bool) -> str:
    if answer.type in ("comparison", "factor_pairs"):
        return answer.type
    if standard.kind == "root" and not positive:
        return "solutions"
    if standard.whole:
        return "integer"
    return "decimal" if has_decimals(problem) else "rational"


def _named(names: list[str]) -> str:
    values = ", ".join(f"{name} = p/q" for name in names)
    return f"`Answer: {values}`, with the value of each letter in this order."
