"""Separates the variables, integrates both sides, and looks where the solution ends or is steepest."""

from fractions import Fraction
from typing import assert_never

from msgspec.structs import replace

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.separable_equation.facts import Bounded, Facts, Reciprocal, Root
from seedproof.problems.templates.separable_equation.generate import (
    X,
    Y,
    answers,
    interval_of,
    radicand_factor,
    rate_of,
    reciprocal_of,
    share_of,
    slope_of,
    start_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Symbol,
    Verbatim,
    call,
    formula,
    power,
    product,
    quotient,
    root,
    total,
)

SLOPE = Symbol("y'")
GREATER = Verbatim(">")
LESS = Verbatim("<")


def work(facts: Facts, slip: str) -> Worked:
    """Integrate, and answer the second question from the solution."""
    match facts:
        case Reciprocal():
            worked = _reciprocal(facts, slip)
        case Root():
            worked = _root(facts, slip)
        case Bounded():
            worked = _bounded(facts, slip)
        case _:
            assert_never(facts)
    golden = tuple(answer.formula for answer in answers(facts))
    if slip and worked.answers == golden:
        raise Rejected("the slip changes nothing")
    return worked


def _is_solution(facts: Facts, solution: Formula) -> Step:
    return step("differential_equation", letter=X, left=SLOPE, right=slope_of(facts), solution=solution)


def _start(facts: Facts, expression: Formula, value: Fraction) -> Step:
    """Say what the start gives for the constant of integration."""
    return step("value", letter=Y, at=start_of(facts), expression=expression, value=value)


def _reciprocal(facts: Reciprocal, slip: str) -> Worked:
    """The reciprocal of y is a power of x and a constant."""
    raised = _raised(facts.power * facts.factor, facts.power, slip)
    mistaken = facts
    if slip == "constant_with_the_wrong_sign":
        mistaken = replace(facts, end=-facts.end)
    if slip == "constant_with_the_wrong_sign" and facts.power % 2 == 0:
        raise Rejected("the solution would never end")
    below = reciprocal_of(mistaken)
    if slip == "power_not_raised":
        below = total(formula(facts.factor * facts.end**facts.power), -raised)
    solution = quotient(1, below)
    interval = interval_of(_with_end(mistaken, slip))
    sign = LESS if start_of(facts) < 0 else GREATER
    steps = (
        step("antiderivative", function=power(Y, -2), letter=Y, antiderivative=-quotient(1, Y)),
        _power_step(facts.power * facts.factor, facts.power, raised),
        _start(facts, quotient(1, Y), 1 / start_of(mistaken)),
        _is_solution(facts, solution),
        step("inequality", left=reciprocal_of(facts), sign=sign, right=0, letter=X, solution=interval),
    )
    return Worked(steps, (solution, interval))


def _power_step(coefficient: int | Fraction, exponent: int, raised: Formula) -> Step:
    function = formula(coefficient) * X ** (exponent - 1)
    return step("antiderivative", function=function, letter=X, antiderivative=raised)


def _raised(coefficient: int | Fraction, exponent: int, slip: str) -> Formula:
    """Return an antiderivative of coefficient x^(exponent - 1)."""
    if slip == "power_not_raised":
        return formula(coefficient) * X**exponent
    return formula(Fraction(coefficient) / exponent) * X**exponent


def _with_end(facts: Reciprocal, slip: str) -> Reciprocal:
    """Return the facts with the end that the slip takes."""
    if slip != "end_with_the_wrong_sign":
        return facts
    if facts.power % 2 == 0:
        raise Rejected("the other end is the same")
    return replace(facts, end=-facts.end)


def _root(facts: Root, slip: str) -> Worked:
    """The square of y is a power of x and a constant."""
    factor = radicand_factor(facts)
    raised = _raised(-facts.power * factor, facts.power, slip)
    square = total(factor * facts.end**facts.power, raised)
    if slip == "constant_forgotten":
        square = total(_constant(facts, slip), raised)
    solution = root(square)
    if slip == "root_forgotten":
        solution = square
    mistaken = facts
    if slip == "end_with_the_wrong_sign":
        mistaken = replace(facts, end=-facts.end)
    interval = interval_of(mistaken)
    if slip == "one_end_only" and facts.power % 2 == 0:
        interval = interval_of(replace(facts, power=facts.power + 1))
    radicand = total(factor * facts.end**facts.power, -factor * X**facts.power)
    steps = (
        step("antiderivative", function=2 * Y, letter=Y, antiderivative=Y**2),
        _power_step(-facts.power * factor, facts.power, raised),
        _start(facts, Y**2, _constant(facts, slip)),
        _is_solution(facts, solution),
        step("inequality", left=radicand, sign=GREATER, right=0, letter=X, solution=interval),
    )
    return Worked(steps, (solution, interval))


def _constant(facts: Root, slip: str) -> Fraction:
    """Return the square of y at zero."""
    if slip == "constant_forgotten":
        return start_of(facts)
    return start_of(facts) ** 2


def _bounded(facts: Bounded, slip: str) -> Worked:
    """Partial fractions give the logarithm of a quotient, which is then solved for y."""
    share = share_of(facts)
    rate = rate_of(facts)
    if slip == "share_inverted":
        share = 1 / share
    if slip == "width_forgotten":
        rate = Fraction(facts.factor, facts.divisor)
    decay = call("exp", -rate * X)
    above = total(facts.high * share.denominator, facts.low * share.numerator * decay)
    solution = quotient(above, total(share.denominator, share.numerator * decay))
    width = facts.high - facts.low
    fractions = total(quotient(1, Y - facts.low), quotient(1, facts.high - Y))
    logarithm = total(call("log", Y - facts.low), -call("log", facts.high - Y))
    antiderivative = formula(Fraction(1, width)) * logarithm
    if slip == "width_forgotten":
        antiderivative = logarithm
    steepest = formula(1 / rate) * call("log", formula(share))
    if slip == "logarithm_with_the_wrong_sign":
        steepest = formula(1 / rate) * call("log", formula(1 / share))
    middle = Fraction(facts.low + facts.high, 2)
    distances = product(Y - facts.low, facts.high - Y)
    steps = (
        step("identity", left=quotient(1, distances), right=formula(Fraction(1, width)) * fractions),
        step(
            "antiderivative",
            function=quotient(1, distances),
            letter=Y,
            antiderivative=antiderivative,
        ),
        _start(facts, quotient(facts.high - Y, Y - facts.low), share),
        _is_solution(facts, solution),
        step(
            "derivative",
            function=distances,
            letter=Y,
            derivative=total(facts.low + facts.high, -2 * Y),
        ),
        step("satisfies", left=solution, right=middle, letter=X, value=steepest),
    )
    return Worked(steps, (solution, steepest))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "power_not_raised": "the power of x is not divided by its new exponent",
        "constant_with_the_wrong_sign": "the constant of integration has the wrong sign",
        "end_with_the_wrong_sign": "the end of the interval has the wrong sign",
        "one_end_only": "the negative end of the interval is forgotten",
        "root_forgotten": "the square of y is given instead of y",
        "constant_forgotten": "the start is not squared in the constant of integration",
        "share_inverted": "the quotient at the start is turned upside down",
        "width_forgotten": "the factor of the partial fractions is forgotten",
        "logarithm_with_the_wrong_sign": "the logarithm has the wrong sign",
    },
)
