"""The canonical ring: exact polynomials in generators such as x, pi, exp(x), log 2 and sqrt 2.

A product of generators is unique: exponents may be negative and rational, roots of integers are powers of
primes, and sine and cosine are powers of exp(i x). What is zero after collecting terms is zero; the
converse is not claimed.
"""

from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from flint import fmpq

from seedproof.equivalence.deciding.budget import Budget, OutOfBudget

Exponent: TypeAlias = int | Fraction
Monomial: TypeAlias = tuple[tuple[int, Exponent], ...]
Polynomial: TypeAlias = dict[Monomial, fmpq]
MOST_TERMS = 2_000
HIGHEST_POWER = 60
UNIT = 0
"""The generator exp(i pi); its powers are the roots of unity."""


class NotNormal(Exception):
    """Something has no place in the ring, such as a function it does not know."""


class Element(NamedTuple):
    """A fraction of two polynomials; the lower one is 1 or has several terms."""

    above: Polynomial
    below: Polynomial


class Generator(NamedTuple):
    """What a generator stands for: its kind, and the letter, prime, polynomial or argument it belongs to."""

    kind: str
    key: Any


class Ring:
    """Generators, numbered as they appear, and arithmetic with them."""

    def __init__(self, budget: Budget) -> None:
        """Begin with the roots of unity alone."""
        self.budget = budget
        self.generators = [Generator("unit", None)]
        self._numbers = {self.generators[0]: UNIT}
        self.one: Polynomial = {(): fmpq(1)}
        self.zero = Element({}, self.one)

    def generator(self, kind: str, key: Any) -> int:
        """The number of a generator; a new one if it is met for the first time."""
        generator = Generator(kind, key)
        number = self._numbers.get(generator)
        if number is None:
            number = self._numbers[generator] = len(self.generators)
            self.generators.append(generator)
        return number

    def constant(self, value: fmpq | int) -> Element:
        """A rational number."""
        return Element({(): fmpq(value)} if value else {}, self.one)

    def power_of(self, kind: str, key: Any, exponent: Exponent = 1) -> Element:
        """A generator with an exponent."""
        factor, monomial = self._reduced([(self.generator(kind, key), exponent)])
        return Element({monomial: factor}, self.one)

    def unit(self, exponent: Exponent) -> Element:
        """exp(i pi exponent): -1 for 1, i for 1/2."""
        factor, monomial = self._reduced([(UNIT, exponent)])
        return Element({monomial: factor}, self.one)

    def _reduced(self, pairs: list[tuple[int, Exponent]]) -> tuple[fmpq, Monomial]:
        """Whole powers of primes become numbers, and powers of -1 signs."""
        factor, kept = fmpq(1), []
        for number, exponent in pairs:
            kind, key = self.generators[number]
            if kind == "prime":
                whole = exponent // 1
                if whole:
                    if abs(whole) > 20_000:
                        raise OutOfBudget("a power is too large to be worked out")
                    factor *= fmpq(key) ** int(whole)
                    exponent -= whole
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
        """The product of two monomials, and a factor if one arises."""
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
        """The product of two polynomials."""
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
        """The sum, or the difference, of two polynomials."""
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
        """The element of two polynomials.

        Raises:
            NotNormal: The lower one is zero.
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
        """The sum, or the difference."""
        if left.below == right.below:
            return Element(self.plus_polynomials(left.above, right.above, sign), left.below)
        crossed = self.plus_polynomials(
            self.times_polynomials(left.above, right.below),
            self.times_polynomials(right.above, left.below),
            sign,
        )
        return self.quotient(crossed, self.times_polynomials(left.below, right.below))

    def times(self, left: Element, right: Element) -> Element:
        """The product."""
        if left.below == right.above and len(left.below) > 1:
            return Element(left.above, right.below)
        if right.below == left.above and len(right.below) > 1:
            return Element(right.above, left.below)
        return self.quotient(
            self.times_polynomials(left.above, right.above), self.times_polynomials(left.below, right.below)
        )

    def inverse(self, element: Element) -> Element:
        """One over the element."""
        return self.quotient(element.below, element.above)

    def power(self, element: Element, exponent: int) -> Element:
        """A whole power; one too high to be expanded stays a generator of its own."""
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
    """The polynomial as a key of a dictionary."""
    return tuple(sorted(((m, int(c.p), int(c.q)) for m, c in polynomial.items()), key=repr))


def thawed(key: tuple[tuple[Monomial, int, int], ...]) -> Polynomial:
    """The polynomial of a key."""
    return {monomial: fmpq(above, below) for monomial, above, below in key}
