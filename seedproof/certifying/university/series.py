"""Values of formulas at a point, and their Taylor coefficients there, as terms.

A formula f at x + h is f_0 + f_1 h + f_2 h^2 + ...; what is no polynomial gets unknown coefficients, and each
rule of differentiation is an equation of them. The point may be an unknown: then what is found holds wherever
the formulas are defined.
"""

from collections.abc import Mapping
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Operand, Term, term
from seedproof.certifying.university.arranging import arranged, exponent_of_e, powers_of_exp
from seedproof.certifying.university.constants import exact, share_of_pi
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import (
    E,
    Expression,
    Function,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
    letters,
    number,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.series_arithmetic import opposite, summed
from seedproof.certifying.university.series_rules import Rules
from seedproof.certifying.university.sines import cosine, sine
from seedproof.certifying.university.writing import written

Series = tuple[Term, ...]

LEMMAS: Mapping[str, str] = {
    "taylor_coefficients": (
        "Taylor coefficients of products are convolved; those of quotients, roots, exp, ln, arctan, sin, "
        "cos follow from q v = u, r^n = u, w' = u' w, v w' = v', (1 + v^2) a' = v' and s' = u' c, c' = "
        "-u' s, coefficient by coefficient, where v and r are not 0 at the place."
    ),
    "even_and_odd": "The cosine of -x is that of x; the sine changes its sign.",
}

_CIRCULAR = ("sin", "cos", "tan", "cot", "sec", "csc")


def value(ground: Ground, formula: Expression, at: Mapping[str, Operand]) -> Term:
    """Return a formula's value, with terms for its letters."""
    known = {name: (term(number),) for name, number in at.items()}
    (found,) = Expansion(ground, known, 0).of(formula)
    return found


def taylor(ground: Ground, formula: Expression, at: Mapping[str, Operand], by: str, order: int) -> Series:
    """Return the Taylor coefficients up to an order in one letter at a point."""
    along = {name: _line(number, name == by, order) for name, number in at.items()}
    return curve(ground, formula, along, order)


def curve(ground: Ground, formula: Expression, along: Mapping[str, Series], order: int) -> Series:
    """Return the Taylor coefficients of a formula whose letters are series themselves."""
    ground.use("taylor_coefficients")
    return Expansion(ground, along, order).of(formula)


def _line(number: Operand, moves: bool, order: int) -> Series:
    """Return the series of a letter, which is constant unless it moves."""
    slopes = [term(int(moves and place == 1)) for place in range(1, order + 1)]
    return (term(number), *slopes)


class Expansion:
    """Expands formulas whose letters are given series."""

    def __init__(self, ground: Ground, known: Mapping[str, Series], order: int) -> None:
        self.ground = ground
        self.known = known
        self.rules = Rules(ground, order)

    def of(self, formula: Expression) -> Series:
        """Expand a formula.

        Raises: Unread for a letter without a value or a function that is not known.
        """
        match formula:
            case Number(rational):
                return self.rules.constant(term(rational))
            case Name(name):
                return self._letter(name)
            case Sum(terms):
                return summed([self.of(part) for part in terms])
            case Product(factors):
                return self.rules.product([self.of(factor) for factor in factors])
            case Quotient(over, under):
                return self.rules.quotient(self.of(over), self.of(under))
            case Power(base, exponent):
                return self._power(base, exponent)
            case Function(name, (inner,)):
                return self._function(name, inner)
        raise Unread(f"no value is known of {formula}")

    def _letter(self, name: str) -> Series:
        if name in self.known:
            return self.known[name]
        if name == "pi":
            return self.rules.constant(self.ground.pi())
        if name == "e":
            return self.rules.constant(self.ground.e())
        raise Unread(f"the letter {name} has no value")

    def _power(self, base: Expression, exponent: Expression) -> Series:
        power = exact(exponent)
        if power is None:
            of_e = exponent if base == E else Product((Function("ln", (base,)), exponent))
            return self._function("exp", of_e)

        degree = power.denominator
        root = self.of(base) if degree == 1 else self.rules.root(self.of(arranged(base)), degree)
        made = self.rules.product([root] * abs(power.numerator))
        if power >= 0:
            return made
        return self.rules.quotient(self.rules.constant(term(1)), made)

    def _function(self, name: str, argument: Expression) -> Series:
        rational = exact(argument)
        inner = argument if rational is None else number(rational)
        known = self._without_function(name, inner)
        if known is not None:
            return known
        if name in _CIRCULAR and rational is not None and rational < 0:
            return self._mirrored(name, -rational)

        of = self.of(arranged(inner))
        match name:
            case "ln" | "log":
                return self.rules.logarithm(of)
            case "exp":
                return self._exponential(of, arranged(inner))
            case "arctan":
                return self.rules.arc_tangent(of)
            case "abs":
                return self.rules.size(of)
            case "sinh" | "cosh":
                return self._of_pair(name.removesuffix("h"), self.rules.pair("h", of))
            case _ if name in _CIRCULAR:
                return self._of_pair(name, self.rules.pair("", of))
        raise Unread(f"no value is known of the function {name}")

    def _without_function(self, name: str, inner: Expression) -> Series | None:
        """Expand what a function is by its laws: a power, a root, an exponent; None where no law helps."""
        if name == "exp":
            powers = powers_of_exp(inner)
            if powers is not None:
                return self.rules.product([self._power(base, exponent) for base, exponent in powers])
        if name in _CIRCULAR:
            turn = share_of_pi(inner)
            if turn is not None:
                return self._of_angle(name, turn)
        if name in ("ln", "log"):
            exponent = exponent_of_e(inner)
            if exponent is not None:
                return self.of(exponent)
        return None

    def _of_angle(self, name: str, turn: Fraction) -> Series:
        there = sine(self.ground, turn)
        ahead = cosine(self.ground, turn)
        return self._of_pair(name, (self.rules.constant(there), self.rules.constant(ahead)))

    def _mirrored(self, name: str, angle: Fraction) -> Series:
        self.ground.use("even_and_odd")
        there = self._function(name, number(angle))
        return there if name in ("cos", "sec") else opposite(there)

    def _of_pair(self, name: str, pair: tuple[Series, Series]) -> Series:
        """Return a function as a quotient of sine and cosine."""
        odd, even = pair
        one = self.rules.constant(term(1))
        over, under = {
            "sin": (odd, one),
            "cos": (even, one),
            "tan": (odd, even),
            "cot": (even, odd),
            "sec": (one, even),
            "csc": (one, odd),
        }[name]
        return self.rules.quotient(over, under)

    def _exponential(self, of: Series, exponent: Expression) -> Series:
        made = self.rules.exponential(of)
        parts = linear_parts(exponent)
        if len(parts) == 1 and letters(exponent):
            ((kernel, factor),) = parts.items()
            self.ground.is_power(self._place(kernel), factor, made[0])
        self.rules.say_exponential(of, made)
        return made

    def _place(self, kernel: Expression) -> str:
        """Name a formula at the point: what is named alike has the same value."""
        at = [self.known[name][0].text for name in sorted(letters(kernel)) if name in self.known]
        return f"{written(kernel)} at {' '.join(at)}"
