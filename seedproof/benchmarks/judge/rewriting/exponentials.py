"""Rewrites powers and exponentials: exponents split or joined, other bases, negative exponents."""

from fractions import Fraction

from seedproof.benchmarks.judge.rewriting.algebra import composed, split_product, summed, terms_of
from seedproof.benchmarks.judge.rewriting.numbers import factors
from seedproof.benchmarks.judge.rewriting.rewrite import FUNCTIONS, NUMERIC, of_values
from seedproof.benchmarks.judge.rewriting.shapes import coefficient, everywhere, rebuilt
from seedproof.text.formula import (
    PI,
    Call,
    E,
    Formula,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
    Symbol,
    call,
    power,
    product,
    quotient,
    total,
)


def _split(node: Formula) -> Formula | None:
    match node:
        case Call("exp", (exponent,)):
            terms = _terms(exponent)
            if len(terms) > 1:
                return product(*(call("exp", term) for term in terms))
            return None
        case Power(base, exponent) if isinstance(base, Number) or base == E:
            terms = _terms(exponent)
            if len(terms) > 1:
                return product(*(power(base, term) for term in reversed(terms)))
            return None
    return None


def _terms(exponent: Formula) -> tuple[Formula, ...]:
    whole = summed(terms_of(exponent)) if isinstance(exponent, Sum | Quotient) else exponent
    return whole.terms if isinstance(whole, Sum) else (whole,)


def _joined(node: Formula) -> Formula | None:
    """Join a number with a power: 4 times 2 to the n is 2 to the n + 2."""
    match node:
        case Product((Number(before), Power(Number(base), exponent), *rest)) if (
            base.denominator == 1 and base > 1 and before.denominator == 1
        ):
            left = abs(before)
            count = 0
            while left % base == 0:
                left = left / base
                count = count + 1
            if count:
                raised = Power(Number(base), total(exponent, count))
                return product(before / base**count, raised, *rest)
    return None


def _prime_base(node: Formula) -> Formula | None:
    match node:
        case Power(Number(base), exponent) if base > 0 and not isinstance(exponent, Number):
            if base.numerator == 1 and base.denominator > 1:
                return power(Number(Fraction(base.denominator)), -exponent)
            primes = factors(int(base)) if base.denominator == 1 else []
            if len(primes) == 1 and primes[0][1] > 1:
                return power(primes[0][0], product(primes[0][1], exponent))
    return None


def _sign_apart(node: Formula) -> Formula | None:
    match node:
        case Power(Number(base), exponent) if base < -1 and not isinstance(exponent, Number):
            return product(power(-1, exponent), power(-base, exponent))
    return None


def _below(node: Formula) -> Formula:
    """Move powers with negative exponents into the denominator, with the number before them."""
    number, bases = split_product(node)
    whole = node.factors if isinstance(node, Product) else (node,)
    inverses = {base: inverse for base in bases if (inverse := _inverse(base)) is not None}
    if not inverses and not any(isinstance(factor, Power) and _minus(factor.exponent) for factor in whole):
        return rebuilt(node, _below)
    turned = {inverses.get(base, base): -k if base in inverses else k for base, k in bases.items()}
    return composed(number, turned)


def _inverse(base: Formula) -> Formula | None:
    match base:
        case Call("exp", (exponent,)) if _minus(exponent):
            return call("exp", -exponent)
        case Power(low, exponent) if _minus(exponent):
            return power(low, -exponent)
    return None


def _minus(exponent: Formula) -> bool:
    return not isinstance(exponent, Sum) and coefficient(exponent)[0] < 0


def _above(node: Formula) -> Formula | None:
    """Turn a denominator into a power with a negative exponent."""
    if not isinstance(node, Quotient) or isinstance(node.above, Sum):
        return None
    number, bases = split_product(node.below)
    if len(bases) != 1 or not all(_invertible(base) for base in bases):
        return None
    below = (
        call("exp", product(-exponent, base.arguments[0]))
        if isinstance(base, Call) and base.name == "exp"
        else power(base, -exponent)
        for base, exponent in bases.items()
    )
    return product(quotient(node.above, Number(number)), *below)


def _invertible(base: Formula) -> bool:
    return (
        isinstance(base, Sum)
        or (isinstance(base, Call) and base.name == "exp")
        or (isinstance(base, Symbol) and base not in (PI, E))
    )


REWRITES = (
    of_values("exponents_split", "sums in exponents are split", everywhere(_split), *NUMERIC, *FUNCTIONS),
    of_values("exponents_joined", "factors go into the exponent", everywhere(_joined), *FUNCTIONS),
    of_values("sign_apart", "the sign of the base stands apart", everywhere(_sign_apart), *FUNCTIONS),
    of_values("prime_base", "the base is a prime", everywhere(_prime_base), *FUNCTIONS),
    of_values("positive_exponents", "negative exponents go under the line", _below, *NUMERIC, *FUNCTIONS),
    of_values("negative_exponents", "denominators become powers", everywhere(_above), *NUMERIC, *FUNCTIONS),
)
