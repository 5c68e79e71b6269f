"""Trigonometric equations in an interval."""

from collections.abc import Iterator
from fractions import Fraction

from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import equal, every, negated, one_of, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import PI, Expression, number, replaced
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import never, possible, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked, Template
from seedproof.certifying.university.turns import is_in, point, rest, share
from seedproof.certifying.university.waves import Waves, functions, multiples
from seedproof.problems.templates.trigonometric_equation import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "equation": {
            "Consider the trigonometric equation $$# = 0": "zero:tree",
            "In a problem on oscillations...$$# = 0": "zero:tree",
            "The unknown $x$ is an angle in radians with $$# = 0": "zero:tree",
            "Here is an equation for a real number $x$ ... $$# = 0": "zero:tree",
        }
    },
    seen="f7057b99",
)
QUESTIONS = meanings(
    (phrases.QUESTIONS,),
    {
        "solutions": {
            "Determine the set of its solutions in $#$": "span:span",
            "Which $x$ in the interval $#$ satisfy it": "span:span",
            "Find all solutions in the interval $#$": "span:span",
        }
    },
    seen="76eee1c2",
)


def _solutions(asked: Asked[Expression]) -> Iterator[Script]:
    stated = [share(angle) for angle in plain.items(plain.expression(asked.part.answer))]
    for place, angle in enumerate(stated):
        yield _one(asked, place, angle)
    multiple = multiples(asked.model)[0]
    directions = sorted({(angle * multiple) % 2 for angle in [*stated, *_opposite(asked, stated, multiple)]})
    yield _all_directions(asked, multiple, directions)
    yield _no_other(asked, multiple, directions, stated)


def _opposite(asked: Asked[Expression], stated: list[Fraction], multiple: Fraction) -> list[Fraction]:
    """Return the angles half a turn away, if the tangent alone is in the equation."""
    alone = {name for name, _ in functions(asked.model)} <= {"tan", "cot"}
    return [angle + 1 / multiple for angle in stated] if alone else []


def _one(asked: Asked[Expression], place: int, angle: Fraction) -> Script:
    ground = start(asked)
    height = value(ground, replaced(asked.model, {"x": number(angle) * PI}), {})
    solves = every([equal(height, 0), is_in(angle, asked.said["span"])])
    return possible(asked, ground, f"each_{place}", f"x = {angle} pi is a solution", solves)


def _all_directions(asked: Asked[Expression], multiple: Fraction, directions: list[Fraction]) -> Script:
    """Look for a point of the unit circle that solves the equation, besides those of stated solutions."""
    ground = start(asked)
    waves = Waves(ground)
    sine, cosine = waves.pair(multiple)
    for further in multiples(asked.model)[1:]:
        if further != 2 * multiple:
            raise Unread(f"{asked.task.row_id}: {further} is not twice {multiple}")
        waves.split(further, Fraction(0))
    ground.say("the equation", equal(waves.value(asked.model), 0))
    points = [point(ground, direction) for direction in directions]
    found = some(every([equal(sine, up), equal(cosine, along)]) for up, along in points)
    return never(asked, ground, "directions", f"{multiple} x has another direction", negated(found))


def _no_other(
    asked: Asked[Expression], multiple: Fraction, directions: list[Fraction], stated: list[Fraction]
) -> Script:
    ground = start(asked)
    ground.use("one_angle_in_a_turn")
    angle = ground.unknown("x_over_pi")
    direction = rest(ground, angle * multiple, 2)
    ground.say(f"{multiple} x has one of the directions", one_of(direction, directions))
    ground.say("in the interval", is_in(angle, asked.said["span"]))
    other = negated(one_of(angle, stated))
    return never(asked, ground, "no_other", f"a solution that is not in {asked.part.answer}", other)


TEMPLATE = Template(STATEMENTS, lambda said, task: said["zero"], QUESTIONS, {"solutions": _solutions})
