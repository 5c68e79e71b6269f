"""Chooses the factor by which a quantity changes in an interval, and goes on and back by it."""

from fractions import Fraction
from math import lcm, log

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.growth_model.facts import Cooled, Cooling, Dosed, Doses, Facts, Logistic
from seedproof.problems.templates.growth_model.phrases import (
    COOLING,
    COOLING_QUESTIONS,
    DOSE_PERIODS,
    DOSE_UNITS,
    DOSES,
    DOSES_QUESTIONS,
    LOGISTIC,
    LOGISTIC_QUESTIONS,
    UNITS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, call, formula, latex, product, quotient

_DECAYS = ((3, 4), (2, 3), (4, 5), (1, 2), (5, 6), (3, 5))
_STARTS = {"coffee": (70, 96), "casting": (180, 460), "milk": (2, 8)}
"""Degrees Celsius."""
_RATES = {"coffee": (0.015, 0.045), "casting": (0.008, 0.035), "milk": (0.006, 0.03)}
"""Between which the part of the difference that is lost in a minute lies, that it be plausible."""
_GROWTHS = tuple(Fraction(text) for text in ("2", "3", "4", "5", "3/2", "5/2", "4/3", "8/3", "9/4"))
_PARTS = ((1, 2), (2, 3), (3, 4), (4, 5), (9, 10))
_LARGEST = 480


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a cooling, a logistic growth, or a series of doses. Raises: Rejected."""
    if difficulty == 1:
        return _cooling(draws)
    if difficulty == 2:
        return _logistic(draws)
    return _doses(draws)


def _cooling(draws: Draws) -> Cooling:
    story: Cooled = draws.choice(("coffee", "coffee", "casting", "casting", "milk"))
    surroundings = draws.between(16, 28)
    above, below = draws.choice(_DECAYS)
    before = draws.between(1, 2)
    low, high = _STARTS[story]
    start = draws.between(low, high)
    step = draws.choice((4, 5, 6, 8, 10, 12, 15, 20, 25, 30))
    slowest, fastest = _RATES[story]
    if not slowest <= log(below / above) / step <= fastest:
        raise Rejected("the temperature changes too fast, or hardly")
    excess = start - surroundings
    first = excess * Fraction(above, below) ** before
    second = first * Fraction(above, below)
    target = surroundings + _whole(second * Fraction(1, draws.choice((2, 3, 4, 5))))
    later = (before + 1 + draws.between(1, 2)) * step
    facts = Cooling(
        story=story,
        surroundings=surroundings,
        times=(before * step, (before + 1) * step),
        temperatures=(surroundings + _whole(first), surroundings + _whole(second)),
        later=later,
        target=target,
    )
    if cooled(facts, later).denominator > 10 or target == surroundings:
        raise Rejected("a temperature has many decimals, or is that of the surroundings")
    _check_logarithms(Fraction(excess, target - surroundings), Fraction(below, above))
    return facts


def _whole(number: Fraction) -> int:
    """Return an integer. Raises: Rejected for another number."""
    if number.denominator != 1:
        raise Rejected("a measured value is no integer")
    return int(number)


def _check_logarithms(value: Fraction, base: Fraction) -> None:
    """Raise Rejected where the quotient of the logarithms of both is rational."""
    if value == 1 or any(value**power == base**other for power in range(1, 4) for other in range(-6, 7)):
        raise Rejected("a logarithm is rational")


def _logistic(draws: Draws) -> Logistic:
    odds = Fraction(draws.between(1, 6), draws.between(2, 24))
    factor = draws.choice(_GROWTHS)
    every = [odds * factor**count for count in range(4)]
    shares = [number / (1 + number) for number in every]
    common = lcm(*(share.denominator for share in shares))
    if odds >= 1 or common > 200:
        raise Rejected("the counts are large, or more than half of the capacity from the start")
    capacity = common * draws.between(1, 10)
    if capacity > _LARGEST or capacity < 60:
        raise Rejected("the capacity is large or small")
    part = draws.choice(_PARTS)
    counts = (_whole(capacity * shares[0]), _whole(capacity * shares[1]), _whole(capacity * shares[2]))
    share = Fraction(*part)
    _check_logarithms(share / (1 - share) / odds, factor)
    if share <= shares[2]:
        raise Rejected("the part is reached before the last count")
    return Logistic(draws.choice(("trout", "yeast", "rumour")), draws.between(2, 6), counts, part)


def _doses(draws: Draws) -> Doses:
    above, below = draws.choice(_DECAYS)
    before = draws.between(1, 2)
    step = draws.choice((2, 3, 4, 6))
    size = below ** (before + 1) * draws.between(1, 20)
    factor = Fraction(above, below)
    first = size * factor**before
    multiple = draws.between(1, 3)
    story: Dosed = draws.choice(("antibiotic", "painkiller", "pesticide"))
    limit = size * Fraction(draws.between(3, 9), 2)
    facts = Doses(
        story=story,
        times=(before * step, (before + 1) * step),
        amounts=(_whole(first), _whole(first * factor)),
        interval=multiple * step,
        number=draws.between(3, 5),
        limit=_whole(limit),
    )
    if not 20 <= size <= _LARGEST or facts.limit > _LARGEST:
        raise Rejected("an amount is large or small")
    if factor == Fraction(1, 2) or amount(facts, facts.number).denominator > 10:
        raise Rejected("the half-life is given, or the amount has many decimals")
    if remaining_part(facts) == Fraction(1, 2):
        raise Rejected("the shortest interval is the half-life")
    _check_logarithms(remaining_part(facts), factor)
    return facts


def ratio(facts: Cooling | Doses) -> Fraction:
    """Return the factor of decay between both measurements."""
    match facts:
        case Cooling():
            first, second = (temperature - facts.surroundings for temperature in facts.temperatures)
        case Doses():
            first, second = facts.amounts
    return Fraction(second, first)


def spacing(facts: Cooling | Doses) -> int:
    """Return the time between both measurements."""
    first, second = facts.times
    return second - first


def cooled(facts: Cooling, time: int) -> Fraction:
    """Return the temperature at a time that is a multiple of the time between both measurements."""
    first = facts.temperatures[0] - facts.surroundings
    steps = (time - facts.times[0]) // spacing(facts)
    return facts.surroundings + first * ratio(facts) ** steps


def logarithm_quotient(time: int, value: Fraction, base: Fraction) -> Formula:
    """Return time * ln(value) / ln(base)."""
    if value < 1:
        return -logarithm_quotient(time, 1 / value, base)
    return quotient(product(time, call("log", value)), call("log", base))


def cooling_time(facts: Cooling) -> Formula:
    """Return the time at which the target is reached."""
    excess = cooled(facts, 0) - facts.surroundings
    value = excess / (facts.target - facts.surroundings)
    return logarithm_quotient(spacing(facts), value, 1 / ratio(facts))


def capacity(facts: Logistic) -> Fraction:
    """Return the capacity: reciprocals of the counts less its own are a geometric sequence."""
    first, second, third = facts.counts
    above = 2 * first * second * third - second * second * (first + third)
    return Fraction(above, first * third - second * second)


def odds(count: int | Fraction, limit: Fraction) -> Fraction:
    """Return the quotient of a count and what it lacks to the capacity."""
    return count / (limit - count)


def logistic_factor(facts: Logistic) -> Fraction:
    """Return the factor of the odds in one interval."""
    limit = capacity(facts)
    return odds(facts.counts[1], limit) / odds(facts.counts[0], limit)


def next_count(facts: Logistic) -> Fraction:
    """Return the number after three intervals."""
    limit = capacity(facts)
    following = odds(facts.counts[2], limit) * logistic_factor(facts)
    return limit * following / (1 + following)


def logistic_time(facts: Logistic) -> Formula:
    """Return the time at which the part of the capacity is reached."""
    share = Fraction(*facts.part)
    value = share / (1 - share) / odds(facts.counts[0], capacity(facts))
    return logarithm_quotient(facts.interval, value, logistic_factor(facts))


def dose(facts: Doses) -> Fraction:
    """Return the size of one dose."""
    return facts.amounts[0] / ratio(facts) ** (facts.times[0] // spacing(facts))


def interval_factor(facts: Doses) -> Fraction:
    """Return the factor of decay between two doses."""
    return ratio(facts) ** (facts.interval // spacing(facts))


def amount(facts: Doses, number: int) -> Fraction:
    """Return the amount just after so many doses, a geometric sum."""
    factor = interval_factor(facts)
    return dose(facts) * (1 - factor**number) / (1 - factor)


def half_life(facts: Doses) -> Formula:
    """Return the half-life."""
    return logarithm_quotient(spacing(facts), Fraction(2), 1 / ratio(facts))


def remaining_part(facts: Doses) -> Fraction:
    """Return which part of a dose may be left before the next one, so that the limit is kept forever."""
    return 1 - dose(facts) / facts.limit


def shortest_interval(facts: Doses) -> Formula:
    """Return the shortest interval for which the limit is kept."""
    return logarithm_quotient(spacing(facts), 1 / remaining_part(facts), 1 / ratio(facts))


def answers(facts: Facts) -> list[Answer]:
    """Return what the three parts ask for."""
    match facts:
        case Cooling():
            return [
                Answer(formula(cooled(facts, 0)), "number", unit="°C"),
                Answer(formula(cooled(facts, facts.later)), "number", unit="°C"),
                Answer(cooling_time(facts), "number", ("t",), unit="minute"),
            ]
        case Logistic():
            unit = "gram" if facts.story == "yeast" else ""
            return [
                Answer(formula(capacity(facts)), "number", ("K",), unit=unit),
                Answer(formula(next_count(facts)), "number", (f"N({3 * facts.interval})",), unit=unit),
                Answer(logistic_time(facts), "number", ("t",), unit=UNITS[facts.story].removesuffix("s")),
            ]
        case Doses():
            period = DOSE_PERIODS[facts.story].removesuffix("s")
            return [
                Answer(half_life(facts), "number", unit=period),
                Answer(formula(amount(facts, facts.number)), "number", unit=DOSE_UNITS[facts.story]),
                Answer(shortest_interval(facts), "number", unit=period),
            ]


def words(facts: Facts, draws: Draws) -> Words:
    """Tell the story."""
    match facts:
        case Cooling():
            statement = fill(
                draws.choice(COOLING[facts.story]),
                surroundings=str(facts.surroundings),
                first=str(facts.temperatures[0]),
                second=str(facts.temperatures[1]),
                first_time=str(facts.times[0]),
                second_time=str(facts.times[1]),
            )
            start, later, target = (draws.choice(wordings) for wordings in COOLING_QUESTIONS)
            later = fill(later, later=str(facts.later))
            return Words(statement, (start, later, fill(target, target=str(facts.target))))
        case Logistic():
            statement = fill(
                draws.choice(LOGISTIC[facts.story]),
                first=str(facts.counts[0]),
                second=str(facts.counts[1]),
                third=str(facts.counts[2]),
                interval=str(facts.interval),
                twice=str(2 * facts.interval),
            )
            limit, following, time = (draws.choice(wordings) for wordings in LOGISTIC_QUESTIONS)
            following = fill(following, thrice=str(3 * facts.interval))
            share = latex(formula(Fraction(*facts.part)))
            return Words(statement, (limit, following, fill(time, unit=UNITS[facts.story], part=share)))
        case Doses():
            statement = fill(
                draws.choice(DOSES[facts.story]),
                first=str(facts.amounts[0]),
                second=str(facts.amounts[1]),
                first_time=str(facts.times[0]),
                second_time=str(facts.times[1]),
                interval=str(facts.interval),
            )
            half, after, limit = (draws.choice(wordings) for wordings in DOSES_QUESTIONS)
            unit = DOSE_UNITS[facts.story]
            period = DOSE_PERIODS[facts.story]
            half = fill(half, period=period)
            after = fill(after, unit=unit, number=str(facts.number))
            return Words(
                statement, (half, after, fill(limit, unit=unit, period=period, limit=str(facts.limit)))
            )


TEMPLATE = Template(
    subject="precalculus",
    method="substitution into the model",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "exponential decay towards a known temperature, from two measurements",
        2: "logistic growth with three unknown parameters, from three counts",
        3: "doses add up to a geometric sum, whose limit decides how often a dose may be given",
    },
)
