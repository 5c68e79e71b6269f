"""Draws a rose, a limacon or a curve with loops, whose angles of intersection are known, and its areas."""

from collections.abc import Mapping
from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.polar_rose.facts import Facts, Function, Kind
from seedproof.problems.templates.polar_rose.phrases import (
    FIRST_QUESTIONS,
    SECOND_QUESTIONS,
    STATEMENTS,
)
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, formula, product, quotient, root, total

_KINDS: Mapping[int, Kind] = {1: "rose", 2: "limacon", 3: "loops"}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the numbers of the equation; the circle has a simple angle of intersection. Raises: Rejected."""
    function: Function = draws.choice(("cos", "sin"))
    match _KINDS[difficulty]:
        case "rose":
            length = draws.between(2, 7)
            return Facts("rose", 0, length, function, draws.between(2, 5), length)
        case "limacon":
            constant = draws.between(1, 6)
            factor = draws.between(1, 6) * draws.choice((-1, 1))
            if abs(factor) > constant:
                raise Rejected("the curve has a loop")
            return Facts("limacon", constant, factor, function, 1, 2 * constant)
        case "loops":
            constant = draws.between(1, 4)
            return Facts("loops", constant, 2 * constant, function, draws.between(1, 5), 0)


def areas(facts: Facts) -> tuple[Formula, Formula]:
    """Return both areas, by the known integrals of cosine and its square."""
    constant = facts.constant
    factor = abs(facts.factor)
    count = facts.multiple
    match facts.kind:
        case "rose":
            petal = _area(Fraction(factor**2, 4 * count), _ZERO)
            tip = _area(Fraction(factor**2, 12 * count), Fraction(factor**2, 8 * count))
            return petal, tip
        case "limacon":
            inside = _area(constant**2 + Fraction(factor**2, 2), _ZERO)
            crescent = total(2 * constant * factor, _area(Fraction(factor**2, 4), _ZERO))
            return inside, crescent
        case "loops":
            square = Fraction(constant**2, count)
            return _area(2 * square, square * Fraction(3, 2)), _area(square, -square * Fraction(3, 2))


_ZERO = Fraction(0)


def _area(of_pi: Fraction, of_root: Fraction) -> Formula:
    """Return a multiple of pi plus a multiple of the square root of three."""
    return total(_multiple(of_pi, PI), _multiple(of_root, root(3)))


def _multiple(number: Fraction, unit: Formula) -> Formula:
    return quotient(product(number.numerator, unit), formula(number.denominator))


def answers(facts: Facts) -> list[Answer]:
    """Return the area of a petal or of all that is enclosed, and that of a part."""
    return [Answer(area, "number") for area in areas(facts)]


def words(facts: Facts, draws: Draws) -> Words:
    """Say the form of the equation without its numbers."""
    statement = draws.choice(STATEMENTS[facts.kind])
    questions = (
        draws.choice(FIRST_QUESTIONS[facts.kind]),
        draws.choice(SECOND_QUESTIONS[facts.kind]),
    )
    return Words(statement, questions)


def drawing(facts: Facts) -> Drawing:
    """Draw the curve on a grid of unit squares, and the circle dashed."""
    reach = facts.constant + abs(facts.factor) + 1
    window = [str(-reach), str(reach)]
    items: list[Drawing] = [
        {
            "kind": "polar",
            "constant": str(facts.constant),
            "factor": str(facts.factor),
            "function": facts.function,
            "multiple": str(facts.multiple),
            "from": "0",
            "to": "2",
        }
    ]
    if facts.halves:
        radius = str(Fraction(facts.halves, 2))
        items.append({"kind": "circle", "centre": ["0", "0"], "radius": radius, "dashed": 1})
    return {
        "kind": "axes",
        "x": window,
        "y": window,
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": items,
    }


_ALTS: Mapping[Kind, str] = {
    "rose": "A rose with equal petals around the origin, and a dashed circle about the origin, on a grid.",
    "limacon": "A closed curve around the origin, and a dashed circle about the origin, on a grid.",
    "loops": "A curve with large and small loops that meet at the origin, drawn on a grid of unit squares.",
}


def alt(facts: Facts) -> str:
    """Say what is there, not how large it is."""
    return _ALTS[facts.kind]


def twin(facts: Facts) -> Facts:
    """Return a similar curve that is larger."""
    match facts.kind:
        case "rose":
            return replace(facts, factor=facts.factor + 1, halves=facts.halves + 1)
        case "limacon":
            return replace(facts, constant=facts.constant + 1, halves=facts.halves + 2)
        case "loops":
            return replace(facts, constant=facts.constant + 1, factor=facts.factor + 2)


TEMPLATE = Template(
    subject="integral_calculus",
    method="quadrature between the angles of intersection, in balls",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a rose is read off; a petal, and what a circle leaves of it",
        2: "a cardioid or limacon, and the crescent between it and a circle",
        3: "a curve with loops, whose ends and signs of r have to be found",
    },
)
