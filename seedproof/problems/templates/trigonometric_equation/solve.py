"""Works a trigonometric equation out by the zeros of a polynomial, and the angles that belong to them.

A zero is kept as its square, with the sign of the zero: so those with square roots are rational, too.
"""

from collections.abc import Iterable
from fractions import Fraction

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, collection, equation, formula, polynomial, root

X, U = Symbol("x"), Symbol("u")
_ZERO, _THIRD, _HALF, _MOST = Fraction(0), Fraction(1, 3), Fraction(1, 2), Fraction(3, 4)
_SINES = {_ZERO: 0, Fraction(1, 4): 2, _HALF: 3, _MOST: 4, Fraction(1): 6}
_TANGENTS = {_ZERO: 0, _THIRD: 2, Fraction(1): 3, Fraction(3): 4}
"""Angles from 0 to pi/2, in twelfths of pi, by the square of the sine or tangent."""
_SHOWN = {_HALF: root(2) / 2, _MOST: root(3) / 2, Fraction(3): root(3), _THIRD: root(3) / 3}
_SURDS = tuple(_SHOWN)
_TURNS = range(-3, 4)
_RATIONAL = sorted({Fraction(above, below) for above in range(-8, 9) for below in (1, 2)})


def work(facts: Facts, slip: str) -> Worked:
    """The polynomial, its zeros, those that are possible, their angles in one turn, all solutions."""
    done = _work(facts, slip)
    if slip and done.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return done


def _work(facts: Facts, slip: str) -> Worked:
    function, multiple = facts["function"], facts["multiple"]
    shown = call(function, multiple * X)
    coefficients = _mistaken(facts) if slip == "identity_slip" else facts["coefficients"]
    first = {
        "plain": "With {short}, the equation says that {} has to be zero.",
        "mixed": "Expressing {square} by {short}, the equation says that {} has to be zero.",
        "double": "By a double-angle formula, with {short}, {} has to be zero.",
    }[facts["form"]]
    other = call("cos" if function == "sin" else "sin", multiple * X) ** 2
    steps = [
        step(first, polynomial(coefficients, U), "expression(u)", short=equation(U, shown), square=other)
    ]
    zeros = _zeros(coefficients)
    if slip == "zeros_with_the_wrong_sign":
        zeros = sorted(-zero for zero in zeros)
    elif slip == "root_dropped":
        lost = [zero for zero in zeros if zero == 0] or [
            zero for zero in zeros if -zero in zeros and zero < 0
        ]
        zeros = [zero for zero in zeros if zero not in lost]
    steps.append(step("The zeros of this polynomial are {}.", _values(zeros), "set"))
    if function != "tan":
        zeros = [zero for zero in zeros if abs(zero) <= 1]
        text = "As {function} lies between $-1$ and $1$, the values left for $u$ are {}."
        steps.append(step(text, _values(zeros), "set", function=shown))
    angles = sorted({angle for zero in zeros for angle in _angles(zero, function, slip)})
    text = r"Within $\left[0, 2 \pi\right)$ these values are taken for {angle} in {}."
    steps.append(step(text, _multiples(Fraction(angle, 12) for angle in angles), "set", angle=multiple * X))
    low, high, ends = ["0", "2", "[)"] if slip == "interval_ignored" else facts["interval"]
    if slip == "endpoint_swapped":
        ends = {"[)": "(]", "(]": "[)"}.get(ends, ends)
    start, end = (int(Fraction(one) * 12 * multiple) for one in (low, high))
    turned = {angle + 24 * turn for angle in angles for turn in ([0] if slip == "turns_missing" else _TURNS)}
    inside = range(start + (ends[0] != "["), end + (ends[1] == "]"))
    found = sorted(Fraction(one, 12 * multiple) for one in turned if one in inside)
    if not 1 <= len(found) <= 12:
        raise Rejected("there are no solutions, or too many")
    divided = ", and dividing by {multiple}" if multiple > 1 else ""
    text = f"Adding or subtracting full turns{divided}, the solutions in the interval are {{}}."
    solutions = _multiples(found)
    steps.append(step(text, solutions, "set", multiple=formula(multiple)))
    return Worked(tuple(steps), (solutions,))


def _mistaken(facts: Facts) -> list[int]:
    """The polynomial after a wrong identity, one that has nice zeros."""
    if facts["form"] == "plain":
        raise Rejected("no identity is needed")
    first, middle, last = facts["coefficients"]
    if facts["form"] == "mixed":
        # The square is taken for u^2 - 1, or for u^2 + 1.
        tried = [[-first, middle, last + 2 * first], [-first, middle, last]]
    else:
        # The double angle is taken for that of the other function, or its formula lacks the factor 2.
        tried = [[-first, middle, last + first], [first // 2, middle, last]]
    for coefficients in tried:
        try:
            possible = [abs(zero) for zero in _zeros(coefficients) if abs(zero) <= 1]
        except Rejected:
            continue
        if possible and {*possible} <= {*_SINES}:
            return coefficients
    raise Rejected("no wrong identity leads to nice zeros")


def _zeros(coefficients: list[int]) -> list[Fraction]:
    """Their squares with the signs of the zeros, ascending. Raises: Rejected where one is not nice."""
    found = [zero * abs(zero) for zero in _RATIONAL if _at(coefficients, zero) == 0]
    for square in _SURDS:
        if _at(coefficients[::-2][::-1], square) == _at(coefficients[-2::-2][::-1], square) == 0:
            found += [-square, square]
    if len(found) < len(coefficients) - 1:
        raise Rejected("a zero is not nice, or double")
    return sorted(found)


def _at(coefficients: list[int], number: Fraction) -> int:
    """The value of the polynomial, times a power of the denominator."""
    value, power = 0, 1
    for one in coefficients:
        value, power = value * number.numerator + one * power, power * number.denominator
    return value


def _angles(zero: Fraction, function: str, slip: str) -> tuple[int, ...]:
    """In one turn, in twelfths of pi: those of the value, whose square with its sign is given."""
    size = (_TANGENTS if function == "tan" else _SINES)[abs(zero)]
    if slip == "angle_slip":
        size = {2: 4, 4: 2}.get(size, size)
    angle = size if zero >= 0 else -size
    if function == "tan":
        both = angle, angle + 12
    elif (function == "sin") != (slip == "function_swapped"):
        both = angle, 12 - angle
    else:
        both = 6 - angle, angle - 6
    return tuple(one % 24 for one in both[: 1 if slip == "branch_missing" else 2])


def _values(zeros: list[Fraction]) -> Formula:
    found = ((1 if zero > 0 else -1) * _SHOWN.get(abs(zero), root(abs(zero))) for zero in zeros)
    return collection(*found)


def _multiples(numbers: Iterable[Fraction]) -> Formula:
    return collection(*(one.numerator * PI / one.denominator for one in numbers))


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
