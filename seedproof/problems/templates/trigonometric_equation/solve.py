"""Works a trigonometric equation out by the zeros of a polynomial, and the angles that belong to them.

A zero is kept as its square, with the sign of the zero: so those with square roots are rational, too.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.making.coefficients import value
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.trigonometric_equation.facts import (
    Brackets,
    Facts,
    Function,
    Interval,
)
from seedproof.problems.templates.trigonometric_equation.generate import interval_text, left_side, times_pi
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, call, collection, polynomial, root, total

X = Symbol("x")
U = Symbol("u")

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
_TURNS = range(-3, 4)
_IN_A_TURN = 24
"""So many twelfths of pi."""

_OTHER_ENDPOINTS: dict[Brackets, Brackets] = {"[)": "(]", "(]": "[)", "()": "()"}


def work(facts: Facts, slip: str) -> Worked:
    """The polynomial, its zeros, those that are possible, their angles in one turn, all solutions."""
    worked = _work(facts, slip)
    if slip and worked.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    coefficients = facts.coefficients
    if slip == "identity_slip":
        coefficients = _after_a_wrong_identity(facts)
    zeros = _mistaken_zeros(_zeros(coefficients), slip)
    value = call(facts.function, facts.multiple * X)
    steps: list[Step] = []
    if facts.form != "plain":
        steps.append(step("identity", left=left_side(facts), right=polynomial(coefficients, value)))
    steps.append(step("zeros", polynomial=polynomial(coefficients, U), letter=U, zeros=_set_of_zeros(zeros)))
    if facts.function != "tan":
        zeros = [zero for zero in zeros if abs(zero) <= 1]
    interval = _mistaken_interval(facts, slip)
    solutions: set[Fraction] = set()
    for zero in zeros:
        of_zero = _solutions(_angles(zero, facts.function, slip), facts.multiple, interval, slip)
        steps.append(_solutions_step(facts, value, _zero(zero), of_zero))
        solutions.update(of_zero)
    if not 1 <= len(solutions) <= 12:
        raise Rejected("there are no solutions, or too many")
    steps.append(_solutions_step(facts, left_side(facts), total(0), sorted(solutions)))
    return Worked(tuple(steps), (_multiples_of_pi(sorted(solutions)),))


def _solutions_step(facts: Facts, left: Formula, right: Formula, solutions: list[Fraction]) -> Step:
    """State where an equation holds in the interval of the problem."""
    return step(
        "solutions",
        letter=X,
        interval=Verbatim(interval_text(facts.interval)),
        left=left,
        right=right,
        solutions=_multiples_of_pi(solutions),
    )


def _after_a_wrong_identity(facts: Facts) -> list[int]:
    """Return the polynomial after a wrong identity, one that has nice zeros. Raises: Rejected."""
    for coefficients in _wrong_identities(facts):
        try:
            possible = [abs(zero) for zero in _zeros(coefficients) if abs(zero) <= 1]
        except Rejected:
            continue
        if possible and all(zero in _SINES for zero in possible):
            return coefficients
    raise Rejected("no wrong identity leads to nice zeros")


def _wrong_identities(facts: Facts) -> list[list[int]]:
    """Return the polynomials that wrong identities lead to. Raises: Rejected where none is needed."""
    if facts.form == "plain":
        raise Rejected("no identity is needed")
    quadratic, linear, constant = facts.coefficients
    if facts.form == "mixed":
        # The square is taken for u^2 - 1, or for u^2 + 1.
        return [
            [-quadratic, linear, constant + 2 * quadratic],
            [-quadratic, linear, constant],
        ]
    # The double angle is taken for that of the other function, or its formula lacks the factor 2.
    return [
        [-quadratic, linear, constant + quadratic],
        [quadratic // 2, linear, constant],
    ]


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


def _mistaken_zeros(zeros: list[Fraction], slip: str) -> list[Fraction]:
    match slip:
        case "zeros_with_the_wrong_sign":
            return sorted(-zero for zero in zeros)
        case "root_dropped" if 0 in zeros:
            return [zero for zero in zeros if zero != 0]
        case "root_dropped":
            return [zero for zero in zeros if zero > 0 or -zero not in zeros]
    return zeros


def _angles(zero: Fraction, function: Function, slip: str) -> list[int]:
    """Return those in one turn, in twelfths of pi, whose function is the zero."""
    angle = _reference_angle(zero, function, slip)
    if zero < 0:
        angle = -angle
    by_sine = function == "sin"
    if slip == "function_swapped":
        by_sine = not by_sine
    if function == "tan":
        angles = [angle, angle + 12]
    elif by_sine:
        angles = [angle, 12 - angle]
    else:
        angles = [6 - angle, angle - 6]
    if slip == "branch_missing":
        angles = angles[:1]
    return [angle % _IN_A_TURN for angle in angles]


def _reference_angle(zero: Fraction, function: Function, slip: str) -> int:
    """Return the angle of the zero without its sign."""
    known = _TANGENTS if function == "tan" else _SINES
    angle = known[abs(zero)]
    if slip == "angle_slip" and angle in (2, 4):
        return 6 - angle
    return angle


def _mistaken_interval(facts: Facts, slip: str) -> Interval:
    match slip:
        case "interval_ignored":
            return Interval("0", "2", "[)")
        case "endpoint_swapped":
            return replace(facts.interval, brackets=_OTHER_ENDPOINTS[facts.interval.brackets])
    return facts.interval


def _solutions(angles: list[int], multiple: int, interval: Interval, slip: str) -> list[Fraction]:
    """Return the solutions in the interval, in units of pi."""
    first = int(Fraction(interval.low) * 12 * multiple)
    last = int(Fraction(interval.high) * 12 * multiple)
    opening, closing = interval.brackets
    if opening == "(":
        first += 1
    if closing == ")":
        last -= 1
    turns: Sequence[int] = _TURNS
    if slip == "turns_missing":
        turns = [0]
    turned = {angle % _IN_A_TURN + _IN_A_TURN * turn for angle in angles for turn in turns}
    return sorted(Fraction(angle, 12 * multiple) for angle in turned if first <= angle <= last)


def _set_of_zeros(zeros: list[Fraction]) -> Formula:
    return collection(*(_zero(signed_square) for signed_square in zeros))


def _zero(signed_square: Fraction) -> Formula:
    square = abs(signed_square)
    size = _SURDS.get(square, root(square))
    return -size if signed_square < 0 else size


def _multiples_of_pi(numbers: Iterable[Fraction]) -> Formula:
    return collection(*(times_pi(number) for number in numbers))


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)
