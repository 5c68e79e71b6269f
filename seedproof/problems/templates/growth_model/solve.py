"""Finds the factor of an interval, goes back to the start and on to later times, and takes logarithms."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.growth_model.facts import Cooling, Doses, Facts, Logistic
from seedproof.problems.templates.growth_model.generate import (
    answers,
    capacity,
    dose,
    logarithm_quotient,
    odds,
    ratio,
    spacing,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Like, Symbol, formula, power, product, quotient, total

T = Symbol("t")
K = Symbol("K")
N = Symbol("n")
ROOM = Symbol("r")

_LARGEST = 100_000


def _simple(number: Fraction) -> Fraction:
    """Return a number that can be written down. Raises: Rejected for another."""
    if max(abs(number.numerator), number.denominator) > _LARGEST:
        raise Rejected("a wrong number has many digits")
    return number


def _power(factor: Fraction, interval: int) -> Formula:
    """Return factor^(t / interval)."""
    return power(factor, quotient(T, interval))


def _value_step(letter: Formula, place: Like, expression: Formula, value: Like) -> Step:
    return step("value", letter=letter, at=place, expression=expression, value=value)


def _time_step(left: Formula, right: Like, time: Formula) -> Step:
    return step("satisfies", letter=T, value=time, left=left, right=right)


def _time(interval: int, value: Fraction, base: Fraction) -> Formula:
    """Return interval * ln(value) / ln(base). Raises: Rejected where a logarithm does not exist."""
    if value <= 0 or base <= 0 or 1 in (base, value):
        raise Rejected("a wrong logarithm does not exist, or is zero")
    if base < 1:
        return -_time(interval, value, 1 / base)
    return logarithm_quotient(interval, _simple(value), _simple(base))


def _cooling(facts: Cooling, slip: str) -> Worked:
    """First the factor, then the start, then the later temperature and the time."""
    first, second = facts.temperatures
    room = facts.surroundings
    interval = spacing(facts)
    factor = ratio(facts)
    if slip == "surroundings_forgotten":
        factor = Fraction(second, first)
    back = facts.times[0] // interval
    after = facts.later // interval
    excess = _simple((first - room) / factor**back)
    if slip == "back_in_the_wrong_direction":
        excess = _simple((first - room) * factor**back)
    later = _simple(room + excess * factor**after)
    if slip == "counted_from_the_measurement":
        later = _simple(room + (first - room) * factor**after)
    value = excess / (facts.target - room)
    if slip == "target_with_surroundings":
        value = excess / facts.target
    time = _time(interval, value, 1 / factor)
    if slip == "sign_of_the_time":
        time = -time
    from_measurement = total(room, product(first - room, _power(factor, interval)))
    from_start = total(room, product(excess, _power(factor, interval)))
    steps = (
        _value_step(ROOM, room, quotient(total(second, -ROOM), total(first, -ROOM)), factor),
        _value_step(T, -facts.times[0], from_measurement, room + excess),
        _value_step(T, facts.later, from_start, later),
        _time_step(from_start, facts.target, time),
    )
    return Worked(steps, (formula(room + excess), formula(later), time))


def _logistic(facts: Logistic, slip: str) -> Worked:
    """First the capacity, then the factor of the odds, then the next number and the time."""
    first, second, third = facts.counts
    limit = capacity(facts)
    if slip == "two_forgotten":
        above = second * second * (first + third) - first * second * third
        limit = Fraction(above, second * second - first * third)
    if limit <= third:
        raise Rejected("the wrong capacity is below a count")
    start = odds(first, limit)
    factor = odds(second, limit) / start
    if slip == "factor_of_the_counts":
        factor = Fraction(second, first)
    following_odds = odds(third, limit) * factor
    if slip == "two_forgotten":
        following_odds = start * factor**3
    following = _simple(limit * following_odds / (1 + following_odds))
    if slip == "odds_taken_for_the_part":
        following = _simple(limit * following_odds)
    share = Fraction(*facts.part)
    value = share / (1 - share) / start
    if slip == "part_taken_for_odds":
        value = share / start
    if slip == "counted_from_the_last":
        value = share / (1 - share) / odds(third, limit)
    time = _time(facts.interval, value, factor)
    left = product((K - second) ** 2, first * third)
    right = product(second * second, K - first, K - third)
    written_odds = quotient(N, total(limit, -N))
    steps = (
        step("satisfies", letter=K, value=limit, left=left, right=right),
        _value_step(N, first, written_odds, _simple(start)),
        _value_step(N, second, written_odds, _simple(start * factor)),
        _value_step(
            T,
            3,
            quotient(limit * (start * power(factor, T)), total(1, start * power(factor, T))),
            following,
        ),
        _time_step(product(start, _power(factor, facts.interval)), share / (1 - share), time),
    )
    return Worked(steps, (formula(limit), formula(following), time))


def _doses(facts: Doses, slip: str) -> Worked:
    """First the factor and the half-life, then the dose, the sum of its rests, and the longest decay."""
    first, second = facts.amounts
    interval = spacing(facts)
    factor = ratio(facts)
    half = _time(interval, Fraction(2), 1 / factor)
    if slip == "linear_half_life":
        half = formula(Fraction(interval * first, 2 * (first - second)))
    back = facts.times[0] // interval
    size = dose(facts)
    if slip == "first_measurement_as_dose":
        size = Fraction(first)
    if slip == "back_in_the_wrong_direction":
        size = _simple(first * factor**back)
    between = factor ** (facts.interval // interval)
    count = facts.number
    if slip == "one_dose_too_many":
        count += 1
    if slip == "one_dose_too_few":
        count -= 1
    amount = _simple(size * (1 - between**count) / (1 - between))
    rest = 1 - size / facts.limit
    if slip == "limit_before_the_dose":
        rest = 1 / (1 + size / facts.limit)
    if rest <= 0:
        raise Rejected("the wrong dose alone exceeds the limit")
    time = _time(interval, 1 / rest, 1 / factor)
    # The amount just after each dose, told as a sum of what is left of all doses.
    rests = total(*(product(size, power(T, exponent)) for exponent in range(facts.number)))
    steps = (
        _time_step(_power(factor, interval), Fraction(1, 2), half),
        _value_step(T, -facts.times[0], product(first, _power(factor, interval)), size),
        _value_step(T, between, rests, amount),
        _time_step(quotient(size, total(1, -_power(factor, interval))), facts.limit, time),
    )
    return Worked(steps, (half, formula(amount), time))


def work(facts: Facts, slip: str) -> Worked:
    """Work out one of the three models. Raises: Rejected for the slip of another."""
    if slip and slip not in _SLIPS[type(facts)]:
        raise Rejected("the slip belongs to another model")
    match facts:
        case Cooling():
            worked = _cooling(facts, slip)
        case Logistic():
            worked = _logistic(facts, slip)
        case Doses():
            worked = _doses(facts, slip)
    if slip and worked.answers == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return worked


_SLIPS: dict[type[Facts], tuple[str, ...]] = {
    Cooling: (
        "surroundings_forgotten",
        "back_in_the_wrong_direction",
        "counted_from_the_measurement",
        "target_with_surroundings",
        "sign_of_the_time",
    ),
    Logistic: (
        "two_forgotten",
        "factor_of_the_counts",
        "odds_taken_for_the_part",
        "part_taken_for_odds",
        "counted_from_the_last",
    ),
    Doses: (
        "linear_half_life",
        "first_measurement_as_dose",
        "back_in_the_wrong_direction",
        "one_dose_too_many",
        "one_dose_too_few",
        "limit_before_the_dose",
    ),
}
"""Which slips people make in which model."""


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "surroundings_forgotten": "the temperatures are divided, not their differences from the surroundings",
        "back_in_the_wrong_direction": "going back in time is confused with going on",
        "counted_from_the_measurement": "the later time is counted from the first measurement",
        "target_with_surroundings": "the surroundings are not subtracted from the last temperature",
        "sign_of_the_time": "the logarithm of the factor has the wrong sign",
        "two_forgotten": "a factor of two is lost in the equation for the capacity",
        "factor_of_the_counts": "the counts are divided, not their odds",
        "odds_taken_for_the_part": "the odds are taken for the part of the capacity",
        "part_taken_for_odds": "the part of the capacity is taken for the odds",
        "counted_from_the_last": "the time is counted from the last count",
        "linear_half_life": "the decay is taken for a linear one",
        "first_measurement_as_dose": "the first measurement is taken for the dose",
        "one_dose_too_many": "the geometric sum has a term too many",
        "one_dose_too_few": "the geometric sum has a term too few",
        "limit_before_the_dose": "the limit is kept just before each dose, not after it",
    },
)
