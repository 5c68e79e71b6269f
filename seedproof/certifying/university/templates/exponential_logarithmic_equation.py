"""Equations with exponential functions of one base, or with logarithms to one base."""

from collections.abc import Iterator
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, different, equal, every, implies, less, product, term, unknown
from seedproof.certifying.university import answers, plain
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.exponents import CONSTANT, linear_parts
from seedproof.certifying.university.expression import (
    E,
    Expression,
    Function,
    Name,
    Power,
    Relation,
    children,
    number,
    rebuilt,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import law, never, solutions_are, start
from seedproof.certifying.university.queries import Given, region_is
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_numbers
from seedproof.certifying.university.template import Asked, Part, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.exponential_logarithmic_equation import phrases

LEMMAS = {
    "logarithm_is_one_to_one": (
        "For positive u and v, u = v exactly if ln u = ln v; for b > 0, ln b^y is y ln b."
    ),
    "sum_of_logarithms": (
        "For positive a and b, and c > 0 other than 1, log_c a + log_c b = log_c (a b), and log_c a = d "
        "exactly if a = c^d."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "equation": {
            "Consider the equation $$# = #": "left:tree right:tree",
            "For a real number $x$, consider the equation $$# = #": "left:tree right:tree",
            "An equation for a real number $x$ is given: $$# = #": "left:tree right:tree",
            "A student has to solve the equation $$# = #": "left:tree right:tree",
        }
    },
    seen="d376d7da",
)
QUESTIONS = meanings(
    (phrases.DOMAINS, phrases.SUBSTITUTIONS, phrases.SOLUTIONS),
    {
        "domain": ("For which real $x$ are both sides of the equation defined",),
        "powers": {
            "Put $u = #": "power:tree",
            "With $u = #$, the equation becomes an equation for $u": "power:tree",
        },
        "solutions": (
            "Find the set of all real solutions of the equation",
            "Give all real solutions exactly",
        ),
    },
    seen="af621309",
)

X = Name("x")


def _build(said: Said, task: Task) -> Relation:
    return Relation((said["left"], said["right"]), ("=",))


def _domain(asked: Asked[Relation]) -> Iterator[Script]:
    x = unknown("x")
    translation = Translation({"x": x})
    is_defined = every(translation.domain(asked.model))
    inside = answers.is_in_region(translation, x, asked.part)
    given = Given(translation, (step(asked.task.statement),))
    return region_is(asked.part, given, is_defined, inside)


def _powers(asked: Asked[Relation]) -> Iterator[Script]:
    ground = start(asked)
    u = ground.unknown("u")
    ground.say("the equation for u", _holds(asked, ground, asked.said["power"], u))
    return solutions_are(asked, ground, [equal(u, one) for one in stated_numbers(asked, ground)])


def _holds(asked: Asked[Relation], ground: Ground, power: Expression, u: Term) -> Term:
    """Say that the equation holds with u in the place of a power."""
    if not isinstance(power, Power):
        raise Unread(f"no power: {power}")
    left, right = (value(ground, _in_powers(side, power), {"u": u}) for side in asked.model.sides)
    return equal(left, right)


def _in_powers(formula: Expression, power: Power) -> Expression:
    """Write a formula with u for a power."""
    if not isinstance(formula, Power):
        return rebuilt(formula, tuple(_in_powers(part, power) for part in children(formula)))
    parts, unit = linear_parts(formula.exponent), linear_parts(power.exponent)
    if formula.base != power.base or list(parts) != [X] or list(unit) != [X]:
        raise Unread(f"no power of u: {formula}")
    return Power(Name("u"), number(parts[X] / unit[X]))


def _solutions(asked: Asked[Relation]) -> Iterator[Script]:
    for part in asked.task.parts:
        said = QUESTIONS.read(part.question)
        if said.kind == "powers":
            return _with_powers(asked, part, said["power"])
    return _with_logarithms(asked)


def _with_powers(asked: Asked[Relation], before: Part, power: Expression) -> Iterator[Script]:
    """Compare the logarithm of u with those of the numbers that an earlier part states."""
    for place, one in enumerate(plain.items(plain.expression(asked.part.answer))):
        ground = start(asked)
        u = _power_at(asked, ground, before, power, value(ground, one, {}))
        solves = _holds(asked, ground, power, u)
        yield from law(asked, ground, f"solution {place + 1} solves the equation", solves, f"each_{place}_")
    ground = start(asked)
    x = ground.unknown("x")
    u = _power_at(asked, ground, before, power, x)
    ground.say("the equation", _holds(asked, ground, power, u))
    others = every(different(x, one) for one in stated_numbers(asked, ground))
    yield never(asked, ground, "no_other", f"a solution that is not in {asked.part.answer}", others)


def _power_at(asked: Asked[Relation], ground: Ground, before: Part, power: Expression, x: Term) -> Term:
    """Return the value of the power at x, known by its logarithm."""
    if not isinstance(power, Power):
        raise Unread(f"no power: {power}")
    u, logarithm = ground.unknown("u"), ground.unknown("ln_u")
    by_base = value(ground, Function("ln", (power.base,)), {})
    exponent = value(ground, power.exponent, {"x": x})
    ground.say("u is the power at x", less(0, u), equal(logarithm, exponent * by_base))
    for candidate in map(exact, plain.items(plain.expression(before.answer))):
        if candidate is None:
            raise Unread(f"{asked.task.row_id}: u is no rational number: {before.answer}")
        if candidate > 0:
            here, there = equal(u, candidate), equal(logarithm, ground.logarithm(term(candidate)))
            ground.say(f"whether u is {candidate}", implies(here, there), implies(there, here))
    ground.use("logarithm_is_one_to_one")
    return u


def _with_logarithms(asked: Asked[Relation]) -> Iterator[Script]:
    ground = start(asked)
    x = ground.unknown("x")
    _without_logarithms(asked, ground, x)
    return solutions_are(asked, ground, [equal(x, one) for one in stated_numbers(asked, ground)])


def _without_logarithms(asked: Asked[Relation], ground: Ground, x: Term) -> None:
    """Say that the product of the arguments is a power of the base, each side with what is positive there."""
    left, right = asked.model.sides
    parts = dict(linear_parts(left - right))
    constant = parts.pop(CONSTANT, Fraction(0))
    bases = {_base(logarithm) for logarithm in parts}
    if len(bases) != 1 or any(factor.denominator != 1 for factor in (*parts.values(), constant)):
        raise Unread(f"{asked.task.row_id}: no equation of logarithms to one base")
    (base,) = bases
    if (number := exact(base)) is not None and (number <= 0 or number == 1):
        raise Unread(f"{asked.task.row_id}: no logarithm has the base {number}")
    factors = [
        (value(ground, logarithm.arguments[-1], {"x": x}), int(times))
        for logarithm, times in parts.items()
        if isinstance(logarithm, Function)
    ]
    ground.say("both sides are defined", *(less(0, argument) for argument, _ in factors))
    powers = [*factors, (value(ground, base, {}), int(constant))]
    above, below = (product(power ** max(times * sign, 0) for power, times in powers) for sign in (1, -1))
    ground.say("the equation without logarithms", equal(above, below), lemma="sum_of_logarithms")


def _base(logarithm: Expression) -> Expression:
    match logarithm:
        case Function("ln", (_,)):
            return E
        case Function("log", (base, _)):
            return base
    raise Unread(f"no logarithm: {logarithm}")


TEMPLATE = Template(
    STATEMENTS, _build, QUESTIONS, {"domain": _domain, "powers": _powers, "solutions": _solutions}
)
