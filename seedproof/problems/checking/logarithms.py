"""Exact numbers that are rational multiples of one and of logarithms of primes, read from text."""

from collections.abc import Mapping
from fractions import Fraction

from seedproof.equivalence import Unreadable, read
from seedproof.equivalence.reading.tree import Call, Node, Number, Power, Product, Sum

LogForm = Mapping[int, Fraction]
"""Coefficients of the logarithms by prime, and the rational part at 1; without zeros.

One and the logarithms of primes are linearly independent over the rationals, so that equal numbers have
equal coefficients.
"""

_LONGEST = 200
_LARGEST = 10**6


def log_form(text: str) -> LogForm:
    """Return the number that a text states. Raises: ValueError where it is none of this kind."""
    if len(text) > _LONGEST:
        raise ValueError("the number is too long")
    return _form(read(text))


def states(text: str, number: LogForm) -> bool:
    """Return whether a text states this number; a text that cannot be read does not."""
    try:
        return log_form(text) == number
    except (Unreadable, ValueError, ZeroDivisionError):
        return False


def logarithm(number: Fraction) -> LogForm:
    """Return the natural logarithm of a positive rational number. Raises: ValueError."""
    above = _factors(number.numerator)
    below = _factors(number.denominator)
    primes = {*above, *below}
    return _kept({prime: Fraction(above.get(prime, 0) - below.get(prime, 0)) for prime in primes})


def multiple(number: LogForm, factor: Fraction | int) -> LogForm:
    """Return a rational multiple."""
    return _kept({key: coefficient * factor for key, coefficient in number.items()})


def rational(number: Fraction | int) -> LogForm:
    """Return a rational number."""
    return _kept({1: Fraction(number)})


def added(*numbers: LogForm) -> LogForm:
    """Return the sum."""
    result: dict[int, Fraction] = {}
    for number in numbers:
        for key, coefficient in number.items():
            result[key] = result.get(key, Fraction(0)) + coefficient
    return _kept(result)


def _form(tree: Node) -> LogForm:
    match tree:
        case Number(value):
            return rational(value)
        case Call("log", (inside,)):
            argument = _form(inside)
            if {*argument} != {1} or argument[1] <= 0:
                raise ValueError("the logarithm is not of a positive rational number")
            return logarithm(argument[1])
        case Sum(terms):
            return added(*(_form(term) for term in terms))
        case Product(factors):
            return _product([_form(factor) for factor in factors])
        case Power(base, Number(exponent)) if exponent.denominator == 1 and abs(exponent) <= 12:
            inside_form = _form(base)
            if {*inside_form} != {1}:
                raise ValueError("a power of a logarithm")
            return rational(inside_form[1] ** int(exponent))
    raise ValueError("the number is no sum of multiples of logarithms")


def _product(forms: list[LogForm]) -> LogForm:
    """Return the product of rational numbers and at most one sum of logarithms. Raises: ValueError."""
    factor = Fraction(1)
    logarithms: LogForm | None = None
    for form in forms:
        if {*form} <= {1}:
            factor *= form.get(1, Fraction(0))
        elif logarithms is None:
            logarithms = form
        else:
            raise ValueError("a product of logarithms")
    if logarithms is None:
        return rational(factor)
    return multiple(logarithms, factor)


def _factors(number: int) -> dict[int, int]:
    """Return the exponents of the primes in a positive integer. Raises: ValueError for a large one."""
    if not 0 < number <= _LARGEST:
        raise ValueError("the number is not positive, or too large")
    exponents: dict[int, int] = {}
    rest = number
    prime = 2
    while rest > 1:
        while rest % prime == 0:
            rest //= prime
            exponents[prime] = exponents.get(prime, 0) + 1
        prime += 1
    return exponents


def _kept(number: Mapping[int, Fraction]) -> dict[int, Fraction]:
    return {key: coefficient for key, coefficient in number.items() if coefficient}
