"""Polynomials whose coefficients are terms: those of an antiderivative are for engines to find."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Operand, Term, equal, product, real, term, total
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import Expression, Name, Number, Power, Product, Quotient, Sum
from seedproof.certifying.university.ground import Ground

Monomial = tuple[tuple[str, Fraction], ...]

LEMMAS: Mapping[str, str] = {
    "power_rule": "The derivative of x^n is n x^(n - 1).",
    "fundamental_theorem": (
        "The integral of a continuous f from a to b is F(b) - F(a) for an antiderivative F of f."
    ),
}


@dataclass(frozen=True, slots=True)
class Polynomial:
    """Coefficients by monomials; exponents may be fractions where a letter is positive."""

    terms: Mapping[Monomial, Term]

    def __add__(self, other: "Polynomial") -> "Polynomial":
        return _collected([*self.terms.items(), *other.terms.items()])

    def __sub__(self, other: "Polynomial") -> "Polynomial":
        return self + other.times(-1)

    def __mul__(self, other: "Polynomial") -> "Polynomial":
        pairs = [(one, two) for one in self.terms.items() for two in other.terms.items()]
        return _collected((_joined(m, n), real(a * b)) for (m, a), (n, b) in pairs)

    def __pow__(self, exponent: int) -> "Polynomial":
        made = constant(1)
        for _ in range(exponent):
            made = made * self
        return made

    def times(self, factor: Operand) -> "Polynomial":
        """Multiply by a number or a term."""
        return self * constant(factor)

    def derivative(self, by: str) -> "Polynomial":
        """Differentiate by a letter."""
        return _collected(
            (_raised(monomial, by, -1), real(coefficient * _exponent(monomial, by)))
            for monomial, coefficient in self.terms.items()
            if _exponent(monomial, by)
        )

    def antiderivative(self, by: str, ground: Ground) -> "Polynomial":
        """Return an antiderivative with unknown coefficients, told by the derivatives of its terms."""
        ground.use("power_rule")
        found: dict[Monomial, Term] = {}
        for monomial, coefficient in self.terms.items():
            exponent = _exponent(monomial, by) + 1
            if exponent == 0:
                raise Unread(f"no power of {by} has the derivative 1/{by}")
            made = ground.unknown("c")
            ground.say(
                f"the derivative by {by} of a term of the antiderivative", equal(made * exponent, coefficient)
            )
            found[_raised(monomial, by, 1)] = made
        return Polynomial(found)

    def at(self, **values: "Polynomial | Operand") -> "Polynomial":
        """Put numbers or polynomials in the place of letters; their exponents must be natural."""
        made = constant(0)
        for monomial, coefficient in self.terms.items():
            part = Polynomial({tuple(pair for pair in monomial if pair[0] not in values): coefficient})
            for name, exponent in monomial:
                if name in values:
                    part = part * _polynomial(values[name]) ** _natural(exponent)
            made = made + part
        return made

    def number(self) -> Term:
        """Return the value of a polynomial without letters."""
        if any(self.terms):
            raise Unread(f"letters are left: {sorted(map(str, self.terms))}")
        return self.terms.get((), term(0))

    def coefficients(self, *of: str) -> "Mapping[Monomial, Polynomial]":
        """Return the coefficients of the monomials in some letters."""
        found: dict[Monomial, Polynomial] = {}
        for monomial, coefficient in self.terms.items():
            inner = tuple(pair for pair in monomial if pair[0] in of)
            outer = tuple(pair for pair in monomial if pair[0] not in of)
            found[inner] = found.get(inner, constant(0)) + Polynomial({outer: coefficient})
        return found

    def value(self, **at: Operand) -> Term:
        """Return the value with terms for all letters; their exponents must be natural."""
        values = (
            product([coefficient, *(term(at[name]) ** _natural(exponent) for name, exponent in monomial)])
            for monomial, coefficient in self.terms.items()
        )
        return real(total(values))


def constant(value: Operand) -> Polynomial:
    """Return a polynomial without letters."""
    made = real(value)
    return Polynomial({} if made.number == 0 else {(): made})


def letter(name: str) -> Polynomial:
    """Return a letter as a polynomial."""
    return Polynomial({((name, Fraction(1)),): term(1)})


def polynomial(formula: Expression, constants: Mapping[str, Term] | None = None) -> Polynomial:
    """Expand a formula; `constants` are the letters that stand in coefficients.

    Raises: Unread for what is no polynomial, roots of single letters aside.
    """
    known = constants or {}
    match formula:
        case Number(number):
            return constant(number)
        case Name(name):
            return constant(known[name]) if name in known else letter(name)
        case Sum(parts):
            return added(polynomial(part, known) for part in parts)
        case Product(parts):
            return multiplied(polynomial(part, known) for part in parts)
        case Quotient(over, under):
            return polynomial(over, known) * _power(polynomial(under, known), Fraction(-1))
        case Power(base, exponent) if (power := exact(exponent)) is not None:
            return _power(polynomial(base, known), power)
    raise Unread(f"no polynomial: {formula}")


def added(parts: Iterable[Polynomial]) -> Polynomial:
    """Add up."""
    made = constant(0)
    for part in parts:
        made = made + part
    return made


def multiplied(parts: Iterable[Polynomial]) -> Polynomial:
    """Multiply."""
    made = constant(1)
    for part in parts:
        made = made * part
    return made


def same(left: Polynomial, right: Polynomial) -> list[Term]:
    """Say that two polynomials agree, coefficient by coefficient."""
    monomials = list(dict.fromkeys([*left.terms, *right.terms]))
    return [equal(left.terms.get(one, term(0)), right.terms.get(one, term(0))) for one in monomials]


def integral(
    ground: Ground, of: Polynomial, by: str, low: "Polynomial | Operand", high: "Polynomial | Operand"
) -> Polynomial:
    """Integrate by one letter between bounds, which may have other letters."""
    ground.use("fundamental_theorem")
    found = of.antiderivative(by, ground)
    return found.at(**{by: high}) - found.at(**{by: low})


def potential(ground: Ground, rates: Mapping[str, Polynomial]) -> Polynomial:
    """Return the polynomial without constant that has given derivatives, by unknown coefficients."""
    ground.use("power_rule")
    ground.use("equal_coefficients")
    monomials = dict.fromkeys(
        _raised(monomial, by, 1) for by, rate in rates.items() for monomial in rate.terms
    )
    made = Polynomial({monomial: ground.unknown("c") for monomial in monomials})
    for by, rate in rates.items():
        ground.say(f"the derivative by {by}, coefficient by coefficient", *same(made.derivative(by), rate))
    return made


def _polynomial(value: "Polynomial | Operand") -> Polynomial:
    return value if isinstance(value, Polynomial) else constant(value)


def _collected(pairs: Iterable[tuple[Monomial, Term]]) -> Polynomial:
    found: dict[Monomial, Term] = {}
    for monomial, coefficient in pairs:
        found[monomial] = real(found[monomial] + coefficient) if monomial in found else coefficient
    return Polynomial({monomial: made for monomial, made in found.items() if made.number != 0})


def _joined(one: Monomial, other: Monomial) -> Monomial:
    exponents = dict(one)
    for name, exponent in other:
        exponents[name] = exponents.get(name, Fraction(0)) + exponent
    return tuple(sorted((name, exponent) for name, exponent in exponents.items() if exponent))


def _raised(monomial: Monomial, by: str, more: int) -> Monomial:
    return _joined(monomial, ((by, Fraction(more)),))


def _exponent(monomial: Monomial, of: str) -> Fraction:
    return dict(monomial).get(of, Fraction(0))


def _natural(exponent: Fraction) -> int:
    if exponent.denominator != 1 or exponent < 0:
        raise Unread(f"an exponent that is not natural: {exponent}")
    return int(exponent)


def _power(base: Polynomial, exponent: Fraction) -> Polynomial:
    if exponent.denominator == 1 and exponent >= 0:
        return base ** int(exponent)
    ((monomial, coefficient),) = base.terms.items() if len(base.terms) == 1 else ((None, None),)
    if monomial is None or coefficient is None or coefficient.number is None:
        raise Unread(f"no polynomial has the exponent {exponent}")
    if exponent.denominator != 1 and coefficient.number != 1:
        raise Unread(f"the root of a number: {coefficient.text}")
    factor = coefficient.number ** int(exponent) if exponent.denominator == 1 else Fraction(1)
    return Polynomial({tuple((name, power * exponent) for name, power in monomial): term(factor)})
