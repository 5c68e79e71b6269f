"""Chooses an expression that decays like a power, and compares exponents."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.convergence_tests.facts import Facts, Kind
from seedproof.problems.templates.convergence_tests.phrases import (
    ABSOLUTE,
    ARGUMENTS,
    CONDITIONAL,
    ORDERS,
    POWERS,
    STATEMENTS,
    TERMS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, Formula, Symbol, interval, latex, point, polynomial

N = Symbol("n")

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("quotient", "quotient with a root"),
    2: ("difference with a root", "sine", "cosine", "exponential", "logarithm", "difference with a root"),
    3: (
        "sine defect",
        "logarithm defect",
        "exponential defect",
        "arctangent defect",
        "exponential and logarithm",
    ),
}
"""By difficulty."""


class Decay(NamedTuple):
    """Like constant / n^exponent."""

    exponent: Fraction
    constant: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the expression and the power of n beside it. Raises: Rejected."""
    kind = draws.choice(_KINDS[difficulty])
    a = draws.between(1, 6)
    m = draws.between(1, 3)
    b = 0
    c = 0
    match kind:
        case "quotient":
            m = draws.between(2, 5)
            b = draws.between(1, 5)
            c = draws.between(1, 6)
        case "quotient with a root":
            m = draws.choice((3, 5))
            b = draws.between(1, 6)
        case "difference with a root":
            a = draws.between(2, 9)
            b = draws.between(0, m - 1)
        case "sine" | "sine defect":
            a = draws.between(1, 3)
    halves = draws.choice((0, 1, 2, 2, 3, 4, 6))
    facts = Facts(kind=kind, a=a, m=m, b=b, c=c, halves=halves)
    if halves == 0 and decay(facts).exponent == 1:
        raise Rejected("the series is that of the powers of n")
    return facts


def decay(facts: Facts) -> Decay:
    """Return how fast the expression decays, from the first terms of known expansions."""
    a = Fraction(facts.a)
    m = Fraction(facts.m)
    match facts.kind:
        case "quotient":
            return Decay(m - 1, a)
        case "quotient with a root":
            return Decay(m / 2, a)
        case "difference with a root":
            return Decay(m - facts.b, a / 2)
        case "sine" | "exponential" | "logarithm":
            return Decay(m, a)
        case "cosine" | "logarithm defect" | "exponential defect":
            return Decay(2 * m, a**2 / 2)
        case "exponential and logarithm":
            return Decay(2 * m, a**2)
        case "sine defect":
            return Decay(3 * m, a**3 / 6)
        case "arctangent defect":
            return Decay(3 * m, a**3 / 3)


def thresholds(exponent: Fraction, halves: int) -> tuple[Fraction, Fraction]:
    """Return the p where terms stop tending to zero, and that where absolute convergence begins."""
    beside = Fraction(halves, 2)
    return beside / exponent, (beside + 1) / exponent


def absolute(bound: Fraction) -> Formula:
    """Return the interval of absolute convergence."""
    return interval(bound, INFINITY)


def conditional(low: Fraction, high: Fraction) -> Formula:
    """Return the interval of conditional convergence."""
    return interval(low, high, "]")


def answers(facts: Facts) -> list[Answer]:
    """Give exponent and constant, and both intervals."""
    found = decay(facts)
    low, high = thresholds(found.exponent, facts.halves)
    return [
        Answer(point(found.exponent, found.constant), "tuple", ("q", "A")),
        Answer(absolute(high), "interval_union", ("p",)),
        Answer(conditional(low, high), "interval_union", ("p",)),
    ]


def term_text(facts: Facts) -> str:
    """Write g_n."""
    wording = TERMS[facts.kind]
    match facts.kind:
        case "quotient":
            above = latex(polynomial([facts.a, facts.b], N))
            return fill(wording, above=above, m=str(facts.m), c=str(facts.c))
        case "quotient with a root":
            return fill(wording, a=str(facts.a), m=str(facts.m), b=str(facts.b))
        case "difference with a root":
            return fill(
                wording,
                double=str(2 * facts.m),
                rest=latex(facts.a * N**facts.b),
                power=latex(N**facts.m),
            )
    return fill(wording, t=_argument(facts))


def _argument(facts: Facts) -> str:
    """Write a/n^m."""
    if facts.m == 1:
        return fill(ARGUMENTS[0], a=str(facts.a))
    return fill(ARGUMENTS[1], a=str(facts.a), m=str(facts.m))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the series."""
    statement = fill(draws.choice(STATEMENTS), power=POWERS[facts.halves], g=term_text(facts))
    return Words(
        statement,
        (draws.choice(ORDERS), draws.choice(ABSOLUTE), draws.choice(CONDITIONAL)),
    )


TEMPLATE = Template(
    subject="sequences_series",
    method="balls at enormous n",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "the order is read off a quotient of powers",
        2: "the order needs a conjugate expression, or the first term of an expansion",
        3: "first terms cancel: the order needs the second or third term of an expansion",
    },
)
