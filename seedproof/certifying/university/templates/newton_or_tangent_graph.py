"""A drawn tangent: Newton's method, linear approximation, derivatives of the inverse and of compositions."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, equal, product, term
from seedproof.certifying.university.drawn import (
    Place,
    expect_only,
    figure,
    items,
    numbers,
    only,
    place,
    shown,
    slope_at,
    value_at,
)
from seedproof.certifying.university.gaps import GAPS, sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import taylor
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template

LEMMAS = {
    "tangent": "The tangent at P goes through P with the derivative of the function there as its slope.",
    "newton_step": "A step of Newton's method goes to the zero of the tangent.",
    "derivative_of_inverse": (
        "For the inverse function g of f, if f'(p) is not 0, g(f(p)) = p and g'(f(p)) f'(p) = 1."
    ),
    "chain_rule": "The derivative of f(u(x)) is f'(u(x)) u'(x), that of x v(x) is v(x) + x v'(x), that of "
    "e^g(x) is e^g(x) g'(x).",
}

STATEMENTS = sentences(
    {
        "tangent": (
            "Of a differentiable, strictly monotonic function $f$, the figure shows the graph near $P$, and "
            "the line through $P$ and ${other:letter}$, which is the tangent at $P$.",
            "A strictly monotonic function $f$ is given by the graph in the figure, together with the "
            "tangent "
            "$P {other:letter}$, which touches the graph at $P$.",
            "The figure shows the graph of a function $f$, which is strictly monotonic there, and its "
            "tangent "
            "at the point $P$. The point ${other:letter}$ lies on the tangent.",
            "In the figure you see a part of the graph of a strictly monotonic function $f$. The straight "
            "line is its tangent at $P$; it goes through ${other:letter}$, too.",
        ),
    }
)

_INVERSE = "With the inverse function $g = f^{{-1}$,"


def _fraction(text: str) -> Fraction:
    return Fraction(re.sub(r"\\frac\{(\d+)\}\{(\d+)\}", r"\1/\2", text))


QUESTIONS = Patterns(
    {
        "newton": (
            "Take the $x$-coordinate of $P$ as $x_0$. Which $x_1$ does one step of Newton's method for "
            "$f(x) = 0$ give?",
            "Newton's method for $f(x) = 0$ starts at the $x$-coordinate of $P$. Find its next approximation "
            "$x_1$.",
        ),
        "estimate": (
            "Use the tangent to estimate $f({at:fraction})$.",
            "Which value does the linear approximation at $P$ give for $f({at:fraction})$?",
        ),
        "scaled": (
            f"{_INVERSE} determine the derivative of $k(x) = g({{factor:integer}} x)$ at $x = "
            f"{{at:fraction}}$.",
            "Let $g$ be the inverse function of $f$, and $k(x) = g({factor:integer} x)$. Find "
            "$k'({at:fraction})$.",
        ),
        "exponential": (
            f"{_INVERSE} find $k'({{at:fraction}})$ for $k(x) = e^{{{{g(x)}}$.",
            "Let $g$ be the inverse function of $f$. Find the derivative of $k(x) = e^{{g(x)}$ at "
            "$x = {at:fraction}$.",
        ),
        "composed": (
            "Let $h(x) = x\\, f({inner:tree})$. Find $h'({at:fraction})$.",
            "For $h(x) = x\\, f({inner:tree})$, determine $h'({at:fraction})$.",
        ),
    },
    {**GAPS, "fraction": Kind(r"-?(?:\d+(?:\.\d+)?|\\frac\{\d+\}\{\d+\})", _fraction)},
)


@dataclass(frozen=True, slots=True)
class Model:
    """The point where the tangent touches, another one on it, and the name that the text has for that."""

    touched: Place
    name: str
    other: Place
    called: str


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "polynomial", "line", "point")
    marked = {item["label"]: place(item["at"]) for item in items(drawing, "point")}
    names = [name for name in marked if name != "P"]
    if len(marked) != 2 or len(names) != 1 or len(items(drawing, "point")) != 2:
        raise Unread(f"{task.row_id}: other points are marked")
    if any(part.denominator != 1 for at in marked.values() for part in at):
        raise Unread(f"{task.row_id}: a marked point that is no lattice point")
    line = only(drawing, "line")
    (slope,), (a, b) = numbers([line["slope"]]), place(line["through"])
    if any((x - a) * slope != y - b for x, y in marked.values()):
        raise Unread(f"{task.row_id}: a marked point beside the line")
    curve, (x, y) = only(drawing, "polynomial"), marked["P"]
    if (value_at(curve, x), slope_at(curve, x)) != (y, slope):
        raise Unread(f"{task.row_id}: the line does not touch the graph at P")
    return Model(marked["P"], names[0], marked[names[0]], said["other"])


def _tangent(asked: Asked[Model], ground: Ground) -> tuple[Term, Term]:
    """Return value and derivative at P.

    Raises: Beyond where the text names a point that is not in the figure.
    """
    if asked.model.called != asked.model.name:
        raise Unread(f"the figure does not show the point {asked.model.called}")
    (x, y), (a, b) = asked.model.touched, asked.model.other
    height, slope = ground.unknown("value"), ground.unknown("slope")
    shown(ground, f"P at ({x}, {y})", equal(height, y))
    on_line = equal(height + slope * (a - x), b)
    shown(ground, f"{asked.model.name} at ({a}, {b}) on the tangent", on_line)
    ground.use("tangent")
    return height, slope


def _is_touched(asked: Asked[Model], coordinate: int, at: Operand) -> Term:
    """Say that a place is a coordinate of P, the only point of the graph that is known."""
    return equal(term(asked.model.touched[coordinate]), at)


def _newton(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    height, slope = _tangent(asked, ground)
    there = ground.unknown("x_1")
    zero = equal(height + product([slope, there - asked.model.touched[0]]), 0)
    ground.say("the tangent is 0 there", zero, lemma="newton_step")
    return answer_is(asked, ground, equal(there, stated_number(asked, ground)))


def _estimate(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    height, slope = _tangent(asked, ground)
    estimate = height + slope * (asked.said["at"] - asked.model.touched[0])
    return answer_is(asked, ground, equal(estimate, stated_number(asked, ground)))


def _inverse(asked: Asked[Model], ground: Ground, at: Operand) -> Term:
    """Return the derivative of the inverse function at a place, which must be the height of P."""
    _, slope = _tangent(asked, ground)
    made = ground.unknown("slope_of_g")
    known = _is_touched(asked, 1, at), equal(product([slope, made]), 1)
    ground.say("the inverse function at the height of P", *known, lemma="derivative_of_inverse")
    return made


def _scaled(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    factor = asked.said["factor"]
    derived = _inverse(asked, ground, asked.said["at"] * factor) * factor
    ground.use("chain_rule")
    return answer_is(asked, ground, equal(derived, stated_number(asked, ground)))


def _exponential(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    made = _inverse(asked, ground, asked.said["at"])
    ground.use("chain_rule")
    power = ground.exponential(term(asked.model.touched[0]))
    return answer_is(asked, ground, equal(product([power, made]), stated_number(asked, ground)))


def _composed(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    height, slope = _tangent(asked, ground)
    at = asked.said["at"]
    inner, change = taylor(ground, asked.said["inner"], {"x": at}, "x", 1)
    ground.say("the inner function leads to P", _is_touched(asked, 0, inner), lemma="chain_rule")
    derived = height + product([slope, change]) * at
    return answer_is(asked, ground, equal(derived, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "newton": _newton,
        "estimate": _estimate,
        "scaled": _scaled,
        "exponential": _exponential,
        "composed": _composed,
    },
)
