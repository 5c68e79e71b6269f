"""Powers, exponentials and circular functions in the ring: each term of an exponent becomes one generator."""

from fractions import Fraction

from flint import fmpq

from seedproof.equivalence.deciding.factoring import lowest
from seedproof.equivalence.deciding.ring import UNIT, Element, Exponent, NotNormal, Polynomial, Ring, frozen
from seedproof.equivalence.deciding.settling import settled
from seedproof.equivalence.deciding.sizes import Sizes
from seedproof.equivalence.deciding.vanishing import is_zero


class Exponentials:
    """A ring, the known signs in it, and the functions that are powers of exponentials."""

    def __init__(
        self, ring: Ring, positive: frozenset[str] = frozenset(), integers: frozenset[str] = frozenset()
    ) -> None:
        """Take the letters that are known to be positive, and those known to be integers."""
        self.ring = ring
        self.sizes = Sizes(ring, positive, integers)
        self.complex = False

    def vanishes(self, element: Element) -> bool:
        """Return whether the element is proved to be zero; False says nothing."""
        return is_zero(self.ring, self.sizes, element)

    def rational_power(self, element: Element, exponent: Fraction) -> Element:
        """Return an integer power, or the real root where there is one."""
        if exponent.denominator == 1:
            return self.ring.power(element, int(exponent))
        number = rational_value(element)
        if number is not None and number < 0:
            if exponent.denominator == 2:
                size = self.size(element, exponent)
                self.complex = True
                return self.ring.times(self.ring.unit(Fraction(int(exponent.numerator), 2)), size)
            if exponent.denominator % 2 == 0:
                raise NotNormal("a negative number has no real root")
        self.expect_real(element)
        if exponent.denominator % 2 == 0 or exponent.numerator % 2 == 0:
            return self.size(element, exponent)
        return self.ring.times(element, self.size(element, exponent - 1))

    def expect_real(self, element: Element) -> None:
        """Refuse roots and logarithms of what may not be real; without i and roots of -1, everything is."""
        if self.complex and any(
            self.sizes.conjugate(part) != Element(part, self.ring.one)
            for part in (element.above, element.below)
        ):
            raise NotNormal("a root or a logarithm of a complex number")

    def size(self, element: Element, exponent: Exponent) -> Element:
        """Return |element| to a rational exponent."""
        return self.sizes.power(self.settled(element), exponent)

    def log(self, element: Element) -> Element:
        """Return the logarithm of |element|."""
        self.expect_real(element)
        return self.sizes.log(self.settled(element))

    def settled(self, element: Element) -> Element:
        """Return one form for elements that differ in powers of known sizes."""
        return lowest(self.ring, settled(self.ring, self.sizes, element))

    def pi(self) -> Element:
        """Return the number pi."""
        return self.ring.power_of("pi", None)

    def is_whole(self, element: Element) -> bool:
        """Return whether the element is a polynomial with integer coefficients in letters for integers."""
        return len(element.below) == 1 and all(
            value.q == 1 and all(self._is_integer_letter(n) and p > 0 for n, p in monomial)
            for monomial, value in element.above.items()
        )

    def _is_integer_letter(self, number: int) -> bool:
        kind, key = self.ring.generators[number]
        return kind == "symbol" and key in self.sizes.integers

    def exp(self, element: Element) -> Element:
        """Return exp of a sum: one generator for each term, with the term's coefficient as its exponent."""
        ring = self.ring
        element = lowest(ring, element)
        result = ring.constant(1)
        denominator = frozen(element.below)
        for monomial, value in element.above.items():
            coefficient = Fraction(int(value.p), int(value.q))
            result = ring.times(result, self._exp_term(monomial, coefficient, denominator))
        return result

    def _exp_term(
        self, monomial: tuple[tuple[int, Exponent], ...], coefficient: Fraction, below: object
    ) -> Element:
        ring = self.ring
        if below != frozen(ring.one):
            return ring.power_of("exp", (monomial, below), coefficient)
        if not monomial:
            return ring.power_of("e", None, coefficient)
        kinds = [(*ring.generators[number], power) for number, power in monomial]
        if len(kinds) == 1 and kinds[0][0] == "log" and kinds[0][2] == 1:
            key = kinds[0][1]
            base: Polynomial = {(): fmpq(key)} if isinstance(key, int) else {m: fmpq(a, b) for m, a, b in key}
            return self.size(Element(base, ring.one), coefficient)
        turns = [(number, power) for number, power in monomial if ring.generators[number].kind != "pi"]
        if (
            len(turns) < len(monomial)
            and dict(monomial)[ring.generator("pi", None)] == 1
            and turns[:1] == [(UNIT, Fraction(1, 2))]
        ):
            if len(turns) == 1:
                return ring.unit(coefficient)
            if all(self._is_integer_letter(n) and p > 0 and p.denominator == 1 for n, p in turns[1:]):
                return ring.power_of("parity", tuple(turns[1:]), coefficient)
        if any(number == UNIT and power != Fraction(1, 2) for number, power in monomial):
            raise NotNormal("an exponent is neither real nor imaginary")
        return ring.power_of("exp", (monomial, below), coefficient)

    def ratio(self, name: str, turned: Element, unit: Element) -> Element:
        """Return a circular function from exp(i x), or a hyperbolic one from exp(x)."""
        ring, half = self.ring, self.ring.constant(fmpq(1, 2))
        back = ring.inverse(turned)
        sine = ring.times(ring.times(half, ring.plus(turned, back, -1)), ring.inverse(unit))
        cosine = ring.times(half, ring.plus(turned, back))
        match name:
            case "sin":
                return sine
            case "cos":
                return cosine
            case "tan":
                return ring.times(sine, ring.inverse(cosine))
            case "cot":
                return ring.times(cosine, ring.inverse(sine))
            case "sec":
                return ring.inverse(cosine)
        return ring.inverse(sine)


def rational_value(element: Element) -> Fraction | None:
    """Return the element as a rational number, if it is one."""
    if len(element.below) > 1 or element.above.keys() - {()}:
        return None
    value = element.above.get((), fmpq(0))
    return Fraction(int(value.p), int(value.q))
