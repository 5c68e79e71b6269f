"""Formulas whose letters are matrices: `A X B + C`, `(A + 3 I)^-2`."""

from collections.abc import Callable, Mapping
from functools import reduce

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term
from seedproof.certifying.university.expression import Expression, Name, Number, Power, Product, Sum
from seedproof.certifying.university.matrices import Rows, matrix_power, plus, scaled, times
from seedproof.certifying.university.ratio import ratio
from seedproof.certifying.university.writing import written


def evaluated(
    expression: Expression, named: Mapping[str, Rows], inverse: Callable[[Expression], Rows]
) -> Rows:
    """Return the matrix that a formula stands for; `inverse` knows the inverses that may occur.

    Raises: Unread for a formula that is no matrix.
    """

    def value(part: Expression) -> Rows:
        return evaluated(part, named, inverse)

    match expression:
        case Name(name) if name in named:
            return named[name]
        case Sum(terms):
            return reduce(plus, [value(term) for term in terms])
        case Product(factors):
            numbers = [factor for factor in factors if isinstance(factor, Number)]
            rest = [value(factor) for factor in factors if not isinstance(factor, Number)]
            if rest:
                return reduce(
                    lambda rows, number: scaled(_number(number), rows), numbers, reduce(times, rest)
                )
        case Power(base, Number(exponent)) if exponent.denominator == 1:
            rows = value(base) if exponent > 0 else inverse(base)
            return matrix_power(rows, abs(int(exponent)))
    raise Unread(f"no matrix: {written(expression)}")


def _number(number: Number) -> Term:
    return ratio(number.value).term
