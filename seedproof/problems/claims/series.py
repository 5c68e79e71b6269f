"""Decides the rules of sequences and series: sums, convergence, expansions, iterations."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import count, islice, pairwise
from math import comb, log2

from flint import acb, ctx

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Node, names
from seedproof.problems.checking.evaluating import NoValue, Point, exact, items_of, real_value, value_of
from seedproof.problems.checking.polynomials import polynomial_of
from seedproof.problems.claims.algebra import letter_name, letter_of
from seedproof.problems.claims.sets import intervals_of
from seedproof.problems.claims.truth import Claim, Truth, same, together, truth
from seedproof.problems.reading import Gaps

_DIGITS = 150
_SUMMATION = 1e-9
_TERMS = 48
"""Terms from which a sum is extrapolated."""
_HIGHEST = 12
"""The degree up to which polynomials are read."""
_SMALL = (Fraction(1, 7), Fraction(-1, 9), Fraction(2, 11))
"""Values of letters inside the interval of convergence."""
_FAR = 2**40
_HARMONIC = 1e-6
_LOGARITHMIC = 0.05


def _index(gaps: Gaps) -> str:
    return letter_name(read(gaps["index"]))


def _term(tree: Node, index: str, place: int, point: Point) -> acb:
    return real_value(tree, {**point, index: exact(place)})


def _parameters(trees: list[Node], bound: str) -> Iterator[dict[str, acb]]:
    """Yield small values for all letters but the bound one; one empty point where there are none."""
    letters = sorted(set().union(*(names(tree) for tree in trees)) - {bound})
    if not letters:
        yield {}
        return
    for start in range(len(_SMALL)):
        yield {letter: exact(_SMALL[(start + place) % len(_SMALL)]) for place, letter in enumerate(letters)}


def _sum(tree: Node, index: str, start: int, point: Point) -> acb:
    """Return the sum of a series by Levin's u-transformation of its partial sums. Raises: NoValue."""
    terms = [_term(tree, index, start + place, point) for place in range(_TERMS + 1)]
    if any(term == 0 for term in terms):
        return _pairs(tree, index, start, point)
    above = acb(0)
    below = acb(0)
    partial = acb(0)
    for place, term in enumerate(terms[:-1]):
        partial += term
        shift = exact(Fraction(place + 1, _TERMS)) ** (_TERMS - 2)
        weight = (-1) ** place * comb(_TERMS - 1, place) * shift / (term * (place + 1))
        above += weight * partial
        below += weight
    return above / below


def _pairs(tree: Node, index: str, start: int, point: Point) -> acb:
    """Return the sum of a series some of whose terms are zero, which must be small soon. Raises: NoValue."""
    total = acb(0)
    for place in range(600):
        total += _term(tree, index, start + place, point)
    last = max(float(abs(_term(tree, index, start + place, point)).mid()) for place in range(590, 600))
    if last > _SUMMATION**2:
        raise NoValue("the series converges slowly")
    return total


def _series_sum(gaps: Gaps) -> Truth:
    index = _index(gaps)
    tree = read(gaps["term"])
    stated = read(gaps["value"])
    start = int(gaps["start"])
    with ctx.workdps(_DIGITS):
        return together(
            same(_sum(tree, index, start, point), real_value(stated, point), _SUMMATION)
            for point in _parameters([tree, stated], index)
        )


def _finite_sum(gaps: Gaps) -> Truth:
    """The end may be a letter, or hold one: several integers are tried."""
    index = _index(gaps)
    tree = read(gaps["term"])
    stated = read(gaps["value"])
    end = read(gaps["end"])
    start = int(gaps["start"])
    truths: list[Truth] = []
    for number in (3, 5, 8):
        for point in _parameters([tree, stated], index):
            counted = {**point, **dict.fromkeys(names(end), exact(number))}
            last = real_value(end, counted).real.unique_fmpz()
            if last is None or int(last) > 2000:
                raise NoValue("the end of the sum is no integer, or too large")
            places = range(start, int(last) + 1)
            total = sum((_term(tree, index, place, counted) for place in places), acb(0))
            truths.append(same(total, real_value(stated, counted)))
    return together(truths)


def _expansion(gaps: Gaps) -> Truth:
    """The difference is of a higher order than the polynomial has terms."""
    letter = letter_of(gaps)
    function = read(gaps["function"])
    polynomial = read(gaps["polynomial"])
    order = int(gaps["order"])
    if order < _HIGHEST and names(polynomial) <= {letter}:
        degree = len(polynomial_of(gaps["polynomial"], letter)) - 1
        if degree > order:
            return "false"
    truths: list[Truth] = []
    with ctx.workdps(400):
        for point in _parameters([function, polynomial], letter):
            place = exact(Fraction(1, 2**60))
            values = {**point, letter: place}
            difference = real_value(function, values) - real_value(polynomial, values)
            truths.append(truth(float(abs(difference / place**order).mid()) < 1e-9))
    return together(truths)


def _convergence(tree: Node, index: str, point: Point) -> str:
    """Return `absolutely`, `conditionally`, `not`, or nothing where it cannot be told. Raises: NoValue.

    Far out, the quotient of neighbouring terms decides; where that tends to 1, how fast the terms decay.
    """
    here, following, twice, further = (
        _term(tree, index, place, point) for place in (_FAR, _FAR + 1, 2 * _FAR, 2 * _FAR + 1)
    )
    if here == 0:
        return "absolutely"
    quotient = following / here
    ratio = float(abs(quotient).mid())
    if abs(ratio - 1) > _HARMONIC:
        return "absolutely" if ratio < 1 else "not"
    alternating = float(quotient.real.mid()) < 0 and float((further / twice).real.mid()) < 0
    decay = -log2(float(abs(twice / here).mid()))
    if decay <= _HARMONIC:
        return "not"
    if decay > 1 + _LOGARITHMIC:
        return "absolutely"
    if decay < 1 - _LOGARITHMIC or abs(decay - 1) <= _HARMONIC:
        return "conditionally" if alternating else "not"
    return ""


def _converging(gaps: Gaps, wanted: tuple[str, ...]) -> Truth:
    """At the ends, close to them, and on a grid, the series converges so just on the stated set."""
    letter = letter_of(gaps)
    index = _index(gaps)
    tree = read(gaps["term"])
    intervals = intervals_of(gaps["solution"])
    truths: list[Truth] = []
    with ctx.workdps(_DIGITS):
        for place in _places_of(gaps):
            stated = any(interval.contains(place) for interval in intervals)
            found = _convergence(tree, index, {letter: place})
            truths.append(truth((found in wanted) is stated) if found else "undecided")
    return together(truths)


def _places_of(gaps: Gaps) -> Iterator[acb]:
    near = exact(Fraction(1, 16))
    for interval in intervals_of(gaps["solution"]):
        for end in (interval.low, interval.high):
            if end is not None:
                yield from (end - near, end, end + near)
    for number in range(-20, 21, 3):
        yield exact(Fraction(number, 2) + Fraction(1, 7))


def _decay(gaps: Gaps) -> Truth:
    """The expression times the power tends to the factor."""
    letter = letter_of(gaps)
    tree = read(gaps["expression"])
    power, factor = (real_value(item, {}) for item in items_of(gaps["pair"]))
    # Expressions that nearly cancel need many digits.
    with ctx.workdps(800):
        far = exact(2**120)
        return same(real_value(tree, {letter: far}) * (power * far.log()).exp(), factor)


def _alternating_estimate(gaps: Gaps) -> Truth:
    """The term behind so many is small enough, the one before it is not."""
    index = _index(gaps)
    tree = read(gaps["term"])
    bound = value_of(gaps["bound"])
    place = int(gaps["start"]) + int(gaps["count"])

    def is_small(number: int) -> bool:
        return bool(float((bound - abs(_term(tree, index, number, {}))).real.mid()) > -1e-25)

    return truth(is_small(place) and (int(gaps["count"]) == 0 or not is_small(place - 1)))


def _series_between(gaps: Gaps) -> Truth:
    """Two neighbouring partial sums are these numbers, and the sum is between them."""
    index = _index(gaps)
    tree = read(gaps["term"])
    start = int(gaps["start"])
    low, high = (real_value(item, {}) for item in items_of(gaps["bounds"]))
    terms = (_term(tree, index, place, {}) for place in count(start))
    partial = acb(0)
    sums: list[acb] = []
    for term in islice(terms, 120):
        partial += term
        sums.append(partial)
    are_neighbours = any(
        {same(one, low), same(other, high)} == {"true"} or {same(other, low), same(one, high)} == {"true"}
        for one, other in pairwise(sums)
    )
    with ctx.workdps(_DIGITS):
        total = _sum(tree, index, start, {})
    is_between = float((total - low).real.mid()) > 0 and float((high - total).real.mid()) > 0
    return truth(are_neighbours and is_between)


def _fixed_points(gaps: Gaps) -> Truth:
    """Each point is fixed, and the difference changes its sign nowhere else on a grid."""
    letter = letter_of(gaps)
    function = read(gaps["function"])
    stated = [real_value(item, {}) for item in items_of(gaps["points"])]
    if together(same(real_value(function, {letter: place}), place) for place in stated) != "true":
        return "false"
    roots = _roots(function, letter)
    found = {
        next((number for number, place in enumerate(stated) if same(root, place) == "true"), -1)
        for root in roots
    }
    return truth(-1 not in found)


def _roots(function: Node, letter: str) -> list[acb]:
    """Return where the function crosses the diagonal between -60 and 60, by halving."""
    places = [exact(Fraction(number, 8) + Fraction(1, 97)) for number in range(-480, 481)]
    roots: list[acb] = []
    for low, high in pairwise(places):
        try:
            root = _crossing(function, letter, low, high)
        except NoValue:
            continue
        if root is not None:
            roots.append(root)
    return roots


def _crossing(function: Node, letter: str, low: acb, high: acb) -> acb | None:
    def is_above(place: acb) -> bool:
        return bool(float((real_value(function, {letter: place}) - place).real.mid()) > 0)

    above = is_above(low)
    if is_above(high) is above:
        return None
    for _ in range(120):
        middle = (low + high) / 2
        middle = acb(middle.real.mid())
        if is_above(middle) is above:
            low = middle
        else:
            high = middle
    height = float(abs(real_value(function, {letter: low})).mid())
    return low if height < 1000 else None


def _sequence_limit(gaps: Gaps) -> Truth:
    letter = letter_of(gaps)
    function = read(gaps["function"])
    limit = value_of(gaps["limit"])
    place = value_of(gaps["start"])
    with ctx.workdps(30):
        for _ in range(4000):
            place = real_value(function, {letter: place})
            place = acb(place.real.mid())
            if float(abs(place - limit).mid()) < 1e-14:
                return "true"
    return truth(float(abs(place - limit).mid()) < 1e-6)


def _order_of_convergence(gaps: Gaps) -> Truth:
    letter = letter_of(gaps)
    function = read(gaps["function"])
    order, factor = (real_value(item, {}) for item in items_of(gaps["pair"]))
    with ctx.workdps(_DIGITS):
        limit = value_of(gaps["limit"])
        error = exact(Fraction(1, 2**60))
        following = real_value(function, {letter: limit + error}) - limit
        return same(following / (order * error.log()).exp(), factor)


CLAIMS: dict[str, Claim] = {
    "series_sum": _series_sum,
    "finite_sum": _finite_sum,
    "expansion": _expansion,
    "converges_for": lambda gaps: _converging(gaps, ("absolutely", "conditionally")),
    "converges_absolutely_for": lambda gaps: _converging(gaps, ("absolutely",)),
    "converges_conditionally_for": lambda gaps: _converging(gaps, ("conditionally",)),
    "decay": _decay,
    "alternating_estimate": _alternating_estimate,
    "series_between": _series_between,
    "fixed_points": _fixed_points,
    "sequence_limit": _sequence_limit,
    "order_of_convergence": _order_of_convergence,
}
