"""Sets the balance up, solves it, and puts the time or the volume that is asked for into the solution."""

from fractions import Fraction
from typing import assert_never

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.mixing_tank.facts import Facts, Filling, Steady
from seedproof.problems.templates.mixing_tank.generate import T, answers
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, total

Y = Symbol("y")
SLOPE = Symbol("y'")


def work(facts: Facts, slip: str) -> Worked:
    """Solve the balance, find the constant from the start, and answer the second question."""
    match facts:
        case Steady():
            worked = _steady(facts, slip)
        case Filling():
            worked = _filling(facts, slip)
        case _:
            assert_never(facts)
    golden = tuple(answer.formula for answer in answers(facts))
    if slip and worked.answers == golden:
        raise Rejected("the slip changes nothing")
    return worked


def _steady(facts: Steady, slip: str) -> Worked:
    """The mass is that of a tank full of the inflow, and a rest that dies away exponentially."""
    rate = Fraction(facts.flow, facts.volume)
    limit = facts.inflow * facts.volume
    factor = call("exp", -rate * T)
    constant = Symbol("C")
    family = total(limit, constant * factor)
    excess = facts.start * facts.volume - limit
    if slip == "start_forgotten":
        excess = -limit
    if slip == "constant_with_the_wrong_sign":
        excess = -excess
    mass = total(limit, excess * factor)
    target = facts.target * facts.volume
    rest = Fraction(target - limit, excess)
    if rest <= 0:
        raise Rejected("the target is never reached")
    minutes = _minutes(rate, rest, slip)
    steps = (
        _balance(facts.flow * facts.inflow - rate * Y, family),
        step(
            "satisfies",
            left=total(limit, constant),
            right=facts.start * facts.volume,
            letter=constant,
            value=excess,
        ),
        step("value", letter=constant, at=excess, expression=family, value=mass),
        step("satisfies", left=mass, right=target, letter=T, value=minutes),
    )
    return Worked(steps, (mass, minutes))


def _balance(gain: Formula, family: Formula) -> Step:
    return step("differential_equation", letter=T, left=SLOPE, right=gain, solution=family)


def _minutes(rate: Fraction, rest: Fraction, slip: str) -> Formula:
    """Return the time after which this share of the excess is left."""
    match slip:
        case "rate_inverted":
            return formula(rate) * call("log", formula(1 / rest))
        case "logarithm_with_the_wrong_sign":
            return formula(1 / rate) * call("log", formula(rest))
    return formula(1 / rate) * call("log", formula(1 / rest))


def _filling(facts: Filling, slip: str) -> Worked:
    """The excess shrinks like a power of the volume."""
    gain = facts.runs_in - facts.runs_out
    scale = facts.volume // gain
    exponent = facts.runs_out // gain
    constant = Symbol("C")
    full = facts.inflow * gain * (T + scale)
    share = formula(scale) / (T + scale)
    family = total(full, constant * share**exponent)
    excess = (facts.start - facts.inflow) * facts.volume
    if slip == "start_forgotten":
        excess = -facts.inflow * facts.volume
    if slip == "constant_with_the_wrong_sign":
        excess = -excess
    mass = total(full, excess * share**exponent)
    minutes = (facts.capacity - facts.volume) // gain
    if slip == "outflow_for_the_gain":
        minutes = (facts.capacity - facts.volume) // facts.runs_out
    final = _final_mass(facts, excess, minutes)
    if slip == "power_forgotten":
        final = facts.inflow * facts.capacity + excess * Fraction(facts.volume, facts.capacity)
    if final <= 0 or final.denominator > 100:
        raise Rejected("the mass would look wrong")
    litres = facts.volume + gain * T
    steps = (
        _balance(facts.runs_in * facts.inflow - facts.runs_out * Y / litres, family),
        step(
            "satisfies",
            left=total(facts.inflow * facts.volume, constant),
            right=facts.start * facts.volume,
            letter=constant,
            value=excess,
        ),
        step("value", letter=constant, at=excess, expression=family, value=mass),
        step("satisfies", left=litres, right=facts.capacity, letter=T, value=minutes),
        step("value", letter=T, at=minutes, expression=mass, value=final),
    )
    return Worked(steps, (mass, formula(final)))


def _final_mass(facts: Filling, excess: int, minutes: int) -> Fraction:
    gain = facts.runs_in - facts.runs_out
    scale = facts.volume // gain
    exponent = facts.runs_out // gain
    full = facts.inflow * gain * (minutes + scale)
    return full + excess * Fraction(scale, minutes + scale) ** exponent


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "start_forgotten": "what is dissolved at first is left out",
        "constant_with_the_wrong_sign": "the constant of integration has the wrong sign",
        "rate_inverted": "the time is multiplied by the rate instead of divided",
        "logarithm_with_the_wrong_sign": "the logarithm has the wrong sign",
        "outflow_for_the_gain": "the tank is filled at the rate of the outflow",
        "power_forgotten": "the exponent of the share that is left is forgotten",
    },
)
