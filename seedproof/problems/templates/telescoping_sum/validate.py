"""Writes the stated partial sum as a quotient of polynomials, and takes the difference of neighbours.

The power of the ratio is replaced by a number t. Partial sums are at most linear in it, so the identity
S(n, t) - S(n - 1, t / r) = a(n) t holds for all of them if it holds for three.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq, fmpq_poly

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

Quotient = tuple[fmpq_poly, fmpq_poly]
_VARIABLE = fmpq_poly([0, 1])
_HIGHEST = 6


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The difference is the term, the first partial sum the first term, the limit the stated sum."""
    try:
        yield from _differences(facts, answers)
    except (ValueError, ZeroDivisionError) as error:
        yield f"the answers are not in the expected form: {error}"


def _differences(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    tree, ratio = read(answers[0]), Fraction(facts["ratio"])
    above, below = _term(facts)
    for t in (Fraction(0), Fraction(1), Fraction(5, 7)) if ratio != 1 else (Fraction(1),):
        now, before = _quotient(tree, ratio, t), _quotient(tree, ratio, t / ratio)
        back = fmpq_poly([-1, 1])
        up, down = now[0] * before[1](back) - before[0](back) * now[1], now[1] * before[1](back)
        if up * below != _rational(t) * above * down:
            yield f"{answers[0]} and its neighbour do not differ by a term of the series"
            return
    first = _quotient(tree, ratio, ratio)
    if first[0](1) * below(1) != first[1](1) * above(1) * _rational(ratio):
        yield f"{answers[0]} is not the first term where n is 1"
    top, bottom = _quotient(tree, ratio, Fraction(0))
    if top.degree() > bottom.degree():
        yield f"{answers[0]} has no limit"
    elif top[bottom.degree()] / bottom[bottom.degree()] != _rational(Fraction(answers[1])):
        yield f"the partial sums do not tend to {answers[1]}"


def _rational(value: Fraction) -> fmpq:
    return fmpq(value.numerator, value.denominator)


def _term(facts: Facts) -> Quotient:
    """The term without the power."""
    below = fmpq_poly([1])
    for step, start, power in facts["factors"]:
        below *= fmpq_poly([start, step]) ** power
        if any(step * k + start == 0 for k in range(1, 30)):
            raise ValueError("a term of the series has the denominator zero")
    return fmpq_poly(facts["numerator"][::-1]), below


def _quotient(node: Node, ratio: Fraction, t: Fraction) -> Quotient:
    """The formula as a quotient of polynomials in n, with t for the power of the ratio.

    Raises: ValueError.
    """
    one = fmpq_poly([1])
    match node:
        case Number(value):
            return fmpq_poly([_rational(value)]), one
        case Symbol("n"):
            return _VARIABLE, one
        case Power(Number(value), Symbol("n")) if value == ratio != 1:
            return fmpq_poly([_rational(t)]), one
        case Power(base, Number(exponent)) if exponent.denominator == 1 and abs(exponent) <= _HIGHEST:
            top, bottom = _quotient(base, ratio, t)
            if exponent < 0:
                top, bottom = bottom, top
            if bottom == fmpq_poly([]):
                raise ValueError("the formula divides by zero")
            return top ** abs(int(exponent)), bottom ** abs(int(exponent))
        case Sum(parts) | Product(parts) if len(parts) <= _HIGHEST:
            found = _quotient(parts[0], ratio, t)
            for part in parts[1:]:
                top, bottom = _quotient(part, ratio, t)
                if isinstance(node, Sum):
                    found = found[0] * bottom + top * found[1], found[1] * bottom
                else:
                    found = found[0] * top, found[1] * bottom
            return found
    raise ValueError("the partial sum is no rational formula in n with powers of the ratio")


CHECKER = Checker(
    facts=Facts,
    method="difference of neighbouring partial sums",
    wrong=wrong,
    types=lambda facts: ["expression(n; n >= 1, integer)", "number"],
)
