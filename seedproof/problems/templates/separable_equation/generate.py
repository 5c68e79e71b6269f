"""Plants the end of the solution's interval, or its two bounds, and separates the variables."""

from fractions import Fraction
from typing import assert_never

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.separable_equation.facts import Bounded, Facts, Reciprocal, Root
from seedproof.problems.templates.separable_equation.phrases import (
    INTERVAL_QUESTIONS,
    SOLUTION_QUESTIONS,
    STATEMENTS,
    STEEPEST_QUESTIONS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    INFINITY,
    Formula,
    Like,
    Symbol,
    call,
    formula,
    interval,
    latex,
    product,
    quotient,
    root,
    total,
)

X = Symbol("x")
Y = Symbol("y")

_LARGEST_START = 120


def sample(draws: Draws, difficulty: int) -> Facts:
    """A solution that becomes infinite; then one that ends at zero; then one between two bounds."""
    match difficulty:
        case 1:
            facts: Facts = Reciprocal(
                factor=draws.nonzeros(1, 5)[0],
                power=draws.between(2, 4),
                end=draws.nonzeros(1, 3)[0],
            )
        case 2:
            facts = _root(draws)
        case _:
            facts = _bounded(draws)
    if isinstance(facts, Reciprocal) and (facts.power % 2 == 0 and facts.end < 0):
        raise Rejected("the other end is the same")
    if isinstance(facts, Reciprocal) and abs(facts.factor * facts.end**facts.power) > _LARGEST_START:
        raise Rejected("the numbers are large")
    return facts


def _root(draws: Draws) -> Root:
    power = draws.between(2, 4)
    end = draws.between(1, 4)
    if power % 2:
        end = draws.nonzeros(1, 4)[0]
    facts = Root(
        factor=draws.between(1, 5),
        power=power,
        end=end,
        base=abs(end) if power % 2 else 1,
    )
    if start_of(facts) > _LARGEST_START:
        raise Rejected("the numbers are large")
    return facts


def _bounded(draws: Draws) -> Bounded:
    low = draws.between(-4, 3)
    width = draws.between(2, 8)
    start = low + draws.between(1, width - 1)
    facts = Bounded(
        factor=draws.between(1, 4),
        divisor=draws.choice((1, 1, 2, 3, 5)),
        low=low,
        high=low + width,
        start=start,
    )
    if Fraction(facts.factor, facts.divisor).denominator != facts.divisor:
        raise Rejected("the factor is not in lowest terms")
    if 2 * start == facts.low + facts.high:
        raise Rejected("it is steepest at the start")
    return facts


def start_of(facts: Facts) -> Fraction:
    """Return the value at zero."""
    match facts:
        case Reciprocal():
            return 1 / Fraction(facts.factor * facts.end**facts.power)
        case Root(power=power, end=end):
            if power % 2:
                return Fraction(facts.factor * abs(end) ** ((power + 1) // 2))
            return Fraction(facts.factor * abs(end) ** (power // 2))
        case Bounded():
            return Fraction(facts.start)
    assert_never(facts)


def slope_of(facts: Facts) -> Formula:
    """Return the right side of the equation."""
    match facts:
        case Reciprocal():
            return product(facts.power * facts.factor, X ** (facts.power - 1), Y**2)
        case Root():
            coefficient = Fraction(-facts.power * radicand_factor(facts), 2)
            return quotient(coefficient.numerator * X ** (facts.power - 1), coefficient.denominator * Y)
        case Bounded():
            factors = product(facts.factor, Y - facts.low, facts.high - Y)
            return quotient(factors, facts.divisor)
    assert_never(facts)


def radicand_factor(facts: Root) -> int:
    """Return the factor of end^power - x^power under the root; it has the sign of the end for odd powers."""
    factor = facts.factor**2 * facts.base
    if facts.power % 2 and facts.end < 0:
        return -factor
    return factor


def solution_of(facts: Facts) -> Formula:
    """Return y as a function of x."""
    match facts:
        case Reciprocal():
            return quotient(1, reciprocal_of(facts))
        case Root():
            factor = radicand_factor(facts)
            return root(total(factor * facts.end**facts.power, -factor * X**facts.power))
        case Bounded():
            decay = call("exp", -rate_of(facts) * X)
            share = share_of(facts)
            above = total(facts.high * share.denominator, facts.low * share.numerator * decay)
            below = total(share.denominator, share.numerator * decay)
            return quotient(above, below)
    assert_never(facts)


def reciprocal_of(facts: Reciprocal) -> Formula:
    """Return 1 / y as a function of x."""
    return total(facts.factor * facts.end**facts.power, -facts.factor * X**facts.power)


def rate_of(facts: Bounded) -> Fraction:
    """Return how fast the solution leaves its lower bound."""
    return Fraction(facts.factor * (facts.high - facts.low), facts.divisor)


def share_of(facts: Bounded) -> Fraction:
    """Return the distance of the start from the upper bound, over that from the lower one."""
    return Fraction(facts.high - facts.start, facts.start - facts.low)


def steepest(facts: Bounded) -> Formula:
    """Return where the solution is in the middle between its bounds."""
    return formula(1 / rate_of(facts)) * call("log", formula(share_of(facts)))


def interval_of(facts: Reciprocal | Root) -> Formula:
    """Return the interval around zero up to the end, or to both ends for even powers."""
    low: Like = -INFINITY
    high: Like = INFINITY
    if facts.power % 2 == 0:
        low = -abs(facts.end)
    elif facts.end < 0:
        low = facts.end
    if facts.end > 0:
        high = facts.end
    return interval(low, high)


def answers(facts: Facts) -> list[Answer]:
    """The solution; then its interval, or where it is steepest."""
    solution = Answer(solution_of(facts), "expression(x)", ("y",))
    if isinstance(facts, Bounded):
        return [solution, Answer(steepest(facts), "number", ("x",))]
    return [solution, Answer(interval_of(facts), "interval_union")]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation and the value at zero."""
    statement = fill(
        draws.choice(STATEMENTS),
        slope=latex(slope_of(facts)),
        start=latex(formula(start_of(facts))),
    )
    second = STEEPEST_QUESTIONS if isinstance(facts, Bounded) else INTERVAL_QUESTIONS
    return Words(statement, (draws.choice(SOLUTION_QUESTIONS), draws.choice(second)))


TEMPLATE = Template(
    subject="differential_calculus",
    method="substitution and behaviour at the ends, in balls",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "the solution becomes infinite somewhere: its interval has to be found",
        2: "the solution is a root and ends where it is zero",
        3: "partial fractions in y; the steepest place is found without the solution or with it",
    },
)
