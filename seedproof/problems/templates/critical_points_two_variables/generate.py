"""Plants critical points with integer coordinates, and knows their kinds from how the polynomial is made.

A sum g(x) + h(y - s x) is planted by the simple roots of g' and h', where the curvatures change sign in turn.
A coupled a x^2 (y - low) + c (y - high)^2 has two saddle points, and an extremum.
"""

from fractions import Fraction
from math import comb

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, Word, collection, latex, point, total

X, Y = Symbol("x"), Symbol("y")
_KINDS = ("saddle point", "local minimum", "local maximum")
_STATEMENTS = (
    "Consider the function $${}$$ on the whole plane.",
    "Let $${}$$ for all real numbers $x$ and $y$.",
    "The polynomial $${}$$ is to be examined for local extrema and saddle points.",
)
_ONE = (
    ("Find the critical point of $f$, as $(x, y)$.", "At which point $(x, y)$ is the gradient of $f$ zero?"),
    ("Is the critical point of $f$ a local maximum, a local minimum or a saddle point?",),
)
_ALL = (
    "Find the set of all critical points $(x, y)$ of $f$.",
    "At which points $(x, y)$ are both partial derivatives of $f$ zero? Give the set of these points.",
)
_TWO = (
    _ALL,
    ("Which critical point of $f$ is a saddle point?", "Find the saddle point of $f$."),
    ("The function $f$ has one local extremum. Is it a local maximum or a local minimum?",),
)
_MORE = tuple(
    (
        f"Find the set of all points at which $f$ has a {kind}. Answer $\\emptyset$ if there are none.",
        f"Where does $f$ have a {kind}? Give the set of points, $\\emptyset$ if there are none.",
    )
    for kind in _KINDS
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """One point of a quadratic; two points of a cubic; three or four points."""
    if difficulty == 1:
        square = draws.nonzeros(3, 4)
        if square[1] ** 2 == 4 * square[0] * square[2]:
            raise Rejected("the quadratic form is degenerate")
        return {"shape": "quadratic", "square": square, "point": draws.nonzeros(2, 4)}
    shape = "fold" if difficulty == 2 else draws.choice(("grid", "grid", "well", "coupled"))
    if shape == "coupled":
        (a, c), w, low = draws.nonzeros(2, 3), draws.between(1, 4), draws.between(-3, 3)
        rise = Fraction(a * w * w, 2 * c)
        if rise.denominator > 1 or abs(rise) > 9:
            raise Rejected("the extremum is not at a small integer")
        return {"shape": shape, "factors": [a, c], "w": w, "levels": [low, low + int(rise)]}
    bowl = {"factor": draws.choice((2, -2)), "roots": [draws.between(-3, 3)]}
    slope = {"fold": draws.nonzeros(1, 2)[0], "well": draws.between(-1, 1), "grid": 0}[shape]
    one, other = _side(draws, 3 if shape == "well" else 2), _side(draws, 2) if shape == "grid" else bowl
    return {"shape": "sum", "x": one, "y": other, "slope": slope}


def _side(draws: Draws, count: int) -> Facts:
    """The derivative of a polynomial with integer coefficients, by its roots."""
    roots = sorted(draws.sample(range(-3, 4), count))
    if count == 3:
        if sum(roots) % 3:
            raise Rejected("the quartic has fractions")
        return {"factor": draws.choice((4, -4)), "roots": roots}
    return {"factor": draws.choice((1, -1)) * (6 if sum(roots) % 2 else 3), "roots": roots}


def _points(facts: Facts) -> list[tuple[int, int, str]]:
    """The critical points with their kinds, sorted."""
    if facts["shape"] == "quadratic":
        a, b, c = facts["square"]
        # Completed to c (y + ...)^2 + (a - b^2/4c) x^2.
        return [(*facts["point"], _kind(c, a - Fraction(b * b, 4 * c)))]
    if facts["shape"] == "coupled":
        (_, c), (low, high), w = facts["factors"], facts["levels"], facts["w"]
        return sorted([(-w, low, "saddle point"), (w, low, "saddle point"), (0, high, _kind(c, c))])
    across, up = (
        [(root, side["factor"] * (-1) ** place) for place, root in enumerate(reversed(side["roots"]))]
        for side in (facts["x"], facts["y"])
    )
    return sorted((x, y + facts["slope"] * x, _kind(one, other)) for x, one in across for y, other in up)


def _kind(first: int | Fraction, second: int | Fraction) -> str:
    if (first > 0) != (second > 0):
        return "saddle point"
    return "local minimum" if first > 0 else "local maximum"


def answers(facts: Facts) -> list[Answer]:
    """All points, then those of a kind."""
    points = _points(facts)
    at = {(x, y): point(x, y) for x, y, _ in points}
    kinds = {kind: [at[x, y] for x, y, found in points if found == kind] for kind in _KINDS}
    if len(points) == 1:
        return [Answer(point(*facts["point"]), "tuple"), Answer(Word(points[0][2]), "label")]
    every = Answer(collection(*at.values()), "set")
    if len(points) == 2:
        other = next(kind for _, _, kind in points if kind != "saddle point")
        return [every, Answer(kinds["saddle point"][0], "tuple"), Answer(Word(other), "label")]
    return [every, *(Answer(collection(*found), "set") for found in kinds.values())]


def _expanded(facts: Facts) -> dict[tuple[int, int], Fraction]:
    """The coefficients by the powers of x and y."""
    if facts["shape"] != "sum":
        if facts["shape"] == "quadratic":
            (a, b, c), (x, y) = facts["square"], facts["point"]
            few = {(2, 0): a, (1, 1): b, (0, 2): c, (1, 0): -2 * a * x - b * y, (0, 1): -b * x - 2 * c * y}
        else:
            (a, c), (low, high) = facts["factors"], facts["levels"]
            few = {(2, 1): a, (2, 0): -a * low, (0, 2): c, (0, 1): -2 * c * high}
        return {powers: Fraction(value) for powers, value in few.items()}
    found = {(power, 0): value for power, value in _integrated(**facts["x"])}
    for power, value in _integrated(**facts["y"]):
        for place in range(power + 1):
            key, more = (place, power - place), comb(power, place) * (-facts["slope"]) ** place * value
            found[key] = found.get(key, Fraction(0)) + more
    return found


def _integrated(factor: int, roots: list[int]) -> list[tuple[int, Fraction]]:
    """The antiderivative of factor times the product of (x - root): powers with their coefficients."""
    found = [factor]
    for root in roots:
        found = [one - root * other for one, other in zip([*found, 0], [0, *found], strict=True)]
    return [(power, Fraction(one, power)) for power, one in enumerate(reversed(found), 1)]


def words(facts: Facts, draws: Draws) -> Words:
    """The polynomial, expanded, the highest terms first."""
    terms = sorted(_expanded(facts).items(), key=lambda one: (-sum(one[0]), -one[0][0]))
    said = latex(total(*(value * X ** powers[0] * Y ** powers[1] for powers, value in terms)))
    questions = {1: _ONE, 2: _TWO}.get(len(_points(facts)), (_ALL, *_MORE))
    statement = draws.choice(_STATEMENTS).format(f"f(x, y) = {said}")
    return Words(statement, tuple(draws.choice(phrasings) for phrasings in questions))


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="resultant of the gradient, minors of the Hessian",
    sample=sample,
    answers=answers,
    words=words,
)
