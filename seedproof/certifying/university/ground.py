"""What scripts stand on: the unknowns that formulas bring with them, and what is known of these."""

from collections.abc import Callable
from fractions import Fraction

from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import (
    Operand,
    Symbol,
    Term,
    at_most,
    between,
    different,
    equal,
    implies,
    integer,
    less,
    literal,
    product,
    term,
    total,
    unknown,
)

LEMMAS = {
    "values_of_functions": (
        "exp 0 = cos 0 = sin (pi/2) = cosh 0 = 1 and ln 1 = sin 0 = cos (pi/2) = arctan 0 = sinh 0 = 0."
    ),
    "pythagoras": "The squares of sine and cosine add up to 1; those of cosh and sinh differ by 1.",
    "exp_is_positive": ("The exponential function is positive at every real number."),
    "logarithm_of_product": "The logarithm of a positive fraction is a sum of logarithms of primes.",
    "known_angles": (
        "Sine and cosine of the multiples of 15 degrees are the known roots, which stand in a table in "
        "Python."
    ),
    "digits": "3.14 < pi < 3.15 and 2.71 < e < 2.72.",
}


class Ground:
    """Unknowns with what defines them; the same formula gets the same unknown."""

    def __init__(self) -> None:
        self.symbols: list[Symbol] = []
        self.steps: list[Step] = []
        self.lemmas: list[str] = []
        self._named: dict[tuple[str, ...], Term] = {}
        self._multiples: dict[str, dict[Fraction, Term]] = {}

    def unknown(self, hint: str) -> Symbol:
        """Name a new unknown real number."""
        self.symbols.append(unknown(self._name(hint)))
        return self.symbols[-1]

    def whole(self, hint: str) -> Symbol:
        """Name a new unknown integer."""
        self.symbols.append(integer(self._name(hint)))
        return self.symbols[-1]

    def _name(self, hint: str) -> str:
        taken = {symbol.text for symbol in self.symbols}
        name, count = hint, 1
        while name in taken:
            count += 1
            name = f"{hint}_{count}"
        return name

    def say(self, said: str, *claims: Term, lemma: str | None = None) -> None:
        """Assert claims for every script, and name the lemma that they are."""
        self.steps.append(step(said, *claims))
        if lemma is not None:
            self.use(lemma)

    def use(self, lemma: str) -> None:
        """Name a lemma that the scripts assume."""
        if lemma not in self.lemmas:
            self.lemmas.append(lemma)

    def once(self, key: tuple[str, ...], make: Callable[[], Term]) -> Term:
        """Return the term of a key, made where it is new."""
        if key not in self._named:
            self._named[key] = make()
        return self._named[key]

    def pi(self) -> Term:
        """Return the number pi, of which two digits are known."""
        return self.once(("pi",), lambda: self._constant("pi", Fraction(314, 100), Fraction(315, 100)))

    def e(self) -> Term:
        """Return Euler's number, of which two digits are known."""
        return self.once(("e",), lambda: self._constant("e", Fraction(271, 100), Fraction(272, 100)))

    def quotient(self, over: Operand, under: Operand) -> Term:
        """Return a quotient; what it is divided by is not 0."""
        below = term(under)
        if below.number is not None:
            return term(over) * literal(1 / below.number)
        return self.once(("quotient", term(over).text, below.text), lambda: self._quotient(over, below))

    def root(self, radicand: Operand, degree: int = 2) -> Term:
        """Return a root; that of an odd degree may be negative, as the radicand.

        Raises: Unread for an even root of a negative number.
        """
        of = term(radicand)
        if degree % 2 == 0 and of.number is not None and of.number < 0:
            raise Unread(f"{of.number} has no root of degree {degree}")
        if of.number is not None and (exact := _exact_root(of.number, degree)) is not None:
            return term(exact)
        return self.once((f"root_{degree}", of.text), lambda: self._root(of, degree))

    def _constant(self, name: str, low: Fraction, high: Fraction) -> Term:
        named = self.unknown(name)
        self.say(f"the number {name}", between(low, named, high), lemma="digits")
        return named

    def _quotient(self, over: Operand, under: Term) -> Term:
        made = self.unknown("quotient")
        self.say("a quotient", different(under, 0), equal(product([made, under]), over))
        return made

    def _root(self, of: Term, degree: int) -> Term:
        made = self.unknown("root")
        sign = [at_most(0, made)] if degree % 2 == 0 else []
        self.say(f"a root of degree {degree}", *sign, equal(made**degree, of))
        return made

    def exponential(self, of: Term) -> Term:
        """Return exp of a number."""
        if of.number == 0:
            return self._known(1)
        if of.number is not None:
            return self._power_of_e(of.number)
        return self.once(("exp", of.text), lambda: self._exponential(of))

    def logarithm(self, of: Term) -> Term:
        """Return the logarithm of a positive number."""
        if of.number is not None:
            return self._logarithm_of(of.number)
        return self.once(("ln", of.text), lambda: self._logarithm(of))

    def arc_tangent(self, of: Term) -> Term:
        """Return the angle from -pi/2 to pi/2 with a given tangent."""
        return self.once(("arctan", of.text), lambda: self._arc_tangent(of))

    def pair(self, kind: str, of: Term) -> tuple[Term, Term]:
        """Return sine and cosine of a number, or sinh and cosh."""
        if of.number == 0:
            return self._known(0), self._known(1)
        odd = self.once((f"sin{kind}", of.text), lambda: self.unknown(f"sin{kind}"))
        even = self.once((f"cos{kind}", of.text), lambda: self._even(kind, of, odd))
        return odd, even

    def _power_of_e(self, exponent: Fraction) -> Term:
        base = self.e() if exponent.denominator == 1 else self.root(self.e(), exponent.denominator)
        power = product([base] * abs(exponent.numerator))
        return power if exponent > 0 else self.quotient(1, power)

    def is_power(self, name: str, factor: Fraction, made: Term) -> None:
        """Say how exp of a multiple of something is a power of exp of its other multiples."""
        others = self._multiples.setdefault(name, {})
        for other, value in others.items():
            one, two = (made, value) if abs(other) <= abs(factor) else (value, made)
            times = max(factor / other, other / factor, key=abs)
            if times.denominator == 1 and value.text != made.text:
                whole = product([two] * abs(times.numerator))
                claim = equal(one, whole) if times > 0 else equal(one * whole, 1)
                self.say("a power of a power of e", claim, lemma="laws_of_powers")
        others[factor] = made

    def _known(self, value: int) -> Term:
        self.use("values_of_functions")
        return term(value)

    def _exponential(self, of: Term) -> Term:
        made = self.unknown("exp")
        self.say("a value of the exponential function", less(0, made), lemma="exp_is_positive")
        self.say(
            "the exponential function at 0",
            implies(equal(of, 0), equal(made, 1)),
            lemma="values_of_functions",
        )
        return made

    def _arc_tangent(self, of: Term) -> Term:
        made = self.unknown("arctan")
        self.say(
            "an angle by its tangent", implies(equal(of, 0), equal(made, 0)), lemma="values_of_functions"
        )
        return made

    def _logarithm(self, of: Term) -> Term:
        made = self.unknown("ln")
        self.say(
            "a logarithm", less(0, of), implies(equal(of, 1), equal(made, 0)), lemma="values_of_functions"
        )
        return made

    def _logarithm_of(self, value: Fraction) -> Term:
        if value <= 0:
            raise Unread(f"{value} has no logarithm")
        self.use("logarithm_of_product")
        return total(
            self.once(("ln", str(prime)), lambda prime=prime: self._logarithm_of_prime(prime)) * times  # type: ignore[misc]
            for prime, times in _primes(value)
        )

    def _logarithm_of_prime(self, prime: int) -> Term:
        made = self.unknown(f"ln_{prime}")
        self.say(f"the logarithm of {prime}", less(0, made))
        return made

    def _even(self, kind: str, of: Term, odd: Term) -> Term:
        even = self.unknown(f"cos{kind}")
        sign = 1 if kind else -1
        self.say(
            "the squares of both functions", equal(even * even, 1 + odd * odd * sign), lemma="pythagoras"
        )
        at_zero = implies(equal(of, 0), equal(odd, 0)), implies(equal(of, 0), equal(even, 1))
        self.say("both functions at 0", *at_zero, lemma="values_of_functions")
        if ("pi",) in self._named and not kind:
            right = equal(of * 2, self.pi())
            self.say("at a right angle", implies(right, equal(odd, 1)), implies(right, equal(even, 0)))
        return even


def _exact_root(number: Fraction, degree: int) -> Fraction | None:
    """Return 0 or 1 where they are their own roots."""
    return number if number in (0, 1) and degree > 0 else None


def _primes(value: Fraction) -> list[tuple[int, int]]:
    """Return the primes of a positive fraction with their exponents, ascending."""
    found: dict[int, int] = {}
    for part, sign in ((value.numerator, 1), (value.denominator, -1)):
        divisor = 2
        while part > 1:
            while part % divisor == 0:
                found[divisor] = found.get(divisor, 0) + sign
                part //= divisor
            divisor += 1
    return sorted(found.items())
