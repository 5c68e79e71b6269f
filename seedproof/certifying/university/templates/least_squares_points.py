"""Least squares for marked points: the best line, how far it misses, and the best of other functions."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, equal, every, real, total
from seedproof.certifying.university import plain
from seedproof.certifying.university.drawn import Place, expect_only, figure, points, shown
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.least_squares_points import phrases

LEMMAS = {
    "normal_equations": (
        "Among the combinations of given functions, one has the least sum of squared deviations exactly if "
        "the deviations, as a vector, are orthogonal to the values of each of these functions."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "points": (
            "Each point that is marked in the figure",
            "Measurements of $y$ for given $x$",
            "In an experiment a quantity $y$ was measured",
            "The marked points in the figure are measurements",
        ),
    },
    seen="272f46dc",
)

QUESTIONS = meanings(
    (phrases.LINES, phrases.RESIDUALS, *phrases.LAST.values()),
    {
        "line": ("Find the line $y = m x + b$", "Which linear function $m x + b$"),
        "proportional": (
            "Which function $c x$, whose graph is a line through the origin",
            "Now only lines through the origin are allowed",
        ),
        "quadratic": ("Find the function $a x^{2} + b x + c$", "Which quadratic function"),
        "squares": ("Compute the sum of the squares", "How large is the sum of the squared"),
        "predicted": {
            "What does the line predict at $x = #$": "at:integer",
            "Which value of $y$ does the line predict for $x = #$": "at:integer",
        },
    },
    seen="50278780",
)

_POWERS: Mapping[str, Sequence[int]] = {"line": (0, 1), "proportional": (1,), "quadratic": (0, 1, 2)}


@dataclass(frozen=True, slots=True)
class Model:
    """The marked points."""

    points: Sequence[Place]


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "point")
    marked = points(drawing)
    if any(part.denominator != 1 for point in marked for part in point):
        raise Unread(f"{task.row_id}: a marked point that is no point of the grid")
    return Model(marked)


def _best(asked: Asked[Model], ground: Ground, kind: str) -> Mapping[int, Term]:
    """Return the coefficients of the function that fits best."""
    powers = _POWERS[kind]
    found = {power: real(ground.unknown(f"c_{power}")) for power in powers}
    missed = []
    for x, y in asked.model.points:
        by = ground.unknown("deviation")
        shown(ground, f"the point ({x}, {y}), and the deviation there", equal(by, y - _at(found, x)))
        missed.append(by)
    for power in powers:
        products = (by * x**power for by, (x, _) in zip(missed, asked.model.points, strict=True))
        ground.say(f"orthogonal to x^{power}", equal(total(products), 0), lemma="normal_equations")
    return found


def _at(coefficients: Mapping[int, Term], x: Fraction | int) -> Term:
    return total(coefficient * Fraction(x) ** power for power, coefficient in coefficients.items())


def _function(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _best(asked, ground, asked.said.kind)
    stated = dict(polynomial(plain.expression(asked.part.answer)).terms)
    monomials = {power: (("x", Fraction(power)),) if power else () for power in found}
    claims = [equal(one, stated.pop(monomials[power], real(0))) for power, one in found.items()]
    if stated:
        raise Unread(f"a function of another form: {asked.part.answer}")
    return answer_is(asked, ground, every(claims))


def _squares(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _best(asked, ground, "line")
    missed = [y - _at(found, x) for x, y in asked.model.points]
    return answer_is(asked, ground, equal(total(by * by for by in missed), stated_number(asked, ground)))


def _predicted(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _best(asked, ground, "line")
    return answer_is(asked, ground, equal(_at(found, asked.said["at"]), stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={**dict.fromkeys(_POWERS, _function), "squares": _squares, "predicted": _predicted},
)
