"""Trees of rational numbers, worked out exactly and within bounds."""

from fractions import Fraction
from math import comb, factorial

from seedproof.equivalence.reading.tree import Call, Node, Number, Power, Product, Sum

_MOST_BITS = 120_000
_LARGEST_FACTORIAL = 5_000


def rational(tree: Node) -> Fraction | None:
    """The value of a tree that is built from rational numbers alone; None if it is not, or is too large."""
    match tree:
        case Number(value):
            return value
        case Sum(terms):
            total = Fraction(0)
            for term in terms:
                part = rational(term)
                if part is None:
                    return None
                total += part
            return total if _bits(total) < _MOST_BITS else None
        case Product(factors):
            product = Fraction(1)
            for factor in factors:
                part = rational(factor)
                if part is None:
                    return None
                product *= part
                if _bits(product) > _MOST_BITS:
                    return None
            return product
        case Power(base, exponent):
            below, above = rational(base), rational(exponent)
            if below is None or above is None or above.denominator != 1:
                return None
            if (not below and above <= 0) or abs(above) * _bits(below) > _MOST_BITS:
                return None
            return below ** int(above)
        case Call("percent", (inner,)):
            part = rational(inner)
            return None if part is None else part / 100
        case Call("abs", (inner,)):
            part = rational(inner)
            return None if part is None else abs(part)
        case Call("factorial", (inner,)):
            part = rational(inner)
            if part is None or part.denominator != 1 or not 0 <= part <= _LARGEST_FACTORIAL:
                return None
            return Fraction(factorial(int(part)))
        case Call("binomial", (upper, lower)):
            above, below = rational(upper), rational(lower)
            if above is None or below is None or above.denominator != 1 or below.denominator != 1:
                return None
            if not 0 <= below <= _LARGEST_FACTORIAL or not 0 <= above <= _LARGEST_FACTORIAL:
                return None
            return Fraction(comb(int(above), int(below)))
    return None


def _bits(value: Fraction) -> int:
    return max(value.numerator.bit_length(), value.denominator.bit_length())
