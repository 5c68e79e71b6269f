"""Chooses the factor by which a quantity changes in an interval; finds it, and goes on and back by it."""

from fractions import Fraction
from math import lcm, log

from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.growth_model.facts import (
    Cooled,
    Cooling,
    Dosed,
    Doses,
    Facts,
    Grown,
    Logistic,
)
from seedproof.problems.templates.growth_model.phrases import DOSE_UNITS, PERIODS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, power, total

T, K, N, ROOM = map(Symbol, ("t", "K", "n", "r"))

_DECAYS = ((3, 4), (2, 3), (4, 5), (1, 2), (5, 6), (3, 5))
_STARTS = {"coffee": (70, 96), "casting": (180, 460), "milk": (2, 8)}
"""Degrees Celsius."""
_RATES = {"coffee": (0.015, 0.045), "casting": (0.008, 0.035), "milk": (0.006, 0.03)}
"""Between which the part of the difference that is lost in a minute lies, that it be plausible."""
_GROWTHS = tuple(Fraction(text) for text in ("2", "3", "4", "5", "3/2", "5/2", "4/3", "8/3", "9/4"))
_PARTS = ((1, 2), (2, 3), (3, 4), (4, 5), (9, 10))
_LARGEST = 480
_LARGEST_WRONG = 100_000


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
    spacing = draws.choice((4, 5, 6, 8, 10, 12, 15, 20, 25, 30))
    slowest, fastest = _RATES[story]
    if not slowest <= log(below / above) / spacing <= fastest:
        raise Rejected("the temperature changes too fast, or hardly")
    excess = start - surroundings
    factor = Fraction(above, below)
    first = excess * factor**before
    second = first * factor
    target = _whole(second * Fraction(1, draws.choice((2, 3, 4, 5))))
    after = before + 1 + draws.between(1, 2)
    facts = Cooling(
        story=story,
        surroundings=surroundings,
        times=(before * spacing, (before + 1) * spacing),
        temperatures=(surroundings + _whole(first), surroundings + _whole(second)),
        later=after * spacing,
        target=surroundings + target,
    )
    if (excess * factor**after).denominator > 10 or target == 0:
        raise Rejected("a temperature has many decimals, or is that of the surroundings")
    _check_logarithms(Fraction(excess, target), 1 / factor)
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
    first, second, third = (_whole(capacity * share) for share in shares[:3])
    share = Fraction(*part)
    _check_logarithms(share / (1 - share) / odds, factor)
    if share <= shares[2]:
        raise Rejected("the part is reached before the last count")
    story: Grown = draws.choice(("trout", "yeast", "rumour"))
    return Logistic(story, draws.between(2, 6), (first, second, third), part)


def _doses(draws: Draws) -> Doses:
    above, below = draws.choice(_DECAYS)
    before = draws.between(1, 2)
    spacing = draws.choice((2, 3, 4, 6))
    size = below ** (before + 1) * draws.between(1, 20)
    factor = Fraction(above, below)
    first = size * factor**before
    multiple = draws.between(1, 3)
    story: Dosed = draws.choice(("antibiotic", "painkiller", "pesticide"))
    limit = size * Fraction(draws.between(3, 9), 2)
    facts = Doses(
        story=story,
        times=(before * spacing, (before + 1) * spacing),
        amounts=(_whole(first), _whole(first * factor)),
        interval=multiple * spacing,
        number=draws.between(3, 5),
        limit=_whole(limit),
    )
    if not 20 <= size <= _LARGEST or limit > _LARGEST:
        raise Rejected("an amount is large or small")
    if factor == Fraction(1, 2) or _sum(size, factor**multiple, facts.number).denominator > 10:
        raise Rejected("the half-life is given, or the amount has many decimals")
    rest = 1 - size / limit
    if rest == Fraction(1, 2):
        raise Rejected("the shortest interval is the half-life")
    _check_logarithms(rest, factor)
    return facts


def _sum(first: int | Fraction, factor: Fraction, count: int) -> Fraction:
    """Return the sum of so many terms of a geometric sequence."""
    return first * (1 - factor**count) / (1 - factor)


def work(facts: Facts, slip: Slip) -> Worked:
    """Work out one of the three models. Raises: Rejected where a slip leads nowhere."""
    match facts:
        case Cooling():
            return _work_of_cooling(facts, slip)
        case Logistic():
            return _work_of_logistic(facts, slip)
        case Doses():
            return _work_of_doses(facts, slip)


def _simple(number: Fraction) -> Fraction:
    """Return a number that can be written down. Raises: Rejected for another."""
    if max(abs(number.numerator), number.denominator) > _LARGEST_WRONG:
        raise Rejected("a wrong number has many digits")
    return number


def _time(interval: int, value: Fraction, base: Fraction) -> Formula:
    """Return interval * ln(value) / ln(base). Raises: Rejected where a logarithm does not exist."""
    if value <= 0 or base <= 0 or 1 in (base, value):
        raise Rejected("a wrong logarithm does not exist, or is zero")
    if base < 1:
        return -_time(interval, value, 1 / base)
    if value < 1:
        return -_time(interval, 1 / value, base)
    return interval * call("log", _simple(value)) / call("log", _simple(base))


def _work_of_cooling(facts: Cooling, slip: Slip) -> Worked:
    """First the factor, then the start, then the later temperature and the time."""
    first, second = facts.temperatures
    room = facts.surroundings
    interval = facts.times[1] - facts.times[0]
    factor = Fraction(second - room, first - room)
    factor = slip.or_else(factor, surroundings_forgotten=Fraction(second, first))
    back = facts.times[0] // interval
    after = facts.later // interval
    excess = (first - room) / factor**back
    excess = _simple(slip.or_else(excess, back_in_the_wrong_direction=(first - room) * factor**back))
    counted = slip.or_else(excess, counted_from_the_measurement=Fraction(first - room))
    later = _simple(room + counted * factor**after)
    target = slip.or_else(facts.target - room, target_with_surroundings=facts.target)
    time = _time(interval, excess / target, 1 / factor)
    time = slip.or_else(time, sign_of_the_time=-time)
    fading = power(factor, T / interval)
    course = room + excess * fading
    measured = (second - ROOM) / (first - ROOM)
    steps = (
        step("value", letter=ROOM, at=room, expression=measured, value=factor),
        step(
            "value",
            letter=T,
            at=-facts.times[0],
            expression=room + (first - room) * fading,
            value=room + excess,
        ),
        step("value", letter=T, at=facts.later, expression=course, value=later),
        step("satisfies", letter=T, value=time, left=course, right=facts.target),
    )
    return Worked(steps, (formula(room + excess), formula(later), time))


def _work_of_logistic(facts: Logistic, slip: Slip) -> Worked:
    """First the capacity, then the factor of the odds, then the next number and the time."""
    first, second, third = facts.counts
    # Reciprocals of the counts less that of the capacity are a geometric sequence.
    doubled = slip.or_else(2, two_forgotten=1) * first * second * third
    limit = Fraction(doubled - second**2 * (first + third), first * third - second**2)
    if limit <= third:
        raise Rejected("the wrong capacity is below a count")
    start, odds, last = (count / (limit - count) for count in facts.counts)
    factor = slip.or_else(odds / start, factor_of_the_counts=Fraction(second, first))
    following = slip.or_else(last * factor, two_forgotten=start * factor**3)
    part = slip.or_else(following / (1 + following), odds_taken_for_the_part=following)
    number = _simple(limit * part)
    share = Fraction(*facts.part)
    goal = share / (1 - share)
    multiple = slip.or_else(
        goal / start, part_taken_for_odds=share / start, counted_from_the_last=goal / last
    )
    time = _time(facts.interval, multiple, factor)
    written = N / (limit - N)
    grown = start * power(factor, T)
    left = (K - second) ** 2 * (first * third)
    right = second**2 * (K - first) * (K - third)
    steps = (
        step("satisfies", letter=K, value=limit, left=left, right=right),
        step("value", letter=N, at=first, expression=written, value=_simple(start)),
        step("value", letter=N, at=second, expression=written, value=_simple(start * factor)),
        step("value", letter=T, at=3, expression=limit * grown / (1 + grown), value=number),
        step("satisfies", letter=T, value=time, left=start * power(factor, T / facts.interval), right=goal),
    )
    return Worked(steps, (formula(limit), formula(number), time))


def _work_of_doses(facts: Doses, slip: Slip) -> Worked:
    """First the factor and the half-life, then the dose, the sum of its rests, and the longest decay."""
    first, second = facts.amounts
    interval = facts.times[1] - facts.times[0]
    factor = Fraction(second, first)
    linear = formula(Fraction(interval * first, 2 * (first - second)))
    half = slip.or_else(_time(interval, Fraction(2), 1 / factor), linear_half_life=linear)
    back = facts.times[0] // interval
    size = slip.or_else(
        first / factor**back,
        first_measurement_as_dose=Fraction(first),
        back_in_the_wrong_direction=lambda: _simple(first * factor**back),
    )
    between = factor ** (facts.interval // interval)
    number = facts.number
    count = slip.or_else(number, one_dose_too_many=number + 1, one_dose_too_few=number - 1)
    amount = _simple(_sum(size, between, count))
    rest = slip.or_else(1 - size / facts.limit, limit_before_the_dose=1 / (1 + size / facts.limit))
    if rest <= 0:
        raise Rejected("the wrong dose alone exceeds the limit")
    time = _time(interval, 1 / rest, 1 / factor)
    # The amount just after each dose, told as a sum of what is left of all doses.
    rests = total(*(size * T**exponent for exponent in range(number)))
    fading = power(factor, T / interval)
    steps = (
        step("satisfies", letter=T, value=half, left=fading, right=Fraction(1, 2)),
        step("value", letter=T, at=-facts.times[0], expression=first * fading, value=size),
        step("value", letter=T, at=between, expression=rests, value=amount),
        step("satisfies", letter=T, value=time, left=size / (1 - fading), right=facts.limit),
    )
    return Worked(steps, (half, formula(amount), time))


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the units of what the three parts ask for."""
    if isinstance(facts, Cooling):
        degrees = Typed("number", unit="°C")
        return degrees, degrees, Typed("number", ("t",), unit="minute")
    period = PERIODS[facts.story].removesuffix("s")
    if isinstance(facts, Logistic):
        unit = "gram" if facts.story == "yeast" else ""
        following = Typed("number", (f"N({3 * facts.interval})",), unit=unit)
        return Typed("number", ("K",), unit=unit), following, Typed("number", ("t",), unit=period)
    time = Typed("number", unit=period)
    return time, Typed("number", unit=DOSE_UNITS[facts.story]), time


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return measurements and units."""
    match facts:
        case Cooling():
            filled: dict[str, Filling] = dict(zip(("first", "second"), facts.temperatures, strict=True))
        case Logistic(interval=interval):
            filled = dict(zip(("first", "second", "third"), facts.counts, strict=True))
            filled |= {"twice": 2 * interval, "thrice": 3 * interval, "period": PERIODS[facts.story]}
            return filled
        case Doses():
            filled = dict(zip(("first", "second"), facts.amounts, strict=True))
            filled |= {"unit": DOSE_UNITS[facts.story], "period": PERIODS[facts.story]}
    return filled | dict(zip(("first_time", "second_time"), facts.times, strict=True))


SHEET = Sheet(
    subject="precalculus",
    method="substitution into the model",
    sample=sample,
    work=work,
    types=types,
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
    gaps=gaps,
    levels={
        1: "exponential decay towards a known temperature, from two measurements",
        2: "logistic growth with three unknown parameters, from three counts",
        3: "doses add up to a geometric sum, whose limit decides how often a dose may be given",
    },
)
