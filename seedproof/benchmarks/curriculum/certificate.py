"""Writes the steps to an answer, one after the other, as text that can be replayed.

`14 - 4 = 10; 10 + 7 = 17`; with an unknown first what it is, `q = 27/2; 6 * (27/2) = 81; 81 - 30 = 51`, and
` | ` between several solutions. A comparison ends with its two sides, `3/4 > 5/8`; factor pairs are products.
"""

from math import isqrt

from seedproof.benchmarks.curriculum.symbolic.answer import comparison, decimal_places, has_decimals
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    is_numeral,
)
from seedproof.benchmarks.curriculum.symbolic.values import Case, values
from seedproof.benchmarks.curriculum.symbolic.writing import numeral_text
from seedproof.exact.number import Exact, number_text


def certificate_of(problem: Problem, positive: bool = False) -> str:
    """Write the steps for every solution that counts. Raises: NoAnswer when there is none."""
    return " | ".join("; ".join(_steps(problem, case)) for case in values(problem, positive))


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
