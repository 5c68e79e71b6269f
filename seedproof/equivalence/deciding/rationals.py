"""Trees of rational numbers, evaluated exactly and within bounds."""

from fractions import Fraction
from math import comb, factorial

from seedproof.equivalence.reading.tree import Call, Node, Number, Power, Product, Sum

_MOST_BITS = 120_000
_LARGEST_FACTORIAL = 5_000


def rational(tree: Node) -> Fraction | None:
    """Return the value of a tree of rational numbers alone; None if it is none, or is too large."""
    match tree:
        case Number(number):
            return number
        case Sum(terms):
            total = Fraction(0)
            for term in terms:
                value = rational(term)
                if value is None:
                    return None
                total += value
            return total if _bits(total) < _MOST_BITS else None
        case Product(factors):
            product = Fraction(1)
            for factor in factors:
                value = rational(factor)
                if value is None:
                    return None
                product *= value
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
            value = rational(inner)
            return None if value is None else value / 100
        case Call("abs", (inner,)):
            value = rational(inner)
            return None if value is None else abs(value)
        case Call("factorial", (inner,)):
            value = rational(inner)
            if value is None or value.denominator != 1 or not 0 <= value <= _LARGEST_FACTORIAL:
                return None
            return Fraction(factorial(int(value)))
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
