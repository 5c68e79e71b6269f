"""Plants eigenvalues and eigenvectors, a nilpotent part, or a rotation; finds them, and where x and y go."""

from collections.abc import Iterable
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from msgspec.structs import replace

from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.system_of_equations_in_time.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, PI, Formula, Symbol, call, collection, formula, polynomial

T, X, Y, LAMBDA = map(Symbol, ("t", "x", "y", "lambda"))

_LARGEST_ENTRY = 12
_ANGLES = {Fraction(-1): Fraction(1, 4), Fraction(0): Fraction(1, 2), Fraction(1): Fraction(3, 4)}
"""The smallest positive angles over pi with cos(angle) + k sin(angle) = 0, by k."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Two real eigenvalues; then one with a single eigenvector; then complex ones."""
    match difficulty:
        case 1:
            facts = _with_two_eigenvalues(draws)
        case 2:
            facts = _with_one_eigenvector(draws)
        case _:
            facts = _turning(draws)
    (a, b), (c, d) = facts.matrix
    if max(map(abs, (a, b, c, d))) > _LARGEST_ENTRY:
        raise Rejected("the entries are large")
    if 0 in (b, c):
        raise Rejected("an equation can be solved alone")
    return facts


def _with_two_eigenvalues(draws: Draws) -> Facts:
    low, high = sorted(draws.sample(range(-5, 6), 2))
    p = draws.between(1, 3)
    q = draws.nonzeros(1, 3)[0]
    r = draws.between(1, 3)
    s = draws.nonzeros(1, 3)[0]
    determinant = p * s - q * r
    if abs(determinant) != 1:
        raise Rejected("the matrix would have fractions")
    matrix = (
        (determinant * (high * p * s - low * q * r), determinant * (low - high) * p * r),
        (determinant * (high - low) * q * s, determinant * (low * p * s - high * q * r)),
    )
    rising, falling = draws.nonzeros(2, 3)
    start = (rising * p + falling * r, rising * q + falling * s)
    return Facts(matrix, start, "direction")


def _with_one_eigenvector(draws: Draws) -> Facts:
    """A multiple of the identity, and a matrix whose square is zero."""
    eigenvalue = draws.nonzeros(1, 4)[0]
    factor = draws.choice((1, 1, -1, 2))
    p = draws.between(1, 2)
    q = draws.nonzeros(1, 3)[0]
    matrix = (
        (eigenvalue + factor * p * q, -factor * p * p),
        (factor * q * q, eigenvalue - factor * p * q),
    )
    start = (draws.between(-3, 3), draws.between(-3, 3))
    if p * start[1] == q * start[0]:
        raise Rejected("the start is an eigenvector")
    return Facts(matrix, start, "direction")


def _turning(draws: Draws) -> Facts:
    """A multiple of the identity, and a matrix whose square is a negative multiple of it."""
    middle = draws.between(-4, 4)
    shift = draws.between(-3, 3)
    turn = draws.between(1, 5)
    across = -(turn**2) - shift**2
    divisors = [number for number in range(1, 7) if across % number == 0]
    above = draws.choice(divisors) * draws.choice((1, -1))
    matrix = ((middle + shift, above), (across // above, middle - shift))
    if draws.below(4) == 0:
        return Facts(matrix, (0, draws.nonzeros(1, 6)[0]), "return")
    x = draws.nonzeros(1, 4)[0]
    # The first zero of x cos(turn t) + slope/turn sin(turn t) is known for such a slope.
    slope = draws.choice((-turn, 0, turn)) * x
    y, remainder = divmod(slope - shift * x, above)
    if remainder != 0 or y in (0, x) or abs(y) > 9:
        raise Rejected("y(0) is no simple number")
    return Facts(matrix, (x, y), "return")


class Spectrum(NamedTuple):
    """The eigenvalues: half the trace, and how far they are from it, upwards or along the imaginary axis."""

    middle: Fraction
    distance: Fraction
    is_real: bool

    @property
    def low(self) -> Fraction:
        """The smaller of two real eigenvalues."""
        return self.middle - self.distance

    @property
    def high(self) -> Fraction:
        """The larger one."""
        return self.middle + self.distance


def _spectrum(facts: Facts) -> Spectrum:
    (a, b), (c, d) = facts.matrix
    middle = Fraction(a + d, 2)
    square = middle**2 - (a * d - b * c)
    distance = Fraction(isqrt(abs(square.numerator)), isqrt(square.denominator))
    return Spectrum(middle, distance, is_real=square >= 0)


def _image(facts: Facts, eigenvalue: Fraction) -> tuple[Fraction, Fraction]:
    """Return what the matrix less the eigenvalue makes of the start."""
    (a, b), (c, d) = facts.matrix
    x, y = facts.start
    return (a - eigenvalue) * x + b * y, c * x + (d - eigenvalue) * y


def _functions(facts: Facts) -> Iterable[Formula]:
    """Return x(t) and y(t)."""
    middle, distance, is_real = spectrum = _spectrum(facts)
    slopes = zip(facts.start, _image(facts, middle), strict=True)
    if not is_real:
        cosine = call("cos", distance * T)
        sine = call("sin", distance * T)
        return [_growth(middle) * (value * cosine + slope / distance * sine) for value, slope in slopes]
    if not distance:
        return [(value + slope * T) * _growth(middle) for value, slope in slopes]
    # The start is projected on both eigenspaces.
    width = 2 * distance
    return [
        up / width * _growth(spectrum.high) + -down / width * _growth(spectrum.low)
        for up, down in zip(_image(facts, spectrum.low), _image(facts, spectrum.high), strict=True)
    ]


def _growth(eigenvalue: Fraction) -> Formula:
    return call("exp", eigenvalue * T) if eigenvalue else formula(1)


def work(facts: Facts, slip: Slip) -> Worked:
    """Write the characteristic polynomial, its zeros, both functions, and their limit or zero."""
    (a, b), (c, d) = facts.matrix
    if slip in ("start_exchanged", "equations_exchanged") and facts.start[0] == facts.start[1]:
        raise Rejected("the values at the start are equal")
    exchanged = replace(facts, start=facts.start[::-1])
    x, y = right = tuple(_functions(facts))
    first, second = slip.or_else(
        right, start_exchanged=lambda: tuple(_functions(exchanged)), equations_exchanged=(y, x)
    )
    last = _last(facts, slip)
    spectrum = _spectrum(facts)
    characteristic = polynomial([1, -a - d, a * d - b * c], LAMBDA)
    zeros = collection(spectrum.low, spectrum.high)
    has_two = spectrum.is_real and spectrum.distance
    steps = (
        step("identity", left=(LAMBDA - a) * (LAMBDA - d) - b * c, right=characteristic),
        *([step("zeros", polynomial=characteristic, letter=LAMBDA, zeros=zeros)] if has_two else []),
        step("value", letter=T, at=0, expression=first, value=facts.start[0]),
        step("value", letter=T, at=0, expression=second, value=facts.start[1]),
        step(
            "system_of_equations",
            letter=T,
            first=first,
            second=second,
            slope=a * X + b * Y,
            other_slope=c * X + d * Y,
        ),
        step("limit", expression=y / x, letter=T, at=INFINITY, value=last)
        if facts.asked == "direction"
        else step("satisfies", left=x, right=0, letter=T, value=last),
    )
    return Worked(steps, (first, second, last))


def _last(facts: Facts, slip: Slip) -> Formula:
    """Return the limit of y / x, or the first zero of x."""
    spectrum = _spectrum(facts)
    if facts.asked == "return":
        turn = spectrum.distance
        x = facts.start[0]
        slope, _ = _image(facts, spectrum.middle)
        angle = _ANGLES[slope / (turn * x)] if x else Fraction(1)
        return slip.or_else(angle, quarter_turn=Fraction(1, 2)) / turn * PI
    x_part, y_part = _image(facts, spectrum.low)
    if slip == "quotient_inverted":
        if y_part == 0:
            raise Rejected("the quotient would be infinite")
        return formula(x_part / y_part)
    if slip == "other_eigenvector":
        if spectrum.distance == 0:
            raise Rejected("there is only one")
        x_part, y_part = _image(facts, spectrum.high)
    return formula(y_part / x_part)


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return what x' and y' are, and the start."""
    (a, b), (c, d) = facts.matrix
    x, y = facts.start
    return {"first": a * X + b * Y, "second": c * X + d * Y, "x0": x, "y0": y}


SHEET = Sheet(
    subject="differential_calculus",
    method="substitution into the system, in balls",
    sample=sample,
    work=work,
    types=(Typed("expression(t)", ("x",)), Typed("expression(t)", ("y",)), Typed("number", ("t",))),
    slips={
        "start_exchanged": "the values of x and y at the start are exchanged",
        "equations_exchanged": "the two functions are exchanged",
        "quotient_inverted": "the quotient is turned upside down",
        "other_eigenvector": "the eigenvector of the smaller eigenvalue is taken for the limit",
        "quarter_turn": "the time of a quarter turn is given",
    },
    gaps=gaps,
    levels={
        1: "two real eigenvalues; the larger one decides where the solution goes",
        2: "a single eigenvector, so that a power of t occurs",
        3: "complex eigenvalues: the solution turns",
    },
)
