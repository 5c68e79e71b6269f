"""Iterations: the fixed points, the limit by contraction, and the order of convergence."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import (
    Term,
    absolute,
    at_most,
    different,
    equal,
    every,
    implies,
    literal,
    some,
    unknown,
    within,
)
from seedproof.certifying.university import answers, plain
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import Expression, Name, Number, letters, number, replaced
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.queries import Given, always, members_are, value_is
from seedproof.certifying.university.ratio import Ratio, same
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.recursive_limit import phrases

LEMMAS = {
    "contraction": (
        "If f takes a set into itself, and each x of it to within c |x - L| of L for a c from 0 to below "
        "1, then iterations that come into the set tend to L. The iterate that is in it was computed."
    ),
    "order_by_taylor": (
        "Let f(L) = L, and let f have derivatives of all orders at L. If e_n = x_n - L tends to 0 and is "
        "never 0, the order of convergence is the first p above 0 with a Taylor coefficient of f at L "
        "that is not 0, and e_(n+1)/e_n^p tends to this coefficient."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "iteration": {
            "Starting with $x_0 = #$, the iteration $$x_{n+1} = f(x_n) = #": "start rule:tree",
            "A sequence is defined by $x_0 = #$": "start rule:tree",
            "The recursion $$x_{n+1} = f(x_n) = #$$ is started": "rule:tree start",
            "Let $x_0 = #$, and for $n \\ge 0$ let": "start rule:tree",
        }
    },
    seen="39f6d130",
)
QUESTIONS = meanings(
    (phrases.FIXED_POINTS, phrases.LIMITS, phrases.ORDERS),
    {
        "fixed": ("Find the set of all real fixed points", "For which real numbers $x$ is $f(x) = x$"),
        "limit": ("To which number does the sequence converge", "Find $\\lim"),
        "order": ("How fast is the convergence", "Let $L$ be the limit"),
    },
    seen="34eeb615",
)

_CONTRACTION = Fraction(99, 100)
_LATE = 4
"""Where numbers that jump from one side of the limit to the other have come near."""
_HIGHEST = 9
"""Higher orders than this are no answer."""


@dataclass(frozen=True, slots=True)
class Model:
    """A function of x, and the first number."""

    rule: Expression
    start: Fraction


def _build(said: Said, task: Task) -> Model:
    rule = replaced(said["rule"], {"x_n": Name("x")})
    if letters(rule) != {"x"}:
        raise Unread(f"other letters than x_n: {said.sentence}")
    return Model(rule, said["start"])


def _fixed(asked: Asked[Model]) -> Iterator[Script]:
    x = unknown("x")
    translation = Translation({"x": x})
    rule = asked.model.rule
    holds = [*translation.domain(rule), same(translation.ratio(rule), Ratio(x))]
    given = Given(translation, (step(asked.task.statement), step("f(x) = x", *holds)))
    return members_are(asked.part, given, answers.is_member(translation, x, asked.part))


def _iterates(model: Model) -> list[Fraction]:
    """Return the first numbers, as far as they are rational."""
    found = [model.start]
    for _ in range(_LATE + 1):
        following = exact(replaced(model.rule, {"x": number(found[-1])}))
        if following is None:
            break
        found.append(following)
    return found


def _ends(model: Model) -> tuple[Fraction, Fraction | None]:
    """Return ends of a set in which the iteration stays, the first an iterate; None is the limit."""
    found = _iterates(model)
    moves = [after - before for before, after in pairwise(found)]
    if len(moves) < 3 or moves[0] * moves[1] > 0:
        return found[0], None
    if moves[1] * moves[2] > 0:
        return found[1], None
    return found[_LATE], found[_LATE + 1]


@dataclass(frozen=True, slots=True)
class Place:
    """A number x of a set in which the iteration stays, with f(x) and the stated limit."""

    given: Given
    x: Term
    image: Term
    limit: Term
    first: Fraction
    """An iterate in the set."""
    other: Term | Fraction
    """The other end of the set."""

    def has(self, value: Term) -> Term:
        """Say that a number belongs to the set."""
        return some([within(self.first, value, self.other), within(self.other, value, self.first)])


def _stated_limit(asked: Asked[Model]) -> Expression:
    (part,) = [part for part in asked.task.parts if QUESTIONS.read(part.question).kind == "limit"]
    return plain.expression(part.answer)


def _place(asked: Asked[Model]) -> Place:
    x, image = unknown("x"), unknown("image")
    translation = Translation({"x": x, "f(x)": image})
    limit = translation.term(_stated_limit(asked))
    first, other = _ends(asked.model)
    given = Given(translation, (step(asked.task.statement),))
    place = Place(given, x, image, limit, first, limit if other is None else other)
    said = f"x is between {first} and {'the limit' if other is None else other}"
    return replace(place, given=given.plus(step(said, place.has(x))))


def _with_image(place: Place, model: Model) -> Given:
    image = same(place.given.translation.ratio(model.rule), Ratio(place.image))
    return place.given.plus(step("the image f(x)", image))


def _limit(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether f is defined in a set, stays there, and contracts it towards the number."""
    place = _place(asked)
    limit = place.limit
    defined = every(place.given.translation.domain(asked.model.rule))
    yield always(asked.part, place.given, defined, "defined")
    near = at_most(absolute(place.image - limit), literal(_CONTRACTION) * absolute(place.x - limit))
    given = _with_image(place, asked.model).by("contraction")
    yield from value_is(asked.part, given, every([place.has(place.image), place.has(limit), near]))


def _order(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether no number but L comes to L, and which Taylor coefficient at L is the first but 0."""
    place = _place(asked)
    misses = implies(different(place.x, place.limit), different(place.image, place.limit))
    never_there = every([different(place.limit, place.first), misses])
    yield always(asked.part, _with_image(place, asked.model), never_there, "never_there")
    order, factor = plain.items(plain.expression(asked.part.answer))
    if not isinstance(order, Number) or order.value.denominator != 1 or not 1 <= order.value <= _HIGHEST:
        raise Unread(f"no order of convergence: {asked.part.answer}")
    ground = start(asked)
    ground.use("order_by_taylor")
    limit, constant = (value(ground, formula, {}) for formula in (_stated_limit(asked), factor))
    *lower, first = taylor(ground, asked.model.rule, {"x": limit}, "x", int(order.value))[1:]
    claims = [
        *(equal(coefficient, 0) for coefficient in lower),
        equal(first, constant),
        different(constant, 0),
    ]
    yield from answer_is(asked, ground, every(claims))


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"fixed": _fixed, "limit": _limit, "order": _order})
