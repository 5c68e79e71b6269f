"""Decides the rules of algebra."""

from collections.abc import Iterator
from fractions import Fraction
from typing import cast

from flint import acb, fmpq, fmpq_poly

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node
from seedproof.problems.checking.evaluating import NoValue, exact, items_of, points, real_value, value_of
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.claims.sets import Interval, intervals_of
from seedproof.problems.claims.truth import Claim, Truth, same, together, truth
from seedproof.problems.reading import Gaps

_ENOUGH = 3


def agree(left: Node, right: Node) -> Truth:
    """Return whether two formulas agree wherever both have a real value: at a number of points."""
    truths: list[Truth] = []
    for point in points([left, right]):
        try:
            truths.append(same(real_value(left, point), real_value(right, point)))
        except NoValue:
            continue
    if len(truths) < _ENOUGH:
        return "undecided"
    return together(truths)


def _identity(gaps: Gaps) -> Truth:
    return agree(read(gaps["left"]), read(gaps["right"]))


def _value(gaps: Gaps) -> Truth:
    """Letters may be one or a tuple of them, and so may the places."""
    letters = items_of(gaps["letter"])
    places = items_of(gaps["at"])
    expression = read(gaps["expression"])
    stated = read(gaps["value"])
    truths: list[Truth] = []
    for point in points([expression, stated]):
        for letter, place in zip(letters, places, strict=True):
            point[letter_name(letter)] = real_value(place, point)
        try:
            truths.append(same(real_value(expression, point), real_value(stated, point)))
        except NoValue:
            continue
    return together(truths)


def letter_name(tree: Node) -> str:
    """Return the name of a letter. Raises: ValueError for anything else."""
    name: str | None = getattr(tree, "name", None)
    if name is None:
        raise ValueError("this is no letter")
    return name


def letter_of(gaps: Gaps) -> str:
    """Return the one letter in the gap of this name. Raises: ValueError."""
    return letter_name(read(gaps["letter"]))


def _zeros(gaps: Gaps) -> Truth:
    """The stated numbers are different zeros, and there are as many real ones."""
    letter = letter_of(gaps)
    polynomial = read(gaps["polynomial"])
    stated = [real_value(item, {}) for item in items_of(gaps["zeros"])]
    vanishing = together(same(real_value(polynomial, {letter: zero}), acb(0)) for zero in stated)
    if vanishing == "false":
        return "false"
    coefficients = polynomial_of(gaps["polynomial"], letter)
    terms = [fmpq(term.numerator, term.denominator) for term in reversed(coefficients)]
    # flint's stubs forget that each root comes with its multiplicity.
    roots = cast("list[tuple[acb, int]]", fmpq_poly(terms).complex_roots())
    real = [root for root, _ in roots if root.imag.contains(0)]
    if any(same(one, another) != "false" for place, one in enumerate(stated) for another in stated[:place]):
        return "false"
    if len(real) != len(stated):
        return "false"
    return vanishing if stated else "true"


def _inequality(gaps: Gaps) -> Truth:
    """At the ends of the intervals, close to them, and on a grid, the inequality holds just on the set."""
    letter = letter_of(gaps)
    left = read(gaps["left"])
    right = read(gaps["right"])
    intervals = intervals_of(gaps["solution"])
    for place in _places(intervals):
        stated = any(interval.contains(place) for interval in intervals)
        if stated is not _holds(left, gaps["sign"], right, {letter: place}):
            return "false"
    return "true"


def _places(intervals: list[Interval]) -> Iterator[acb]:
    near = exact(Fraction(1, 2**30))
    for interval in intervals:
        for end in (interval.low, interval.high):
            if end is not None:
                yield from (end - near, end, end + near)
    for number in range(-240, 241):
        yield exact(Fraction(number, 8))


_SIGNS = {r"\le": "<=", r"\leq": "<=", r"\ge": ">=", r"\geq": ">=", "<": "<", ">": ">"}


def _holds(left: Node, sign: str, right: Node, point: dict[str, acb]) -> bool:
    """Return whether an inequality holds at a point; where a side has no value it does not."""
    try:
        difference = real_value(left, point) - real_value(right, point)
    except NoValue:
        return False
    distance = float(difference.real.mid())
    is_zero = abs(distance) < 1e-25
    match _SIGNS[sign]:
        case "<":
            return distance < 0 and not is_zero
        case ">":
            return distance > 0 and not is_zero
        case "<=":
            return distance < 0 or is_zero
        case _:
            return distance > 0 or is_zero


def _satisfies(gaps: Gaps) -> Truth:
    """The stated values make both sides of an equation equal."""
    letters = items_of(gaps["letter"])
    values = items_of(gaps["value"])
    left = read(gaps["left"])
    right = read(gaps["right"])
    truths: list[Truth] = []
    for point in points([left, right]):
        for letter, number in zip(letters, values, strict=True):
            point[letter_name(letter)] = real_value(number, point)
        truths.append(same(real_value(left, point), real_value(right, point)))
    return together(truths)


def _compared(gaps: Gaps) -> Truth:
    difference = value_of(gaps["left"]) - value_of(gaps["right"])
    distance = float(difference.real.mid())
    return truth(distance < 0 if _SIGNS[gaps["sign"]] in ("<", "<=") else distance > 0)


CLAIMS: dict[str, Claim] = {
    "identity": _identity,
    "value": _value,
    "zeros": _zeros,
    "inequality": _inequality,
    "satisfies": _satisfies,
    "compared": _compared,
}
