"""Integrates over y and then x, in steps from the corner, and solves the curve for x."""

from fractions import Fraction
from typing import Literal

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.multivariate import (
    Terms,
    between,
    composed,
    constant,
    monomial,
    number_of,
    plus,
    scaled,
    times,
)
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.region_of_integration.facts import Facts, Integrand
from seedproof.problems.templates.region_of_integration.phrases import (
    AREAS,
    BOUNDS,
    INTEGRALS,
    INTEGRANDS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, total

Y = Symbol("y")

_U = monomial(0, 2)
_V = monomial(1, 2)
_POWERS: dict[Integrand, tuple[int, int]] = {
    "x": (1, 0),
    "y": (0, 1),
    "xy": (1, 1),
    "x^2": (2, 0),
    "y^2": (0, 2),
}
_SIMPLE: tuple[Integrand, ...] = ("x", "y")
_HIGHER: tuple[Integrand, ...] = ("x", "y", "xy", "x^2", "y^2")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a triangle; a parabola that opens upwards to the right; one in any direction. Raises: Rejected."""
    corner = (draws.between(-3, 3), draws.between(-3, 3))
    degree: Literal[1, 2] = 1 if difficulty == 1 else 2
    width = draws.between(1, 4)
    factor = draws.between(1, 3)
    integrand = draws.choice(_SIMPLE)
    if difficulty == 3:
        width *= draws.choice((1, -1, -1))
        factor *= draws.choice((1, -1))
        integrand = draws.choice(_HIGHER)
    height = factor * width**degree
    if abs(height) > 12 or abs(height) < 2 or abs(width) < degree:
        raise Rejected("the region is flat, high or narrow")
    facts = Facts(corner, degree, factor, width, integrand)
    whole = _integral(facts)
    if whole == 0 or abs(whole) > 300 or whole.denominator > 60:
        raise Rejected("the integral is zero or large")
    return facts


def _integral(facts: Facts) -> Fraction:
    i, j = _POWERS[facts.integrand]
    x, y = facts.corner
    integrand: Terms = {(i, j): Fraction(1)}
    moved = composed(integrand, (plus(_U, constant(x, 2)), plus(_V, constant(y, 2))))
    return _over_region(moved, facts)


def _over_region(integrand: Terms, facts: Facts) -> Fraction:
    """Return the integral of a polynomial in u and v: first upwards, then from left to right."""
    curve = scaled(times(_U, _U) if facts.degree == 2 else _U, facts.factor)
    edge: Terms = {}
    if facts.degree == 2:
        edge = scaled(_U, facts.factor * facts.width)
    over_v = between(integrand, 1, edge, curve)
    if _is_below(facts):
        over_v = between(integrand, 1, curve, edge)
    left, right = sorted((0, facts.width))
    return number_of(between(over_v, 0, constant(left, 2), constant(right, 2)))


def _area(facts: Facts) -> Fraction:
    return _over_region(constant(1, 2), facts)


def side(facts: Facts) -> Literal["lower", "upper"]:
    """Return which bound of x is on the curve: a slanted side on the left, or where a parabola goes."""
    if facts.degree == 1:
        return "lower"
    return "upper" if facts.width > 0 else "lower"


def _bound(facts: Facts) -> Formula:
    """Return the curve solved for x."""
    x, y = facts.corner
    rise = total(Y, -y)
    if facts.factor < 0:
        rise = total(y, -Y)
    over_factor = rise / abs(facts.factor)
    if facts.degree == 1:
        return total(x, over_factor)
    root = call("sqrt", over_factor)
    return total(x, root) if facts.width > 0 else total(x, -root)


def bound_type(facts: Facts) -> str:
    """Return the type of the bound, which is asked for within the region's heights."""
    y = facts.corner[1]
    if facts.degree == 1:
        return "expression(y)"
    return f"expression(y; y > {y})" if facts.factor > 0 else f"expression(y; y < {y})"


def answers(facts: Facts) -> list[Answer]:
    """The area, the integral, and a bound of x."""
    return [
        Answer(formula(_area(facts)), "number"),
        Answer(formula(_integral(facts)), "number"),
        Answer(_bound(facts), bound_type(facts), ("a" if side(facts) == "lower" else "b",)),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say what kind of region it is; the curves are drawn."""
    integral = fill(draws.choice(INTEGRALS), integrand=INTEGRANDS[facts.integrand])
    return Words(
        draws.choice(STATEMENTS[facts.degree]),
        (draws.choice(AREAS), integral, draws.choice(BOUNDS[side(facts)])),
    )


def drawing(facts: Facts) -> Drawing:
    """Draw the region on a unit grid; a parabola also a little further."""
    x, y = facts.corner
    height = facts.factor * facts.width**facts.degree
    horizontal = sorted((x, x + facts.width))
    vertical = sorted((y, y + height))
    low, high = horizontal
    curve = _curve(facts, low, high)
    edge = _edge(facts, low, high)
    shaded = {"kind": "between", "upper": curve, "lower": edge, "from": str(low), "to": str(high)}
    if _is_below(facts):
        shaded = {**shaded, "upper": edge, "lower": curve}
    return {
        "kind": "axes",
        "x": [str(min(0, low) - 2), str(max(0, high) + 2)],
        "y": [str(min(0, vertical[0]) - 1), str(max(0, vertical[1]) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [shaded, *_outline(facts, curve, edge)],
    }


def _is_below(facts: Facts) -> bool:
    """Return whether the curve is the lower edge."""
    if facts.degree == 1:
        return facts.factor < 0
    return facts.factor > 0


def _curve(facts: Facts, low: int, high: int) -> Drawing:
    x, y = facts.corner
    coefficients = [facts.factor, y - facts.factor * x]
    if facts.degree == 2:
        coefficients = [facts.factor, -2 * facts.factor * x, facts.factor * x**2 + y]
    return _polynomial(coefficients, low, high)


def _edge(facts: Facts, low: int, high: int) -> Drawing:
    x, y = facts.corner
    if facts.degree == 1:
        return _polynomial([y], low, high)
    slope = facts.factor * facts.width
    return _polynomial([slope, y - slope * x], low, high)


def _polynomial(coefficients: list[int], low: int, high: int) -> Drawing:
    return {
        "kind": "polynomial",
        "coefficients": [str(coefficient) for coefficient in coefficients],
        "from": str(low),
        "to": str(high),
    }


def _outline(facts: Facts, curve: Drawing, edge: Drawing) -> list[Drawing]:
    """Return the edges, a parabola one step beyond its vertex, and for a triangle the vertical one."""
    x, y = facts.corner
    if facts.degree == 2:
        beyond = {"from": str(x - 1)} if facts.width > 0 else {"to": str(x + 1)}
        return [{**curve, **beyond}, edge]
    end = x + facts.width
    top = y + facts.factor * facts.width
    vertical = {"kind": "polyline", "points": [[str(end), str(y)], [str(end), str(top)]]}
    return [curve, edge, vertical]


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    if facts.degree == 1:
        return "A shaded triangle with a horizontal and a vertical side on a grid of unit squares."
    return "A shaded region between a parabola with a vertical axis and a line, on a grid of unit squares."


def twin(facts: Facts) -> Facts:
    """Return the region shifted by one to the right and two upwards."""
    x, y = facts.corner
    return replace(facts, corner=(x + 1, y + 2), width=_longer(facts.width))


def _longer(width: int) -> int:
    return width + 1 if width > 0 else width - 1


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="moments of triangles and of segments of a parabola",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a triangle, whose slanted side must be solved for x",
        2: "a parabola and its chord, where the swapped bound is a root",
        3: "a parabola in any direction, with the right branch of the root, and a function of degree two",
    },
)
