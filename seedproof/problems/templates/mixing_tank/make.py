"""Draws volumes and rates whose ratios are simple; sets the balance up, solves it, puts in what is asked."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.mixing_tank.facts import Facts, Filling, Steady
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula

C, T, Y, SLOPE = map(Symbol, ("C", "t", "y", "y'"))

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
    return Steady(volume=volume, flow=flow, start=start, inflow=inflow, target=target)


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


def work(facts: Facts, slip: Slip) -> Worked:
    """Solve the balance, find the constant from the start, and answer the second question."""
    return _time(facts, slip) if isinstance(facts, Steady) else _final_mass(facts, slip)


def _time(facts: Steady, slip: Slip) -> Worked:
    """What is not as in the inflow dies away exponentially."""
    rate = Fraction(facts.flow, facts.volume)
    limit = facts.inflow * facts.volume
    fading = call("exp", -rate * T)
    gains = facts.flow * facts.inflow - rate * Y
    mass, excess, steps = _solved(facts, slip, gains, formula(limit), fading)
    target = facts.target * facts.volume
    rest = Fraction(target - limit, excess)
    if rest <= 0:
        raise Rejected("the target is never reached")
    logarithm = call("log", 1 / rest)
    minutes = slip.or_else(
        1 / rate * logarithm,
        rate_inverted=rate * logarithm,
        logarithm_with_the_wrong_sign=1 / rate * call("log", rest),
    )
    last = step("satisfies", left=mass, right=target, letter=T, value=minutes)
    return Worked((*steps, last), (mass, minutes))


def _final_mass(facts: Filling, slip: Slip) -> Worked:
    """What is not as in the inflow shrinks like a power of the volume."""
    gain = facts.runs_in - facts.runs_out
    scale = facts.volume // gain
    exponent = facts.runs_out // gain
    litres = facts.volume + gain * T
    gains = facts.runs_in * facts.inflow - facts.runs_out * Y / litres
    fading = (formula(scale) / (T + scale)) ** exponent
    mass, excess, steps = _solved(facts, slip, gains, facts.inflow * gain * (T + scale), fading)
    to_fill = facts.capacity - facts.volume
    minutes = slip.or_else(to_fill // gain, outflow_for_the_gain=to_fill // facts.runs_out)
    final = slip.or_else(
        facts.inflow * gain * (minutes + scale) + excess * Fraction(scale, minutes + scale) ** exponent,
        power_forgotten=facts.inflow * facts.capacity + excess * Fraction(facts.volume, facts.capacity),
    )
    if final <= 0 or final.denominator > 100:
        raise Rejected("the mass would look wrong")
    last = (
        step("satisfies", left=litres, right=facts.capacity, letter=T, value=minutes),
        step("value", letter=T, at=minutes, expression=mass, value=final),
    )
    return Worked((*steps, *last), (mass, formula(final)))


class Solved(NamedTuple):
    """The mass as a function of the time, its excess over that of the inflow at first, and the work."""

    mass: Formula
    excess: int
    steps: tuple[Step, ...]


def _solved(facts: Facts, slip: Slip, gains: Formula, full: Formula, fading: Formula) -> Solved:
    """Solve y' = gains: a tank full of the inflow solves it, and so does what fades, added C times."""
    limit = facts.inflow * facts.volume
    start = facts.start * facts.volume
    family = full + C * fading
    excess = slip.or_else(start - limit, start_forgotten=-limit, constant_with_the_wrong_sign=limit - start)
    mass = full + excess * fading
    steps = (
        step("differential_equation", letter=T, left=SLOPE, right=gains, solution=family),
        step("satisfies", left=limit + C, right=start, letter=C, value=excess),
        step("value", letter=C, at=excess, expression=family, value=mass),
    )
    return Solved(mass, excess, steps)


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return what the function is, and the time or the mass."""
    second = Typed("number", unit="minute" if isinstance(facts, Steady) else "gram")
    return Typed("expression(t; t > 0)", ("y",), unit="gram"), second


SHEET = Sheet(
    subject="differential_calculus",
    method="substitution into the balance, in balls",
    sample=sample,
    work=work,
    types=types,
    slips={
        "start_forgotten": "what is dissolved at first is left out",
        "constant_with_the_wrong_sign": "the constant of integration has the wrong sign",
        "rate_inverted": "the time is multiplied by the rate instead of divided",
        "logarithm_with_the_wrong_sign": "the logarithm has the wrong sign",
        "outflow_for_the_gain": "the tank is filled at the rate of the outflow",
        "power_forgotten": "the exponent of the share that is left is forgotten",
    },
    order=(2, 0, 1),
    levels={
        1: "a balance in words becomes a linear equation; its solution is solved for a time",
        2: "the tank holds a solution already, which may be diluted",
        3: "the volume grows, so that the coefficient depends on the time",
    },
)
