"""Finds in a text what gives it away, or is no part of a problem."""

import re
from collections.abc import Iterator

from pipeline.ancestors.mathcamps.published import value_of
from pipeline.ancestors.mathcamps.row import Row
from seedproof.benchmarks.curriculum.symbolic.answer import Answer
from seedproof.benchmarks.curriculum.symbolic.problem import Operation, inlined, parts
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text

_ANSWER = re.compile(
    r"\b(?:the|its|our|your) (?:(?:correct|right|final|new) )?(?:answer|solution)\s*(?:is|was|:|=|equals)\s*"
    r"(?P<value>-?\d+(?:\.\d+)?(?: ?/ ?\d+)?|[<=>])(?![\w/]|\.\d)",
    re.IGNORECASE,
)
_PREAMBLE = re.compile(
    r"(?:(?:sure|certainly|of course|okay)[,!.] )?(?:here is|here's) (?:the|a|an|your) "
    r"(?:[a-z]+ )?(?:follow-?up )?(?:math )?(?:question|problem)s? (?:based on|about|for|that)\b[^.?!:]*:",
    re.IGNORECASE,
)


def flaws(row: Row, exact: Answer) -> Iterator[tuple[str, str]]:
    """Yield the code and the sentence of what is wrong with a text alone."""
    for match in _ANSWER.finditer(row.text):
        if value_of(match["value"].replace(" ", "")) == value_of(exact.text):
            yield "stated-answer", f"the text says {match[0]!r}"
            break
    formula = _formula(row)
    if row.is_story and formula and formula in re.sub(r"\s+", "", row.text):
        yield "told-formula", f"the text has {formula}"
    opening = _PREAMBLE.match(row.text.strip())
    if opening:
        yield "preamble", f"the text begins with {opening[0]!r}"


def _formula(row: Row) -> str:
    """Return the expression that is asked for, without spaces, if it has several operations; else nothing."""
    problem = row.problem
    if problem.unknowns() or len(problem.question.asked) > 1:
        return ""
    whole = inlined(problem.question.asked[0], problem.declared())
    if sum(isinstance(part, Operation) for part in parts(whole)) < 2:
        return ""
    return expression_text(whole)[1:-1].replace(" ", "")
