"""Chooses recursions whose fixed points solve a quadratic equation; solves it, and differentiates there."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial, isqrt, lcm
from typing import NamedTuple

from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.recursive_limit.facts import Facts, Kind
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, collection, formula, latex, point, polynomial, root

X = Symbol("x")

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("linear fractional",),
    2: ("root", "continued fraction", "chord"),
    3: ("newton", "newton", "halley"),
}
"""By difficulty."""


class Surd(NamedTuple):
    """rational + factor * sqrt(radicand)."""

    rational: Fraction
    factor: Fraction = Fraction(0)
    radicand: int = 1

    def times(self, number: int | Fraction) -> "Surd":
        """Return a multiple."""
        return Surd(self.rational * number, self.factor * number, self.radicand)

    def square(self) -> "Surd":
        """Return its square."""
        rational = self.rational**2 + self.factor**2 * self.radicand
        return Surd(rational, 2 * self.rational * self.factor, self.radicand)

    def written(self) -> Formula:
        """Return it as one fraction."""
        if self.factor == 0:
            return formula(self.rational)
        square = max(size for size in range(1, self.radicand + 1) if self.radicand % size**2 == 0)
        factor = self.factor * square
        below = lcm(self.rational.denominator, factor.denominator)
        return (self.rational * below + factor * below * root(self.radicand // square**2)) / below


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a recursion that converges from where it starts. Raises: Rejected."""
    kind = draws.choice(_KINDS[difficulty])
    match kind:
        case "linear fractional":
            facts = _linear_fractional(draws)
        case "root" | "continued fraction":
            a = draws.between(1, 8)
            b = draws.between(1, 12)
            facts = Facts(kind, a, b, 0, draws.choice((1, 2, 3, 4, 5, 10, 12)))
        case "chord":
            facts = _chord(draws)
        case "newton":
            facts = _newton(draws)
        case "halley":
            facts = Facts(kind, 0, draws.between(2, 30), 0, draws.between(1, 9))
    _, limit = _zeros(_quadratic(facts))
    if formula(facts.start) == limit.written():
        raise Rejected("the sequence is constant")
    if difficulty == 2 and limit.factor == 0:
        raise Rejected("the limit is rational")
    return facts


def _linear_fractional(draws: Draws) -> Facts:
    """Draw the fixed points, the larger one attracting."""
    attracting = draws.between(1, 6)
    repelling = -draws.between(1, 6)
    c = draws.between(1, 7)
    a = c + attracting + repelling
    b = -attracting * repelling
    if a < 1 or c + repelling == 0 or abs(c + repelling) >= c + attracting:
        raise Rejected("a coefficient is not positive, or the larger fixed point does not attract")
    return Facts("linear fractional", a, b, c, draws.choice((1, 2, 3, 4, 5, 8, 10)))


def _chord(draws: Draws) -> Facts:
    """Draw a slope that is at least twice the root, so that the sequence is monotone."""
    b = draws.between(2, 20)
    slope = 2 * (isqrt(b) + draws.between(1, 3))
    return Facts("chord", slope, b, 0, draws.between(1, slope // 2))


def _newton(draws: Draws) -> Facts:
    """Draw a quadratic equation with two real solutions, and a start above both."""
    a = draws.between(-6, 6)
    b = draws.between(-8, 12)
    discriminant = a * a + 4 * b
    if discriminant <= 0 or b == 0:
        raise Rejected("there are not two different solutions, or zero is one of them")
    above = (a + isqrt(discriminant)) // 2 + 1
    return Facts("newton", a, b, 0, above + draws.between(0, 4))


def _quadratic(facts: Facts) -> list[int]:
    """Return the coefficients of x^2 - s x - t, whose zeros the fixed points are."""
    match facts.kind:
        case "linear fractional":
            return [1, facts.c - facts.a, -facts.b]
        case "root" | "continued fraction" | "newton":
            return [1, -facts.a, -facts.b]
        case "chord" | "halley":
            return [1, 0, -facts.b]


def _zeros(coefficients: Sequence[int]) -> tuple[Surd, Surd]:
    """Return the zeros of a quadratic polynomial with leading coefficient 1, the smaller one first."""
    _, linear, constant = coefficients
    discriminant = linear * linear - 4 * constant
    middle = Fraction(-linear, 2)
    half = Fraction(1, 2)
    width = isqrt(discriminant)
    if width * width == discriminant:
        return Surd(middle - width * half), Surd(middle + width * half)
    return Surd(middle, -half, discriminant), Surd(middle, half, discriminant)


def _rule(facts: Facts) -> Formula:
    """Return f(x)."""
    a = facts.a
    b = facts.b
    match facts.kind:
        case "linear fractional":
            return polynomial([a, b], X) / (X + facts.c)
        case "root":
            return call("sqrt", polynomial([a, b], X))
        case "continued fraction":
            return a + b / X
        case "chord":
            return X + (b - X**2) / a
        case "newton":
            return (X**2 + b) / polynomial([2, -a], X)
        case "halley":
            return X * (X**2 + 3 * b) / (3 * X**2 + b)


def _derivative(facts: Facts) -> Formula:
    a = facts.a
    b = facts.b
    match facts.kind:
        case "linear fractional":
            return (a * facts.c - b) / (X + facts.c) ** 2
        case "root":
            return Fraction(a, 2) * (1 / call("sqrt", polynomial([a, b], X)))
        case "continued fraction":
            return -(b / X**2)
        case "chord":
            return 1 - 2 * X / a
        case "newton":
            return 2 * polynomial([1, -a, -b], X) / polynomial([2, -a], X) ** 2
        case "halley":
            return 3 * (X**2 - b) ** 2 / (3 * X**2 + b) ** 2


def work(facts: Facts, slip: Slip) -> Worked:
    """Find zeros, fixed points, limit, derivative, and the order with its constant."""
    low, high = zeros = _zeros(_quadratic(facts))
    points = {"root": [high], "halley": [low, Surd(Fraction(0)), high]}.get(facts.kind, [low, high])
    limit = high
    if slip == "signs_of_the_zeros":
        low, high = (zero.times(-1) for zero in (high, low))
        points = [fixed.times(-1) for fixed in reversed(points)]
        limit = points[-1]
    if slip in ("negative_solution_kept", "other_fixed_point"):
        if (facts.kind == "root") != (slip == "negative_solution_kept"):
            raise Rejected("no solution is false, or there is only one fixed point")
        points = slip.or_else(points, negative_solution_kept=[low, high])
        limit = slip.or_else(high, other_fixed_point=low)
    order = {"newton": 2, "halley": 3}.get(facts.kind, 1)
    is_zero = limit in zeros
    constant = _constant(facts, limit if is_zero or facts.kind == "linear fractional" else zeros[1])
    if facts.kind == "newton" and is_zero and slip in ("signs_of_the_zeros", "other_fixed_point"):
        constant = constant.times(-1)
    constant = slip.or_else(
        constant,
        sign_of_the_derivative=constant.times(-1),
        factorial_lost=constant.times(factorial(order)),
    )
    rule = _rule(facts)
    derivative = _derivative(facts)
    derivative = slip.or_else(derivative, sign_of_the_derivative=-1 * derivative)
    fixed = collection(*(surd.written() for surd in points))
    solutions = collection(low.written(), high.written())
    speed = point(order, constant.written())
    steps = (
        step("zeros", polynomial=polynomial(_quadratic(facts), X), letter=X, zeros=solutions),
        step("fixed_points", letter=X, function=rule, points=fixed),
        step("sequence_limit", letter=X, start=facts.start, function=rule, limit=limit.written()),
        step("derivative", function=rule, letter=X, derivative=derivative),
        step("order_of_convergence", letter=X, limit=limit.written(), function=rule, pair=speed),
    )
    return Worked(steps, (fixed, limit.written(), speed))


def _constant(facts: Facts, limit: Surd) -> Surd:
    """Return the first derivative at a zero that is not 0, over its factorial."""
    a = Fraction(facts.a)
    b = Fraction(facts.b)
    low, high = _zeros(_quadratic(facts))
    other = low if limit == high else high
    match facts.kind:
        case "linear fractional":
            below = facts.c + limit.rational
            if below == 0:
                raise Rejected("the derivative is not defined there")
            return Surd((a * facts.c - b) / below**2)
        case "root":  # a/(2 L), and 1/L is -other/b
            return other.times(-a / (2 * b))
        case "continued fraction":  # -b/L^2 = other/L = -other^2/b
            return other.square().times(-1 / b)
        case "chord":
            slope = limit.times(-2 / a)
            return slope._replace(rational=1 + slope.rational)
        case "newton":  # 1/(L - other), the limit being the larger zero
            if high.factor == 0:
                return Surd(1 / (high.rational - low.rational))
            return Surd(Fraction(0), Fraction(1, high.radicand), high.radicand)
        case "halley":
            return Surd(1 / (4 * b))


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return f(x_n)."""
    return {"rule": latex(_rule(facts)).replace("x", "x_n").replace("^{2}", "^2")}


SHEET = Sheet(
    subject="sequences_series",
    method="iteration and tiny errors, in balls",
    sample=sample,
    work=work,
    types=(Typed("set", ("x",)), Typed("number"), Typed("tuple", ("p", "C"))),
    slips={
        "signs_of_the_zeros": "the solutions of the quadratic equation have the wrong sign",
        "negative_solution_kept": "a solution is kept that squaring has brought in",
        "other_fixed_point": "the other fixed point is taken for the limit",
        "sign_of_the_derivative": "the derivative has the wrong sign",
        "factorial_lost": "the higher derivative is not divided by its factorial",
    },
    gaps=gaps,
    levels={
        1: "rational fixed points, linear convergence",
        2: "fixed points with square roots, of which not every solution may count",
        3: "the derivative vanishes at the limit: the order of convergence is 2 or 3",
    },
)
