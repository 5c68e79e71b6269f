"""Solves the characteristic equation, adds a particular solution, and fits the constants."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.linear_ode.facts import Facts
from seedproof.problems.templates.linear_ode.generate import (
    Combination,
    Roots,
    Term,
    answers,
    basis,
    characteristic_roots,
    combined,
    cramer,
    general_solution,
    particular_solution,
    slope_at_zero,
    value_at_zero,
    written_force,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import ZERO, Formula, Matrix, Symbol, Verbatim, formula, polynomial, product

ROOT = Symbol("r")
X = Symbol("x")
Y = Verbatim("y")
Y_FIRST = Verbatim("y'")
Y_SECOND = Verbatim("y''")


def work(facts: Facts, slip: str) -> Worked:
    """Roots, homogeneous solutions, particular solution, constants."""
    roots = _roots(facts, slip)
    terms = basis(roots)
    particular = _particular_solution(facts, slip)
    if particular and roots != characteristic_roots(facts.linear, facts.constant):
        _, term = particular[0]
        if term in terms or term.power > 0:
            raise Rejected("with other roots the trial function would be another one")
    constants = _constants(facts, roots, particular, slip)
    family = general_solution(terms, particular)
    solution = combined([*zip(constants, terms, strict=True), *particular])
    if slip and solution == ZERO:
        raise Rejected("the slip leaves nothing")
    if slip and [family, solution] == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    steps = (
        _step_of_roots(facts, roots),
        *_steps_of_general_solution(facts, terms, particular, family),
        *_steps_of_constants(facts, terms, particular, constants),
        _solves(facts, solution, written_force(facts.force)),
    )
    return Worked(steps, (family, solution))


def _roots(facts: Facts, slip: str) -> Roots:
    """Return the characteristic roots, or those that a slip makes of them."""
    roots = characteristic_roots(facts.linear, facts.constant)
    low, high, turn = roots
    match slip:
        case "sign_flipped":
            return Roots(-high, -low, turn)
        case "coefficient_slip":
            return Roots(low, high, 2 * turn)
        case "parts_swapped":
            if turn != 0 and low != 0:
                return Roots(turn, turn, abs(low))
        case "one_sign_wrong":
            if turn == 0 and low != 0 and -low != high:
                return Roots(min(-low, high), max(-low, high), 0)
        case "constant_taken_for_linear":
            if facts.linear == 0:
                return Roots(min(0, -facts.constant), max(0, -facts.constant), 0)
        case "kinds_swapped":
            if low == -high and turn != 0:
                return Roots(-turn, turn, 0)
            if low == -high:
                return Roots(0, 0, high)
    return roots


def _particular_solution(facts: Facts, slip: str) -> Combination:
    """Return it as undetermined coefficients give it. Raises: Rejected for a lost factor x without one."""
    particular = list(particular_solution(facts.linear, facts.constant, facts.force))
    if slip == "particular_sign_flipped" and particular:
        factor, term = particular[-1]
        return [*particular[:-1], (-factor, term)]
    if slip == "power_slip":
        if not particular or any(term.power == 0 for _, term in particular):
            raise Rejected("there is no resonance")
        return [(factor, term._replace(power=term.power - 1)) for factor, term in particular]
    return particular


def _constants(facts: Facts, roots: Roots, particular: Combination, slip: str) -> tuple[Fraction, Fraction]:
    """Return the constants of the initial values. Raises: Rejected where a slip makes them ugly."""
    first, second = basis(roots)
    value, slope = facts.initial
    right = (value - value_at_zero(particular), slope - slope_at_zero(particular))
    if slip == "particular_left_out":
        right = (Fraction(value), Fraction(slope))
    constants = cramer((first.value(), second.value()), _slopes(roots, slip), right)
    if slip == "constants_swapped":
        constants = (constants[1], constants[0])
    if slip and not any(constants):
        raise Rejected("both constants are zero")
    if slip and any(abs(constant) > 40 or constant.denominator > 12 for constant in constants):
        raise Rejected("a constant is no nice number")
    return constants


def _slopes(roots: Roots, slip: str) -> tuple[int, int]:
    """Return the derivatives of the two solutions at zero."""
    first, second = (term.slope() for term in basis(roots))
    match slip:
        case "product_rule_lost":
            if roots.turn != 0 or roots.low == roots.high:
                return 0, second
        case "derivative_sign_flipped":
            if first != 0:
                return -first, second
            return first, -second
    return first, second


def _step_of_roots(facts: Facts, roots: Roots) -> Step:
    left = polynomial([1, facts.linear, facts.constant], ROOT)
    if roots.turn != 0:
        right = (ROOT - roots.low) ** 2 + roots.turn**2
    else:
        right = product(ROOT - roots.low, ROOT - roots.high)
    return step("identity", left=left, right=right)


def _steps_of_general_solution(
    facts: Facts, terms: tuple[Term, Term], particular: Combination, family: Formula
) -> list[Step]:
    force = written_force(facts.force)
    homogeneous = _solves(facts, general_solution(terms, []), ZERO)
    if not particular:
        return [homogeneous]
    return [
        homogeneous,
        _solves(facts, combined(particular), force),
        _solves(facts, family, force),
    ]


def _solves(facts: Facts, solution: Formula, right: Formula) -> Step:
    left = Y_SECOND + facts.linear * Y_FIRST + facts.constant * Y
    return step("differential_equation", letter=X, solution=solution, left=left, right=right)


def _steps_of_constants(
    facts: Facts,
    terms: tuple[Term, Term],
    particular: Combination,
    constants: tuple[Fraction, Fraction],
) -> list[Step]:
    """Put x = 0 into the general solution and into its derivative."""
    value, slope = facts.initial
    first, second = terms
    matrix = _matrix(((first.value(), second.value()), (first.slope(), second.slope())))
    known = (value - value_at_zero(particular), slope - slope_at_zero(particular))
    return [
        step(
            "linear_system_solution",
            matrix=matrix,
            right=_column(known),
            solution=_column(constants),
        )
    ]


def _column(numbers: Sequence[Fraction]) -> Matrix:
    return _matrix([[number] for number in numbers])


def _matrix(rows: Sequence[Sequence[int | Fraction]]) -> Matrix:
    return Matrix(tuple(tuple(formula(entry) for entry in row) for row in rows))


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)
