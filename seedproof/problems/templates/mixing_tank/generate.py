"""Draws volumes and rates whose ratios are simple, and solves the linear equation by its known form."""

from fractions import Fraction
from typing import assert_never

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.mixing_tank.facts import Facts, Filling, Steady
from seedproof.problems.templates.mixing_tank.phrases import (
    FULL_QUESTIONS,
    MASS_QUESTIONS,
    STATEMENTS,
    TIME_QUESTIONS,
    Kind,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, total

T = Symbol("t")

_VOLUMES = (40, 50, 60, 80, 90, 100, 120, 150, 160, 180, 200, 240, 250, 300, 360, 400)
_MOST_CONCENTRATION = 30


def sample(draws: Draws, difficulty: int) -> Facts:
    """Pure water at first; then brine; then a volume that grows."""
    if difficulty == 3:
        return _filling(draws)
    return _steady(draws, difficulty)


def _steady(draws: Draws, difficulty: int) -> Steady:
    """The target lies between the concentration at first and that of the inflow."""
    volume = draws.choice(_VOLUMES)
    flow = draws.between(2, 12)
    start = 0 if difficulty == 1 else draws.between(1, _MOST_CONCENTRATION)
    inflow = draws.between(2, _MOST_CONCENTRATION)
    target = draws.between(1, _MOST_CONCENTRATION)
    if not min(start, inflow) < target < max(start, inflow):
        raise Rejected("the target is never reached")
    if volume % flow:
        raise Rejected("the rate of exchange is no unit fraction")
    if Fraction(start - inflow, target - inflow).numerator > 12:
        raise Rejected("the logarithm is large")
    return Steady(volume, flow, start, inflow, target)


def _filling(draws: Draws) -> Filling:
    """The outflow is a multiple of the gain, so that the exponent is an integer."""
    volume = draws.choice(_VOLUMES)
    gain = draws.between(1, 5)
    exponent = draws.between(1, 3)
    growth = draws.choice((2, 2, 3, 4))
    start = draws.choice((0, draws.between(1, _MOST_CONCENTRATION)))
    inflow = draws.between(2, _MOST_CONCENTRATION)
    if start == inflow or volume % gain:
        raise Rejected("the concentration stays, or the times are not simple")
    if growth * volume > 500:
        raise Rejected("the tank is too large")
    return Filling(
        volume=volume,
        capacity=growth * volume,
        runs_in=(exponent + 1) * gain,
        runs_out=exponent * gain,
        start=start,
        inflow=inflow,
    )


def mass(facts: Facts) -> Formula:
    """Return the mass after t minutes: that of a tank full of the inflow, and the rest that dies away."""
    match facts:
        case Steady():
            excess = (facts.start - facts.inflow) * facts.volume
            rate = Fraction(facts.flow, facts.volume)
            return total(facts.inflow * facts.volume, excess * call("exp", -rate * T))
        case Filling():
            gain = facts.runs_in - facts.runs_out
            scale = facts.volume // gain
            exponent = facts.runs_out // gain
            excess = (facts.start - facts.inflow) * facts.volume
            share = formula(scale) / (T + scale)
            return total(facts.inflow * gain * (T + scale), excess * share**exponent)
    assert_never(facts)


def time(facts: Steady) -> Formula:
    """Return the minutes until the target."""
    ratio = Fraction(facts.start - facts.inflow, facts.target - facts.inflow)
    return (facts.volume // facts.flow) * call("log", formula(ratio))


def final_mass(facts: Filling) -> Fraction:
    """Return the mass in the full tank, in grams."""
    exponent = facts.runs_out // (facts.runs_in - facts.runs_out)
    excess = (facts.start - facts.inflow) * facts.volume
    return facts.inflow * facts.capacity + excess * Fraction(facts.volume, facts.capacity) ** exponent


def answers(facts: Facts) -> list[Answer]:
    """The function, then the time of the target, or the mass in the full tank."""
    function = Answer(mass(facts), "expression(t; t > 0)", ("y",), unit="gram")
    if isinstance(facts, Steady):
        return [function, Answer(time(facts), "number", unit="minute")]
    return [function, Answer(formula(final_mass(facts)), "number", unit="gram")]


def words(facts: Facts, draws: Draws) -> Words:
    """Tell the story of a tank."""
    kind: Kind
    match facts:
        case Steady():
            kind = "steady" if facts.start else "steady from water"
            numbers = {
                "volume": facts.volume,
                "flow": facts.flow,
                "start": facts.start,
                "inflow": facts.inflow,
            }
            second = fill(draws.choice(TIME_QUESTIONS), target=str(facts.target))
        case Filling():
            kind = "filling" if facts.start else "filling from water"
            numbers = {
                "volume": facts.volume,
                "capacity": facts.capacity,
                "runs_in": facts.runs_in,
                "runs_out": facts.runs_out,
                "start": facts.start,
                "inflow": facts.inflow,
            }
            second = draws.choice(FULL_QUESTIONS)
    if not facts.start:
        del numbers["start"]
    gaps = {name: str(number) for name, number in numbers.items()}
    statement = fill(draws.choice(STATEMENTS[kind]), **gaps)
    return Words(statement, (draws.choice(MASS_QUESTIONS), second))


TEMPLATE = Template(
    subject="differential_calculus",
    method="substitution into the balance, in balls",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a balance in words becomes a linear equation; its solution is solved for a time",
        2: "the tank holds a solution already, which may be diluted",
        3: "the volume grows, so that the coefficient depends on the time",
    },
)
