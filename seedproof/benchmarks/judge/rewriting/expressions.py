"""Rewrites sums, products and quotients: expanded, over one denominator, split, in another order."""

from fractions import Fraction
from math import lcm

from seedproof.benchmarks.judge.rewriting.algebra import composed, split_product, summed, terms_of
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
    """Multiply out, if there is a bracket: the same terms in another order are not enough."""
    terms = value.terms if isinstance(value, Sum) else (value,)
    bases = [item for term in terms for item in split_product(term)[1].items()]
    if not any(isinstance(base, Sum) and exponent > 0 for base, exponent in bases):
        return None
    expanded = _multiplied_out(value)
    if isinstance(value, Sum) and isinstance(expanded, Sum) and len(expanded.terms) == len(value.terms):
        return None
    return expanded


def _multiplied_out(value: Formula) -> Formula:
    """Multiply out, except in denominators."""
    match value:
        case Quotient(above, below) if not isinstance(below, Number):
            return quotient(_multiplied_out(above), below)
        case Sum(terms):
            if any(exponent < 0 for term in terms for exponent in split_product(term)[1].values()):
                return total(*map(_multiplied_out, terms))
        case Product(factors) if any(isinstance(factor, Quotient) for factor in factors):
            return value
    return summed(terms_of(value))


def _common_denominator(value: Formula) -> Formula | None:
    if not isinstance(value, Sum):
        return None
    split = [split_product(term) for term in value.terms]
    all_bases = {base: None for _, bases in split for base in bases}
    lowest = {base: low for base in all_bases if (low := min(bases.get(base, 0) for _, bases in split)) < 0}
    below = lcm(*(number.denominator for number, _ in split))
    if below == 1 and not lowest:
        return None
    scaled = []
    for number, bases in split:
        exponents = {base: bases.get(base, 0) - lowest.get(base, 0) for base in {**bases, **lowest}}
        scaled.append(composed(number * below, {base: k for base, k in exponents.items() if k}))
    denominator = composed(Fraction(below), {base: -low for base, low in lowest.items()})
    return quotient(_multiplied_out(total(*scaled)), denominator)


def _split(value: Formula) -> Formula | None:
    """Split a sum over a denominator into a sum of at most three fractions."""
    match value:
        case Quotient(above, below):
            whole = above if isinstance(above, Sum) else _multiplied_out(above)
            if isinstance(whole, Sum) and len(whole.terms) <= _MOST_FRACTIONS:
                return total(*(_over(term, below) for term in whole.terms))
        case Product((Number(number), Quotient() as inner)):
            split = _split(inner)
            if isinstance(split, Sum):
                return total(*(product(number, term) for term in split.terms))
            return None
        case Sum(terms):
            return total(*(_split(term) or term for term in terms))
    return None


def _over(term: Formula, below: Formula) -> Formula:
    if isinstance(below, Number):
        return quotient(term, below)
    return composed(*split_product(quotient(term, below)))


def _reordered(value: Formula) -> Formula | None:
    match value:
        case Sum(terms):
            return Sum(tuple(reversed(terms)))
        case Quotient(Sum(terms), below):
            return Quotient(Sum(tuple(reversed(terms))), below)
    return None


def _factors_reordered(node: Formula) -> Formula | None:
    """Reverse functions and brackets; a letter stays before them, except before one exponential."""
    match node:
        case Product(factors):
            first = factors[:1] if isinstance(factors[0], Number) else ()
            rest = factors[len(first) :]
            movable = all(isinstance(_base(factor), Call | Sum) for factor in rest)
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
            above = product(value.numerator, *rest)
            below = Number(Fraction(value.denominator))
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
