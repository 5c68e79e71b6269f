"""Absolute values, real roots and logarithms of elements, from their factors and known signs.

|f| of an irreducible f is a positive generator (a *base*) that takes rational exponents. Its square is f
times its conjugate; where the sign of f is known, it is f or -f itself.
"""

from fractions import Fraction

from flint import fmpq

from seedproof.equivalence.deciding.factoring import factored
from seedproof.equivalence.deciding.ring import Element, Exponent, NotNormal, Polynomial, Ring, frozen, thawed
from seedproof.equivalence.deciding.signs import Signs


class Sizes(Signs):
    """Operations on elements that depend on known signs."""

    def power(self, element: Element, exponent: Exponent) -> Element:
        """Return |element| to a rational exponent."""
        if not element.above:
            if exponent > 0:
                return self.ring.zero
            raise NotNormal("zero has no such power")
        upper = self._power(element.above, exponent)
        return (
            upper
            if len(element.below) == 1
            else self.ring.times(upper, self._power(element.below, -exponent))
        )

    def _power(self, polynomial: Polynomial, exponent: Exponent) -> Element:
        factors = factored(self.ring, polynomial)
        result = self._number(factors.content, exponent)
        for number, power in factors.monomial:
            result = self.ring.times(result, self._generator(number, power * exponent))
        for factor, multiplicity in factors.polynomials:
            result = self.ring.times(result, self._base(factor, multiplicity * exponent))
        return result

    def _number(self, content: fmpq, exponent: Exponent) -> Element:
        result = self.ring.constant(1)
        for sign, part in ((1, abs(content.p)), (-1, content.q)):
            for prime, multiplicity in primes(self.ring, int(part)):
                result = self.ring.times(
                    result, self.ring.power_of("prime", prime, sign * multiplicity * Fraction(exponent))
                )
        return result

    def _generator(self, number: int, exponent: Exponent) -> Element:
        if self.is_imaginary(number):
            return self.ring.constant(1)
        kind, key = self.ring.generators[number]
        if self.is_positive(number) or (exponent.denominator == 1 and exponent % 2 == 0):
            return self.ring.power_of(kind, key, exponent)
        return self._base({((number, 1),): fmpq(1)}, exponent)

    def _base(self, factor: Polynomial, exponent: Exponent) -> Element:
        """Return |factor| to an exponent; known integer powers are evaluated."""
        ring, size = self.ring, self.size_of(factor)
        stride = 1 if size is not None else 2
        steps = int(exponent // stride)
        rest = exponent - steps * stride
        if abs(steps) > 40:
            steps, rest = 0, exponent
        result = ring.constant(1) if not rest else ring.power_of("base", frozen(factor), rest)
        if not steps:
            return result
        square = size if size is not None else ring.times(Element(factor, ring.one), self.conjugate(factor))
        return ring.times(result, ring.power(square, steps))

    def assume_not_negative(self, element: Element) -> None:
        """Learn from an element that must not be negative for the answer to have a meaning."""
        ring = self.ring
        odd: list[Polynomial] = []
        rest = element
        for part in (element.above, element.below):
            if len(part) == 1 and () in part:
                continue
            factors = factored(ring, part)
            odd += [
                {((n, 1),): fmpq(1)}
                for n, p in factors.monomial
                if p % 2 and not self.is_imaginary(n) and not self.is_positive(n)
            ]
            odd += [factor for factor, multiplicity in factors.polynomials if multiplicity % 2]
        odd = [factor for factor in odd if self.size_of(factor) is None]
        if not odd:
            return
        last = odd[-1]
        if len(last) == 1:
            ((monomial, _),) = last.items()
            kind, key = ring.generators[monomial[0][0]]
            if len(odd) == 1 and kind == "symbol" and self._content_sign(element) > 0:
                self.positive |= {key}
                return
        # |element| = element, so the size of the last factor is the element over the sizes of the others.
        base = ring.power_of("base", frozen(last))
        others = ring.times(self.power(rest, 1), ring.inverse(base))
        self.known[frozen(last)] = ring.times(element, ring.inverse(others))

    def _content_sign(self, element: Element) -> int:
        sign = 1
        for part in element:
            factors = factored(self.ring, part)
            sign *= 1 if factors.content > 0 else -1
            for factor, multiplicity in factors.polynomials:
                if multiplicity % 2 and not self.never_negative(factor):
                    return 0
        return sign

    def log(self, element: Element) -> Element:
        """Return the natural logarithm of |element|."""
        if not element.above:
            raise NotNormal("zero has no logarithm")
        upper = self._log(element.above)
        return upper if len(element.below) == 1 else self.ring.plus(upper, self._log(element.below), -1)

    def _log(self, polynomial: Polynomial) -> Element:
        ring, factors = self.ring, factored(self.ring, polynomial)
        total = ring.zero
        for sign, part in ((1, abs(factors.content.p)), (-1, factors.content.q)):
            for prime, multiplicity in primes(ring, int(part)):
                total = ring.plus(total, _scaled(ring.power_of("log", prime), fmpq(sign * multiplicity)))
        for number, power in factors.monomial:
            total = ring.plus(total, _scaled(self._log_generator(number), power))
        for factor, multiplicity in factors.polynomials:
            total = ring.plus(total, _scaled(ring.power_of("log", frozen(factor)), multiplicity))
        return total

    def _log_generator(self, number: int) -> Element:
        ring = self.ring
        kind, key = ring.generators[number]
        if self.is_imaginary(number):
            return ring.zero
        if kind == "e":
            return ring.constant(1)
        if kind == "prime":
            return ring.power_of("log", key)
        if kind == "exp":
            return ring.quotient({key[0]: fmpq(1)}, thawed(key[1]))
        if kind == "base":
            inner = thawed(key)
            return (
                self._log_generator(next(iter(inner))[0][0]) if len(inner) == 1 else ring.power_of("log", key)
            )
        return ring.power_of("log", (((((number, 1),), 1, 1)),))


def _scaled(element: Element, factor: Exponent | fmpq) -> Element:
    if not isinstance(factor, fmpq):
        factor = fmpq(factor.numerator, factor.denominator)
    return Element({m: c * factor for m, c in element.above.items()}, element.below)


def primes(ring: Ring, number: int) -> list[tuple[int, int]]:
    """Return the primes up to a bound with their multiplicities; what is left is taken as a prime."""
    factors, divisor = [], 2
    while divisor * divisor <= number and divisor < 2_000:
        multiplicity = 0
        while number % divisor == 0:
            number //= divisor
            multiplicity += 1
            ring.budget.spend()
        if multiplicity:
            factors.append((divisor, multiplicity))
        divisor += 1 + (divisor > 2)
    if number > 1:
        factors.append((number, 1))
    return factors
