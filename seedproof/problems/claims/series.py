"""Decides the rules of sequences and series, numerically: by many terms, or by terms at enormous places."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from math import factorial
from typing import Literal

from flint import acb, ctx

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import whole_in
from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.reading.tree import Node, names
from seedproof.problems.checking.evaluating import exact, items_of, points, real_value, value, value_of
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.checking.quadrature import integral
from seedproof.problems.checking.series import LONGEST, expansion, operator_of, solution_of
from seedproof.problems.claims.algebra import letter_name, letter_of
from seedproof.problems.claims.sets import Interval, intervals_of
from seedproof.problems.claims.truth import Claim, Truth, same, together, truth
from seedproof.problems.reading import Gaps, integer_of

Term = Callable[[int], acb]
"""The term with a number."""

_SMALL = tuple(Fraction(text) for text in ("1/11", "-1/13", "3/29"))
"""Values of a letter for which the power series of textbooks converge fast."""
_MOST_TERMS = 700
_NEGLIGIBLE = 1e-32
_SLOW = 0.97
"""A ratio of neighbouring terms from which on a series is not summed term by term."""
_LATE = 300
"""How many terms later the ratio is looked at."""


def _size(number: acb) -> float:
    return float(abs(number).mid())


def _term_of(text: str, index: str, point: Mapping[str, acb]) -> Term:
    tree = read(text)
    return lambda number: real_value(tree, {**point, index: exact(number)})


def _letters(texts: Sequence[str], index: str) -> list[str]:
    """Return the letters besides the index."""
    trees = [read(text) for text in texts]
    return sorted(set().union(*(names(tree) for tree in trees)) - {index})


def _series_sum(gaps: Gaps) -> Truth:
    """The partial sums come to the stated value, at several places where there is another letter."""
    index = letter_name(read(gaps["index"]))
    start = integer_of(gaps["start"])
    letters = _letters([gaps["term"], gaps["value"]], index)
    stated = read(gaps["value"])
    truths: list[Truth] = []
    for small in _SMALL if letters else _SMALL[:1]:
        point = {letter: exact(small) for letter in letters}
        term = _term_of(gaps["term"], index, point)
        truths.append(same(_summed(term, start), real_value(stated, point), 1e-11))
    return together(truths)


def _summed(term: Term, start: int) -> acb:
    """Return the sum of a series. Raises: ValueError where the terms do not behave."""
    late = [term(start + _LATE + number) for number in range(4)]
    sizes = [_size(number) for number in late]
    # Two steps at once, for the terms of a sum of powers with both signs may be small in turn.
    if 0 in sizes or max(sizes[2] / sizes[0], sizes[3] / sizes[1]) < _SLOW**2:
        return _added(term, start)
    if all(float(before.real.mid()) * float(after.real.mid()) < 0 for before, after in pairwise(late)):
        return _mean_sum(term, start)
    return _extrapolated(term, start)


def _added(term: Term, start: int) -> acb:
    total = acb(0)
    for number in range(start, start + _MOST_TERMS):
        addend = term(number)
        total += addend
        if number > start + 20 and _size(addend) < _NEGLIGIBLE:
            return total
    raise ValueError("the terms fall too slowly")


def _mean_sum(term: Term, start: int) -> acb:
    """Return the sum of an alternating series, by means of means of partial sums."""
    sums: list[acb] = []
    total = acb(0)
    for number in range(start, start + 140):
        total += term(number)
        if number >= start + 40:
            sums.append(total)
    while len(sums) > 1:
        sums = [(left + right) / 2 for left, right in pairwise(sums)]
    return sums[0]


def _extrapolated(term: Term, start: int) -> acb:
    """Return the sum of a series whose rest is a power series in 1/N: partial sums up to 64, ..., 4096."""
    sums: list[acb] = []
    total = acb(0)
    for number in range(4096):
        total += term(start + number)
        if number + 1 in (64, 128, 256, 512, 1024, 2048, 4096):
            sums.append(total)
    factor = 2
    while len(sums) > 1:
        sums = [(factor * after - before) / (factor - 1) for before, after in pairwise(sums)]
        factor *= 2
    return sums[0]


def _finite_sum(gaps: Gaps) -> Truth:
    index = letter_name(read(gaps["index"]))
    start = integer_of(gaps["start"])
    end = read(gaps["end"])
    stated = read(gaps["value"])
    truths: list[Truth] = []
    for point in points([read(gaps["term"]), end, stated]):
        point.pop(index, None)
        last = whole_in(real_value(end, point).real)
        if last is None or last - start > 400:
            raise ValueError("the end of the sum is no small integer")
        term = _term_of(gaps["term"], index, point)
        total = sum((term(number) for number in range(start, last + 1)), acb(0))
        truths.append(same(total, real_value(stated, point)))
    return together(truths)


_TINY_PLACE = Fraction(1, 10**20)
_MANY_DIGITS = 1000


def _with_digits(digits: int, decide: Callable[[], Truth]) -> Truth:
    before = ctx.dps
    ctx.dps = digits
    try:
        return decide()
    finally:
        ctx.dps = before


def _expansion(gaps: Gaps) -> Truth:
    """The difference is of a higher order, and the polynomial has no terms beyond."""
    letter = letter_of(gaps)
    order = integer_of(gaps["order"])
    if len(polynomial_of(gaps["polynomial"], letter)) > order + 1:
        return "false"
    function = read(gaps["function"])
    polynomial = read(gaps["polynomial"])

    def decide() -> Truth:
        truths: list[Truth] = []
        for sign in (1, -1):
            place = exact(sign * _TINY_PLACE)
            difference = value(function, {letter: place}) - value(polynomial, {letter: place})
            truths.append(truth(_size(difference / place**order) < 1e-9))
        return together(truths)

    return _with_digits(_MANY_DIGITS, decide)


Behaviour = Literal["absolutely", "conditionally", "never"]

_FAR = 10**50
_LIKE_ZERO = 0.03
"""Logarithms beside a power change the exponent that is seen so far out by less."""


def _behaviour(tree: Node, index: str, point: Mapping[str, acb]) -> Behaviour:
    """Return how a series behaves whose terms are like factor^n n^order (ln n)^power.

    Raises: ValueError where that is not clear.
    """
    ratio = value(tree, {**point, index: exact(_FAR + 1)}) / value(tree, {**point, index: exact(_FAR)})
    rate = float(abs(ratio).log().mid())
    if abs(rate) > 1e-12:
        return "absolutely" if rate < 0 else "never"
    order = _order(tree, index, point)
    if abs(order + 1) < _LIKE_ZERO:
        order = -1.0
    if abs(order) < _LIKE_ZERO:
        order = 0.0
    power = 0.0
    if order in (-1.0, 0.0):
        power = _power_of_logarithm(tree, index, point, int(order))
    if order < -1 or (order == -1 and power < -1 - _LIKE_ZERO):
        return "absolutely"
    if order > 0 or (order == 0 and power > -_LIKE_ZERO):
        return "never"
    return "conditionally" if _alternates(tree, index, point) else "never"


def _order(tree: Node, index: str, point: Mapping[str, acb]) -> float:
    quotient = value(tree, {**point, index: exact(2 * _FAR)}) / value(tree, {**point, index: exact(_FAR)})
    return float((abs(quotient).log() / acb(2).log().real).mid())


def _power_of_logarithm(tree: Node, index: str, point: Mapping[str, acb], order: int) -> float:
    """Return the power of ln n: from n to n^2, ln n doubles."""
    far = exact(_FAR)
    farther = exact(_FAR**2)
    quotient = value(tree, {**point, index: farther}) / value(tree, {**point, index: far})
    quotient *= far**order / farther**order
    return float((abs(quotient).log() / acb(2).log().real).mid())


def _alternates(tree: Node, index: str, point: Mapping[str, acb]) -> bool:
    signs = [float(real_value(tree, {**point, index: exact(number)}).real.mid()) for number in range(30, 38)]
    return all(before * after < 0 for before, after in pairwise(signs))


def _judged(gaps: Gaps, behaviours: frozenset[Behaviour]) -> Truth:
    """At the ends of the stated set, close to them and far from them, the series behaves as it is said."""
    letter = letter_of(gaps)
    index = letter_name(read(gaps["index"]))
    tree = read(gaps["term"])

    def decide() -> Truth:
        intervals = intervals_of(gaps["solution"])
        for place in _places(intervals):
            stated = any(interval.contains(place) for interval in intervals)
            try:
                behaviour = _behaviour(tree, index, {letter: place})
            except (OverflowError, ZeroDivisionError):
                return "undecided"
            if stated is not (behaviour in behaviours):
                return "false"
        return "true"

    return _with_digits(_MANY_DIGITS, decide)


def _places(intervals: Sequence[Interval]) -> Iterator[acb]:
    ends = [end for interval in intervals for end in (interval.low, interval.high) if end is not None]
    for end in ends:
        yield end
        for offset in (Fraction(2, 17), Fraction(5, 13), Fraction(41, 11)):
            yield end - exact(offset)
            yield end + exact(offset)
    for low, high in pairwise(ends):
        yield low + exact(Fraction(3, 8)) * (high - low)


def _decay(gaps: Gaps) -> Truth:
    letter = letter_of(gaps)
    exponent, constant = [real_value(item, {}) for item in items_of(gaps["pair"])]
    expression = read(gaps["expression"])

    def decide() -> Truth:
        far = exact(_FAR)
        return same(value(expression, {letter: far}) * far**exponent, constant, 1e-9)

    return _with_digits(_MANY_DIGITS, decide)


def _alternating_estimate(gaps: Gaps) -> Truth:
    """Count until the next term is small, and the sizes fall from it on."""
    index = letter_name(read(gaps["index"]))
    start = integer_of(gaps["start"])
    term = _term_of(gaps["term"], index, {})
    bound = value_of(gaps["bound"])
    count = 1
    following = abs(term(start + 1))
    while count < 2 * _MOST_TERMS:
        after = abs(term(start + count + 1))
        if not following > bound.real and not after > following:
            return truth(count == integer_of(gaps["count"]))
        following = after
        count += 1
    return "undecided"


def _series_between(gaps: Gaps) -> Truth:
    """Two neighbouring partial sums of alternating terms whose sizes fall are the bounds, in their order."""
    index = letter_name(read(gaps["index"]))
    start = integer_of(gaps["start"])
    term = _term_of(gaps["term"], index, {})
    low, high = [real_value(item, {}) for item in items_of(gaps["bounds"])]
    total = acb(0)
    sums: list[acb] = []
    for number in range(start, start + 14):
        total += term(number)
        sums.append(total)
    for place, (before, after) in enumerate(pairwise(sums)):
        lower, upper = sorted((before, after), key=lambda number: float(number.real.mid()))
        if same(lower, low) == "true" and same(upper, high) == "true":
            sizes = [_size(term(start + place + offset)) for offset in range(1, 40)]
            return truth(sizes == sorted(sizes, reverse=True))
    return "false"


def _fixed_points(gaps: Gaps) -> Truth:
    """The stated points are fixed, and a fine grid shows no other one."""
    letter = letter_of(gaps)
    function = read(gaps["function"])
    stated = [real_value(item, {}) for item in items_of(gaps["points"])]

    def difference(place: acb) -> float | None:
        try:
            return float((real_value(function, {letter: place}) - place).real.mid())
        except ValueError:
            return None

    for place in stated:
        height = difference(place)
        if height is None or abs(height) > 1e-25:
            return "false"
    grid = [exact(Fraction(2 * number + 1, 66)) for number in range(-1280, 1281)]
    heights = [(place, difference(place)) for place in grid]
    for (low, below), (high, above) in pairwise(heights):
        if below is None or above is None or below * above > 0 or max(abs(below), abs(above)) > 1:
            continue
        if not any(Interval(low, high, True, True).contains(place) for place in stated):
            return "false"
    return "true"


def _sequence_limit(gaps: Gaps) -> Truth:
    letter = letter_of(gaps)
    function = read(gaps["function"])
    term = value_of(gaps["start"])
    for _ in range(500):
        following = real_value(function, {letter: term})
        following = acb(following.real.mid())
        if _size(following - term) < 1e-20:
            return same(following, value_of(gaps["limit"]), 1e-9)
        term = following
    return same(term, value_of(gaps["limit"]), 1e-9)


def _order_of_convergence(gaps: Gaps) -> Truth:
    letter = letter_of(gaps)
    function = read(gaps["function"])
    order_node, constant = items_of(gaps["pair"])
    order = rational(order_node)
    if order is None or order.denominator != 1:
        return "false"
    error = exact(Fraction(1, 10**15))
    limit = value_of(gaps["limit"])
    following = (real_value(function, {letter: limit + error}) - limit) / error ** int(order)
    return same(following, real_value(constant, {}), 1e-9)


_FOLLOWING = re.compile(r"a_\{n\+([1-9])\}")
_CHECKED = 8


def _coefficient_recurrence(gaps: Gaps) -> Truth:
    """In the equation, the coefficients of a power are those of two a's, in the stated ratio."""
    match = _FOLLOWING.fullmatch(gaps["following"])
    if match is None or not gaps["right"].endswith("a_n"):
        raise ValueError("the recurrence is not of the form that is decided here")
    shift = int(match[1])
    ratio = read(gaps["right"].removesuffix("a_n").strip() or "1")
    operator = operator_of(gaps["equation"])
    truths: list[Truth] = []
    for n in range(integer_of(gaps["from"]), integer_of(gaps["from"]) + _CHECKED):
        high = operator.image(n + shift)
        low = operator.image(n)
        power = min(high)
        if power not in low:
            return "false"
        stated = real_value(ratio, {"n": exact(n)})
        truths.append(same(exact(-low[power] / high[power]), stated))
    return together(truths)


def _solution(gaps: Gaps) -> list[Fraction]:
    return solution_of(operator_of(gaps["equation"]), gaps["initial"], LONGEST + 4)


def _series_solution(gaps: Gaps) -> Truth:
    order = integer_of(gaps["order"])
    stated = [*reversed(polynomial_of(gaps["polynomial"], "x"))]
    expected = _solution(gaps)[: order + 1]
    while len(expected) > 1 and expected[-1] == 0:
        expected.pop()
    return truth(stated == expected)


_DERIVATIVE = re.compile(r"y\^\{\(([0-9])\)\}\(0\)")


def _derivative_of_solution(gaps: Gaps) -> Truth:
    match = _DERIVATIVE.fullmatch(gaps["derivative"])
    if match is None:
        raise ValueError("there is no derivative at zero")
    number = int(match[1])
    return same(exact(_solution(gaps)[number] * factorial(number)), value_of(gaps["value"]))


def _initial_value_problem(gaps: Gaps) -> Truth:
    return truth(expansion(gaps["function"], "x", LONGEST) == _solution(gaps)[:LONGEST])


_TERM = re.compile(r"a_(?:\{n\+([1-9])\}|n|([0-9]))")


def _residuals(recurrence: str, term: Callable[[int], acb]) -> Iterator[Truth]:
    """Yield whether both sides of a recurrence agree, for several n."""
    left, _, right = recurrence.partition(" = ")
    for n in range(_CHECKED):
        sides = [_side(side, n, term) for side in (left, right)]
        yield same(sides[0], sides[1])


def _side(text: str, n: int, term: Callable[[int], acb]) -> acb:
    """Return the value of a side: each a is replaced by a letter that has its value."""
    letters = {"u": 0}
    for shift in range(1, 5):
        letters["vwyz"[shift - 1]] = shift
    named = {shift: letter for letter, shift in letters.items()}
    replaced = _TERM.sub(lambda match: f"({named[int(match[1] or 0)]})", text)
    point = {letter: term(n + shift) for letter, shift in letters.items() if f"({letter})" in replaced}
    return real_value(read(replaced), {**point, "n": exact(n)})


def _satisfies_recurrence(gaps: Gaps) -> Truth:
    return together(_residuals(gaps["recurrence"], _term_of(gaps["term"], "n", {})))


_INITIAL = re.compile(r"a_([0-9]) = (-?[0-9]{1,9})")


def _recurrence_solved(gaps: Gaps) -> Truth:
    """The recurrence holds, and so do the first terms; they decide all others."""
    term = _term_of(gaps["term"], "n", {})
    initial = _INITIAL.findall(gaps["initial"])
    if not initial:
        raise ValueError("there are no first terms")
    first = [same(term(int(index)), exact(int(number))) for index, number in initial]
    return together([*first, *_residuals(gaps["recurrence"], term)])


def _generating_function(gaps: Gaps) -> Truth:
    """The coefficients of the expansion begin with the first terms, and satisfy the recurrence."""
    coefficients = expansion(gaps["function"], "x", LONGEST)
    initial = _INITIAL.findall(gaps["initial"])
    if not initial:
        raise ValueError("there are no first terms")
    first = [truth(coefficients[int(index)] == int(number)) for index, number in initial]
    left, _, right = gaps["recurrence"].partition(" = ")
    later: list[Truth] = []
    for n in range(LONGEST - len(initial)):
        sides = [_side(side, n, lambda index: exact(coefficients[index])) for side in (left, right)]
        later.append(same(sides[0], sides[1]))
    return together([*first, *later])


def _growth_ratio(gaps: Gaps) -> Truth:
    tree = read(gaps["term"])

    def decide() -> Truth:
        ratio = value(tree, {"n": exact(_FAR + 1)}) / value(tree, {"n": exact(_FAR)})
        return same(ratio, value_of(gaps["value"]), 1e-9)

    return _with_digits(_MANY_DIGITS, decide)


_CIRCLE = 64
"""Points on it."""
_RADIUS = Fraction(1, 32)


def _derivative_at_zero(gaps: Gaps) -> Truth:
    """Return whether Cauchy's formula gives the derivative: a mean over a small circle."""
    letter = letter_of(gaps)
    order = integer_of(gaps["order"])
    function = read(gaps["function"])
    total = acb(0)
    for number in range(_CIRCLE):
        direction = (acb(0, 2) * acb.pi() * exact(Fraction(number, _CIRCLE))).exp()
        total += value(function, {letter: exact(_RADIUS) * direction}) / direction**order
    derivative = total / _CIRCLE / exact(_RADIUS) ** order * factorial(order)
    return same(derivative, value_of(gaps["value"]), 1e-10)


def _integral_for_integers(gaps: Gaps) -> Truth:
    letter = letter_of(gaps)
    low = value_of(gaps["low"])
    high = value_of(gaps["high"])
    integrand = read(gaps["integrand"])
    stated = read(gaps["value"])
    truths: list[Truth] = []
    for n in (1, 2, 3, 4):
        number = exact(n)
        area = integral(_with_number(integrand, letter, number), low, high)
        truths.append(same(area, real_value(stated, {"n": number}), 1e-10))
    return together(truths)


def _with_number(integrand: Node, letter: str, number: acb) -> Callable[[acb], acb]:
    return lambda place: value(integrand, {letter: place, "n": number})


CLAIMS: dict[str, Claim] = {
    "series_sum": _series_sum,
    "finite_sum": _finite_sum,
    "expansion": _expansion,
    "converges_for": lambda gaps: _judged(gaps, frozenset(("absolutely", "conditionally"))),
    "converges_absolutely_for": lambda gaps: _judged(gaps, frozenset(("absolutely",))),
    "converges_conditionally_for": lambda gaps: _judged(gaps, frozenset(("conditionally",))),
    "decay": _decay,
    "alternating_estimate": _alternating_estimate,
    "series_between": _series_between,
    "fixed_points": _fixed_points,
    "sequence_limit": _sequence_limit,
    "order_of_convergence": _order_of_convergence,
    "coefficient_recurrence": _coefficient_recurrence,
    "series_solution": _series_solution,
    "derivative_of_solution": _derivative_of_solution,
    "initial_value_problem": _initial_value_problem,
    "satisfies_recurrence": _satisfies_recurrence,
    "recurrence_solved": _recurrence_solved,
    "generating_function": _generating_function,
    "growth_ratio": _growth_ratio,
    "derivative_at_zero": _derivative_at_zero,
    "integral_for_integers": _integral_for_integers,
}
