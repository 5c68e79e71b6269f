"""Reads the expression by its kind: the first one whose argument can be read: `1 + a/n` is none."""

import msgspec

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of, read_gaps
from seedproof.problems.templates.convergence_tests.facts import Facts
from seedproof.problems.templates.convergence_tests.phrases import ARGUMENTS, TERMS, TEXTS, WORDS


def made(values: Values) -> Facts:
    """Return the series with this expression."""
    for kind, wording in TERMS.items():
        try:
            numbers = _numbers(read_gaps(values["g"], wording))
        except Unreadable:
            continue
        return msgspec.convert({"kind": kind, "halves": values["halves"], "m": 1, **numbers}, Facts)
    raise Unreadable(f"{values['g']!r} is of no kind known here")


def _numbers(gaps: dict[str, str]) -> dict[str, int]:
    """Return the numbers of the expression by name. Raises: Unreadable."""
    if "t" in gaps:
        gaps = read_gaps(gaps["t"], ARGUMENTS)
    match gaps:
        case {"above": above, "m": m, "c": c}:
            a, b = _polynomial(above)
            return {"a": a, "b": b, "m": integer_of(m), "c": integer_of(c)}
        case {"double": double, "rest": rest, "power": power}:
            half = integer_of(double) // 2
            a, *zeros = _polynomial(rest)
            if _polynomial(power) != [1, *[0] * half] or integer_of(double) != 2 * half or any(zeros):
                raise Unreadable("no power is subtracted from the root of its square and another term")
            return {"a": a, "b": len(zeros), "m": half}
    return {name: integer_of(text) for name, text in gaps.items()}


def _polynomial(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "n")]


READER = reader(Facts, Phrases(TEXTS, WORDS), made)
