"""Plants characteristic roots, a particular solution and constants; finds them again, one after the other."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from msgspec.structs import astuple

from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.linear_ode.facts import Exponential, Facts, Force, Wave, Zero
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import ZERO, Formula, Matrix, Symbol, call, formula, polynomial, product, total

R, X, Y, SLOPE, CURVATURE = map(Symbol, ("r", "x", "y", "y'", "y''"))
CONSTANTS = (Symbol("C1"), Symbol("C2"))


class Term(NamedTuple):
    """The function x^power e^(rate x) times cosine of turn x, or sine."""

    power: int
    rate: int
    turn: int = 0
    is_sine: bool = False

    def written(self) -> Formula:
        """Return it without factors of 1."""
        factors = [X**self.power]
        if self.rate:
            factors.append(call("exp", self.rate * X))
        if self.turn:
            factors.append(call("sin" if self.is_sine else "cos", self.turn * X))
        return product(*factors)

    def value(self) -> int:
        """Return the value at zero."""
        return int(self.power == 0 and not self.is_sine)

    def slope(self) -> int:
        """Return the derivative at zero."""
        if self.power:
            return int(self.power == 1 and not self.is_sine)
        return self.turn if self.is_sine else self.rate


Terms = Sequence[tuple[Fraction, Term]]
"""A sum of terms with factors."""


class Roots(NamedTuple):
    """Two real roots and 0; or the real part twice and the imaginary part."""

    low: int
    high: int
    turn: int = 0

    def solutions(self) -> tuple[Term, Term]:
        """Return two solutions of the homogeneous equation."""
        if self.turn:
            return Term(0, self.low, self.turn), Term(0, self.low, self.turn, is_sine=True)
        return Term(0, self.low), Term(int(self.low == self.high), self.high)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Homogeneous; then with an exponential or a sinusoid on the right; then with resonance."""
    kind = draws.choice(("different", "double", "complex"))
    turn = draws.between(1, 3)
    root, other = draws.sample(range(-4, 5), 2)
    match kind:
        case "different":
            linear = -root - other
            constant = root * other
        case "double":
            linear = -2 * root
            constant = root**2
        case _:
            root = 0 if difficulty == 3 else root // 2
            linear = -2 * root
            constant = root**2 + turn**2
    rate = root if difficulty == 3 else draws.choice((-3, -2, -1, 1, 2, 3))
    shape = draws.choice(("exp", "trig")) if difficulty > 1 else ""
    if difficulty == 3:
        shape = "trig" if kind == "complex" else "exp"
    force = _force(draws, shape, linear, constant, rate, turn)
    is_resonant = _multiplicity(linear, constant, force) > 0
    is_large = any(abs(number) > 60 for number in astuple(force))
    if is_resonant != (difficulty == 3) or is_large or linear == constant == 0:
        raise Rejected("there is resonance where there should be none, or a number on the right is too large")
    weights = [Fraction(weight) for weight in draws.nonzeros(2, 4)]
    terms = _roots(linear, constant).solutions()
    solution = [*zip(weights, terms, strict=True), *_particular(linear, constant, force)]
    value = _value(solution)
    slope = _slope(solution)
    if any(number.denominator > 1 or abs(number) > 40 for number in (value, slope)):
        raise Rejected("an initial value is no nice number")
    return Facts(linear, constant, force, (int(value), int(slope)))


def _force(draws: Draws, shape: str, linear: int, constant: int, rate: int, turn: int) -> Force:
    """Draw the right side for a particular solution with nice coefficients."""
    (first,) = draws.nonzeros(1, 4)
    second = draws.between(-4, 4)
    match shape:
        case "exp":
            _, derivative = _first_derivative(linear, constant, rate)
            return Exponential(first * derivative, rate)
        case "trig":
            alpha = constant - turn**2
            beta = linear * turn
            if alpha == beta == 0:
                alpha = 2 * turn
            return Wave(alpha * first + beta * second, alpha * second - beta * first, turn)
    return Zero()


def _first_derivative(linear: int, constant: int, rate: int) -> tuple[int, int]:
    """Return the first derivative of the characteristic polynomial that is not zero at the rate.

    Its order comes before it: it is how often the rate is a root.
    """
    derivatives = (rate**2 + linear * rate + constant, 2 * rate + linear, 2)
    return next((order, value) for order, value in enumerate(derivatives) if value)


def _multiplicity(linear: int, constant: int, force: Force) -> int:
    """Return how often the rate of the right side is a root."""
    match force:
        case Exponential(rate=rate):
            return _first_derivative(linear, constant, rate)[0]
        case Wave(turn=turn):
            return int(linear == 0 and constant == turn**2)
        case Zero():
            return 0


def _roots(linear: int, constant: int) -> Roots:
    """Return the roots of r^2 + linear r + constant; they are integers, or have integer parts."""
    discriminant = linear**2 - 4 * constant
    size = isqrt(abs(discriminant))
    if discriminant < 0:
        return Roots(-linear // 2, -linear // 2, size // 2)
    return Roots((-linear - size) // 2, (-linear + size) // 2)


def _particular(linear: int, constant: int, force: Force) -> Terms:
    """Solve the equation by undetermined coefficients."""
    power = _multiplicity(linear, constant, force)
    match force:
        case Exponential(factor=factor, rate=rate):
            _, derivative = _first_derivative(linear, constant, rate)
            return [(Fraction(factor, derivative), Term(power, rate))]
        case Wave(cosine=cosine, sine=sine, turn=turn):
            alpha = constant - turn**2
            beta = linear * turn
            if power:
                weights = [Fraction(-sine, 2 * turn), Fraction(cosine, 2 * turn)]
            else:
                pair = (alpha * cosine - beta * sine, alpha * sine + beta * cosine)
                weights = [Fraction(weight, alpha**2 + beta**2) for weight in pair]
            waves = (Term(power, 0, turn), Term(power, 0, turn, is_sine=True))
            return [(weight, wave) for weight, wave in zip(weights, waves, strict=True) if weight]
        case Zero():
            return []


def _value(terms: Terms) -> Fraction:
    return sum((factor * term.value() for factor, term in terms), Fraction(0))


def _slope(terms: Terms) -> Fraction:
    return sum((factor * term.slope() for factor, term in terms), Fraction(0))


def _written(terms: Terms) -> Formula:
    """Return the sum as a formula, with what belongs together as one."""
    factors: dict[Term, Fraction] = {}
    for factor, term in terms:
        factors[term] = factors.get(term, Fraction(0)) + factor
    return total(*(factor * term.written() for term, factor in factors.items()))


def _right(force: Force) -> Formula:
    match force:
        case Zero():
            return ZERO
        case Exponential(factor=factor, rate=rate):
            return factor * Term(0, rate).written()
        case Wave(cosine=cosine, sine=sine, turn=turn):
            return cosine * call("cos", turn * X) + sine * call("sin", turn * X)


def work(facts: Facts, slip: Slip) -> Worked:
    """Find roots, homogeneous solutions, a particular solution and the constants."""
    linear = facts.linear
    constant = facts.constant
    force = _right(facts.force)
    roots = _found_roots(facts, slip)
    terms = roots.solutions()
    particular = _found_particular(facts, slip)
    if particular and roots != _roots(linear, constant):
        _, term = particular[0]
        if term in terms or term.power:
            raise Rejected("with other roots the trial function would be another one")
    known = (facts.initial[0] - _value(particular), facts.initial[1] - _slope(particular))
    constants = _constants(facts, roots, known, slip)
    homogeneous = total(*(factor * term.written() for factor, term in zip(CONSTANTS, terms, strict=True)))
    family = total(homogeneous, *(factor * term.written() for factor, term in particular))
    solution = _written([*zip(constants, terms, strict=True), *particular])
    if slip and solution == ZERO:
        raise Rejected("the slip leaves nothing")

    def solves(function: Formula, right: Formula) -> Step:
        left = CURVATURE + linear * SLOPE + constant * Y
        return step("differential_equation", letter=X, solution=function, left=left, right=right)

    factors = (R - roots.low) ** 2 + roots.turn**2 if roots.turn else product(R - roots.low, R - roots.high)
    steps = (
        step("identity", left=polynomial([1, linear, constant], R), right=factors),
        solves(homogeneous, ZERO),
        *([solves(_written(particular), force), solves(family, force)] if particular else []),
        step(
            "linear_system_solution",
            matrix=_matrix([[term.value() for term in terms], [term.slope() for term in terms]]),
            right=_matrix([[number] for number in known]),
            solution=_matrix([[number] for number in constants]),
        ),
        solves(solution, force),
    )
    return Worked(steps, (family, solution))


def _found_roots(facts: Facts, slip: Slip) -> Roots:
    """Return the characteristic roots, or those that a slip makes of them."""
    roots = _roots(facts.linear, facts.constant)
    low, high, turn = roots
    match slip:
        case "sign_flipped":
            return Roots(-high, -low, turn)
        case "coefficient_slip":
            return Roots(low, high, 2 * turn)
        case "parts_swapped" if turn and low:
            return Roots(turn, turn, abs(low))
        case "one_sign_wrong" if turn == 0 and low and -low != high:
            return Roots(min(-low, high), max(-low, high))
        case "constant_taken_for_linear" if facts.linear == 0:
            return Roots(min(0, -facts.constant), max(0, -facts.constant))
        case "kinds_swapped" if low == -high:
            return Roots(-turn, turn) if turn else Roots(0, 0, high)
    return roots


def _found_particular(facts: Facts, slip: Slip) -> Terms:
    particular = _particular(facts.linear, facts.constant, facts.force)
    if slip == "particular_sign_flipped" and particular:
        factor, term = particular[-1]
        return [*particular[:-1], (-factor, term)]
    if slip == "power_slip":
        if not particular or any(term.power == 0 for _, term in particular):
            raise Rejected("there is no resonance")
        return [(factor, term._replace(power=term.power - 1)) for factor, term in particular]
    return particular


def _constants(facts: Facts, roots: Roots, known: tuple[Fraction, Fraction], slip: Slip) -> list[Fraction]:
    """Put x = 0 into the general solution and its derivative. Raises: Rejected for ugly constants."""
    terms = roots.solutions()
    a, b = (term.value() for term in terms)
    c, d = (term.slope() for term in terms)
    if slip == "product_rule_lost" and (roots.turn or roots.low == roots.high):
        c = 0
    if slip == "derivative_sign_flipped":
        c, d = (-c, d) if c else (c, -d)
    forgotten = (Fraction(facts.initial[0]), Fraction(facts.initial[1]))
    value, slope = slip.or_else(known, particular_left_out=forgotten)
    determinant = a * d - b * c
    if determinant == 0:
        raise Rejected("the conditions have no solution")
    constants = [(value * d - b * slope) / determinant, (a * slope - c * value) / determinant]
    if slip and not any(constants):
        raise Rejected("both constants are zero")
    if slip and any(abs(constant) > 40 or constant.denominator > 12 for constant in constants):
        raise Rejected("a constant is no nice number")
    return slip.or_else(constants, constants_swapped=constants[::-1])


def _matrix(rows: Sequence[Sequence[int | Fraction]]) -> Matrix:
    return Matrix(tuple(tuple(map(formula, row)) for row in rows))


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return both sides of the equation, and the initial values."""
    left = CURVATURE + facts.linear * SLOPE + facts.constant * Y
    value, slope = facts.initial
    return {"left": left, "right": _right(facts.force), "value": value, "slope": slope}


SHEET = Sheet(
    subject="differential_calculus",
    method="substitution and Wronskian",
    sample=sample,
    work=work,
    types=(Typed("ode_family(x; 2)", ("y",)), Typed("expression(x)", ("y",))),
    slips={
        "sign_flipped": "the roots of the characteristic equation have the wrong sign",
        "one_sign_wrong": "one root of the characteristic equation has the wrong sign",
        "constant_taken_for_linear": "the function itself gives a linear term in the characteristic equation",
        "coefficient_slip": "the imaginary part of the roots is not halved",
        "parts_swapped": "the real and the imaginary part of the roots are interchanged",
        "kinds_swapped": "real roots are taken for imaginary ones, or imaginary ones for real ones",
        "power_slip": "the particular solution has one factor x too few",
        "particular_sign_flipped": "a coefficient of the particular solution has the wrong sign",
        "particular_left_out": "the particular solution is left out in the initial conditions",
        "product_rule_lost": "the product rule is forgotten where the conditions need the derivative",
        "derivative_sign_flipped": "a term of the derivative that the conditions need has the wrong sign",
        "constants_swapped": "the two constants are interchanged",
    },
    gaps=gaps,
    version=2,
    levels={
        1: "a homogeneous equation with its initial values",
        2: "a right side that undetermined coefficients answer",
        3: "resonance between the right side and the equation",
    },
)
