"""Sums, products and quotients: multiplied out, over one denominator, split, in another order."""

from fractions import Fraction
from math import lcm

from seedproof.benchmarks.judge.rewriting.algebra import composed, parts, summed, terms_of
from seedproof.benchmarks.judge.rewriting.rewrite import FUNCTIONS, NUMERIC, of_values
from seedproof.benchmarks.judge.rewriting.shapes import coefficient, everywhere
from seedproof.text.formula import (
    Call,
    Formula,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
    Symbol,
    product,
    quotient,
    total,
)

_MOST_FRACTIONS = 3


def _expanded(value: Formula) -> Formula | None:
    """Only where there is a bracket to multiply out: the same terms in another order are not enough."""
    terms = value.terms if isinstance(value, Sum) else (value,)
    bases = [item for term in terms for item in parts(term)[1].items()]
    if not any(isinstance(base, Sum) and exponent > 0 for base, exponent in bases):
        return None
    found = _multiplied_out(value)
    if isinstance(value, Sum) and isinstance(found, Sum) and len(found.terms) == len(value.terms):
        return None
    return found


def _multiplied_out(value: Formula) -> Formula:
    """Under a line nothing is changed."""
    match value:
        case Quotient(above, below) if not isinstance(below, Number):
            return quotient(_multiplied_out(above), below)
        case Sum(terms):
            if any(exponent < 0 for term in terms for exponent in parts(term)[1].values()):
                return total(*map(_multiplied_out, terms))
        case Product(factors) if any(isinstance(one, Quotient) for one in factors):
            return value
    return summed(terms_of(value))


def _common_denominator(value: Formula) -> Formula | None:
    if not isinstance(value, Sum):
        return None
    found = [parts(term) for term in value.terms]
    bases = {base: None for _, one in found for base in one}
    lowest = {base: low for base in bases if (low := min(one.get(base, 0) for _, one in found)) < 0}
    below = lcm(*(number.denominator for number, _ in found))
    if below == 1 and not lowest:
        return None
    above = total(
        *(
            composed(
                number * below,
                {base: k for base in {**one, **lowest} if (k := one.get(base, 0) - lowest.get(base, 0))},
            )
            for number, one in found
        )
    )
    return quotient(
        _multiplied_out(above), composed(Fraction(below), {base: -low for base, low in lowest.items()})
    )


def _split(value: Formula) -> Formula | None:
    """A sum over a denominator, as a sum of at most three fractions."""
    match value:
        case Quotient(above, below):
            whole = above if isinstance(above, Sum) else _multiplied_out(above)
            if isinstance(whole, Sum) and len(whole.terms) <= _MOST_FRACTIONS:
                return total(*(_over(term, below) for term in whole.terms))
        case Product((Number(number), Quotient() as inner)):
            found = _split(inner)
            return total(*(product(number, term) for term in found.terms)) if isinstance(found, Sum) else None
        case Sum(terms):
            return total(*(_split(term) or term for term in terms))
    return None


def _over(term: Formula, below: Formula) -> Formula:
    return quotient(term, below) if isinstance(below, Number) else composed(*parts(quotient(term, below)))


def _reordered(value: Formula) -> Formula | None:
    match value:
        case Sum(terms):
            return Sum(tuple(reversed(terms)))
        case Quotient(Sum(terms), below):
            return Quotient(Sum(tuple(reversed(terms))), below)
    return None


def _factors_reordered(node: Formula) -> Formula | None:
    """Of functions and brackets; a letter stays before them, except before one exponential."""
    match node:
        case Product(factors):
            first = factors[:1] if isinstance(factors[0], Number) else ()
            rest = factors[len(first) :]
            movable = all(isinstance(_base(one), Call | Sum) for one in rest)
            match rest:
                case Symbol(name), Call("exp", _) if name[0] != "C":
                    movable = True
            if len(rest) > 1 and movable:
                return Product((*first, *reversed(rest)))
    return None


def _base(node: Formula) -> Formula:
    return node.base if isinstance(node, Power) else node


def _number_in_fraction(node: Formula) -> Formula | None:
    match node:
        case Product((Number(value), *rest)) if value.denominator > 1:
            above, below = product(value.numerator, *rest), Number(Fraction(value.denominator))
            return quotient(above, below)
    return None


def _number_before(node: Formula) -> Formula | None:
    match node:
        case Quotient(_, Number()):
            number, rest = coefficient(node)
            return product(number, rest) if rest is not None else None
    return None


REWRITES = (
    of_values("expanded", "the brackets are multiplied out", _expanded, *NUMERIC, *FUNCTIONS),
    of_values(
        "common_denominator", "all stands over one denominator", _common_denominator, *NUMERIC, *FUNCTIONS
    ),
    of_values("split_fraction", "the fraction is split into a sum", _split, *NUMERIC, *FUNCTIONS),
    of_values("terms_reordered", "the terms stand in reverse order", _reordered, *NUMERIC, *FUNCTIONS),
    of_values(
        "factors_reordered", "the factors stand in reverse order", everywhere(_factors_reordered), *FUNCTIONS
    ),
    of_values(
        "number_in_fraction",
        "the number before is part of the fraction",
        everywhere(_number_in_fraction),
        *NUMERIC,
        *FUNCTIONS,
    ),
    of_values(
        "number_before",
        "the number stands before the fraction",
        everywhere(_number_before),
        *NUMERIC,
        *FUNCTIONS,
    ),
)
