"""What is known about the signs of generators and polynomials."""

from flint import arb, fmpq

from seedproof.equivalence.deciding.algebraic import is_algebraic, value
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.ring import (
    UNIT,
    Element,
    Monomial,
    NotNormal,
    Polynomial,
    Ring,
    frozen,
    thawed,
)


class Signs:
    """What is known about signs in one ring."""

    def __init__(
        self, ring: Ring, positive: frozenset[str] = frozenset(), whole: frozenset[str] = frozenset()
    ) -> None:
        """Take the letters that are known to be positive, and those known to be integers."""
        self.ring = ring
        self.positive = positive
        self.integers = whole
        self.known: dict[object, Element] = {}
        """The value of |f|, by the key of f."""

    def is_imaginary(self, number: int) -> bool:
        """Return whether a generator is exp(i x) with a real x; its size is 1."""
        kind, key = self.ring.generators[number]
        if kind in ("unit", "parity"):
            return True
        if kind == "opaque":
            raise NotNormal("a power is too high for what is asked of it")
        return kind == "exp" and any(inner == UNIT for inner, _ in key[0])

    def is_positive(self, number: int) -> bool:
        """Return whether a generator is certainly a positive number."""
        kind, key = self.ring.generators[number]
        if kind in ("prime", "pi", "e", "base"):
            return True
        if kind == "log":
            return isinstance(key, int)
        if kind == "exp":
            return not self.is_imaginary(number) and not self._is_signed(key[0])
        return bool(kind == "symbol" and key in self.positive)

    def _is_signed(self, exponent: Monomial) -> bool:
        """Return whether exp(n log|f|) stands for f^n with an integer n, and so has the sign of f^n."""
        kinds = [self.ring.generators[number] for number, _ in exponent]
        if not any(kind == "symbol" and key in self.integers for kind, key in kinds):
            return False
        return any(
            kind == "log" and not isinstance(key, int) and not self.never_negative(thawed(key))
            for kind, key in kinds
        )

    def never_negative(self, polynomial: Polynomial) -> bool:
        """Return whether a polynomial has only positive terms and even powers, or is a rootless quadratic."""
        if all(
            coefficient > 0
            and all(
                not self.is_imaginary(n)
                and (self.is_positive(n) or (power.denominator == 1 and power % 2 == 0))
                for n, power in monomial
            )
            for monomial, coefficient in polynomial.items()
        ):
            return True
        return self._quadratic(polynomial)

    def _quadratic(self, polynomial: Polynomial) -> bool:
        numbers = {n for monomial in polynomial for n, _ in monomial}
        if len(numbers) != 1 or self.is_imaginary(next(iter(numbers))):
            return False
        (number,) = numbers
        if not polynomial.keys() <= {(), ((number, 1),), ((number, 2),)}:
            return False
        a, b, c = (polynomial.get(m, fmpq(0)) for m in (((number, 2),), ((number, 1),), ()))
        return bool(a > 0 and b * b < 4 * a * c)

    def size_of(self, polynomial: Polynomial) -> Element | None:
        """Return |f| without a generator of its own, if the sign of f is known."""
        key = frozen(polynomial)
        if key not in self.known:
            sign = 1 if self.never_negative(polynomial) else self._constant_sign(polynomial)
            if not sign:
                return None
            self.known[key] = Element({m: c * sign for m, c in polynomial.items()}, self.ring.one)
        return self.known[key]

    def _constant_sign(self, polynomial: Polynomial) -> int:
        """Return the sign of a polynomial in numbers alone; 0 if it is not certain."""
        with precision(256):
            ball = self.constant(polynomial)
        return 0 if ball is None or ball.contains(0) else 1 if ball > 0 else -1

    def constant(self, polynomial: Polynomial) -> arb | None:
        """Return a ball around a polynomial in numbers; None if it contains a letter or a function."""
        total = arb(0)
        for monomial, factor in polynomial.items():
            product = arb(factor)
            for number, exponent in monomial:
                kind, key = self.ring.generators[number]
                if is_algebraic(self.ring, number) and number != UNIT:
                    base = value(self.ring, {((number, 1),): fmpq(1)}).real
                elif kind in ("pi", "e"):
                    base = arb.pi() if kind == "pi" else arb.const_e()
                elif kind == "log" and isinstance(key, int):
                    base = arb(key).log()
                else:
                    return None
                product *= base ** arb(fmpq(exponent.numerator, exponent.denominator))
            total += product
        return total

    def conjugate(self, polynomial: Polynomial) -> Element:
        """Return the complex conjugate, for real values of all letters."""
        ring = self.ring
        total = ring.zero
        for monomial, coefficient in polynomial.items():
            factor, turned = ring._reduced([(n, -p if self.is_imaginary(n) else p) for n, p in monomial])
            total = ring.plus(total, Element({turned: factor * coefficient}, ring.one))
        return total
