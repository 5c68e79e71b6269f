"""Works mean values out from the chord, and numbers of solutions from stationary points."""

from fractions import Fraction

from seedproof.problems.making.coefficients import derivative, value
from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.mean_value_theorem.facts import Count, Facts, Level, Mean
from seedproof.problems.templates.mean_value_theorem.generate import (
    X,
    answers,
    mean_points,
    mean_slope,
    most_solutions,
    over_power_of_e,
    parallel_points,
    range_of_most,
    stationary_points,
    top,
    with_one_solution,
    written,
    zeros_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    INFINITY,
    E,
    Formula,
    Symbol,
    Verbatim,
    call,
    collection,
    formula,
    interval,
    polynomial,
    power,
    product,
    quotient,
    union,
)

K = Symbol("k")

_REALS = interval(-INFINITY, INFINITY)
_POSITIVE = interval(0, INFINITY)


def work(facts: Facts, slip: str) -> Worked:
    """The derivative, its zeros, and what follows.

    Raises: Rejected where the slip changes nothing.
    """
    match facts:
        case Mean():
            worked = _mean(facts, slip)
        case Count():
            worked = _count(facts, slip)
        case Level():
            worked = _level(facts, slip)
    if slip and worked.answers == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes no answer")
    return worked


def _mean(facts: Mean, slip: str) -> Worked:
    low, high = facts.interval
    slope = mean_slope(facts)
    right = parallel_points(facts)
    points = mean_points(facts)
    match slip:
        case "sign_of_a_power_lost":
            slope += 2 * facts.coefficients[-1] / Fraction(high - low)
        case "sign_of_the_zeros_flipped":
            right = [-zero for zero in reversed(right)]
            points = [zero for zero in right if low < zero < high]
        case "ends_not_respected":
            points = right
        case "one_zero_lost":
            points = points[:1]
        case "ends_averaged":
            points = [Fraction(low + high, 2)]
    change = polynomial(derivative(facts.coefficients), X)
    f_low = value(facts.coefficients, low)
    f_high = value(facts.coefficients, high)
    chord = Verbatim(rf"\frac{{{f_high} - \left({f_low}\right)}}{{{high} - \left({low}\right)}}")
    shifted = derivative(facts.coefficients)
    exact = [Fraction(number) for number in shifted]
    exact[-1] -= slope
    steps = (
        step("value", letter=X, at=low, expression=written(facts), value=f_low),
        step("value", letter=X, at=high, expression=written(facts), value=f_high),
        step("identity", left=chord, right=slope),
        step("derivative", function=written(facts), letter=X, derivative=change),
        step("zeros", polynomial=polynomial(exact, X), letter=X, zeros=collection(*right)),
        step(
            "zeros_between",
            polynomial=polynomial(exact, X),
            letter=X,
            interval=interval(low, high),
            zeros=collection(*points),
        ),
    )
    return Worked(steps, (formula(slope), collection(*points)))


def _count(facts: Count, slip: str) -> Worked:
    places = stationary_points(facts)
    change = polynomial(derivative(facts.coefficients), X)
    heights = [value(facts.coefficients, place) for place in places]
    low, high = range_of_most(facts)
    number = zeros_of(facts)
    degree = len(facts.coefficients) - 1
    closed = ""
    match slip:
        case "one_zero_lost":
            number = number - 1 if number > 1 else number + 1
        case "sign_of_the_zeros_flipped":
            lowest, highest = range_of_most(facts)
            low = -highest
            high = -lowest
        case "ends_not_respected":
            low = min(heights)
            high = max(heights)
        case "sign_of_a_power_lost":
            heights[0] = _without_sign(facts, places[0])
            low, high = _between(heights)
        case "ends_averaged":
            low = (low + high) / 2
    levels = interval(low, high, closed)
    steps = [
        step("derivative", function=written(facts), letter=X, derivative=change),
        step("zeros", polynomial=change, letter=X, zeros=collection(*places)),
        *(
            step("value", letter=X, at=place, expression=written(facts), value=height)
            for place, height in zip(places, heights, strict=True)
        ),
        step("number_of_zeros", polynomial=written(facts), letter=X, number=number),
        step(
            "number_of_solutions",
            left=written(facts),
            letter=X,
            domain=_REALS,
            parameter=K,
            number=degree,
            values=levels,
        ),
    ]
    return Worked(tuple(steps), (formula(number), levels))


def _without_sign(facts: Count, place: int) -> Fraction:
    """Return the value with the last term that depends on x added instead of subtracted."""
    linear = facts.coefficients[-2]
    return value(facts.coefficients, place) - 2 * linear * place


def _between(heights: list[Fraction]) -> tuple[Fraction, Fraction]:
    if len(heights) == 2:
        low, high = sorted(heights)
    else:
        low, high = sorted((heights[1], heights[0]))
    if low == high:
        raise Rejected("with the slip two heights are the same")
    return low, high


def _level(facts: Level, slip: str) -> Worked:
    m = facts.power
    a = facts.multiple
    c = facts.factor
    height = top(facts)
    is_exponential = facts.shape == "exp"
    peak: Formula = formula(Fraction(m, a))
    if not is_exponential:
        peak = quotient(power(E, Fraction(1, m)), a)
    match slip:
        case "sign_of_a_power_lost" if is_exponential:
            height = c * Fraction(m, a) ** m * power(E, m)
        case "sign_of_a_power_lost":
            height = Fraction(c * a**m, m) * E
        case "one_zero_lost" if is_exponential:
            height = over_power_of_e(Fraction(c * m, a), m)
        case "one_zero_lost":
            height = over_power_of_e(Fraction(c * a), 1)
    several = interval(0, height)
    if slip == "ends_averaged":
        several = interval(-INFINITY, height)
    single = with_one_solution(facts)
    if slip in ("sign_of_a_power_lost", "one_zero_lost"):
        single = _single(facts, height)
    if slip == "ends_not_respected":
        single = interval(top(facts), INFINITY) if most_solutions(facts) == 2 else interval(-INFINITY, 0)
    if slip == "sign_of_the_zeros_flipped":
        raise Rejected("there is no such sign")
    domain = _REALS if is_exponential else _POSITIVE
    f = written(facts)
    steps = (
        step("derivative", function=f, letter=X, derivative=_derivative(facts)),
        step("value", letter=X, at=peak, expression=_derivative(facts), value=0),
        step("value", letter=X, at=peak, expression=f, value=height),
        step("limit", letter=X, at=INFINITY, expression=f, value=0),
        step(
            "number_of_solutions",
            left=f,
            letter=X,
            domain=domain,
            parameter=K,
            number=most_solutions(facts),
            values=several,
        ),
        step(
            "number_of_solutions",
            left=f,
            letter=X,
            domain=domain,
            parameter=K,
            number=1,
            values=single,
        ),
    )
    return Worked(steps, (several, single))


def _single(facts: Level, height: Formula) -> Formula:
    if most_solutions(facts) == 3:
        return union(collection(0), interval(height, INFINITY))
    return union(interval(-INFINITY, 0, "]"), collection(height))


def _derivative(facts: Level) -> Formula:
    m = facts.power
    a = facts.multiple
    c = facts.factor
    if facts.shape == "exp":
        return product(c, X ** (m - 1), m - a * X, call("exp", -a * X))
    return quotient(product(c, 1 - m * call("log", a * X)), X ** (m + 1))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_of_a_power_lost": "a sign is lost where a value is worked out",
        "sign_of_the_zeros_flipped": "the zeros, or the heights, have the wrong sign",
        "ends_not_respected": "what lies outside of the interval, or at its ends, is counted, too",
        "one_zero_lost": "a zero, or a power, is lost",
        "ends_averaged": "the middle, or an end at infinity, is taken for what is asked",
    },
)
