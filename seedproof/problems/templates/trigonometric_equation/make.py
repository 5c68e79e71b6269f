"""Multiplies factors whose zeros are sines, cosines or tangents of well-known angles, or of none.

A zero is kept as its square, with the sign of the zero: so those with square roots are rational, too.
"""

from collections.abc import Iterable
from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.making.circles import multiple_of_pi
from seedproof.problems.making.coefficients import product, scaled, value
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.trigonometric_equation.facts import Facts, Form, Function, Interval
from seedproof.problems.templates.trigonometric_equation.phrases import INTERVALS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import ZERO, Formula, Symbol, Verbatim, call, collection, latex, polynomial, root

X = Symbol("x")
U = Symbol("u")

Factor = tuple[int, ...]
"""A polynomial, the highest power first."""

_LINEAR: tuple[Factor, ...] = ((1, 0), (1, -1), (1, 1), (2, -1), (2, 1))
_NOWHERE: tuple[Factor, ...] = ((1, -2), (1, 2), (1, -3), (1, 3), (2, -3), (2, 3), (1, -4))
"""Their zeros are no sines."""
_WITH_SURDS: tuple[Factor, ...] = ((2, 0, -1), (4, 0, -3))
_OF_TANGENTS: tuple[Factor, ...] = ((1, 0), (1, -1), (1, 1), (1, 0, -3), (3, 0, -1))

_INTERVALS = (Interval("0", "2", "[)"), Interval("-1", "1", "(]"), Interval("-1", "1", "[)"))
_INTERVALS_OF_TANGENTS = (Interval("0", "2", "[)"), Interval("0", "1", "[)"), Interval("-1/2", "1/2", "()"))
_OTHER_ENDPOINTS = {"[)": "(]", "(]": "[)", "()": "()"}

_FORMS_AND_MULTIPLES: tuple[tuple[Form, int], ...] = (
    ("double", 1),
    ("double", 1),
    ("plain", 2),
    ("plain", 3),
    ("mixed", 2),
)

_SINES = {Fraction(0): 0, Fraction(1, 4): 2, Fraction(1, 2): 3, Fraction(3, 4): 4, Fraction(1): 6}
_TANGENTS = {Fraction(0): 0, Fraction(1, 3): 2, Fraction(1): 3, Fraction(3): 4}
"""Angles from 0 to pi/2, in twelfths of pi, by the square of the sine or tangent."""
_SURDS = {
    Fraction(1, 2): root(2) / 2,
    Fraction(3, 4): root(3) / 2,
    Fraction(3): root(3),
    Fraction(1, 3): root(3) / 3,
}
"""Irrational zeros by their squares."""
_RATIONAL_ZEROS = sorted({Fraction(above, below) for above in range(-8, 9) for below in (1, 2)})
_IN_A_TURN = 24
"""So many twelfths of pi."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a polynomial in sine or cosine; one to rewrite first, or in the tangent; then multiple angles."""
    function: Function = draws.choice(("sin", "cos"))
    form: Form = "plain"
    multiple = 1
    factors = [draws.choice(_LINEAR), draws.choice((*_LINEAR, *_NOWHERE))]
    if difficulty == 1 and draws.below(6) == 0:
        factors = [draws.choice(_WITH_SURDS)]
    if difficulty == 2:
        form = draws.choice(("mixed", "mixed", "plain"))
        if form == "plain":
            function = draws.choice(("sin", "cos", "tan"))
            factors = draws.sample(_OF_TANGENTS, 2)
            if function != "tan":
                factors = [draws.choice(_LINEAR), draws.choice(_WITH_SURDS)]
    if difficulty == 3:
        form, multiple = draws.choice(_FORMS_AND_MULTIPLES)
    sign = draws.choice((1, 1, -1)) if form == "plain" else draws.choice((1, -1))
    coefficients = product([sign], *factors)
    if form == "plain" and coefficients[0] < 0:
        coefficients = scaled(coefficients, -1)
    if form != "plain":
        odd = form == "double" and coefficients[0] % 2 == 1
        first, linear, _ = _written(coefficients, function, form)
        if linear == 0 or odd or first < 0:
            raise Rejected("the rewritten equation has no linear term, begins with a sign, or has fractions")
    interval = draws.choice(_INTERVALS_OF_TANGENTS if function == "tan" else _INTERVALS)
    facts = Facts(function, form, multiple, coefficients, interval)
    if len(factors) != len({*factors}):
        raise Rejected("a zero is double, or there are too many solutions or none")
    zeros = _possible(facts, _zeros(coefficients))
    solutions = [solution for zero in zeros for solution in _solutions(facts, zero, NO_SLIP)]
    if not 1 <= len(solutions) <= 8:
        raise Rejected("a zero is double, or there are too many solutions or none")
    if solutions == [0]:
        raise Rejected("zero is the only solution")
    return facts


def work(facts: Facts, slip: Slip) -> Worked:
    """The polynomial, its zeros, those that are possible, their angles in one turn, all solutions."""
    coefficients = slip.or_else(facts.coefficients, identity_slip=lambda: _after_a_wrong_identity(facts))
    zeros = _zeros(coefficients)
    zeros = slip.or_else(
        zeros,
        zeros_with_the_wrong_sign=sorted(-zero for zero in zeros),
        root_dropped=[
            zero for zero in zeros if (zero != 0 if 0 in zeros else zero > 0 or -zero not in zeros)
        ],
    )
    function = call(facts.function, facts.multiple * X)
    left = _left_side(facts)
    steps: list[Step] = []
    if facts.form != "plain":
        steps.append(step("identity", left=left, right=polynomial(coefficients, function)))
    found = collection(*map(_zero, zeros))
    steps.append(step("zeros", polynomial=polynomial(coefficients, U), letter=U, zeros=found))
    solutions: set[Fraction] = set()
    for zero in _possible(facts, zeros):
        of_zero = _solutions(facts, zero, slip)
        steps.append(_solutions_step(facts, function, _zero(zero), of_zero))
        solutions.update(of_zero)
    if not 1 <= len(solutions) <= 12:
        raise Rejected("there are no solutions, or too many")
    steps.append(_solutions_step(facts, left, ZERO, solutions))
    return Worked(tuple(steps), (_set_of_angles(solutions),))


def _solutions_step(facts: Facts, left: Formula, right: Formula, solutions: Iterable[Fraction]) -> Step:
    """State where an equation holds in the interval of the problem."""
    interval = Verbatim(_interval(facts))
    found = _set_of_angles(solutions)
    return step("solutions", letter=X, interval=interval, left=left, right=right, solutions=found)


def _set_of_angles(angles: Iterable[Fraction]) -> Formula:
    return collection(*map(multiple_of_pi, sorted(angles)))


def _after_a_wrong_identity(facts: Facts) -> list[int]:
    """Return the polynomial after a wrong identity, one that has nice zeros. Raises: Rejected."""
    if facts.form == "plain":
        raise Rejected("no identity is needed")
    quadratic, linear, constant = facts.coefficients
    if facts.form == "mixed":
        # The square is taken for u^2 - 1, or for u^2 + 1.
        wrong = [[-quadratic, linear, constant + 2 * quadratic], [-quadratic, linear, constant]]
    else:
        # The double angle is taken for that of the other function, or its formula lacks the factor 2.
        wrong = [[-quadratic, linear, constant + quadratic], [quadratic // 2, linear, constant]]
    for coefficients in wrong:
        try:
            possible = [abs(zero) for zero in _zeros(coefficients) if abs(zero) <= 1]
        except Rejected:
            continue
        if possible and all(zero in _SINES for zero in possible):
            return coefficients
    raise Rejected("no wrong identity leads to nice zeros")


def _zeros(coefficients: list[int]) -> list[Fraction]:
    """Return their squares with the signs of the zeros, ascending. Raises: Rejected where one is not nice."""
    zeros = [zero * abs(zero) for zero in _RATIONAL_ZEROS if value(coefficients, zero) == 0]
    even_powers = coefficients[::-2][::-1]
    odd_powers = coefficients[-2::-2][::-1]
    for square in _SURDS:
        if value(even_powers, square) == 0 and value(odd_powers, square) == 0:
            zeros += [-square, square]
    if len(zeros) < len(coefficients) - 1:
        raise Rejected("a zero is not nice, or double")
    return sorted(zeros)


def _zero(signed_square: Fraction) -> Formula:
    square = abs(signed_square)
    size = _SURDS.get(square, root(square))
    return -size if signed_square < 0 else size


def _possible(facts: Facts, zeros: list[Fraction]) -> list[Fraction]:
    return [zero for zero in zeros if facts.function == "tan" or abs(zero) <= 1]


def _solutions(facts: Facts, zero: Fraction, slip: Slip) -> list[Fraction]:
    """Return where the function is the zero, in the interval and in units of pi."""
    exchanged = _OTHER_ENDPOINTS[facts.interval.brackets]
    interval = slip.or_else(
        facts.interval,
        interval_ignored=Interval("0", "2", "[)"),
        endpoint_swapped=replace(facts.interval, brackets=exchanged),
    )
    twelfths = 12 * facts.multiple
    first = int(Fraction(interval.low) * twelfths)
    if interval.brackets[0] == "(":
        first += 1
    last = int(Fraction(interval.high) * twelfths)
    if interval.brackets[1] == ")":
        last -= 1
    turns = slip.or_else(range(-3, 4), turns_missing=range(1))
    angles = _angles(zero, facts.function, slip)
    turned = {angle % _IN_A_TURN + _IN_A_TURN * turn for angle in angles for turn in turns}
    return sorted(Fraction(angle, twelfths) for angle in turned if first <= angle <= last)


def _angles(zero: Fraction, function: Function, slip: Slip) -> list[int]:
    """Return those in one turn, in twelfths of pi, whose function is the zero."""
    known = _TANGENTS if function == "tan" else _SINES
    angle = known[abs(zero)]
    if angle in (2, 4):
        angle = slip.or_else(angle, angle_slip=6 - angle)
    if zero < 0:
        angle = -angle
    of_sine = [angle, 12 - angle]
    of_cosine = [6 - angle, angle - 6]
    if function == "tan":
        angles = [angle, angle + 12]
    elif function == "sin":
        angles = slip.or_else(of_sine, function_swapped=of_cosine)
    else:
        angles = slip.or_else(of_cosine, function_swapped=of_sine)
    return slip.or_else(angles, branch_missing=angles[:1])


def _written(coefficients: list[int], function: Function, form: Form) -> list[int]:
    """Return those of the equation as it stands: of the square or double angle, the function, and 1."""
    if form == "plain":
        return coefficients
    quadratic, linear, constant = coefficients
    if form == "mixed":
        return [-quadratic, linear, quadratic + constant]
    half = quadratic // 2
    return [-half if function == "sin" else half, linear, constant + half]


def _left_side(facts: Facts) -> Formula:
    """Return the left side of the equation; the right one is zero."""
    coefficients = _written(facts.coefficients, facts.function, facts.form)
    angle = facts.multiple * X
    function = call(facts.function, angle)
    if facts.form == "plain":
        return polynomial(coefficients, function)
    first, linear, constant = coefficients
    replaced = call("cos", 2 * X)
    if facts.form == "mixed":
        replaced = call("cos" if facts.function == "sin" else "sin", angle) ** 2
    return first * replaced + linear * function + constant


def _interval(facts: Facts) -> str:
    """Return the interval as LaTeX."""
    low, high = (latex(multiple_of_pi(Fraction(end))) for end in (facts.interval.low, facts.interval.high))
    return fill(INTERVALS[facts.interval.brackets], low=low, high=high)


SHEET = Sheet(
    subject="precalculus",
    method="Sturm count and substitution",
    sample=sample,
    gaps=lambda facts: {"left": _left_side(facts), "within": _interval(facts)},
    order=(1, 0),
    work=work,
    types=(Typed("set", ("x",)),),
    slips={
        "identity_slip": "the trigonometric identity has a wrong sign or lacks a factor",
        "zeros_with_the_wrong_sign": "the zeros of the polynomial have the wrong signs",
        "root_dropped": "a zero is lost, by dividing by the unknown or taking one square root only",
        "branch_missing": "of the two angles in a turn only the one from the inverse function is taken",
        "function_swapped": "the angles of the sine are taken for the cosine, or the other way round",
        "angle_slip": "the angles pi/6 and pi/3 are confused",
        "turns_missing": "no full turns are added",
        "interval_ignored": "the solutions from 0 to 2 pi are given, though the interval is another",
        "endpoint_swapped": "of the ends of the interval the wrong one is taken in",
    },
    levels={
        1: "a quadratic equation in a sine or cosine",
        2: "a Pythagorean identity first, or surds, or the tangent",
        3: "a double-angle formula first, or multiple angles, whose solutions lie closer",
    },
    school=True,
    version=2,
)
