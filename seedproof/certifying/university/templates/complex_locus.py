"""Circles of the complex plane, by the ratio of two distances, and images of such circles."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, at_most, different, equal, every, less, negated
from seedproof.certifying.university import answers, complex_numbers, expression, plain
from seedproof.certifying.university.complex_numbers import Complex, ComplexTranslation, is_equal, is_nonzero
from seedproof.certifying.university.expression import Expression, Function, Name, Product, Quotient
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, never, possible, value_is
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.complex_locus import phrases

LEMMAS = {
    "equation_of_circle": (
        "Equations A |z|^2 + B x + C y + D = 0 of the same circle, with a radius above 0, or of the same "
        "line are multiples of each other."
    ),
    "four_values": "Functions A |z|^2 + B x + C y + D are the same if they agree at 0, 1, -1 and i.",
    "inverse_of_fraction": (
        "Where a d - b c is not 0, w = (a z + b)/(c z + d) says that z = (d w - b)/(a - c w)."
    ),
}

ZERO, ONE = complex_numbers.ZERO, complex_numbers.ONE
ORIGIN, UNIT, IMAGINARY_UNIT = Complex(ZERO, ZERO), complex_numbers.UNIT, Complex(ZERO, ONE)

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "circle": {
            "In the complex plane, ... and $C'$ is the set of all $$w": "left:tree right:tree map:tree",
            "In the complex plane": "left:tree right:tree",
            "Let $C$ be the set ... The map $$w": "left:tree right:tree map:tree",
            "Let $C$ be the set": "left:tree right:tree",
            "Of all points $z$ ... Their images $$w": "left:tree right:tree map:tree",
            "Of all points $z$": "left:tree right:tree",
            "The points $z$ ... Let $C'$ be its image under $$w": "left:tree right:tree map:tree",
            "The points $z$": "left:tree right:tree",
        }
    },
    seen="e5793684",
)
QUESTIONS = meanings(
    [*phrases.CENTRES.values(), *phrases.RADII.values(), *phrases.LAST.values()],
    {
        "centre": {"Find the centre": "set:text", "Which complex number is the centre": "set:text"},
        "radius": {"Find the radius of": "set:text", "What is its radius": ""},
        "largest": {
            "Find the maximum of $#$ for": "modulus:text point:text set:text",
            "What is the largest value of": "modulus:text set:text",
        },
        "farthest": {
            "For which $#$ on $#$ is the distance from": "point:text set:text from:tree",
            "Which point $#$ of $#$ is farthest from": "point:text set:text from:tree",
        },
    },
    whole=True,
    seen="d7b9d2e9",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The circle |left| = times |right|, whose sides are linear in z, and a map z -> w, if there is one."""

    left: Expression
    times: Expression
    right: Expression
    map: Quotient | None


@dataclass(frozen=True, slots=True)
class Linear:
    """A form a z + b."""

    a: Complex
    b: Complex

    def at(self, over: Complex, under: Complex) -> Complex:
        """Put a fraction in the place of z, and multiply by its denominator."""
        return self.a * over + self.b * under


@dataclass(frozen=True, slots=True)
class Circle:
    """The circle that is asked about: a function that is 0 exactly there, and what the text says besides."""

    zero: Callable[[Complex], Term]
    numbers: ComplexTranslation
    given: Given


def _build(said: Said, task: Task) -> Model:
    taken = said.gaps.get("map")
    times, right = _size(said["right"])
    match said["left"]:
        case Function("abs", (left,)) if isinstance(taken, Quotient | None):
            return Model(left, times, right, taken)
    raise Unread(f"no distance, or no fraction: {said.sentence}")


def _size(side: Expression) -> tuple[Expression, Expression]:
    """Cut `k |z - p|` into k and z - p."""
    match side.factors if isinstance(side, Product) else (side,):
        case (*rest, Function("abs", (inner,))):
            return expression.multiplied(rest), inner
    raise Unread(f"no distance: {side}")


def _linear(numbers: ComplexTranslation, form: Expression) -> Linear:
    slopes: list[Expression] = []
    rest: list[Expression] = []
    for part in form.terms if isinstance(form, expression.Sum) else (form,):
        factors = part.factors if isinstance(part, Product) else (part,)
        others = expression.multiplied(factor for factor in factors if factor != Name("z"))
        if "z" in expression.letters(others) or factors.count(Name("z")) > 1:
            raise Unread(f"not linear in z: {form}")
        (slopes if Name("z") in factors else rest).append(others)
    return Linear(numbers.number(expression.added(slopes)), numbers.number(expression.added(rest)))


def _circle(asked: Asked[Model]) -> Circle:
    model = asked.model
    point = "w" if model.map else "z"
    named = {"point": point, "modulus": f"|{point}|", "set": "C'" if model.map else "C"}
    for gap in asked.said.gaps.keys() & named.keys():
        agree(asked.said, gap, named[gap])
    numbers = ComplexTranslation(Translation({}), {})
    left, right = (_linear(numbers, side) for side in (model.left, model.right))
    times, square = numbers.translation.term(model.times), numbers.translation.unknown("times_squared")
    said = step(asked.task.statement), step("the square of the ratio", equal(square, times * times))
    given = Given(numbers.translation, said)
    if model.map is None:
        return Circle(lambda z: _difference(left, square, right, z, UNIT), numbers, given)
    over, under = (_linear(numbers, side) for side in (model.map.over, model.map.under))
    proper = step("the map has an inverse", is_nonzero(over.a * under.b - over.b * under.a))

    def zero(w: Complex) -> Term:
        return _difference(left, square, right, under.b * w - over.b, over.a - under.a * w)

    return Circle(zero, numbers, given.plus(proper).by("inverse_of_fraction"))


def _difference(left: Linear, square: Term, right: Linear, over: Complex, under: Complex) -> Term:
    """Return the difference of the squares of both sides, for a fraction, times its denominator."""
    return left.at(over, under).square - square * right.at(over, under).square


def _measured(circle: Circle) -> tuple[Given, Complex, Term]:
    """Return centre and radius, by the coefficients of the equation."""
    unknown = circle.numbers.translation.unknown
    a, b, c, d = (unknown(name) for name in "ABCD")
    values = ((ORIGIN, d), (UNIT, a + b + d), (ORIGIN - UNIT, a - b + d), (IMAGINARY_UNIT, a + c + d))
    equation = step(
        "A |z|^2 + B x + C y + D",
        different(a, 0),
        *(equal(circle.zero(place), value) for place, value in values),
    )
    centre, radius = Complex(unknown("centre_x"), unknown("centre_y")), unknown("radius")
    measures = step(
        "centre and radius: A |z - m|^2 - A r^2",
        less(0, radius),
        equal(a * centre.real * 2, -b),
        equal(a * centre.imaginary * 2, -c),
        equal(a * (centre.square - radius * radius), d),
    )
    return circle.given.plus(equation, measures).by("equation_of_circle", "four_values"), centre, radius


def _centre(asked: Asked[Model]) -> Iterator[Script]:
    circle = _circle(asked)
    given, centre, _ = _measured(circle)
    yield from value_is(asked.part, given, is_equal(centre, _stated(asked, circle)))


def _radius(asked: Asked[Model]) -> Iterator[Script]:
    circle = _circle(asked)
    given, _, radius = _measured(circle)
    yield from value_is(asked.part, given, answers.is_value(given.translation, radius, asked.part))


def _stated(asked: Asked[Model], circle: Circle) -> Complex:
    return circle.numbers.number(plain.expression(asked.part.answer))


def _point(circle: Circle, name: str) -> tuple[Complex, Given]:
    """Return some point of the circle."""
    unknown = circle.numbers.translation.unknown
    point = Complex(unknown(f"{name}_x"), unknown(f"{name}_y"))
    return point, circle.given.plus(step("a point of the circle", equal(circle.zero(point), 0)))


def _largest(asked: Asked[Model]) -> Iterator[Script]:
    circle = _circle(asked)
    point, given = _point(circle, asked.said["modulus"].strip("|"))
    stated = given.translation.term(plain.expression(asked.part.answer))
    proper = step("a size", at_most(0, stated))
    reached = equal(point.square, stated * stated)
    yield possible(asked.part, given.plus(proper), reached, "reached")
    yield never(asked.part, given, less(stated * stated, point.square), "none_larger")


def _farthest(asked: Asked[Model]) -> Iterator[Script]:
    circle = _circle(asked)
    best, start = _stated(asked, circle), circle.numbers.number(asked.said["from"])
    rival, given = _point(circle, "rival")
    yield possible(asked.part, given, is_equal(rival, best), "on_the_circle")
    as_far = at_most((best - start).square, (rival - start).square)
    yield never(asked.part, given, every([as_far, negated(is_equal(rival, best))]), "none_as_far")


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"centre": _centre, "radius": _radius, "largest": _largest, "farthest": _farthest},
)
