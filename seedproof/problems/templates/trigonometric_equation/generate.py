"""Multiplies factors whose zeros are sines, cosines or tangents of well-known angles, or of none."""

from fractions import Fraction

from seedproof.problems.making.coefficients import product, scaled
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.trigonometric_equation.facts import Facts, Form, Function, Interval
from seedproof.problems.templates.trigonometric_equation.phrases import INTERVALS, QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, collection, latex, polynomial, total

X = Symbol("x")

Factor = tuple[int, ...]
"""A polynomial, the highest power first."""

_SINES: dict[Factor, tuple[int, ...]] = {
    (1, 0): (0, 12),
    (1, -1): (6,),
    (1, 1): (18,),
    (2, -1): (2, 10),
    (2, 1): (14, 22),
    (2, 0, -1): (3, 9, 15, 21),
    (4, 0, -3): (4, 8, 16, 20),
}
"""Where the sine is a zero of the factor, in twelfths of pi from 0 to 24."""

_TANGENTS: dict[Factor, tuple[int, ...]] = {
    (1, 0): (0, 12),
    (1, -1): (3, 15),
    (1, 1): (9, 21),
    (1, 0, -3): (4, 8, 16, 20),
    (3, 0, -1): (2, 10, 14, 22),
}
_LINEAR: tuple[Factor, ...] = ((1, 0), (1, -1), (1, 1), (2, -1), (2, 1))
_NOWHERE: tuple[Factor, ...] = ((1, -2), (1, 2), (1, -3), (1, 3), (2, -3), (2, 3), (1, -4))
"""Their zeros are no sines."""
_SURDS: tuple[Factor, ...] = ((2, 0, -1), (4, 0, -3))

_INTERVALS = (Interval("0", "2", "[)"), Interval("-1", "1", "(]"), Interval("-1", "1", "[)"))
_INTERVALS_OF_TANGENTS = (Interval("0", "2", "[)"), Interval("0", "1", "[)"), Interval("-1/2", "1/2", "()"))

_FORMS_AND_MULTIPLES: tuple[tuple[Form, int], ...] = (
    ("double", 1),
    ("double", 1),
    ("plain", 2),
    ("plain", 3),
    ("mixed", 2),
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a polynomial in sine or cosine; one to rewrite first, or in the tangent; then multiple angles.

    Raises: Rejected.
    """
    function: Function = draws.choice(("sin", "cos"))
    form: Form = "plain"
    multiple = 1
    factors = [draws.choice(_LINEAR), draws.choice((*_LINEAR, *_NOWHERE))]
    if difficulty == 1 and draws.below(6) == 0:
        factors = [draws.choice(_SURDS)]
    if difficulty == 2:
        form = draws.choice(("mixed", "mixed", "plain"))
        if form == "plain":
            function = draws.choice(("sin", "cos", "tan"))
            factors = _factors_with_surds(draws, function)
    if difficulty == 3:
        form, multiple = draws.choice(_FORMS_AND_MULTIPLES)
    coefficients = product([_leading(draws, form)], *factors)
    if form == "plain":
        if coefficients[0] < 0:
            coefficients = scaled(coefficients, -1)
    else:
        _check_rewritten(coefficients, function, form)
    facts = Facts(
        function=function,
        form=form,
        multiple=multiple,
        coefficients=coefficients,
        interval=draws.choice(_INTERVALS_OF_TANGENTS if function == "tan" else _INTERVALS),
    )
    solutions = _solutions(facts)
    if len(factors) != len({*factors}) or not 1 <= len(solutions) <= 8:
        raise Rejected("a zero is double, or there are too many solutions or none")
    if solutions == [0]:
        raise Rejected("zero is the only solution")
    return facts


def _factors_with_surds(draws: Draws, function: Function) -> list[Factor]:
    of_tangents = draws.sample(list(_TANGENTS), 2)
    if function == "tan":
        return of_tangents
    return [draws.choice(_LINEAR), draws.choice(_SURDS)]


def _leading(draws: Draws, form: Form) -> int:
    """Draw the number in front of the factors; its sign is taken back where the form is plain."""
    if form == "plain":
        return draws.choice((1, 1, -1))
    return draws.choice((1, -1))


def _check_rewritten(coefficients: list[int], function: Function, form: Form) -> None:
    """Raise Rejected where the equation does not look well in its form."""
    leading, linear, _ = coefficients
    odd = form == "double" and leading % 2 == 1
    if linear == 0 or odd or _written_coefficients(coefficients, function, form)[0] < 0:
        raise Rejected("the rewritten equation has no linear term, begins with a sign, or has fractions")


def _written_coefficients(coefficients: list[int], function: Function, form: Form) -> list[int]:
    """Return those of the equation as it stands: of the square or double angle, the function, and 1."""
    if form == "plain":
        return coefficients
    quadratic, linear, constant = coefficients
    if form == "mixed":
        return [-quadratic, linear, quadratic + constant]
    half = quadratic // 2
    if function == "sin":
        return [-half, linear, constant + half]
    return [half, linear, constant + half]


def _solutions(facts: Facts) -> list[Fraction]:
    """Return them in units of pi, ascending: known angles, turned and divided until in the interval."""
    solutions: set[Fraction] = set()
    for angle in _angles(facts):
        for turn in range(-4, 5):
            solution = (angle + 2 * turn) / facts.multiple
            if _lies_in(solution, facts.interval):
                solutions.add(solution)
    return sorted(solutions)


def _angles(facts: Facts) -> list[Fraction]:
    """Return the known angles in one turn whose function is a zero, in units of pi."""
    known = _TANGENTS if facts.function == "tan" else _SINES
    twelfths = [
        angle for factor, angles in known.items() if _divides(factor, facts.coefficients) for angle in angles
    ]
    if facts.function == "cos":
        twelfths = [angle - 6 for angle in twelfths]
    return [Fraction(angle, 12) for angle in twelfths]


def _divides(divisor: Factor, dividend: list[int]) -> bool:
    """Return whether the division of the polynomials has no remainder."""
    remainder = [Fraction(coefficient) for coefficient in dividend]
    while len(remainder) >= len(divisor):
        quotient = remainder[0] / divisor[0]
        for index, coefficient in enumerate(divisor):
            remainder[index] -= quotient * coefficient
        remainder.pop(0)
    return not any(remainder)


def _lies_in(angle: Fraction, interval: Interval) -> bool:
    opening, closing = interval.brackets
    if angle == Fraction(interval.low):
        return opening == "["
    if angle == Fraction(interval.high):
        return closing == "]"
    return Fraction(interval.low) < angle < Fraction(interval.high)


def answers(facts: Facts) -> list[Answer]:
    """Return the solutions in the interval."""
    return [Answer(collection(*(times_pi(solution) for solution in _solutions(facts))), "set", ("x",))]


def times_pi(number: Fraction) -> Formula:
    """Return a multiple of pi as one fraction."""
    return number.numerator * PI / number.denominator


def cofunction(function: Function) -> Function:
    """Return the cosine for the sine, and the sine for the cosine."""
    return "cos" if function == "sin" else "sin"


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation in its form, and the interval."""
    question = fill(draws.choice(QUESTIONS), interval=interval_text(facts.interval))
    statement = fill(draws.choice(STATEMENTS), left=latex(left_side(facts)))
    return Words(statement, (question,))


def interval_text(interval: Interval) -> str:
    """Return an interval with multiples of pi as LaTeX."""
    return fill(
        INTERVALS[interval.brackets],
        low=latex(times_pi(Fraction(interval.low))),
        high=latex(times_pi(Fraction(interval.high))),
    )


def left_side(facts: Facts) -> Formula:
    """Return the left side of the equation; the right one is zero."""
    coefficients = _written_coefficients(facts.coefficients, facts.function, facts.form)
    angle = facts.multiple * X
    value = call(facts.function, angle)
    if facts.form == "plain":
        return polynomial(coefficients, value)
    first, linear, constant = coefficients
    if facts.form == "mixed":
        square = call(cofunction(facts.function), angle) ** 2
        return total(first * square, linear * value, constant)
    return total(first * call("cos", 2 * X), linear * value, constant)


TEMPLATE = Template(
    subject="precalculus",
    method="Sturm count and substitution",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a quadratic equation in a sine or cosine",
        2: "a Pythagorean identity first, or surds, or the tangent",
        3: "a double-angle formula first, or multiple angles, whose solutions lie closer",
    },
    school=True,
    version=2,
)
