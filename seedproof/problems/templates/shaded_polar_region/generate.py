"""Shades a sector or annular sector between multiples of pi/4, and integrates in polar coordinates."""

from fractions import Fraction
from math import lcm

from seedproof.problems.template import Answer, Drawing, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, formula, root, total

Value = tuple[Fraction, Fraction, Fraction]
"""Of p + q sqrt(2) + s pi: p, q, s."""

_ROUND = (r"\sqrt{x^2 + y^2}", "(x^2 + y^2)")
_STATEMENTS = (
    "The figure shows a shaded region $R$ of the plane. {}",
    "Let $R$ be the shaded region in the figure. {}",
    "A plate $R$ is shaded in the figure. {}",
)
_BOUNDS = (
    "It is bounded by arcs of circles about the origin, whose radii are integers, and by segments on rays "
    r"from the origin, whose angles with the positive $x$-axis are multiples of $\pi/4$."
)
_AREAS = ("What is the exact area of $R$?", "Find the exact area of $R$.")
_INTEGRALS = (
    r"Evaluate the double integral $\iint_R {}\,dA$ exactly.",
    r"What is the exact value of $\iint_R {}\,dA$?",
)
_AVERAGE = "What is the exact average value of the function ${}$ on $R$?"


def sample(draws: Draws, difficulty: int) -> Facts:
    """Quarters of discs; eighths, or a coordinate over quarters; other integrands, with averages."""
    coordinate = difficulty == 2 and draws.below(2) == 0
    step = 2 if difficulty == 1 or coordinate else 1
    start, width = step * draws.below(8 // step), step * draws.between(1, 6 // step)
    radii = [draws.choice((0, 1, 1, 2, 3)), draws.between(1, 4)]
    if radii[0] >= radii[1]:
        raise Rejected("the radii are in the wrong order")
    integrands = ("x", "y", "xy", "x^2", "y^2") if difficulty == 3 else ("x", "y") if coordinate else _ROUND
    facts: Facts = {
        "radii": radii,
        "eighths": [start, start + width],
        "integrand": draws.choice(integrands),
        "average": int(difficulty == 3),
    }
    if not any(_integral(facts, facts["integrand"])):
        raise Rejected("the integral is zero")
    return facts


def _sine(eighths: int) -> tuple[Fraction, Fraction]:
    """Of a multiple of pi/4: its rational part, and what stands before the root of two."""
    size = ((0, 0), (0, 1), (2, 0), (0, 1))[eighths % 4]
    sign = -1 if eighths % 8 > 4 else 1
    return Fraction(sign * size[0], 2), Fraction(sign * size[1], 2)


def _integral(facts: Facts, integrand: str) -> Value:
    """The radial part times the angular part."""
    degree = {"1": 0, "x": 1, "y": 1, _ROUND[0]: 1}.get(integrand, 2)
    (inner, outer), (start, end) = facts["radii"], facts["eighths"]
    radial, turn = (
        Fraction(outer ** (degree + 2) - inner ** (degree + 2), degree + 2),
        Fraction(end - start, 4),
    )
    none = Fraction(0)
    if integrand in ("1", *_ROUND):
        return none, none, radial * turn
    if integrand in ("x", "y"):
        ends = (_sine(end), _sine(start)) if integrand == "x" else (_sine(start + 2), _sine(end + 2))
        (one, rooted), (other, subtracted) = ends
        return radial * (one - other), radial * (rooted - subtracted), none
    # The double angle is a multiple of pi/2, where the sine is rational.
    if integrand == "xy":
        return radial * (_sine(2 * start + 2)[0] - _sine(2 * end + 2)[0]) / 4, none, none
    sines = radial * (_sine(2 * end)[0] - _sine(2 * start)[0]) / 4
    return sines if integrand == "x^2" else -sines, none, radial * turn / 2


def _formula(value: Value) -> Formula:
    units = (formula(1), root(2), PI)
    parts = zip(value, units, strict=True)
    return total(*(part.numerator * unit / part.denominator for part, unit in parts))


def answers(facts: Facts) -> list[Answer]:
    """The area, the integral, and the quotient of the two."""
    area, integral = (_integral(facts, name) for name in ("1", facts["integrand"]))
    found = [_formula(area), _formula(integral)]
    if facts["average"]:
        first, rooted, turned = (part / area[2] for part in integral)
        below = lcm(first.denominator, rooted.denominator)
        over = _formula((first * below, rooted * below, Fraction(0)))
        found.append(total(turned, over / (below * PI)))
    return [Answer(one, "number") for one in found]


def words(facts: Facts, draws: Draws) -> Words:
    """Radii and angles are not said."""
    integrand = facts["integrand"]
    questions = [draws.choice(_AREAS), draws.choice(_INTEGRALS).format(integrand)]
    if facts["average"]:
        questions.append(_AVERAGE.format(integrand))
    return Words(draws.choice(_STATEMENTS).format(_BOUNDS), tuple(questions))


def drawing(facts: Facts) -> Drawing:
    """A unit grid around the region."""
    wide = [str(-facts["radii"][1] - 1), str(facts["radii"][1] + 1)]
    sector = {
        "kind": "sector",
        "centre": ["0", "0"],
        "radii": [*map(str, facts["radii"])],
        "angles": [str(Fraction(one, 4)) for one in facts["eighths"]],
        "label": "R",
    }
    axes = {
        "kind": "axes",
        "x": wide,
        "y": wide,
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
    }
    return axes | {"items": [sector]}


def alt(facts: Facts) -> str:
    """What is there, not where."""
    return "A region R, shaded on a grid of unit squares, between rays from the origin and arcs about it."


def twin(facts: Facts) -> Facts:
    """The outer radius is one longer."""
    return facts | {"radii": [facts["radii"][0], facts["radii"][1] + 1]}


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="symmetric eighths of a disc",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
)
