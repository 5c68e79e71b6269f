"""Takes the transform of the equation, solves it for Y(s), and takes the partial fractions back."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.laplace_transform.facts import Damped, Decay, Facts, Switched
from seedproof.problems.templates.laplace_transform.generate import (
    S,
    T,
    answers,
    exponents,
    left_of,
    partial_fractions,
    partial_solution,
    right_of,
    transform,
    weights,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import call, formula, product, quotient, total


def work(facts: Facts, slip: str) -> Worked:
    """Decompose Y(s), and say which functions have these transforms."""
    worked = _switched(facts, slip) if isinstance(facts, Switched) else _by_fractions(facts, slip)
    golden = tuple(answer.formula for answer in answers(facts))
    if slip and worked.answers == golden:
        raise Rejected("the slip changes nothing")
    return worked


def _by_fractions(facts: Decay | Damped, slip: str) -> Worked:
    factors = weights(facts)
    poles = exponents(facts)
    if slip == "a_fraction_with_the_wrong_sign":
        factors = [*factors[:-1], -factors[-1]]
    if slip == "fractions_exchanged":
        factors = [*factors[:-2], factors[-1], factors[-2]]
    decomposed = partial_fractions(factors, poles)
    if slip == "poles_with_the_wrong_sign":
        poles = [-pole for pole in poles]
    found = partial_solution(factors, poles)
    value = sum(factors, Fraction(0))
    steps = (
        step("identity", left=transform(facts), right=decomposed),
        step(
            "transformed",
            function=call("exp", poles[-1] * T),
            transform=quotient(1, S - exponents(facts)[-1]),
        ),
        step("value", letter=T, at=0, expression=found, value=value),
        step("differential_equation", letter=T, left=left_of(facts), right=right_of(facts), solution=found),
        step("transformed", function=found, transform=transform(facts)),
    )
    return Worked(steps, (transform(facts), found))


def _switched(facts: Switched, slip: str) -> Worked:
    (amplitude,) = weights(facts)
    square = facts.turn**2
    if slip == "square_forgotten":
        amplitude = Fraction(facts.force, facts.turn)
    fraction = quotient(facts.force, product(S, S**2 + square))
    parts = formula(amplitude) * total(quotient(1, S), -quotient(S, S**2 + square))
    from_rest = formula(amplitude) * (1 - call("cos", facts.turn * T))
    delayed = formula(amplitude) * (1 - call("cos", facts.turn * (T - facts.off)))
    later = call("cos", facts.turn * (T - facts.off))
    now = call("cos", facts.turn * T)
    found = formula(amplitude) * (later - now)
    difference = from_rest - delayed
    if slip == "difference_with_the_wrong_sign":
        found = formula(amplitude) * (now - later)
    if slip == "delay_forgotten":
        found = from_rest
    stated = transform(facts)
    force_transform = quotient(facts.force * (1 - call("exp", -facts.off * S)), S)
    if slip == "force_never_off":
        force_transform = quotient(facts.force, S)
        stated = fraction
    integrand = facts.force * call("exp", -S * T)
    steps = (
        step(
            "definite_integral",
            integrand=integrand,
            letter=T,
            low=0,
            high=facts.off,
            value=force_transform,
        ),
        step("identity", left=force_transform * quotient(1, S**2 + square), right=stated),
        step("identity", left=fraction, right=parts),
        step("transformed", function=from_rest, transform=fraction),
        step("identity", left=difference, right=found),
    )
    return Worked(steps, (stated, found))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "a_fraction_with_the_wrong_sign": "the last partial fraction has the wrong sign",
        "fractions_exchanged": "the numerators of two partial fractions are exchanged",
        "poles_with_the_wrong_sign": "the exponents of the solution have the wrong signs",
        "square_forgotten": "the force is divided by the turn instead of its square",
        "difference_with_the_wrong_sign": "the difference is taken the wrong way round",
        "delay_forgotten": "the solution from rest is given, as if the force went on",
        "force_never_off": "the end of the force is left out of its transform",
    },
)
