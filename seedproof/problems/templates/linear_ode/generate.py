"""Plants characteristic roots, a particular solution and constants; equation and initial values follow."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import isqrt
from typing import Literal, NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.linear_ode.facts import Exponential, Facts, Force, Wave, Zero
from seedproof.problems.templates.linear_ode.phrases import (
    GENERAL_QUESTIONS,
    INITIAL_VALUE_QUESTIONS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, call, formula, latex, product, total

X = Symbol("x")

CONSTANTS = (Symbol("C1"), Symbol("C2"))


class Term(NamedTuple):
    """The function x^power e^(rate x) times cosine or sine of turn x."""

    power: int
    rate: int
    turn: int
    name: Literal["cos", "sin"]

    def formula(self) -> Formula:
        """Return it without factors of 1."""
        factors = [X**self.power]
        if self.rate != 0:
            factors.append(call("exp", self.rate * X))
        if self.turn != 0:
            factors.append(call(self.name, self.turn * X))
        return product(*factors)

    def value(self) -> int:
        """Return the value at zero."""
        if self.power == 0 and self.name == "cos":
            return 1
        return 0

    def slope(self) -> int:
        """Return the derivative at zero."""
        if self.power == 1 and self.name == "cos":
            return 1
        if self.power > 0:
            return 0
        if self.name == "cos":
            return self.rate
        return self.turn


Combination = Sequence[tuple[Fraction, Term]]
"""A sum of terms with factors."""


class Roots(NamedTuple):
    """Two real roots and 0; or the real part twice and the imaginary part."""

    low: int
    high: int
    turn: int


class Plan(NamedTuple):
    """The left side, a characteristic root's real part, and how fast a wave on the right side turns."""

    linear: int
    constant: int
    root: int
    turn: int
    is_complex: bool


def sample(draws: Draws, difficulty: int) -> Facts:
    """Homogeneous; then with an exponential or a sinusoid on the right; then with resonance."""
    plan = _plan(draws, difficulty)
    linear = plan.linear
    constant = plan.constant
    force = _force(draws, difficulty, plan)
    is_resonant = _is_resonant(linear, constant, force)
    if is_resonant != (difficulty == 3) or _is_large(force) or linear == constant == 0:
        raise Rejected("there is resonance where there should be none, or a number on the right is too large")
    weights = [Fraction(weight) for weight in draws.nonzeros(2, 4)]
    terms = basis(characteristic_roots(linear, constant))
    particular = particular_solution(linear, constant, force)
    solution = [*zip(weights, terms, strict=True), *particular]
    value = value_at_zero(solution)
    slope = slope_at_zero(solution)
    if any(number.denominator > 1 or abs(number) > 40 for number in (value, slope)):
        raise Rejected("an initial value is no nice number")
    return Facts(linear, constant, force, (int(value), int(slope)))


def _plan(draws: Draws, difficulty: int) -> Plan:
    """Draw the characteristic roots; in the last difficulty complex ones are imaginary."""
    kind = draws.choice(("different", "double", "complex"))
    turn = draws.between(1, 3)
    first, second = draws.sample(range(-4, 5), 2)
    if kind == "different":
        return Plan(-first - second, first * second, first, turn, False)
    if kind == "double":
        return Plan(-2 * first, first**2, first, turn, False)
    real_part = first // 2
    if difficulty == 3:
        real_part = 0
    return Plan(-2 * real_part, real_part**2 + turn**2, real_part, turn, True)


def _force(draws: Draws, difficulty: int, plan: Plan) -> Force:
    """Draw the right side for a particular solution with nice coefficients."""
    rate = plan.root
    if difficulty < 3:
        rate = draws.choice((-3, -2, -1, 1, 2, 3))
    shape = ""
    if difficulty > 1:
        shape = draws.choice(("exp", "trig"))
    (first,) = draws.nonzeros(1, 4)
    second = draws.between(-4, 4)
    if difficulty == 3:
        shape = "exp"
        if plan.is_complex:
            shape = "trig"
    match shape:
        case "exp":
            _, derivative = _first_derivative(plan.linear, plan.constant, rate)
            return Exponential(first * derivative, rate)
        case "trig":
            alpha = plan.constant - plan.turn**2
            beta = plan.linear * plan.turn
            if difficulty == 3:
                alpha = 2 * plan.turn
                beta = 0
            return Wave(alpha * first + beta * second, alpha * second - beta * first, plan.turn)
    return Zero()


def _first_derivative(linear: int, constant: int, rate: int) -> tuple[int, int]:
    """Return the first derivative of the characteristic polynomial that is not zero at the rate.

    Its order comes before it: it is how often the rate is a root.
    """
    value = rate**2 + linear * rate + constant
    slope = 2 * rate + linear
    if value != 0:
        return 0, value
    if slope != 0:
        return 1, slope
    return 2, 2


def _is_resonant(linear: int, constant: int, force: Force) -> bool:
    """Return whether the right side solves the homogeneous equation."""
    match force:
        case Exponential():
            multiplicity, _ = _first_derivative(linear, constant, force.rate)
            return multiplicity > 0
        case Wave():
            return linear == 0 and constant == force.turn**2
        case Zero():
            return False


def _is_large(force: Force) -> bool:
    numbers: tuple[int, ...] = ()
    match force:
        case Exponential():
            numbers = (force.factor, force.rate)
        case Wave():
            numbers = (force.cosine, force.sine, force.turn)
    return any(abs(number) > 60 for number in numbers)


def characteristic_roots(linear: int, constant: int) -> Roots:
    """Return the roots of r^2 + linear r + constant; they are integers, or have integer parts."""
    discriminant = linear**2 - 4 * constant
    size = isqrt(abs(discriminant))
    if discriminant < 0:
        return Roots(-linear // 2, -linear // 2, size // 2)
    return Roots((-linear - size) // 2, (-linear + size) // 2, 0)


def basis(roots: Roots) -> tuple[Term, Term]:
    """Return two solutions of the homogeneous equation."""
    if roots.turn != 0:
        return Term(0, roots.low, roots.turn, "cos"), Term(0, roots.low, roots.turn, "sin")
    if roots.low == roots.high:
        return Term(0, roots.low, 0, "cos"), Term(1, roots.low, 0, "cos")
    return Term(0, roots.low, 0, "cos"), Term(0, roots.high, 0, "cos")


def particular_solution(linear: int, constant: int, force: Force) -> Combination:
    """Solve the equation by undetermined coefficients."""
    match force:
        case Zero():
            return []
        case Exponential():
            power, derivative = _first_derivative(linear, constant, force.rate)
            return [(Fraction(force.factor, derivative), Term(power, force.rate, 0, "cos"))]
        case Wave():
            alpha = constant - force.turn**2
            beta = linear * force.turn
            if alpha == 0 and beta == 0:
                factor = Fraction(1, 2 * force.turn)
                return _waves(1, force.turn, -force.sine * factor, force.cosine * factor)
            factor = Fraction(1, alpha**2 + beta**2)
            cosine = alpha * force.cosine - beta * force.sine
            sine = alpha * force.sine + beta * force.cosine
            return _waves(0, force.turn, cosine * factor, sine * factor)


def _waves(power: int, turn: int, cosine: Fraction, sine: Fraction) -> Combination:
    """Return a cosine and a sine times a power of x, those with the factor zero left out."""
    terms = [(cosine, Term(power, 0, turn, "cos")), (sine, Term(power, 0, turn, "sin"))]
    return [(factor, term) for factor, term in terms if factor != 0]


def value_at_zero(combination: Combination) -> Fraction:
    """Return the value of a sum of terms at zero."""
    return sum((factor * term.value() for factor, term in combination), Fraction(0))


def slope_at_zero(combination: Combination) -> Fraction:
    """Return the derivative of a sum of terms at zero."""
    return sum((factor * term.slope() for factor, term in combination), Fraction(0))


def cramer(
    first: tuple[int, int], second: tuple[int, int], right: tuple[Fraction, Fraction]
) -> tuple[Fraction, Fraction]:
    """Return the solution of two linear equations, given by their rows. Raises: Rejected without one."""
    a, b = first
    c, d = second
    value, slope = right
    determinant = a * d - b * c
    if determinant == 0:
        raise Rejected("the conditions have no solution")
    return (value * d - b * slope) / determinant, (a * slope - c * value) / determinant


def combined(combination: Combination) -> Formula:
    """Return the sum as a formula, with what belongs together as one."""
    factors: dict[Term, Fraction] = {}
    for factor, term in combination:
        factors[term] = factors.get(term, Fraction(0)) + factor
    return total(*(product(factor, term.formula()) for term, factor in factors.items()))


def general_solution(terms: Iterable[Term], particular: Combination) -> Formula:
    """Return the family of solutions, with two constants."""
    homogeneous = [constant * term.formula() for constant, term in zip(CONSTANTS, terms, strict=True)]
    return total(*homogeneous, *(product(factor, term.formula()) for factor, term in particular))


def answers(facts: Facts) -> list[Answer]:
    """The general solution, and that with the initial values, by Cramer's rule."""
    first, second = basis(characteristic_roots(facts.linear, facts.constant))
    particular = particular_solution(facts.linear, facts.constant, facts.force)
    value, slope = facts.initial
    weights = cramer(
        (first.value(), second.value()),
        (first.slope(), second.slope()),
        (value - value_at_zero(particular), slope - slope_at_zero(particular)),
    )
    special = combined([*zip(weights, (first, second), strict=True), *particular])
    return [
        Answer(general_solution((first, second), particular), "ode_family(x; 2)", ("y",)),
        Answer(special, "expression(x)", ("y",)),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation, and what is asked."""
    left = total(Verbatim("y''"), facts.linear * Verbatim("y'"), facts.constant * Verbatim("y"))
    statement = fill(draws.choice(STATEMENTS), left=latex(left), right=latex(written_force(facts.force)))
    general = draws.choice(GENERAL_QUESTIONS)
    value, slope = facts.initial
    special = fill(draws.choice(INITIAL_VALUE_QUESTIONS), value=str(value), slope=str(slope))
    return Words(statement, (general, special))


def written_force(force: Force) -> Formula:
    """Return the right side as a formula."""
    match force:
        case Zero():
            return formula(0)
        case Exponential():
            return product(force.factor, Term(0, force.rate, 0, "cos").formula())
        case Wave():
            cosine = force.cosine * call("cos", force.turn * X)
            sine = force.sine * call("sin", force.turn * X)
            return total(cosine, sine)


TEMPLATE = Template(
    subject="differential_calculus",
    method="substitution and Wronskian",
    sample=sample,
    answers=answers,
    words=words,
    version=2,
    levels={
        1: "a homogeneous equation with its initial values",
        2: "a right side that undetermined coefficients answer",
        3: "resonance between the right side and the equation",
    },
)
