"""Chooses a core with a known limit and order, and scales, signs and shifts it."""

from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.ratio_and_root_radius.facts import Facts, Kind
from seedproof.problems.templates.ratio_and_root_radius.phrases import (
    DENOMINATORS,
    FRACTION,
    INTERVALS,
    LIMITS,
    NUMERATORS,
    POWERS,
    SIGN,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import E, Formula, formula, interval, product, quotient


class Growth(NamedTuple):
    """A core is about constant * factor^n * e^(exponent n) * n^order."""

    factor: Fraction
    exponent: int
    order: Fraction


_HALF = Fraction(1, 2)
_SEPARATOR = r" \, "

_GROWTH: dict[Kind, Growth] = {
    "power over factorial": Growth(Fraction(1), 1, -_HALF),
    "factorial over power": Growth(Fraction(1), -1, _HALF),
    "binomial of 2n": Growth(Fraction(4), 0, -_HALF),
    "one over binomial of 2n": Growth(Fraction(1, 4), 0, _HALF),
    "binomial of 3n": Growth(Fraction(27, 4), 0, -_HALF),
    "trinomial": Growth(Fraction(27), 0, Fraction(-1)),
    "double power over factorial": Growth(Fraction(1, 4), 2, -_HALF),
}
"""By Stirling's formula; the other cores depend on their numbers."""

ROOTS: tuple[Kind, ...] = ("growing root", "falling root", "quotient to the n")
"""The cores for the root test."""

_OF_POWERS: tuple[Kind, ...] = (
    "power over factorial",
    "factorial over power",
    "double power over factorial",
)
"""The cores with a power of n, beside which no further one stands."""

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("binomial of 2n", "one over binomial of 2n", "quotient to the n", "trinomial"),
    2: (
        "power over factorial",
        "factorial over power",
        "double power over factorial",
        "growing root",
        "falling root",
        "binomial of 3n",
    ),
    3: (
        "power over factorial",
        "factorial over power",
        "binomial of 2n",
        "one over binomial of 2n",
        "binomial of 3n",
        "trinomial",
        "double power over factorial",
        "growing root",
        "falling root",
    ),
}
"""By difficulty."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a core, a divisor base^n n^weight, a sign and a centre. Raises: Rejected."""
    kind = draws.choice(_KINDS[difficulty])
    a = 0
    b = 0
    if kind in ROOTS:
        a = draws.between(1, 4)
    if kind == "quotient to the n":
        a = draws.between(2, 7)
        b = draws.between(2, 7)
        if a == b:
            raise Rejected("the core does not grow and does not fall")
    weight = draws.between(0, 2)
    if kind in _OF_POWERS:
        weight = 0
    facts = Facts(
        kind=kind,
        a=a,
        b=b,
        sign=draws.choice((1, 1, -1)),
        base=draws.choice((1, 2, 3, 5)),
        weight=weight,
        centre=draws.between(-4, 4),
        ends=1 if difficulty == 3 else 0,
    )
    if facts.base == 1 and facts.centre == 0:
        raise Rejected("neither stretched nor moved")
    return facts


def growth(facts: Facts) -> Growth:
    """Return how the absolute coefficients grow."""
    core = _core_growth(facts)
    return Growth(core.factor / facts.base, core.exponent, core.order - facts.weight)


def _core_growth(facts: Facts) -> Growth:
    match facts.kind:
        case "growing root":
            return Growth(Fraction(1), facts.a, Fraction(0))
        case "falling root":
            return Growth(Fraction(1), -facts.a, Fraction(0))
        case "quotient to the n":
            return Growth(Fraction(facts.a, facts.b), 0, Fraction(0))
    return _GROWTH[facts.kind]


def limit_of(rate: Growth) -> Formula:
    """Return the limit of the ratios."""
    return _number(rate.factor, rate.exponent)


def radius_of(rate: Growth) -> Formula:
    """Return the reciprocal of the limit."""
    return _number(1 / rate.factor, -rate.exponent)


def _number(factor: Fraction, exponent: int) -> Formula:
    """Return factor * e^exponent, with e above or below."""
    if exponent >= 0:
        return quotient(product(factor.numerator, E**exponent), factor.denominator)
    return quotient(factor.numerator, product(factor.denominator, E ** (-exponent)))


def belonging(order: Fraction, sign: int) -> str:
    """Return the brackets of the ends that belong to the interval, from the order of the terms there."""
    if order < -1:
        return "[]"
    if order >= 0:
        return ""
    # Right of the centre the signs are those of the coefficients, left of it they are turned.
    return "]" if sign == -1 else "["


def answers(facts: Facts) -> list[Answer]:
    """Give the limit, and the interval around the centre."""
    rate = growth(facts)
    radius = radius_of(rate)
    brackets = belonging(rate.order, facts.sign) if facts.ends else ""
    return [
        Answer(limit_of(rate), "number"),
        Answer(around(facts.centre, radius, brackets), "interval_union", ("x",)),
    ]


def around(centre: int, radius: Formula, brackets: str) -> Formula:
    """Return the interval around a centre."""
    return interval(formula(centre) - radius, formula(centre) + radius, brackets)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the coefficients as one fraction."""
    statement = fill(
        draws.choice(STATEMENTS),
        coefficient=coefficient_text(facts),
        power=power_text(facts),
    )
    return Words(
        statement,
        (draws.choice(LIMITS[fitting_test(facts.kind)]), draws.choice(INTERVALS[facts.ends])),
    )


def fitting_test(kind: Kind) -> Literal["ratio", "root"]:
    """Return which test fits to the coefficients."""
    return "root" if kind in ROOTS else "ratio"


def power_text(facts: Facts) -> str:
    """Write the power of x."""
    if facts.centre == 0:
        return POWERS["zero"]
    sign = "-" if facts.centre > 0 else "+"
    return fill(POWERS["elsewhere"], shift=f"{sign} {abs(facts.centre)}")


def core_text(facts: Facts) -> str:
    """Write the numerator of the core."""
    match facts.kind:
        case "growing root" | "falling root":
            return fill(NUMERATORS[facts.kind], a=str(facts.a))
        case "quotient to the n":
            return fill(NUMERATORS[facts.kind], a=str(facts.a), b=str(facts.b))
    return NUMERATORS[facts.kind]


def coefficient_text(facts: Facts) -> str:
    """Write a coefficient."""
    above = [core_text(facts)]
    if facts.sign == -1:
        above.insert(0, SIGN)
    below: list[str] = []
    if facts.base > 1:
        below.append(f"{facts.base}^n")
    if facts.weight == 1:
        below.append("n")
    if facts.weight > 1:
        below.append(f"n^{facts.weight}")
    if DENOMINATORS[facts.kind] != "1":
        below.append(DENOMINATORS[facts.kind])
    if not below:
        return _SEPARATOR.join(above)
    return fill(FRACTION, above=_SEPARATOR.join(above), below=_SEPARATOR.join(below))


TEMPLATE = Template(
    subject="sequences_series",
    method="asymptotic balls of the coefficients",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "ratios of factorials or roots of quotients, with rational limits",
        2: "the limit is a power of e, or of factorials of different multiples of n",
        3: "the ends belong to the question: the order of the terms there decides",
    },
)
