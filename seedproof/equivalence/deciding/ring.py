"""The canonical ring: exact polynomials in generators such as x, pi, exp(x), log 2 and sqrt 2.

Every product of generators has one form: exponents may be negative and rational, roots of integers are powers
of primes, and sine and cosine are powers of exp(i x). An element that is zero after collecting terms is zero;
the converse is not claimed.
"""

from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from flint import fmpq

from seedproof.record.budget import Budget, OutOfBudget

Exponent: TypeAlias = int | Fraction
Monomial: TypeAlias = tuple[tuple[int, Exponent], ...]
Polynomial: TypeAlias = dict[Monomial, fmpq]
MOST_TERMS = 2_000
HIGHEST_POWER = 60
UNIT = 0
"""The number of the generator exp(i pi), whose powers are the roots of unity."""


class NotNormal(Exception):
    """Raised when something has no place in the ring, such as an unknown function."""


class Element(NamedTuple):
    """A fraction of two polynomials; the denominator is 1 or has several terms."""

    above: Polynomial
    below: Polynomial


class Generator(NamedTuple):
    """The meaning of a generator: its kind, and its letter, prime, polynomial or argument."""

    kind: str
    key: Any


class Ring:
    """Numbered generators, in order of appearance, and arithmetic with them."""

    def __init__(self, budget: Budget) -> None:
        """Start with the roots of unity alone."""
        self.budget = budget
        self.generators = [Generator("unit", None)]
        self._numbers = {self.generators[0]: UNIT}
        self.one: Polynomial = {(): fmpq(1)}
        self.zero = Element({}, self.one)

    def generator(self, kind: str, key: Any) -> int:
        """Return the number of a generator, adding it if it is new."""
        generator = Generator(kind, key)
        number = self._numbers.get(generator)
        if number is None:
            number = self._numbers[generator] = len(self.generators)
            self.generators.append(generator)
        return number

    def constant(self, value: fmpq | int) -> Element:
        """Return a rational number as an element."""
        return Element({(): fmpq(value)} if value else {}, self.one)

    def power_of(self, kind: str, key: Any, exponent: Exponent = 1) -> Element:
        """Return a generator with an exponent."""
        factor, monomial = self._reduced([(self.generator(kind, key), exponent)])
        return Element({monomial: factor}, self.one)

    def unit(self, exponent: Exponent) -> Element:
        """Return exp(i pi exponent): -1 for 1, i for 1/2."""
        factor, monomial = self._reduced([(UNIT, exponent)])
        return Element({monomial: factor}, self.one)

    def _reduced(self, pairs: list[tuple[int, Exponent]]) -> tuple[fmpq, Monomial]:
        """Turn integer powers of primes into numbers, and powers of -1 into signs."""
        factor, kept = fmpq(1), []
        for number, exponent in pairs:
            kind, key = self.generators[number]
            if kind == "prime":
                integer_part = exponent // 1
                if integer_part:
                    if abs(integer_part) > 20_000:
                        raise OutOfBudget("a power is too large to be worked out")
                    factor *= fmpq(key) ** int(integer_part)
                    exponent -= integer_part
            elif kind == "unit":
                exponent %= 2
                if exponent >= 1:
                    factor, exponent = -factor, exponent - 1
            elif kind == "parity":
                exponent %= 2
            if exponent:
                kept.append((number, _plain(exponent)))
        return factor, tuple(kept)

    def monomial_times(self, left: Monomial, right: Monomial) -> tuple[fmpq | None, Monomial]:
        """Return the product of two monomials, with a factor if one arises."""
        if not left:
            return None, right
        if not right:
            return None, left
        merged = dict(left)
        special = False
        for number, exponent in right:
            if number in merged:
                merged[number] += exponent
                special = special or self.generators[number].kind in ("prime", "unit", "parity")
            else:
                merged[number] = exponent
        if special:
            return self._reduced(sorted(merged.items()))
        return None, tuple(sorted((number, _plain(power)) for number, power in merged.items() if power))

    def times_polynomials(self, left: Polynomial, right: Polynomial) -> Polynomial:
        """Return the product of two polynomials."""
        if len(left) == 1 and () in left and left[()] == 1:
            return right
        if len(right) == 1 and () in right and right[()] == 1:
            return left
        self.budget.spend(1 + len(left) * len(right))
        product: Polynomial = {}
        for a, x in left.items():
            for b, y in right.items():
                factor, monomial = self.monomial_times(a, b)
                value = x * y if factor is None else x * y * factor
                before = product.get(monomial)
                product[monomial] = value if before is None else before + value
        if len(product) > MOST_TERMS:
            raise OutOfBudget("an expanded expression has too many terms")
        return {monomial: value for monomial, value in product.items() if value}

    def plus_polynomials(self, left: Polynomial, right: Polynomial, sign: int = 1) -> Polynomial:
        """Return the sum, or the difference, of two polynomials."""
        self.budget.spend(1 + len(right))
        total = dict(left)
        for monomial, value in right.items():
            value = value * sign
            if monomial in total:
                value += total[monomial]
                if not value:
                    del total[monomial]
                    continue
            total[monomial] = value
        return total

    def quotient(self, above: Polynomial, below: Polynomial) -> Element:
        """Return the quotient of two polynomials.

        Raises:
            NotNormal: The denominator is zero.
        """
        if not below:
            raise NotNormal("a denominator is zero")
        if len(below) == 1:
            ((monomial, value),) = below.items()
            if not monomial:
                return Element(
                    {key: x / value for key, x in above.items()} if value != 1 else above, self.one
                )
            factor, inverse = self._reduced([(number, -power) for number, power in monomial])
            return Element(self.times_polynomials(above, {inverse: factor / value}), self.one)
        return Element(above, below)

    def plus(self, left: Element, right: Element, sign: int = 1) -> Element:
        """Return the sum, or the difference, of two elements."""
        if left.below == right.below:
            return Element(self.plus_polynomials(left.above, right.above, sign), left.below)
        crossed = self.plus_polynomials(
            self.times_polynomials(left.above, right.below),
            self.times_polynomials(right.above, left.below),
            sign,
        )
        return self.quotient(crossed, self.times_polynomials(left.below, right.below))

    def times(self, left: Element, right: Element) -> Element:
        """Return the product of two elements."""
        if left.below == right.above and len(left.below) > 1:
            return Element(left.above, right.below)
        if right.below == left.above and len(right.below) > 1:
            return Element(right.above, left.below)
        return self.quotient(
            self.times_polynomials(left.above, right.above), self.times_polynomials(left.below, right.below)
        )

    def inverse(self, element: Element) -> Element:
        """Return one over the element."""
        return self.quotient(element.below, element.above)

    def power(self, element: Element, exponent: int) -> Element:
        """Return an integer power; one too high to be expanded becomes a generator of its own."""
        if exponent < 0:
            return self.power(self.inverse(element), -exponent)
        if len(element.above) == 1 and len(element.below) == 1:
            ((monomial, value),) = element.above.items()
            if max(int(value.p).bit_length(), int(value.q).bit_length()) * exponent > 200_000:
                raise OutOfBudget("a power is too large to be worked out")
            factor, raised = self._reduced([(number, power * exponent) for number, power in monomial])
            return Element({raised: factor * value**exponent}, self.one)
        if exponent > HIGHEST_POWER:
            return self.power_of("opaque", (frozen(element.above), frozen(element.below)), exponent)
        result = self.constant(1)
        while exponent:
            if exponent & 1:
                result = self.times(result, element)
            exponent >>= 1
            if exponent:
                element = self.times(element, element)
        return result


def _plain(exponent: Exponent) -> Exponent:
    return int(exponent) if exponent.denominator == 1 else exponent


def frozen(polynomial: Polynomial) -> tuple[tuple[Monomial, int, int], ...]:
    """Return the polynomial as a key of a dictionary."""
    return tuple(sorted(((m, int(c.p), int(c.q)) for m, c in polynomial.items()), key=repr))


def thawed(key: tuple[tuple[Monomial, int, int], ...]) -> Polynomial:
    """Return the polynomial of a key."""
    return {monomial: fmpq(above, below) for monomial, above, below in key}
