"""Writes the steps to an answer, one after the other, as text that can be replayed.

`14 - 4 = 10; 10 + 7 = 17`; with an unknown first what it is, `q = 27/2; 6 * (27/2) = 81; 81 - 30 = 51`, and
` | ` between several solutions. A comparison ends with its two sides, `3/4 > 5/8`; factor pairs are products.
`no solution; 2 * eq1; (-1) * eq2; 6 = 0` adds multiples of equations, left side less right side, to a number.
`infinitely many solutions; x = 0; ... | x = 1; ...` gives two solutions of linear equations.
"""

from collections.abc import Iterable
from math import isqrt

from seedproof.benchmarks.curriculum.symbolic.answer import comparison, decimal_places, has_decimals
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    NotFixed,
    Number,
    Operation,
    Problem,
    is_numeral,
)
from seedproof.benchmarks.curriculum.symbolic.systems import Contradiction, plain, why_not_fixed
from seedproof.benchmarks.curriculum.symbolic.unknowns import linear_system
from seedproof.benchmarks.curriculum.symbolic.values import Case, case_of, values
from seedproof.benchmarks.curriculum.symbolic.writing import numeral_text
from seedproof.exact.number import Exact, number_text


def certificate_of(problem: Problem) -> str:
    """Write the steps for every solution that counts.

    Where nothing fixes the unknowns, write why: two solutions, or multiples of the equations, left side less
    right side, whose sum is a number other than 0. Raises: NoAnswer when there is no answer.
    """
    try:
        return _of_cases(problem, values(problem))
    except NotFixed:
        return _why_not_fixed(problem)


def _of_cases(problem: Problem, cases: Iterable[Case]) -> str:
    return " | ".join("; ".join(_steps(problem, case)) for case in cases)


def _why_not_fixed(problem: Problem) -> str:
    unknowns = problem.unknowns()
    why = why_not_fixed(*linear_system(problem, unknowns))
    if isinstance(why, Contradiction):
        terms = [
            f"{_operand(number_text(plain(multiplier)), '*')} * eq{number}"
            for number, multiplier in enumerate(why.multipliers, start=1)
            if multiplier
        ]
        return f"no solution; {'; '.join(terms)}; {number_text(plain(-why.gap))} = 0"
    solutions = [dict(zip(unknowns, map(plain, point), strict=True)) for point in why]
    return (
        f"infinitely many solutions; {_of_cases(problem, [case_of(problem, point) for point in solutions])}"
    )


def value_text(value: Exact, decimal: bool) -> str:
    """Write a value: `17`, `27/2`, or in a problem with decimals `13.5`."""
    places = decimal_places(value.denominator) if decimal else None
    if not places:
        return number_text(value)
    return numeral_text(value.numerator * 10**places // value.denominator, places)


def _steps(problem: Problem, case: Case) -> list[str]:
    decimal = has_decimals(problem)
    known = {id(operation): value for operation, value in case.steps}

    named = {**case.unknowns, **case.declared}

    def text_of(part: Expression) -> str:
        if isinstance(part, Operation):
            return value_text(known[id(part)], decimal)
        return value_text(part.value if isinstance(part, Number) else named[part.name], decimal)

    lines = [f"{name} = {value_text(value, decimal)}" for name, value in case.unknowns.items()]
    for operation, value in case.steps:
        left = text_of(operation.left)
        right = text_of(operation.right)
        result = value_text(value, decimal)
        if not (is_numeral(operation) and f"{left}/{right}" == result):
            lines.append(
                f"{_operand(left, operation.op)} {operation.op} {_operand(right, operation.op)} = {result}"
            )
    if problem.kind() == "comparison":
        left_side, right_side = case.asked
        sign = comparison(left_side - right_side).text
        lines.append(f"{value_text(left_side, decimal)} {sign} {value_text(right_side, decimal)}")
    if problem.kind() == "factor pairs":
        (number,) = case.asked
        lows = range(1, isqrt(number.numerator) + 1)
        lines += [f"{low} * {number // low} = {number}" for low in lows if number % low == 0]
    return list(dict.fromkeys(lines))


def _operand(value: str, op: str) -> str:
    """Put `-2` in brackets, and `3/4` beside `*`, `/` and `**`, so that `-2 ** 2` is never ambiguous."""
    if value[0] == "-" or ("/" in value and op not in "+-"):
        return f"({value})"
    return value
