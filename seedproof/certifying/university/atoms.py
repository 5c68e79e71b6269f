"""Numbers that are no fractions of terms: each becomes an unknown, with what is known of it."""

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction

from seedproof.certifying.script import Step, Unread
from seedproof.certifying.terms import Symbol, Term, at_most, equal, every, implies, less, unknown
from seedproof.certifying.university.exponents import CONSTANT, linear_parts, prime_powers
from seedproof.certifying.university.expression import E, Expression, Number, number
from seedproof.certifying.university.lemmas import known
from seedproof.certifying.university.ratio import Ratio, not_above, power, ratio, same
from seedproof.certifying.university.writing import written


class Atoms:
    """The unknowns of one row: the same expression is the same unknown."""

    def __init__(self) -> None:
        """Start with none."""
        self.symbols: list[Symbol] = []
        self.definitions: list[Step] = []
        self.lemmas: list[str] = []
        self._made: dict[Hashable, Symbol] = {}

    def declare(self, name: str) -> Symbol:
        """Declare one more real number."""
        symbol = unknown(name)
        self.symbols.append(symbol)
        return symbol

    def assume(self, *names: str) -> None:
        """Note lemmas that a definition rests upon."""
        self.lemmas += [name for name in known(*names) if name not in self.lemmas]

    def root(self, radicand: Ratio, degree: int, said: str) -> Ratio:
        """Return the number from 0 with a given power.

        Raises: Unread for a negative number, whose root would contradict everything.
        """
        if radicand.value is not None and radicand.value < 0:
            raise Unread(f"{said} has no root of degree {degree} from 0")

        def define(symbol: Symbol) -> Sequence[Term]:
            meaning = every([at_most(0, symbol), same(Ratio(power(symbol, degree)), radicand)])
            exists = not_above(ratio(0), radicand)
            return (meaning if radicand.value is not None else implies(exists, meaning),)

        return self._atom(("root", said, degree), "root", f"the root of degree {degree} of {said}", define)

    def size(self, value: Ratio, said: str) -> Ratio:
        """Return the absolute value of a number."""

        def define(symbol: Symbol) -> Sequence[Term]:
            return at_most(0, symbol), same(Ratio(power(symbol, 2)), value**2)

        return self._atom(("abs", said), "size", f"the size of {said}", define)

    def circular(self, argument: Expression) -> tuple[Ratio, Ratio]:
        """Return the sine and the cosine of an angle."""
        said = written(argument)
        sine = self._atom(("sin", argument), "sin", f"the sine of {said}", _nothing)

        def define(cosine: Symbol) -> Sequence[Term]:
            return (equal(power(sine.over, 2) + power(cosine, 2), 1),)

        self.assume("circle_identity")
        return sine, self._atom(("cos", argument), "cos", f"the cosine of {said}", define)

    def opaque(self, name: str, said: str) -> Ratio:
        """Return a number of which nothing is known, such as a logarithm."""
        self.assume("constants_as_unknowns")
        return self._atom((name, said), name, f"{name} of {said}", _nothing)

    def pi(self) -> Ratio:
        """Return the number pi."""
        self.assume("constants_as_unknowns")
        return self._atom("pi", "pi", "the number pi", lambda pi: (less(3, pi), less(pi, 4)))

    def exponential(self, base: Expression, exponent: Expression) -> Ratio:
        """Return a power of e, or of a rational number, with letters in the exponent."""
        if base == E:
            return self._base("e", base, exponent)
        if not isinstance(base, Number) or not base.value:
            raise ValueError(f"a power of {written(base)} with the exponent {written(exponent)}")
        result = self._alternating(exponent) if base.value < 0 else ratio(1)
        over, under = abs(base.value.numerator), base.value.denominator
        for prime, count in prime_powers(over).items():
            result = result * self._base(str(prime), number(prime), exponent) ** count
        for prime, count in prime_powers(under).items():
            result = result / self._base(str(prime), number(prime), exponent) ** count
        return result

    def _base(self, name: str, base: Expression, exponent: Expression) -> Ratio:
        self.assume("laws_of_powers")
        result = ratio(1)
        for kernel, factor in linear_parts(exponent).items():
            if kernel == CONSTANT and isinstance(base, Number) and factor.denominator == 1:
                result = result * ratio(base.value) ** int(factor)
            else:
                result = result * self._kernel(name, base, kernel, factor.denominator) ** factor.numerator
        return result

    def _kernel(self, name: str, base: Expression, kernel: Expression, degree: int) -> Ratio:
        """Return the base to the kernel of an exponent, or a root of that."""
        whole = ratio(base.value) if isinstance(base, Number) and kernel == CONSTANT else None
        said = f"{written(base)} to {written(kernel)}"
        if whole is None:
            whole = self._atom(
                ("power", base, kernel), f"power_{name}", said, lambda symbol: (less(0, symbol),)
            )
        if degree == 1:
            return whole
        return self.root(whole, degree, said)

    def _alternating(self, exponent: Expression) -> Ratio:
        result = ratio(1)
        for kernel, factor in linear_parts(exponent).items():
            if factor.denominator != 1:
                raise ValueError(f"a power of a negative number with the exponent {written(exponent)}")
            result = result * (ratio(-1) if kernel == CONSTANT else self._sign(kernel)) ** int(factor)
        return result

    def _sign(self, kernel: Expression) -> Ratio:
        said = f"-1 to {written(kernel)}"
        return self._atom(("sign", kernel), "sign", said, lambda symbol: (equal(power(symbol, 2), 1),))

    def _atom(self, key: Hashable, name: str, said: str, define: Callable[[Symbol], Sequence[Term]]) -> Ratio:
        if key not in self._made:
            symbol = self.declare(f"{name}_{len(self._made) + 1}")
            self._made[key] = symbol
            self.definitions.append(Step(f"{symbol.text} is {said}", tuple(define(symbol))))
        return Ratio(self._made[key])


def _nothing(symbol: Symbol) -> Sequence[Term]:
    return ()


def logarithm_of(value: Fraction) -> dict[int, int]:
    """Write a positive rational number as a product of powers of primes, with negative exponents below."""
    powers = dict(prime_powers(value.numerator))
    for prime, count in prime_powers(value.denominator).items():
        powers[prime] = powers.get(prime, 0) - count
    return powers
