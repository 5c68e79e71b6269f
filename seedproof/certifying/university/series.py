"""Values of formulas at a point, and their Taylor coefficients there, as terms.

A formula f at x + h is f_0 + f_1 h + f_2 h^2 + ...; what is no polynomial gets unknown coefficients, and each
rule of differentiation is an equation of them. The point may be an unknown: then what is found holds wherever
the formulas are defined.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import (
    Operand,
    Term,
    chosen,
    different,
    equal,
    less,
    literal,
    real,
    term,
    total,
)
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
    added,
    letters,
    number,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.writing import written

Series = tuple[Term, ...]

LEMMAS: Mapping[str, str] = {
    "taylor_coefficients": (
        "Taylor coefficients of products are convolved; those of quotients, roots, exp, ln, arctan, sin, "
        "cos follow from "
        "q v = u, r^n = u, w' = u' w, v w' = v', (1 + v^2) a' = v' and s' = u' c, c' = -u' s, coefficient "
        "by coefficient."
    ),
    "even_and_odd": "The cosine of -x is that of x; the sine changes its sign.",
}


def value(ground: Ground, formula: Expression, at: Mapping[str, Operand]) -> Term:
    """Return a formula's value, with terms for its letters."""
    return Expansion(ground, {name: (term(number),) for name, number in at.items()}, 0).of(formula)[0]


def taylor(ground: Ground, formula: Expression, at: Mapping[str, Operand], by: str, order: int) -> Series:
    """Return the Taylor coefficients up to an order in one letter at a point."""
    return curve(
        ground, formula, {name: _line(number, name == by, order) for name, number in at.items()}, order
    )


def curve(ground: Ground, formula: Expression, along: Mapping[str, Series], order: int) -> Series:
    """Return the Taylor coefficients of a formula whose letters are series themselves."""
    ground.use("taylor_coefficients")
    return Expansion(ground, along, order).of(formula)


def multiplied(left: Series, right: Series) -> Series:
    """Multiply two series of the same order."""
    return tuple(_convolved(left, right, place) for place in range(len(left)))


def _line(number: Operand, moves: bool, order: int) -> Series:
    return (term(number), *(term(int(moves and place == 1)) for place in range(1, order + 1)))


class Expansion:
    """Expands formulas whose letters are given series."""

    def __init__(self, ground: Ground, known: Mapping[str, Series], order: int) -> None:
        self.ground = ground
        self.known = known
        self.order = order

    def of(self, formula: Expression) -> Series:
        """Expand a formula.

        Raises: Unread for a letter without a value or a function that is not known.
        """
        match formula:
            case Number(rational):
                return self._constant(term(rational))
            case Name(name):
                return self._letter(name)
            case Sum(terms):
                return _summed([self.of(part) for part in terms])
            case Product(factors):
                return self._product([self.of(factor) for factor in factors])
            case Quotient(over, under):
                return self._quotient(self.of(over), self.of(under))
            case Power(base, exponent):
                return self._power(base, exponent)
            case Function(name, (inner,)):
                return self._function(name, inner)
        raise Unread(f"no value is known of {formula}")

    def _constant(self, number: Term) -> Series:
        return (number, *[term(0)] * self.order)

    def _letter(self, name: str) -> Series:
        if name in self.known:
            return self.known[name]
        if name not in ("pi", "e"):
            raise Unread(f"the letter {name} has no value")
        return self._constant(self.ground.pi() if name == "pi" else self.ground.e())

    def _product(self, factors: Sequence[Series]) -> Series:
        made = self._constant(term(1))
        for factor in factors:
            made = multiplied(made, factor)
        return made

    def _quotient(self, over: Series, under: Series) -> Series:
        if _is_constant(under) and under[0].number == 1:
            return over
        if _is_constant(under) and under[0].number not in (None, 0):
            return tuple(part * literal(1 / under[0].number) for part in over)
        if self.order == 0 or (_is_constant(under) and _is_constant(over)):
            return self._constant(self.ground.quotient(over[0], under[0]))
        made = (self.ground.quotient(over[0], under[0]), *self._further("quotient", "q", (*over, *under)))
        self._say(
            "quotient", over + under, different(under[0], 0), *_equal(multiplied(made, under), over)[1:]
        )
        return made

    def _power(self, base: Expression, exponent: Expression) -> Series:
        power = exact(exponent)
        if power is None:
            return self._function(
                "exp", exponent if base == E else Product((Function("ln", (base,)), exponent))
            )
        times, degree = power.numerator, power.denominator
        root = self.of(base) if degree == 1 else self._root(self.of(_arranged(base)), degree)
        made = self._product([root] * abs(times))
        return made if times >= 0 else self._quotient(self._constant(term(1)), made)

    def _root(self, of: Series, degree: int) -> Series:
        if self.order == 0 or _is_constant(of):
            return self._constant(self.ground.root(of[0], degree))
        made = (self.ground.root(of[0], degree), *self._further(f"root_{degree}", "r", of))
        claims = _equal(self._product([made] * degree), of)[1:]
        self._say(f"root_{degree}", of, different(made[0], 0), *claims)
        return made

    def _function(self, name: str, inner: Expression) -> Series:
        if (rational := exact(inner)) is not None:
            inner = number(rational)
        if name == "exp" and (powers := _powers(inner)) is not None:
            return self._product([self._power(base, exponent) for base, exponent in powers])
        if name in _CIRCULAR and (turn := share_of_pi(inner)) is not None:
            return self._constant(self._of_angle(name, turn))
        if name in ("ln", "log") and (exponent := _of_e(inner)) is not None:
            return self.of(exponent)
        of = self.of(_arranged(inner))
        if name in ("ln", "log"):
            return self._logarithm(of)
        if name == "exp":
            return self._exponential(of, _arranged(inner))
        if name == "arctan":
            return self._arc_tangent(of)
        if name in _CIRCULAR and rational is not None and rational < 0:
            return self._mirrored(name, -rational)
        if name in _CIRCULAR:
            return self._of_pair(name, self._pair("", of))
        if name in ("sinh", "cosh"):
            return self._of_pair(name.removesuffix("h"), self._pair("h", of))
        if name == "abs":
            return self._size(of)
        raise Unread(f"no value is known of the function {name}")

    def _mirrored(self, name: str, angle: Fraction) -> Series:
        self.ground.use("even_and_odd")
        there = self._function(name, number(angle))
        return there if name in ("cos", "sec") else tuple(-part for part in there)

    def _of_pair(self, name: str, pair: tuple[Series, Series]) -> Series:
        sine, cosine = pair
        one = self._constant(term(1))
        over, under = {
            "sin": (sine, one),
            "cos": (cosine, one),
            "tan": (sine, cosine),
            "cot": (cosine, sine),
            "sec": (one, cosine),
            "csc": (one, sine),
        }[name]
        return self._quotient(over, under)

    def _of_angle(self, name: str, turn: Fraction) -> Term:
        sine, cosine = _sine(self.ground, turn), _sine(self.ground, turn + Fraction(1, 2))
        return self._of_pair(name, (self._constant(sine), self._constant(cosine)))[0]

    def _size(self, of: Series) -> Series:
        if of[0].number is not None and _is_constant(of):
            return of if of[0].number >= 0 else tuple(-part for part in of)
        if self.order == 0 or _is_constant(of):
            return self._constant(chosen(less(of[0], 0), -of[0], of[0]))
        sign = chosen(less(of[0], 0), term(-1), term(1))
        self._say("size", of, different(of[0], 0))
        return tuple(sign * part for part in of)

    def _exponential(self, of: Series, exponent: Expression) -> Series:
        made = (self.ground.exponential(of[0]), *self._further("exp", "e", of))
        parts = linear_parts(exponent)
        if len(parts) == 1 and letters(exponent):
            ((kernel, factor),) = parts.items()
            at = " ".join(self.known[name][0].text for name in sorted(letters(kernel)) if name in self.known)
            self.ground.is_power(f"{written(kernel)} at {at}", factor, made[0])
        if not _is_constant(of):
            self._say(
                "exp", of, *_equal(_derived(made), _shortened(multiplied(made, (*_derived(of), term(0)))))
            )
        return made

    def _logarithm(self, of: Series) -> Series:
        made = (self.ground.logarithm(of[0]), *self._further("ln", "l", of))
        if not _is_constant(of):
            product = _shortened(multiplied((*_derived(made), term(0)), of))
            self._say("ln", of, different(of[0], 0), *_equal(product, _derived(of)))
        return made

    def _arc_tangent(self, of: Series) -> Series:
        made = (self.ground.arc_tangent(of[0]), *self._further("arctan", "a", of))
        if not _is_constant(of):
            square = multiplied(of, of)
            below = (1 + square[0], *square[1:])
            product = _shortened(multiplied((*_derived(made), term(0)), below))
            self._say("arctan", of, *_equal(product, _derived(of)))
        return made

    def _pair(self, kind: str, of: Series) -> tuple[Series, Series]:
        first, second = self.ground.pair(kind, of[0])
        sine = (first, *self._further(f"sin{kind}", "s", of))
        cosine = (second, *self._further(f"cos{kind}", "c", of))
        if not _is_constant(of):
            slope = (*_derived(of), term(0))
            sign = 1 if kind else -1
            down = tuple(part * sign for part in multiplied(sine, slope))
            claims = (*_equal(_derived(sine), _shortened(multiplied(cosine, slope))),)
            self._say(f"sin{kind}", of, *claims, *_equal(_derived(cosine), _shortened(down)))
        return sine, cosine

    def _further(self, function: str, hint: str, of: Sequence[Term]) -> Series:
        """Name the coefficients after the first; the same function of the same series has the same."""
        if all(part.number == 0 for part in of[1:]):
            return tuple(term(0) for _ in range(self.order))
        text = " ".join(part.text for part in of)
        return tuple(self._one(function, hint, text, place) for place in range(1, self.order + 1))

    def _one(self, function: str, hint: str, text: str, place: int) -> Term:
        key = (function, text, str(place))
        return self.ground.once(key, lambda: self.ground.unknown(f"{hint}_{place}"))

    def _say(self, function: str, of: Sequence[Term], *claims: Term) -> None:
        text = " ".join(part.text for part in of)

        def say() -> Term:
            self.ground.say(f"{function.replace('_', ' of degree ')}, coefficient by coefficient", *claims)
            return term(0)

        self.ground.once(("said", function, text, str(self.order)), say)


def _sine(ground: Ground, turn: Fraction) -> Term:
    """Return the sine of a multiple of pi that is one of 15 degrees."""
    turn %= 2
    if turn >= 1:
        return -_sine(ground, turn - 1)
    turn = min(turn, 1 - turn)
    ground.use("known_angles")
    if turn not in _SINES:
        raise Unread(f"the sine of {turn} pi is not in the table")
    return total(ground.root(number) * share if number else term(0) for number, share in _SINES[turn])


_SINES: Mapping[Fraction, Sequence[tuple[int, Fraction]]] = {
    Fraction(0): [(0, Fraction(0))],
    Fraction(1, 12): [(6, Fraction(1, 4)), (2, Fraction(-1, 4))],
    Fraction(1, 6): [(1, Fraction(1, 2))],
    Fraction(1, 4): [(2, Fraction(1, 2))],
    Fraction(1, 3): [(3, Fraction(1, 2))],
    Fraction(5, 12): [(6, Fraction(1, 4)), (2, Fraction(1, 4))],
    Fraction(1, 2): [(1, Fraction(1))],
}


def _powers(exponent: Expression) -> list[tuple[Expression, Expression]] | None:
    """Write exp of numbers and of multiples of logarithms as powers; return None for any other exponent."""
    parts = linear_parts(exponent)
    found: list[tuple[Expression, Expression]] = []
    for part, factor in parts.items():
        match part:
            case Number():
                found.append((E, number(factor)))
            case Function("ln" | "log", (base,)):
                found.append((base, number(factor)))
            case _:
                return None
    return found


_CIRCULAR = ("sin", "cos", "tan", "cot", "sec", "csc")


def _of_e(formula: Expression) -> Expression | None:
    """Return the exponent of a power of e, or None."""
    if isinstance(formula, Power) and formula.base == E:
        return formula.exponent
    return number(1) if formula == E else None


def _arranged(formula: Expression) -> Expression:
    """Write a sum of multiples in one way, so that the same argument is seen to be the same."""
    parts = sorted(linear_parts(formula).items(), key=lambda part: written(part[0]))
    return added(part * number(factor) if factor != 1 else part for part, factor in parts)


def _summed(several: Sequence[Series]) -> Series:
    return tuple(_sum(parts) for parts in zip(*several, strict=True))


def _sum(parts: Sequence[Term]) -> Term:
    return real(total(part for part in parts if part.number != 0))


def _convolved(left: Series, right: Series, place: int) -> Term:
    pairs = ((left[first], right[place - first]) for first in range(place + 1))
    return _sum(
        [_product(one, other) for one, other in pairs if 0 not in (one.number, other.number)] or [term(0)]
    )


def _product(one: Term, other: Term) -> Term:
    return real(one * other)


def _is_constant(series: Series) -> bool:
    return all(part.number == 0 for part in series[1:])


def _derived(series: Series) -> Series:
    return tuple(part * place for place, part in enumerate(series) if place)


def _shortened(series: Series) -> Series:
    return series[:-1]


def _equal(left: Series, right: Series) -> list[Term]:
    return [equal(one, other) for one, other in zip(left, right, strict=True)]
