"""Sums of waves that vanish: all solutions, and those in an interval."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from seedproof.certifying import terms
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression, added, number, replaced
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.overlaps import Wave, splits, wave, waves, zeros
from seedproof.certifying.university.promises import law, never, possible, start
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.turns import is_in, point, rest, share
from seedproof.certifying.university.waves import Waves
from seedproof.problems.templates.trigonometric_families import phrases

LEMMAS = {
    "equal_waves": (
        "sin x = sin a exactly if x is a or pi - a, and cos x = cos a exactly if x is a or -a, up to "
        "whole turns."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "equation": {
            "Several oscillations overlap; at the times $x$ in question, $$# = #": "left:tree right:tree",
            "In the real numbers, the equation $$# = #": "left:tree right:tree",
            "For some real numbers $x$, we have $$# = #": "left:tree right:tree",
            "Consider the equation $$# = #": "left:tree right:tree",
        }
    },
    seen="3736e98c",
)
QUESTIONS = meanings(
    (phrases.ALL, phrases.SOME),
    {
        "all": ("Find all real solutions", "Describe all real solutions", "Determine all real solutions"),
        "some": {
            "List the set of all solutions in $#$": "span:span",
            "Which of the solutions lie in the interval $#$": "span:span",
        },
    },
    whole=True,
    seen="6a5a9f8f",
)


@dataclass(frozen=True, slots=True)
class Model:
    """What is to vanish, as it stands and as a sum of waves."""

    formula: Expression
    overlap: Sequence[Wave]


@dataclass(frozen=True, slots=True)
class Family:
    """The angles a + b n, as multiples of pi."""

    first: Fraction
    period: Fraction


def _build(said: Said, task: Task) -> Model:
    left, right = said["left"], said["right"]
    overlap = [*waves(left), *waves(-right)]
    if any(wave.factor[1].denominator != 1 for wave in overlap):
        raise Unread(f"{task.row_id}: the equation has another period than a turn")
    return Model(left - right, overlap)


def _all(asked: Asked[Model]) -> Iterator[Script]:
    families = [_family(one) for one in plain.items(plain.expression(asked.part.answer))]
    yield from _factors(asked)
    for place, family in enumerate(families):
        yield from _members_solve(asked, place, family)
    ground, angle = _solution(asked)
    _shifted(ground, angle, families)
    others = terms.every(terms.different(rest(ground, angle - one.first, one.period), 0) for one in families)
    yield never(asked, ground, "no_other", f"a solution that is not in {asked.part.answer}", others)


def _family(formula: Expression) -> Family:
    first, second, third = (share(replaced(formula, {"n": number(n)})) for n in (0, 1, 2))
    if third - second != second - first or second <= first:
        raise Unread(f"no family of angles: {formula}")
    return Family(first, second - first)


def _factors(asked: Asked[Model]) -> Iterator[Script]:
    """Promise, step by step, that the equation says that one of the factors vanishes."""
    formula = asked.model.formula
    for place, split in enumerate(splits(asked.model.overlap)):
        ground = start(asked)
        here = Waves(ground)
        for one, other in split.pairs:
            here.split(one, other)
        left = added(one.formula for one in split.rest)
        same = terms.equal(here.value(formula), here.value(wave(split.common)) * here.value(left))
        yield from law(asked, ground, f"factor {place + 1} is common", same, f"factor_{place}_")
        formula = left
    yield from _last_factor(asked, formula)


def _last_factor(asked: Asked[Model], formula: Expression) -> Iterator[Script]:
    ground = start(asked)
    here = Waves(ground)
    zero = zeros(asked.model.overlap)[-1]
    name, multiple = zero.factor
    place = ("sin", "cos").index(name)
    vanishes = terms.equal(here.value(formula), 0)
    has_value = terms.equal(here.pair(multiple)[place], point(ground, zero.turn)[place])
    same = terms.every([terms.implies(vanishes, has_value), terms.implies(has_value, vanishes)])
    return law(asked, ground, "the last factor vanishes at this value", same, "last_")


def _solves(asked: Asked[Model], ground: Ground, angle: terms.Term) -> terms.Term:
    """Say that one of the factors vanishes at an angle."""
    ground.use("equal_waves")
    return terms.some(
        terms.one_of(rest(ground, angle * zero.factor[1], 2), zero.turns)
        for zero in zeros(asked.model.overlap)
    )


def _solution(asked: Asked[Model]) -> tuple[Ground, terms.Term]:
    ground = start(asked)
    angle = ground.unknown("x_over_pi")
    ground.say("one of the factors vanishes", _solves(asked, ground, angle))
    return ground, angle


def _shifted(ground: Ground, angle: terms.Term, families: Sequence[Family]) -> None:
    """Look at one common period of the equation and of families only."""
    denominator = lcm(*(family.period.denominator for family in families))
    common = lcm(2 * denominator, *(int(family.period * denominator) for family in families))
    ground.say("one common period", terms.at_most(0, angle), terms.less(angle, Fraction(common, denominator)))
    ground.use("one_angle_in_a_turn")


def _members_solve(asked: Asked[Model], place: int, family: Family) -> Iterator[Script]:
    ground = start(asked)
    angle, n = ground.unknown("x_over_pi"), ground.whole("n")
    _shifted(ground, angle, [family])
    ground.say("a member of the family", terms.equal(angle, n * family.period + family.first))
    solves = _solves(asked, ground, angle)
    return law(asked, ground, f"family {place + 1} solves the equation", solves, f"each_{place}_")


def _some(asked: Asked[Model]) -> Iterator[Script]:
    stated = [share(angle) for angle in plain.items(plain.expression(asked.part.answer))]
    for place, one in enumerate(stated):
        ground, angle = _solution(asked)
        listed = terms.every([terms.equal(angle, one), is_in(angle, asked.said["span"])])
        yield possible(asked, ground, f"each_{place}", f"x = {one} pi", listed)
    ground, angle = _solution(asked)
    ground.say("in the interval", is_in(angle, asked.said["span"]))
    other = terms.negated(terms.one_of(angle, stated))
    yield never(asked, ground, "no_other", f"a solution that is not in {asked.part.answer}", other)


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"all": _all, "some": _some})
