"""Draws rates whose partial fractions are simple, and writes transform and solution down side by side."""

from fractions import Fraction
from typing import assert_never

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.laplace_transform.facts import Damped, Decay, Facts, Switched
from seedproof.problems.templates.laplace_transform.phrases import (
    SOLUTION_QUESTIONS,
    STATEMENTS,
    TRANSFORM_QUESTIONS,
    Kind,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, polynomial, product, quotient, total

S = Symbol("s")
T = Symbol("t")
Y = Symbol("y")
SLOPE = Symbol("y'")
CURVATURE = Symbol("y''")

_LARGEST_DENOMINATOR = 12


def sample(draws: Draws, difficulty: int) -> Facts:
    """First order; then second order; then a force that is switched off."""
    facts: Facts
    match difficulty:
        case 1:
            facts = _decay(draws)
        case 2:
            facts = _damped(draws)
        case _:
            turn = draws.between(1, 4)
            facts = Switched(turn=turn, force=turn**2 * draws.between(1, 6), off=draws.between(1, 9))
    if any(weight.denominator > _LARGEST_DENOMINATOR for weight in weights(facts)):
        raise Rejected("the partial fractions are not simple")
    if not isinstance(facts, Switched) and 0 in weights(facts):
        raise Rejected("a term is missing")
    return facts


def _decay(draws: Draws) -> Decay:
    facts = Decay(
        rate=draws.nonzeros(1, 5)[0],
        factor=draws.nonzeros(1, 9)[0],
        growth=draws.nonzeros(1, 4)[0],
        start=draws.between(-5, 5),
    )
    if facts.rate + facts.growth == 0:
        raise Rejected("there is resonance")
    return facts


def _damped(draws: Draws) -> Damped:
    first, second = sorted(draws.sample(range(1, 6), 2))
    return Damped(
        first=first,
        second=second,
        force=draws.nonzeros(1, 12)[0],
        start=draws.between(-3, 3),
        slope=draws.between(-5, 5),
    )


def weights(facts: Facts) -> list[Fraction]:
    """Return the coefficients of the partial fractions."""
    match facts:
        case Decay():
            forced = Fraction(facts.factor, facts.rate + facts.growth)
            return [forced, facts.start - forced]
        case Damped():
            level = Fraction(facts.force, facts.first * facts.second)
            deviation = facts.start - level
            slow = (facts.slope + facts.second * deviation) / (facts.second - facts.first)
            return [level, slow, deviation - slow]
        case Switched():
            return [Fraction(facts.force, facts.turn**2)]
    assert_never(facts)


def exponents(facts: Decay | Damped) -> list[int]:
    """Return the poles of the transform, in the order of the weights."""
    if isinstance(facts, Decay):
        return [facts.growth, -facts.rate]
    return [0, -facts.first, -facts.second]


def transform(facts: Facts) -> Formula:
    """Return Y(s), before its partial fractions."""
    match facts:
        case Decay():
            above = polynomial([facts.start, facts.factor - facts.start * facts.growth], S)
            return quotient(above, product(S - facts.growth, S + facts.rate))
        case Damped():
            rates = facts.first + facts.second
            above = polynomial([facts.start, facts.start * rates + facts.slope, facts.force], S)
            return quotient(above, product(S, S + facts.first, S + facts.second))
        case Switched():
            above = facts.force * (1 - call("exp", -facts.off * S))
            return quotient(above, product(S, S**2 + facts.turn**2))
    assert_never(facts)


def solution(facts: Facts) -> Formula:
    """Return y(t), behind the time when the force is switched off."""
    if isinstance(facts, Switched):
        (amplitude,) = weights(facts)
        later = call("cos", facts.turn * (T - facts.off))
        return formula(amplitude) * (later - call("cos", facts.turn * T))
    return partial_solution(weights(facts), exponents(facts))


def partial_solution(factors: list[Fraction], poles: list[int]) -> Formula:
    """Return the sum of exponentials that belongs to partial fractions."""
    terms: list[Formula] = []
    for factor, pole in zip(factors, poles, strict=True):
        if pole == 0:
            terms.append(formula(factor))
        else:
            terms.append(formula(factor) * call("exp", pole * T))
    return total(*terms)


def partial_fractions(factors: list[Fraction], poles: list[int]) -> Formula:
    """Return the sum of simple fractions in s."""
    terms = [formula(factor) * quotient(1, S - pole) for factor, pole in zip(factors, poles, strict=True)]
    return total(*terms)


def left_of(facts: Facts) -> Formula:
    """Return the left side of the equation."""
    match facts:
        case Decay():
            return total(SLOPE, facts.rate * Y)
        case Damped():
            return total(
                CURVATURE,
                (facts.first + facts.second) * SLOPE,
                facts.first * facts.second * Y,
            )
        case Switched():
            return total(CURVATURE, facts.turn**2 * Y)
    assert_never(facts)


def right_of(facts: Decay | Damped) -> Formula:
    """Return the right side of the equation."""
    if isinstance(facts, Decay):
        return facts.factor * call("exp", facts.growth * T)
    return formula(facts.force)


def answers(facts: Facts) -> list[Answer]:
    """The transform, and the solution."""
    type_ = "expression(t)"
    if isinstance(facts, Switched):
        type_ = f"expression(t; t > {facts.off})"
    return [Answer(transform(facts), "expression(s)", ("Y",)), Answer(solution(facts), type_, ("y",))]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation and its initial values."""
    kind: Kind
    gaps = {"left": latex(left_of(facts))}
    match facts:
        case Decay():
            kind = "first order"
            gaps |= {"right": latex(right_of(facts)), "start": str(facts.start)}
        case Damped():
            kind = "second order"
            gaps |= {
                "right": latex(right_of(facts)),
                "start": str(facts.start),
                "slope": str(facts.slope),
            }
        case Switched():
            kind = "switched"
            gaps |= {"force": str(facts.force), "off": str(facts.off)}
    statement = fill(draws.choice(STATEMENTS[kind]), **gaps)
    second = draws.choice(SOLUTION_QUESTIONS[kind])
    if isinstance(facts, Switched):
        second = fill(second, off=str(facts.off))
    return Words(statement, (draws.choice(TRANSFORM_QUESTIONS), second))


TEMPLATE = Template(
    subject="differential_calculus",
    method="substitution, and the transform's integral, in balls",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "one pole from the equation and one from the force",
        2: "two initial values and three partial fractions",
        3: "a force that is switched off: the transform has an exponential, the solution a delay",
    },
)
