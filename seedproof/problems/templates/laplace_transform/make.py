"""Draws rates whose partial fractions are simple; finds the transform Y(s), and takes it back."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.laplace_transform.facts import Damped, Decay, Facts, Switched
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, polynomial, product, total

S, T, Y, SLOPE, CURVATURE = map(Symbol, ("s", "t", "y", "y'", "y''"))

_LARGEST_DENOMINATOR = 12


def sample(draws: Draws, difficulty: int) -> Facts:
    """First order; then second order; then a force that is switched off."""
    match difficulty:
        case 1:
            facts: Facts = _decay(draws)
        case 2:
            facts = _damped(draws)
        case _:
            turn = draws.between(1, 4)
            facts = Switched(turn=turn, force=turn**2 * draws.between(1, 6), off=draws.between(1, 9))
    weights = [] if isinstance(facts, Switched) else _weights(facts)
    if any(weight.denominator > _LARGEST_DENOMINATOR for weight in weights):
        raise Rejected("the partial fractions are not simple")
    if 0 in weights:
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


def _weights(facts: Decay | Damped) -> list[Fraction]:
    """Return the coefficients of the partial fractions."""
    if isinstance(facts, Decay):
        forced = Fraction(facts.factor, facts.rate + facts.growth)
        return [forced, facts.start - forced]
    level = Fraction(facts.force, facts.first * facts.second)
    deviation = facts.start - level
    slow = (facts.slope + facts.second * deviation) / (facts.second - facts.first)
    return [level, slow, deviation - slow]


def _sides(facts: Facts) -> tuple[Formula, Formula]:
    """Return both sides of the equation, the right one as it is at first."""
    match facts:
        case Decay():
            return SLOPE + facts.rate * Y, facts.factor * call("exp", facts.growth * T)
        case Damped(first=first, second=second):
            return CURVATURE + (first + second) * SLOPE + first * second * Y, formula(facts.force)
        case Switched():
            return CURVATURE + facts.turn**2 * Y, formula(facts.force)


def work(facts: Facts, slip: Slip) -> Worked:
    """Decompose Y(s), and say which functions have these transforms."""
    return _switched(facts, slip) if isinstance(facts, Switched) else _by_fractions(facts, slip)


def _by_fractions(facts: Decay | Damped, slip: Slip) -> Worked:
    if isinstance(facts, Decay):
        poles = [facts.growth, -facts.rate]
        above = polynomial([facts.start, facts.factor - facts.start * facts.growth], S)
    else:
        poles = [0, -facts.first, -facts.second]
        rates = facts.first + facts.second
        above = polynomial([facts.start, facts.start * rates + facts.slope, facts.force], S)
    transform = above / product(*(S - pole for pole in poles))
    *others, last_but_one, last = _weights(facts)
    weights = slip.or_else(
        [*others, last_but_one, last],
        a_fraction_with_the_wrong_sign=[*others, last_but_one, -last],
        fractions_exchanged=[*others, last, last_but_one],
    )
    decomposed = total(*(weight * (1 / (S - pole)) for weight, pole in zip(weights, poles, strict=True)))
    exponents = slip.or_else(poles, poles_with_the_wrong_sign=[-pole for pole in poles])
    solution = _exponentials(weights, exponents)
    left, right = _sides(facts)
    steps = (
        step("identity", left=transform, right=decomposed),
        step("transformed", function=call("exp", exponents[-1] * T), transform=1 / (S - poles[-1])),
        step("value", letter=T, at=0, expression=solution, value=sum(weights, Fraction(0))),
        step("differential_equation", letter=T, left=left, right=right, solution=solution),
        step("transformed", function=solution, transform=transform),
    )
    return Worked(steps, (transform, solution))


def _exponentials(weights: Sequence[Fraction], exponents: Sequence[int]) -> Formula:
    waves = [call("exp", exponent * T) if exponent else 1 for exponent in exponents]
    return total(*(formula(weight) * wave for weight, wave in zip(weights, waves, strict=True)))


def _switched(facts: Switched, slip: Slip) -> Worked:
    force = facts.force
    square = facts.turn**2
    amplitude = Fraction(force, slip.or_else(square, square_forgotten=facts.turn))
    fraction = force / (S * (S**2 + square))
    now = call("cos", facts.turn * T)
    later = call("cos", facts.turn * (T - facts.off))
    from_rest = amplitude * (1 - now)
    delayed = amplitude * (1 - later)
    solution = slip.or_else(
        amplitude * (later - now),
        difference_with_the_wrong_sign=amplitude * (now - later),
        delay_forgotten=from_rest,
    )
    switched = force * (1 - call("exp", -facts.off * S))
    transform = slip.or_else(switched / (S * (S**2 + square)), force_never_off=fraction)
    of_force = slip.or_else(switched / S, force_never_off=force / S)
    parts = amplitude * (1 / S - S / (S**2 + square))
    integrand = force * call("exp", -S * T)
    steps = (
        step("definite_integral", integrand=integrand, letter=T, low=0, high=facts.off, value=of_force),
        step("identity", left=of_force * (1 / (S**2 + square)), right=transform),
        step("identity", left=fraction, right=parts),
        step("transformed", function=from_rest, transform=fraction),
        step("identity", left=from_rest - delayed, right=solution),
    )
    return Worked(steps, (transform, solution))


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return what the transform is, and the function, perhaps for later times only."""
    times = f"t; t > {facts.off}" if isinstance(facts, Switched) else "t"
    return Typed("expression(s)", ("Y",)), Typed(f"expression({times})", ("y",))


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return both sides of the equation."""
    left, right = _sides(facts)
    return {"left": left, "right": right}


SHEET = Sheet(
    subject="differential_calculus",
    method="substitution, and the transform's integral, in balls",
    sample=sample,
    work=work,
    types=types,
    slips={
        "a_fraction_with_the_wrong_sign": "the last partial fraction has the wrong sign",
        "fractions_exchanged": "the numerators of two partial fractions are exchanged",
        "poles_with_the_wrong_sign": "the exponents of the solution have the wrong signs",
        "square_forgotten": "the force is divided by the turn instead of its square",
        "difference_with_the_wrong_sign": "the difference is taken the wrong way round",
        "delay_forgotten": "the solution from rest is given, as if the force went on",
        "force_never_off": "the end of the force is left out of its transform",
    },
    gaps=gaps,
    order=(0, 2, 1),
    levels={
        1: "one pole from the equation and one from the force",
        2: "two initial values and three partial fractions",
        3: "a force that is switched off: the transform has an exponential, the solution a delay",
    },
)
