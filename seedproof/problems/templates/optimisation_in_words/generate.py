"""Knows each optimum in closed form: a zero of the derivative, or the end of the way along the shore."""

from collections.abc import Callable
from fractions import Fraction
from math import isqrt
from typing import cast

import msgspec

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.optimisation_in_words.facts import (
    Box,
    Can,
    Facts,
    InCone,
    InSphere,
    Profit,
    Shore,
    Tax,
)
from seedproof.problems.templates.optimisation_in_words.phrases import (
    HOW_MUCH,
    NAMES,
    STATEMENTS,
    UNITS,
    WHERE,
    Story,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Number, formula, product, root

_SPEEDS = ((5, 13), (6, 10), (7, 25), (8, 10), (8, 17), (9, 15))
"""Slow and fast: with these the best angle has rational sides."""

_LEGS = ((3, 4), (4, 3), (6, 8), (8, 6), (5, 12), (12, 5), (9, 12), (8, 15))
"""Across and along, with a rational distance."""

_SHEETS = tuple(
    (length, width)
    for length in range(5, 61)
    for width in range(3, length)
    if isqrt(length**2 - length * width + width**2) ** 2 == length**2 - length * width + width**2
)
"""For which the best cut is rational."""

_CANS = tuple(
    (2 * end_price * radius**3 // side_price, end_price, side_price)
    for radius in range(2, 7)
    for end_price in range(2, 16)
    for side_price in range(2, 16)
    if (2 * end_price * radius**3) % side_price == 0
    and 2 <= 2 * end_price / side_price <= 6
    and end_price != side_price
    and 2 * end_price * radius**3 <= 500 * side_price
)
"""Volume over pi, price of the ends and of the side: the best radius is an integer."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one of the settings of the difficulty. Raises: Rejected."""
    facts = draws.choice(_SAMPLERS[difficulty])(draws)
    _check(facts)
    return facts


def _box(draws: Draws) -> Box:
    length, width = draws.choice(_SHEETS)
    return Box(length=length, width=width)


def _profit(draws: Draws) -> Profit:
    quantity = draws.between(2, 8)
    fall = draws.between(2, 9)
    linear = draws.between(2, 15)
    highest = linear + 2 * fall * quantity + 3 * quantity**2
    return Profit(highest=highest, fall=fall, fixed=draws.between(5, 60), linear=linear)


def _can(draws: Draws) -> Can:
    volume, end_price, side_price = draws.choice(_CANS)
    return Can(volume=volume, end_price=end_price, side_price=side_price)


def _in_cone(draws: Draws) -> InCone:
    return InCone(radius=3 * draws.between(1, 8), height=3 * draws.between(2, 13))


def _in_sphere(draws: Draws) -> InSphere:
    return InSphere(radius=draws.between(2, 30))


def _shore(draws: Draws) -> Shore:
    slow, fast = draws.choice(_SPEEDS)
    if draws.below(3) == 0:
        across, along = draws.choice(_LEGS)
        return Shore(across=across, along=along, slow=slow, fast=fast)
    leg = isqrt(fast**2 - slow**2)
    across = draws.between(2, 9)
    return Shore(across=across, along=across * slow // leg + draws.between(1, 12), slow=slow, fast=fast)


def _tax(draws: Draws) -> Tax:
    linear = draws.between(2, 40)
    return Tax(
        highest=linear + 2 * draws.between(15, 120),
        fall=draws.between(2, 7),
        linear=linear,
        square=draws.between(2, 6),
    )


_SAMPLERS: dict[int, tuple[Callable[[Draws], Facts], ...]] = {
    1: (_box, _profit),
    2: (_can, _can, _in_cone, _in_cone, _in_sphere),
    3: (_shore, _tax),
}


def _check(facts: Facts) -> None:
    match facts:
        case Shore():
            time = shore_time(facts, landing(facts))
            if not isinstance(time, Number):
                raise Rejected("the time is no rational number")
        case Tax():
            if tax(facts)[1].denominator > 4:
                raise Rejected("the revenue is no simple number")


def cut(facts: Box) -> Fraction:
    """Return the smaller zero of the derivative; the larger one cuts more than half of the sheet away."""
    a = facts.length
    b = facts.width
    return Fraction(a + b - isqrt(a * a - a * b + b * b), 6)


def best_landing(facts: Shore) -> Fraction:
    """Return where the derivative of the time is zero."""
    return Fraction(facts.across * facts.slow, isqrt(facts.fast**2 - facts.slow**2))


def landing(facts: Shore) -> Fraction:
    """Return the best landing point, which is the goal where that is nearer."""
    return min(best_landing(facts), Fraction(facts.along))


def shore_time(facts: Shore, x: Fraction) -> Formula:
    """Return the time by this landing point."""
    return root(x**2 + facts.across**2) / facts.slow + (facts.along - x) / facts.fast


def tax(facts: Tax) -> tuple[Fraction, Fraction]:
    """Return the tax and the revenue."""
    room = facts.highest - facts.linear
    return Fraction(room, 2), Fraction(room**2, 8 * (facts.fall + facts.square))


def quantity(facts: Profit) -> Fraction:
    """Return the positive zero of the derivative of the profit."""
    room = facts.highest - facts.linear
    return Fraction(-facts.fall + isqrt(facts.fall**2 + 3 * room), 3)


def radius_of_can(facts: Can) -> int:
    """Return the radius whose cube is known."""
    cube = Fraction(facts.side_price * facts.volume, 2 * facts.end_price)
    return next(radius for radius in range(1, 30) if radius**3 == cube)


def answers(facts: Facts) -> list[Answer]:
    """Return where the optimum is, and what it is."""
    where, how_much = optimum(facts)
    story = story_of(facts)
    names = NAMES.get(story, ())
    units = UNITS[story]
    return [Answer(where, "number", names, unit=units[0]), Answer(how_much, "number", unit=units[1])]


def optimum(facts: Facts) -> tuple[Formula, Formula]:
    """Return the place of the optimum and its value."""
    match facts:
        case Box(length, width):
            x = cut(facts)
            return formula(x), formula(x * (length - 2 * x) * (width - 2 * x))
        case Profit(highest, fall, fixed, linear):
            q = quantity(facts)
            return formula(q), formula((highest - linear) * q - fall * q**2 - q**3 - fixed)
        case Can(_, end_price, _):
            radius = radius_of_can(facts)
            # At the optimum the side costs twice as much as both ends.
            return formula(radius), 6 * end_price * radius**2 * PI
        case InCone(radius, height):
            return formula(Fraction(2 * radius, 3)), Fraction(4 * radius**2 * height, 27) * PI
        case InSphere(radius):
            factor = Fraction(4 * radius**3, 9)
            return Fraction(2 * radius, 3) * root(3), product(factor, root(3), PI)
        case Shore():
            return formula(landing(facts)), shore_time(facts, landing(facts))
        case Tax():
            rate, revenue = tax(facts)
            return formula(rate), formula(revenue)


def story_of(facts: Facts) -> Story:
    """Return the name of the setting."""
    # msgspec does not know that the tag of each record is one of these texts.
    return cast("Story", facts.__struct_config__.tag)


def words(facts: Facts, draws: Draws) -> Words:
    """Tell the setting with its numbers."""
    story = story_of(facts)
    given = {name: str(number) for name, number in msgspec.structs.asdict(facts).items()}
    statement = fill(draws.choice(STATEMENTS[story]), **given)
    return Words(statement, (draws.choice(WHERE[story]), draws.choice(HOW_MUCH[story])))


TEMPLATE = Template(
    subject="differential_calculus",
    method="candidates compared",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "one variable from the text, and the zero that makes sense",
        2: "a constraint removes a variable: costs of a can, a cylinder in a cone or a sphere",
        3: "a boundary case may win, or one optimum stands within another",
    },
)
