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
from seedproof.problems.templates.telescoping_sum.facts import Facts

_HIGHEST = 6

Quotient = tuple[fmpq_poly, fmpq_poly]
"""Of two polynomials in n."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The difference is the term, the first partial sum the first term, the limit the stated sum."""
    try:
        yield from _differences(facts, answers)
    except (ValueError, ZeroDivisionError) as error:
        yield f"the answers are not in the expected form: {error}"


def _differences(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    partial_sum, series = answers
    tree = read(partial_sum)
    ratio = Fraction(facts.ratio)
    term, term_below = _term(facts)
    one_less = fmpq_poly([-1, 1])
    for t in [Fraction(1)] if ratio == 1 else [Fraction(0), Fraction(1), Fraction(5, 7)]:
        here, here_below = _quotient(tree, ratio, t)
        before, before_below = (part(one_less) for part in _quotient(tree, ratio, t / ratio))
        difference = here * before_below - before * here_below
        if difference * term_below != _rational(t) * term * here_below * before_below:
            yield f"{partial_sum} and its neighbour do not differ by a term of the series"
            return
    first, first_below = _quotient(tree, ratio, ratio)
    if first(1) * term_below(1) != _rational(ratio) * term(1) * first_below(1):
        yield f"{partial_sum} is not the first term where n is 1"
    rest, rest_below = _quotient(tree, ratio, Fraction(0))
    degree = rest_below.degree()
    if rest.degree() > degree:
        yield f"{partial_sum} has no limit"
    elif rest[degree] / rest_below[degree] != _rational(Fraction(series)):
        yield f"the partial sums do not tend to {series}"


def _rational(value: Fraction) -> fmpq:
    return fmpq(value.numerator, value.denominator)


def _term(facts: Facts) -> Quotient:
    """Return the term without the power. Raises: ValueError where a term divides by zero."""
    below = fmpq_poly([1])
    for factor in facts.factors:
        if any(factor.step * k + factor.start == 0 for k in range(1, 30)):
            raise ValueError("a term of the series has the denominator zero")
        below *= fmpq_poly([factor.start, factor.step]) ** factor.power
    return fmpq_poly(facts.numerator[::-1]), below


def _quotient(node: Node, ratio: Fraction, t: Fraction) -> Quotient:
    """Return the formula as a quotient of polynomials in n, with t for the power of the ratio.

    Raises: ValueError.
    """
    above = fmpq_poly([0])
    below = fmpq_poly([1])
    match node:
        case Number(value):
            return below * _rational(value), below
        case Symbol("n"):
            return fmpq_poly([0, 1]), below
        case Power(Number(value), Symbol("n")) if value == ratio != 1:
            return below * _rational(t), below
        case Power(base, Number(exponent)) if exponent.denominator == 1 and abs(exponent) <= _HIGHEST:
            above, below = (part ** abs(int(exponent)) for part in _quotient(base, ratio, t))
            if exponent < 0 and above.degree() < 0:
                raise ValueError("the formula divides by zero")
            return (below, above) if exponent < 0 else (above, below)
        case Sum(terms) if len(terms) <= _HIGHEST:
            for term in terms:
                further, further_below = _quotient(term, ratio, t)
                above = above * further_below + further * below
                below = below * further_below
            return above, below
        case Product(factors) if len(factors) <= _HIGHEST:
            above = fmpq_poly([1])
            for factor in factors:
                further, further_below = _quotient(factor, ratio, t)
                above = above * further
                below = below * further_below
            return above, below
    raise ValueError("the partial sum is no rational formula in n with powers of the ratio")


CHECKER = Checker(
    facts=Facts,
    method="difference of neighbouring partial sums",
    wrong=wrong,
    types=lambda facts: ["expression(n; n >= 1, integer)", "number"],
)
