"""Solves for the zeros of the gradient, and takes the determinant of the second derivatives at each."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.critical_points_two_variables.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, Word, collection, formula, point, polynomial, total

X, Y = Symbol("x"), Symbol("y")
_DETERMINANT = "$f_{{xx}} f_{{yy}} - f_{{xy}}^2$"
Place = tuple[Fraction | int, Fraction | int]
Terms = dict[tuple[int, int], int]
"""A polynomial in x and y: coefficients by the powers."""


def work(facts: Facts, slip: str) -> Worked:
    """The gradient, its zeros, the determinants there, and what they decide."""
    across, up = _gradient(facts)
    shown = across
    if slip == "coefficient_slip" and facts["shape"] == "quadratic":
        shown = across | {(0, 1): 0}
    found, places = _zeros(facts, slip, shown, up)
    steps = [step("The partial derivatives are {}.", point(_formula(shown), _formula(up)), "tuple"), found]
    bends, kinds = list[Fraction](), list[str]()
    minors = list[Fraction]()
    for place in places:
        first = _at(_slope(across, 0), place)
        mixed, last = _at(_slope(across, 1), place), _at(_slope(up, 1), place)
        minor = first * last - (0 if slip == "mixed_term_forgotten" else mixed * mixed)
        minors.append(-minor if slip == "sign_flipped" else minor)
        bends.append(first)
        kinds.append(_kind(minors[-1], first, slip))
    if slip == "constants_on_the_wrong_side" and any(abs(one) > 400 for one in minors):
        raise Rejected("the determinants are large")
    if len(places) == 1:
        said = f"There the determinant {_DETERMINANT} is {{}}."
        steps.append(step(said, formula(minors[0]), "number"))
    else:
        said = f"At these points, in this order, the determinant {_DETERMINANT} is {{}}."
        steps.append(step(said, point(*minors), "tuple"))
    classified, results = _classified(facts, places, kinds, bends)
    if slip and results == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked((*steps, *classified), tuple(results))


def _kind(minor: Fraction, bend: Fraction, slip: str) -> str:
    if minor == 0 or (minor > 0 and bend == 0):
        raise Rejected("the second derivatives do not decide")
    if minor < 0:
        return "saddle point"
    return "local minimum" if (bend > 0) != (slip == "kinds_swapped") else "local maximum"


def _classified(
    facts: Facts, places: list[Place], kinds: list[str], bends: list[Fraction]
) -> tuple[list[Step], list[Formula]]:
    """The steps and answers that tell the points of each kind."""
    if len(places) == 1:
        label = Word(kinds[0])
        bend = formula(bends[0])
        return [step("With {bend} for $f_{{xx}}$ it is a {}.", label, "label", bend=bend)], [
            point(*places[0]),
            label,
        ]
    every = collection(*(point(*place) for place in places))
    if facts["shape"] == "sum" and len(facts["x"]["roots"]) == 2 and len(facts["y"]["roots"]) == 1:
        if kinds.count("saddle point") != 1:
            raise Rejected("there is not one saddle point")
        saddle = kinds.index("saddle point")
        at, label, bend = point(*places[saddle]), Word(kinds[1 - saddle]), formula(bends[1 - saddle])
        steps = [
            step("Where it is negative there is a saddle point, so at {}.", at, "tuple"),
            step("At the other point $f_{{xx}}$ is {bend}, and there is a {}.", label, "label", bend=bend),
        ]
        return steps, [every, at, label]
    sets = [
        collection(*(point(*place) for place, kind in zip(places, kinds, strict=True) if kind == wanted))
        for wanted in ("saddle point", "local minimum", "local maximum")
    ]
    steps = [
        step("Where it is negative there is a saddle point; the set of these is {}.", sets[0], "set"),
        step("Elsewhere the sign of $f_{{xx}}$ decides; the set of the local minima is {}.", sets[1], "set"),
        step("The set of the local maxima is {}.", sets[2], "set"),
    ]
    return steps, [every, *sets]


def _gradient(facts: Facts) -> tuple[Terms, Terms]:
    if facts["shape"] == "quadratic":
        (a, b, c), (x, y) = facts["square"], facts["point"]
        across = {(1, 0): 2 * a, (0, 1): b, (0, 0): -2 * a * x - b * y}
        return across, {(1, 0): b, (0, 1): 2 * c, (0, 0): -b * x - 2 * c * y}
    if facts["shape"] == "coupled":
        (a, c), (low, high) = facts["factors"], facts["levels"]
        return {(1, 1): 2 * a, (1, 0): -2 * a * low}, {(2, 0): a, (0, 1): 2 * c, (0, 0): -2 * c * high}
    slope, side = facts["slope"], _expanded(**facts["y"])
    up = {(0, power): value for power, value in enumerate(side)}
    if slope:
        up[1, 0] = -slope * side[1]
    across = {(power, 0): value for power, value in enumerate(_expanded(**facts["x"]))}
    for powers, value in up.items() if slope else ():
        across[powers] = across.get(powers, 0) - slope * value
    return across, up


def _expanded(factor: int, roots: list[int]) -> list[int]:
    """The coefficients of factor times the product of (x - root), the constant first."""
    found = [factor]
    for root in roots:
        found = [other - root * one for one, other in zip([*found, 0], [0, *found], strict=True)]
    return found


def _zeros(facts: Facts, slip: str, across: Terms, up: Terms) -> tuple[Step, list[Place]]:
    """The step that finds the common zeros, and they, sorted."""
    if facts["shape"] == "quadratic":
        (a, b), (c, d) = ((one[1, 0], one[0, 1]) for one in (across, up))
        below = a * d - b * c
        place = (
            Fraction(b * up[0, 0] - d * across[0, 0], below),
            Fraction(c * across[0, 0] - a * up[0, 0], below),
        )
        if slip == "constants_on_the_wrong_side":
            place = (-place[0], -place[1])
        if max(one.denominator for one in place) > 4:
            raise Rejected("the critical point has large denominators")
        return step("Both are zero only at {}.", point(*place), "tuple"), [place]
    if facts["shape"] == "coupled":
        (a, _), (low, high), w = facts["factors"], facts["levels"], facts["w"]
        top = -high if slip == "constants_on_the_wrong_side" else high
        places: list[Place] = [] if slip == "root_dropped" else [(0, top)]
        places += [(w, low)] if slip == "branch_missing" else [(-w, low), (w, low)]
        said = "The first is {product}, and putting its zeros into the second leaves the points {}."
        more = {"product": 2 * a * X * (Y - low)}
    else:
        roots, side, slope = sorted(facts["x"]["roots"]), sorted(facts["y"]["roots"]), facts["slope"]
        if slip == "constants_on_the_wrong_side":
            roots = sorted(-root for root in roots)
        if slip == "root_dropped" and len(roots) * len(side) > 2:
            roots = [root for root in roots if root]
        tilt = -slope if slip == "slope_sign_lost" else slope
        pairs = [(x, y) for x in roots for y in side]
        if slip == "branch_missing" and len(side) > 1:
            pairs = list(zip(roots, side, strict=True))
        places = [(x, y + tilt * x) for x, y in pairs]
        if len(side) > 1:
            said = "The first depends on $x$ alone, the second on $y$ alone, and both are zero at {}."
            more = {}
        else:
            said = (
                "The second is zero on $y$ = {line}, where the first is {rest}, and so both are zero at {}."
            )
            rest = polynomial(reversed(_expanded(**facts["x"])), X)
            more = {"line": total(slope * X, side[0]), "rest": rest}
    places.sort()
    return step(said, collection(*(point(*place) for place in places)), "set", **more), places


def _slope(terms: Terms, place: int) -> Terms:
    """The derivative by x or y."""
    found = {}
    for powers, value in terms.items():
        if powers[place]:
            found[powers[0] - (not place), powers[1] - place] = value * powers[place]
    return found


def _at(terms: Terms, place: Place) -> Fraction:
    x, y = map(Fraction, place)
    return sum((value * x ** powers[0] * y ** powers[1] for powers, value in terms.items()), Fraction(0))


def _formula(terms: Terms) -> Formula:
    ordered = sorted(terms.items(), key=lambda one: (-sum(one[0]), -one[0][0]))
    return total(*(value * X ** powers[0] * Y ** powers[1] for powers, value in ordered))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "coefficient_slip": "the mixed term is lost in the derivative by x",
        "constants_on_the_wrong_side": "zeros of the derivatives have the wrong sign",
        "slope_sign_lost": "the second coordinates are computed with the wrong sign of the slope",
        "root_dropped": "an equation is divided by x, and the zero there is lost",
        "branch_missing": "only some of the ways to combine the zeros are taken",
        "mixed_term_forgotten": "the square of the mixed derivative is forgotten in the determinant",
        "sign_flipped": "the determinant has the wrong sign",
        "kinds_swapped": "minimum and maximum are mixed up",
    },
)
