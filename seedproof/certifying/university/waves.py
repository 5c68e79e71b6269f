"""Sine and cosine of multiples of one angle, and how they go together."""

from collections.abc import Mapping
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Operand, Term, equal, term
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Name,
    Relation,
    children,
    number,
    rebuilt,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.series import value

LEMMAS = {
    "addition_theorems": (
        "sin(a + b) = sin a cos b + cos a sin b and cos(a + b) = cos a cos b - sin a sin b; with -b for b, "
        "sin b changes its sign."
    ),
}

CIRCULAR = ("sin", "cos", "tan", "cot", "sec", "csc")


class Waves:
    """The values of sine and cosine at multiples of x, for one x."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._pairs: dict[Fraction, tuple[Term, Term]] = {Fraction(0): (term(0), term(1))}

    def pair(self, multiple: Fraction) -> tuple[Term, Term]:
        """Return sine and cosine of a multiple, unknown where nothing else tells them."""
        if multiple < 0:
            sine, cosine = self.pair(-multiple)
            return -sine, cosine
        if multiple not in self._pairs:
            sine, cosine = self.ground.unknown("sin"), self.ground.unknown("cos")
            said = f"sine and cosine of {multiple} x"
            self.ground.say(said, equal(sine * sine + cosine * cosine, 1), lemma="pythagoras")
            self._pairs[multiple] = sine, cosine
        return self._pairs[multiple]

    def split(self, one: Fraction, other: Fraction) -> None:
        """Tell two multiples by their middle and half of their difference."""
        self.ground.use("addition_theorems")
        sine, cosine = self.pair((one + other) / 2)
        for multiple, sign in ((one, 1), (other, -1)):
            away, along = self.pair((one - other) / 2)
            made = sine * along + cosine * away * sign, cosine * along - sine * away * sign
            if multiple not in self._pairs:
                self._pairs[multiple] = made
            elif multiple:
                claims = [equal(one, two) for one, two in zip(self._pairs[multiple], made, strict=True)]
                self.ground.say(f"sine and cosine of {multiple} x, as a sum or a difference", *claims)

    def value(self, formula: Expression, **letters: Operand) -> Term:
        """Return the value of a formula in which x stands in these functions only."""
        named = _named(formula)
        pairs = {multiple: self.pair(multiple) for multiple in multiples(formula)}
        known: dict[str, Operand] = {
            _name(kind, multiple): pair[kind] for multiple, pair in pairs.items() for kind in (0, 1)
        }
        return value(self.ground, named, {**known, **letters})


def difference(equation: Relation) -> Expression:
    """Return what an equation says to be 0.

    Raises: Unread for an inequality.
    """
    if equation.signs != ("=",):
        raise Unread(f"no equation: {equation}")
    left, right = equation.sides
    return left - right


def multiples(formula: Expression) -> list[Fraction]:
    """Return the multiples of x in sines, cosines and so on, ascending."""
    return sorted({factor for name, factor in functions(formula)})


def functions(formula: Expression) -> list[tuple[str, Fraction]]:
    """Return the functions in a formula, with the multiples of x that they are of."""
    if isinstance(formula, Function) and formula.name in CIRCULAR:
        return [(formula.name, multiple(formula))]
    return [found for part in children(formula) for found in functions(part)]


def multiple(wave: Function) -> Fraction:
    """Return the k of sin(k x), cos(k x) and so on.

    Raises: Unread for any other argument.
    """
    parts = linear_parts(wave.arguments[0])
    if list(parts) not in ([Name("x")], []):
        raise Unread(f"no multiple of x: {wave}")
    return parts.get(Name("x"), Fraction(0))


def _named(formula: Expression) -> Expression:
    """Put letters in the place of sines and cosines."""
    if isinstance(formula, Function) and formula.name in CIRCULAR:
        return _by_letters(formula.name, multiple(formula))
    return rebuilt(formula, tuple(_named(part) for part in children(formula)))


def _by_letters(name: str, of: Fraction) -> Expression:
    sine, cosine = Name(_name(0, of)), Name(_name(1, of))
    made: Mapping[str, Expression] = {
        "sin": sine,
        "cos": cosine,
        "tan": sine / cosine,
        "cot": cosine / sine,
        "sec": number(1) / cosine,
        "csc": number(1) / sine,
    }
    return made[name]


def _name(kind: int, of: Fraction) -> str:
    return f"{('sin', 'cos')[kind]} {of}"
